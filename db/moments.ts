import { notFound } from '../engine/kernel/refusal.ts'
import type { CampaignDatabase } from './open.ts'
import { done, type Result, refused } from './refusal.ts'
import type { Statements } from './statements.ts'
import { write } from './write.ts'

// The moments a person has marked in a game. A moment belongs to its input: undone with it, it lies with the undone branch,
// and returns when that is redone.

/** A note and a flag on an input. */
export interface Moment {
  readonly input: number
  readonly text: string
  readonly flagged: boolean
  /** ISO time. */
  readonly at: string
}

/** With the branch in which it lies: 0 while its input stands, else as in the undone inputs. */
export interface BranchMoment extends Moment {
  readonly branch: number
}

type Row = Omit<BranchMoment, 'flagged'> & { readonly flagged: number }

function momentIn<R extends Pick<Row, 'flagged'>>(row: R): Omit<R, 'flagged'> & Pick<Moment, 'flagged'> {
  return { ...row, flagged: row.flagged === 1 }
}

const COLUMNS = 'm.branch, m.input, m.text, m.flagged, m.kept_at AS at'

/** The moments of the inputs that stand, in order. */
export function listMoments(db: CampaignDatabase, session: string): readonly Moment[] {
  const select = `
    SELECT ${COLUMNS} FROM moments AS m JOIN sessions AS s ON s.key = m.session WHERE s.id = ? AND m.branch = 0 ORDER BY m.input`
  return db
    .statement<Row>(select)
    .all(session)
    .map(({ branch: _, ...row }) => momentIn(row))
}

export interface Marked extends Moment {
  /** By its id. */
  readonly session: string
}

/** The moments of all sessions whose inputs stand, the newest first. */
export function listMarked(db: CampaignDatabase, most: number): readonly Marked[] {
  const select = `
    SELECT s.id AS session, ${COLUMNS} FROM moments AS m JOIN sessions AS s ON s.key = m.session
    WHERE m.branch = 0 ORDER BY m.kept_at DESC, s.key DESC, m.input DESC LIMIT ?`
  return db
    .statement<Row & { readonly session: string }>(select)
    .all(most)
    .map(({ branch: _, ...row }) => momentIn(row))
}

/** Keeps a moment in place of the one that its input has. Refuses `not-found`. */
export function keepMoment(db: CampaignDatabase, session: string, moment: Moment): Result<null> {
  return write(db, () => {
    const key = db.statement<number>('SELECT key FROM sessions WHERE id = ?').pluck().get(session)
    if (key === undefined) return refused(notFound('game'))
    putMoment(db, key, { ...moment, branch: 0 })
    return done(null)
  })
}

/** Refuses `not-found`. */
export function dropMoment(db: CampaignDatabase, session: string, input: number): Result<null> {
  return write(db, () => {
    const drop = 'DELETE FROM moments WHERE session = (SELECT key FROM sessions WHERE id = ?) AND branch = 0 AND input = ?'
    return db.statement(drop).run(session, input).changes === 0 ? refused(notFound('moment')) : done(null)
  })
}

/** All of a session, undone ones too. */
export function momentsOf(db: Statements, session: number): readonly BranchMoment[] {
  const select = `SELECT ${COLUMNS} FROM moments AS m WHERE m.session = ? ORDER BY m.branch, m.input`
  return db.statement<Row>(select).all(session).map(momentIn)
}

/** Within a transaction. */
export function putMoment(db: Statements, session: number, { branch, input, text, flagged, at }: BranchMoment): void {
  const put = `
    INSERT INTO moments (session, branch, input, text, flagged, kept_at) VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (session, branch, input) DO UPDATE SET text = excluded.text, flagged = excluded.flagged, kept_at = excluded.kept_at`
  db.statement(put).run(session, branch, input, text, Number(flagged), at)
}

/** The moments of the inputs from number `from` on go with the undone branch. */
export function takeMomentsBack(db: Statements, session: number, branch: number, from: number): void {
  db.statement('UPDATE moments SET branch = ? WHERE session = ? AND branch = 0 AND input >= ?').run(branch, session, from)
}

/** The moment of an input that is redone comes again. */
export function bringMomentBack(db: Statements, session: number, branch: number, input: number): void {
  db.statement('UPDATE moments SET branch = 0 WHERE session = ? AND branch = ? AND input = ?').run(session, branch, input)
}
