import { notFound } from '../engine/kernel/refusal.ts'
import { deltaOf } from './delta.ts'
import type { CampaignDatabase } from './open.ts'
import { insertInputRow, insertMarkRow, pack, recorded, STRETCH, text, written } from './record.ts'
import { done, type Result, refused } from './refusal.ts'
import { insertStart, startOf, startText } from './starts.ts'
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
    insertStart(db, key, startText(db, from))
    const { inputs, marks } = recorded(db, from, to)
    for (const input of inputs) insertInputRow(db, key, { ...written(input), revision: input.n, at: input.n === to ? at : input.at })
    const start = startOf(db, from)
    for (const { streams, state, ...mark } of marks) {
      const delta = typeof state === 'string' ? deltaOf(start, state) : state
      insertMarkRow(db, key, { ...mark, streams: JSON.stringify(streams), state: text(delta) })
    }
    if (to >= 2 * STRETCH) pack(db, key, to - STRETCH)
    return done(null)
  })
}
