import { createHash } from 'node:crypto'
import { MOST_STATES, type TravelledState } from '../../../../db/lineage.ts'
import type { WholeCampaign, WholeCharacter, WholeSession } from '../../../../db/transfer.ts'

// A state of a campaign is everything that was done in it. Events, marks and tales follow from that, and a later version may tell
// more of them; a campaign's name, and whether it is archived, belong to the folder. A field that comes later must be left out
// where it says nothing, so that what did not change keeps its digest.

/** Alike for equal values, in whatever order their keys come. */
export function digestOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value, inOrder)).digest('hex').slice(0, 32)
}

function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

export function digestOfCharacter(character: WholeCharacter): string {
  return digestOf(character)
}

export function digestOfSession({ inputs, undone, marks: _, outcome, ...session }: WholeSession): string {
  const given = inputs.map(({ answer, dice, draws, revision, at }) => ({ answer, dice, draws, revision, at }))
  const takenBack = undone.map(({ branch, n, redo, answer, dice, draws }) => ({ branch, n, redo, answer, dice, draws }))
  return digestOf({ ...session, outcome: outcome?.kind ?? null, inputs: given, undone: takenBack })
}

/** @param parts those of all characters, then of all games, in their order */
export function digestOfAll(
  { game, variants, undo, createdAt, gamesBefore = 0 }: WholeCampaign['campaign'],
  parts: readonly string[],
): string {
  return digestOf({ game, variants, undo, createdAt, ...(gamesBefore > 0 && { gamesBefore }), parts })
}

/** A campaign that has not changed since it travelled last is in no new state. */
export function withState(states: readonly TravelledState[], state: TravelledState): readonly TravelledState[] {
  return states.at(-1)?.digest === state.digest ? states : [...states, state].slice(-MOST_STATES)
}
