import { isDeepStrictEqual } from 'node:util'
import { storageFailure } from '../../../db/refusal.ts'
import { getSession, readRecord, readRedo } from '../../../db/sessions.ts'
import { check } from '../../../engine/kernel/ask.ts'
import type { Homecoming } from '../../../engine/kernel/campaign.ts'
import type { LedgerLine } from '../../../engine/kernel/campaign-types.ts'
import { isOfGame } from '../../../engine/kernel/kernel-events.ts'
import type { GameEvent, Step } from '../../../engine/kernel/play.ts'
import type { Playable, Playing } from '../../../engine/kernel/playable.ts'
import type { SavedMark } from '../../../engine/kernel/record-types.ts'
import type { SavedRecord } from '../../../engine/kernel/session.ts'
import type { Json, KeptRoll, Outcome, WordedRoll } from '../../../engine/kernel/types.ts'
import type { Context } from '../context.ts'
import { setupOf } from './open-session.ts'
import { savedOf, stepOf } from './session-rows.ts'

/** A session replayed from its first mark, under today's rules, with the recorded answers and chance. */
export type Retraced =
  /** Recorded under other rules, or changed over from them: today's rules do not apply. */
  | { readonly kind: 'other-rules' }
  /** The replay differs from the record, from that input on. */
  | { readonly kind: 'differs'; readonly input: number; readonly what: string }
  | {
      readonly kind: 'same'
      /** The postings of each input, by input. */
      readonly lines: readonly (readonly LedgerLine[])[]
      /** Ended or given up. */
      readonly over: boolean
      readonly home: readonly Homecoming[]
      /** The party as it was at the first question. */
      readonly gate: readonly Homecoming[]
      /** The party, by the game's own ids; null while it is being made. */
      readonly party: readonly string[] | null
      /** What it leaves behind for the next game of its campaign. */
      readonly legacy: Json
      /** Some event says less than the same rules say today, as those of an earlier version may, and a forged one. */
      readonly saysLess: boolean
    }

/**
 * Replays a recorded session. Whatever a tampered record does to the rules is a difference, never an exception.
 * @param tick called after every input
 */
export function retrace({ db, games }: Pick<Context, 'db' | 'games'>, id: string, tick: () => void): Retraced {
  const lines: (readonly LedgerLine[])[] = []
  let at = 0
  let saysLess = false
  const differs = (what: string): Retraced => ({ kind: 'differs', input: at, what })
  try {
    const stored = getSession(db, id)
    const game = games.find((one) => one.id === stored?.game)
    if (stored === null || game === undefined || stored.rulesVersion !== game.rulesVersion) return { kind: 'other-rules' }
    const record = readRecord(db, id)
    const { inputs } = record
    if (inputs.some(({ events }) => events.some(({ type }) => type === RECORD_LEFT))) return { kind: 'other-rules' }
    const marks = record.marks.map((mark) => ({ mark, saved: savedOf(mark)[0] }))
    const [first, ...later] = marks
    if (first?.saved === undefined) return differs('it has no beginning')
    const setup = { ...setupOf(stored.setup), seed: stored.seed }
    const steps = inputs.map(stepOf)
    const redo = readRedo(db, id).map(stepOf)
    // Where dice can be undone, their replacements come later in the stream, so the recorded dice are used.
    // Otherwise the dice come from the seed.
    const recordedDice = setup.undo === 'teaching'
    const undone = recordedDice ? [...steps.slice(1), ...redo].toReversed() : []
    const { playing } = game.resume({ ...setup, steps: [], marks: [first.saved], undone })
    const gate = playing.homecoming()
    const before = playing.party()
    for (const recorded of steps) {
      const what = (at === 0 ? null : again(playing, recorded, recordedDice)) ?? otherwise(playing.last, recorded)
      if (what !== null) return differs(what)
      const { newMark } = playing
      const kept = later[0]?.mark.input === at ? later.shift() : undefined
      if (newMark?.fingerprint !== kept?.mark.fingerprint) return differs('the position is different')
      if (newMark !== null && kept?.saved !== undefined && newMark.state !== kept.saved.state) return differs('the position is different')
      saysLess ||= !same(playing.last.events.filter(isOfGame), recorded.events.filter(isOfGame))
      lines.push(playing.last.lines)
      at += 1
      tick()
    }
    if (later.length > 0) return differs('the record has marks that it never passes')
    const outcome = playing.ask === null ? playing.outcome : null
    if (stored.status !== 'abandoned' && !isDeepStrictEqual(meaningOf(outcome), meaningOf(stored.outcome)))
      return differs('the end is different')
    const settled = playing.party()
    const givenUp = stored.status === 'abandoned' ? playing.givenUp(before ?? settled ?? []) : null
    const home = givenUp ?? playing.homecoming()
    const party = settled?.map(({ slug }) => slug) ?? null
    const legacy = playing.legacy()
    for (const recorded of redo) {
      const what = again(playing, recorded, recordedDice) ?? otherwise(playing.last, recorded)
      if (what !== null) return differs(`a redo is not possible: ${what}`)
      saysLess ||= !same(playing.last.events.filter(isOfGame), recorded.events.filter(isOfGame))
      at += 1
    }
    return { kind: 'same', over: stored.status !== 'open', lines, home, gate, party, legacy, saysLess }
  } catch (error) {
    if (error instanceof Error && storageFailure(error) === null) return differs('the rules cannot follow it')
    throw error
  }
}

