import { type Ask, check } from './ask.ts'
import { type Answerer, autoplay, type Position, sensibleBot } from './autoplay.ts'
import { setOut } from './errand.ts'
import type { ErrandEnd, ErrandWish } from './errand-types.ts'
import type { EpisodeEnd, Game } from './game.ts'
import type { GameEvent, Play } from './play.ts'
import type { Stream } from './random.ts'
import { isRefusal, ruleViolation } from './refusal.ts'
import type { Answer, Refusal, Seat } from './types.ts'

// Trials: good bots play out a position again and again, with their own chance, until something is decided.

/** The end of a trial, and of the errand that began it: null where there was none, or where it saw the episode through. */
export interface TrialEnd extends EpisodeEnd {
  readonly errand: ErrandEnd | null
}

/** An episode that takes longer is left unfinished. */
const CHOICES = 2000

/** How a trial goes on: with this answer first, or by an errand for as long as it lasts; otherwise as bots play. */
export interface TrialStart {
  readonly first?: Answer
  readonly errand?: ErrandWish
}

/**
 * Plays a copy of a position to the end of its episode. Refused where no episode is under way, where the first answer is not allowed, and
 * where the errand is.
 */
export function tryOut<S>(
  game: Game<S>,
  { play, script, ask: asked }: Position<S, Ask>,
  chance: Stream,
  { first, errand }: TrialStart,
): TrialEnd | Refusal {
  const { state } = play
  const watch = game.episode?.begin(state, asked, errand !== undefined) ?? null
  if (watch === null) return ruleViolation('Nothing is under way here that could be played out.', { detail: 'no-fight' })
  const refused = first === undefined ? null : check(asked, first)
  if (refused !== null) return refused
  const going = errand === undefined ? null : setOut(game, () => state, asked, errand)
  if (isRefusal(going)) return going
  let underway = going
  play.onMark = () => watch.marked(state)
  const bot = sensibleBot(game, chance)
  let given = first ?? null
  let ended: ErrandEnd | null = null
  /** What the errand answers next; where it ends before the episode does, the bots take over. */
  const errandNext = (ask: Ask, made: number): void => {
    if (underway === null || ask.seat !== underway.seat) return
    const move = underway.next({ ask, told: made === 0 ? [] : told(play, underway.seat), chance })
    if ('answer' in move) {
      given = move.answer
      return
    }
    ended = move.ended
    underway = null
  }
  const answers: Answerer<S> = (ask) => {
    const answer = given ?? bot(ask, state, play)
    given = null
    return answer
  }
  const met = (ask: Ask | null, made: number) => {
    if (ask === null || (made > 0 && watch.over(state, ask))) return true
    errandNext(ask, made)
    // If the errand led to no episode, there is nothing to play out.
    return ended !== null && watch.met?.(state, ask) === false
  }
  const { choices } = autoplay({ play, script, ask: asked }, { answers, most: CHOICES, met })
  const end = { ...watch.end(state), errand: ended }
  return choices < CHOICES ? end : { ...end, kind: 'unfinished' }
}

/** What a seat was told after the newest answer. */
function told({ step }: Play<unknown>, seat: Seat): readonly GameEvent[] {
  return step.events.filter(({ audience }) => audience?.includes(seat) !== false)
}
