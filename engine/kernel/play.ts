import type { About, ArrangeAsk, Asides, Ask, Question, Ranks, ShareAsk, Shares, TopicList } from './ask.ts'
import type { LedgerLine } from './campaign-types.ts'
import { diceCode, faceValue } from './dice.ts'
import { below, nextFace, type Stream, stream } from './random.ts'
import type { Positions } from './record-types.ts'
import type { Answer, Giver, KeptRoll, Part, Seat, TableCell, Thrown } from './types.ts'

/**
 * A rule as a procedure: it asks, rolls, draws, tells and marks, in the rulebook's order.
 * It pauses at every question and goes on with a checked answer.
 */
export type Script<T = void> = Generator<Ask, T, Answer>

/** Something happened: typed data, worded when someone reads it. */
export interface GameEvent {
  readonly type: string
  readonly rule: string
  /** Only these seats may see it; everyone when left out. */
  readonly audience?: readonly Seat[]
  /** The dice that led to it, filled in by `tell`. */
  readonly rolls?: readonly KeptRoll[]
  /** The cell of a printed table where it was read, if no roll names it. */
  readonly reads?: TableCell
}

/** Everything one answer led to. */
export interface Step {
  /** Null for what happens before the first question. */
  readonly answer: Answer | null
  /** Who gave the answer. An answer of a bot, or of no one, is undone together with the answer of a person or their errand before it. */
  readonly given: Giver
  /** Whose question it answered; null before the first one, and in records older than this field. */
  by: Seat | null
  dice: readonly number[]
  draws: readonly string[]
  rolls: readonly KeptRoll[]
  events: readonly GameEvent[]
  lines: readonly LedgerLine[]
  /** How many of the rolls have been attached to an event. */
  told: number
  /** True once chance or hidden information came in: honest undo stops here. */
  barred: boolean
  /** The positions of the sources of chance afterwards. */
  streams: Positions
}

/** Dice and draws that come before the streams (scenarios, tests, puzzles). */
export interface Fixed {
  readonly dice: readonly number[]
  readonly draws: readonly string[]
  /** Refuse when a list is used up, instead of going on with the seed. */
  readonly strict: boolean
}

/** A game in progress: its state and its sources of chance. */
export interface Play<S> {
  readonly state: S
  readonly diceStream: Stream
  readonly drawStream: Stream
  readonly fixed: Fixed
  fixedDiceAt: number
  fixedDrawsAt: number
  /** Recorded dice and draws to be replayed; null when chance is real. */
  feed: Feed | null
  /** Decides in place of the streams; null for a game in play. */
  fate: Fate | null
  /** The players roll real dice and enter the faces. */
  readonly physical: boolean
  /** Dice, draws, rolls and events are not kept: a bot's game in a trial or the fuzzer. */
  readonly quiet: boolean
  step: Step
  /** How often the script has told, rolled, drawn or marked since the last answer: see `hurry`. */
  verbs: { step: Step; count: number }
  /** Called at every safe point. */
  onMark: (() => void) | null
  /** Called after every event, and by `lookAgain`: see `Session.frames`. */
  onTell: ((since: number | null) => void) | null
}

/** Chance in a game that is only tried out. */
export interface Fate {
  /** The D6 faces of a roll of that many dice with that many sides, for that purpose. The rules see only their sum. */
  dice(count: number, sides: 3 | 6, spec: Pick<RollSpec, 'topic' | 'of' | 'who'>): readonly number[]
  /** One of that many equally likely ways, from 0. */
  one(ways: number): number
}

export interface Feed {
  readonly dice: readonly number[]
  readonly draws: readonly string[]
  diceAt: number
  drawsAt: number
}

/** A list of fixed dice or draws ran out under `strict`. */
export class Exhausted extends Error {
  override readonly name = 'Exhausted'
  readonly what: 'dice-exhausted' | 'draws-exhausted'
  constructor(what: Exhausted['what']) {
    super(what)
    this.what = what
  }
}

/** The recorded inputs do not fit the questions of today's rules. */
export class Drift extends Error {
  override readonly name = 'Drift'
}

export const NOTHING_FIXED: Fixed = { dice: [], draws: [], strict: false }

