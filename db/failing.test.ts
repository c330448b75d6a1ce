import { cpSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { backUp, listBackups } from './backup.ts'
import { commitChoice } from './choices.ts'
import { isThere, moveWhole, syncFolder } from './files.ts'
import { lockFolder } from './folder-lock.ts'
import { checkIndexes } from './indexes.ts'
import { lookedTwice, passes } from './integrity.ts'
import { type CampaignDatabase, closeDatabase, openDatabase } from './open.ts'
import { probe, storageFailure } from './refusal.ts'
import { makeReady, type Placed, putInPlace } from './restore.ts'
import { getSession } from './sessions.ts'
import { type DiskCall, type Errno, type Faults, failingDisk, systemError } from './testing/faults.ts'
import { AT, beginRaid, choice, fillCampaign, must, refusalOf } from './testing/raid.ts'

// The disk fails at any moment: what was answered stays, what is said is true, and once the disk is well everything works again.

let folder = ''
let file = ''
let disk: Faults | null = null
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'citadel-failing-'))
  file = join(folder, 'campaigns.db')
})
afterEach(() => {
  disk?.end()
  disk = null
  rmSync(folder, { recursive: true, force: true })
})

const inputs = (db: CampaignDatabase) => getSession(db, 's')?.inputs

/** Campaigns with ten choices in a backup and twenty in the file. */
function filled(): string {
  const db = must(openDatabase(file))
  fillCampaign(db)
  beginRaid(db)
  for (let n = 1; n <= 10; n++) must(commitChoice(db, choice(n)))
  const backup = backUp(db.raw, file, AT, 'manual')
  for (let n = 11; n <= 20; n++) must(commitChoice(db, choice(n)))
  closeDatabase(db)
  return backup
}

/** How many choices the next opening finds; it leaves the campaigns closed. */
function found(at: string): number | undefined {
  const db = must(openDatabase(at))
  const count = inputs(db)
  closeDatabase(db)
  return count
}

describe('an error of the system', () => {
  test.each<[Errno, string]>([
    ['EACCES', 'read-only'],
    ['EROFS', 'read-only'],
    ['ENOSPC', 'full'],
    ['EDQUOT', 'full'],
    ['ENOENT', 'missing'],
    ['ELOOP', 'missing'],
    ['ESTALE', 'missing'],
    ['EBUSY', 'busy'],
    ['EMFILE', 'busy'],
    ['ENFILE', 'busy'],
    ['ENOLCK', 'busy'],
    ['EIO', 'failing'],
    ['EINVAL', 'failing'],
    ['EXDEV', 'failing'],
    ['EPIPE', 'failing'],
  ])('%s is %s, under whatever name Node tells it', (name, kind) => {
    for (const syscall of ['open', 'rm']) expect(storageFailure(systemError(name, syscall, '/x'))?.kind).toBe(kind)
  })

  test('is told from a bug', () => {
    expect(storageFailure(new TypeError('x is not a function'))).toBeNull()
    expect(storageFailure(Object.assign(new Error('no JSON'), { code: 'ERR_X' }))).toBeNull()
    // Said by the binding of SQLite.
    expect(storageFailure(new TypeError('Cannot save backup because the directory does not exist'))?.kind).toBe('missing')
  })

  test.each<Errno>(['EIO', 'EDQUOT', 'EBUSY', 'EINVAL', 'EXDEV', 'EMFILE', 'ESTALE', 'ELOOP'])(
    'is never thrown where it is looked for: %s',
    (error) => {
      const kind = storageFailure(systemError(error, 'open', '/x'))?.kind
      for (const name of ['statSync', 'openSync', 'writeSync', 'fsyncSync', 'rmSync']) {
        disk = failingDisk((call) => (call.name === name ? error : null))
        expect([name, probe(file)?.kind]).toEqual([name, kind])
        disk.end()
      }
      expect(probe(file)).toBeNull()
      expect(isThere(`${file}.probe`)).toBe(false)
    },
  )
})

