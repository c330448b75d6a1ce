import { type Ask, asidesOf, check, type ShareAsk, type Shares } from './ask.ts'
import { assertNever } from './assert-never.ts'
import type { Game, Habit } from './game.ts'
import type { Answer } from './types.ts'

// Answers that a person need not give himself: where only one is legal, where he has said once what it always is, and where an errand
// stands until he stops it. All only if he has asked for it, never for real dice, and never where the answer warns, is likelier to kill than
// another (`Odds.die`), or something is lost by it (`Game.attended`).

/** What a person wants answered for them. */
export interface Further {
  /** Questions with one legal answer and no asides. */
  readonly certain?: boolean
  /** Standing answers, by the ids of the game's `habits`. */
  readonly habits?: readonly string[]
  /** Errands of this session that stand until stopped, by id. */
  readonly orders?: readonly string[]
}

/** The answer that gives itself, as this person wishes; null where they must answer. */
export function byItself<S>(game: Game<S>, state: S, ask: Ask, { certain = false, habits = [], orders = [] }: Further): Answer | null {
  if (ask.kind === 'roll' || game.attended?.includes(ask.topic) === true) return null
  const only = certain ? onlyAnswer(ask) : null
  const habit = only ?? habitsFor(game, state, ask).find(({ habit }) => habits.includes(habit.id))?.answer ?? null
  const answer = habit ?? orderedFor(game, state, ask, orders)
  return answer === null || endangers(game, state, ask, answer) ? null : answer
}

/** The habits that can answer this question now, each with its answer. */
export function habitsFor<S>(game: Game<S>, state: S, ask: Ask): readonly { readonly habit: Habit; readonly answer: Answer }[] {
  const known = game.habits?.filter(({ topic }) => topic === ask.topic) ?? []
  if (known.length === 0) return []
  const view = game.view(state, ask.seat)
  return known.flatMap((habit) => {
    const answer = habit.answer(view, ask)
    return answer === null || check(ask, answer) !== null ? [] : { habit, answer }
  })
}

function orderedFor<S>(game: Game<S>, state: S, ask: Ask, orders: readonly string[]): Answer | null {
  const answer = orders.length === 0 ? null : (game.errands?.ordered?.(game.view(state, ask.seat), ask, orders) ?? null)
  return answer === null || check(ask, answer) !== null ? null : answer
}

/** Whether something is said against what is picked, before it is, or someone may die of it who need not. */
function endangers<S>(game: Game<S>, state: S, ask: Ask, { pick = [] }: Answer): boolean {
  if (ask.kind !== 'pick') return false
  const words = game.describe(state, ask)
  const danger = (id: string) => words.option?.(id).odds?.die ?? 0
  if (pick.some((id) => words.option?.(id).warns !== undefined)) return true
  return pick.some((id) => danger(id) > 0 && ask.ids.some((other) => danger(other) < danger(id)))
}

/** The one legal answer to a question without asides; null where there are more, or too many ways to tell. */
export function onlyAnswer(ask: Ask): Answer | null {
  if (asidesOf(ask).length > 0) return null
  switch (ask.kind) {
    case 'pick':
      return ask.min === ask.max && ask.ids.length === ask.min ? { pick: ask.ids } : null
    case 'number':
      return ask.min + ask.step > ask.max ? { value: ask.min } : null
    case 'share':
      return onlyShares(ask)
    // Three people can stand in six ways, and one in three.
    case 'arrange':
    case 'text':
    case 'roll':
      return null
    default:
      return assertNever(ask)
  }
}

/** With more ways than this to share something out, none are tried. */
const WAYS = 200

function onlyShares(ask: ShareAsk): Answer | null {
  let ways: readonly Shares[] = [{}]
  for (const { id, amount } of ask.of) {
    const each = sharings(amount, ask.among, Math.floor(WAYS / ways.length))
    if (each === null) return null
    ways = ways.flatMap((way) => each.map((shares) => ({ ...way, [id]: shares })))
  }
  const [only, another] = ways.filter((value) => check(ask, { value }) === null)
  return only === undefined || another !== undefined ? null : { value: only }
}

/** Every way to give out up to `amount` among these; null if there are more than `most`. */
function sharings(amount: number, among: readonly string[], most: number): readonly { readonly [who: string]: number }[] | null {
  let ways: { readonly shares: { readonly [who: string]: number }; readonly left: number }[] = [{ shares: {}, left: amount }]
  for (const who of among) {
    if (ways.reduce((sum, { left }) => sum + left + 1, 0) > most) return null
    ways = ways.flatMap(({ shares, left }) =>
      Array.from({ length: left + 1 }, (_, n) => ({ shares: { ...shares, [who]: n }, left: left - n })),
    )
  }
  return ways.map(({ shares }) => shares)
}
