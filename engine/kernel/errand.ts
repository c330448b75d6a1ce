import { type Ask, check } from './ask.ts'
import { assertNever } from './assert-never.ts'
import { decisionOf, optionOf } from './decision.ts'
import type { Errand, ErrandEnd, ErrandWish, Limit, Limits, Plan } from './errand-types.ts'
import type { Errands, Game, NextMove, Standpoint } from './game.ts'
import { plain } from './plain.ts'
import type { GameEvent } from './play.ts'
import { type Stream, stream } from './random.ts'
import { badRequest, conflict, GAME_OVER } from './refusal.ts'
import type { Answer, Decision, Refusal, Seat } from './types.ts'
import { isSentence } from './words.ts'

// An errand is a plan that takes several answers: walk there, fight it out, heal as well as possible. The game offers those
// that are possible now, and answers one question after another from what the seat sees, as a bot does. Each answer is an input like
// any other. An errand ends at a question that isn't its business, and before any answer that warns unless it has given the warning itself.

// ---------------------------------------------------------------- under way

/** An errand under way, for its caller. */
export interface Underway {
  readonly seat: Seat
  readonly errand: Errand
  /** The next answer, or the end. `told` is all that the seat was told since the last one. */
  next(position: { readonly ask: Ask | null; readonly told: readonly GameEvent[]; readonly chance: Stream }): NextMove
}

/** What the deciding seat has before it: its view and the question, worded only when someone looks. */
export function standpoint<S>(game: Game<S>, state: S, ask: Ask): Standpoint {
  let decision: Decision | null = null
  return {
    view: game.view(state, ask.seat),
    ask,
    decision() {
      decision ??= decisionOf(game, state, ask, 'errand')
      return decision
    },
    option: (id) => optionOf(game, state, ask, id),
  }
}

/** The errands on offer to the deciding seat; none while real dice are rolled, or where the game has none. */
export function offered<S>(game: Game<S>, state: S, ask: Ask | null): readonly Errand[] {
  const { errands } = game
  if (ask === null || ask.kind === 'roll' || errands === undefined) return []
  const at = standpoint(game, state, ask)
  return errands.offered(at).map((errand) => forewarned(errands, at, errand))
}

/** What the errand would do, or what would stop it at once. Refuses one that is not offered, and limits out of bounds. */
export function planned<S>(game: Game<S>, state: S, ask: Ask | null, wish: ErrandWish, chance: Stream): Plan | Refusal {
  return withWish(game, state, ask, wish, ({ at, errand, limits, errands }) => {
    const first = safely(at, errand, errands.next(at, { errand, limits, from: at.view, made: 0, told: [] }, chance))
    return { errand, limits, ...errands.planned(at, errand, limits), ...('ended' in first && { stops: first.ended }) }
  })
}

/** The move, or the end before an answer that warns: the person has not agreed to that, unless the errand gave the warning itself. */
function safely(at: Standpoint, errand: Errand, move: NextMove): NextMove {
  if ('ended' in move || errand.warns !== undefined) return move
  const text = warningIn(at, move.answer)
  return text === undefined ? move : { ended: { kind: 'danger', text, done: false } }
}

function warningIn(at: Standpoint, answer: Answer): string | undefined {
  return (answer.pick ?? []).flatMap((id) => at.option(id).warns ?? [])[0]
}

/** An errand of this place that begins with an answer that warns, with that warning. One that leads elsewhere says itself what waits on its way. */
function forewarned(errands: Errands, at: Standpoint, errand: Errand): Errand {
  if (errand.warns !== undefined || errand.at !== undefined) return errand
  const limits = Object.fromEntries((errand.limits ?? []).map(({ id, suggested }) => [id, suggested]))
  const first = errands.next(at, { errand, limits, from: at.view, made: 0, told: [] }, stream(errand.id, 'bots'))
  const warns = 'answer' in first ? warningIn(at, first.answer) : undefined
  return warns === undefined ? errand : { ...errand, warns }
}

