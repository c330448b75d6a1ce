import { type Ask, asidesOf, check } from '../../kernel/ask.ts'
import { type GameEvent, newPlay, newStep, type Script } from '../../kernel/play.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import type { Answer, Json } from '../../kernel/types.ts'
import { caveGame } from '../chapters/10-turn.ts'
import { playerOf } from '../chapters/characters.ts'
import { copy } from '../copy.ts'
import type { CaveEvent } from '../event-types.ts'
import { setup } from '../setup.ts'
import type { Cave, CaveState, Player } from '../state.ts'

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
}

const NAMES = ['Ann', 'Bram', 'Cleo', 'Dirk', 'Eve', 'Finn']

/** A game on the test table, driven through the kernel's own play. */
export class Table {
  private readonly play: Cave
  private readonly script: Script
  private open: Ask | null = null
  private readonly told: GameEvent[] = []
  /** The state at the last safe point. */
  marked: CaveState

  constructor(state: CaveState, fixed: { readonly dice: readonly number[]; readonly draws: readonly string[]; readonly strict: boolean }) {
    this.play = newPlay(state, 'table-top', { fixed })
    this.marked = copy(state)
    this.play.onMark = () => {
      this.marked = copy(this.play.state)
    }
    this.script = caveGame(this.play)
    this.follow(this.script.next({}))
  }

  get state(): CaveState {
    return this.play.state
  }

  /** The player of a seat. */
  who(seat = 0): Player {
    return playerOf(this.state, seat)
  }

  get ask(): Ask {
    if (this.open === null) throw new Error(`the game is over: ${this.state.end?.kind}`)
    return this.open
  }

  get topic(): string {
    return this.ask.topic
  }

  get over(): boolean {
    return this.open === null
  }

  /** The ids that may be picked, asides left out. */
  get ids(): readonly string[] {
    return this.ask.kind === 'pick' ? this.ask.ids : []
  }

  /** What may be done beside the question. */
  get beside(): readonly string[] {
    return asidesOf(this.ask)
  }

  /** Prepared dice that were not thrown. */
  get diceLeft(): number {
    return this.play.fixed.dice.length - this.play.fixedDiceAt
  }

  /** Everything that happened, oldest first. */
  get happened(): readonly GameEvent[] {
    return this.told
  }

  /** Events of that type, oldest first. */
  events<T extends CaveEvent['type']>(type: T): readonly Extract<CaveEvent, { type: T }>[] {
    return this.told.filter((event): event is Extract<CaveEvent, { type: T }> => event.type === type)
  }

  /** Picks one answer after the other. Throws where one is refused. */
  pick(...ids: string[]): this {
    for (const id of ids) this.give([id])
    return this
  }

  /** Answers one question with several things, or with none. */
  pickAll(...ids: string[]): this {
    return this.give(ids)
  }

  private give(pick: readonly string[]): this {
    const answer: Answer = { pick }
    const refused = check(this.ask, answer)
    if (refused !== null) throw new Error(`${this.topic}: ${refused.message}; asked: ${[...this.ids, ...this.beside].join(' ')}`)
    this.play.step = newStep(answer)
    this.follow(this.script.next(answer))
    return this
  }

  private follow(next: IteratorResult<Ask>): void {
    this.told.push(...this.play.step.events)
    this.open = next.done === true ? null : next.value
  }
}

/** Plays to the first question. */
export function set({ players = [{}], scenario = {}, fresh, options = {}, variants = [], dice = [], draws = [] }: Laid = {}): Table {
  const seats = NAMES.slice(0, fresh ?? players.length)
  const sheets = players.map((sheet, seat) => (seat === 0 ? { character: 'deep-miner', ...sheet } : sheet))
  const input = { seed: 'table-top', seats, options, variants }
  const made = setup(fresh === undefined ? { ...input, scenario: { ...scenario, players: sheets } } : input)
  if (isRefusal(made)) throw new Error(made.message)
  return new Table(made.state, { dice, draws, strict: true })
}

/** A game that begins with what somebody meets where he stands. */
export function meeting(sheet: Sheet, laid: Laid = {}): Table {
  const players = [sheet, ...(laid.players ?? [])]
  return set({ ...laid, players, scenario: { start: 'encounter', ...laid.scenario } })
}
