import type { Advice } from './advice.ts'
import { type Ask, check } from './ask.ts'
import type { Position } from './autoplay.ts'
import { randomAnswer } from './bots.ts'
import { byItself, type Further } from './by-itself.ts'
import type { Homecoming, RosterRecord } from './campaign.ts'
import { Circles } from './circles.ts'
import type { Course } from './course.ts'
import { decisionOf, rollOf, sentenceOf } from './decision.ts'
import { offered, planned, setOut } from './errand.ts'
import type { Errand, ErrandWish, Plan } from './errand-types.ts'
import { copyOf, type Game, type NextMove } from './game.ts'
import { looksAhead } from './grading.ts'
import { isOfGame, takenBackEvent } from './kernel-events.ts'
import {
  Drift,
  Exhausted,
  type Fixed,
  type GameEvent,
  NOTHING_FIXED,
  newPlay,
  newStep,
  type Play,
  positions,
  type Script,
  type Step,
  setPositions,
} from './play.ts'
import { fingerprint, NUMBERS_EACH, type Stream, stream } from './random.ts'
import type { EventPlace, Mark, SavedMark, Span } from './record-types.ts'
import { badRequest, exhausted, GAME_OVER, isRefusal, ruleViolation } from './refusal.ts'
import type { Tale, TaleChapter } from './tale-types.ts'
import { type TrialEnd, type TrialStart, tryOut } from './trial.ts'
import type { Answer, Decision, Giver, Json, KeptRoll, Outcome, Refusal, Roll, Seat, Skill, UndoMode } from './types.ts'

/** Everything that determines a session: the same record gives the same game. */
export interface SessionRecord<S> {
  readonly seed: string
  readonly undo: UndoMode
  readonly physical: boolean
  readonly fixed: Fixed
  /** Input 0 is what happened before the first question. */
  readonly steps: readonly Step[]
  /** At least the first: the state before input 0. */
  readonly marks: readonly Mark<S>[]
  readonly undone?: readonly Step[]
}

/** A record as it is stored. */
export interface SavedRecord extends Omit<SessionRecord<unknown>, 'marks'> {
  readonly marks: readonly SavedMark[]
}

const MARKS_KEPT = 48

/** An errand under way: the next answer to the present question, or the end. */
export interface ErrandGoing {
  readonly seat: Seat
  readonly errand: Errand
  next(told: readonly GameEvent[], nth: number): NextMove
}

/** Begins a game at its first question and takes over the state. Throws only on bugs and on `Exhausted` fixed dice. */
export function startSession<S>(
  game: Game<S>,
  begin: { readonly state: S; readonly seed: string; readonly undo: UndoMode; readonly physical?: boolean; readonly fixed?: Fixed },
): Session<S> {
  const record = { seed: begin.seed, undo: begin.undo, physical: begin.physical ?? false, fixed: begin.fixed ?? NOTHING_FIXED }
  const none = { input: 0, diceUsed: 0, drawsUsed: 0, eventsTold: 0, linesPosted: 0 }
  const first: Mark<S> = { ...none, state: begin.state, streams: [0, 0, 0, 0] }
  return new Session(game, { ...record, steps: [], marks: [first] })
}

/**
 * Resumes a recorded game. Where today's rules ask something the inputs do not answer, play resumes at
 * the newest mark that can be reached, and the inputs after it are returned as `lost`.
 */
export function resumeSession<S>(
  game: Game<S>,
  record: SessionRecord<S>,
): { readonly session: Session<S>; readonly lost: readonly Step[] } {
  try {
    return { session: new Session(game, record), lost: [] }
  } catch (error) {
    const newest = record.marks.at(-1)
    if (!(error instanceof Drift) || newest === undefined) throw error
    const kept = record.steps.slice(0, newest.input)
    const cut = record.steps[newest.input]
    const lost = record.steps.slice(newest.input)
    const partial = cut === undefined ? newStep(null) : cutStep(cut, newest)
    return { session: new Session(game, { ...record, steps: [...kept, partial], undone: [] }, newest), lost }
  }
}

