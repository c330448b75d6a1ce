import { Table as KernelTable } from '../../kernel/proof/table-top.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import { startSession } from '../../kernel/session.ts'
import type { Json } from '../../kernel/types.ts'
import { characterOf } from '../chapters/characters.ts'
import { domain } from '../index.ts'
import { setup } from '../setup.ts'
import type { Character, DomainState } from '../state.ts'

// A table to test rules on: tiles, cards and characters are put where they are wanted, dice and draws are laid out, answers are given.

export interface Laid {
  /** As `scenario` takes it; null for a game from its beginning. */
  readonly scenario?: { readonly [field: string]: Json } | null
  /** One when left out. */
  readonly seats?: number
  readonly options?: Json
  readonly variants?: readonly string[]
  /** D6 faces in the order in which they fall; when they are used up the test fails. */
  readonly dice?: readonly number[]
  readonly draws?: readonly string[]
  readonly physical?: boolean
  /** Last touches before play begins. */
  readonly prepare?: (s: DomainState) => void
}

/** A game on the test table. */
export class Table extends KernelTable<DomainState> {
  /** The character of a seat. */
  who(seat = 0): Character {
    return characterOf(this.state, seat)
  }

  /** The topic of the question. */
  get topic(): string {
    return this.ask.topic
  }

  /** Ids that begin with one of these verbs. */
  of(...verbs: string[]): readonly string[] {
    return this.ids.filter((id) => verbs.includes(id.split(':')[0] ?? ''))
  }
}

const NAMES = ['Ann', 'Bram', 'Cleo', 'Dirk']

/** Plays to the first question. */
export function set({
  scenario = null,
  seats = 1,
  options = {},
  variants = [],
  dice = [],
  draws = [],
  physical = false,
  prepare = () => {},
}: Laid = {}): Table {
  const input = { seed: 'table-top', seats: NAMES.slice(0, seats), options, variants, ...(scenario === null ? {} : { scenario }) }
  const made = setup(input)
  if (isRefusal(made)) throw new Error(made.message)
  prepare(made.state)
  const fixed = { dice, draws, strict: true }
  return new Table(startSession(domain, { state: made.state, seed: 'table-top', undo: 'honest', physical, fixed }))
}

/** Why a scenario is refused. */
export function refusedScenario(scenario: Json, seats = 1): string {
  const made = setup({ seed: 'table-top', seats: NAMES.slice(0, seats), options: {}, variants: [], scenario })
  if (!isRefusal(made)) throw new Error('it is taken')
  return made.message
}

/** A meadow to walk on: o02 in the north-western corner, where two columns are light and the third is dark, with steps from 2-2 to 2-1. */
export const MEADOW: Json = [{ tile: 'o02', slot: [0, 0] }]
