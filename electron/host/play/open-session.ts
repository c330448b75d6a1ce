import { z } from 'zod'
import type { GameEvent, Step } from '../../../engine/kernel/play.ts'
import type { Playable, Playing } from '../../../engine/kernel/playable.ts'
import {
  type BotSeat,
  type BranchPoint,
  type Json,
  type Outcome,
  type Seat,
  type SessionStatus,
  SKILLS,
  UNDO_MODES,
} from '../../../engine/kernel/types.ts'

/** How often a session has changed for each seat, and last for everyone; null where one number serves all. */
export type Changes = readonly number[] | null

/** A session in memory, at its present position. */
export interface OpenSession {
  readonly id: string
  readonly game: Playable
  readonly campaign: string | null
  readonly seed: string
  /** ISO time. */
  readonly createdAt: string
  readonly seats: readonly string[]
  /** The seats that bots play. */
  readonly bots: readonly BotSeat[]
  readonly playing: Playing
  /** For a what-if: where it branches from. */
  readonly branchOf: BranchPoint | null
  /** From a file: it is looked at, and played on only in a what-if. */
  readonly fromFile: boolean
  /** From the Lab, to be looked back on. */
  readonly lab: boolean
  /** The week whose game it is; null for any other. */
  readonly week: string | null
  revision: number
  /** How often it has changed as each seat counts. */
  changes: Changes
  /** When everyone was last shown a change: an ISO time. */
  shownAt: string
  status: SessionStatus
  /** For a finished session. */
  outcome: Outcome | null
  /** As recorded: where newer rules cannot follow a finished game, `playing` is at an earlier position. */
  newest: Newest
  /** Its characters are on the roster. */
  rostered: boolean
  /** Events outside every input, to be reported with the next one. */
  untold: readonly GameEvent[]
  /** What the record tells of each input, oldest first. */
  readonly history: () => readonly Recorded[]
}

/** An input in the record, with the number of its first event. */
export interface Recorded extends Pick<Step, 'by' | 'given' | 'events' | 'rolls'> {
  readonly input: number
  readonly firstEvent: number
  /** After it nothing was hidden from any seat. */
  readonly open: boolean
}

/** Everything since a person chose: the number of the newest input, what came of it and of those before, and the number of their first event. */
export interface Newest {
  readonly inputs: number
  readonly steps: readonly Pick<Step, 'by' | 'given' | 'events' | 'rolls'>[]
  readonly firstEvent: number
}

/** Whether a person sits there. */
export function isPerson({ bots }: Pick<OpenSession, 'bots'>, seat: Seat): boolean {
  return !bots.some((bot) => bot.seat === seat)
}

/** The bot of a seat; null where a person sits. */
export function botOf({ bots }: Pick<OpenSession, 'bots'>, seat: Seat): BotSeat | null {
  return bots.find((bot) => bot.seat === seat) ?? null
}

/** Whether only bots play: they wait for `game.auto`, and people look on. */
export function isWatched({ bots, seats }: Pick<OpenSession, 'bots' | 'seats'>): boolean {
  return bots.length === seats.length
}

/** Whether a bot has that seat in an open game in which people play. */
export function isPlayedFor(session: Pick<OpenSession, 'bots' | 'seats' | 'status' | 'fromFile'>, seat: Seat): boolean {
  return session.status === 'open' && !session.fromFile && !isWatched(session) && botOf(session, seat) !== null
}

/**
 * Whether something is hidden from a person at the table: then no what-if, story or luck, and no view from a bot's seat. Nobody sits at a
 * game from a file.
 */
export function isSecret(session: Pick<OpenSession, 'playing' | 'status' | 'seats' | 'bots' | 'fromFile'>): boolean {
  const { playing, status, seats, fromFile } = session
  return status === 'open' && !fromFile && playing.secret([...seats.keys()].filter((seat) => isPerson(session, seat)))
}

/** What a session needs apart from its inputs to be replayed. */
const SessionSetup = z.object({
  undo: z.enum(UNDO_MODES),
  physical: z.boolean(),
  fixed: z.object({ dice: z.array(z.number()), draws: z.array(z.string()), strict: z.boolean() }),
  branchOf: z.object({ session: z.string(), input: z.number() }).exactOptional(),
  /** A game of the Lab: it counts for nothing. */
  lab: z.literal(true).exactOptional(),
  /** The checksum of the file that it came from. */
  fromFile: z.string().exactOptional(),
  /** The week whose game it is. */
  week: z.string().exactOptional(),
  bots: z.array(z.object({ seat: z.number(), skill: z.enum(SKILLS) })).exactOptional(),
})
export type SessionSetup = z.infer<typeof SessionSetup>

/** A setup from the record. */
export function setupOf(stored: unknown): SessionSetup {
  return SessionSetup.parse(stored)
}

/** The options of a start: the game's own wishes, and whether real dice are wanted. Variants and the kind of undo go another way. */
export function wishesIn(options: unknown): { readonly wishes: Json; readonly physical: boolean } {
  const { variants: _variants, undo: _undo, physical, ...wishes } = Object(options)
  return { wishes, physical: physical === true }
}

/** Everything since a person chose, from a game under way; `nextEvent` is the number of the next event. */
export function newestOf({ inputs, since: steps }: Pick<Playing, 'inputs' | 'since'>, nextEvent: number): Newest {
  return { inputs, steps, firstEvent: steps.reduce((first, { events }) => first - events.length, nextEvent) }
}
