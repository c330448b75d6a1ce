import { assertNever } from '../assert-never.ts'
import type { Game } from '../game.ts'
import { asking, draw, mark, type Play, reveal, rolling, type Script, tell } from '../play.ts'

/**
 * A small game for the kernel's own tests: each turn a wager without chance, then a die, a card or a peek.
 * A player who could foresee the dice would always win.
 */
export interface Wager {
  turn: number
  score: number
  wager: number
  cards: string[]
  hidden: number
  log: string[]
}

/** What it asks about; neither question needs data. */
interface Topics {
  wager: undefined
  what: undefined
}

const { askNumber, pickOne } = asking<Topics>()
const roll = rolling<Wager, 'wager'>()

/** What a turn may bring, and the thoughts offered as asides. */
const ACTIONS = ['roll', 'draw', 'peek', 'pass', 'x/think'] as const
type Action = (typeof ACTIONS)[number]

function parseAction(id: string): Action {
  const action = ACTIONS.find((each) => each === id)
  if (action === undefined) throw new Error(`${id} is not an action`)
  return action
}

const TURNS = 12

function* play(g: Play<Wager>): Script {
  const s = g.state
  while (s.turn < TURNS) {
    yield* mark(g)
    yield* turn(g)
    s.turn += 1
  }
}

function* turn(g: Play<Wager>): Script {
  const s = g.state
  s.wager = yield* askNumber({ seat: s.turn % 2, rule: '1', topic: 'wager', min: 1, max: 6 })
  const choice = yield* pickOne({ seat: s.turn % 2, rule: '2', topic: 'what', ids: ['roll', 'draw', 'peek', 'pass'], aside: think })
  const action = parseAction(choice)
  switch (action) {
    case 'roll': {
      const die = yield* roll(g, '1D6', { topic: 'wager', rule: '3', parts: [{ label: 'luck', value: 0 }] })
      if (die === s.wager) s.score += 6
      yield* tell(g, { type: 'rolled', rule: '3' })
      break
    }
    case 'draw':
      s.cards.push(yield* draw(g, ['ace', 'king', 'queen']))
      yield* tell(g, { type: 'drawn', rule: '4' })
      break
    case 'peek':
      reveal(g)
      s.log.push('peeked')
      break
    case 'x/think':
      s.log.push('thought')
      break
    case 'pass':
      s.log.push('passed')
      break
    default:
      assertNever(action)
  }
}

export function newWager(): Wager {
  return { turn: 0, score: 0, wager: 0, cards: [], hidden: 42, log: [] }
}

export const wagerGame: Game<Wager> = {
  id: 'wager',
  title: 'Wager',
  place: 99,
  seats: { min: 1, max: 2 },
  rulesVersion: '1',
  setup: () => ({ state: newWager(), physical: false }),
  script: play,
  outcome: (s) => (s.turn >= TURNS ? { kind: 'over', text: `${s.score}` } : null),
  view: ({ hidden: _hidden, ...rest }) => rest,
  describe: (_s, ask) => ({ prompt: ask.topic, option: (id) => ({ label: id.toUpperCase() }) }),
  why: () => 'the wager',
  sentence: (_s, event) => event.type,
  sensible: (_view, ask) => ({ answer: ask.kind === 'number' ? { value: 3 } : { pick: ['roll'] }, why: 'dice are fun' }),
  tables: () => ({}),
  rules: () => [],
  copy: (s) => ({ ...s, cards: [...s.cards], log: [...s.log] }),
}

function think(): readonly string[] {
  return ['x/think']
}
