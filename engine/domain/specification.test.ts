import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { asidesOf } from '../kernel/ask.ts'
import { setUp } from '../kernel/proof/plan.ts'
import { startSession } from '../kernel/session.ts'
import type { Answer, Json } from '../kernel/types.ts'
import { domain } from './index.ts'
import { MEADOW, set } from './proof/table-top.ts'
import { EVENT_TYPES, TOPICS } from './text/index.ts'

// What others build on: ids of options, data of events, the order of dice and draws, the view. Everything that comes up in the golden
// games, which meet every topic and every event.

const GOLDEN = join(import.meta.dirname, 'proof/golden')
const SQUARE = '\\d{1,2}-\\d{1,2}'
const CARD = '(black|light|x|red|green)-[a-z0-9-]+'
const SPELL = `cast:(${[
  'healing-hands|invisibility|guiding-light|human-mole|mirror-image|double-trouble|fireball',
  `(open-sesame|boneshaker|icy-blast|ante-freeze):${SQUARE}`,
  `long-jump:${SQUARE}:${SQUARE}`,
].join('|')})`

const IDS: Readonly<Record<string, string>> = {
  quadrant: 'quadrant:(nw|ne|se|sw)',
  entry: `enter:${SQUARE}`,
  turn: [
    `step:${SQUARE}|leave|grope|light|douse|break:${SQUARE}|throw:${CARD}:${SQUARE}|cross:${SQUARE}:${SQUARE}`,
    `passage:${SQUARE}|${SPELL}|summon|end`,
  ].join('|'),
  direction: `step:${SQUARE}|stay`,
  lay: 'turn:[0-3]',
  find: `take:(${CARD}|cloak|grimoire|blood-stone|staff)|leave`,
  luck: 'test-luck|suffer',
  // In a passage there is no square to aim at.
  meet: `fight|pass|retreat|${SPELL}|cast:icy-blast`,
  arm: `arm:${CARD}(\\+${CARD})*`,
  round: 'fight-on|retreat',
  passage: 'strip:[12]|light|end',
  pit: 'climb|end',
  'climb-to': `to:${SQUARE}`,
}
const ASIDE = `go:${SQUARE}|take:(${CARD}|cloak|grimoire|blood-stone|staff)|drop:${CARD}|use:${CARD}|give-up|retire`

/** What every event of a type has beside its rule; those about someone have his seat. */
const DATA: Readonly<Record<string, string>> = {
  'round-began': 'round',
  'turn-began': 'seat',
  entered: 'seat square',
  'tile-laid': 'seat tile slot turn entered',
  'chamber-laid': 'seat tile place',
  moved: 'seat from to',
  groped: 'seat die to',
  'card-drawn': 'seat card square',
  'card-turned': 'seat card square',
  taken: 'seat square',
  'left-lying': 'seat square things',
  dropped: 'seat card square',
  used: 'seat card effect',
  lantern: 'seat lit cause',
  met: 'seat card',
  armed: 'seat items attack defence',
  blow: 'seat by attack defence hit round',
  'creature-beaten': 'seat card how',
  retreated: 'seat to',
  'life-lost': 'seat amount cause left',
  'life-spared': 'seat amount cause',
  healed: 'seat amount left',
  'luck-tested': 'seat luck passed compulsory',
  experience: 'seat amount total why',
  died: 'seat cause square',
  retired: 'seat',
  door: 'seat square deed',
  fell: 'seat square card',
  climbed: 'seat out',
  crossed: 'seat pit over',
  cast: 'seat spell works paid target',
  passage: 'seat deed on',
  encounter: 'seat row',
  paralysed: 'seat square',
  freed: 'seat square',
  'evil-summoned': 'seat good',
  'treasure-found': 'seat treasure square',
  warlock: 'seat deed square',
  won: 'seat treasure',
  'time-up': 'round winners',
  // Told beside these.
  'turn-missed': 'seat',
  'first-player': 'seat dice',
  'quadrant-chosen': 'seat quadrant',
  'given-up': '',
  thrown: 'seat card at attack defence hit',
  hazard: 'seat square card',
  summoning: 'seat',
}

const strange: string[] = []
const topics = new Set<string>()
const types = new Set<string>()

