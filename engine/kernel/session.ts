import { type Ask, asidesOf, check } from './ask.ts'
import { assertNever } from './assert-never.ts'
import type { Position } from './autoplay.ts'
import { habitsFor } from './by-itself.ts'
import type { Game, Wording } from './game.ts'
import {
  Drift,
  Exhausted,
  type Fixed,
  type GameEvent,
  NOTHING_FIXED,
  newPlay,
  newStep,
  type Play,
  type Positions,
  positions,
  type Script,
  type Step,
  setPositions,
} from './play.ts'
import { badRequest, exhausted, ruleViolation } from './refusal.ts'
import type { Answer, Decision, Giver, Item, KeptRoll, Option, Outcome, Refusal, Roll, Seat, UndoMode } from './types.ts'

/** A safe point: a state from which the top script can go on, and its place among the inputs. */
export interface Mark<S> {
  /** The input during which it was passed, and how much of that input had happened by then. */
  readonly input: number
  readonly diceUsed: number
  readonly drawsUsed: number
  readonly eventsUsed: number
  readonly linesUsed: number
  readonly state: S
  readonly at: Positions
}

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

const MARKS_KEPT = 48

/** A game in play, with everything that can be taken back. */
export interface Session<S> {
  readonly game: Game<S>
  readonly record: SessionRecord<S>
  /** What is asked now; null once the game is over. */
  readonly ask: Ask | null
  readonly outcome: Outcome | null
  readonly state: S
  /** The newest input and what came of it. */
  readonly last: Step
  /** A person's newest choice, what his errand made of it, and every other answer after it; from the beginning where there is none. Ends with `last`. */
  readonly since: readonly Step[]
  /** What `undo` would take back: the newest answer of a person or his errand, and every one after it. */
  readonly undoes: readonly Step[]
  /** How many answers were given. */
  readonly inputs: number
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** The newest mark, when the newest input passed one. */
  readonly newMark: Mark<S> | null
  /** Who gave the answer that is redone next; null where there is none. */
  readonly redoes: Giver | null
  /** Takes an answer, of a person unless somebody else is named, or refuses it; a refusal changes nothing. */
  choose(answer: Answer, given?: Giver): Refusal | null
  /** Takes back the newest answer of a person or his errand, and every one after it. */
  undo(): Refusal | null
  /** Redoes one input: the earliest of those taken back. */
  redo(): Refusal | null
  /** A copy of the present position with its own streams of chance; null once the game is over. A quiet one keeps no events. */
  copyOn(seed: string, quiet?: boolean): Position<S, Ask> | null
  /** The position after that many answers, as a separate session; this one is not touched. */
  replay(to: number): Session<S> | Refusal
  /**
   * Plays the inputs from `from` to `to` again, apart from this position and one at each `next`, and shows the state right after each event
   * that the seat is told: in mid-change, so it may only be looked at. After `lookAgain` the newest one is shown once more. Throws `Drift`
   * where today's rules cannot follow the record.
   */
  frames(seat: Seat, span: Span, show: (place: Place, state: S) => void): Generator<void, void>
}

/** The first and the last input of a stretch of the record. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** An event in the record: the input that led to it, and its number among the events of that input, from 0. */
export interface Place {
  readonly input: number
  readonly nth: number
}

/** Begins a game at its first question and takes over the state. Throws only on bugs and on `Exhausted` fixed dice. */
export function startSession<S>(
  game: Game<S>,
  begin: { readonly state: S; readonly seed: string; readonly undo: UndoMode; readonly physical?: boolean; readonly fixed?: Fixed },
): Session<S> {
  const record = { seed: begin.seed, undo: begin.undo, physical: begin.physical ?? false, fixed: begin.fixed ?? NOTHING_FIXED }
  const none = { input: 0, diceUsed: 0, drawsUsed: 0, eventsUsed: 0, linesUsed: 0 }
  const first: Mark<S> = { ...none, state: begin.state, at: [0, 0, 0, 0] }
  return session(game, { ...record, steps: [], marks: [first] })
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
    return { session: session(game, record), lost: [] }
  } catch (error) {
    const newest = record.marks.at(-1)
    if (!(error instanceof Drift) || newest === undefined) throw error
    const kept = record.steps.slice(0, newest.input)
    const cut = record.steps[newest.input]
    const lost = record.steps.slice(newest.input)
    const partial = cut === undefined ? newStep(null) : cutStep(cut, newest)
    return { session: session(game, { ...record, steps: [...kept, partial], undone: [] }, newest), lost }
  }
}

/** The events that come from the kernel, not from a game. */
export interface KernelEvent extends GameEvent {
  /** taken-back: choices with dice were undone, and new dice are rolled. record-left: newer rules cannot follow that many recorded inputs. */
  readonly type: 'taken-back' | 'record-left'
  readonly inputs: number
}

