import { type Ask, check } from './ask.ts'
import type { Game, Wording } from './game.ts'
import {
  Drift,
  Exhausted,
  type Fixed,
  newPlay,
  newStep,
  NOTHING_FIXED,
  type Play,
  type Positions,
  positions,
  type Script,
  type Step,
  setPositions,
} from './play.ts'
import type { Answer, Decision, Item, Option, Outcome, Refusal, Seat } from './types.ts'

/**
 * honest: back to the last dice, draw or hidden information; teaching: any choice, the dice fall anew;
 * ironman: none.
 */
export type UndoMode = 'honest' | 'teaching' | 'ironman'

/** A safe point: a state from which the top script goes on, and where in the inputs it lies. */
export interface Mark<S> {
  /** The input during which it was passed, and how much of that input's chance had fallen. */
  readonly input: number
  readonly diceUsed: number
  readonly drawsUsed: number
  readonly state: S
  readonly at: Positions
}

/** What makes a session: with the same record the same game comes about. */
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

/** A game in play with everything that can be taken back. */
export interface Session<S> {
  readonly game: Game<S>
  readonly record: SessionRecord<S>
  /** What is asked now; null once the game is over. */
  readonly ask: Ask | null
  readonly outcome: Outcome | null
  readonly state: S
  /** The newest input with what came of it. */
  readonly last: Step
  /** How many answers were given. */
  readonly inputs: number
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** The newest mark, when the newest input passed one. */
  readonly newMark: Mark<S> | null
  /** Takes an answer or refuses it; a refusal changes nothing. */
  choose(answer: Answer): Refusal | null
  undo(): Refusal | null
  redo(): Refusal | null
  /** The position after that many answers, as a session of its own that leaves this one alone. */
  replay(to: number): Session<S> | Refusal
}

/** Begins a game at its first question. Throws nothing but bugs and `Exhausted` fixed dice. */
export function startSession<S>(
  game: Game<S>,
  begin: { readonly state: S; readonly seed: string; readonly undo: UndoMode; readonly physical?: boolean; readonly fixed?: Fixed },
): Session<S> {
  const record = { seed: begin.seed, undo: begin.undo, physical: begin.physical ?? false, fixed: begin.fixed ?? NOTHING_FIXED }
  const first: Mark<S> = { input: 0, diceUsed: 0, drawsUsed: 0, state: game.copy(begin.state), at: [0, 0, 0, 0] }
  return session(game, { ...record, steps: [], marks: [first] })
}

/**
 * Goes on with a recorded game. When today's rules ask something else than the inputs answer, play resumes at
 * the newest mark that can be reached, and the inputs after it are given back as `lost`.
 */
