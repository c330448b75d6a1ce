import { type Ask, asidesOf } from '../ask.ts'
import type { LedgerLine } from '../campaign-types.ts'
import { decisionOf, sentenceOf } from '../decision.ts'
import { offered, planned, setOut } from '../errand.ts'
import type { ErrandEnd, Limits, Plan } from '../errand-types.ts'
import type { GameEvent } from '../play.ts'
import { stream } from '../random.ts'
import { isRefusal } from '../refusal.ts'
import type { Session } from '../session.ts'
import type { Answer, Decision, Json, KeptRoll, Refusal } from '../types.ts'

/**
 * A running game on the test table. Its members describe the present position, except that `events`, `rolls` and `lines` cover
 * the whole game so far. A game that needs more of its table extends it.
 */
export class Table<S> {
  readonly session: Session<S>

  constructor(session: Session<S>) {
    this.session = session
  }

  get state(): S {
    return this.session.state
  }

  /** The open question; throws when the game is over. */
  get ask(): Ask {
    const { ask, outcome } = this.session
    if (ask === null) throw new Error(`the game is over: ${outcome?.kind}`)
    return ask
  }

  get over(): boolean {
    return this.session.ask === null
  }

  /** The ids that may be picked now, asides last. */
  get ids(): readonly string[] {
    const { ask } = this
    return [...(ask.kind === 'pick' ? ask.ids : []), ...asidesOf(ask)]
  }

  /** The open question as it reads to its seat. */
  get decision(): Decision {
    return decisionOf(this.session.game, this.state, this.ask, 'd')
  }

  /** The number of prepared dice not yet rolled. */
  get diceLeft(): number {
    return this.session.record.fixed.dice.length - this.session.last.streams[2]
  }

  get rolls(): readonly KeptRoll[] {
    return this.session.record.steps.flatMap((step) => step.rolls)
  }

  get lines(): readonly LedgerLine[] {
    return this.session.record.steps.flatMap((step) => step.lines)
  }

  /** The words of all that happened, oldest first. */
  get texts(): readonly string[] {
    return this.happened.map((event) => sentenceOf(this.session.game, this.state, event))
  }

  /** The events of that type, oldest first. */
  events(type: string): readonly GameEvent[] {
    return this.happened.filter((event) => event.type === type)
  }

  /** Picks these ids. Throws if they are refused. */
  pick(...ids: string[]): this {
    return this.give({ pick: ids })
  }

  /** Gives a number, a text, ranks, shares or faces. Throws if it is refused. */
  value(value: Json): this {
    return this.give({ value })
  }

  /** Why picking these ids is refused. Throws if they are accepted. */
  refused(...ids: string[]): Refusal {
    return this.refusal({ pick: ids })
  }

  refusedValue(value: Json): Refusal {
    return this.refusal({ value })
  }

  /** The errands that can be asked for, by id. */
  get errands(): readonly string[] {
    return offered(this.session.game, this.state, this.ask).map(({ id }) => id)
  }

  /** What an errand would do. Throws if it is refused. */
  plan(errand: string, limits: Limits = {}): Plan {
    const plan = planned(this.session.game, this.state, this.ask, { errand, limits }, stream('plan', 'bots'))
    if (isRefusal(plan)) throw new Error(`${errand}: ${plan.message}; offered: ${this.errands.join(' ')}`)
    return plan
  }

  /** Carries out an errand and says how it ended. Throws if it is refused. */
  run(errand: string, limits: Limits = {}): ErrandEnd {
    const { session } = this
    const going = setOut(session.game, () => session.state, session.ask, { errand, limits })
    if (isRefusal(going)) throw new Error(`${errand}: ${going.message}; offered: ${this.errands.join(' ')}`)
    for (let told: readonly GameEvent[] = []; ; told = session.last.events) {
      const move = going.next({ ask: session.ask, told, chance: stream(`${session.inputs}`, 'bots') })
      if ('ended' in move) return move.ended
      this.give(move.answer)
    }
  }

  private get happened(): readonly GameEvent[] {
    return this.session.record.steps.flatMap((step) => step.events)
  }

  private give(answer: Answer): this {
    const { topic } = this.ask
    const refusal = this.session.choose(answer)
    if (refusal !== null) throw new Error(`${topic}: ${refusal.message}; asked: ${this.ids.join(' ')}`)
    return this
  }

  private refusal(answer: Answer): Refusal {
    const refused = this.session.choose(answer)
    if (refused === null) throw new Error(`was not refused: ${JSON.stringify(answer)}`)
    return refused
  }
}
