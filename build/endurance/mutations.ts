import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'

// What can become of a folder of campaigns while Citadel is not running, one function a kind. Each is free to choose: `chance`
// gives numbers from 0 to 1, determined by a seed.

type Chance = () => number
export type Mutation = (folder: string, chance: Chance) => void

const below = (chance: Chance, end: number): number => Math.floor(chance() * end)

function pick<T>(chance: Chance, all: readonly T[]): T {
  const one = all[below(chance, all.length)]
  if (one === undefined) throw new Error('nothing to pick from')
  return one
}

const fileIn = (folder: string): string => join(folder, 'campaigns.db')

function garbage(chance: Chance, most = 20_000): Buffer {
  return Buffer.from(Array.from({ length: 1 + below(chance, most) }, () => below(chance, 256)))
}

/** Rewrites the bytes of the file. */
function bytes(change: (all: Buffer, chance: Chance) => Buffer): Mutation {
  return (folder, chance) => writeFileSync(fileIn(folder), change(readFileSync(fileIn(folder)), chance))
}

function flipped(all: Buffer, from: number, to: number, chance: Chance): Buffer {
  for (let n = 1 + below(chance, 8); n > 0; n--) {
    const at = from + below(chance, to - from)
    all.writeUInt8(all.readUInt8(at) ^ (1 << below(chance, 8)), at)
  }
  return all
}

/** Runs a statement on the closed file, past all checks and triggers. */
function sql(write: (raw: Database.Database, chance: Chance) => string): Mutation {
  return (folder, chance) => {
    const raw = new Database(fileIn(folder))
    try {
      raw.unsafeMode()
      for (const pragma of ['writable_schema = ON', 'ignore_check_constraints = ON', 'foreign_keys = OFF']) raw.pragma(pragma)
      const triggers = raw.prepare<[], { name: string; sql: string }>("SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'").all()
      const statement = write(raw, chance)
      const hinders = /^(UPDATE (?!sqlite)|DELETE)/.test(statement)
      if (hinders) for (const { name } of triggers) raw.exec(`DROP TRIGGER ${name}`)
      raw.exec(statement)
      if (hinders) for (const { sql: made } of triggers) raw.exec(made)
    } finally {
      raw.close()
    }
  }
}

interface Column {
  readonly on: string
  readonly name: string
}

/** Columns with values in them whose declaration matches. */
function columns(raw: Database.Database, like: string): readonly Column[] {
  return raw
    .prepare<[string], Column>(
      `SELECT m.name AS "on", c.name FROM sqlite_schema AS m, pragma_table_xinfo(m.name) AS c
       WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite%' AND c.hidden = 0 AND c.pk = 0 AND c.type LIKE ?`,
    )
    .all(like)
    .filter(
      ({ on, name }) => tablesOf(raw).includes(on) && raw.prepare(`SELECT 1 FROM ${on} WHERE ${name} IS NOT NULL`).get() !== undefined,
    )
}

/** One row's value of one column, made again by an expression over it. */
function value(like: string, to: (name: string, chance: Chance) => string): Mutation {
  return sql((raw, chance) => {
    const { on, name } = pick(chance, columns(raw, like))
    const rows = raw.prepare<[], number>(`SELECT rowid FROM ${on} WHERE ${name} IS NOT NULL`).pluck().all()
    return `UPDATE ${on} SET ${name} = ${to(name, chance)} WHERE rowid = ${pick(chance, rows)}`
  })
}

/** Tables whose rows have numbers. */
const tablesOf = (raw: Database.Database): readonly string[] =>
  raw.prepare<[], string>("SELECT name FROM pragma_table_list WHERE type = 'table' AND wr = 0 AND name NOT LIKE 'sqlite%'").pluck().all()

const schemaOf = (raw: Database.Database, type: string): readonly string[] =>
  raw.prepare<[string], string>("SELECT name FROM sqlite_schema WHERE type = ? AND name NOT LIKE 'sqlite%'").pluck().all(type)

/** A file beside the campaigns: bytes, a copy of the campaigns, or a folder. */
function beside(...names: readonly string[]): Mutation {
  return (folder, chance) => {
    const path = join(folder, pick(chance, names))
    rmSync(path, { recursive: true, force: true })
    const kind = below(chance, 4)
    if (kind === 0) mkdirSync(path)
    else if (kind === 1) writeFileSync(path, readFileSync(fileIn(folder)))
    else if (kind === 2) writeFileSync(path, '')
    else writeFileSync(path, garbage(chance))
  }
}