export function resumeSession<S>(game: Game<S>, record: SessionRecord<S>): { readonly session: Session<S>; readonly lost: readonly Step[] } {
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

function cutStep(step: Step, mark: Mark<unknown>): Step {
  return { ...newStep(step.answer), dice: step.dice.slice(0, mark.diceUsed), draws: step.draws.slice(0, mark.drawsUsed), at: mark.at }
}

function session<S>(game: Game<S>, record: SessionRecord<S>, freshFrom?: Mark<S>): Session<S> {
  const steps: Step[] = [...record.steps]
  const undone: Step[] = [...(record.undone ?? [])]
  let marks: Mark<S>[] = [...record.marks]
  let newMark: Mark<S> | null = null
  let play!: Play<S>
  let script!: Script
  let ask: Ask | null = null
  /** Choices taken back since the last answer, of which some had dice: told with the next answer. */
  let takenBack = 0

  const begin = (mark: Mark<S>) => {
    play = newPlay(game.copy(mark.state), record.seed, { fixed: record.fixed, physical: record.physical })
    setPositions(play, mark.at)
    script = game.script(play)
  }

  const advance = (answer: Answer | null) => {
    const result = answer === null ? script.next({}) : script.next(answer)
    ask = result.done === true ? null : result.value
  }

  const keepMark = () => {
    const { dice, draws } = play.step
    newMark = { input: steps.length, diceUsed: dice.length, drawsUsed: draws.length, state: game.copy(play.state), at: positions(play) }
  }

  /** Chance is real: plays one input on, and keeps it. */
  const live = (step: Step) => {
    play.step = step
    newMark = null
    play.onMark = keepMark
    advance(step.answer)
    step.at = positions(play)
    steps.push(step)
    if (newMark !== null) marks = thinned([...marks, newMark])
  }

  /** Plays recorded inputs again from the newest mark not after input `to`. */
  const rebuild = (to: number) => {
    marks = marks.filter((mark) => mark.input <= to)
    const mark = marks.at(-1)
    if (mark === undefined) throw new Error('a session has a first mark')
    newMark = mark.input === to && to > 0 ? mark : null
    begin(mark)
    for (let n = mark.input; n <= to; n++) {
      const recorded = steps[n]
      if (recorded === undefined) throw new Drift('an input is missing')
      const here = n === mark.input
      if (!here) {
        if (ask === null || recorded.answer === null) throw new Drift('the game was over sooner')
        const refusal = check(ask, recorded.answer)
        if (refusal !== null) throw new Drift(refusal.message)
      }
      play.feed = { dice: recorded.dice, draws: recorded.draws, diceAt: here ? mark.diceUsed : 0, drawsAt: here ? mark.drawsUsed : 0 }
      play.step = newStep(recorded.answer)
      advance(here ? null : recorded.answer)
      if (play.feed.diceAt !== recorded.dice.length || play.feed.drawsAt !== recorded.draws.length)
        throw new Drift('the rules roll fewer dice than were recorded')
    }
    play.feed = null
    const last = steps[to]
    if (last !== undefined) setPositions(play, last.at)
  }

  const undoRefusal = (): Refusal | null => {
    const last = steps.at(-1)
    if (record.undo === 'ironman') return { code: 'rule-violation', message: 'nothing is taken back in an ironman game', detail: 'undo-ironman' }
    if (ask === null) return { code: 'rule-violation', message: 'the game is over', detail: 'undo-over' }
    if (steps.length < 2 || last === undefined) return { code: 'rule-violation', message: 'there is nothing to take back', detail: 'undo-nothing' }
    if (record.undo === 'honest' && last.barred)
      return { code: 'rule-violation', message: 'dice or draws have fallen since', detail: 'undo-dice' }
    return null
  }

  if (freshFrom !== undefined) {
    begin(freshFrom)
    advance(null)
  } else if (steps.length === 0) {
    const [first] = marks
    if (first === undefined) throw new Error('a session has a first mark')
    begin(first)
    live(newStep(null))
  } else rebuild(steps.length - 1)

  return {
    game,
    get record() {
      return { ...record, steps, marks, undone }
    },
    get ask() {
      return ask
    },
    get outcome() {
      return game.outcome(play.state)
    },
    get state() {
      return play.state
    },
    get last() {
      const last = steps.at(-1)
      if (last === undefined) throw new Error('a session has input 0')
      return last
    },
    get inputs() {
      return steps.length - 1
    },
    get canUndo() {
      return undoRefusal() === null
    },
    get canRedo() {
      return undone.length > 0
    },
    get newMark() {
      return newMark
    },
    choose(answer) {
      if (ask === null) return { code: 'rule-violation', message: 'the game is over', detail: 'over' }
      const refusal = check(ask, answer)
      if (refusal !== null) return refusal
      const step = newStep(answer)
      if (takenBack > 0) step.events.push({ type: 'taken-back', rule: 'undo', inputs: takenBack } as Step['events'][number])
      const before = steps.length - 1
      try {
        live(step)
      } catch (error) {
        steps.length = before + 1
        rebuild(before)
        if (!(error instanceof Exhausted)) throw error
        return { code: 'rule-violation', message: 'the fixed dice or draws are used up', detail: error.what, rule: '3.1' }
      }
      takenBack = 0
      undone.length = 0
      return null
    },
    undo() {
      const refusal = undoRefusal()
      if (refusal !== null) return refusal
      const at = positions(play)
      const last = steps.pop()
      if (last === undefined) throw new Error('checked above')
      rebuild(steps.length - 1)
      // What has fallen stays fallen: a new answer gets new dice.
      setPositions(play, at)
      undone.push(last)
      if (last.barred) takenBack += 1
      return null
    },
    redo() {
      const step = undone.pop()
      if (step === undefined || step.answer === null) return { code: 'rule-violation', message: 'there is nothing to do again', detail: 'redo-nothing' }
      play.feed = { dice: step.dice, draws: step.draws, diceAt: 0, drawsAt: 0 }
      live(newStep(step.answer))
      play.feed = null
      if (step.barred && takenBack > 0) takenBack -= 1
      return null
    },
    replay(to) {
      if (!Number.isInteger(to) || to < 0 || to >= steps.length)
        return { code: 'bad-request', message: `an input from 0 to ${steps.length - 1} is wanted` }
      return session(game, { ...record, steps: steps.slice(0, to + 1), marks: marks.filter((mark) => mark.input <= to), undone: [] })
    },
  }
}

/** Keeps the first mark and the newer half whole, of the older half every second one. */
function thinned<S>(marks: Mark<S>[]): Mark<S>[] {
  if (marks.length <= MARKS_KEPT) return marks
  const half = MARKS_KEPT / 2
  return marks.filter((_mark, i) => i === 0 || i >= half || i % 2 === 0)
}

/** The decision as it goes out to `seat`: null when it is not theirs to see. */
export function decisionOf<S>(game: Game<S>, state: S, ask: Ask, id: string): Decision {
  const words = game.describe(state, ask)
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
  }
  switch (ask.kind) {
    case 'pick': {
      const beside = (ask.aside ?? []).map((each): Option => ({ ...option(words, each), aside: true }))
      return { ...head, options: [...ask.ids.map((each) => option(words, each)), ...beside], min: ask.min, max: ask.max }
    }
    case 'number':
      return { ...head, min: ask.min, max: ask.max, step: ask.step }
    case 'text':
      return { ...head, min: ask.min, max: ask.max }
    case 'arrange':
      return { ...head, of: ask.of.map((each) => item(words, each)), suggestion: ask.suggest() }
    case 'share':
      return {
        ...head,
        of: ask.of.map(({ id: each, amount }) => ({ ...item(words, each), amount })),
        among: ask.among.map((each) => item(words, each)),
        suggestion: ask.suggest(),
      }
    case 'roll':
      return { ...head, code: ask.code, min: 1, max: 6 }
  }
}

function option(words: Wording, id: string): Option {
  return { id, ...(words.option?.(id) ?? { label: id }) }
}

function item(words: Wording, id: string): Item {
  return { id, ...(words.item?.(id) ?? { label: id }) }
}

/** What a decision shows to a seat that it does not belong to: whose turn it is, and nothing else. */
export function waitingFor(decision: Decision, seat: Seat): Decision {
  return { id: decision.id, seat: decision.seat, kind: decision.kind, rule: decision.rule, topic: decision.topic, prompt: `Player ${seat + 1} waits` }
}