beforeAll(() => {
  for (const file of readdirSync(GOLDEN)) replay(JSON.parse(readFileSync(join(GOLDEN, file), 'utf8')))
})

interface Recorded {
  readonly seed: string
  readonly seats: number
  readonly options: Json
  readonly variants?: readonly string[]
  readonly scenario?: Json
  readonly answers: readonly Answer[]
  readonly dice: readonly number[]
  readonly draws: readonly string[]
}

function replay({ answers, dice, draws, ...plan }: Recorded): void {
  const { state, physical } = setUp(domain, plan)
  const session = startSession(domain, { state, seed: plan.seed, undo: 'honest', physical, fixed: { dice, draws, strict: true } })
  const asked = new Map<string, number>()
  for (const answer of answers) {
    const { ask } = session
    if (ask?.kind === 'pick') {
      topics.add(ask.topic)
      asked.set(ask.topic, (asked.get(ask.topic) ?? 0) + 1)
      for (const id of ask.ids) if (!whole(IDS[ask.topic] ?? '', id)) strange.push(`${ask.topic}: ${id}`)
      // What may be done beside it takes long to find out: a few times in each game are enough.
      if ((asked.get(ask.topic) ?? 0) <= 3)
        for (const id of asidesOf(ask)) if (!whole(ASIDE, id)) strange.push(`beside ${ask.topic}: ${id}`)
    }
    session.choose(answer)
  }
  for (const { events } of session.record.steps) for (const event of events) look(event)
}

const patterns = new Map<string, RegExp>()

function whole(pattern: string, id: string): boolean {
  const known = patterns.get(pattern) ?? new RegExp(`^(${pattern})$`)
  patterns.set(pattern, known)
  return known.test(id)
}

function look(event: { readonly type: string }): void {
  types.add(event.type)
  const wanted = DATA[event.type]?.split(' ').filter((key) => key !== '')
  for (const key of wanted ?? ['a line here']) if (!(key in event)) strange.push(`${event.type} without ${key}`)
  if (event.type === 'taken' && 'card' in event === 'treasure' in event) strange.push('taken: a card or a treasure')
}

describe('what the golden games show', () => {
  it('every topic and every event comes up', () => {
    expect([...topics].sort()).toEqual(
      Object.keys(TOPICS)
        .filter((topic) => topic !== 'dice')
        .sort(),
    )
    expect([...types].sort()).toEqual([...EVENT_TYPES].sort())
  })

  it('ids of options and data of events are as they are written down', () => {
    expect([...new Set(strange)]).toEqual([])
  })
})

// ---------------------------------------------------------------- dice and draws

describe('the order of dice', () => {
  const topicsOf = (t: ReturnType<typeof set>) => t.rolls.map(({ topic }) => topic)
  const card = (id: string, who: Json & object = {}) => ({
    tiles: MEADOW,
    cards: [{ card: id, at: '0-0' }],
    characters: [{ at: '0-1', from: '1-1', ...who }],
  })

  it('3.0 a die a seat, and those who tie throw again', () => {
    expect(topicsOf(set({ seats: 3, dice: [6, 1, 6, 2, 3] }))).toEqual(Array.from({ length: 5 }, () => 'who-begins'))
    expect(topicsOf(set())).toEqual([])
  })

  it('9.1 a spell, equal initiative, first blow, answer', () => {
    const scenario = card('orc', { experience: 10, treasure: 'grimoire', items: ['talisman', 'magic-ring'] })
    const t = set({ scenario, dice: [1, 3, 6, 6] })
      .pick('step:0-0')
      .pick('cast:icy-blast:0-0')
    expect(topicsOf(t)).toEqual(['spell', 'first-blow', 'creature-blow', 'blow'])
  })

  it('10.9 a compulsory test is two dice', () => {
    expect(topicsOf(set({ scenario: card('spiked-trap'), dice: [6, 6] }).pick('step:0-0'))).toEqual(['spikes'])
  })

  it('8.3, 10.7, 11.6 one die each for a potion, a climb, the evil', () => {
    const drunk = set({ scenario: card('orc', { items: ['unlabelled-potion'] }), dice: [3] }).pick('use:light-unlabelled-potion')
    expect(topicsOf(drunk)).toEqual(['potion'])
    const pit = { tiles: MEADOW, cards: [{ card: 'pit-trap', at: '0-0' }], characters: [{ at: '0-0', held: 'pit' }] }
    expect(topicsOf(set({ scenario: pit, dice: [1] }).pick('climb'))).toEqual(['climb'])
  })
})

