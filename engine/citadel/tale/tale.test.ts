import { describe, expect, it, test } from 'vitest'
import { randomAnswer } from '../../kernel/bots.ts'
import { type GameEvent, newStep } from '../../kernel/play.ts'
import { stream } from '../../kernel/random.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import { type Session, startSession } from '../../kernel/session.ts'
import type { Tale, TalePerson } from '../../kernel/tale-types.ts'
import type { Json } from '../../kernel/types.ts'
import type { DelveEvent } from '../event-types.ts'
import { citadel } from '../index.ts'
import { type Laid, set, type Table } from '../proof/table-top.ts'
import { wildScenario, wildVariants } from '../proof/wild.ts'
import type { DelveState, Id } from '../state.ts'
import { tale } from './tale.ts'

function tell({ record, state }: Session<DelveState>): Tale {
  const [first] = record.marks
  if (first === undefined) throw new Error('a session has a first mark')
  return tale({ first: first.state, last: state, steps: record.steps })
}

function person(told: Tale, slug: Id): TalePerson {
  const found = told.people.find((one) => one.slug === slug)
  if (found === undefined) throw new Error(`nobody called ${slug}`)
  return found
}

/** A fight of these ranks against monsters of so many Wound Points. */
function fight(
  march: readonly (readonly (Json & object)[])[],
  monsters: readonly (readonly [type: string, wounds: number])[],
  laid: Laid = {},
): Table {
  const ids = march.map((rank) => rank.map((who) => ('hero' in who ? String(who.hero) : 'una')))
  return set({ party: march.flat(), march: ids, monsters: monsters.map(([type, wounds]) => ({ type, wounds })), start: 'combat' }, laid)
}

const hero = (id: string, spells: readonly string[] = []) => ({ hero: id, spells })
const una = (spells: readonly string[], more: object = {}) => ({
  initiate: { name: 'Una', race: 'elf', weapons: ['bow', 'dagger'], magic: [6, 6, 6], spells, experience: 'wounds' },
  ...more,
})

const lines = (told: Tale): readonly string[] => told.chapters.flatMap((chapter) => chapter.lines.map(({ text }) => text))

