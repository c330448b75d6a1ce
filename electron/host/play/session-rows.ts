import { z } from 'zod'
import type { NewInput } from '../../../db/choices.ts'
import type { StoredInput, StoredMark } from '../../../db/record.ts'
import { type GameEvent, newStep, type Step } from '../../../engine/kernel/play.ts'
import type { Positions, SavedMark } from '../../../engine/kernel/record-types.ts'
import { Unreadable } from '../../../engine/kernel/refusal.ts'
import { GIVERS, type Giver, type KeptRoll, type Seat } from '../../../engine/kernel/types.ts'
import type { Ended } from '../../contract/index.ts'
import { isSecret } from './open-session.ts'
import type { ChangeCount } from './revisions.ts'

// Inputs and marks, written to the record and read from it.

export const PositionsRead = z.tuple([z.number(), z.number(), z.number(), z.number()]) satisfies z.ZodType<Positions>

/** What is kept with an input apart from its answer, chance and events. */
interface Notes {
  /** The rolls after the last event: each event has the rolls that led to it. */
  readonly untold?: readonly KeptRoll[]
  /** All of the rolls, which older records hold a second time. */
  readonly rolls?: readonly KeptRoll[]
  readonly barred: boolean
  /** Who gave the answer, if not a person. */
  readonly given?: Giver
  /** The same for a bot's, in older records. */
  readonly bot?: true
  /** Whose question was answered; older records do not say. */
  readonly by?: Seat
  /** How often the session had changed as each seat counts, where they hide things from each other. */
  readonly changes?: readonly number[]
  /** How the errand ended of which this was the last answer. */
  readonly ended?: Ended
  /** When everyone was last shown a change; records older than that do not say. */
  readonly shownAt?: string
  /** Whether seats hid something from each other afterwards, in a game where they may; older records do not say. */
  readonly hid?: boolean
}

/** Notes from the record, thousands at a time: checked without a schema, which would take as long as all the rest of resuming a game. */
function notesOf(notes: unknown): Notes {
  if (!isNotes(notes)) throw new Unreadable('the notes of an input')
  return notes
}

function isNotes(value: unknown): value is Notes {
  if (typeof value !== 'object' || value === null) return false
  const { untold, rolls, barred, given, bot, by, changes, ended, shownAt, hid } = value as Partial<Record<keyof Notes, unknown>>
  return (
    typeof barred === 'boolean' &&
    (untold === undefined || Array.isArray(untold)) &&
    (rolls === undefined || Array.isArray(rolls)) &&
    (given === undefined || GIVERS.some((one) => one === given)) &&
    (bot === undefined || bot === true) &&
    (by === undefined || typeof by === 'number') &&
    (changes === undefined || (Array.isArray(changes) && changes.every((count) => typeof count === 'number'))) &&
    (ended === undefined || isEnded(ended)) &&
    (shownAt === undefined || typeof shownAt === 'string') &&
    (hid === undefined || typeof hid === 'boolean')
  )
}

function isEnded(value: unknown): value is Ended {
  if (typeof value !== 'object' || value === null) return false
  const { label, answers, text, done } = value as Partial<Record<keyof Ended, unknown>>
  return typeof label === 'string' && typeof answers === 'number' && typeof text === 'string' && typeof done === 'boolean'
}

/** The newest input, after which the session has changed so often. */
export function inputOf(session: Parameters<typeof isSecret>[0], shown: ChangeCount): NewInput {
  const { inputs, last } = session.playing
  const { answer, given, by, dice, draws, rolls, events, barred } = last
  const untold = rolls.slice(toldIn(events).length)
  const notes: Notes = {
    ...(untold.length > 0 && { untold }),
    barred,
    ...(given !== 'person' && { given }),
    ...(by !== null && { by }),
    ...shownNotes(shown),
    ...(shown.changes !== null && { hid: isSecret(session) }),
  }
  return { n: inputs, answer, dice, draws, notes }
}

/** A step as the kernel takes it, from its row; older rows have no rolls of their own, but in their events. */
export function stepOf({ answer, dice, draws, events, notes }: Pick<StoredInput, 'answer' | 'dice' | 'draws' | 'events' | 'notes'>): Step {
  const { untold = [], rolls = [...toldIn(events), ...untold], barred, by = null, bot, given = bot ? 'bot' : 'person' } = notesOf(notes)
  return { ...newStep(answer, given), by, dice, draws, events, rolls, barred }
}

/** What is noted of it with the newest input; nothing where one number serves all seats. */
export function shownNotes({ changes, shownAt }: ChangeCount): Pick<Notes, 'changes' | 'shownAt'> {
  return changes === null ? {} : { changes, shownAt }
}

/**
 * How often the session had changed after that input, where seats hide things from each other, and when that was shown; null where
 * the record does not say. An older record knows no time but that of its beginning.
 */
export function shownIn(
  { notes }: Pick<StoredInput, 'notes'>,
  createdAt: string,
): (ChangeCount & { readonly changes: readonly number[] }) | null {
  const { changes, shownAt = createdAt } = notesOf(notes)
  return changes === undefined ? null : { changes, shownAt }
}

/** Whether nothing was hidden from any seat after that input; false where the record does not say. */
export function wasOpen({ notes }: Pick<StoredInput, 'notes'>): boolean {
  return notesOf(notes).hid === false
}

/** How the errand ended of which that input was the last answer; null where there was none. */
export function endedIn({ notes }: Pick<StoredInput, 'notes'>): Ended | null {
  return notesOf(notes).ended ?? null
}

function toldIn(events: readonly GameEvent[]): readonly KeptRoll[] {
  return events.flatMap(({ rolls = [] }) => rolls)
}

/** A mark as the kernel takes it; none where its state was not kept. */
export function savedOf({ streams, state, ...mark }: StoredMark): SavedMark[] {
  return state === null ? [] : [{ ...mark, streams: PositionsRead.parse(streams), state }]
}