describe('the order of draws', () => {
  it('5, 7.0 the tile, then its card, one by one; what does not fit the stack is passed over', () => {
    const draws = ['staff', 'red-ruby', 'i01', 'o01', 'black-rope', 'x-rubble-1']
    const t = set({ scenario: { quadrants: ['nw'], characters: [{}] }, draws }).pick('enter:2-0')
    expect(t.events('tile-laid')).toMatchObject([{ tile: 'o01' }])
    const drawn = t.session.record.steps.flatMap((step) => step.draws)
    expect(drawn[0]).toBe('o01')
    expect(drawn.every((id) => ['o01', 'black-rope'].includes(id))).toBe(true)
  })
})

// ---------------------------------------------------------------- what is not possible now

describe('what is barred says why', () => {
  const why = (t: ReturnType<typeof set>, id: string) => t.decision.blocked?.find((each) => each.id === id)?.rule
  const at = (square: string, more: Json & object = {}) => set({ scenario: { tiles: MEADOW, characters: [{ at: square, ...more }] } })

  it('6.1, 6.2, 3.0 walls, other levels, closed quadrants and darkness', () => {
    // The third column of o02 is dark, with steps at its foot.
    expect([why(at('0-1'), 'step:0-2'), why(at('2-1'), 'step:2-2')]).toEqual(['6.2', undefined])
    expect(why(at('0-2', { lantern: 'out' }), 'step:1-2')).toBe('6.4')
    const edge = { quadrants: ['nw'], tiles: [{ tile: 'o02', slot: [3, 0] }], characters: [{ at: '11-0' }] }
    expect(why(set({ scenario: edge }), 'step:12-0')).toBe('3.0')
    const corridor = { quadrants: ['nw'], tiles: [{ tile: 'i01', slot: [1, 3] }], characters: [{ at: '4-9' }] }
    expect(why(set({ scenario: corridor }), 'step:3-9')).toBe('6.1')
  })

  it('10.5 a door cannot be broken when no movement is left', () => {
    const cards = [
      { card: 'x-locked-door-1', at: '0-0' },
      { card: 'orc', at: '1-1' },
    ]
    // The Javelin can still be thrown, so that the turn goes on.
    const t = set({ scenario: { tiles: MEADOW, cards, characters: [{ at: '2-1', items: ['javelin'] }] } })
      .pick('step:2-0')
      .pick('step:1-0')
    expect([why(t, 'break:0-0'), why(t, 'step:1-1')]).toEqual(['10.5', '6.1'])
  })
})

describe('the view', () => {
  it('has at least what is written down', () => {
    const t = set({ scenario: { tiles: MEADOW, cards: [{ card: 'orc', at: '0-0' }], characters: [{ at: '0-1', items: ['rhomb'] }] } })
    expect(t.session.game.view(t.state, 0)).toMatchObject({
      game: 'domain',
      seat: 0,
      round: 1,
      rounds: 0,
      active: 0,
      movesLeft: 2,
      warlock: null,
      warlockSeen: false,
      tiles: [{ id: 'o02', slot: [0, 0], turn: 0 }],
      large: { west: null, treasure: null, east: null },
      cards: [{ square: '0-0', up: false, card: 'black-orc-1', kind: 'orc', magic: false, shut: false, frozen: false }],
      blanks: [],
      stacks: { outer: 46, inner: 42, black: 39, light: 35, x: 42, red: 42, green: 13, treasures: 4 },
      fight: null,
      characters: [
        {
          seat: 0,
          name: 'Ann',
          quadrant: 'nw',
          status: 'board',
          at: '0-1',
          held: null,
          lifePoints: 10,
          luck: 10,
          experience: 4,
          attack: 4,
          defence: 8,
          lantern: 'lit',
          items: [{ id: 'black-rhomb-1', kind: 'rhomb', magic: false, left: 2 }],
          treasure: null,
          passage: null,
          effects: [],
          missesTurn: false,
          deaths: 0,
          riches: 0,
          trail: [],
        },
      ],
    })
  })
})