function cutStep(step: Step, mark: Mark<unknown>): Step {
  const { diceUsed, drawsUsed, eventsTold, linesPosted, streams } = mark
  const came = { dice: step.dice.slice(0, diceUsed), draws: step.draws.slice(0, drawsUsed), barred: diceUsed + drawsUsed > 0, streams }
  return { ...newStep(step.answer, step.given), ...came, events: step.events.slice(0, eventsTold), lines: step.lines.slice(0, linesPosted) }
}

/** A game in play, with everything that can be undone. */
export class Session<S> {
  readonly game: Game<S>
  /** The open question; null once the game is over. */
  ask: Ask | null = null
  private passed: Mark<S> | null = null
  /** Kept for as long as the session stays in memory. */
  private circles = new Circles()
  private readonly begun: SessionRecord<S>
  private readonly steps: Step[]
  private readonly undone: Step[]
  private marks: Mark<S>[]
  private play: Play<S>
  private script: Script

  constructor(game: Game<S>, record: SessionRecord<S>, freshFrom?: Mark<S>) {
    this.game = game
    this.begun = record
    this.steps = [...record.steps]
    this.undone = [...(record.undone ?? [])]
    this.marks = [...record.marks]
    this.play = this.playFrom(freshFrom ?? firstOf(this.marks))
    this.script = game.script(this.play)
    if (freshFrom !== undefined) this.advance(null)
    else if (this.steps.length === 0) this.live(newStep(null))
    else this.rebuild(this.steps.length - 1)
  }

  get record(): SessionRecord<S> {
    return { ...this.begun, steps: this.steps, marks: this.marks, undone: this.undone }
  }

  get outcome(): Outcome | null {
    return this.game.outcome(this.play.state)
  }

  get state(): S {
    return this.play.state
  }

  /** The newest input and what came of it. */
  get last(): Step {
    const last = this.steps.at(-1)
    if (last === undefined) throw new Error('a session has input 0')
    return last
  }

  /**
   * A person's newest choice, the answers of its errand, and every other answer after it; from the beginning where there is none. Ends with
   * `last`.
   */
  get since(): readonly Step[] {
    return this.steps.slice(this.steps.findLastIndex(({ given }) => given === 'person'))
  }

  /** The steps `undo` would drop: the newest answer of a person or their errand, and every one after it; or all those after input `to`. */
  undoes(to = this.inputs - 1): readonly Step[] {
    return this.steps.slice(this.chosenBefore(to))
  }

  /** The earliest input to which `undo` may lead; null where there is no undo now. */
  get undoesTo(): number | null {
    if (!this.canUndo) return null
    const kept = this.begun.undo === 'honest' ? this.steps.findLastIndex((step) => step.barred || this.isNews(step)) : 0
    return this.steps.findIndex((step, n) => n > Math.max(0, kept) && isChosen(step)) - 1
  }

  /** The number of answers given. */
  get inputs(): number {
    return this.steps.length - 1
  }

  get canUndo(): boolean {
    return this.undoRefusal() === null
  }

  get canRedo(): boolean {
    return this.undone.length > 0
  }

  /** Who gave the answer that is redone next; null where there is none. */
  get redoes(): Giver | null {
    return this.undone.at(-1)?.given ?? null
  }

  /** Takes an answer, of a person unless someone else is named, or refuses it; a refusal changes nothing. */
  choose(answer: Answer, given: Giver = 'person'): Refusal | null {
    if (this.ask === null) return ruleViolation('The game is over.', { detail: 'over' })
    const refused = check(this.ask, answer)
    if (refused !== null) return refused
    const step = newStep(answer, given)
    const takenBack = this.undone.filter((taken) => taken.barred).length
    if (takenBack > 0) step.events = [takenBackEvent(takenBack)]
    const before = this.steps.length - 1
    const { ask } = this
    try {
      this.live(step)
    } catch (error) {
      this.steps.length = before + 1
      this.rebuild(before)
      if (!(error instanceof Exhausted)) throw error
      return exhausted(error.what)
    }
    this.undone.length = 0
    // Real dice count as a try, too.
    this.circles.answered(ask, answer, step.dice.length > 0 || step.draws.length > 0 || this.ask?.kind === 'roll')
    return null
  }

