import type { Advice } from './advice.ts'
import { type Ask, asidesOf, check } from './ask.ts'
import { autoplay, sensibleBot } from './autoplay.ts'
import { commonChance, FACES } from './common-chance.ts'
import type { Crossroads } from './course.ts'
import type { Game } from './game.ts'
import type { Account, Bounds, Graded, GradedWords, Mean, Term, Verdict } from './grading-types.ts'
import { type Stream, stream } from './random.ts'
import { meanOf, pooledMean } from './sampling.ts'
import type { Answer, Seat } from './types.ts'

// Grading a choice: the game's own bot plays out the chosen answer and the others again and again, each time all with the same chance. In
// stages: few playouts for all, more for those that may be better, and fresh ones for the best of these and the chosen one, because the one
// found best among many was lucky, too.

/** How a game's choices are graded. */
export interface Grading<S> {
  /** The terms in which it is reported, the most telling first. */
  readonly terms: readonly Term[]
  readonly bounds: Bounds
  /** How far this choice is played out; null where the choice decides nothing that can be measured. */
  horizon(state: S, ask: Ask): Horizon<S> | null
  /** The worth of a position to a seat: at the end, and wherever a playout may stop. */
  account(state: S, seat: Seat): Account
  /** Whether an answer is compared with the taken one; left out where all are. */
  compares?(state: S, ask: Ask, answer: Answer): boolean
  /** Whether the taken answer is compared with the bot's alone, as what is arranged always is; left out where that is nowhere so. */
  adviceAlone?(ask: Ask): boolean
  /** What this choice belongs together with, such as a fight: of all of one passage the costliest is told. Left out where each stands by itself. */
  passage?(state: S, ask: Ask): string | undefined
  /** How often the usual number of playouts is made: more than once where one is short. */
  readonly effort?: number
  /** How many more playouts all choices of a game may have once each has been graded: fewer than otherwise where one takes long. */
  readonly mostFurther?: number
  /** Each seat plays for itself, so that luck and losses are counted for each; left out where all play for the same. */
  readonly apart?: true
  /**
   * A hint leaves the bot's answer for another that is clearly worth so many points more; null where it keeps to the bot's. Left out where
   * whole games have not shown that looking ahead does them good.
   */
  hintsFrom?(state: S): number | null
  /**
   * Deals again what a seat cannot know, from what it may be for all that this seat has been shown: two states that look alike to it must
   * come to the same. Left out by games that hide nothing. The order of a deck need not be in it if the state does not hold one.
   */
  unseen?(state: S, seat: Seat, chance: Stream): void
  /** Whether someone has lived so far; left out by games without deaths. */
  lives?(state: S, who: string): boolean
}

export interface Horizon<S> {
  /** Whether a playout may stop when `ask` comes up; at the end of the game it always does. */
  reached(state: S, ask: Ask): boolean
  /** What can be done beside an answer is neither measured nor compared: it can be done later as well. */
  readonly withoutAsides?: boolean
}

/** Playouts of each answer: of all, of those that may be better, of the best of them where chance matters much, and of the best with the taken one. */
const FIRST = 8
const SECOND = 24
const THIRD = 72
const FRESH = 66
/** Of these so many must not be hopeless. */
const FRESH_FIRST = 24
const MOST = 8
/** A loss is clear at this many standard errors from zero: of a thousand choices as good as the best, one is called wrong without reason. */
const CLEAR = 3
/** A playout that takes longer is counted as it stands. */
const LONGEST = 3000

/** Called after every playout: a whole choice may take long. */
type Tick = () => void

/** Grades a choice; null where this kind is not graded. The seed decides everything. */
export function graded<S>(game: Game<S>, at: Crossroads<S>, seed: string, tick?: Tick): Graded | null {
  const { grading } = game
  const horizon = grading?.horizon(at.state, at.ask) ?? null
  if (grading === undefined || horizon === null) return null
  if (horizon.withoutAsides === true && isAside(at.ask, at.taken)) return null
  const others = othersThan(game, at)
  if (others.length === 0) return null
  const { effort = 1 } = grading
  const playouts = playoutsOf(game, grading, at, { seed, tick })
  const taken = playouts(at.taken)
  taken.upTo(effort * FIRST)
  const rivals = others.map((answer) => ({ answer, line: playouts(answer) }))
  for (const { line } of rivals) line.upTo(effort * FIRST)
  const promising = mostPromising(rivals, taken, grading)
  const [best] = ranked(promising.length > 0 ? promising : rivals, taken)
  if (best === undefined) return null
  if (promising.length === 0 || isHopeless(differences(best.line, taken), grading)) {
    return worded(game, at, summed(grading, at, { compared: others.length + 1, taken, best }))
  }
  const fresh = pairOf(playoutsOf(game, grading, at, { seed: `${seed} fresh`, tick }), at.taken, best.answer)
  const soon = compared(grading, at, { ...fresh, compared: others.length + 1 }, inSixes(effort * FRESH_FIRST))
  const isFine = isHopeless(differences(fresh.best.line, fresh.taken), grading)
  return worded(game, at, isFine ? soon : compared(grading, at, { ...fresh, compared: others.length + 1 }, inSixes(effort * FRESH)))
}