export interface PlayOptions {
  readonly fixed?: Fixed
  readonly physical?: boolean
  readonly quiet?: boolean
}

/** A play of that state: its chance comes from the seed, or from `options.fixed` as long as it lasts. */
export function newPlay<S>(state: S, seed: string, options: PlayOptions = {}): Play<S> {
  const step = newStep(null)
  return {
    state,
    diceStream: stream(seed, 'dice'),
    drawStream: stream(seed, 'draws'),
    fixed: options.fixed ?? NOTHING_FIXED,
    fixedDiceAt: 0,
    fixedDrawsAt: 0,
    feed: null,
    fate: null,
    physical: options.physical ?? false,
    quiet: options.quiet ?? false,
    step,
    verbs: { step, count: 0 },
    onMark: null,
    onTell: null,
  }
}

/** The step of an answer, before anything has happened; null for the one before the first question. */
export function newStep(answer: Answer | null, given: Giver = 'person'): Step {
  return {
    answer,
    given,
    by: null,
    dice: NONE,
    draws: NONE,
    rolls: NONE,
    events: NONE,
    lines: NONE,
    told: 0,
    barred: false,
    streams: START,
  }
}

/** Most steps hold little: they share this empty list until something is added. */
const NONE: readonly never[] = []
const START: Positions = [0, 0, 0, 0]

/** The list with one more entry. Any list but the shared one is extended in place. */
function added<T>(list: readonly T[], one: T): readonly T[] {
  if (list === NONE) return [one]
  ;(list as T[]).push(one)
  return list
}

/** How far each source of chance has been used: dice, draws, fixed dice, fixed draws. */
export function positions(g: Play<unknown>): Positions {
  return [g.diceStream.at, g.drawStream.at, g.fixedDiceAt, g.fixedDrawsAt]
}

/** Sets the sources of chance to where they stood, earlier or later: see `positions`. */
export function setPositions(g: Play<unknown>, [dice, draws, fixedDice, fixedDraws]: Positions): void {
  g.diceStream.at = dice
  g.drawStream.at = draws
  g.fixedDiceAt = fixedDice
  g.fixedDrawsAt = fixedDraws
}

// ---------------------------------------------------------------- verbs

/** What a verb hands to `yield*` when it need not wait: one object, reused, because it is read at once. */
export interface Verb<T> {
  [Symbol.iterator](): Iterator<Ask, T, Answer>
}

const instant = {
  done: true as const,
  value: undefined as unknown,
  [Symbol.iterator]() {
    return this
  },
  next() {
    return this
  },
}

function immediate<T>(value: T): Verb<T> {
  instant.value = value
  return instant as Verb<T>
}

/** More verbs than any answer leads to: a whole raid has fewer. */
const MOST_VERBS = 200_000

/** Stops a script that has lost its way and never comes to a question: it would run forever, and say nothing. */
function hurry(g: Play<unknown>, verb: string, of?: { readonly topic?: string; readonly type?: string; readonly rule: string }): void {
  if (g.verbs.step !== g.step) g.verbs = { step: g.step, count: 0 }
  g.verbs.count += 1
  if (g.verbs.count <= MOST_VERBS) return
  const last = of === undefined ? verb : `${verb} ${of.topic ?? of.type} (${of.rule})`
  throw new Error(`the script goes round without a question: ${MOST_VERBS} verbs after one answer, the last of them: ${last}`)
}

/** Waits for nothing: lets a plain function stand where a script is expected. */
export const done: Verb<void> = { [Symbol.iterator]: () => immediate(undefined)[Symbol.iterator]() }

/** The purpose of a roll; `T` is the game's closed list of topics. `Game.why` gives the words. */
export interface RollSpec<T extends string = string> {
  /** Its machine name: `trap-check`. */
  readonly topic: T
  /** What else its words need: which spell, which kind of thing. */
  readonly of?: string
  readonly rule: string
  readonly who?: string
  /** Who rolls real dice; seat 0 when left out. */
  readonly seat?: Seat
  /** Modifiers, added to the dice and shown as parts. */
  readonly parts?: readonly Part[]
  /** The cell of a printed table where this total is read. */
  readonly reads?: (total: number) => TableCell
}