  /** Undoes the newest answer of a person or their errand, and every one after it; or all those after input `to`. */
  undo(to = this.inputs - 1): Refusal | null {
    const refused = this.undoRefusal(to)
    if (refused !== null) return refused
    const streams = positions(this.play)
    const taken = this.steps.splice(this.chosenBefore(to))
    this.rebuild(this.steps.length - 1)
    // Dice that were rolled are spent: a new answer gets new dice.
    setPositions(this.play, streams)
    this.last.streams = streams
    this.undone.push(...taken.reverse())
    return null
  }

  /** Redoes one input: the earliest of those undone. */
  redo(): Refusal | null {
    const step = this.undone.pop()
    if (step === undefined || step.answer === null) return ruleViolation('There is nothing to redo.', { detail: 'redo-nothing' })
    this.play.feed = { dice: step.dice, draws: step.draws, diceAt: 0, drawsAt: 0 }
    this.live(newStep(step.answer, step.given))
    this.play.feed = null
    return null
  }

  /** The position after that many answers, as a separate session; this one is not touched. */
  replay(to: number): Session<S> | Refusal {
    if (!Number.isInteger(to) || to < 0 || to > this.inputs) return badRequest(`Give an input from 0 to ${this.inputs}.`)
    const marks = this.marks.filter((mark) => mark.input <= to)
    return new Session(this.game, { ...this.begun, steps: this.steps.slice(0, to + 1), marks, undone: [] })
  }

  /** A copy of the present position with its own streams of chance; null once the game is over. A quiet one keeps no events. */
  copyOn(seed: string, quiet = true): Position<S, Ask> | null {
    const mark = this.marks.at(-1)
    if (mark === undefined || this.ask === null) return null
    const { physical } = this.begun
    const play = newPlay(copyOf(this.game, mark.state), seed, { physical, quiet })
    const script = this.game.script(play)
    let ask: Ask | null = null
    for (let n = mark.input; n <= this.inputs; n++) ask = played(this.steps[n], { play, script, mark: n === mark.input ? mark : null })
    play.feed = null
    return ask === null ? null : { play, script, ask }
  }

  /**
   * Plays the inputs from `from` to `to` again, apart from this position and one at each `next`, and shows the state right after each event
   * that the seat is told: in mid-change, so it may only be looked at. After `lookAgain` the newest one is shown once more. Throws `Drift`
   * where today's rules cannot follow the record.
   */
  *playAgain(seat: Seat, { from, to }: Span, show: (place: EventPlace, state: S) => void): Generator<void, void> {
    const steps = this.steps.slice(0, to + 1)
    const mark = this.marks.findLast(({ input }) => input < from) ?? firstOf(this.marks)
    const play = this.playFrom(mark)
    const script = this.game.script(play)
    for (const [n, step] of steps.entries()) {
      if (n < mark.input) continue
      play.step = newStep(step.answer, step.given)
      // What the kernel and the host told of this input came before the game's own events.
      const first = step.events.filter((event) => !isOfGame(event)).length
      if (n >= from) {
        for (let nth = 0; nth < first; nth++) show({ input: n, nth }, play.state)
        play.onTell = (since) => {
          const { events } = play.step
          // What another seat is told in private shows nothing here, not even how often that happened.
          const nth = since === null ? events.length - 1 : events.findLastIndex((event) => isToldTo(event, seat))
          if (nth >= (since ?? 0)) show({ input: n, nth: first + nth }, play.state)
        }
      }
      played(step, { play, script, mark: n === mark.input ? mark : null })
      yield
    }
  }

  get physical(): boolean {
    return this.begun.physical
  }

  /** What a worker thread needs to play this game again; null where its beginning has not been kept. */
  get course(): Course | null {
    const [first] = this.marks
    if (first?.input !== 0) return null
    const steps = this.steps.map(({ answer, given, by, dice, draws }) => ({ answer, given, by, dice, draws }))
    return { physical: this.physical, first: JSON.stringify(first.state), steps }
  }

  /** The state before anything happened. */
  get firstMark(): SavedMark {
    return saved(firstOf(this.marks))
  }

  /** The newest mark, when the newest input passed one. */
  get newMark(): SavedMark | null {
    return this.passed === null ? null : saved(this.passed)
  }

  view(seat: Seat): unknown {
    return this.game.view(this.state, seat)
  }

  /** The open question, with all its words; null once the game is over. */
  decision(id: string): Decision | null {
    return this.ask === null ? null : decisionOf(this.game, this.state, this.ask, id)
  }