describe('12.0 who killed whom', () => {
  it('9.7 a blow', () => {
    const t = fight([[hero('almuric')]], [['orc', 1]], { dice: [6] })
    const told = tell(t.pick('attack:orc-1').session)
    expect(told.kills).toEqual([{ kind: 'orc', label: 'Orc', count: 1 }])
    expect(person(told, 'almuric')).toMatchObject({ kills: 1, deeds: ['Killed an Orc with a sword'] })
    expect(lines(told)).toContain('Almuric killed Orc 1 with a sword.')
  })

  it('9.5 an arrow, a thrown dagger', () => {
    const t = fight(
      [
        [hero('lord-dil'), hero('almuric')],
        [hero('edred'), hero('zareth')],
      ],
      [
        ['orc', 1],
        ['orc', 1],
        ['troll', 30],
      ],
      { dice: [6, 6] },
    )
    t.pick('pass').pick('pass').pick('shoot:orc-1')
    t.pick(t.ids.find((id) => id.startsWith('throw:orc')) ?? '')
    const told = tell(t.session)
    expect(person(told, 'edred').deeds).toEqual(['Killed an Orc with an arrow'])
    expect(person(told, 'zareth').deeds).toEqual(['Killed an Orc with a thrown dagger'])
  })

  it.each([
    ['blast', '10.5', 'Killed an Orc with a Blast', [6]],
    ['lightning', '10.5', 'Killed an Orc with Lightning', [6, 6]],
    ['mental-attack', '10.5', 'Killed an Orc with a Mental Attack', [6, 6, 6]],
    ['wrath-of-god', '10.8', 'Killed an Orc with the Wrath of God', [6, 6, 6]],
  ])('%s (%s)', (spell, _rule, deed, dice) => {
    const t = fight([[hero('lord-dil'), hero('almuric')], [una([spell])]], [['orc', 1]], { dice })
    const told = tell(t.pick('pass').pick('pass').pick(`cast:${spell}:orc-1`).session)
    expect(person(told, 'una')).toMatchObject({ kills: 1, deeds: [deed] })
  })

  it('10.5 Explosion: the caster has all it kills of the enemy, and none of those it kills of the party', () => {
    const t = fight(
      [[hero('lord-dil'), hero('almuric')], [una(['explosion'])]],
      [
        ['orc', 1],
        ['orc', 1],
        ['orc', 1],
        ['troll', 30],
      ],
      {
        dice: [6, 6, 6, 6, 6, 6, 6],
        prepare: (s) => {
          for (const c of s.characters) if (c.id === 'lord-dil') c.wounds = c.woundPoints - 1
        },
      },
    )
    const told = tell(t.pick('pass').pick('pass').pick('cast:explosion').session)
    expect(person(told, 'una')).toMatchObject({ kills: 3 })
    expect(person(told, 'lord-dil')).toMatchObject({ fate: 'fallen', fell: { cause: 'explosion', by: 'Una' } })
    expect(told.kills).toEqual([{ kind: 'orc', label: 'Orc', count: 3 }])
    expect(lines(told)).toContain('Lord Dil fell: killed by the Explosion of Una.')
  })

  it('10.5 Sleep: a sleeper killed is the kill of who put it to sleep', () => {
    const t = fight([[hero('lord-dil'), hero('almuric')], [una(['sleep'])]], [['troll', 12]], { dice: [6] })
    const told = tell(t.pick('pass').pick('pass').pick('cast:sleep:troll-1').session)
    expect(person(told, 'una')).toMatchObject({ kills: 1, deeds: ['Killed a Troll in its sleep'] })
  })

  it('10.5 Charm: who is charmed was not killed; what it kills is nobody’s of the party; its own death is a loss', () => {
    const t = fight(
      [[hero('lord-dil'), hero('almuric')], [una(['charm'])]],
      [
        ['troll', 20],
        ['orc', 1],
      ],
      { dice: [6] },
    )
    t.pick('pass').pick('pass').pick('cast:charm:troll-1').pick('move:troll-1:0:1')
    let told = tell(t.session)
    expect(told.kills).toEqual([])
    expect(person(told, 'una').deeds).toEqual(['Charmed a Troll'])
    for (let i = 0; i < 60 && t.state.fight !== null; i++)
      t.pick(
        t.ask.about === 'troll-1'
          ? (t.ids.find((id) => id.startsWith('attack:')) ?? 'pass')
          : t.ids.includes('pass')
            ? 'pass'
            : (t.ids[0] ?? ''),
      )
    told = tell(t.session)
    expect(told.kills).toEqual([{ kind: 'orc', label: 'Orc', count: 1 }])
    expect(told.people.map(({ kills }) => kills)).toEqual([0, 0, 0])
    expect(lines(told)).toContain('Troll 1 killed Orc 1.')
  })

  it('14.6 a battle of minds', () => {
    const t = fight([[{ hero: 'almuric', items: ['talisman:mind'] }]], [['orc', 1]], {
      dice: [3, 6, 6],
      prepare: (s) => {
        for (const c of s.characters) for (const item of c.items) c.limits[item.id] = 3
      },
    })
    const use = t.ids.find((id) => id.startsWith('use:talisman')) ?? ''
    t.pick(use)
    const told = tell(t.session)
    expect(t.events('mind-battle')).toHaveLength(1)
    expect(t.state.fight).toBeNull()
    expect(person(told, 'almuric').deeds).toEqual(['Killed an Orc in a battle of minds'])
  })

  it('16.0 demons that vanish with X the Unknown were not killed', () => {
    const t = fight(
      [[hero('almuric'), hero('lord-dil')], [hero('edred')]],
      [
        ['demon', 9],
        ['x-the-unknown', 1],
      ],
      {
        dice: [6, 6, 6, 6],
        prepare: (s) => {
          if (s.fight !== null)
            s.fight.foes = [
              [null, 'x-the-unknown-1', null],
              [null, 'demon-1', null],
            ]
        },
      },
    )
    t.pick('attack:x-the-unknown-1')
    const told = tell(t.session)
    expect(told.kills).toEqual([{ kind: 'x-the-unknown', label: 'X the Unknown', count: 1 }])
    expect(person(told, 'almuric').deeds[0]).toBe('Killed X the Unknown with a sword')
  })
})