/** Rolls a dice code (a plain number rolls nothing); gives the total with its modifiers (3.1). */
export function roll<S>(g: Play<S>, amount: string | number, spec: RollSpec): Verb<number> {
  hurry(g, 'roll', spec)
  const code = typeof amount === 'number' ? String(amount) : amount
  if (g.physical) return physicalRoll(g, code, spec)
  const { count, sides, times, plus } = diceCode(code)
  let sum = 0
  const from = g.step.dice.length
  const fated = g.fate === null || fed(g) ? null : g.fate.dice(count, sides, spec)
  for (let i = 0; i < count; i++) sum += faceValue(fated === null ? face(g) : (fated[i] ?? 1), sides)
  let total = sum * times + plus
  if (spec.parts !== undefined) for (const part of spec.parts) total += part.value
  if (!g.quiet && count > 0)
    if (fated === null) keepRoll(g, code, spec, from, sum * times + plus, total)
    else keep(g, code, spec, fated, sum * times + plus, total)
  return immediate(total)
}

function keepRoll<S>(g: Play<S>, code: string, spec: RollSpec, from: number, rolled: number, total: number): void {
  keep(g, code, spec, g.step.dice.slice(from), rolled, total)
}

function keep(g: Play<unknown>, code: string, spec: RollSpec, dice: readonly number[], rolled: number, total: number): void {
  const parts: Part[] = [{ label: code, value: rolled }]
  if (spec.parts !== undefined) for (const part of spec.parts) if (part.value !== 0) parts.push(part)
  const { topic, of, rule, who, reads } = spec
  const kept: Thrown = {
    code,
    dice,
    parts,
    total,
    topic,
    ...(of === undefined ? {} : { of }),
    rule,
    ...(who === undefined ? {} : { who }),
    ...(reads === undefined ? {} : { reads: reads(total) }),
  }
  g.step.rolls = added(g.step.rolls, kept)
}

function* physicalRoll<S>(g: Play<S>, code: string, spec: RollSpec): Script<number> {
  const { count, sides, times, plus } = diceCode(code)
  let faces: readonly number[] = []
  if (count > 0 && !fed(g)) {
    const data: DiceTopic['dice'] = { topic: spec.topic, ...(spec.of === undefined ? {} : { of: spec.of }) }
    const answer = yield {
      kind: 'roll',
      seat: spec.seat ?? 0,
      rule: spec.rule,
      topic: 'dice',
      code,
      data,
      ...(spec.who === undefined ? {} : { about: spec.who }),
    }
    faces = (answer.value ?? []) as readonly number[]
    // The faces are the answer itself, so they are not recorded as dice.
    g.step.barred = true
  } else faces = Array.from({ length: count }, () => face(g))
  const rolled = faces.reduce((sum, f) => sum + faceValue(f, sides), 0) * times + plus
  const total = (spec.parts ?? []).reduce((sum, part) => sum + part.value, rolled)
  if (!g.quiet) keep(g, code, spec, faces, rolled, total)
  return total
}

/** Fixed dice come first, even when the players roll real dice; in a replay the recorded dice stand in for them. */
function fed(g: Play<unknown>): boolean {
  return g.feed === null ? g.fixedDiceAt < g.fixed.dice.length : g.feed.diceAt < g.feed.dice.length
}

/** The next D6 face: recorded, fixed or from the stream. */
function face(g: Play<unknown>): number {
  let value: number
  if (g.feed !== null) {
    const recorded = g.feed.dice[g.feed.diceAt++]
    if (recorded === undefined) throw new Drift('the rules roll more dice than were recorded')
    value = recorded
  } else if (g.fixedDiceAt < g.fixed.dice.length) value = g.fixed.dice[g.fixedDiceAt++] ?? 1
  else if (g.fixed.strict) throw new Exhausted('dice-exhausted')
  else value = nextFace(g.diceStream)
  if (!g.quiet) g.step.dice = added(g.step.dice, value)
  g.step.barred = true
  return value
}

/** Draws one of `ids` (not empty), all equally likely. A fixed draw that is not among them is skipped. */
export function draw<S, T extends string>(g: Play<S>, ids: readonly T[]): Verb<T> {
  hurry(g, 'draw')
  return immediate(drawn(g, ids))
}

