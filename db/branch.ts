import { notFound } from '../engine/kernel/refusal.ts'
import type { CampaignDatabase } from './open.ts'
import { done, type Result, refused } from './refusal.ts'
import { write } from './write.ts'

/** A session that begins with another one's inputs. */
export interface Branch {
  readonly id: string
  /** The session it goes on from, and the newest input it takes over. */
  readonly session: string
  readonly to: number
  readonly rulesVersion: string
  /** A seed of its own: the branch cannot be used to try out what will come in the other. */
  readonly seed: string
  readonly setup: unknown
  /** ISO time. */
  readonly at: string
}

/**
 * Begins a session outside every campaign with a copy of the inputs of another one up to `to`, and of the marks on the way. The
 * other one is only read. Refuses `not-found`.
 */
export function branchSession(db: CampaignDatabase, { id, session, to, rulesVersion, seed, setup, at }: Branch): Result<null> {
  return write(db, () => {
    const from = db.statement<number>('SELECT key FROM sessions WHERE id = ?').pluck().get(session)
    if (from === undefined) return refused(notFound('session'))
    const begin = `
      INSERT INTO sessions (id, campaign, game, rules_version, status, created_at)
      SELECT ?, NULL, game, ?, 'open', ? FROM sessions WHERE key = ? RETURNING key`
    const key = db.statement<number>(begin).pluck().get(id, rulesVersion, at, from)
    if (key === undefined) throw new Error('a session that was begun has a key')
    const began = 'INSERT INTO setups (session, seed, options, setup, seats) SELECT ?, ?, options, ?, seats FROM setups WHERE session = ?'
    db.statement(began).run(key, seed, JSON.stringify(setup), from)
    const ours = '? * 1000000 + key % 1000000'
    const theirs = 'key BETWEEN ? * 1000000 AND ? * 1000000 + 999999'
    const inputs = `
      INSERT INTO inputs (key, revision, next_event, answer, dice, draws, notes, events, streams, at)
      SELECT ${ours}, n, next_event, answer, dice, draws, notes, events, streams, iif(n = ?, ?, at)
      FROM inputs WHERE ${theirs} AND n <= ?`
    db.statement(inputs).run(key, to, at, from, from, to)
    const marks = `
      INSERT INTO marks (key, input, dice_used, draws_used, events_told, lines_posted, streams, fingerprint, state)
      SELECT ${ours}, input, dice_used, draws_used, events_told, lines_posted, streams, fingerprint, state
      FROM marks WHERE ${theirs} AND input <= ?`
    db.statement(marks).run(key, from, from, to)
    return done(null)
  })
}
