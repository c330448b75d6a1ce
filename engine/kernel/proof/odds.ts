import type { Ask, RollAsk } from '../ask.ts'
import { assertNever } from '../assert-never.ts'
import type { Position } from '../autoplay.ts'
import { decisionOf } from '../decision.ts'
import { diceCode } from '../dice.ts'
import { distribution, percent } from '../odds.ts'
import { type Fate, type GameEvent, newStep } from '../play.ts'
import { below, nextFace, type Stream, stream } from '../random.ts'
import { type Session, startSession } from '../session.ts'
import type { Answer, Decision, Odds, Option, WorkedResult } from '../types.ts'
import type { GoldenGame, Recorder } from './golden.ts'
import { setUp } from './plan.ts'

// Odds against rules: an option that shows a chance is taken, the rules play every roll and draw it leads to, and the share of those
// in which the promised result came is compared with what is shown.

/** The figures of `Odds` that can be compared. */
export const FIGURES = ['chance', 'expected', 'kill', 'down', 'die'] as const
export type FigureName = (typeof FIGURES)[number]

/** An option with odds, and the question it answers. */
export interface ShownOdds<S> {
  readonly state: S
  readonly ask: Ask
  readonly option: Option & { readonly odds: Odds }
}

/** The game some answers later, in one of the ways in which dice and draws can fall. */
export interface Came<S> {
  readonly state: S
  /** The open question; null once the game is over. */
  readonly ask: Ask | null
  /** Everything that has happened since the option was taken. */
  readonly events: readonly GameEvent[]
}

/** The meaning of an option's odds: the results that count, and the answers given until they are known. */
export interface Promised<S> {
  /** How the option is taken where it is not picked alone. */
  readonly take?: Answer
  /** The answer that the odds take for granted; null where the result is known. Left out, it is known at the first question. */
  answer?(ask: Ask, came: Came<S>): Answer | null
  /** Whether no later dice or draws can change a result. */
  settled?(events: readonly GameEvent[]): boolean
  readonly results: Results<S>
}

/** For each figure shown, the result: whether it came, or how much. A figure left out is not compared. */
export interface Results<S> {
  chance?(came: Came<S>): boolean | number
  expected?(came: Came<S>): number
  kill?(came: Came<S>): boolean
  down?(came: Came<S>): boolean
  die?(came: Came<S>): boolean
}

/** A game's account of its odds. */
export interface OddsProof<S> {
  /** The questions whose options show odds and can be followed. */
  readonly topics: readonly string[]
  /** Those whose odds cannot, each with the reason. */
  readonly elsewhere?: Readonly<Record<string, string>>
  /** Changes in the code of the odds that change no figure: `npm run endure -- change` leaves them out. */
  readonly equivalent?: readonly EquivalentChange[]
  /** The meaning of an option's odds; a sentence where no rule can be made to show it. */
  promised(shown: ShownOdds<S>): Promised<S> | string
}

/** A change that no figure can show, with the reason. */
export interface EquivalentChange {
  readonly file: string
  /** What stands in the line. */
  readonly code: string
  readonly from: string
  /** Left out where each change of these signs is equivalent. */
  readonly to?: string
  readonly why: string
}

/** The topics whose odds have a meaning here; null without an account. */
export function accountedFor(odds: OddsProof<never> | undefined): readonly string[] | null {
  return odds === undefined ? null : [...odds.topics, ...Object.keys(odds.elsewhere ?? {})]
}

/** An option at a place in a game. */
export interface OddsCase<S> extends ShownOdds<S> {
  /** The sort of odds: cases of one sort differ only in their figures. */
  readonly kind: string
  /** A copy of the position, with its own chance. */
  position(): Position<S, Ask>
}

// ---------------------------------------------------------------- finding cases

/** How many cases are compared. */
export interface OddsLimits {
  /** The most of one kind; every case with figures of its own where left out. */
  readonly ofAKind?: number
  /** The most outcomes followed; where there are more, this many are sampled. */
  readonly most: number
}

