import type { Statement } from 'better-sqlite3'

/** What prepares a statement once and keeps it; the caller says what its rows are. */
export interface Statements {
  readonly statement: <Row = unknown>(sql: string) => Statement<unknown[], Row>
}
