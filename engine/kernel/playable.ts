import type { Ask } from './ask.ts'
import { randomAnswer } from './bots.ts'
import { byItself, type Further, type Habit } from './by-itself.ts'
import type { CampaignRules, Homecoming, KnownCampaign, RosterRecord } from './campaign.ts'
import { type NextMove, offered, planned, setOut } from './errand.ts'
import type { Errand, ErrandWish, Plan } from './errand-types.ts'
import type { Game, RuleEntry, SetupInput, Template } from './game.ts'
import { Drift, Exhausted, type Fixed, type GameEvent, type Step } from './play.ts'
import { fingerprint, type Stream, stream } from './random.ts'
import type { Ranking } from './ranking.ts'
import { exhausted, GAME_OVER, isRefusal, Unreadable } from './refusal.ts'
import { decisionOf, type Mark, type Place, resumeSession, rollOf, type Session, sentenceOf, startSession } from './session.ts'
import type { Tale, TaleChapter } from './tale-types.ts'
import { type TrialEnd, type TrialStart, tryOut } from './trial.ts'
import type { Answer, Decision, Giver, Json, KeptRoll, Outcome, Refusal, Roll, Seat, Skill, UndoMode } from './types.ts'
import type { VariantWords } from './variant-types.ts'

/** A game as everything outside the engine sees it: the type of its state is not known there. */
export interface Playable {
  readonly id: string
  readonly title: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly rulesVersion: string
  /** Its variants, by their ids. */
  readonly variants: Readonly<Record<string, VariantWords>>
  /** How many seats a game begins with that names none. */
  seatsFor(start: Pick<SetupInput, 'options' | 'scenario'>): number
  /** Whether its sessions may hide something from a seat. `Playing` says whether one does now. */
  readonly secret: boolean
  /** The standing answers that its questions take. */
  readonly habits: readonly Habit[]
  /** Its own lists in the hall of records. */
  readonly rankings: readonly Ranking[]
  /** Whether it tells a tale of a finished game. */
  readonly tells: boolean
  tables(): Json
  rules(): readonly RuleEntry[]
  /** Begins a game at its first question. Refuses input that makes no sense, and strict fixed dice that run out at once. */
  begin(input: SetupInput, how: { readonly undo: UndoMode; readonly physical: boolean; readonly fixed: Fixed }): Playing | Refusal
  /** Resumes a recorded game: see `resumeSession`. `lost` holds the inputs that could not be followed. */
  resume(record: SavedRecord): { readonly playing: Playing; readonly lost: readonly Step[] }
  /** Why a campaign cannot have these variants; null if it can. */
  refusesVariants(variants: readonly string[]): Refusal | null
  /** Null where there are no campaigns. */
  readonly roster: RosterRules | null
  /** Null where there is nothing to keep outside games. */
  readonly template: Template | null
}

/** The campaign rules that need the state of a game under way. */
type OfOneGame = 'party' | 'homecoming' | 'givenUp' | 'legacy' | 'again'

/** The campaign rules that apply between games. */
export interface RosterRules extends Omit<CampaignRules<never>, OfOneGame | 'recruit'> {
  /** Whether a game leaves something behind for the next. */
  readonly leavesLegacy: boolean
  /** `number` counts the campaign's recruits: each has its own place in the stream of `seed`. */
  recruit(wish: Json, campaign: KnownCampaign & { readonly seed: string; readonly number: number }): RosterRecord | Refusal
}

/** A mark as it is stored, its state as JSON text. */
export interface SavedMark extends Omit<Mark<unknown>, 'state'> {
  readonly text: string
  readonly fingerprint: string
}

export interface SavedRecord {
  readonly seed: string
  readonly undo: UndoMode
  readonly physical: boolean
  readonly fixed: Fixed
  readonly steps: readonly Step[]
  readonly marks: readonly SavedMark[]
  readonly undone: readonly Step[]
}

/** An errand under way: the next answer to the present question, or the end. */
export interface ErrandGoing {
  readonly seat: Seat
  readonly errand: Errand
  next(told: readonly GameEvent[], nth: number): NextMove
}

