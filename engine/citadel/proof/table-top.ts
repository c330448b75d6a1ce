import { setUp } from '../../kernel/proof/plan.ts'
import { Table as KernelTable } from '../../kernel/proof/table-top.ts'
import { type Session, startSession } from '../../kernel/session.ts'
import type { Json, UndoMode } from '../../kernel/types.ts'
import { citadel } from '../index.ts'
import type { Variant } from '../open/variants.ts'
import type { DelveState } from '../state.ts'

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

/** A raid on the test table. */
export type Table = KernelTable<DelveState>

/** Sets up a scenario (API.md) and plays to its first question. Throws when the scenario is refused. */
export function set(scenario: Json, laid: Laid = {}): Table {
  return begin(scenario, laid)
}

/** Sets up a raid from its very beginning: the starting sequence (4.0). */
export function setOut(laid: Laid = {}): Table {
  return begin(null, laid)
}

function begin(scenario: Json, laid: Laid): Table {
  const { seed = 'table-top', seats = 1, variants = [], undo = 'honest', dice = [], draws = [], strict = false } = laid
  const setup = setUp(citadel, { seed, seats, variants, scenario })
  laid.prepare?.(setup.state)
  const physical = laid.physical ?? setup.physical
  return tableOf(startSession(citadel, { state: setup.state, seed, undo, physical, fixed: { dice, draws, strict } }))
}

/** A running session, laid on the test table. */
export function tableOf(session: Session<DelveState>): Table {
  return new KernelTable(session)
}
