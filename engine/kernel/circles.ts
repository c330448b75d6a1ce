import type { Advice } from './advice.ts'
import { type Ask, asidesOf, type PickAsk } from './ask.ts'
import type { Game } from './game.ts'
import { oneOf, type Stream } from './random.ts'
import type { Answer, Skill } from './types.ts'

// Going in circles. A bot answers from what it sees and remembers nothing: what it has done twice it would do forever. Its caller
// keeps count, outside the rules' state and the record: the third time it sees the same, it does something else.

/** An answer is ruled out once its count reaches this. */
const OUT = 12
/** An answer that led back by itself counts half of that; where dice fell or cards were drawn it was a try, and there may be a dozen. */
const LED_BACK = OUT / 2
const TRIES = 12
/** A bot that still gives it finds everything else worse, like one that waits behind a shut door: that, too, has an end. */
const STUBBORN = 15 * OUT

const ELSE = 'Everything better has led back to this same place'

/** How often each seat gave which answer before the same view. */
export class Circles {
  private readonly given = new Map<string, Map<string, number>>()
  private open: { readonly ask: Ask; readonly sight: string; readonly tries: number } | null = null

  /** The answer of the game's bot; at a question it has met too often, without the answers that led nowhere. */
  advice<S>(game: Pick<Game<S>, 'sensible' | 'sight'>, view: unknown, ask: Ask, chance: Stream, skill?: Skill): Advice {
    this.open = null
    if (game.sight === undefined || !isOneOfMany(ask)) return game.sensible(view, ask, chance, skill)
    const { of, tries = TRIES } = game.sight(view, ask)
    const sight = `${ask.seat} ${ask.topic} ${ask.about ?? ''} ${of}`
    this.open = { ask, sight, tries }
    const others = this.without(sight, ask)
    if (others === null) return game.sensible(view, ask, chance, skill)
    const advice = game.sensible(view, others, chance, skill)
    const [id = ''] = advice.answer.pick ?? []
    if (others.ids.includes(id) || asidesOf(others).includes(id)) return { answer: advice.answer, why: ELSE }
    const times = this.times(sight, id)
    if (times >= STUBBORN) return { answer: { pick: [oneOf(chance, others.ids)] }, why: ELSE }
    // It insists: next time all but that is worth another try.
    this.given.set(sight, new Map([[id, times]]))
    return advice
  }

  /** Call this once the question has been answered; `tried` where chance had a part in the result. */
  answered(ask: Ask, { pick }: Answer, tried: boolean): void {
    if (this.open?.ask !== ask || pick?.length !== 1) return
    const { sight, tries } = this.open
    this.open = null
    const given = this.given.get(sight) ?? new Map<string, number>()
    const [id = ''] = pick
    given.set(id, this.times(sight, id) + (tried ? OUT / tries : LED_BACK))
    this.given.set(sight, given)
  }

  private times(sight: string, id: string): number {
    return this.given.get(sight)?.get(id) ?? 0
  }

  /** Null where nothing is ruled out. Where everything is, the count begins again. */
  private without(sight: string, ask: PickAsk): PickAsk | null {
    const given = this.given.get(sight)
    if (given === undefined) return null
    const isIn = (id: string) => this.times(sight, id) < OUT
    if ([...given.keys()].every(isIn)) return null
    const ids = ask.ids.filter(isIn)
    if (ids.length > 0) return { ...ask, ids, aside: () => asidesOf(ask).filter(isIn) }
    this.given.delete(sight)
    return null
  }
}

function isOneOfMany(ask: Ask): ask is PickAsk {
  return ask.kind === 'pick' && ask.min === 1 && ask.max === 1
}
