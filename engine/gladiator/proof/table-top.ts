import { randomAnswer } from '../../kernel/bots.ts'
import type { GameEvent } from '../../kernel/play.ts'
import { Table as KernelTable } from '../../kernel/proof/table-top.ts'
import { stream } from '../../kernel/random.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import { startSession } from '../../kernel/session.ts'
import type { Json } from '../../kernel/types.ts'
import { figureOf } from '../chapters/figures.ts'
import type { ArenaEvent } from '../event-types.ts'
import { gladiator } from '../index.ts'
import { setup } from '../setup.ts'
import type { ArenaState, Figure } from '../state.ts'
import { view } from '../view.ts'
import type { ArenaView } from '../view-types.ts'

// An arena to test rules in: people stand where they are wanted, dice and draws are laid out, answers are given.

export type Sheet = { readonly [field: string]: Json }

export interface Laid {
  /** D6 faces in the order in which they fall; when they are used up the test fails. */
  readonly dice?: readonly number[]
  readonly draws?: readonly string[]
  readonly variants?: readonly string[]
  readonly physical?: boolean
  /** One for each; 2 where nothing is said. */
  readonly seats?: number
  /** Of which side each seat is; by turns where nothing is said. */
  readonly sides?: readonly string[]
  /** When prepared dice run out the seed goes on. */
  readonly free?: boolean
}

const NAMES = ['Ann', 'Bram', 'Cleo', 'Dirk']

/** A fight on the test table. */
export class Table extends KernelTable<ArenaState> {
  who(id: string): Figure {
    return figureOf(this.state, id)
  }

  get topic(): string {
    return this.ask.topic
  }

  /** The ids that answer the question; standing orders are left out. */
  override get ids(): readonly string[] {
    return this.ask.kind === 'pick' ? this.ask.ids : []
  }

  /** The state at the newest safe point. */
  get marked(): ArenaState | undefined {
    return this.session.record.marks.at(-1)?.state
  }

  seen(seat = 0): ArenaView {
    return view(this.state, seat)
  }

  /** What a seat has been told. */
  told(seat: number): readonly GameEvent[] {
    const happened = this.session.record.steps.flatMap((step) => step.events)
    return happened.filter(({ audience }) => audience === undefined || audience.includes(seat))
  }

  override events<T extends ArenaEvent['type']>(type: T): readonly (Extract<ArenaEvent, { type: T }> & GameEvent)[] {
    return super.events(type).filter((event): event is Extract<ArenaEvent, { type: T }> & GameEvent => event.type === type)
  }

  /** Answers everything at random, to the end or so many times. */
  atRandom(seed: string, most = 20_000): this {
    const chance = stream(seed, 'bots')
    for (let i = 0; i < most && !this.over; i++) {
      const refusal = this.session.choose(randomAnswer(this.ask, chance))
      if (refusal !== null) throw new Error(refusal.message)
    }
    return this
  }
}

/** A scenario, played to its first question. */
export function arena(scenario: Sheet, laid: Laid = {}): Table {
  return begun({ scenario, options: {} }, laid)
}

/** A fight from its start, with these options. */
export function begun({ options, scenario }: { readonly options: Sheet; readonly scenario?: Sheet }, laid: Laid = {}): Table {
  const { dice = [], draws = [], variants = [], physical = false, seats = 2, sides, free = false } = laid
  const input = {
    seed: 'table-top',
    seats: NAMES.slice(0, seats),
    options: sides === undefined ? options : { ...options, sides },
    variants,
  }
  const made = setup(scenario === undefined ? input : { ...input, scenario })
  if (isRefusal(made)) throw new Error(made.message)
  const fixed = { dice, draws, strict: !free }
  return new Table(startSession(gladiator, { state: made.state, seed: 'table-top', undo: 'honest', physical, fixed }))
}

const WEST: Sheet = { name: 'Ann', at: [9, 10], ready: 'broadsword' }
const EAST: Sheet = { name: 'Bob', side: 'east', at: [9, 11] }

/** So far away and so slow that nothing concerns him: as long as he has not acted, the turn goes on. */
const ZED: Sheet = { name: 'Zed', side: 'east', at: [18, 39], ag: 4 }

type Duel = Laid & { readonly more?: readonly Sheet[]; readonly scenario?: Sheet; readonly alone?: boolean }

/**
 * Ann of the West with a broadsword, facing Bob of the East next to her, in the action phase; she acts first where both are as agile. Zed is
 * still to act unless they are alone.
 */
export function duel(ann: Sheet = {}, bob: Sheet = {}, laid: Duel = {}): Table {
  const { more = [], scenario = {}, draws = ['ann'], alone = false, ...rest } = laid
  const characters = [{ ...WEST, ...ann }, { ...EAST, ...bob }, ...more, ...(alone ? [] : [ZED])]
  return arena({ phase: 'action', characters, ...scenario }, { ...rest, draws })
}

/** The same with a beast of the East in Bob's place: `{creature: 'wolf'}`, `{robot: 'imp'}`. */
export function against(beast: Sheet, ann: Sheet = {}, laid: Duel = {}): Table {
  const { more = [], ...rest } = laid
  return duel(ann, { at: [0, 39], acted: true }, { ...rest, more: [{ side: 'east', at: [9, 11], acted: true, ...beast }, ...more] })
}