  sentence(event: GameEvent): string {
    return sentenceOf(this.game, this.state, event)
  }

  /** A roll with the words for its purpose. */
  roll(kept: KeptRoll): Roll {
    return rollOf(this.game, this.state, kept)
  }

  /** The names that may not be given now (see `Recall`); empty for a game that may tell everything again. */
  forgotten(): ReadonlySet<string> {
    return this.game.recall?.forgotten(this.state) ?? NOTHING_FORGOTTEN
  }

  /** An event of the past without those names. */
  eventAgain(event: GameEvent, forgotten: ReadonlySet<string>): GameEvent {
    return forgotten.size === 0 ? event : (this.game.recall?.event(event, forgotten) ?? event)
  }

  /** A seat's view of this position, without those names. */
  viewAgain(seat: Seat, forgotten: ReadonlySet<string>): unknown {
    const { recall } = this.game
    return forgotten.size === 0 || recall === undefined ? this.view(seat) : recall.view(this.state, seat, forgotten)
  }

  /** A seat's view right after each of these events, one input at each `next`: see `playAgain`. */
  *frames(seat: Seat, after: readonly EventPlace[]): Generator<void, readonly unknown[]> {
    const inputs = after.map(({ input }) => input)
    const wanted = new Set(after.map(placed))
    const views = new Map<string, unknown>()
    const keep = (place: EventPlace, state: S) => {
      // A copy: the game plays on with what a view may be made of.
      if (wanted.has(placed(place))) views.set(placed(place), JSON.parse(JSON.stringify(this.game.view(state, seat))))
    }
    yield* this.playAgain(seat, { from: Math.min(...inputs), to: Math.max(...inputs) }, keep)
    if (views.size < wanted.size) throw new Drift('the rules tell less than was recorded')
    return after.map((place) => views.get(placed(place)))
  }

  /**
   * What a bot would answer now, from the view alone; null once the game is over. `nth` selects its stream of chance. A bot that plays its own
   * seat has a good memory; advice to a person goes by what that person sees.
   */
  bot(kind: Skill | 'random', nth: number, remembers = false): Advice | null {
    const { game, ask, state } = this
    if (ask === null) return null
    const chance = this.chanceOf(nth)
    if (kind === 'random') return { answer: randomAnswer(ask, chance), why: 'any answer that the rules allow' }
    const view = remembers && game.recall !== undefined ? game.recall.remembered(state, ask.seat) : game.view(state, ask.seat)
    return this.circles.advice(game, view, ask, chance, kind)
  }

  /** Whether a hint for the open question looks ahead (`clearlyBetter`), beside what the bot would answer. */
  get looksAhead(): boolean {
    return this.ask !== null && looksAhead(this.game, this.state, this.ask)
  }

  /** The answer that gives itself, as the deciding person wishes; null where that person must answer, and once the game is over. */
  byItself(further: Further): Answer | null {
    return this.ask === null ? null : byItself(this.game, this.state, this.ask, further)
  }

  /** The errands on offer to the deciding seat. */
  errands(): readonly Errand[] {
    return offered(this.game, this.state, this.ask)
  }

  /** What such an errand would do. Refuses one that is not offered, and limits out of bounds. */
  plan(wish: ErrandWish): Plan | Refusal {
    return planned(this.game, this.state, this.ask, wish, this.chanceOf(0))
  }

  /** Begins an errand of the deciding seat; `nth` selects the stream of chance of each of its answers. */
  setOut(wish: ErrandWish): ErrandGoing | Refusal {
    const underway = setOut(this.game, () => this.state, this.ask, wish)
    if (isRefusal(underway)) return underway
    const { seat, errand } = underway
    return { seat, errand, next: (told, nth) => underway.next({ ask: this.ask, told, chance: this.chanceOf(nth) }) }
  }

  /**
   * Plays out a copy of this position, by an errand or by good bots, and says how it ended. The nth trial of a position is always
   * the same; it uses its own chance, never the game's. Refused where nothing is under way, or where the answer is not allowed.
   */
  trial(nth: number, start: TrialStart): TrialEnd | Refusal {
    const seed = `trial ${this.inputs} ${nth} ${this.begun.seed}`
    const position = this.copyOn(seed, start.errand === undefined)
    return position === null ? GAME_OVER : tryOut(this.game, position, stream(seed, 'bots'), start)
  }