/** Not one of the kernel's own, which a replay does not tell again. */
export function isOfGame({ rule }: GameEvent): boolean {
  return rule !== 'undo'
}

function takenBackEvent(inputs: number): KernelEvent {
  return { type: 'taken-back', rule: 'undo', inputs }
}

/** Reported where play resumed before inputs that could not be followed. */
export function recordLeft(inputs: number): KernelEvent {
  return { type: 'record-left', rule: 'undo', inputs }
}

function cutStep(step: Step, mark: Mark<unknown>): Step {
  const { diceUsed, drawsUsed, eventsUsed, linesUsed, at } = mark
  const came = { dice: step.dice.slice(0, diceUsed), draws: step.draws.slice(0, drawsUsed), barred: diceUsed + drawsUsed > 0, at }
  return { ...newStep(step.answer, step.given), ...came, events: step.events.slice(0, eventsUsed), lines: step.lines.slice(0, linesUsed) }
}

function session<S>(game: Game<S>, record: SessionRecord<S>, freshFrom?: Mark<S>): Session<S> {
  return new LiveSession(game, record, freshFrom)
}

/** A class, with its accessors on the prototype: every object literal with getters would get a new hidden class. */
class LiveSession<S> implements Session<S> {
  readonly game: Game<S>
  ask: Ask | null = null
  newMark: Mark<S> | null = null
  private readonly begun: SessionRecord<S>
  private readonly steps: Step[]
  private readonly undone: Step[]
  private marks: Mark<S>[]
  private play: Play<S>
  private script: Script

