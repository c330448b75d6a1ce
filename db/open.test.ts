import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { listBackups } from './backup.ts'
import { deleteCampaign, listCampaigns } from './campaigns.ts'
import { createCharacter, getCharacter } from './characters.ts'
import { commitChoice } from './choices.ts'
import { readGame } from './chronicle.ts'
import type { Migration } from './migrate.ts'
import { MIGRATIONS } from './migrations/index.ts'
import { gameNumbers } from './numbering.ts'
import { type CampaignDatabase, closeDatabase, openDatabase, openMemory } from './open.ts'
import { spoiltRows } from './row-sums.ts'
import { getSession, readInputs, readRecord } from './sessions.ts'
import { AT, beginRaid, choice, fillCampaign, must, refusalOf } from './testing/raid.ts'
import { restore } from './testing/restoring.ts'
import { verifyCampaign } from './verify.ts'

let folder = ''
let file = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'citadel-db-'))
  file = join(folder, 'citadel.db')
})
afterEach(() => {
  vi.unstubAllGlobals()
  chmodSync(folder, 0o755)
  rmSync(folder, { recursive: true, force: true })
})

/** Puts the frozen file of an older format in the place of the campaigns. */
function thaw(format: number): void {
  writeFileSync(file, gunzipSync(readFileSync(join(import.meta.dirname, 'fixtures', String(format), 'campaigns.db.gz'))))
}

function filled(): void {
  const db = must(openDatabase(file))
  fillCampaign(db)
  beginRaid(db)
  for (let n = 1; n <= 50; n++) must(commitChoice(db, choice(n)))
  closeDatabase(db)
}

function pragma(db: CampaignDatabase, name: string): unknown {
  return db.raw.pragma(name, { simple: true })
}

describe('opening', () => {
  test('rolls back what a process that died left in a journal, though a reader could not', () => {
    filled()
    const writer = new Database(file)
    writer.pragma('journal_mode = DELETE')
    writer.pragma('cache_size = 1')
    writer.exec(`BEGIN; UPDATE inputs SET dice = '[${'6,'.repeat(2000)}6]'`)
    const left = join(folder, 'left.db')
    for (const end of ['', '-journal']) copyFileSync(file + end, left + end)
    writer.exec('ROLLBACK')
    writer.close()
    const reader = new Database(left, { readonly: true })
    expect(() => reader.pragma('application_id')).toThrow(expect.objectContaining({ code: 'SQLITE_READONLY_ROLLBACK' }))
    reader.close()
    const db = must(openDatabase(left))
    expect(readInputs(db, 's')).toHaveLength(51)
    expect(readInputs(db, 's').every(({ dice }) => dice.length < 100)).toBe(true)
    closeDatabase(db)
  })

  test('makes folder and file, sets what every connection needs, and finds everything again', () => {
    file = join(folder, 'a', 'b', 'citadel.db')
    filled()
    const db = must(openDatabase(file))
    expect(db.backup).toBeNull()
    expect(
      [
        'locking_mode',
        'journal_mode',
        'synchronous',
        'foreign_keys',
        'trusted_schema',
        'cell_size_check',
        'busy_timeout',
        'fullfsync',
        'checkpoint_fullfsync',
        'user_version',
      ].map((name) => pragma(db, name)),
    ).toEqual(['exclusive', 'wal', 2, 1, 0, 1, 2000, 1, 1, MIGRATIONS.length])
    expect(getSession(db, 's')).toMatchObject({ inputs: 50, revision: 50 })
    closeDatabase(db)
    expect(readdirSync(join(folder, 'a', 'b'))).not.toContain('citadel.db-wal')
  })

  test('writes a new file out at once: without its log it is not an empty one', () => {
    const db = must(openDatabase(file))
    fillCampaign(db)
    const alone = join(folder, 'alone.db')
    copyFileSync(file, alone)
    closeDatabase(db)
    const reader = new Database(alone, { readonly: true })
    expect(reader.pragma('user_version', { simple: true })).toBe(MIGRATIONS.length)
    reader.close()
  })

  test('begins anew what an earlier opening left empty', () => {
    writeFileSync(file, '')
    closeDatabase(must(openDatabase(file)))
    rmSync(file)
    const cut = new Database(file)
    cut.pragma('journal_mode = WAL')
    cut.close()
    closeDatabase(must(openDatabase(file)))
  })

  test('in memory needs no file', () => {
    const db = must(openMemory())
    fillCampaign(db)
    expect(getCharacter(db, 'id-una')?.name).toBe('Una')
  })
})