export const MUTATIONS: Readonly<Record<string, Mutation>> = {
  'flipped bits': bytes((all, chance) => flipped(all, 0, all.length, chance)),
  'flipped bits of the header': bytes((all, chance) => flipped(all, 0, 100, chance)),
  'flipped bits of the schema': bytes((all, chance) => flipped(all, 100, 4096, chance)),
  'a page of noise': bytes((all, chance) => {
    const at = below(chance, all.length / 4096) * 4096
    return Buffer.concat([all.subarray(0, at), garbage(chance, 4096), all.subarray(at)]).subarray(0, all.length)
  }),
  'a page of zeros': bytes((all, chance) => {
    const at = below(chance, all.length / 4096) * 4096
    return all.fill(0, at, at + 4096)
  }),
  'two pages exchanged': bytes((all, chance) => {
    const [one, other] = [below(chance, all.length / 4096) * 4096, below(chance, all.length / 4096) * 4096]
    const kept = Buffer.from(all.subarray(one, one + 4096))
    all.copy(all, one, other, other + 4096)
    kept.copy(all, other)
    return all
  }),
  'the end cut off': (folder, chance) => truncateSync(fileIn(folder), below(chance, readFileSync(fileIn(folder)).length)),
  'an end too many': bytes((all, chance) => Buffer.concat([all, garbage(chance)])),
  'no bytes': (folder) => writeFileSync(fileIn(folder), ''),
  'a folder in its place': (folder) => {
    rmSync(fileIn(folder))
    mkdirSync(fileIn(folder))
  },
  'a link that leads nowhere': (folder) => {
    rmSync(fileIn(folder))
    symlinkSync(join(folder, 'gone', 'campaigns.db'), fileIn(folder))
  },
  'nothing in its place': (folder) => rmSync(fileIn(folder)),
  'spoilt JSON': value('TEXT', (name, chance) =>
    pick(chance, ["'{'", "'['", "'null'", "'{}'", "'[]'", "'[{}]'", `substr(${name}, 1, length(${name}) / 2)`, `${name} || ','`]),
  ),
  'a changed letter': value(
    'TEXT',
    (name, chance) => `replace(${name}, '${pick(chance, [...'aeiou0123"'])}', '${pick(chance, [...'xyz789{'])}')`,
  ),
  'a changed number': value('INTEGER', (_, chance) => pick(chance, ['0', '-1', '7', '999999', '9007199254740993', '-9223372036854775808'])),
  'a row gone': sql((raw, chance) => {
    const table = pick(
      chance,
      tablesOf(raw).filter((name) => raw.prepare(`SELECT 1 FROM ${name}`).get() !== undefined),
    )
    const rows = raw.prepare<[], number>(`SELECT rowid FROM ${table}`).pluck().all()
    return `DELETE FROM ${table} WHERE rowid = ${pick(chance, rows)}`
  }),
  'an odd format': sql((_, chance) => `PRAGMA user_version = ${pick(chance, [0, -1, 1, 2, 3, 99, -2147483648, 2147483647])}`),
  'an odd owner': sql((_, chance) => `PRAGMA application_id = ${pick(chance, [0, 1, -1, 1234])}`),
  'a table gone': sql((raw, chance) => `DROP TABLE ${pick(chance, schemaOf(raw, 'table'))}`),
  'a view, an index or a trigger gone': sql((raw, chance) => {
    const type = pick(chance, ['view', 'index', 'trigger'])
    return `DROP ${type} ${pick(chance, schemaOf(raw, type))}`
  }),
  'a foreign trigger': sql(
    (raw, chance) =>
      `CREATE TRIGGER spy AFTER ${pick(chance, ['INSERT', 'UPDATE', 'DELETE'])} ON ${pick(chance, schemaOf(raw, 'table'))} BEGIN DELETE FROM campaigns; END`,
  ),
  'a foreign view or table': sql((_, chance) => pick(chance, ['CREATE VIEW spy AS SELECT * FROM campaigns', 'CREATE TABLE spy (seen)'])),
  'a spoilt schema': sql((raw, chance) => {
    const name = pick(chance, [...schemaOf(raw, 'table'), ...schemaOf(raw, 'index'), ...schemaOf(raw, 'view')])
    const to = pick(chance, ["'CREATE'", "replace(sql, 'key', 'kea')", "replace(sql, 'TEXT', 'BLOB')", "'' || type"])
    return `UPDATE sqlite_schema SET sql = ${to} WHERE name = '${name}'`
  }),
  'a damaged index': (folder, chance) => {
    const raw = new Database(fileIn(folder))
    const roots = raw.prepare<[], number>("SELECT rootpage FROM sqlite_schema WHERE type = 'index'").pluck().all()
    raw.close()
    const root = (pick(chance, roots) - 1) * 4096
    writeFileSync(fileIn(folder), flipped(readFileSync(fileIn(folder)), root + 3900, root + 4096, chance))
  },
  'a stray log': beside('campaigns.db-wal', 'campaigns.db-shm', 'campaigns.db-journal'),
  'a stray lock': beside('campaigns.db.lock', 'campaigns.db.lock-journal', 'campaigns.db.lock-wal'),
  'a stray exchange file': beside(
    'campaigns.db.next-2026-01-01t12-00-00z-restore.db',
    'campaigns.db.next-',
    'campaigns.db.next-letter.txt',
    'campaigns.db.unsound-2026-01-01t12-00-00z-restore.db',
  ),
  'stray parts': beside(
    'campaigns.db.part',
    'campaigns.db.part-wal',
    'campaigns.db.probe',
    'backups/2026-01-01t12-00-00z-raid.db.part',
    'backups/look-2026-01-01t12-00-00z-raid.db.part',
  ),
  'a stray backup': beside('backups/2199-01-01t12-00-00z-raid.db', 'backups/2026-01-01t12-00-00z-restore.db', 'backups/letter.txt'),
}

/** Whether a file lies where the campaigns were; its bytes must never be lost. */
export function bytesThere(folder: string): Buffer | null {
  try {
    return existsSync(fileIn(folder)) ? readFileSync(fileIn(folder)) : null
  } catch {
    return null // a folder
  }
}
