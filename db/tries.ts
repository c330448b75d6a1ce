import { jsonOf } from './kept-json.ts'
import type { CampaignDatabase } from './open.ts'
import { done, type Result } from './refusal.ts'
import type { Statements } from './statements.ts'
import { write } from './write.ts'

// What a person has answered to marked moments as puzzles. The database does not look into what it came to.

export interface Try {
  readonly option: string
  /** What the answer came to, as JSON. */
  readonly body: unknown
  /** ISO time. */
  readonly at: string
}

interface Row {
  readonly option: string
  readonly body: string
  readonly at: string
}

const COLUMNS = 't.option, t.body, t.tried_at AS at'

/** The newest answer to that moment; null where there is none. */
export function readTry(db: CampaignDatabase, session: string, input: number): Try | null {
  const select = `
    SELECT ${COLUMNS} FROM tries AS t JOIN sessions AS s ON s.key = t.session WHERE s.id = ? AND t.branch = 0 AND t.input = ?`
  const row = db.statement<Row>(select).get(session, input)
  return row === undefined ? null : { ...row, body: jsonOf(row.body) }
}

/** Keeps an answer in place of the one before, where that moment is marked. */
export function keepTry(db: CampaignDatabase, session: string, input: number, { option, body, at }: Try): Result<null> {
  return write(db, () => {
    putTry(db, session, { input, option, body: JSON.stringify(body), at })
    return done(null)
  })
}

/** Those of a game, to be put back once it has been replaced. */
export function triesOf(db: Statements, session: number): readonly (Row & { readonly input: number })[] {
  return db
    .statement<Row & { readonly input: number }>(`SELECT t.input, ${COLUMNS} FROM tries AS t WHERE t.session = ? AND t.branch = 0`)
    .all(session)
}

/** Within a transaction. */
export function putTry(db: Statements, session: string, { input, option, body, at }: Row & { readonly input: number }): void {
  const insert = `
    INSERT INTO tries (session, branch, input, option, body, tried_at)
    SELECT m.session, m.branch, m.input, ?, ?, ? FROM moments AS m JOIN sessions AS s ON s.key = m.session
    WHERE s.id = ? AND m.branch = 0 AND m.input = ?
    ON CONFLICT (session, branch, input) DO UPDATE SET option = excluded.option, body = excluded.body, tried_at = excluded.tried_at`
  db.statement(insert).run(option, body, at, session, input)
}
