import { describe, expect, it } from 'vitest'
import { newPlay } from '../../kernel/play.ts'
import type { Json } from '../../kernel/types.ts'
import { roster } from '../home/17-roster.ts'
import { type Laid, set, type Table } from '../proof/table-top.ts'
import type { Delve, DelveState } from '../state.ts'
import { routes } from './06-movement.ts'
import { turnToStone } from './15-special-monsters.ts'
import { goOnOrEnd, homecoming, keptMaze, leave, standings } from './17-leaving.ts'
import { changeGold, character, gainExperience, gainJewel, here, isAlive, rememberFall, wound } from './party.ts'

const PARTY: Json = [{ hero: 'Lord Dil' }, { hero: 'Zareth', items: ['ring:heal'] }, { hero: 'Weldron', gold: 30, jewels: [25] }]
/** The corridor beside the Gateway. */
const besideGateway = (laid: Laid = {}) => set({ at: 'corridor', start: 'turn', party: PARTY }, laid)

/** Plays rules on the state itself, for what no decision leads to quickly. */
function on(s: DelveState): Delve {
  return newPlay(s, 'leaving')
}

function play<T>(script: { [Symbol.iterator](): { next(): IteratorResult<unknown, T> } }): T {
  const step = script[Symbol.iterator]().next()
  if (step.done !== true) throw new Error('a question was not expected')
  return step.value
}

function kill(s: DelveState, id: string): void {
  play(wound(on(s), character(s, id), 99, { rule: '9.7', cause: 'sword', by: 'orc-1' }))
}

/** Something that counts as gained in this raid. */
function enrich(s: DelveState, id: string, experience: number, gold: number, jewel = 0): void {
  const g = on(s)
  gainExperience(g, character(s, id), experience, '12.0', 'combat')
  changeGold(g, character(s, id), gold, '14.0', 'treasure')
  if (jewel > 0) gainJewel(g, character(s, id), jewel, '14.0', 'treasure')
}

const fates = (t: Table) => homecoming(t.state).map(({ id, fate }) => [id, fate.kind])