/** Begins an errand; the caller gives the answers. `stateNow` gives the state at each of them. */
export function setOut<S>(game: Game<S>, stateNow: () => S, ask: Ask | null, wish: ErrandWish): Underway | Refusal {
  return withWish(game, stateNow(), ask, wish, ({ at, errand, limits, errands }) => {
    const { seat } = at.ask
    const from = plain(at.view)
    const told: GameEvent[] = []
    let made = 0
    return {
      seat,
      errand,
      next(position) {
        told.push(...position.told)
        const ended = endOf(position.ask, seat)
        if (ended !== null || position.ask === null) return { ended: ended ?? OVER }
        const here = standpoint(game, stateNow(), position.ask)
        const wanted = errands.next(here, { errand, limits, from, made, told }, position.chance)
        const move = safely(here, errand, wanted)
        if ('ended' in move) return move
        const refused = check(position.ask, move.answer)
        if (refused !== null) throw new Error(`${errand.id} is refused at ${position.ask.topic}: ${refused.message}`)
        made += 1
        return move
      },
    }
  })
}

interface Wished {
  readonly at: Standpoint
  readonly errand: Errand
  readonly limits: Limits
  readonly errands: Errands
}

function withWish<S, T>(game: Game<S>, state: S, ask: Ask | null, wish: ErrandWish, work: (wished: Wished) => T): T | Refusal {
  if (ask === null) return GAME_OVER
  const { errands } = game
  if (errands === undefined || ask.kind === 'roll') return NOT_OFFERED
  const at = standpoint(game, state, ask)
  const found = errands.offered(at).find(({ id }) => id === wish.errand)
  if (found === undefined) return NOT_OFFERED
  const errand = forewarned(errands, at, found)
  const limits = settled(errand.limits ?? [], wish.limits ?? {})
  return 'refused' in limits ? limits.refused : work({ at, errand, limits: limits.limits, errands })
}

const NOT_OFFERED = conflict('You can’t do that right now.', 'no-errand')

/** The ends that every game shares; null where the game must answer. */
function endOf(ask: Ask | null, seat: Seat): ErrandEnd | null {
  if (ask === null) return OVER
  if (ask.seat !== seat) return OTHERS_TURN
  return ask.kind === 'roll' ? YOUR_DICE : null
}

const OVER: ErrandEnd = { kind: 'over', text: 'The game is over.', done: true }
const OTHERS_TURN: ErrandEnd = { kind: 'other-seat', text: 'Another player is choosing now.', done: false }
const YOUR_DICE: ErrandEnd = { kind: 'dice', text: 'The dice are yours to throw.', done: false }

/** The end at a question that the errand leaves to the person, in the words of that question. */
export function asksElse(prompt: string): ErrandEnd {
  return { kind: 'asked', text: `Stopped for a choice: ${isSentence(prompt) ? prompt : `${prompt}.`}`, done: false }
}

/** The end after the number of answers allowed. */
export const AS_MANY: ErrandEnd = { kind: 'as-many', text: 'Stopped where you asked.', done: false }

// ---------------------------------------------------------------- limits

type Settled = { readonly limits: Limits } | { readonly refused: Refusal }

/** Every limit with its value: as given, or as suggested. Refuses unknown limits and values out of bounds. */
function settled(limits: readonly Limit[], given: Limits): Settled {
  const stranger = Object.keys(given).find((id) => limits.every((limit) => limit.id !== id))
  if (stranger !== undefined) return { refused: badRequest(`This plan has no limit "${stranger.slice(0, 80)}".`, { detail: 'limit' }) }
  const set: Record<string, Limits[string]> = {}
  for (const limit of limits) {
    const value = Object.hasOwn(given, limit.id) ? given[limit.id] : limit.suggested
    const wrong = value === undefined ? null : faultOf(limit, value)
    if (wrong !== null) return { refused: badRequest(`${limit.label}: ${wrong}`, { detail: 'limit' }) }
    set[limit.id] = value ?? limit.suggested
  }
  return { limits: set }
}

function faultOf(limit: Limit, value: Limits[string]): string | null {
  switch (limit.kind) {
    case 'number': {
      const { min, max, step } = limit
      const fits = typeof value === 'number' && value >= min && value <= max && Number.isInteger((value - min) / step)
      return fits ? null : `give a number from ${min} to ${max}${step === 1 ? '' : ` in steps of ${step}`}.`
    }
    case 'flag':
      return typeof value === 'boolean' ? null : 'say yes (true) or no (false).'
    case 'choice':
      return limit.options.some(({ id }) => id === value) ? null : 'choose one of the options.'
    default:
      return assertNever(limit)
  }
}
