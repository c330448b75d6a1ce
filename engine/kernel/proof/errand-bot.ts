import type { Ask } from '../ask.ts'
import type { Answerer } from '../autoplay.ts'
import { byItself } from '../by-itself.ts'
import { offered, setOut, type Underway } from '../errand.ts'
import type { Errand, Limit, Limits } from '../errand-types.ts'
import type { Game } from '../game.ts'
import type { GameEvent, Play } from '../play.ts'
import { below, oneOf, type Stream } from '../random.ts'
import { isRefusal } from '../refusal.ts'

/** How often, in eighths, it takes an errand on offer. */
const ERRAND_EIGHTHS = 3

/**
 * Starts errands at random, with random limits, and follows each to its end; lets some that can stand do so for a while; takes every answer
 * that gives itself. Answers as `otherwise` where there is neither. Reports each errand that ends to `ended`.
 */
export function errandBot<S>(
  game: Game<S>,
  play: Play<S>,
  chance: Stream,
  otherwise: Answerer<S>,
  ended?: (kind: string, how: string) => void,
): Answerer<S> {
  const habits = (game.habits ?? []).map(({ id }) => id)
  let going: Underway | null = null
  let orders: readonly string[] = []
  const begin = (ask: Ask): void => {
    const all = offered(game, play.state, ask)
    if (all.length === 0 || below(chance, 8) >= ERRAND_EIGHTHS) return
    const errand = oneOf(chance, all)
    if (errand.standing === true) orders = below(chance, 2) === 0 ? [errand.id] : []
    const underway = setOut(game, () => play.state, ask, { errand: errand.id, limits: limitsOf(errand, chance) })
    if (isRefusal(underway)) throw new Error(`${errand.id} is offered and refused: ${underway.message}`)
    going = underway
  }
  const next = (ask: Ask, told: readonly GameEvent[]) => {
    if (going === null) return null
    const { seat, errand } = going
    const move = going.next({ ask, told: told.filter(({ audience }) => audience?.includes(seat) !== false), chance })
    if ('answer' in move) return move.answer
    ended?.(errand.kind, move.ended.kind)
    going = null
    return null
  }
  return (ask, state) => {
    const itself = byItself(game, state, ask, { certain: true, habits, orders })
    const on = itself ?? next(ask, play.step.events)
    if (on !== null) return on
    begin(ask)
    return next(ask, []) ?? otherwise(ask, state)
  }
}

/** Random limits; some are left as suggested. */
function limitsOf({ limits = [] }: Errand, chance: Stream): Limits {
  const set = limits.filter(() => below(chance, 2) === 0).map((limit) => [limit.id, settingOf(limit, chance)] as const)
  return Object.fromEntries(set)
}

function settingOf(limit: Limit, chance: Stream): Limits[string] {
  if (limit.kind === 'flag') return below(chance, 2) === 0
  if (limit.kind === 'choice') return oneOf(chance, limit.options).id
  return limit.min + limit.step * below(chance, Math.floor((limit.max - limit.min) / limit.step) + 1)
}
