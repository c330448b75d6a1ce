import { crc32 } from 'node:zlib'
import type { Database } from 'better-sqlite3'
import type { Statements } from './statements.ts'

// A checksum in every row, over all its other columns. SQLite finds pages that are out of order; a bit that flips within a text or
// a number it does not. Triggers keep the sums, so that no write can forget them; what choices insert comes with its sum instead. They
// are temporary, made at every opening: those of the file itself may not call a function of ours (`trusted_schema = OFF`), and another
// program can then still read the file.

/** A table whose rows carry a sum: its primary key, and every column that is summed. */
interface Summed {
  readonly table: string
  readonly key: readonly string[]
  readonly columns: readonly string[]
}

/** The tables that choices insert into. Every insertion there goes through `summedInsert`. */
const SUMMED_BEFORE = ['inputs', 'ledger', 'marks', 'states'] as const

/** The function that SQL calls for a row's sum. */
const ROW_SUM = 'row_sum'

function rowSum(...values: readonly unknown[]): number {
  let sum = 0
  let text = ''
  for (const value of values) {
    if (!(value instanceof Uint8Array)) {
      text += value === null ? '\u0001' : `${String(value)}\u0000`
      continue
    }
    sum = crc32(value, crc32(text, sum))
    text = ''
  }
  return crc32(text, sum) | 0 // signed, it takes four bytes instead of six
}

function summedTables(raw: Database): readonly Summed[] {
  const select = `
    SELECT t.name AS "table", c.name AS "column", c.pk FROM pragma_table_list AS t JOIN pragma_table_xinfo(t.name) AS c
    WHERE t.schema = 'main' AND t.type = 'table' AND c.hidden = 0 ORDER BY t.name, c.cid`
  const rows = raw.prepare<[], { table: string; column: string; pk: number }>(select).all()
  return [...Map.groupBy(rows, ({ table }) => table)].flatMap(([table, columns]) => {
    if (!columns.some(({ column }) => column === 'sum')) return []
    const others = columns.filter(({ column }) => column !== 'sum')
    return { table, key: others.filter(({ pk }) => pk > 0).map(({ column }) => column), columns: others.map(({ column }) => column) }
  })
}

function sumIn(columns: readonly string[], row = ''): string {
  return `${ROW_SUM}(${columns.map((column) => `${row}"${column}"`).join(', ')})`
}

type Value = number | string | Uint8Array | null

/**
 * An insertion that brings its row's sum along, for rows that choices write. A trigger writes each row twice, the second time longer,
 * which costs a choice a page and a third of its computing; one that only looks has SQLite copy every page before it is changed, which
 * costs a tenth. Name every column but the sum, in the order of the table.
 *
 * @param replaces a row of the same key makes room; otherwise it is a bug
 */
export function summedInsert(
  table: (typeof SUMMED_BEFORE)[number],
  columns: readonly string[],
  { replaces = false } = {},
): (db: Statements, ...row: readonly Value[]) => void {
  const sql = `INSERT ${replaces ? 'OR REPLACE ' : ''}INTO "${table}" (${columns.join(', ')}, sum) VALUES (${'?, '.repeat(columns.length)}?)`
  return (db, ...row) => {
    db.statement(sql).run(...row, rowSum(...row))
  }
}

/** Inserts a row that names every column but the sum, in the order of the table, whichever table it is. */
export function summedRow(db: Statements, table: string, row: Readonly<Record<string, Value>>): void {
  const columns = Object.keys(row)
  const values = Object.values(row)
  const sql = `INSERT INTO "${table}" (${columns.join(', ')}, sum) VALUES (${'?, '.repeat(columns.length)}?)`
  db.statement(sql).run(...values, rowSum(...values))
}

/** Makes the function known; a migration may need it before there are triggers. */
export function teachSums(raw: Database): void {
  raw.function(ROW_SUM, { varargs: true, deterministic: true }, rowSum)
}

/** Sums every row again: for a migration, once it is done with the rows. */
export function sumAll(raw: Database): void {
  for (const { table, columns } of summedTables(raw)) raw.exec(`UPDATE "${table}" SET sum = ${sumIn(columns)}`)
}

/** From here on this connection keeps the sums of the rows that it writes. */
export function keepSums(raw: Database): void {
  for (const { table, key, columns } of summedTables(raw)) {
    const keep = `
      UPDATE "${table}" SET sum = ${sumIn(columns, 'NEW.')} WHERE ${key.map((column) => `"${column}" = NEW."${column}"`).join(' AND ')}`
    const of = columns.map((column) => `"${column}"`).join(', ')
    raw.exec(`CREATE TEMP TRIGGER "${table}_is_summed_anew" AFTER UPDATE OF ${of} ON main."${table}" BEGIN ${keep}; END`)
    if (!SUMMED_BEFORE.some((one) => one === table))
      raw.exec(`CREATE TEMP TRIGGER "${table}_is_summed" AFTER INSERT ON main."${table}" BEGIN ${keep}; END`)
  }
}

/** A row that is not as it was written: something else has changed it, be it a program or a flipped bit. */
export interface SpoiltRow {
  readonly table: string
  /** Its primary key, parts separated by spaces. */
  readonly key: string
}

/** Every spoilt row of the file. Reads all of it, and tells of each table as it comes to it. */
export function spoiltRows({ raw }: { readonly raw: Database }, tick: () => void = () => {}): readonly SpoiltRow[] {
  return summedTables(raw).flatMap(({ table, key, columns }) => {
    tick()
    const name = key.map((column) => `"${column}"`).join(" || ' ' || ")
    const select = `SELECT CAST(${name} AS TEXT) FROM "${table}" WHERE sum IS NOT ${sumIn(columns)}`
    return raw
      .prepare<[], string>(select)
      .pluck()
      .all()
      .map((row) => ({ table, key: row }))
  })
}
