import type { Ask } from '../../kernel/ask.ts'
import { isRefusal } from '../../kernel/game.ts'
import type { GameEvent, LedgerLine } from '../../kernel/play.ts'
import { decisionOf, type Session, sentenceOf, startSession, type UndoMode } from '../../kernel/session.ts'
import type { Answer, Decision, Json, KeptRoll, Refusal } from '../../kernel/types.ts'
import { citadel } from '../index.ts'
import type { DelveState, Variant } from '../state.ts'

// A table to test rules on: a scenario is set up, dice and draws are laid out, answers are given.

export interface Laid {
  /** D6 faces in the order in which they fall. */
  readonly dice?: readonly number[]
  /** What is drawn, in order: chits by number, heroes by id. */
  readonly draws?: readonly string[]
  /** Refuses to go on when dice or draws are used up, instead of going on with the seed. */
  readonly strict?: boolean
  readonly seed?: string
  readonly seats?: number
  readonly variants?: readonly Variant[]
  readonly undo?: UndoMode
  readonly physical?: boolean
  /** Last touches to the state before play begins, for what a scenario cannot say. */
  readonly prepare?: (state: DelveState) => void
}

/** A raid on the test table. Everything it is asked is about now; `events`, `rolls` and `lines` are about the whole raid so far. */
export interface Table {
  readonly session: Session<DelveState>
  readonly state: DelveState
  /** The open question; throws when the raid is over. */
  readonly ask: Ask
  readonly over: boolean
  /** The ids that may be picked now, those beside the question last. */
  readonly ids: readonly string[]
  /** The open question as it reads to its seat. */
  readonly decision: Decision
  /** How many laid dice have not fallen yet. */
  readonly diceLeft: number
  readonly rolls: readonly KeptRoll[]
  readonly lines: readonly LedgerLine[]
  /** Picks these ids; throws when they are refused. */
  pick(...ids: string[]): Table
  /** Gives a number, a text, ranks, shares or faces; throws when it is refused. */
  value(value: Json): Table
  /** Why picking these ids is refused; throws when they are taken. */
  refused(...ids: string[]): Refusal
  refusedValue(value: Json): Refusal
  /** What happened of that type, oldest first. */
  events(type: string): readonly GameEvent[]
  /** The words of all that happened, oldest first. */
  readonly texts: readonly string[]
}

/** Sets up a scenario (API.md) and plays to its first question. Throws when the scenario is refused. */
export function set(scenario: Json, laid: Laid = {}): Table {
  return begin({ scenario }, laid)
}

/** Sets up a raid from its very beginning: the starting sequence (4.0). */
export function setOut(laid: Laid = {}): Table {
  return begin({}, laid)
}

function begin(from: { readonly scenario?: Json }, laid: Laid): Table {
  const seed = laid.seed ?? 'table-top'
  const seats = Array.from({ length: laid.seats ?? 1 }, (_, seat) => `Player ${seat + 1}`)
  const setup = citadel.setup({ seed, seats, options: {}, variants: laid.variants ?? [], ...from })
  if (isRefusal(setup)) throw new Error(`the scenario is refused: ${setup.message}`)
  laid.prepare?.(setup.state)
  const fixed = { dice: laid.dice ?? [], draws: laid.draws ?? [], strict: laid.strict ?? false }
  return tableOf(
    startSession(citadel, { state: setup.state, seed, undo: laid.undo ?? 'honest', physical: laid.physical ?? setup.physical, fixed }),
  )
}

/** A running session, laid on the test table. */
export function tableOf(session: Session<DelveState>): Table {
  const open = (): Ask => {
    if (session.ask === null) throw new Error(`the raid is over: ${session.outcome?.kind}`)
    return session.ask
  }
  const give = (answer: Answer): Table => {
    const refusal = session.choose(answer)
    if (refusal !== null) throw new Error(`${open().topic}: ${refusal.message}; asked: ${ids().join(' ')}`)
    return table
  }
  const refusal = (answer: Answer): Refusal => {
    const refused = session.choose(answer)
    if (refused === null) throw new Error(`was not refused: ${JSON.stringify(answer)}`)
    return refused
  }
  const ids = (): readonly string[] => {
    const ask = open()
    return ask.kind === 'pick' ? [...ask.ids, ...(ask.aside?.() ?? [])] : []
  }
  const steps = () => session.record.steps
  const events = () => steps().flatMap((step) => step.events)
  const table: Table = {
    session,
    get state() {
      return session.state
    },
    get ask() {
      return open()
    },
    get over() {
      return session.ask === null
    },
    get ids() {
      return ids()
    },
    get decision() {
      return decisionOf(citadel, session.state, open(), 'd')
    },
    get diceLeft() {
      return session.record.fixed.dice.length - session.last.at[2]
    },
    get rolls() {
      return steps().flatMap((step) => step.rolls)
    },
    get lines() {
      return steps().flatMap((step) => step.lines)
    },
    pick: (...picked) => give({ pick: picked }),
    value: (value) => give({ value }),
    refused: (...picked) => refusal({ pick: picked }),
    refusedValue: (value) => refusal({ value }),
    events: (type) => events().filter((event) => event.type === type),
    get texts() {
      return events().map((event) => sentenceOf(citadel, session.state, event))
    },
  }
  return table
}