function drawn<T extends string>(g: Play<unknown>, ids: readonly T[]): T {
  let id: T | undefined
  if (g.feed !== null) {
    const recorded = g.feed.draws[g.feed.drawsAt++]
    id = ids.find((each) => each === recorded)
    if (id === undefined) throw new Drift('the rules draw something other than was recorded')
  } else {
    while (id === undefined && g.fixedDrawsAt < g.fixed.draws.length) {
      const fixed = g.fixed.draws[g.fixedDrawsAt++]
      id = ids.find((each) => each === fixed)
    }
    if (id === undefined) {
      if (g.fixed.strict) throw new Exhausted('draws-exhausted')
      id = ids[g.fate === null ? below(g.drawStream, ids.length) : g.fate.one(ids.length)]
    }
  }
  if (id === undefined) throw new Error('nothing to draw from')
  if (!g.quiet) g.step.draws = added(g.step.draws, id)
  g.step.barred = true
  return id
}

/**
 * Records an event. The rolls since the last event belong to it and are kept with it as `rolls`. The state already shows what it tells
 * by then: the page shows the table as it stands at this moment.
 */
export function tell<S, E extends GameEvent>(g: Play<S>, event: E): Verb<void> {
  hurry(g, 'tell', event)
  if (!g.quiet) {
    const { step } = g
    const rolls = step.told === step.rolls.length ? NONE : step.rolls.slice(step.told)
    step.told = step.rolls.length
    step.events = added(step.events, rolls.length === 0 ? event : { ...event, rolls })
    if (g.onTell !== null) g.onTell(null)
  }
  return immediate(undefined)
}

/** Begins something that goes on after it is told: a march with all it passes, an action to its end. */
export interface Beginning {
  readonly step: Step
  readonly told: number
}

export function beginning({ step }: Pick<Play<unknown>, 'step'>): Beginning {
  return { step, told: step.events.length }
}

/** Ends it: the newest event since it began belongs to the table as it stands now. */
export function lookAgain<S>(g: Play<S>, { step, told }: Beginning): Verb<void> {
  if (g.onTell !== null) g.onTell(step === g.step ? told : 0)
  return immediate(undefined)
}

/** Writes a line into the ledger. */
export function post<S>(g: Play<S>, line: LedgerLine): void {
  if (!g.quiet) g.step.lines = added(g.step.lines, line)
}

/** Hidden information has come to light: honest undo stops here. */
export function reveal<S>(g: Play<S>): void {
  g.step.barred = true
}

/** Marks a safe point: the top script, started afresh on this state, comes to the same place. */
export function mark<S>(g: Play<S>): Verb<void> {
  hurry(g, 'mark')
  if (g.onMark !== null) g.onMark()
  return immediate(undefined)
}

// ---------------------------------------------------------------- questions

/** The kernel's only question of its own, in any game with real dice: the faces of a roll on that topic. */
export interface DiceTopic {
  dice: { readonly topic: string; readonly of?: string }
}

/** One of `ids` (not empty), or one of `aside`. */
export function pickOne(q: Question & { readonly ids: readonly string[]; readonly aside?: Asides | undefined }): Verb<string> {
  const { seat, rule, topic, about, data, ids, aside } = q
  return new OnePick({ kind: 'pick', seat, rule, topic, about, data, ids, aside, min: 1, max: 1 })
}

/** The most common question, as a bare iterator: it asks once and returns the one id picked. */
class OnePick implements Verb<string>, Iterator<Ask, string, Answer> {
  private hasAsked = false
  private readonly ask: Ask
  constructor(ask: Ask) {
    this.ask = ask
  }
  [Symbol.iterator](): this {
    return this
  }
  next(answer: Answer): IteratorResult<Ask, string> {
    if (this.hasAsked) return { done: true, value: answer.pick?.[0] ?? '' }
    this.hasAsked = true
    asked.value = this.ask
    return asked
  }
}

/** What an iterator yields with its question. It is read at once, so one object serves for all. */
const asked: { done: false; value: Ask } = { done: false, value: { kind: 'text', seat: 0, rule: '', topic: '', min: 0, max: 0 } }