/** Whether a hint at this choice looks ahead. */
export function looksAhead<S>({ grading }: Pick<Game<S>, 'grading'>, state: S, ask: Ask): boolean {
  return (grading?.hintsFrom?.(state) ?? null) !== null && grading?.horizon(state, ask) !== null
}

/**
 * The best answer in place of the taken one, where it is clearly worth enough more for a hint to name it; null elsewhere. It looks for large
 * losses alone, and takes a second at most where a grade takes several.
 */
export function clearlyBetter<S>(game: Game<S>, at: Crossroads<S>, seed: string, tick?: Tick): Graded | null {
  const { grading } = game
  const mistake = grading?.hintsFrom?.(at.state) ?? null
  if (grading === undefined || mistake === null) return null
  const bounds = { mistake, blunder: Math.max(mistake, grading.bounds.blunder) }
  const found = graded({ ...game, grading: { ...grading, bounds, effort: 1 } }, at, seed, tick)
  return found?.verdict === 'mistake' || found?.verdict === 'blunder' ? found : null
}

/** Measures the chosen answer against one other, by so many playouts or a few more, numbered from `from` on: others have other chance. */
export function measured<S>(
  game: Game<S>,
  at: Crossroads<S>,
  run: { readonly seed: string; readonly better: Answer; readonly count: number; readonly among: number; readonly from?: number },
  tick?: Tick,
): Graded | null {
  const { grading } = game
  const { seed, better, count, among, from = 0 } = run
  if (grading === undefined || check(at.ask, better) !== null) return null
  const pair = pairOf(playoutsOf(game, grading, at, { seed: `${seed} more`, from: inSixes(from), tick }), at.taken, better)
  return worded(game, at, compared(grading, at, { ...pair, compared: among }, inSixes(count)))
}

function inSixes(count: number): number {
  return FACES * Math.ceil(count / FACES)
}

/** The same choice with these playouts beside those it had. */
export function pooled(one: Graded, more: Graded, bounds: Bounds): Graded {
  const [n, m] = [one.playouts, more.playouts]
  const together = (a: Mean, b: Mean) => pooledMean(a, n / FACES, b, m / FACES)
  const loss = together(one.loss, more.loss)
  const both = (a: Account, b: Account) =>
    Object.fromEntries(Object.keys(a).map((id) => [id, (n * (a[id] ?? 0) + m * (b[id] ?? 0)) / (n + m)]))
  const { words: before, ...bare } = one
  const verdict = verdictOn(loss, bounds)
  const words = verdict === 'fine' ? undefined : (before ?? more.words)
  return {
    ...bare,
    loss,
    cost: both(one.cost, more.cost),
    worth: together(one.worth, more.worth),
    comesTo: both(one.comesTo, more.comesTo),
    playouts: n + m,
    verdict,
    ...(words && { words }),
  }
}

/** The chosen answer and another. */
interface Pair {
  readonly taken: Line
  readonly best: Rival
}

function pairOf(playouts: (answer: Answer) => Line, taken: Answer, better: Answer): Pair {
  return { taken: playouts(taken), best: { answer: better, line: playouts(better) } }
}

function compared<S>(grading: Grading<S>, at: Crossroads<S>, pair: Pair & { readonly compared: number }, count: number): Graded {
  pair.taken.upTo(count)
  pair.best.line.upTo(count)
  return summed(grading, at, pair)
}

/** The same with its words, unless the choice was fine. */
function worded<S>(game: Game<S>, at: Crossroads<S>, one: Graded): Graded {
  return one.verdict === 'fine' || one.better === null ? one : { ...one, words: wordsFor(game, at, one.better) }
}