describe('17.0 leaving', () => {
  it('17.0 is possible from the segment beside the Gateway, on level 1, instead of walking onto it', () => {
    const t = besideGateway()
    expect(routes(t.state)).toContain('leave')
    expect(routes(t.state)).not.toContain('exit:south')
  })

  it('16.0 leaving wins the raid that destroyed the Hellgate, and no later one', () => {
    const words = (at: string | null) => {
      const t = besideGateway({ prepare: (s) => Object.assign(s.hellgate, { destroyed: true, at }) })
      const detail = t.decision.options?.find(({ id }) => id === 'leave')?.detail
      return [detail, t.pick('leave').texts.at(-1)]
    }
    expect(words('s7')).toEqual([
      'The Hellgate is destroyed: this wins the raid.',
      'The Hellgate is destroyed and the party is home: the team wins.',
    ])
    expect(words(null)).toEqual(['The party takes home all it carries.', 'The party is out of the Citadel.'])
  })

  it('17.0 is not possible anywhere else', () => {
    for (const scenario of [{ at: 'room' }, { at: 'gateway' }, { at: 'room', level: 2 }, { at: 'corridor', level: 3 }]) {
      const t = set({ ...scenario, start: 'turn', party: PARTY })
      expect(t.ids).not.toContain('leave')
      expect(t.refused('leave').code).toBe('rule-violation')
    }
  })

  it('17.0 takes everybody home with what he carries, and ends the raid', () => {
    const t = besideGateway().pick('leave')
    expect(t.over).toBe(true)
    expect(t.state).toMatchObject({ phase: 'over', end: { kind: 'left' } })
    expect(fates(t)).toEqual([
      ['lord-dil', 'came-out'],
      ['zareth', 'came-out'],
      ['weldron', 'came-out'],
    ])
    expect(homecoming(t.state)[2]).toMatchObject({ gold: 30, jewels: [25], experience: 0 })
    expect(t.session.outcome?.kind).toBe('left')
  })

  it('13.6 a tapestry becomes a jewel of its worth outside, and counts for character victory', () => {
    const t = besideGateway({
      prepare: (s) => {
        const zareth = character(s, 'zareth')
        zareth.items.push({ kind: 'tapestry', id: 'tapestry-1', value: 150 })
        zareth.experience = 100
      },
    }).pick('leave')
    expect(homecoming(t.state)[1]).toMatchObject({ jewels: [150] })
    expect(homecoming(t.state)[1]?.sheet.items).not.toContainEqual(expect.objectContaining({ kind: 'tapestry' }))
    expect(t.lines.filter(({ reason }) => reason === 'tapestry')).toMatchObject([
      { character: 'zareth', unit: 'item', amount: -1, subject: 'tapestry-1', rule: '13.6' },
      { character: 'zareth', unit: 'jewel', amount: 150 },
    ])
    expect(t.events('tapestry-home')).toMatchObject([{ who: 'zareth', value: 150 }])
    expect(t.session.outcome?.standings?.find(({ id }) => id === 'zareth')).toMatchObject({ winner: true })
  })

  it('17.5 counts the exit of everybody who comes out', () => {
    const t = besideGateway({ prepare: (s) => kill(s, 'lord-dil') }).pick('leave')
    expect(homecoming(t.state).map(({ sheet }) => sheet.exits)).toEqual([0, 1, 1])
    expect(t.lines.filter(({ unit }) => unit === 'exit')).toMatchObject([
      { character: 'zareth', amount: 1, rule: '17.5' },
      { character: 'weldron' },
    ])
  })

  it('17.0 leaves behind as lost who waits elsewhere, with a warning first', () => {
    const t = besideGateway({ prepare: (s) => Object.assign(character(s, 'zareth'), { at: 'gateway' }) })
    expect(t.decision.options?.find(({ id }) => id === 'leave')?.warns).toContain('Zareth')
    t.pick('leave')
    expect(fates(t)).toContainEqual(['zareth', 'lost'])
    expect(homecoming(t.state)[1]?.sheet.exits).toBe(0)
  })

  it('17.0 brings everybody out once the Hellgate is destroyed', () => {
    const t = besideGateway({
      prepare: (s) => {
        Object.assign(s.hellgate, { at: 's1', destroyed: true })
        character(s, 'zareth').at = 'gateway'
      },
    }).pick('leave')
    expect(fates(t)).toContainEqual(['zareth', 'came-out'])
  })

  it('14.8 gives rings their casting back, 17.1 keeps things of the raid off the record', () => {
    const t = besideGateway({
      prepare: (s) => {
        const zareth = character(s, 'zareth')
        for (const item of zareth.items) if (item.kind === 'ring') item.used = true
        Object.assign(zareth, { wounds: 3, curses: [{ kind: 'drunk', amount: -2 }], resistance: 5 })
      },
    }).pick('leave')
    const sheet = homecoming(t.state)[1]?.sheet
    expect(sheet).toMatchObject({ items: [{ kind: 'ring', used: false }], resistance: 5, combatBonus: 4 })
    expect(Object.keys(sheet ?? {})).not.toContain('wounds')
  })
})