/** A game under way. */
export interface Playing {
  readonly ask: Ask | null
  readonly outcome: Outcome | null
  readonly physical: boolean
  /** The newest input and what came of it. */
  readonly last: Step
  /** See `Session`: everything since a person last chose. */
  readonly since: readonly Step[]
  readonly inputs: number
  readonly canUndo: boolean
  readonly canRedo: boolean
  /** What `undo` would take back, and who gave what `redo` would bring back: see `Session`. */
  readonly undoes: readonly Step[]
  readonly redoes: Giver | null
  /** The state before anything happened. */
  readonly firstMark: SavedMark
  /** The newest mark, when the newest input passed one. */
  readonly newMark: SavedMark | null
  view(seat: Seat): unknown
  /** What a seat saw right after each of these events, one input at each `next`: see `Session.frames`. */
  frames(seat: Seat, after: readonly Place[]): Generator<void, readonly unknown[]>
  /** What is asked, with all its words; null once the game is over. */
  decision(id: string): Decision | null
  sentence(event: GameEvent): string
  /** A roll with the words for its purpose. */
  roll(kept: KeptRoll): Roll
  choose(answer: Answer, given?: Giver): Refusal | null
  undo(): Refusal | null
  redo(): Refusal | null
  /** See `Recall`: what may not be named now; empty for a game that tells everything again. */
  forgotten(): ReadonlySet<string>
  /** An event of the past, and what a seat saw here, without those names. */
  eventAgain(event: GameEvent, forgotten: ReadonlySet<string>): GameEvent
  viewAgain(seat: Seat, forgotten: ReadonlySet<string>): unknown
  /**
   * What a bot would answer now, from the view alone; null once the game is over. `nth` selects its stream of chance. A bot that plays its own
   * seat has a good memory; advice to a person goes by what he is shown.
   */
  bot(kind: Skill | 'random', nth: number, remembers?: boolean): { readonly answer: Answer; readonly why: string } | null
  /** The answer that gives itself, as the person who is asked wishes; null where he has to answer, and once the game is over. */
  byItself(further: Further): Answer | null
  /** The errands that whoever is asked can ask for now. */
  errands(): readonly Errand[]
  /** What such an errand would do. Refuses one that is not offered, and limits out of bounds. */
  plan(wish: ErrandWish): Plan | Refusal
  /** Begins an errand of whoever is asked; `nth` selects the stream of chance of each of its answers. */
  setOut(wish: ErrandWish): ErrandGoing | Refusal
  /**
   * Has a copy of this position played out, by an errand or by sensible bots, and says how it ended. The nth trial of a position is always the same; it uses its own chance, never the game's. Refused where nothing is
   * under way, or where the answer is not allowed.
   */
  trial(nth: number, course: TrialStart): TrialEnd | Refusal
  /** Whether something is now hidden from one of these seats, where people sit: see `Game`. */
  secret(people: readonly Seat[]): boolean
  /** See `CampaignRules`; null for a game without campaigns. */
  party(): readonly RosterRecord[] | null
  homecoming(): readonly Homecoming[]
  /** Null where the common rule applies. */
  givenUp(before: readonly RosterRecord[]): readonly Homecoming[] | null
  legacy(): Json
  /** Null where nothing is asked before a game. */
  habits(): Json
  /** What the seat asked would answer by these habits of an earlier game; null where it has to be asked. */
  again(habits: Json): Answer | null
  /** The tale of the game as if it were over now; null for a game without tales. */
  tale(): Tale | null
  /** The places in the game so far worth going back to: the game's own, or else the chapters of its tale. */
  chapters(): readonly TaleChapter[]
}

/** Closes a game over the type of its state. */
export function playable<S>(game: Game<S>): Playable {
  const { id, title, seats, rulesVersion, variants = {}, rankings = [], habits = [], template = null } = game
  return {
    id,
    title,
    seats,
    rulesVersion,
    variants,
    seatsFor: (start) => game.seatsFor?.(start) ?? 1,
    secret: game.secret !== undefined,
    habits,
    rankings,
    tells: game.tale !== undefined,
    template,
    tables: () => game.tables(),
    rules: () => game.rules(),
    begin(input, how) {
      const setup = game.setup(input)
      if (isRefusal(setup)) return setup
      try {
        return playing(startSession(game, { ...how, seed: input.seed, state: setup.state, physical: how.physical || setup.physical }))
      } catch (error) {
        if (!(error instanceof Exhausted)) throw error
        return exhausted(error.what)
      }
    },
    resume({ marks, ...record }) {
      const { session, lost } = resumeSession(game, { ...record, marks: marks.map(read<S>) })
      return { playing: playing(session), lost }
    },
    refusesVariants(variants) {
      const players = Array.from({ length: seats.min }, (_, i) => `Player ${i + 1}`)
      const setup = game.setup({ seed: '', seats: players, options: {}, variants })
      return isRefusal(setup) ? setup : null
    },
    roster: rosterRules(game),
  }
}

function rosterRules<S>({ campaign }: Game<S>): RosterRules | null {
  if (campaign === undefined) return null
  return {
    ...campaign,
    leavesLegacy: campaign.legacy !== undefined,
    recruit(wish, { seed, number, ...known }) {
      const chance = stream(seed, 'recruits')
      chance.at = number * NUMBERS_EACH
      return campaign.recruit(wish, known, chance)
    },
  }
}

const NOTHING_FORGOTTEN: ReadonlySet<string> = new Set()

/** More numbers than a recruit or a bot's answer ever uses. */
const NUMBERS_EACH = 4096

/** The chance of the nth answer that is not a person's own. */
function chanceOf(session: Session<unknown>, nth: number): Stream {
  const chance = stream(session.record.seed, 'bots')
  chance.at = nth * NUMBERS_EACH
  return chance
}

