import { deflateSync, inflateSync } from 'node:zlib'
import { Unreadable } from '../engine/kernel/refusal.ts'
import { type Base, baseOf, type Delta, deltaOf, textOf } from './delta.ts'
import type { Statements } from './statements.ts'

// The state that each session began from. It is most of a short session's bytes, and most of it is what the campaign's games before
// began from, too: it is written against one of theirs that is kept whole.

/** So many starts at most are written against the same one, so that one damaged row doesn't take many with it. */
const RESTING_ON_ONE = 16

interface Row {
  /** The session whose start this one is written against; null for one that is whole. */
  readonly base: number | null
  readonly state: Uint8Array
}

/** Writes the start of a new session, inside the caller's transaction. */
export function insertStart(db: Statements, session: number, text: string): void {
  const nearest = `
    SELECT t.session FROM sessions AS s JOIN sessions AS other ON other.campaign = s.campaign AND other.game = s.game AND other.key < s.key
    JOIN starts AS t ON t.session = other.key
    WHERE s.key = ? AND t.base IS NULL ORDER BY other.key DESC LIMIT 1`
  const near = db.statement<number>(nearest).pluck().get(session)
  const { base, state } = packed(db, near ?? null, text)
  db.statement('INSERT INTO starts (session, base, state) VALUES (?, ?, ?)').run(session, base, state)
}

function packed(db: Statements, base: number | null, text: string): Row {
  const whole = deflateSync(text)
  if (base === null) return { base, state: whole }
  const resting = Number(db.statement('SELECT count(*) FROM starts WHERE base = ?').pluck().get(base))
  if (resting >= RESTING_ON_ONE) return { base: null, state: whole }
  const state = deflateSync(JSON.stringify(deltaOf(baseOf(startText(db, base)), text)))
  return state.length < whole.length / 2 ? { base, state } : { base: null, state: whole }
}

/** The state a session began from, as it was fingerprinted. Throws where it is missing or cannot be unpacked. */
export function startText(db: Statements, session: number): string {
  const row = db.statement<Row>('SELECT base, state FROM starts WHERE session = ?').get(session)
  if (row === undefined) throw new Unreadable('a session has a start')
  const text = inflated(row.state)
  if (row.base === null) return text
  if (row.base >= session) throw new Unreadable('a start is written against an earlier one')
  return textOf(baseOf(startText(db, row.base)), JSON.parse(text) as Delta)
}

function inflated(state: Uint8Array): string {
  try {
    return inflateSync(state).toString()
  } catch {
    throw new Unreadable('the start of a session cannot be unpacked')
  }
}

/** The start of a session, to write later states against. */
export function startOf(db: Statements, session: number): Base {
  return baseOf(startText(db, session))
}

/** Reads states of a session, as text or as what differs from its start; null stays null. */
export function stateReader(db: Statements, session: number): (state: Delta | string | null) => string | null {
  let start: Base | null = null
  return (state) => {
    if (state === null || typeof state === 'string') return state
    start ??= startOf(db, session)
    return textOf(start, state)
  }
}
