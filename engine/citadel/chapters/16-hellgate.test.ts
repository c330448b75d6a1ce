import { describe, expect, it } from 'vitest'
import type { Json } from '../../kernel/types.ts'
import { type Laid, set, type Table } from '../proof/table-top.ts'
import type { DelveState } from '../state.ts'
import { newMonster } from './08-appearing.ts'
import { character, monster } from './party.ts'

const PARTY: Json = [{ hero: 'lord-dil' }, { hero: 'zareth' }, { hero: 'weldron' }, { hero: 'gilith' }]
const MARCH: Json = [['lord-dil', 'zareth', 'weldron'], ['gilith']]

function atHellgate(laid: Laid = {}, more: { readonly [key: string]: Json } = {}): Table {
  return set({ party: PARTY, march: MARCH, start: 'hellgate', level: 1, ...more }, laid)
}

/** Three demons of 3 Wound Points, X of 7. */
const GUARDS: readonly number[] = [1, 1, 1, 1, 1]

/** The guardians are dead: who tries now? */
function unguarded(dice: readonly number[], party: Json = PARTY, laid: Laid = {}): Table {
  return set(
    { party, start: 'hellgate', level: 1 },
    {
      ...laid,
      dice,
      prepare: (s) => {
        s.hellgate.guarded = true
        laid.prepare?.(s)
      },
    },
  )
}

/** Everyone passes until the round has come so far. */
function passTo(t: Table, topic: string): Table {
  while (t.ask.topic !== topic) t.pick('pass')
  return t
}

describe('16.0 the guardians', () => {
  it('16.0 1D3 and 2 demons in the first and second ranks, X the Unknown in the second', () => {
    const t = atHellgate({ dice: [6, 1, 1, 1, 1, 1, 1] })
    expect(t.state.fight).toMatchObject({
      where: 'hellgate',
      foes: [
        ['demon-1', 'demon-2', 'demon-3'],
        ['demon-4', 'x-the-unknown-1', 'demon-5'],
      ],
    })
    expect(t.events('hellgate-found')).toMatchObject([{ x: 'x-the-unknown-1' }])
    expect(t.ids).not.toContain('deploy')
  })

  it('16.0 the level adds to wounds and Combat Bonus, not to their number', () => {
    const t = atHellgate({ dice: GUARDS }, { level: 3 })
    expect(
      t.state.monsters.map(({ type, woundPoints, combatBonus, negotiation }) => [type, woundPoints, combatBonus, negotiation]),
    ).toEqual([
      ['demon', 7, 8, null],
      ['demon', 7, 8, null],
      ['demon', 7, 8, null],
      ['x-the-unknown', 11, 8, null],
    ])
  })

  it('16.0 2D3 and 1 demons in the variant labirynt, those who find no room in the third rank', () => {
    const t = atHellgate({ dice: [6, 6, 1, 1, 1, 1, 1, 1, 1, 1], variants: ['labirynt'] })
    expect(t.state.monsters.filter((m) => m.type === 'demon')).toHaveLength(7)
    expect(t.state.fight?.foes.flat().filter((id) => id !== null)).toHaveLength(8)
    expect(t.state.fight?.foes[2]).toEqual(['demon-6', null, 'demon-7'])
  })

  it('9.2 three Blasts a round, each at one of the front rank by a die, each resisted or not', () => {
    // X casts Lightning at the first; the demons miss nobody: 6 in all is 1 wound.
    const strikes = [1, 1, 1]
    const x = [1, 3]
    const t = atHellgate({ dice: [...GUARDS, ...strikes, ...x, 1, 4, 3, 4, 6, 5] })
    passTo(t, 'reorganise')
    expect(t.events('hellgate-blast')).toMatchObject([{ target: 'lord-dil' }, { target: 'zareth' }, { target: 'weldron' }])
    expect(t.events('wounded').filter((event) => 'cause' in event && event.cause === 'blast')).toMatchObject([
      { who: 'lord-dil', wounds: 2 },
      { who: 'weldron', wounds: 2 },
    ])
    expect(t.events('spell-resisted')).toContainEqual(expect.objectContaining({ spell: 'blast', target: 'zareth' }))
  })

  it('16.0 when X dies the demons vanish and the Hellgate falls silent; they leave no treasure and no experience', () => {
    const t = atHellgate({
      dice: [...GUARDS, 6],
      prepare: () => {},
    })
    // X in front, within reach, one wound from death.
    const { fight } = t.session.state
    if (fight !== null)
      fight.foes = [
        ['demon-1', 'x-the-unknown-1', 'demon-2'],
        [null, 'demon-3', null],
      ]
    monster(t.session.state, 'x-the-unknown-1').wounds = 6
    t.pick('pass').pick('attack:x-the-unknown-1')
    expect(t.events('demons-vanish')).toMatchObject([{ who: ['demon-1', 'demon-2', 'demon-3'] }])
    expect(t.events('hellgate-blast')).toEqual([])
    expect(t.state.fight).toBeNull()
    // X alone counts: 7 x 6 among four.
    expect(t.state.characters.map((c) => c.experience)).toEqual([10, 10, 10, 10])
  })
})

