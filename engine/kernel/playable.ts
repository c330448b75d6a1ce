import type { CampaignRules, KnownCampaign, RosterRecord } from './campaign.ts'
import type { Drawing } from './drawing.ts'
import type { Game, Habit, RuleEntry, SetupInput, Template } from './game.ts'
import { type GamesGrading, gradingOf } from './graded-games.ts'
import { type LabPlayed, type LabStart, playForLab } from './lab.ts'
import type { LabRules } from './measures.ts'
import { Exhausted, type Fixed, type Step } from './play.ts'
import { fingerprint, NUMBERS_EACH, stream } from './random.ts'
import type { Ranking } from './ranking.ts'
import type { Mark, SavedMark } from './record-types.ts'
import { exhausted, isRefusal, Unreadable } from './refusal.ts'
import { resumeSession, type SavedRecord, type Session, startSession } from './session.ts'
import { PLAIN_TELLING, type Telling } from './telling.ts'
import type { Json, Refusal, UndoMode } from './types.ts'
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
  /** Its own lists in the hall of fame. */
  readonly rankings: readonly Ranking[]
  /** What it is measured by in the Lab; null where there is nothing. */
  readonly lab: LabRules | null
  /** Has bots play a game of it for the Lab: see `playForLab`. */
  playForLab(input: SetupInput, start: LabStart): LabPlayed | Refusal
  /** Whether it tells a tale of a finished game. */
  readonly tells: boolean
  /** The words for it. */
  readonly telling: Telling
  /** The board of a view, to be drawn in a file; none where nothing is drawn. */
  drawn(view: unknown): readonly Drawing[]
  tables(): Json
  rules(): readonly RuleEntry[]
  /** Begins a game at its first question. Refuses input that makes no sense, and strict fixed dice that run out at once. */
  begin(input: SetupInput, how: { readonly undo: UndoMode; readonly physical: boolean; readonly fixed: Fixed }): Playing | Refusal
  /** Resumes a recorded game: see `resumeSession`. `lost` holds the inputs that could not be followed. */
  resume(record: SavedRecord): { readonly playing: Playing; readonly lost: readonly Step[] }
  /** Why a campaign cannot have these variants; null if it can. */
  refusesVariants(variants: readonly string[]): Refusal | null
  /** Null where nothing measures its choices. */
  readonly grading: GamesGrading | null
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

/** A game under way, whose state only its rules read. */
export type Playing = Omit<Session<unknown>, 'game' | 'state' | 'record' | 'copyOn' | 'replay' | 'playAgain'>

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
    lab: game.lab ?? null,
    playForLab: (input, start) => playForLab(game, input, start),
    tells: game.tale !== undefined,
    telling: game.telling ?? PLAIN_TELLING,
    drawn: (view) => game.drawn?.(view) ?? [],
    template,
    tables: () => game.tables(),
    rules: () => game.rules(),
    begin(input, how) {
      const setup = game.setup(input)
      if (isRefusal(setup)) return setup
      try {
        return startSession(game, { ...how, seed: input.seed, state: setup.state, physical: how.physical || setup.physical })
      } catch (error) {
        if (!(error instanceof Exhausted)) throw error
        return exhausted(error.what)
      }
    },
    resume({ marks, ...record }) {
      const { session: playing, lost } = resumeSession(game, { ...record, marks: marks.map(read<S>) })
      return { playing, lost }
    },
    refusesVariants(variants) {
      const players = Array.from({ length: seats.min }, (_, i) => `Player ${i + 1}`)
      const setup = game.setup({ seed: '', seats: players, options: {}, variants })
      return isRefusal(setup) ? setup : null
    },
    grading: gradingOf(game),
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

/** Reads what `saved` wrote: the one place where text becomes a state again, once someone asks for it. */
function read<S>({ state: text, fingerprint: written, ...mark }: SavedMark): Mark<S> {
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