describe('what is told first', () => {
  it('9.7 the greatest deed, and who fell', () => {
    const t = fight([[hero('almuric'), hero('lord-dil')]], [['troll', 1]], {
      dice: [6],
      prepare: (s) => {
        for (const c of s.characters)
          if (c.id === 'lord-dil')
            Object.assign(c, { status: 'dead', fell: { turn: 7, level: 1, at: c.at, cause: 'ax', by: 'minotaur-1' } })
      },
    })
    const told = tell(t.pick('attack:troll-1').session)
    expect(told.feats).toMatchObject([
      { who: 'almuric', text: 'killed a Troll with a sword', sort: 'slew', kind: 'troll', level: 1 },
      { who: 'lord-dil', text: 'fell at M48: killed by Minotaur 1 with an ax', turn: 7, sort: 'fallen' },
    ])
  })

  it('9.7 nobody fell: the greatest deeds of two, each of somebody else', () => {
    const t = fight(
      [[hero('almuric'), hero('lord-dil')]],
      [
        ['troll', 1],
        ['orc', 1],
      ],
      { dice: [6, 6] },
    )
    const told = tell(t.pick('attack:troll-1').pick(t.ids.find((id) => id.startsWith('attack:orc')) ?? '').session)
    expect(told.feats?.map(({ who, text }) => [who, text])).toEqual([
      ['almuric', 'killed a Troll with a sword'],
      ['lord-dil', 'killed an Orc with a sword'],
    ])
  })

  const struck = (left: number, by = 'troll-1'): readonly (DelveEvent & GameEvent)[] => [
    { type: 'attack', rule: '9.5', who: by, target: 'almuric', column: 'ax', total: 9, wounds: 2 },
    { type: 'wounded', rule: '9.7', who: 'almuric', wounds: 2, left, cause: 'ax' },
  ]
  const scarAfter = (...events: readonly (DelveEvent & GameEvent)[]) => {
    const { state } = set({ party: [{ hero: 'almuric' }, { hero: 'edred' }], start: 'turn' })
    const last: DelveState = { ...state, end: { kind: 'left' } }
    const told = tale({ first: state, last, steps: [{ ...newStep(null), events: [...events] }] })
    return { ...person(told, 'almuric').scar, feats: told.feats }
  }

  it('9.7 the closest that somebody came to death and lived', () => {
    expect(scarAfter(...struck(2), ...struck(1, 'orc-2'), ...struck(2)).text).toBe('One of eight Wound Points left: Orc 2, with an ax')
    expect(scarAfter(...struck(5)).text).toBeUndefined()
    expect(scarAfter(...struck(0)).text).toBeUndefined()
  })

  it('10.8 who was raised remembers his death', () => {
    const died = { type: 'died', rule: '9.7', who: 'almuric', cause: 'ax', by: 'troll-1' } as const
    const raised = { type: 'resurrected', rule: '10.8', who: 'almuric' } as const
    expect(scarAfter(...struck(1), ...struck(0), died, raised, ...struck(1)).text).toBe('Killed by Troll 1 with an ax, and brought back')
  })

  it('9.7 where nobody fell and nothing was done: who took the most wounds', () => {
    expect(scarAfter(...struck(7), ...struck(5)).feats).toMatchObject([
      { who: 'almuric', text: 'took 4 wounds, more than anyone else, and came home', sort: 'bore' },
    ])
    expect(scarAfter(...struck(7)).feats).toEqual([])
  })
})