export function wordsFor<S>(game: Game<S>, { ask, state, taken }: Crossroads<S>, better: Answer): GradedWords {
  const wording = game.describe(state, ask)
  const option = ({ pick = [] }: Answer) => {
    const [id] = pick
    return id === undefined ? undefined : wording.option?.(id)
  }
  const label = (answer: Answer) => option(answer)?.label ?? ANOTHER
  const odds = (answer: Answer) => {
    const of = option(answer)
    return of?.odds === undefined ? [] : [`${of.label}: ${of.odds.text}.`]
  }
  const advice = advised(game, state, ask)
  const said = JSON.stringify(advice.answer) === JSON.stringify(better) ? [`${advice.why}.`] : []
  return { prompt: wording.prompt, taken: label(taken), better: label(better), why: [...said, ...odds(better), ...odds(taken)] }
}

/** An arrangement or a share has no label of its own. */
const ANOTHER = 'Another order'

// ---------------------------------------------------------------- playouts

/** The playouts of one answer, by number: the nth has the same chance for every answer. */
interface Line {
  readonly points: readonly number[]
  readonly accounts: readonly Account[]
  upTo(count: number): void
}

interface Rival {
  readonly answer: Answer
  readonly line: Line
}

function playoutsOf<S>(
  game: Game<S>,
  grading: Grading<S>,
  at: Crossroads<S>,
  { seed, from = 0, tick = () => {} }: { readonly seed: string; readonly from?: number; readonly tick?: Tick | undefined },
): (answer: Answer) => Line {
  return (answer) => {
    const points: number[] = []
    const accounts: Account[] = []
    return {
      points,
      accounts,
      upTo(count) {
        while (points.length < count) {
          const account = grading.account(playedOut(game, grading, at, answer, `${seed} ${at.input}`, from + points.length), at.ask.seat)
          points.push(pointsOf(grading, account))
          accounts.push(account)
          tick()
        }
      },
    }
  }
}

/** Where a choice leads to in one playout: the state at its horizon. What the seat cannot know is another thing in each. */
export function playedOut<S>(game: Game<S>, grading: Grading<S>, at: Crossroads<S>, first: Answer, base: string, nth: number): S {
  const seed = `${base} ${nth}`
  const position = at.again(seed)
  const { play } = position
  const { state } = play
  play.fate = commonChance(base, nth, play)
  grading.unseen?.(state, position.ask.seat, stream(seed, 'unseen'))
  const horizon = grading.horizon(state, position.ask)
  if (horizon === null) throw new Error('a choice that is graded is graded in its copy, too')
  const bot = sensibleBot(game, stream(seed, 'bots'))
  let given = false
  autoplay(position, {
    most: LONGEST,
    met: (ask, made) => made > 0 && ask !== null && horizon.reached(state, ask),
    answers(ask, now, play) {
      if (given) return bot(ask, now, play)
      given = true
      return first
    },
  })
  return state
}

export function pointsOf({ terms }: Pick<Grading<never>, 'terms'>, account: Account): number {
  return terms.reduce((sum, { id, points }) => sum + points * (account[id] ?? 0), 0)
}

// ---------------------------------------------------------------- the others

function advised<S>(game: Game<S>, state: S, ask: Ask): Advice {
  const seen = game.recall?.remembered ?? game.glimpse ?? game.view
  return game.sensible(seen(state, ask.seat), ask, stream('', 'bots'))
}

/** The answers that are compared with the taken one, the bot's own first: for what is arranged or shared out only that. */
export function othersThan<S>(game: Game<S>, { ask, state, taken }: Crossroads<S>): readonly Answer[] {
  const isOne = ask.kind === 'pick' && ask.min === 1 && ask.max === 1
  const withoutAsides = game.grading?.horizon(state, ask)?.withoutAsides === true
  const isAll = isOne && game.grading?.adviceAlone?.(ask) !== true
  const ids = isAll ? [...ask.ids, ...(withoutAsides ? [] : asidesOf(ask))] : []
  const known = new Set([JSON.stringify(taken)])
  return [advised(game, state, ask).answer, ...ids.map((id): Answer => ({ pick: [id] }))]
    .filter((answer) => !withoutAsides || !isAside(ask, answer))
    .filter((answer) => game.grading?.compares?.(state, ask, answer) ?? true)
    .filter((answer) => {
      const text = JSON.stringify(answer)
      if (known.has(text)) return false
      known.add(text)
      return true
    })
    .slice(0, MOST)
}

function isAside(ask: Ask, { pick = [] }: Answer): boolean {
  return pick.some((id) => asidesOf(ask).includes(id))
}