describe('16.0 the destruction', () => {
  it('16.0 a die up to the Hellgate rating destroys it', () => {
    const t = unguarded([3])
    expect(t.ask).toMatchObject({ topic: 'hellgate' })
    expect(t.ids.slice(0, 4)).toEqual(['destroy:lord-dil', 'destroy:zareth', 'destroy:weldron', 'decline'])
    expect(t.decision.options?.[1]).toMatchObject({ label: 'Zareth', odds: { text: '50%' } })
    expect(t.decision.blocked).toMatchObject([{ id: 'destroy:gilith', rule: '16.0' }])
    t.pick('destroy:zareth')
    expect(t.state.hellgate.destroyed).toBe(true)
    expect(t.events('hellgate-tried')).toMatchObject([{ who: 'zareth', die: 3, rating: 3, destroyed: true }])
  })

  it('16.0 a failure costs a wound, and may be followed by another try', () => {
    const t = unguarded([4, 4, 2])
    t.pick('destroy:zareth').pick('destroy:zareth')
    expect(character(t.state, 'zareth').wounds).toBe(2)
    t.pick('destroy:lord-dil')
    expect(t.state.hellgate.destroyed).toBe(true)
  })

  it('16.0 the last Wound Point is warned of', () => {
    const t = unguarded([6], [{ hero: 'zareth', wounds: 1 }, { hero: 'gilith' }])
    expect(t.decision.options?.[0]?.warns).toBe('If the attempt fails, Zareth dies.')
    t.pick('destroy:zareth')
    expect(character(t.state, 'zareth')).toMatchObject({ status: 'dead', fell: { cause: 'hellgate' } })
  })

  it('16.0 may be given up, and nothing else is looked for there', () => {
    const t = unguarded([6])
    t.pick('decline')
    expect(t.state.hellgate.destroyed).toBe(false)
    expect(t.ask.topic).toBe('route')
    expect(t.events('no-monsters')).toEqual([])
  })

  it('16.0, 13.3 who fell into the shaft is free again', () => {
    const t = unguarded([1], PARTY, {
      prepare: (s) => {
        const c = character(s, 'gilith')
        c.status = 'lost'
        s.march = s.march.map((rank) => rank.map((id) => (id === 'gilith' ? null : id)))
      },
    })
    t.pick('destroy:zareth')
    expect(t.events('freed')).toMatchObject([{ who: ['gilith'] }])
    expect(character(t.state, 'gilith')).toMatchObject({ status: 'living', at: t.state.at })
    expect(t.state.march.flat()).toContain('gilith')
  })

  it('16.0 the whole of it: guardians, X, treasure, destruction', () => {
    const t = atHellgate({ seed: 'whole' })
    const strength = (id: string) => character(t.session.state, id)
    for (const id of ['lord-dil', 'zareth', 'weldron', 'gilith']) Object.assign(strength(id), { woundPoints: 90, strength: 6 })
    for (let i = 0; i < 400 && t.ask.topic !== 'hellgate'; i++) {
      const { ask } = t
      if (ask.kind === 'pick')
        t.pick(
          ask.ids.find((id) => /^(attack|shoot|throw):x/.test(id)) ??
            ask.ids.find((id) => /^(attack|shoot|throw):/.test(id)) ??
            ask.ids.at(-1) ??
            '',
        )
      else if (ask.kind === 'share') t.value(ask.suggest())
    }
    for (let i = 0; i < 60 && !t.state.hellgate.destroyed; i++) t.pick('destroy:zareth')
    expect(t.state.hellgate.destroyed).toBe(true)
    expect(t.events('demons-vanish').length + t.events('died').length).toBeGreaterThan(0)
    expect(t.ask.topic).toBe('route')
  })
})

it('16.0, 6.9 guardians that were bypassed stand as before when they are met again, X the Unknown in the second rank', () => {
  const prepare = (s: DelveState): void => {
    s.hellgate.guarded = true
    s.monsters.push(...[1, 2].map(() => newMonster(s, 'demon', 3, 'room')), newMonster(s, 'x-the-unknown', 9, 'room'))
  }
  const t = atHellgate({ prepare })
  expect(t.state.fight?.foes).toEqual([
    ['demon-1', 'demon-2', null],
    [null, 'x-the-unknown-1', null],
  ])
})