  /** Whether something is now hidden from one of these seats, where people sit: see `Game`. */
  secret(people: readonly Seat[]): boolean {
    return this.game.secret?.(this.state, people) ?? false
  }

  /** See `CampaignRules`; null for a game without campaigns. */
  party(): readonly RosterRecord[] | null {
    return this.game.campaign?.party(this.state) ?? null
  }

  homecoming(): readonly Homecoming[] {
    return this.game.campaign?.homecoming(this.state) ?? []
  }

  /** Null where the common rule applies. */
  givenUp(before: readonly RosterRecord[]): readonly Homecoming[] | null {
    return this.game.campaign?.givenUp?.(this.state, before) ?? null
  }

  legacy(): Json {
    return this.game.campaign?.legacy?.(this.state) ?? null
  }

  /** Null where there is no question before a game. */
  habits(): Json {
    return this.game.campaign?.again?.habits(this.story) ?? null
  }

  /** The deciding seat's answer by these habits of an earlier game; null where it must choose. */
  again(habits: Json): Answer | null {
    const { ask, game } = this
    if (ask === null || game.campaign?.again === undefined) return null
    const view = this.view(ask.seat)
    const chance = stream(this.begun.seed, 'bots')
    return game.campaign.again.answer(view, ask, habits, () => game.sensible(view, ask, chance).answer)
  }

  /** The tale of the game as if it were over now; null for a game without tales. */
  tale(): Tale | null {
    const [first] = this.marks
    return first === undefined ? null : (this.game.tale?.({ first: first.state, ...this.story }) ?? null)
  }

  /** The places in the game so far worth going back to: the game's own, or else the chapters of its tale. */
  chapters(): readonly TaleChapter[] {
    return this.game.chapters?.(this.story) ?? this.tale()?.chapters ?? []
  }

  private get story(): { readonly last: S; readonly steps: readonly Step[] } {
    return { last: this.state, steps: this.steps }
  }

  /** The chance of the nth answer that is not a person's own. */
  private chanceOf(nth: number): Stream {
    const chance = stream(this.begun.seed, 'bots')
    chance.at = nth * NUMBERS_EACH
    return chance
  }

  /** Plays one new input with real chance, and keeps it. */
  private live(step: Step): void {
    this.play.step = step
    step.by = step.answer === null ? null : (this.ask?.seat ?? null)
    this.passed = null
    this.play.onMark = this.keepMark
    this.advance(step.answer)
    step.streams = positions(this.play)
    this.steps.push(step)
    if (this.passed !== null) {
      this.marks.push(this.passed)
      if (this.marks.length > MARKS_KEPT) this.marks = thinned(this.marks)
    }
  }

  private readonly keepMark = (): void => {
    const { dice, draws, events, lines } = this.play.step
    this.passed = {
      input: this.steps.length,
      diceUsed: dice.length,
      drawsUsed: draws.length,
      eventsTold: events.length,
      linesPosted: lines.length,
      state: copyOf(this.game, this.play.state),
      streams: positions(this.play),
    }
  }

  private playFrom(mark: Mark<S>): Play<S> {
    const play = newPlay(copyOf(this.game, mark.state), this.begun.seed, { fixed: this.begun.fixed, physical: this.begun.physical })
    setPositions(play, mark.streams)
    return play
  }

  private advance(answer: Answer | null): void {
    const result = this.script.next(answer ?? NO_ANSWER)
    this.ask = result.done === true ? null : result.value
  }

  /** Replays recorded inputs from the newest mark not after input `to`. */
  private rebuild(to: number): void {
    this.circles = new Circles()
    this.marks = this.marks.filter((mark) => mark.input <= to)
    const mark = this.marks.at(-1)
    if (mark === undefined) throw new Error('a session has a first mark')
    this.passed = mark.input === to && to > 0 ? mark : null
    this.play = this.playFrom(mark)
    this.script = this.game.script(this.play)
    for (let n = mark.input; n <= to; n++) this.replayInput(n, n === mark.input ? mark : null)
    this.play.feed = null
    setPositions(this.play, this.last.streams)
  }