  constructor(game: Game<S>, record: SessionRecord<S>, freshFrom: Mark<S> | undefined) {
    this.game = game
    this.begun = record
    this.steps = [...record.steps]
    this.undone = [...(record.undone ?? [])]
    this.marks = [...record.marks]
    const from = freshFrom ?? this.marks[0]
    if (from === undefined) throw new Error('a session has a first mark')
    this.play = this.playFrom(from)
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

  get last(): Step {
    const last = this.steps.at(-1)
    if (last === undefined) throw new Error('a session has input 0')
    return last
  }

  get since(): readonly Step[] {
    return this.steps.slice(this.steps.findLastIndex(({ given }) => given === 'person'))
  }

  get undoes(): readonly Step[] {
    return this.steps.slice(this.newestChosen)
  }

  get inputs(): number {
    return this.steps.length - 1
  }

  get canUndo(): boolean {
    return this.undoRefusal() === null
  }

  get canRedo(): boolean {
    return this.undone.length > 0
  }

  get redoes(): Giver | null {
    return this.undone.at(-1)?.given ?? null
  }

  choose(answer: Answer, given: Giver = 'person'): Refusal | null {
    if (this.ask === null) return ruleViolation('The game is over.', { detail: 'over' })
    const refused = check(this.ask, answer)
    if (refused !== null) return refused
    const step = newStep(answer, given)
    const takenBack = this.undone.filter((taken) => taken.barred).length
    if (takenBack > 0) step.events = [takenBackEvent(takenBack)]
    const before = this.steps.length - 1
    try {
      this.live(step)
    } catch (error) {
      this.steps.length = before + 1
      this.rebuild(before)
      if (!(error instanceof Exhausted)) throw error
      return exhausted(error.what)
    }
    this.undone.length = 0
    return null
  }

  undo(): Refusal | null {
    const refused = this.undoRefusal()
    if (refused !== null) return refused
    const at = positions(this.play)
    const taken = this.steps.splice(this.newestChosen)
    this.rebuild(this.steps.length - 1)
    // Dice that were rolled are spent: a new answer gets new dice.
    setPositions(this.play, at)
    this.last.at = at
    this.undone.push(...taken.reverse())
    return null
  }

  redo(): Refusal | null {
    const step = this.undone.pop()
    if (step === undefined || step.answer === null) return ruleViolation('There is nothing to redo.', { detail: 'redo-nothing' })
    this.play.feed = { dice: step.dice, draws: step.draws, diceAt: 0, drawsAt: 0 }
    this.live(newStep(step.answer, step.given))
    this.play.feed = null
    return null
  }

  replay(to: number): Session<S> | Refusal {
    if (!Number.isInteger(to) || to < 0 || to > this.inputs) return badRequest(`Give an input from 0 to ${this.inputs}.`)
    const marks = this.marks.filter((mark) => mark.input <= to)
    return session(this.game, { ...this.begun, steps: this.steps.slice(0, to + 1), marks, undone: [] })
  }

  copyOn(seed: string, quiet = true): Position<S, Ask> | null {
    const mark = this.marks.at(-1)
    if (mark === undefined || this.ask === null) return null
    const { physical } = this.begun
    const play = newPlay(this.game.copy(mark.state), seed, { physical, quiet })
    const script = this.game.script(play)
    let ask: Ask | null = null
    for (let n = mark.input; n <= this.inputs; n++) ask = played(this.steps[n], { play, script, mark: n === mark.input ? mark : null })
    play.feed = null
    return ask === null ? null : { play, script, ask }
  }

  *frames(seat: Seat, { from, to }: Span, show: (place: Place, state: S) => void): Generator<void, void> {
    const steps = this.steps.slice(0, to + 1)
    const mark = this.marks.findLast(({ input }) => input < from) ?? this.marks[0]
    if (mark === undefined) throw new Error('a session has a first mark')
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
          // What another seat is told in private shows nothing, and nothing by how often.
          const nth = since === null ? events.length - 1 : events.findLastIndex((event) => isToldTo(event, seat))
          if (nth >= (since ?? 0)) show({ input: n, nth: first + nth }, play.state)
        }
      }
      played(step, { play, script, mark: n === mark.input ? mark : null })
      yield
    }
  }

  /** Plays one new input with real chance, and keeps it. */
  private live(step: Step): void {
    this.play.step = step
    step.by = step.answer === null ? null : (this.ask?.seat ?? null)
    this.newMark = null
    this.play.onMark = this.keepMark
    this.advance(step.answer)
    step.at = positions(this.play)
    this.steps.push(step)
    if (this.newMark !== null) {
      this.marks.push(this.newMark)
      if (this.marks.length > MARKS_KEPT) this.marks = thinned(this.marks)
    }
  }

  private readonly keepMark = (): void => {
    const { dice, draws, events, lines } = this.play.step
    this.newMark = {
      input: this.steps.length,
      diceUsed: dice.length,
      drawsUsed: draws.length,
      eventsUsed: events.length,
      linesUsed: lines.length,
      state: this.game.copy(this.play.state),
      at: positions(this.play),
    }
  }

  private playFrom(mark: Mark<S>): Play<S> {
    const play = newPlay(this.game.copy(mark.state), this.begun.seed, { fixed: this.begun.fixed, physical: this.begun.physical })
    setPositions(play, mark.at)
    return play
  }

  private advance(answer: Answer | null): void {
    const result = this.script.next(answer ?? NO_ANSWER)
    this.ask = result.done === true ? null : result.value
  }

  /** Replays recorded inputs from the newest mark not after input `to`. */
  private rebuild(to: number): void {
    this.marks = this.marks.filter((mark) => mark.input <= to)
    const mark = this.marks.at(-1)
    if (mark === undefined) throw new Error('a session has a first mark')
    this.newMark = mark.input === to && to > 0 ? mark : null
    this.play = this.playFrom(mark)
    this.script = this.game.script(this.play)
    for (let n = mark.input; n <= to; n++) this.again(n, n === mark.input ? mark : null)
    this.play.feed = null
    setPositions(this.play, this.last.at)
  }

  /** Replays recorded input `n`; the first one only from `mark` on. */
  private again(n: number, mark: Mark<S> | null): void {
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

  /** The number of the newest input that a person gave, or his errand; input 0 is nobody's. */
  private get newestChosen(): number {
    return this.steps.findLastIndex(({ given }) => given === 'person' || given === 'errand')
  }

  private undoRefusal(): Refusal | null {
    if (this.begun.undo === 'ironman') return ruleViolation('Nothing is taken back in an ironman game.', { detail: 'undo-ironman' })
    if (this.ask === null) return ruleViolation('The game is over.', { detail: 'undo-over' })
    if (this.newestChosen === 0) return ruleViolation('There is nothing to take back.', { detail: 'undo-nothing' })
    if (this.begun.undo === 'honest' && this.undoes.some(({ barred }) => barred))
      return ruleViolation('Dice have been rolled, or draws made, since then.', { detail: 'undo-dice' })
    // Where things are hidden, what a bot has done in the open is news to everybody else.
    if (this.begun.undo === 'honest' && this.game.secret !== undefined && this.undoes.some(isSeenDeed))
      return ruleViolation('Others have acted in the open since then.', { detail: 'undo-seen' })
    return null
  }
}

/** The seat may know of it. */
export function isToldTo({ audience }: GameEvent, seat: Seat): boolean {
  return audience === undefined || audience.includes(seat)
}

