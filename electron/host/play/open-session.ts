import { z } from 'zod'
import type { GameEvent, Step } from '../../../engine/kernel/play.ts'
import type { Playable, Playing } from '../../../engine/kernel/playable.ts'
import { type BotSeat, type BranchPoint, type Outcome, type SessionStatus, SKILLS, UNDO_MODES } from '../../../engine/kernel/types.ts'

/** A session that is in memory, at its present position. */
export interface OpenSession {
  readonly id: string
  readonly game: Playable
  readonly campaign: string | null
  readonly seed: string
  readonly seats: readonly string[]
  /** The seats that play by themselves. */
  readonly bots: readonly BotSeat[]
  readonly playing: Playing
  /** Of a what-if: where it goes on from. */
  readonly branchOf: BranchPoint | null
  revision: number
  status: SessionStatus
  /** Of a session that is over. */
  outcome: Outcome | null
  /** As the record has it: where newer rules do not follow a game that is over, `playing` stands at an earlier position. */
  newest: Newest
  /** Its characters are on the roster. */
  rostered: boolean
  /** Happened outside every input: told with the next one. */
  untold: readonly GameEvent[]
}

/** What happened since a person chose: the number of the newest input, what came of it and of those before, and the number of their first event. */
export interface Newest {
  readonly inputs: number
  readonly steps: readonly Pick<Step, 'events' | 'rolls'>[]
  readonly firstEvent: number
}

/** Something of it is hidden from a person at the table: no what-if, story or luck, and no looking on from the seat of a bot. */
export function isSecret({ playing, status, seats, bots }: Pick<OpenSession, 'playing' | 'status' | 'seats' | 'bots'>): boolean {
  if (status !== 'open') return false
  const people = seats.map((_, seat) => seat).filter((seat) => !bots.some((bot) => bot.seat === seat))
  return playing.secret(people)
}

/** What a session needs beside its inputs to be played again. */
const SessionSetup = z.object({
  undo: z.enum(UNDO_MODES),
  physical: z.boolean(),
  fixed: z.object({ dice: z.array(z.number()), draws: z.array(z.string()), strict: z.boolean() }),
  branchOf: z.object({ session: z.string(), input: z.number() }).exactOptional(),
  bots: z.array(z.object({ seat: z.number(), skill: z.enum(SKILLS) })).exactOptional(),
})
export type SessionSetup = z.infer<typeof SessionSetup>

/** A setup out of the record. */
export function setupOf(stored: unknown): SessionSetup {
  return SessionSetup.parse(stored)
}

/** What happened since a person chose, as a game under way says it; `nextEvent` is the number of the event that comes next. */
export function newestOf({ inputs, since: steps }: Pick<Playing, 'inputs' | 'since'>, nextEvent: number): Newest {
  return { inputs, steps, firstEvent: steps.reduce((first, { events }) => first - events.length, nextEvent) }
}
