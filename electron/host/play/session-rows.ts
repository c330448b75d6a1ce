import { z } from 'zod'
import type { NewInput, NewMark } from '../../../db/choices.ts'
import type { StoredInput, StoredMark } from '../../../db/record.ts'
import { type GameEvent, newStep, type Positions, type Step } from '../../../engine/kernel/play.ts'
import type { Playing, SavedMark } from '../../../engine/kernel/playable.ts'
import { GIVERS, type KeptRoll } from '../../../engine/kernel/types.ts'
import { Ended } from '../../contract/index.ts'
import type { Shown } from './revisions.ts'

// Inputs and marks, written to the record and read from it.

export const PositionsRead = z.tuple([z.number(), z.number(), z.number(), z.number()]) satisfies z.ZodType<Positions>
const Rolls = z.custom<readonly KeptRoll[]>(Array.isArray)
/** What is kept with an input besides its answer, chance and events. */
const Notes = z.object({
  /** The rolls after the last event: each event has the rolls that led to it. */
  untold: Rolls.exactOptional(),
  /** All of the rolls, which older records hold a second time. */
  rolls: Rolls.exactOptional(),
  barred: z.boolean(),
  /** Who gave the answer, if not a person. */
  given: z.enum(GIVERS).exactOptional(),
  /** The same for a bot's, in older records. */
  bot: z.literal(true).exactOptional(),
  /** Whose question was answered; older records do not say. */
  by: z.number().exactOptional(),
  /** How often the session had changed as each seat counts, where they hide things from each other. */
  changes: z.array(z.number()).exactOptional(),
  /** How the errand ended of which this was the last answer. */
  ended: Ended.exactOptional(),
  /** When everybody was last shown a change; records older than that do not say. */
  shownAt: z.string().exactOptional(),
})
type Notes = z.infer<typeof Notes>

/** The newest input, after which the session has changed so often. */
export function inputOf({ inputs, last: { answer, given, by, dice, draws, rolls, events, barred } }: Playing, shown: Shown): NewInput {
  const untold = rolls.slice(toldIn(events).length)
  const notes: Notes = {
    ...(untold.length > 0 && { untold }),
    barred,
    ...(given !== 'person' && { given }),
    ...(by !== null && { by }),
    ...shownNotes(shown),
  }
  return { n: inputs, answer, dice, draws, notes }
}

export function stepOf({ answer, dice, draws, events, notes }: Pick<StoredInput, 'answer' | 'dice' | 'draws' | 'events' | 'notes'>): Step {
  const {
    untold = [],
    rolls = [...toldIn(events), ...untold],
    bot,
    given = bot ? 'bot' : 'person',
    changes: _,
    ended: _ended,
    shownAt: __,
    ...rest
  } = Notes.parse(notes)
  return { ...newStep(answer, given), dice, draws, events, rolls, ...rest }
}

/** What is noted of it with the newest input; nothing where one number serves all seats. */
export function shownNotes({ changes, shownAt }: Shown): Pick<Notes, 'changes' | 'shownAt'> {
  return changes === null ? {} : { changes: [...changes], shownAt }
}

/**
 * How often the session had changed after that input, where seats hide things from each other, and when that was shown; null where
 * the record does not say. An older record knows no time but that of its beginning.
 */
export function shownIn(
  { notes }: Pick<StoredInput, 'notes'>,
  createdAt: string,
): (Shown & { readonly changes: readonly number[] }) | null {
  const { changes, shownAt = createdAt } = Notes.parse(notes)
  return changes === undefined ? null : { changes, shownAt }
}

/** How the errand ended of which that input was the last answer; null where there was none. */
export function endedIn({ notes }: Pick<StoredInput, 'notes'>): Ended | null {
  return Notes.parse(notes).ended ?? null
}

function toldIn(events: readonly GameEvent[]): readonly KeptRoll[] {
  return events.flatMap(({ rolls = [] }) => rolls)
}

export function markOf({ input, diceUsed, drawsUsed, eventsUsed, linesUsed, at, fingerprint, text }: SavedMark): NewMark {
  return { input, diceUsed, drawsUsed, eventsTold: eventsUsed, linesPosted: linesUsed, streams: at, fingerprint, state: text }
}

export function savedOf({ input, diceUsed, drawsUsed, eventsTold, linesPosted, streams, fingerprint, state }: StoredMark): SavedMark[] {
  if (state === null) return []
  const at = PositionsRead.parse(streams)
  return [{ input, diceUsed, drawsUsed, eventsUsed: eventsTold, linesUsed: linesPosted, at, fingerprint, text: state }]
}
