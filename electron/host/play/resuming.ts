import { commitDrift } from '../../../db/choices.ts'
import { unlessSpoilt } from '../../../db/kept-json.ts'
import { getSession, partyOf, readInputs, readRecord, readRedo, resumeMark } from '../../../db/sessions.ts'
import { recordLeft } from '../../../engine/kernel/kernel-events.ts'
import { newStep, type Step } from '../../../engine/kernel/play.ts'
import { conflict, notFound, Unreadable } from '../../../engine/kernel/refusal.ts'
import type { Refusal } from '../../../engine/kernel/types.ts'
import type { Context } from '../context.ts'
import { newestOf, type OpenSession, setupOf } from './open-session.ts'
import { changedForAll, noChanges } from './revisions.ts'
import { inputOf, PositionsRead, savedOf, shownIn, stepOf, wasOpen } from './session-rows.ts'

// Sessions from the record, to play on or to replay.

/** A session from the database, at the position of its newest input. Refuses one whose record is spoilt: no rule knows what it says. */
export function load(context: Pick<Context, 'db' | 'games' | 'now'>, id: string): OpenSession | Refusal {
  return unlessSpoilt(() => resumed(context, id), SPOILT)
}

const SPOILT = conflict('The record of this game cannot be followed: verify its campaign, or restore a backup.', 'spoilt')

function resumed(context: Pick<Context, 'db' | 'games' | 'now'>, id: string): OpenSession | Refusal {
  const { db } = context
  const stored = getSession(db, id)
  if (stored === null) return notFound('game')
  const game = context.games.find((one) => one.id === stored.game)
  if (game === undefined) return conflict('This version of Citadel does not know that game.', 'unknown-game')
  const record = readRecord(db, id)
  const { inputs } = record
  const steps = inputs.map(stepOf)
  const newest = steps.at(-1)
  if (newest !== undefined) newest.streams = PositionsRead.parse(stored.streams)
  // Choices undone under other rules are not redone under these.
  const undone = stored.rulesVersion === game.rulesVersion ? readRedo(db, id).map(stepOf).toReversed() : []
  const marks = record.marks.flatMap(savedOf)
  const { branchOf = null, bots = [], fromFile: file, lab = false, week = null, ...setup } = setupOf(stored.setup)
  const fromFile = file !== undefined
  const { playing, lost } = game.resume({ ...setup, seed: stored.seed, steps, marks, undone })
  const { campaign, seed, seats, status, revision, outcome } = stored
  const row = inputs.at(-1)
  const next = row?.nextEvent ?? 0
  const rostered = stored.party.length > 0
  const none = noChanges({ game, seats, bots })
  const shown = none === null || row === undefined ? null : shownIn(row, stored.createdAt)
  const at = lost.length > 0 && newest !== undefined ? { inputs: steps.length - 1, since: [newest] } : playing
  const session: OpenSession = {
    id,
    game,
    campaign,
    seed,
    createdAt: stored.createdAt,
    seats,
    bots,
    playing,
    branchOf,
    fromFile,
    lab,
    week,
    revision,
    changes: shown?.changes ?? none,
    shownAt: shown?.shownAt ?? stored.createdAt,
    status,
    outcome,
    newest: newestOf(at, next),
    rostered,
    untold: [],
    history: historyOf(db, id),
  }
  return lost.length > 0 && status === 'open' && !fromFile ? leaveRecord(context, session, lost) : session
}

/** Reads what the record tells of a session, at every call. */
export function historyOf(db: Context['db'], id: string): OpenSession['history'] {
  return () =>
    readInputs(db, id).map((row) => {
      const { by, given, events, rolls } = stepOf(row)
      return { input: row.n, by, given, firstEvent: row.nextEvent - events.length, events, rolls, open: wasOpen(row) }
    })
}

/** Today's rules cannot follow the record: the inputs they cannot follow become a branch, and play resumes before them. */
function leaveRecord(context: Pick<Context, 'db' | 'now'>, session: OpenSession, lost: readonly Step[]): OpenSession | Refusal {
  const { db } = context
  const { id, revision, playing, game } = session
  const at = context.now()
  const shown = changedForAll(session, at)
  const { notes } = inputOf(session, shown)
  const result = commitDrift(db, { session: id, revision, rulesVersion: game.rulesVersion, input: playing.inputs, notes, at })
  if (result.kind === 'refused') return result.refusal
  session.revision = result.value.revision
  Object.assign(session, shown)
  session.newest = newestOf(playing, result.value.firstEvent)
  session.rostered = partyOf(db, id).length > 0
  session.untold = [recordLeft(lost.length)]
  return session
}

/**
 * A session as it was after input `to`, with the recorded results of that input: replayed from the nearest mark before it. A
 * session of other rules is never recomputed: it is shown at that mark, and `standsAt` gives the mark's input.
 */
export function replay(
  { db }: Pick<Context, 'db'>,
  session: OpenSession,
  to: number,
): { readonly position: OpenSession; readonly standsAt: number | null } {
  const stored = getSession(db, session.id)
  const mark = resumeMark(db, session.id, to)
  if (stored === null || mark === null) throw new Unreadable('a session has a first mark in the record')
  const since = readInputs(db, session.id, mark.input, to)
  const input = since.at(-1)
  if (input?.n !== to) throw new Unreadable(`input ${to} is missing`)
  const { branchOf: _branch, bots: _bots, fromFile: _file, lab: _lab, week: _week, ...setup } = setupOf(stored.setup)
  // The mark's state holds everything before it, so earlier inputs are not read.
  const before = Array.from({ length: mark.input }, () => newStep(null))
  const sameRules = stored.rulesVersion === session.game.rulesVersion
  const steps = [...before, ...(sameRules ? since : since.slice(0, 1)).map(stepOf)]
  const { playing, lost } = session.game.resume({ ...setup, seed: stored.seed, steps, marks: savedOf(mark), undone: [] })
  const newest = newestOf({ inputs: to, since: [stepOf(input)] }, input.nextEvent)
  return {
    position: { ...session, playing, newest, untold: [] },
    standsAt: sameRules && lost.length === 0 ? null : mark.input,
  }
}