/** The most that go on to the next stage. */
const SECONDS = 3

/**
 * Those that may yet turn out better by enough to make the choice a mistake, the best first. Where chance matters so much that the best of a
 * few playouts need not be good, all go on to the second stage, and the best of these to a third.
 */
function mostPromising(
  rivals: readonly Rival[],
  taken: Line,
  { bounds, effort = 1 }: Pick<Grading<never>, 'bounds' | 'effort'>,
): readonly Rival[] {
  const isWild = rivals.some(({ line }) => meanOfPlayouts(differences(line, taken)).error > bounds.blunder)
  const stages = isWild
    ? [
        { most: MOST, playouts: SECOND },
        { most: SECONDS, playouts: THIRD },
      ]
    : [{ most: SECONDS, playouts: SECOND }]
  let left = rivals
  for (const { most, playouts } of stages) {
    left = ranked(left, taken)
      .filter(({ line }) => !isHopeless(differences(line, taken), { bounds, effort }))
      .slice(0, most)
    taken.upTo(effort * playouts)
    for (const { line } of left) line.upTo(effort * playouts)
  }
  return left
}

function ranked(rivals: readonly Rival[], taken: Line): readonly Rival[] {
  const lead = new Map(rivals.map((rival) => [rival, meanOfPlayouts(differences(rival.line, taken)).mean]))
  return rivals.toSorted((a, b) => (lead.get(b) ?? 0) - (lead.get(a) ?? 0))
}

/** It can no longer turn out to be a mistake, not even if something rare has not come up yet. */
function isHopeless(
  differences: readonly number[],
  { bounds: { mistake }, effort = 1 }: Pick<Grading<never>, 'bounds' | 'effort'>,
): boolean {
  const { mean, error } = meanOfPlayouts(differences)
  const rare = (RARE * mistake * effort * SECOND) / differences.length
  return mean + HOPE * error + rare < mistake
}

/** What is rare may cost so many mistakes, if it comes up once in as many playouts as the second stage has. */
const RARE = 0.45
const HOPE = 1.5

/** Over the playouts that both have. */
function differences(better: Line, taken: Line): readonly number[] {
  return better.points.slice(0, taken.points.length).map((points, n) => points - (taken.points[n] ?? 0))
}

// ---------------------------------------------------------------- verdicts

/**
 * The mean over playouts and its error. Six in a row throw every face in each place (`commonChance`), so that less is left to chance than
 * six of them by themselves would leave; once there are enough, the means of the sixes tell how much.
 */
function meanOfPlayouts(values: readonly number[]): Mean {
  if (values.length < ENOUGH * FACES) return meanOf(values)
  return meanOf(Array.from({ length: values.length / FACES }, (_, n) => meanOf(values.slice(n * FACES, (n + 1) * FACES)).mean))
}

const ENOUGH = 10

function summed<S>(
  grading: Grading<S>,
  { input, ask, state, taken: answer }: Crossroads<S>,
  { compared, taken, best }: Pair & { readonly compared: number },
): Graded {
  const loss = meanOfPlayouts(differences(best.line, taken))
  const comesTo = meanAccount(grading, taken)
  const other = meanAccount(grading, best.line)
  const passage = grading.passage?.(state, ask)
  return {
    input,
    seat: ask.seat,
    topic: ask.topic,
    ...(passage !== undefined && { passage }),
    taken: answer,
    better: best.answer,
    loss,
    cost: Object.fromEntries(grading.terms.map(({ id }) => [id, (other[id] ?? 0) - (comesTo[id] ?? 0)])),
    worth: meanOfPlayouts(taken.points),
    comesTo,
    compared,
    playouts: taken.points.length,
    verdict: verdictOn(loss, grading.bounds),
  }
}

/** A loss is reported only where it is clearly above zero; where it may be a mistake and isn't clear, the grade says that. */
export function verdictOn({ mean, error }: Mean, { mistake, blunder }: Bounds): Verdict {
  if (mean > CLEAR * error && mean >= mistake) return mean >= blunder ? 'blunder' : 'mistake'
  return mean + HOPE * error < mistake ? 'fine' : 'unclear'
}

function meanAccount(grading: Pick<Grading<never>, 'terms'>, { accounts }: Line): Account {
  const of = (term: string) => accounts.reduce((sum, account) => sum + (account[term] ?? 0), 0) / Math.max(1, accounts.length)
  return Object.fromEntries(grading.terms.map(({ id }) => [id, of(id)]))
}