/** Calls `check` for each case in a game: figures already `met` are passed over. */
export function eachCase<S>(
  { game, odds }: Recorder<S> & { readonly odds: OddsProof<S> },
  golden: GoldenGame,
  met: Map<string, Set<string>>,
  { ofAKind = Number.POSITIVE_INFINITY }: Pick<OddsLimits, 'ofAKind'>,
  check: (found: OddsCase<S>) => void,
): void {
  const topics = new Set(odds.topics)
  const session = begun({ game }, golden)
  for (const answer of golden.answers) {
    const { ask, state } = session
    if (ask !== null && topics.has(ask.topic)) {
      for (const option of shownIn(decisionOf(game, state, ask, 'd'))) {
        const kind = kindOf(ask, option)
        const figures = met.get(kind) ?? new Set()
        const key = FIGURES.map((each) => option.odds[each]?.toFixed(12) ?? '').join()
        if (figures.has(key) || figures.size >= ofAKind) continue
        met.set(kind, figures.add(key))
        check({ state, ask, option, kind, position: () => copied(session) })
      }
    }
    const refused = session.choose(answer)
    if (refused !== null) throw new Error(`${golden.seed}: ${refused.message}`)
  }
}

function begun<S>({ game }: Pick<Recorder<S>, 'game'>, golden: GoldenGame): Session<S> {
  const { state, physical } = setUp(game, golden)
  const { dice, draws } = golden
  return startSession(game, { state, seed: 'golden', undo: 'honest', physical, fixed: { dice, draws, strict: true } })
}

function copied<S>(session: Session<S>): Position<S, Ask> {
  const position = session.copyOn('odds', false)
  if (position === null) throw new Error('there is a question')
  return position
}

function shownIn({ options = [] }: Decision): readonly (Option & { readonly odds: Odds })[] {
  return options.flatMap((option) => (option.odds === undefined ? [] : [{ ...option, odds: option.odds }]))
}

const VERB = /^[^:/]*/

function kindOf({ topic }: Ask, { id, odds, aside = false }: Option & { readonly odds: Odds }): string {
  const figures = FIGURES.filter((each) => odds[each] !== undefined)
  // The words before an aside name the one who does it.
  const verb = aside ? 'aside' : (VERB.exec(id)?.[0] ?? '').replace(/\d+$/, '')
  return [topic, verb, odds.of ?? '', figures.join(), odds.leavesOut ?? ''].join(' | ')
}

/** Everything in which the odds shown in these games differ from the rules, and the kinds that were compared. */
export function comparedOdds<S>(
  proof: Recorder<S> & { readonly odds: OddsProof<S> },
  games: Iterable<GoldenGame>,
  limits: OddsLimits,
): { readonly wrong: readonly string[]; readonly kinds: readonly string[]; readonly cases: number } {
  const met = new Map<string, Set<string>>()
  const kinds = new Set<string>()
  const wrong: string[] = []
  let cases = 0
  for (const golden of games)
    eachCase(proof, golden, met, limits, (found) => {
      const promised = proof.odds.promised(found)
      if (typeof promised === 'string') return
      cases += 1
      kinds.add(found.kind)
      wrong.push(...differences(found, truthOf(promised, found, limits.most)).map((each) => `${golden.seed}, ${each}`))
    })
  return { wrong, kinds: [...kinds], cases }
}

/** With more outcomes than this a position is too large to follow in a test. */
const TOO_MANY = 20_000

/** What differs from the rules in the odds of an open question, and the options compared, of those whose id matches `which`. */
export function oddsAt<S>(
  odds: OddsProof<S>,
  session: Session<S>,
  which = /./,
): { readonly wrong: readonly string[]; readonly compared: readonly string[] } {
  const { ask, state, game } = session
  if (ask === null) throw new Error('there is no question')
  const wrong: string[] = []
  const compared: string[] = []
  for (const option of shownIn(decisionOf(game, state, ask, 'd')).filter(({ id }) => which.test(id))) {
    const found = { state, ask, option, kind: kindOf(ask, option), position: () => copied(session) }
    const promised = odds.promised(found)
    if (typeof promised === 'string') continue
    const truth = exactTruth(promised, found, TOO_MANY)
    if (truth === null) throw new Error(`${option.id} can fall in more than ${TOO_MANY} ways`)
    compared.push(option.id)
    wrong.push(...differences(found, truth))
  }
  return { wrong, compared }
}

// ---------------------------------------------------------------- comparing

/** What the rules make of a case. */
export type Truth = { readonly [F in FigureName]?: Estimate }

/** A share or a mean; `off` is how far it may be from the true one: next to nothing where every way was followed. */
export interface Estimate {
  readonly value: number
  readonly off: number
}

/** Sums of exact chances differ by less. */
const EXACT = 1e-9
/** How many standard errors a sample may be off: one in a million is further off. */
const ERRORS = 5