/** A record whose events were left out: its first mark, its steps, and those that can be redone. */
interface Untold {
  readonly first: SavedMark
  readonly steps: readonly Step[]
  readonly redo: readonly Step[]
}

/** What is told of each step when they are played again with the recorded dice; or why they cannot be, as the end of a sentence. */
export function relived(
  game: Playable,
  setup: Omit<SavedRecord, 'steps' | 'marks' | 'undone'>,
  { first, steps, redo }: Untold,
  tick: () => void,
): readonly (readonly GameEvent[])[] | string {
  const all = [...steps, ...redo]
  const told: (readonly GameEvent[])[] = []
  try {
    const { playing } = game.resume({ ...setup, undo: 'teaching', steps: [], marks: [first], undone: all.slice(1).toReversed() })
    for (const step of all) {
      const what = told.length === 0 ? null : again(playing, step, true)
      if (what !== null) return `it cannot be played again from input ${told.length}: ${what}`
      told.push(playing.last.events)
      tick()
    }
    return told
  } catch (error) {
    if (error instanceof Error && storageFailure(error) === null) return 'the rules cannot follow it'
    throw error
  }
}

/** The event of play that resumed where newer rules could not follow the record. */
export const RECORD_LEFT = 'record-left'

/** Gives a recorded answer again, with the recorded chance or new chance from the seed. Null, or why it cannot be given. */
function again(playing: Playing, { answer, given }: Step, recordedDice: boolean): string | null {
  if (playing.ask === null || answer === null) return 'the game was over'
  const refusal = recordedDice ? (check(playing.ask, answer) ?? playing.redo()) : playing.choose(answer, given)
  return refusal === null ? null : refusal.message.replace(/\.$/, '')
}

/** How the results of an input differ from the record; null if they do not. */
function otherwise(come: Step, recorded: Step): string | null {
  if (!same(come.dice, recorded.dice) || !same(come.draws, recorded.draws)) return 'the dice or draws are different'
  if (!readAlike(come.rolls, recorded.rolls) || come.barred !== recorded.barred) return 'the dice are read differently'
  const events = come.events.filter(isOfGame)
  const told = recorded.events.filter(isOfGame)
  return told.length === events.length && told.every((event, i) => says(events[i], event)) ? null : 'the events are different'
}

/** Whether the event still says everything it said then; the same rules may say more of it now. */
function says(now: GameEvent | undefined, then: GameEvent): boolean {
  const { rolls = [], ...fields } = then
  return readAlike(now?.rolls ?? [], rolls) && isPartOf(fields, { ...now })
}

/** Whether the rolls are the same and read alike. An old record's words for their purpose do not count. */
function readAlike(now: readonly KeptRoll[], then: readonly KeptRoll[]): boolean {
  return now.length === then.length && then.every((roll, i) => isPartOf(roll.topic === undefined ? unworded(roll) : roll, { ...now[i] }))
}

function unworded({ why: _, ...roll }: WordedRoll): Omit<WordedRoll, 'why'> {
  return roll
}

function isPartOf(then: object, now: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(then).every(([name, value]) => same(now[name], value))
}

function same(a: unknown, b: unknown): boolean {
  return JSON.stringify(a) === JSON.stringify(b)
}

/** An end without its words, which may be others in a later version. */
function meaningOf(outcome: Outcome | null) {
  if (outcome === null) return null
  const { kind, turns = null, standings = [] } = outcome
  return { kind, turns, standings: standings.map(({ id, score, winner = false, seat = null }) => ({ id, score, winner, seat })) }
}
