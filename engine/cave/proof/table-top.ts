import { asidesOf } from '../../kernel/ask.ts'
import type { GameEvent } from '../../kernel/play.ts'
import { Table as KernelTable } from '../../kernel/proof/table-top.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import { startSession } from '../../kernel/session.ts'
import type { Json } from '../../kernel/types.ts'
import { playerOf } from '../chapters/characters.ts'
import type { CaveEvent } from '../event-types.ts'
import { cave } from '../index.ts'
import { setup } from '../setup.ts'
import type { CaveState, Player } from '../state.ts'

// A table to test rules on: cards and Characters are put where they are wanted, dice and draws are laid out, answers are given.

type Sheet = { readonly [field: string]: Json }

export interface Laid {
  /** One for each seat; the first plays the Deep Miner where nothing is said. */
  readonly players?: readonly Sheet[]
  /** The other fields of a scenario. */
  readonly scenario?: Sheet
  /** From the deal on, with no scenario at all, for that many seats. */
  readonly fresh?: number
  readonly options?: Json
  readonly variants?: readonly string[]
  /** D6 faces in the order in which they fall; when they are used up the test fails. */
  readonly dice?: readonly number[]
  readonly draws?: readonly string[]
  readonly physical?: boolean
}

const NAMES = ['Ann', 'Bram', 'Cleo', 'Dirk', 'Eve', 'Finn']

/** A game on the test table. */
export class Table extends KernelTable<CaveState> {
  /** The player of a seat. */
  who(seat = 0): Player {
    return playerOf(this.state, seat)
  }

  get topic(): string {
    return this.ask.topic
  }

  /** The ids that answer the question; what may be done beside it stands in `beside`. */
  override get ids(): readonly string[] {
    return this.ask.kind === 'pick' ? this.ask.ids : []
  }

  get beside(): readonly string[] {
    return asidesOf(this.ask)
  }

  /** The state at the newest safe point. */
  get marked(): CaveState | undefined {
    return this.session.record.marks.at(-1)?.state
  }

  override events<T extends CaveEvent['type']>(type: T): readonly (Extract<CaveEvent, { type: T }> & GameEvent)[] {
    return super.events(type).filter((event): event is Extract<CaveEvent, { type: T }> & GameEvent => event.type === type)
  }
}

/** Plays to the first question. */
export function set({
  players = [{}],
  scenario = {},
  fresh,
  options = {},
  variants = [],
  dice = [],
  draws = [],
  physical = false,
}: Laid = {}): Table {
  const seats = NAMES.slice(0, fresh ?? players.length)
  const sheets = players.map((sheet, seat) => (seat === 0 ? { character: 'deep-miner', ...sheet } : sheet))
  const input = { seed: 'table-top', seats, options, variants }
  const made = setup(fresh === undefined ? { ...input, scenario: { ...scenario, players: sheets } } : input)
  if (isRefusal(made)) throw new Error(made.message)
  const fixed = { dice, draws, strict: true }
  return new Table(startSession(cave, { state: made.state, seed: 'table-top', undo: 'honest', physical, fixed }))
}

/** A game that begins with what someone meets where he stands. */
export function meeting(sheet: Sheet, laid: Laid = {}): Table {
  const players = [sheet, ...(laid.players ?? [])]
  return set({ ...laid, players, scenario: { start: 'encounter', ...laid.scenario } })
}