/** Gives a recorded answer to a copy of a game, with its recorded chance; the first one goes on from its mark. Returns what is asked then. */
function played<S>(
  step: Step | undefined,
  { play, script, mark }: { readonly play: Play<S>; readonly script: Script; readonly mark: Mark<S> | null },
): Ask | null {
  if (step === undefined) throw new Drift('an input is missing')
  play.feed = { dice: step.dice, draws: step.draws, diceAt: mark?.diceUsed ?? 0, drawsAt: mark?.drawsUsed ?? 0 }
  const result = script.next(mark === null ? (step.answer ?? NO_ANSWER) : NO_ANSWER)
  return result.done === true ? null : result.value
}

/** A bot's answer of which everybody was told something. */
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

/** The decision as `seat` is shown it; null when it is not theirs to see. */
export function decisionOf<S>(game: Game<S>, state: S, ask: Ask, id: string): Decision {
  const words = game.describe(state, ask)
  const habits = habitsFor(game, state, ask)
  const head = {
    id,
    seat: ask.seat,
    kind: ask.kind,
    rule: ask.rule,
    topic: ask.topic,
    prompt: words.prompt,
    ...(words.lead === undefined ? {} : { lead: words.lead }),
    ...(words.steps === undefined ? {} : { steps: words.steps }),
    ...(ask.about === undefined ? {} : { about: ask.about }),
    ...(words.blocked === undefined || words.blocked.length === 0 ? {} : { blocked: words.blocked }),
    ...(habits.length === 0
      ? {}
      : {
          habits: habits.map(({ habit, answer }) => ({
            id: habit.id,
            label: habit.label,
            ...(habit.risky && { risky: habit.risky }),
            ...answer,
          })),
        }),
  }
  const beside = asidesOf(ask).map((each): Option => ({ ...option(words, each), aside: true }))
  switch (ask.kind) {
    case 'pick':
      return { ...head, options: [...ask.ids.map((each) => option(words, each)), ...beside], min: ask.min, max: ask.max }
    case 'number':
      return {
        ...head,
        ...{ min: ask.min, max: ask.max, step: ask.step },
        ...(words.suggestion === undefined ? {} : { suggestion: words.suggestion }),
      }
    case 'text':
      return { ...head, min: ask.min, max: ask.max }
    case 'arrange': {
      const { ranks } = words
      const options = beside.length === 0 ? {} : { options: beside }
      return { ...head, ...options, of: ask.of.map((each) => item(words, each)), ...(ranks && { ranks }), suggestion: ask.suggest() }
    }
    case 'share':
      return {
        ...head,
        ...(beside.length === 0 ? {} : { options: beside }),
        of: ask.of.map(({ id: each, amount }) => ({ ...item(words, each), amount })),
        among: ask.among.map((each) => item(words, each)),
        suggestion: ask.suggest(),
      }
    case 'roll':
      return { ...head, code: ask.code, min: 1, max: 6 }
    default:
      assertNever(ask)
  }
}

/** One option of a question with its words and odds. */
export function optionOf<S>(game: Game<S>, state: S, ask: Ask, id: string): Option {
  return option(game.describe(state, ask), id)
}

function option(words: Wording, id: string): Option {
  return { id, ...(words.option?.(id) ?? { label: id }) }
}

function item(words: Wording, id: string): Item {
  return { id, ...(words.item?.(id) ?? { label: id }) }
}

/** What other seats are shown of a decision: whose it is, and in a game that hides things not even what it is about, which would tell. */
export function waitingFor(ask: Ask, id: string, name: string, hides: boolean): Decision {
  const { kind, rule, topic } = hides ? HIDDEN : ask
  return { id, seat: ask.seat, kind, rule, topic, prompt: `Waiting for ${name}` }
}

const HIDDEN = { kind: 'pick', rule: 'hidden', topic: 'waiting' } as const

/** A roll with the words for its topic; one recorded before rolls had topics already has words. */
export function rollOf<S>(game: Game<S>, state: S, kept: KeptRoll): Roll {
  return kept.topic === undefined ? kept : { ...kept, why: game.why(state, kept) }
}

/** An event in the words of the game or the kernel. */
export function sentenceOf<S>(game: Game<S>, state: S, event: GameEvent): string {
  return isOwn(event) ? SENTENCES[event.type](event.inputs) : game.sentence(state, event)
}

function isOwn(event: GameEvent): event is KernelEvent {
  return Object.hasOwn(SENTENCES, event.type)
}

const SENTENCES: { readonly [T in KernelEvent['type']]: (inputs: number) => string } = {
  'taken-back': (n) => `${choices(n)} with dice or draws ${n === 1 ? 'was' : 'were'} taken back; new dice will be rolled.`,
  'record-left': (n) => `The rules have changed and cannot follow the last ${choices(n)}: play goes on from before them.`,
}

function choices(n: number): string {
  return n === 1 ? '1 choice' : `${n} choices`
}