describe('refused, and left as it was:', () => {
  const untouched = (kind: string) => {
    const before = existsSync(file) && statSync(file).isFile() ? readFileSync(file) : null
    expect(refusalOf(openDatabase(file))).toBe(`storage ${kind}`)
    if (before !== null) expect(readFileSync(file).equals(before)).toBe(true)
  }

  test("another program's database", () => {
    const other = new Database(file)
    other.exec('CREATE TABLE notes (text TEXT)')
    other.close()
    untouched('foreign')
  })

  test('what is no database at all', () => {
    writeFileSync(file, 'Dear diary, today we went into the citadel. '.repeat(100))
    untouched('foreign')
    rmSync(file)
    mkdirSync(file)
    untouched('foreign')
  })

  test.each(['-wal', '-journal'])('a folder where its %s is', (end) => {
    filled()
    rmSync(file + end, { force: true })
    mkdirSync(file + end)
    untouched('damaged')
  })

  test('a newer format', () => {
    filled()
    const newer = new Database(file)
    newer.pragma(`user_version = ${MIGRATIONS.length + 1}`)
    newer.pragma('journal_mode = DELETE')
    newer.close()
    untouched('newer')
  })

  test('a database that is open elsewhere', { timeout: 15_000 }, () => {
    const db = must(openDatabase(file))
    expect(refusalOf(openDatabase(file))).toBe('storage locked')
    const other = spawnSync(process.execPath, [join(import.meta.dirname, 'testing/open-once.ts'), file], { encoding: 'utf8' })
    expect(other.stdout).toBe('locked')
    closeDatabase(db)
    closeDatabase(must(openDatabase(file)))
  })

  test('a damaged file', () => {
    filled()
    const bytes = readFileSync(file)
    bytes.fill(0xff, 4096 * 6, 4096 * 12)
    writeFileSync(file, bytes)
    expect(refusalOf(openDatabase(file))).toBe('storage damaged')
  })

  test('a file cut short', () => {
    filled()
    truncateSync(file, 4096 * 5)
    expect(refusalOf(openDatabase(file))).toBe('storage damaged')
  })

  /** Changes the closed file with statements of its own, past all checks. */
  const changed = (sql: string) => {
    filled()
    const other = new Database(file)
    other.unsafeMode() // lets the schema be written to
    other.pragma('writable_schema = ON')
    other.pragma('ignore_check_constraints = ON')
    other.exec(sql)
    other.close()
  }

  test.each([
    ['an object that is no JSON any more', "UPDATE characters SET sheet = '{'"],
    ['a list that is no JSON any more', "UPDATE campaigns SET variants = '['"],
    ['no format', 'PRAGMA user_version = 0'],
    ['a format below all', 'PRAGMA user_version = -1'],
    ['the number of an earlier format', 'PRAGMA user_version = 2'],
    ['no table of what was taken back', 'DROP TABLE undone'],
    ['no view of the heads', 'DROP VIEW heads'],
    ['no index of raiders', "DELETE FROM sqlite_schema WHERE type = 'index' AND sql IS NOT NULL"],
    ['no column for the tale', "UPDATE sqlite_schema SET sql = replace(sql, 'tale', 'tail') WHERE name = 'setups' OR name = 'sessions'"],
    [
      'a key that leads nowhere',
      "UPDATE sqlite_schema SET sql = replace(sql, 'moments (session, branch', 'moments (session, brunch') WHERE name = 'tries'",
    ],
    ['a check that is never met', "UPDATE sqlite_schema SET sql = replace(sql, 'input >= 0', 'input >= 9') WHERE name = 'moments'"],
    ['a trigger of somebody else', 'CREATE TRIGGER spy AFTER INSERT ON inputs BEGIN DELETE FROM undone; END'],
    [
      'a trigger of ours that does something else',
      "UPDATE sqlite_schema SET sql = replace(sql, 'raise', 'coalesce') WHERE type = 'trigger'",
    ],
    ['a view of somebody else', 'CREATE VIEW spy AS SELECT * FROM campaigns'],
    ['a table of somebody else', 'CREATE TABLE spy (seen)'],
    ['a schema that cannot be read', "UPDATE sqlite_schema SET sql = 'CREATE TABLE' WHERE name = 'ledger'"],
  ])('a file with %s', (_, sql) => {
    changed(sql)
    untouched('damaged')
    expect(listBackups(file)).toEqual([])
  })

  test('a file that must be there and is not, a folder that cannot be one', () => {
    expect(refusalOf(openDatabase(file, { mustExist: true }))).toBe('storage missing')
    writeFileSync(join(folder, 'plain'), '')
    expect(refusalOf(openDatabase(join(folder, 'plain', 'citadel.db')))).toBe('storage missing')
  })

  test('a folder or a file that cannot be written to', () => {
    filled()
    // The superuser may write everywhere: then someone else tries.
    const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {}
    const open = () =>
      spawnSync(process.execPath, [join(import.meta.dirname, 'testing/open-once.ts'), file], { encoding: 'utf8', ...nobody }).stdout
    chmodSync(file, 0o444)
    chmodSync(folder, 0o777)
    expect(open()).toBe('read-only')
    chmodSync(file, 0o666)
    chmodSync(folder, 0o555)
    expect(open()).toBe('read-only')
  })

  test('a Node without the interface that the database needs', () => {
    vi.stubGlobal('process', { ...process, versions: { ...process.versions, napi: '9' } })
    expect(refusalOf(openDatabase(file))).toBe('storage old-node')
    expect(refusalOf(openMemory())).toBe('storage old-node')
  })
})