/** `min` to `max` different ones of `ids`. */
export function* pickSome(
  q: Question & { readonly ids: readonly string[]; readonly min: number; readonly max: number },
): Script<readonly string[]> {
  const { seat, rule, topic, about, data, ids, min, max } = q
  const answer = yield { kind: 'pick', seat, rule, topic, about, data, ids, min, max }
  return answer.pick ?? []
}

/** A number from `min` to `max`, in steps of 1 unless `step` says otherwise. */
export function* askNumber(q: Question & { readonly min: number; readonly max: number; readonly step?: number }): Script<number> {
  const answer = yield { kind: 'number', step: 1, ...q }
  return Number(answer.value)
}

/** A text, trimmed. */
export function* askText(
  q: Question & { readonly min: number; readonly max: number; readonly check?: (text: string) => string | null },
): Script<string> {
  const answer = yield { kind: 'text', ...q }
  return String(answer.value).trim()
}

/** Who stands where: a list for each rank, with null for an empty place. */
export function* arrange(q: Question & Arranging): Script<Ranks> {
  const answer = yield { kind: 'arrange', ...q }
  return answer.value as Ranks
}

/** The ranks, or the id of the aside taken. */
export function* arrangeOrAside(q: Question & Arranging & { readonly aside: Asides }): Script<Ranks | string> {
  const answer = yield { kind: 'arrange', ...q }
  return answer.pick?.[0] ?? (answer.value as Ranks)
}

/** The things to arrange in ranks. */
type Arranging = Pick<ArrangeAsk, 'of' | 'check' | 'suggest'>

/** Who gets how much of each thing. */
export function* share(q: Question & Sharing): Script<Shares> {
  const answer = yield { kind: 'share', ...q }
  return answer.value as Shares
}

/** The shares, or the id of the aside taken. */
export function* shareOrAside(q: Question & Sharing & { readonly aside: Asides }): Script<Shares | string> {
  const answer = yield { kind: 'share', ...q }
  return answer.pick?.[0] ?? (answer.value as Shares)
}

/** The things to share out, and the takers. */
type Sharing = Pick<ShareAsk, 'of' | 'among' | 'check' | 'suggest'>

// ---------------------------------------------------------------- a game's own list of topics

/** The verbs that ask, for a game whose topics and data are `T`. */
export interface Asking<T extends TopicList<T>> {
  /** One of `ids` (not empty), or one of `aside`. */
  pickOne<K extends keyof T & string>(
    q: About<T, K> & { readonly ids: readonly string[]; readonly aside?: Asides | undefined },
  ): Verb<string>
  /** `min` to `max` different ones of `ids`. */
  pickSome<K extends keyof T & string>(
    q: About<T, K> & { readonly ids: readonly string[]; readonly min: number; readonly max: number },
  ): Script<readonly string[]>
  askNumber<K extends keyof T & string>(
    q: About<T, K> & { readonly min: number; readonly max: number; readonly step?: number },
  ): Script<number>
  /** A text, trimmed. */
  askText<K extends keyof T & string>(
    q: About<T, K> & { readonly min: number; readonly max: number; readonly check?: (text: string) => string | null },
  ): Script<string>
  arrange<K extends keyof T & string>(q: About<T, K> & Arranging): Script<Ranks>
  /** The ranks, or the id of the aside taken. */
  arrangeOrAside<K extends keyof T & string>(q: About<T, K> & Arranging & { readonly aside: Asides }): Script<Ranks | string>
  share<K extends keyof T & string>(q: About<T, K> & Sharing): Script<Shares>
  /** The shares, or the id of the aside taken. */
  shareOrAside<K extends keyof T & string>(q: About<T, K> & Sharing & { readonly aside: Asides }): Script<Shares | string>
}

/** The verbs above, bound to the topics of one game: a question with another topic, or other data, does not compile. */
export function asking<T extends TopicList<T>>(): Asking<T> {
  return { pickOne, pickSome, askNumber, askText, arrange, arrangeOrAside, share, shareOrAside }
}

/** `roll`, bound to the roll topics of one game. */
export function rolling<S, T extends string>(): (g: Play<S>, amount: string | number, spec: RollSpec<T>) => Verb<number> {
  return roll
}