describe('17.0 the end', () => {
  it('5.0 the raid ends when everybody is dead', () => {
    const t = besideGateway()
    for (const { id } of t.state.characters) kill(t.state, id)
    play(goOnOrEnd(on(t.state)))
    expect(t.state.end).toEqual({ kind: 'all-dead' })
    expect(homecoming(t.state)[0]?.fate).toMatchObject({
      kind: 'fallen',
      fell: { turn: 1, level: 1, at: t.state.at, cause: 'sword', by: 'orc-1' },
    })
  })

  it('13.2, 14.6 a betrayer who is the last one standing ends it as all dead', () => {
    const t = besideGateway()
    kill(t.state, 'lord-dil')
    kill(t.state, 'zareth')
    Object.assign(character(t.state, 'weldron'), { side: 'monsters', charmedBy: 'talisman' })
    play(goOnOrEnd(on(t.state)))
    expect(t.state.end).toEqual({ kind: 'all-dead' })
    expect(fates(t)).toEqual([
      ['lord-dil', 'fallen'],
      ['zareth', 'fallen'],
      ['weldron', 'fallen'],
    ])
  })

  it('17.0 what the fallen carried to the end is lost, in the ledger too', () => {
    const t = besideGateway()
    for (const { id } of t.state.characters) kill(t.state, id)
    const g = on(t.state)
    play(goOnOrEnd(g))
    expect(g.step.lines.filter(({ reason }) => reason === 'fallen')).toMatchObject([
      { character: 'zareth', unit: 'item', subject: 'ring-heal-1' },
      { character: 'weldron', unit: 'gold', amount: -30 },
      { character: 'weldron', unit: 'jewel', amount: -25 },
    ])
    expect(homecoming(t.state)[2]).toMatchObject({ gold: 0, jewels: [], sheet: { items: [] } })
  })

  it('13.3 those lost in the shaft keep what they have and wait', () => {
    const t = besideGateway({ prepare: (s) => Object.assign(character(s, 'weldron'), { status: 'lost' }) }).pick('leave')
    expect(homecoming(t.state)[2]).toMatchObject({ fate: { kind: 'lost' }, gold: 30 })
  })

  it('10.6 goes on where somebody waits when nobody else is left', () => {
    const t = besideGateway()
    character(t.state, 'zareth').at = 'gateway'
    kill(t.state, 'lord-dil')
    kill(t.state, 'weldron')
    play(goOnOrEnd(on(t.state)))
    expect(t.state.end).toBeNull()
    expect(here(t.state).id).toBe('gateway')
    expect(t.state.phase).toBe('end-of-turn')
    expect(t.state.march.flat()).toContain('zareth')
    expect(isAlive(character(t.state, 'zareth'))).toBe(true)
  })
})

describe('17.0 where and of what', () => {
  const told = (t: Table) => roster.homecoming(t.state).map(({ slug, status, fell }) => [slug, status, fell?.text])

  it('17.0 a blow: the level, the place, by whom and with what', () => {
    const t = besideGateway({ prepare: (s) => kill(s, 'lord-dil') }).pick('leave')
    expect(roster.homecoming(t.state)[0]?.fell).toEqual({
      ...{ turn: 1, level: 1, cause: 'sword', by: 'Orc 1' },
      text: 'Level 1, M49. Killed by Orc 1 with a sword',
    })
    expect(told(t).slice(1)).toEqual([
      ['zareth', 'living', undefined],
      ['weldron', 'living', undefined],
    ])
  })

  it('17.0 those left behind, and in a shaft (13.3)', () => {
    const t = besideGateway({
      prepare: (s) => {
        character(s, 'zareth').at = 'gateway'
        const weldron = character(s, 'weldron')
        weldron.status = 'lost'
        rememberFall(s, weldron, 'shaft', null)
      },
    }).pick('leave')
    expect(told(t).slice(1)).toEqual([
      ['zareth', 'lost', 'Level 1, M50. Left behind'],
      ['weldron', 'lost', 'Level 1, M49. Fell into the shaft of the Hellgate'],
    ])
  })

  it('15.3, 13.2 stone', () => {
    const t = besideGateway({
      prepare: (s) => {
        turnToStone(s, character(s, 'zareth'), null)
        turnToStone(s, character(s, 'weldron'), 'medusa-2')
      },
    })
    while (!t.ids.includes('leave')) t.pick('decline')
    t.pick('leave')
    expect(told(t).slice(1)).toEqual([
      ['zareth', 'dead', 'Level 1, M49. Turned to stone by a Medusa’s statue'],
      ['weldron', 'dead', 'Level 1, M49. Turned to stone by Medusa 2'],
    ])
  })

  it.each([
    ['talisman', 'a Talisman of Evil'],
    ['x-the-unknown', 'X the Unknown'],
    ['vampire-1', 'Vampire 1'],
  ])('13.2, 14.6, 15.5 who is held by %s, and 17.0 a raid given up takes him so', (charmedBy, by) => {
    const t = besideGateway({ prepare: (s) => void Object.assign(character(s, 'weldron'), { side: 'monsters', charmedBy }) })
    const given = ['weldron', 'dead', `Level 1, M49. Turned against the party by ${by}`]
    expect(told(t)).toEqual([['lord-dil', 'living', undefined], ['zareth', 'living', undefined], given])
    expect(told(t.pick('leave'))[2]).toEqual(given)
  })

  it('16.0 who was freed has not been lost', () => {
    const t = besideGateway()
    Object.assign(t.state.hellgate, { at: 's1', destroyed: true })
    character(t.state, 'zareth').at = 'gateway'
    expect(told(t.pick('leave'))[1]).toEqual(['zareth', 'living', undefined])
  })
})