function playing<S>(session: Session<S>): Playing {
  const { game } = session
  const { campaign } = game
  const tale = () => {
    const [first] = session.record.marks
    if (game.tale === undefined || first === undefined) return null
    return game.tale({ first: first.state, last: session.state, steps: session.record.steps })
  }
  return {
    get ask() {
      return session.ask
    },
    get outcome() {
      return session.outcome
    },
    get physical() {
      return session.record.physical
    },
    get last() {
      return session.last
    },
    get since() {
      return session.since
    },
    get inputs() {
      return session.inputs
    },
    get canUndo() {
      return session.canUndo
    },
    get canRedo() {
      return session.canRedo
    },
    get undoes() {
      return session.undoes
    },
    get redoes() {
      return session.redoes
    },
    get firstMark() {
      const [first] = session.record.marks
      if (first === undefined) throw new Error('a session has a first mark')
      return saved(first)
    },
    get newMark() {
      return session.newMark === null ? null : saved(session.newMark)
    },
    view: (seat) => game.view(session.state, seat),
    *frames(seat, after) {
      const inputs = after.map(({ input }) => input)
      const wanted = new Set(after.map(placed))
      const views = new Map<string, unknown>()
      const keep = (place: Place, state: S) => {
        // A copy: the game plays on with what a view may be made of.
        if (wanted.has(placed(place))) views.set(placed(place), JSON.parse(JSON.stringify(game.view(state, seat))))
      }
      yield* session.frames(seat, { from: Math.min(...inputs), to: Math.max(...inputs) }, keep)
      if (views.size < wanted.size) throw new Drift('the rules tell less than was recorded')
      return after.map((place) => views.get(placed(place)))
    },
    decision: (id) => (session.ask === null ? null : decisionOf(game, session.state, session.ask, id)),
    sentence: (event) => sentenceOf(game, session.state, event),
    roll: (kept) => rollOf(game, session.state, kept),
    choose: (answer, given) => session.choose(answer, given),
    undo: () => session.undo(),
    redo: () => session.redo(),
    forgotten: () => game.recall?.forgotten(session.state) ?? NOTHING_FORGOTTEN,
    eventAgain: (event, forgotten) => (forgotten.size === 0 ? event : (game.recall?.event(event, forgotten) ?? event)),
    viewAgain: (seat, forgotten) =>
      forgotten.size === 0 || game.recall === undefined ? game.view(session.state, seat) : game.recall.view(session.state, seat, forgotten),
    bot(kind, nth, remembers = false) {
      const { ask, state } = session
      if (ask === null) return null
      const chance = chanceOf(session, nth)
      if (kind === 'random') return { answer: randomAnswer(ask, chance), why: 'any answer that the rules allow' }
      const view = remembers && game.recall !== undefined ? game.recall.remembered(state, ask.seat) : game.view(state, ask.seat)
      return game.sensible(view, ask, chance, kind)
    },
    byItself: (further) => (session.ask === null ? null : byItself(game, session.state, session.ask, further)),
    errands: () => offered(game, session.state, session.ask),
    plan: (wish) => planned(game, session.state, session.ask, wish, chanceOf(session, 0)),
    setOut(wish) {
      const underway = setOut(game, () => session.state, session.ask, wish)
      if (isRefusal(underway)) return underway
      const { seat, errand } = underway
      return { seat, errand, next: (told, nth) => underway.next({ ask: session.ask, told, chance: chanceOf(session, nth) }) }
    },
    trial(nth, course) {
      const seed = `trial ${session.inputs} ${nth} ${session.record.seed}`
      const position = session.copyOn(seed, course.errand === undefined)
      if (position === null) return GAME_OVER
      return tryOut(game, position, stream(seed, 'bots'), course)
    },
    secret: (people) => game.secret?.(session.state, people) ?? false,
    party: () => campaign?.party(session.state) ?? null,
    homecoming: () => campaign?.homecoming(session.state) ?? [],
    givenUp: (before) => campaign?.givenUp?.(session.state, before) ?? null,
    legacy: () => campaign?.legacy?.(session.state) ?? null,
    habits: () => campaign?.again?.habits({ last: session.state, steps: session.record.steps }) ?? null,
    again(habits) {
      const { ask, state } = session
      if (ask === null || campaign?.again === undefined) return null
      const view = game.view(state, ask.seat)
      const chance = stream(session.record.seed, 'bots')
      return campaign.again.answer(view, ask, habits, () => game.sensible(view, ask, chance).answer)
    },
    tale,
    chapters: () => game.chapters?.({ last: session.state, steps: session.record.steps }) ?? tale()?.chapters ?? [],
  }
}

function placed({ input, nth }: Place): string {
  return `${input} ${nth}`
}

function saved({ state, ...mark }: Mark<unknown>): SavedMark {
  const text = JSON.stringify(state)
  return { ...mark, text, fingerprint: fingerprint(text) }
}

/** Reads what `saved` wrote: the one place where text becomes a state again, once somebody asks for it. */
function read<S>({ text, fingerprint: written, ...mark }: SavedMark): Mark<S> {
  if (fingerprint(text) !== written) throw new Unreadable('a mark does not read back as it was written')
  let state: S | null = null
  return {
    ...mark,
    get state() {
      state ??= JSON.parse(text) as S
      return state
    },
  }
}