/** Everything in which a case differs from the rules, or from itself; empty where it agrees. */
export function differences<S>({ kind, option }: Pick<OddsCase<S>, 'kind' | 'option'>, truth: Truth): readonly string[] {
  const wrong = FIGURES.flatMap((figure) => {
    const [shown, came] = [option.odds[figure], truth[figure]]
    if (shown === undefined || came === undefined || Math.abs(shown - came.value) <= came.off) return []
    return [`${kind}: ${option.id} shows ${figure} ${shown.toFixed(5)}, and it is ${came.value.toFixed(5)}`]
  })
  return [...wrong, ...contradictions(option.odds).map((each) => `${kind}: ${option.id} ${each}`)]
}

/** Where an option's odds say two things: a text, or a roll behind them, with another figure. */
function contradictions({ text, chance = 0, of, why = [] }: Odds): readonly string[] {
  const percents = text.match(/[\d.]+%/g) ?? []
  const isAnother = percents.length === 1 && ![chance, 1 - chance].map(percent).includes(percents.join())
  const isOff = (results: readonly WorkedResult[], all: number) =>
    Math.abs(results.reduce((sum, { chance: p }) => sum + p, 0) - all) > EXACT
  const [only, another] = why
  const named = of === undefined || only === undefined || another !== undefined ? [] : rollsFor(of, only.results)
  return [
    ...(isAnother ? [`says ${text}, and it is ${percent(chance)}`] : []),
    ...(named.length > 0 && isOff(named, chance) ? [`gives other rolls for ${of}`] : []),
    ...why.flatMap(({ what, results }) => (isOff(results, 1) ? [`does not give every roll for ${what}`] : [])),
  ]
}

/** The results of a roll that are what the odds are of; none where another roll still decides between them. */
function rollsFor(of: string, results: readonly WorkedResult[]): readonly WorkedResult[] {
  if (results.some(({ text }) => text.startsWith(`${of} `))) return []
  return results.filter(({ text }) => text === of || text.startsWith(`${of},`))
}

/** Follows every way to fall, or a sample where there are more than `most`. */
export function truthOf<S>(promised: Promised<S>, found: OddsCase<S>, most: number): Truth {
  return exactTruth(promised, found, most) ?? sampleOf(promised, found, most)
}

function exactTruth<S>(promised: Promised<S>, found: OddsCase<S>, most: number): Truth | null {
  const sums = new Sums(promised.results)
  const ways = new EveryWay()
  for (let n = 0; !ways.done; n++) {
    const came = n >= most ? null : followed(found, promised, ways)
    if (came === null || ways.isEndless) return null
    sums.add(came, ways.take())
  }
  return sums.truth(() => EXACT)
}

function sampleOf<S>(promised: Promised<S>, found: OddsCase<S>, runs: number): Truth {
  const chance: Stream = stream(`${found.kind} ${found.option.id}`, 'odds')
  const sums = new Sums(promised.results)
  for (let n = 0; n < runs; n++) sums.add(followed(found, promised, thrown(chance)), 1 / runs)
  // What never came in the sample may still be: one more run either way bounds that.
  return sums.truth((variance) => ERRORS * Math.sqrt((variance + 1 / runs) / runs))
}

/** Plays a copy of the position on until the result is known. */
function followed<S>(found: OddsCase<S>, promised: Promised<S>, fate: Fate): Came<S> {
  const { play, script, ask } = found.position()
  const events: GameEvent[] = []
  play.fate = promised.settled === undefined ? fate : endingFate(fate, () => promised.settled?.([...events, ...play.step.events]) === true)
  const give = (next: Answer): Ask | null => {
    play.step = newStep(next)
    try {
      const result = script.next(next)
      return result.done === true ? null : result.value
    } catch (error) {
      if (error !== SETTLED) throw error
      return null
    } finally {
      events.push(...play.step.events)
    }
  }
  let open: Ask | null = given(ask, found.option)
  for (let next: Answer | null = promised.take ?? { pick: [found.option.id] }; next !== null; ) {
    open = give(next)
    const came = { state: play.state, ask: open, events }
    if (open === null) return came
    next = open.kind === 'roll' ? { value: faces(open, fate) } : (promised.answer?.(open, came) ?? null)
  }
  return { state: play.state, ask: open, events }
}

/** Thrown to leave a script in which all is settled. */
const SETTLED = new Error('settled')

function endingFate(fate: Fate, isSettled: () => boolean): Fate {
  const goOn = () => {
    if (isSettled()) throw SETTLED
    return fate
  }
  return { dice: (count, sides, spec) => goOn().dice(count, sides, spec), one: (ways) => goOn().one(ways) }
}