describe('17.0 victory', () => {
  const afterLeaving = (prepare: (s: DelveState) => void) => besideGateway({ prepare }).pick('leave')

  it('17.0 the team wins when the Hellgate is destroyed and somebody comes out alive', () => {
    const t = afterLeaving((s) => Object.assign(s.hellgate, { at: 's1', destroyed: true }))
    expect(t.state.end).toEqual({ kind: 'team-victory' })
  })

  it('17.0 the team does not win a second time once there is no Hellgate left to find (16.0)', () => {
    const t = afterLeaving((s) => Object.assign(s.hellgate, { at: null, destroyed: true }))
    expect(t.state.end).toEqual({ kind: 'left' })
  })

  it('17.0 a character wins with 100 experience and gold and jewels worth 100, the highest total first', () => {
    const t = afterLeaving((s) => {
      enrich(s, 'lord-dil', 100, 60, 40)
      enrich(s, 'zareth', 99, 900)
      enrich(s, 'weldron', 300, 44)
    })
    expect(standings(t.state)).toMatchObject([
      { id: 'zareth', score: 999, qualifies: false, winner: false },
      { id: 'weldron', score: 399, treasure: 99, qualifies: false, winner: false },
      { id: 'lord-dil', score: 200, treasure: 100, qualifies: true, winner: true },
    ])
  })

  it('17.0 ties are possible, and the dead win nothing', () => {
    const t = afterLeaving((s) => {
      enrich(s, 'lord-dil', 500, 0)
      enrich(s, 'zareth', 100, 200)
      enrich(s, 'weldron', 200, 45)
      kill(s, 'lord-dil')
    })
    expect(standings(t.state).map(({ id, winner }) => [id, winner])).toEqual([
      ['zareth', true],
      ['weldron', true],
      ['lord-dil', false],
    ])
  })
})

describe('17.0 going in again', () => {
  it('17.0 the maze is left as it is, 17.2 without charmed monsters', () => {
    const t = set({ at: 'corridor', start: 'turn', party: PARTY, monsters: [{ type: 'orc' }, { type: 'orc' }] })
    const [charmed] = t.state.monsters
    if (charmed !== undefined) charmed.side = 'party'
    const kept = keptMaze(t.state)
    expect(kept.monsters.map(({ id }) => id)).toEqual(['orc-2'])
    expect(kept.segments).toEqual(t.state.segments)
    expect(kept.segments[0]).not.toBe(t.state.segments[0])
    expect(kept).toMatchObject({ cup: t.state.cup, hellgate: t.state.hellgate, named: { orc: 2 } })
    expect(JSON.parse(JSON.stringify(kept))).toEqual(kept)
  })

  it('16.0 a destroyed Hellgate stays so and is found no more', () => {
    const t = besideGateway()
    Object.assign(t.state.hellgate, { at: 's1', destroyed: true })
    expect(keptMaze(t.pick('leave').state).hellgate).toMatchObject({ at: null, destroyed: true })
  })

  it('17.0 destroyed by those who never came out, it is the victory of the first who do', () => {
    const t = besideGateway()
    Object.assign(t.state.hellgate, { at: 's1', destroyed: true })
    t.state.end = { kind: 'all-dead' }
    expect(keptMaze(t.state).hellgate).toMatchObject({ at: 's1', destroyed: true })
  })

  it('17.0 leaving takes the turn: nothing else is asked', () => {
    const t = besideGateway()
    play(leave(on(t.state)))
    expect(t.state).toMatchObject({ turn: 1, phase: 'over' })
  })
})