describe('a restore', () => {
  /** Restores over open campaigns while the disk fails, and what was said of it. */
  function restoring(
    backup: string,
    from: string,
    error: (call: DiskCall) => Errno | null,
  ): { readonly placed: Placed; readonly calls: number } {
    for (const name of ['campaigns.db', 'backups']) cpSync(join(from, name), join(folder, name), { recursive: true })
    const db = must(openDatabase(file))
    const ready = `campaigns.db.part-${backup}`
    cpSync(join(from, ready), join(folder, ready), { recursive: true })
    const faults = failingDisk(error)
    disk = faults
    const placed = putInPlace(file, backup, AT, () => closeDatabase(db))
    faults.end()
    if (placed.kind === 'done') closeDatabase(placed.value.db)
    else if (db.raw.open) closeDatabase(db)
    return { placed, calls: faults.calls() }
  }

  // EXDEV is the error that there is a way round.
  test.each<[Errno, 'once' | 'for good']>([
    ['EIO', 'once'],
    ['EIO', 'for good'],
    ['EXDEV', 'once'],
  ])('is done or it is not, as is said, wherever the disk fails with %s, %s', { timeout: 60_000 }, (error, lasts) => {
    const backup = filled()
    must(makeReady(file, backup))
    const prepared = folder
    const kinds = new Set<string>()
    for (let n = 0; ; n++) {
      folder = mkdtempSync(join(tmpdir(), 'citadel-failing-'))
      file = join(folder, 'campaigns.db')
      const fails = ({ before }: DiskCall) => (before === n || (lasts === 'for good' && before > n) ? error : null)
      const { placed, calls } = restoring(backup, prepared, fails)
      kinds.add(placed.kind)
      // By the next opening: nothing that was refused may be carried out later.
      expect([n, placed.kind, found(file)]).toEqual([n, placed.kind, placed.kind === 'refused' ? 20 : 10])
      if (placed.kind === 'refused') expect(placed.refusal.message).toMatch(/everything is as it was/)
      if (placed.kind === 'done') expect(listBackups(file).map(({ id }) => id)).toContain(placed.value.aside)
      rmSync(folder, { recursive: true })
      if (n >= calls) break
    }
    folder = prepared
    expect([...kinds]).toEqual(expect.arrayContaining(lasts === 'once' ? ['done', 'refused'] : ['done', 'refused', 'decided']))
  })

  test('whose old file is out of sight when it is to be undone is not said to be undone', () => {
    const backup = filled()
    must(makeReady(file, backup))
    const prepared = folder
    folder = mkdtempSync(join(tmpdir(), 'citadel-failing-'))
    file = join(folder, 'campaigns.db')
    let isGone = false
    const { placed } = restoring(backup, prepared, ({ name, path }) => {
      // The disk of the backups goes when the restored file is to be opened.
      if (name === 'accessSync' && path === folder && !isGone) {
        isGone = true
        renameSync(join(folder, 'backups'), join(folder, 'elsewhere'))
      }
      return isGone && name === 'accessSync' ? 'EIO' : null
    })
    expect(placed).toMatchObject({ kind: 'decided', refusal: { kind: 'failing' } })
    renameSync(join(folder, 'elsewhere'), join(folder, 'backups'))
    expect(found(file)).toBe(10)
    rmSync(prepared, { recursive: true })
  })

  test('is done where folders cannot be put on the disk', () => {
    const backup = filled()
    must(makeReady(file, backup))
    const db = must(openDatabase(file))
    must(makeReady(file, backup))
    disk = failingDisk(({ name, path }) => (name === 'fsyncSync' && statSync(path).isDirectory() ? 'EINVAL' : null))
    const { db: restored } = must(putInPlace(file, backup, AT, () => closeDatabase(db)) as Exclude<Placed, { kind: 'decided' }>)
    expect(inputs(restored)).toBe(10)
    closeDatabase(restored)
  })
})

describe('backups', () => {
  const ASIDE = '2026-01-01t12-00-00z-restore.db'

  test('are made where folders cannot be put on the disk', () => {
    disk = failingDisk(({ name, path }) => (name === 'fsyncSync' && statSync(path).isDirectory() ? 'EINVAL' : null))
    expect(listBackups(file)).toEqual([])
    const backup = filled()
    expect(listBackups(file).map(({ id }) => id)).toEqual([backup])
    syncFolder(folder)
  })

  test.each(['.unsound-', '.aside-'])('lie beside the campaigns too (%s), and a hall that has any is not begun anew', (how) => {
    filled()
    const beside = `${file}${how}${ASIDE}`
    renameSync(file, beside)
    rmSync(join(folder, 'backups'), { recursive: true })
    expect(refusalOf(openDatabase(file))).toBe('storage missing')
    expect(isThere(file)).toBe(false)
    const reason = how === '.aside-' ? 'restore' : 'unsound'
    const [only] = listBackups(file)
    expect(only).toMatchObject({ id: `2026-01-01t12-00-00z-${reason}.db`, reason, size: statSync(beside).size })
    must(makeReady(file, only?.id ?? ''))
    const { db } = must(putInPlace(file, only?.id ?? '', AT, () => {}) as Exclude<Placed, { kind: 'decided' }>)
    expect(inputs(db)).toBe(20)
    closeDatabase(db)
  })

  test('whose folder cannot be looked into are not taken for none', () => {
    filled()
    rmSync(file)
    disk = failingDisk(({ name, path }) => (name === 'readdirSync' && path.endsWith('backups') ? 'EIO' : null))
    expect(refusalOf(openDatabase(file))).toBe('storage failing')
    disk.end()
    expect(refusalOf(openDatabase(file))).toBe('storage missing')
  })
})