describe('17.0 how it ended', () => {
  it('one that is not over is told as given up: nothing comes home', () => {
    const t = set({ party: [{ hero: 'almuric', gold: 50 }, { hero: 'edred' }], start: 'turn' })
    const told = tell(t.session)
    expect(told.text).toMatch(/^The party gave up the raid on turn \d+\.$/)
    expect(told.people).toMatchObject([
      { fate: 'abandoned', gold: 0, experience: 0, victory: false },
      { fate: 'abandoned', gold: 0 },
    ])
    expect(told.chapters.at(-1)).toMatchObject({ kind: 'end', lines: [{ tone: 'bad' }] })
  })

  it('14.3, 17.0 of things it names those that were found inside', () => {
    const party = [{ hero: 'almuric', items: ['ring:heal'] }, { hero: 'edred' }]
    const t = set(
      { at: 'corridor', start: 'turn', party },
      {
        prepare(s) {
          s.loot = {
            rule: '14.0',
            gold: 0,
            jewels: [],
            items: [{ kind: 'ring', id: 'ring-sleep-9', type: 'sleep', worn: false, used: false }],
            chests: [],
          }
        },
      },
    )
    const told = tell(t.pick('take:almuric').pick('leave').session)
    expect(person(told, 'almuric').things).toEqual(['Ring of Sleep'])
    expect(person(told, 'edred').things).toBeUndefined()
  })

  it('given up in the middle of a fight it says so, and has an end all the same', () => {
    const t = fight([[hero('almuric')]], [['troll', 40]])
    const told = tell(t.pick('pass').session)
    expect(told.chapters.map(({ kind }) => kind)).toEqual(['fight', 'end'])
    expect(lines(told)).toContain('The party gave up the raid in the middle of it.')
  })

  it('9.7 nobody comes home: where and of what each fell', () => {
    const t = fight([[hero('almuric')]], [['troll', 40]], { seed: 'fall' })
    for (let i = 0; i < 200 && !t.over; i++) t.pick(t.ids[0] ?? '')
    const told = tell(t.session)
    expect(told.text).toBe('One went in and no one came out.')
    expect(person(told, 'almuric')).toMatchObject({ fate: 'fallen', fell: { by: 'Troll 1' } })
    expect(told.chapters.find(({ kind }) => kind === 'fight')).toMatchObject({ title: 'Against a Troll' })
    expect(told.chapters.at(-1)).toMatchObject({ kind: 'end' })
  })
})

describe('luck against the tables', () => {
  it('9.9 wounds to expect of a blow are the mean over the six faces with that bonus', () => {
    const t = fight([[hero('almuric')]], [['troll', 40]], { dice: [4] })
    t.pick('attack:troll-1')
    const mine = tell(t.session).luck.kinds.find(({ id }) => id === 'party-hits')
    // 9.5: sword skill 2 and Combat Bonus 3 make totals of 6 to 11: 1, 1, 1, 1, 2, 2 wounds.
    expect(mine).toMatchObject({ count: 1, came: 1 })
    expect(mine?.expected).toBeCloseTo(8 / 6)
  })

  it('11.0 resistance: the chance is the value of six', () => {
    const t = fight(
      [[hero('lord-dil'), hero('almuric')], [una(['sleep'])]],
      [
        ['troll', 12],
        ['orc', 9],
      ],
      { dice: [1] },
    )
    const before = t.state.monsters.find(({ id }) => id === 'troll-1')?.resistance ?? 0
    const told = tell(t.pick('pass').pick('pass').pick('cast:sleep:troll-1').session)
    const theirs = told.luck.kinds.find(({ id }) => id === 'monsters-resist')
    expect(theirs).toMatchObject({ count: 1, came: before >= 1 ? 1 : 0 })
    expect(theirs?.expected).toBeCloseTo(before / 6)
  })
})

