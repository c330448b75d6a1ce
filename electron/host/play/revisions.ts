import type { Playable } from '../../../engine/kernel/playable.ts'
import { conflict } from '../../../engine/kernel/refusal.ts'
import type { Refusal, Seat } from '../../../engine/kernel/types.ts'
import { type Changes, isPerson, type OpenSession } from './open-session.ts'
import { type AnsweredStep, isFor } from './seat-numbers.ts'

// In a game whose seats hide things from each other, a revision that counts every answer would tell a seat how often another one has
// acted in secret. There each seat has revisions of its own, which count what has changed for that seat.

/** How often a session has changed, and when everyone was last shown a change: an ISO time. */
export type ChangeCount = Pick<OpenSession, 'changes' | 'shownAt'>

/** The count of a new session: of its own for each seat where they hide things, unless only bots play. */
export function noChanges({
  game,
  seats,
  bots,
}: Pick<OpenSession, 'seats' | 'bots'> & { readonly game: Pick<Playable, 'secret'> }): Changes {
  return game.secret && bots.length < seats.length ? Array.from({ length: seats.length + 1 }, () => 0) : null
}

/**
 * The revision of a session as the seat counts it; without a seat, as everyone does. It rises with every change that the seat is
 * shown, and no two seats ever have the same one.
 */
export function revisionFor({ revision, changes }: Pick<OpenSession, 'revision' | 'changes'>, seat?: Seat): number {
  return changes === null ? revision : numbered(changes, seat ?? changes.length - 1)
}

function numbered(changes: NonNullable<Changes>, who: number): number {
  return (changes[who] ?? 0) * changes.length + who
}

/** Whether a session still stands at a revision, in any seat's count. */
export function standsAt({ revision, changes }: Pick<OpenSession, 'revision' | 'changes'>, given: number): boolean {
  return given === (changes === null ? revision : numbered(changes, given % changes.length))
}

/** Who decides before and after a change, by seat; null for no one. */
export interface Asked {
  readonly before: Seat | null
  readonly after: Seat | null
}

/**
 * The count after steps were played or undone. What was told counts event by event, for how many of them came of one answer is
 * no one else's business; then the answers of the seat itself, and that another one decides.
 */
export function changedBy(shown: ChangeCount, steps: readonly AnsweredStep[], { before, after }: Asked, at: string): ChangeCount {
  return counted(shown, at, (seat) => {
    const told = steps.reduce((sum, { events }) => sum + events.filter((event) => isFor(event, seat)).length, 0)
    const answers = steps.filter(({ by }) => seat !== null && by === seat).length
    return told + answers + Number(before !== after)
  })
}

/** The count after a change that every seat is shown. */
export function changedForAll(shown: ChangeCount, at: string): ChangeCount {
  return counted(shown, at, () => 1)
}

/** When another seat has acted in secret is nobody's business either: that moves no time that everyone sees. */
function counted({ changes, shownAt }: ChangeCount, at: string, more: (seat: Seat | null) => number): ChangeCount {
  const now = changes?.map((count, i) => count + more(i === changes.length - 1 ? null : i)) ?? null
  return { changes: now, shownAt: changes !== null && now?.at(-1) === changes.at(-1) ? shownAt : at }
}

/** What is announced of a session: to each seat with a person in it every change for that seat, or one change to all at once. */
export function announced(session: OpenSession, before: Changes | 'new'): { session: string; revision: number; seat?: Seat }[] {
  const { id, changes, seats, bots } = session
  if (changes === null) return [{ session: id, revision: session.revision }]
  const people = [...seats.keys()].filter((seat) => isPerson({ bots }, seat))
  return people.flatMap((seat) => {
    const count = changes[seat] ?? 0
    const from = before === 'new' ? count : (before?.[seat] ?? 0) + 1
    const told = Array.from({ length: count + 1 - from }, (_, i) => changes.with(seat, from + i))
    return told.map((each) => ({ session: id, revision: numbered(each, seat), seat }))
  })
}

/**
 * Where seats hide things, the deciding seat undoes its own answers and no one else's: whether others have given any stays theirs. Of
 * several at once no other seat may have decided in between, not even a bot.
 */
export function notToTakeBack(session: Pick<OpenSession, 'changes' | 'playing'>, seat: Seat, to?: number): Refusal | null {
  const taken = session.playing.undoes(to)
  const others = (to === undefined ? taken.slice(0, 1) : taken).some(({ by }) => by !== null && by !== seat)
  return others && session.changes !== null ? NOT_ITS_OWN : notToRedo(session, seat)
}

/** The earliest input to which that seat may undo; null where it may not. */
export function undoesTo({ changes, playing }: Pick<OpenSession, 'changes' | 'playing'>, seat: Seat): number | null {
  const earliest = playing.undoesTo
  if (earliest === null || changes === null) return earliest
  const taken = playing.undoes(earliest)
  const others = taken.findLastIndex(({ by }) => by !== null && by !== seat)
  const first = taken.findIndex(({ given }, n) => n > others && (given === 'person' || given === 'errand'))
  return first === -1 ? null : playing.inputs - taken.length + first
}

/** What was undone is done again by the player who decides, too. */
export function notToRedo({ changes, playing }: Pick<OpenSession, 'changes' | 'playing'>, seat: Seat): Refusal | null {
  return changes === null || playing.ask?.seat === seat ? null : NOT_ITS_OWN
}

/** Whose revision it is; where one number serves all, nobody's. */
export function seatOf({ changes }: Pick<OpenSession, 'changes'>, revision: number): Seat {
  return changes === null ? 0 : revision % changes.length
}

const NOT_ITS_OWN = conflict('Only the player deciding now can undo, and only their own choices.', 'undo-other')