describe('an opening', () => {
  test.each<Errno>(['EMFILE', 'EIO', 'EACCES'])('leaves what waits for the place of the campaigns where it cannot be read: %s', (error) => {
    filled()
    const waiting = `${file}.next-2026-01-01t12-00-00z-restore.db`
    renameSync(file, waiting)
    disk = failingDisk(({ name, path }) => (name === 'openSync' && path === waiting ? error : null))
    const kind = storageFailure(systemError(error, 'open', waiting))?.kind
    expect(refusalOf(openDatabase(file))).toBe(`storage ${kind}`)
    disk.end()
    expect([isThere(waiting), found(file)]).toEqual([true, 20])
  })

  test('says of a file that cannot be looked at what the system says, and never begins anew', () => {
    filled()
    rmSync(join(folder, 'backups'), { recursive: true })
    disk = failingDisk(({ name, path }) => (name === 'statSync' && path === file ? 'EIO' : null))
    expect(refusalOf(openDatabase(file))).toBe('storage failing')
    disk.end()
    expect(found(file)).toBe(20)
  })

  test('is not kept from a folder whose lock or whose backups are links to themselves', () => {
    filled()
    symlinkSync('campaigns.db.lock', `${file}.lock`)
    const lock = must(lockFolder(file))
    rmSync(join(folder, 'backups'), { recursive: true })
    symlinkSync('backups', join(folder, 'backups'))
    const db = must(openDatabase(file))
    expect(() => backUp(db.raw, file, AT, 'manual')).toThrow(/ELOOP/)
    closeDatabase(db)
    lock.release()
  })

  test('of a lock that fails half way leaves no claim behind', () => {
    disk = failingDisk(({ name, path, before }) => (name === 'statSync' && path.endsWith('.lock') && before > 4 ? 'EIO' : null))
    expect(lockFolder(file).kind).toBe('refused')
    disk.end()
    must(lockFolder(file)).release()
  })
})

test('a page that cannot be read is an error of the disk, not damage', () => {
  const raw = new Database(':memory:')
  const check = (...found: string[]) => passes(Object.assign(Object.create(raw), { pragma: () => found.shift() ?? 'ok' }), 'quick_check(1)')
  expect(check('ok')).toBe(true)
  expect(check('Freelist: failed to get page 7')).toBe(true) // read the second time
  expect(check('row 3 missing from index a', 'row 3 missing from index a')).toBe(false)
  const unread = 'Tree 5 page 7: unable to get the page. error code=266'
  expect(() => check(unread, unread)).toThrow(expect.objectContaining({ code: 'SQLITE_IOERR_READ' }))
  const short = 'Tree 5 page 7: unable to get the page. error code=522'
  expect(check(short, short)).toBe(false)
  // An unreadable page is sometimes called damage outright.
  const corrupt = new Database.SqliteError('malformed', 'SQLITE_CORRUPT')
  let looks = 0
  const once = () => {
    looks += 1
    if (looks === 1) throw corrupt
    return 'ok'
  }
  expect(passes(Object.assign(Object.create(raw), { pragma: once }), 'quick_check(1)')).toBe(true)
  expect(() =>
    lookedTwice(
      () => {
        throw corrupt
      },
      () => false,
    ),
  ).toThrow('malformed')
  const failing = Object.assign(Object.create(raw), {
    pragma: () => unread,
    prepare: () => ({ pluck: () => ({ all: () => ['t'] }) }),
  })
  expect(() => checkIndexes(failing).next()).toThrow('cannot be read')
  raw.close()
})

test('a database is moved with its log or not at all', () => {
  mkdirSync(join(folder, 'to'))
  for (const end of ['', '-wal']) writeFileSync(file + end, `campaigns${end}`)
  const to = join(folder, 'to', basename(file))
  disk = failingDisk(({ name, path }) => (name === 'renameSync' && path === `${file}-wal` ? 'EACCES' : null))
  expect(() => moveWhole(file, to)).toThrow(/EACCES/)
  disk.end()
  expect([isThere(file), isThere(to)]).toEqual([true, false])
  moveWhole(file, to)
  expect([isThere(`${file}-wal`), isThere(`${to}-wal`)]).toEqual([false, true])
})