  /** Replays recorded input `n`; the first one only from `mark` on. */
  private replayInput(n: number, mark: Mark<S> | null): void {
    const recorded = this.steps[n]
    if (recorded === undefined) throw new Drift('an input is missing')
    if (mark === null) {
      if (this.ask === null || recorded.answer === null) throw new Drift('the game was already over')
      const refused = check(this.ask, recorded.answer)
      if (refused !== null) throw new Drift(refused.message)
    }
    const feed = { dice: recorded.dice, draws: recorded.draws, diceAt: mark?.diceUsed ?? 0, drawsAt: mark?.drawsUsed ?? 0 }
    this.play.feed = feed
    this.play.step = newStep(recorded.answer, recorded.given)
    this.advance(mark === null ? recorded.answer : null)
    if (feed.diceAt !== recorded.dice.length || feed.drawsAt !== recorded.draws.length)
      throw new Drift('the rules roll fewer dice than were recorded')
  }

  /** The number of the newest input, up to the one after `to`, that a person gave, or their errand; input 0 is no one's. */
  private chosenBefore(to: number): number {
    return this.steps.findLastIndex((step, n) => n <= to + 1 && isChosen(step))
  }

  private undoRefusal(to = this.inputs - 1): Refusal | null {
    if (this.begun.undo === 'ironman') return ruleViolation('Ironman games have no undo.', { detail: 'undo-ironman' })
    if (this.ask === null) return ruleViolation('The game is over.', { detail: 'undo-over' })
    if (this.chosenBefore(to) <= 0) return ruleViolation('There is nothing to undo.', { detail: 'undo-nothing' })
    if (this.begun.undo === 'honest' && this.undoes(to).some(({ barred }) => barred))
      return ruleViolation('Can’t undo: dice have been rolled, or something drawn, since then.', { detail: 'undo-dice' })
    // In a game with secrets, what a bot has done in the open is news to everyone else.
    if (this.begun.undo === 'honest' && this.undoes(to).some((step) => this.isNews(step)))
      return ruleViolation('Can’t undo: other players have acted since then.', { detail: 'undo-seen' })
    return null
  }

  private isNews(step: Step): boolean {
    return this.game.secret !== undefined && isSeenDeed(step)
  }
}

/** An answer of a person or their errand. */
function isChosen({ given }: Step): boolean {
  return given === 'person' || given === 'errand'
}

const NOTHING_FORGOTTEN: ReadonlySet<string> = new Set()

function firstOf<S>([first]: readonly Mark<S>[]): Mark<S> {
  if (first === undefined) throw new Error('a session has a first mark')
  return first
}

function saved({ state, ...mark }: Mark<unknown>): SavedMark {
  const text = JSON.stringify(state)
  return { ...mark, state: text, fingerprint: fingerprint(text) }
}

function placed({ input, nth }: EventPlace): string {
  return `${input} ${nth}`
}

/** The seat may know of it. */
export function isToldTo({ audience }: GameEvent, seat: Seat): boolean {
  return audience === undefined || audience.includes(seat)
}

/**
 * Gives a recorded answer to a copy of a game, with its recorded chance; the first one goes on from its mark. Returns the next question.
 */
function played<S>(
  step: Step | undefined,
  { play, script, mark }: { readonly play: Play<S>; readonly script: Script; readonly mark: Mark<S> | null },
): Ask | null {
  if (step === undefined) throw new Drift('an input is missing')
  play.feed = { dice: step.dice, draws: step.draws, diceAt: mark?.diceUsed ?? 0, drawsAt: mark?.drawsUsed ?? 0 }
  const result = script.next(mark === null ? (step.answer ?? NO_ANSWER) : NO_ANSWER)
  return result.done === true ? null : result.value
}

/** A bot's answer that everyone was told something about. */
function isSeenDeed({ given, events }: Step): boolean {
  return given === 'bot' && events.some(({ audience }) => audience === undefined)
}

/** What a script receives before it has asked anything. */
const NO_ANSWER: Answer = {}

/** Keeps the first mark, all of the newer half, and every second one of the older half. */
function thinned<S>(marks: Mark<S>[]): Mark<S>[] {
  if (marks.length <= MARKS_KEPT) return marks
  const half = MARKS_KEPT / 2
  return marks.filter((_mark, i) => i === 0 || i >= half || i % 2 === 0)
}