function played(seed: string, wild: boolean, bot: 'random' | 'sensible'): Session<DelveState> {
  const chance = stream(seed, 'scenario')
  const begin = wild ? { scenario: wildScenario(chance), variants: wildVariants(chance) } : { variants: [] }
  const setup = citadel.setup({ seed, seats: ['One'], options: {}, ...begin })
  if (isRefusal(setup)) throw new Error(setup.message)
  const session = startSession(citadel, { state: setup.state, seed, undo: 'honest' })
  const bots = stream(seed, 'bots')
  for (let i = 0; i < 3000 && session.ask !== null; i++) {
    const { ask, state } = session
    session.choose(bot === 'random' ? randomAnswer(ask, bots) : citadel.sensible(citadel.view(state, ask.seat), ask, bots).answer)
  }
  return session
}

const seeds = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name}-${i}`)

describe('of every raid', () => {
  test.each([...seeds('tale-wild', 40).map((seed) => [seed, true] as const), ...seeds('tale', 8).map((seed) => [seed, false] as const)])(
    '%s (begun in the middle: %s) the tale agrees with the record',
    (seed, wild) => {
      const session = played(seed, wild, wild ? 'random' : 'sensible')
      const told = tell(session)
      const { steps } = session.record
      const dice = steps.flatMap((step) => step.dice)
      expect(told.luck.faces).toEqual([1, 2, 3, 4, 5, 6].map((face) => dice.filter((each) => each === face).length))

      const kills = told.kills.reduce((sum, { count }) => sum + count, 0)
      const own = told.people.reduce((sum, one) => sum + one.kills, 0)
      expect(own).toBeLessThanOrEqual(kills)
      expect(kills).toBeLessThanOrEqual(steps.flatMap(({ events }) => events).filter(({ type }) => type === 'died').length)

      const posted = steps.flatMap((step) => step.lines)
      for (const { slug, fate, experience, gold, jewels, deeds } of told.people) {
        expect(deeds.length).toBeLessThanOrEqual(3)
        const has = (unit: string) =>
          posted.filter((line) => line.character === slug && line.unit === unit).reduce((sum, line) => sum + line.amount, 0)
        if (session.state.end === null) expect([fate === 'came-out', experience, gold]).toEqual([false, 0, 0])
        else {
          expect(experience).toBe(has('experience'))
          if (!wild) expect([gold, jewels.reduce((sum, value) => sum + value, 0)]).toEqual([has('gold'), has('jewel')])
        }
      }

      for (const { id, count, expected, came } of told.luck.kinds) {
        expect(count).toBeGreaterThan(0)
        expect(expected).toBeGreaterThanOrEqual(0)
        if (id.endsWith('hits')) expect(Math.max(expected, came)).toBeLessThanOrEqual(5 * count)
        else expect(Math.max(expected, came)).toBeLessThanOrEqual(count)
      }

      let from = 0
      for (const chapter of told.chapters) {
        expect(chapter.from).toBeGreaterThanOrEqual(from)
        expect(chapter.to).toBeGreaterThanOrEqual(chapter.from)
        expect(chapter.to).toBeLessThan(steps.length)
        expect(chapter.lines.length).toBeGreaterThan(0)
        expect(chapter.title).not.toBe('')
        for (const { text } of chapter.lines) expect(text).not.toMatch(/undefined|null|NaN/)
        from = chapter.from
      }
      expect(JSON.parse(JSON.stringify(told))).toEqual(told)
    },
  )

  it('is told from the events and rolls alone: after a restart the lines are not there', () => {
    const session = played('tale-restart', false, 'sensible')
    const [first] = session.record.marks
    if (first === undefined) throw new Error('a session has a first mark')
    const steps = session.record.steps.map((step) => ({ ...step, lines: [] }))
    expect(tale({ first: first.state, last: session.state, steps })).toEqual(tell(session))
  })

  it('is told in a few milliseconds of computing', () => {
    const session = played('tale-fast', false, 'sensible')
    tell(session)
    // Its own computing in microseconds, whatever else the machine does meanwhile.
    const before = process.threadCpuUsage()
    for (let i = 0; i < 10; i++) tell(session)
    const { user, system } = process.threadCpuUsage(before)
    expect((user + system) / 10 / session.inputs).toBeLessThan(100)
  })
})