describe('a choice that the storage cannot take', () => {
  test('is refused when the disk is full, and the next one is written', () => {
    const db = must(openDatabase(file))
    fillCampaign(db)
    beginRaid(db)
    db.raw.pragma(`max_page_count = ${pragma(db, 'page_count')}`)
    const big = choice(1, 0, { events: [{ type: 'x'.repeat(20_000), rule: '1' }] })
    expect(refusalOf(commitChoice(db, big))).toBe('storage full')
    expect(getSession(db, 's')).toMatchObject({ revision: 0 })
    db.raw.pragma('max_page_count = 100000')
    must(commitChoice(db, big))
    closeDatabase(db)
  })

  test('is refused when nothing may be written any more', () => {
    const db = must(openDatabase(file))
    fillCampaign(db)
    beginRaid(db)
    db.raw.pragma('query_only = ON')
    expect(refusalOf(commitChoice(db, choice(1)))).toBe('storage read-only')
    closeDatabase(db)
  })
})

describe('an older format', () => {
  const rebuild: Migration = {
    name: 'rebuild',
    sql: `
      CREATE TABLE new_setups (session INTEGER PRIMARY KEY REFERENCES sessions (key) ON DELETE CASCADE,
        seed TEXT NOT NULL, options TEXT NOT NULL, setup TEXT NOT NULL, seats TEXT NOT NULL, sum INTEGER, mood TEXT NOT NULL DEFAULT 'grim') STRICT;
      INSERT INTO new_setups SELECT *, 'grim' FROM setups;
      DROP TABLE setups;
      ALTER TABLE new_setups RENAME TO setups;
      CREATE TABLE new_campaigns (key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, name TEXT NOT NULL, game TEXT NOT NULL,
        variants TEXT NOT NULL, undo TEXT NOT NULL, created_at TEXT NOT NULL, archived INTEGER NOT NULL, sum INTEGER, games_before INTEGER, motto TEXT) STRICT;
      INSERT INTO new_campaigns SELECT *, NULL FROM campaigns;
      DROP TABLE campaigns;
      ALTER TABLE new_campaigns RENAME TO campaigns;`,
  }

  test('is brought up after a verified backup, and a rebuilt table keeps its children', () => {
    filled()
    const db = must(openDatabase(file, { migrations: [...MIGRATIONS, rebuild] }))
    expect(pragma(db, 'user_version')).toBe(MIGRATIONS.length + 1)
    expect(pragma(db, 'foreign_keys')).toBe(1)
    expect(db.raw.prepare('SELECT mood FROM setups').pluck().get()).toBe('grim')
    expect(readInputs(db, 's')).toHaveLength(51)
    expect(getCharacter(db, 'id-almuric')?.holdings.gold).toBe(1275)
    expect(verifyCampaign(db, 'c')).toEqual([])
    expect(listBackups(file)).toMatchObject([{ id: db.backup, reason: 'migration' }])
    closeDatabase(db)
    expect(refusalOf(openDatabase(file))).toBe('storage newer')
    const old = must(restore(file, db.backup ?? '', AT, () => {}))
    expect(getSession(old.db, 's')).toMatchObject({ inputs: 50 })
    closeDatabase(old.db)
  })

  test('9 has no campaign from paper, and 10 numbers its games as before', () => {
    thaw(9)
    const before = new Database(file, { readonly: true })
    const games = before.prepare('SELECT count(*) FROM sessions WHERE campaign IS NOT NULL').pluck().get()
    before.close()
    const db = must(openDatabase(file))
    const campaigns = listCampaigns(db)
    expect(campaigns.map(({ gamesBefore }) => gamesBefore)).toEqual(campaigns.map(() => 0))
    const numbers = campaigns.map(({ id }) => [...gameNumbers(db, id).values()])
    expect(numbers.flat()).toHaveLength(Number(games))
    for (const each of numbers) expect(each).toEqual(each.map((_, n) => n + 1))
    expect(spoiltRows(db)).toEqual([])
    expect(() => db.raw.exec('UPDATE campaigns SET games_before = -1')).toThrow(/CHECK/)
    closeDatabase(db)
  })

  test('3 lets kinds of characters be any word from 4 on, and nobody loses his ledger or his raids', () => {
    thaw(3)
    const before = new Database(file, { readonly: true })
    const entries = before.prepare('SELECT count(*) FROM ledger').pluck().get()
    before.close()
    const db = must(openDatabase(file))
    const count = (table: string) => db.raw.prepare(`SELECT count(*) FROM ${table}`).pluck().get()
    expect(count('ledger')).toBe(entries)
    const campaigns = listCampaigns(db)
    for (const { id } of campaigns) expect(verifyCampaign(db, id)).toEqual([])
    const tarna = { id: 'id-tarna', slug: 'tarna', name: 'Tarna', race: 'human', kind: 'gladiator', sheet: { sh: 12 } }
    expect(must(createCharacter(db, campaigns[0]?.id ?? '', tarna, AT))).toMatchObject({ kind: 'gladiator' })
    // What hung on the old table hangs on the new one.
    expect(() => db.raw.exec('DELETE FROM ledger')).toThrow('goes only with its character')
    for (const { id } of campaigns) must(deleteCampaign(db, id))
    expect([count('characters'), count('raiders'), count('ledger')]).toEqual([0, 0, 0])
    closeDatabase(db)
  })

  test('4 is packed from 5 on, to a fraction of its bytes, and says the same', () => {
    thaw(4)
    const size = statSync(file).size
    const old = new Database(file, { readonly: true })
    const rows = old.prepare<[], { session: string; told: number; marks: number }>(`
      SELECT s.id AS session, total(json_array_length(i.events)) AS told,
        (SELECT count(*) FROM marks AS m WHERE m.session = s.key) AS marks
      FROM sessions AS s JOIN inputs AS i ON i.session = s.key GROUP BY s.key`)
    const before = rows.all()
    const tales = old.prepare<[], { id: string; tale: string }>('SELECT id, tale FROM sessions WHERE tale IS NOT NULL').all()
    old.close()
    const db = must(openDatabase(file))
    for (const { session, told, marks } of before) {
      expect(readInputs(db, session).flatMap(({ events }) => events)).toHaveLength(told)
      expect(readRecord(db, session).marks).toHaveLength(marks)
    }
    expect(tales.length).toBeGreaterThan(0)
    for (const { id, tale } of tales) expect(readGame(db, id)?.tale).toEqual(JSON.parse(tale))
    expect(spoiltRows(db)).toEqual([])
    closeDatabase(db)
    expect(statSync(file).size).toBeLessThan(size / 2)
  })

  test('stays as it is when a step fails or leaves orphans', () => {
    filled()
    const broken: Migration = { name: 'broken', sql: 'CREATE TABLE half (a); CREATE TABLE broken (' }
    const orphans: Migration = { name: 'orphans', sql: 'DELETE FROM campaigns' }
    const seen: unknown[] = []
    for (const steps of [[rebuild, broken], [orphans]])
      expect(refusalOf(openDatabase(file, { migrations: [...MIGRATIONS, ...steps], unforeseen: (error) => seen.push(error) }))).toBe(
        'storage damaged',
      )
    expect(seen.map(String).join('; ')).toMatch(/incomplete input.*without a parent/)
    const db = must(openDatabase(file))
    expect(db.raw.prepare("SELECT count(*) FROM sqlite_schema WHERE name = 'half'").pluck().get()).toBe(0)
    expect(readInputs(db, 's')).toHaveLength(51)
    expect(verifyCampaign(db, 'c')).toEqual([])
    closeDatabase(db)
  })
})

test('a process killed in the middle of its commits loses no acknowledged choice', { timeout: 60_000 }, async () => {
  for (const delay of [150, 60, 230]) {
    rmSync(file, { force: true })
    const child = spawn(process.execPath, [join(import.meta.dirname, 'testing/commit-until-killed.ts'), file], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (said === '') setTimeout(() => child.kill('SIGKILL'), delay)
      said += text
    })
    await once(child, 'close')
    const acknowledged = Number(said.trimEnd().split('\n').at(-1))
    const db = must(openDatabase(file))
    const { inputs = 0 } = getSession(db, 's') ?? {}
    expect(acknowledged).toBeGreaterThan(0)
    expect(inputs).toBeGreaterThanOrEqual(acknowledged)
    expect(readInputs(db, 's')).toHaveLength(inputs + 1)
    expect(verifyCampaign(db, 'c')).toEqual([])
    closeDatabase(db)
  }
})