function given(ask: Ask, { id }: Option): Ask {
  switch (ask.kind) {
    case 'pick':
    case 'arrange':
    case 'share':
      return ask
    case 'number':
    case 'text':
    case 'roll':
      throw new Error(`${id} is no option of ${ask.topic}`)
    default:
      return assertNever(ask)
  }
}

function faces({ code, topic, about = '' }: RollAsk, fate: Fate): readonly number[] {
  const { count, sides } = diceCode(code)
  return fate.dice(count, sides, { topic, who: about })
}

function thrown(chance: Stream): Fate {
  return { dice: (count) => faceEach(chance, count), one: (ways) => below(chance, ways) }
}

function faceEach(chance: Stream, count: number): readonly number[] {
  return Array.from({ length: count }, () => nextFace(chance))
}

/** The faces of one roll for each sum, and how many rolls make that sum. */
interface Throws {
  readonly faces: readonly (readonly number[])[]
  readonly weights: readonly number[]
}

const known = new Map<string, Throws>()

function throwsOf(count: number, sides: 3 | 6): Throws {
  const key = `${count}D${sides}`
  let found = known.get(key)
  if (found === undefined) {
    const { least, ways, all } = distribution(key)
    const sums = ways.flatMap((weight, i) => (weight === 0 ? [] : [{ sum: least + i, weight: weight / all }]))
    found = { faces: sums.map(({ sum }) => facesOf(sum, count, sides)), weights: sums.map(({ weight }) => weight) }
    known.set(key, found)
  }
  return found
}

/** Faces of that many dice with that sum: each as high as the others leave it. */
function facesOf(sum: number, count: number, sides: 3 | 6): readonly number[] {
  if (count === 0) return []
  const value = Math.min(sides, sum - (count - 1))
  return [value * (6 / sides), ...facesOf(sum - value, count - 1, sides)]
}

/** The most rolls and draws in a sequence. */
const LONGEST = 40

/** Goes through every sequence of sums and draws like an odometer; each is a run of the same script. */
class EveryWay implements Fate {
  done = false
  /** Ties may be rolled again without end: such a sequence is given up, and chance ends its run. */
  isEndless = false
  private readonly ending = stream('endless', 'odds')
  private readonly path: { taken: number; readonly weights: readonly number[] }[] = []
  private at = 0

  dice(count: number, sides: 3 | 6): readonly number[] {
    if (this.at >= LONGEST) return faceEach(this.ended(), count)
    const { faces: all, weights } = throwsOf(count, sides)
    return all[this.next(weights)] ?? []
  }

  one(ways: number): number {
    if (this.at >= LONGEST) return below(this.ended(), ways)
    return this.next(new Array<number>(ways).fill(1 / ways))
  }

  /** The chance of the sequence just run; the next one is set up. */
  take(): number {
    const chance = this.path.reduce((product, { taken, weights }) => product * (weights[taken] ?? 0), 1)
    while (this.path.length > 0) {
      const last = this.path.at(-1)
      if (last !== undefined && last.taken + 1 < last.weights.length) {
        last.taken += 1
        break
      }
      this.path.pop()
    }
    this.done = this.path.length === 0
    this.at = 0
    return chance
  }

  private ended(): Stream {
    this.isEndless = true
    return this.ending
  }

  private next(weights: readonly number[]): number {
    const step = this.path[this.at] ?? { taken: 0, weights }
    this.path[this.at] = step
    this.at += 1
    return step.taken
  }
}

/** Weighted sums of each result. */
class Sums<S> {
  private readonly results: readonly (readonly [FigureName, (came: Came<S>) => boolean | number])[]
  private readonly sums = new Map<FigureName, { sum: number; squares: number }>()

  constructor(results: Promised<S>['results']) {
    this.results = FIGURES.flatMap((figure) => {
      const result = results[figure]
      return result === undefined ? [] : [[figure, result] as const]
    })
  }

  add(came: Came<S>, weight: number): void {
    for (const [figure, result] of this.results) {
      const value = Number(result(came))
      const { sum, squares } = this.sums.get(figure) ?? { sum: 0, squares: 0 }
      this.sums.set(figure, { sum: sum + weight * value, squares: squares + weight * value * value })
    }
  }

  truth(off: (variance: number) => number): Truth {
    return Object.fromEntries(
      [...this.sums].map(([figure, { sum, squares }]) => [figure, { value: sum, off: off(Math.max(0, squares - sum * sum)) }]),
    )
  }
}
