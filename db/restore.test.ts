import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { backUp, listBackups } from './backup.ts'
import { commitChoice } from './choices.ts'
import { examineBackup } from './examine.ts'
import { decideSwap } from './file-swap.ts'
import { type CampaignDatabase, closeDatabase, openDatabase } from './open.ts'
import { getSession } from './sessions.ts'
import { AT, beginRaid, choice, fillCampaign, must, refusalOf } from './testing/raid.ts'
import { restore } from './testing/restoring.ts'
import { verifyCampaign } from './verify.ts'

let folder = ''
let file = ''
let backup = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'citadel-restore-'))
  file = join(folder, 'campaigns.db')
  const db = must(openDatabase(file))
  fillCampaign(db)
  beginRaid(db)
  for (let n = 1; n <= 10; n++) must(commitChoice(db, choice(n)))
  backup = backUp(db.raw, file, '2026-01-01T11:00:00.000Z', 'manual')
  for (let n = 11; n <= 20; n++) must(commitChoice(db, choice(n)))
  closeDatabase(db)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const ASIDE = '2026-01-01t12-00-00z-restore.db'
/** How what was to replace the campaigns and was not whole is listed. */
const UNSOUND = '2026-01-01t12-00-00z-unsound.db'
const inputs = (db: CampaignDatabase) => getSession(db, 's')?.inputs

test('a restored backup has the place of the campaigns, and what was there is a backup now', () => {
  const before = must(openDatabase(file))
  const { db, aside } = must(restore(file, backup, AT, () => closeDatabase(before)))
  expect(inputs(db)).toBe(10)
  expect(verifyCampaign(db, 'c')).toEqual([])
  expect(aside).toBe(ASIDE)
  expect(
    listBackups(file)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([backup, ASIDE].toSorted())
  const back = must(restore(file, ASIDE, AT, () => closeDatabase(db)))
  expect(inputs(back.db)).toBe(20)
  expect(back.aside).toBe('2026-01-01t12-00-00z-restore-2.db')
  must(commitChoice(back.db, choice(21)))
  closeDatabase(back.db)
  expect(readdirSync(folder).toSorted()).toEqual(['backups', 'campaigns.db'])
})

test('what was set aside with a journal of a process that died is sound, is left as it is, and can be restored', () => {
  const backups = join(folder, 'backups')
  const writer = new Database(file)
  writer.pragma('journal_mode = DELETE')
  writer.pragma('cache_size = 1')
  writer.exec(`BEGIN; UPDATE inputs SET dice = '[${'6,'.repeat(2000)}6]'`)
  for (const end of ['', '-journal']) copyFileSync(file + end, join(backups, ASIDE + end))
  writer.exec('ROLLBACK')
  writer.close()
  const bytes = readFileSync(join(backups, ASIDE))
  expect(examineBackup(file, ASIDE).problems).toEqual([])
  expect(readFileSync(join(backups, ASIDE)).equals(bytes)).toBe(true)
  const { db } = must(restore(file, ASIDE, AT, () => {}))
  expect(inputs(db)).toBe(20)
  expect(verifyCampaign(db, 'c')).toEqual([])
  closeDatabase(db)
})

test('whatever lies in its place goes aside as it is: damaged, another program’s, with a log beside it, or nothing', () => {
  for (const bytes of [Buffer.alloc(9000, 0xff), Buffer.from('a letter'), Buffer.alloc(0)]) {
    writeFileSync(file, bytes)
    writeFileSync(`${file}-wal`, 'its log')
    const { db, aside } = must(restore(file, backup, AT, () => {}))
    expect(inputs(db)).toBe(10)
    expect(readFileSync(join(folder, 'backups', aside ?? '')).equals(bytes)).toBe(true)
    expect(readFileSync(join(folder, 'backups', `${aside}-wal`), 'utf8')).toBe('its log')
    closeDatabase(db)
  }
  writeFileSync(file, '')
  expect(refusalOf(openDatabase(file))).toBe('storage damaged')
  rmSync(file)
  expect(refusalOf(openDatabase(file))).toBe('storage missing')
  const { db, aside } = must(restore(file, backup, AT, () => {}))
  expect([inputs(db), aside]).toEqual([10, null])
  closeDatabase(db)
})

test('a backup that is not whole is refused, and nothing has been moved', () => {
  const bytes = readFileSync(join(folder, 'backups', backup))
  writeFileSync(join(folder, 'backups', backup), bytes.fill(0xee, 4096 * 4, 4096 * 8))
  const db = must(openDatabase(file))
  let closed = false
  const close = () => {
    closed = true
  }
  expect(refusalOf(restore(file, backup, AT, close))).toBe('conflict backup-damaged')
  expect(refusalOf(restore(file, 'none.db', AT, close))).toBe('not-found')
  expect([closed, inputs(db), readdirSync(join(folder, 'backups'))]).toEqual([false, 20, [backup]])
  closeDatabase(db)
})

test('where the restored file cannot be opened the old one has its place again', () => {
  const db = must(openDatabase(file))
  // As if the disk had spoilt it between closing and opening.
  const result = restore(file, backup, AT, () => {
    closeDatabase(db)
    writeFileSync(join(folder, `campaigns.db.next-${ASIDE}`), 'no database')
  })
  expect(refusalOf(result)).toBe('storage foreign')
  expect(readdirSync(join(folder, 'backups'))).toEqual([backup])
  const again = must(openDatabase(file))
  expect(inputs(again)).toBe(20)
  closeDatabase(again)
})

test('killed at any step, the next opening finds the old campaigns or the restored ones, whole', { timeout: 240_000 }, () => {
  const child = (n: number, at: string) =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'testing/restore-until-killed.ts'), at, backup, String(n)], {
      encoding: 'utf8',
    })
  let steps = 0
  const seen = new Set<number | undefined>()
  for (let n = 1; ; n++) {
    const copy = mkdtempSync(join(folder, 'copy-'))
    cpSync(file, join(copy, 'campaigns.db'))
    cpSync(join(folder, 'backups'), join(copy, 'backups'), { recursive: true })
    const place = join(copy, 'campaigns.db')
    const { signal, stdout, stderr } = child(n, place)
    const db = must(openDatabase(place))
    seen.add(inputs(db))
    expect([10, 20], `killed at ${n}`).toContain(inputs(db))
    expect(verifyCampaign(db, 'c')).toEqual([])
    closeDatabase(db)
    // Neither state is lost: the other one lies among the backups.
    for (const { id } of listBackups(place)) expect(examineBackup(place, id).problems).toEqual([])
    if (existsSync(join(copy, 'backups', ASIDE))) expect(examineBackup(place, ASIDE).campaigns).toHaveLength(1)
    if (signal === null) {
      expect(stderr).toBe('')
      steps = Number(stdout)
      break
    }
  }
  expect(steps).toBeGreaterThan(3)
  expect([...seen].toSorted()).toEqual([10, 20])
})

test('a swap that was decided is carried out by whoever opens next', () => {
  cpSync(join(folder, 'backups', backup), `${file}.part`)
  decideSwap(`${file}.part`, file, ASIDE)
  const db = must(openDatabase(file))
  expect(inputs(db)).toBe(10)
  closeDatabase(db)
  expect(listBackups(file)).toHaveLength(2)
})

test('a file that waits for the place of the campaigns and is not whole gets another name', () => {
  const stray = (name: string, bytes: string | Uint8Array) => writeFileSync(`${file}.next-${name}`, bytes)
  const whole = readFileSync(join(folder, 'backups', backup))
  stray(ASIDE, 'no database')
  stray('notes.txt', 'not ours')
  stray(backup, whole) // its name is taken: the swap would replace a backup
  mkdirSync(`${file}.next-2026-01-01t12-00-01z-restore.db`)
  const db = must(openDatabase(file))
  expect(inputs(db)).toBe(20)
  closeDatabase(db)
  expect(readFileSync(`${file}.unsound-${ASIDE}`, 'utf8')).toBe('no database')
  expect(listBackups(file).map(({ id }) => id)).toEqual([UNSOUND, backup])
})

test('where the old file has already gone aside it returns instead of one that is not whole', () => {
  renameSync(file, join(folder, 'backups', ASIDE))
  writeFileSync(`${file}.next-${ASIDE}`, 'no database')
  const db = must(openDatabase(file))
  expect(inputs(db)).toBe(20)
  closeDatabase(db)
  expect(listBackups(file).map(({ id }) => id)).toEqual([UNSOUND, backup])
  expect(examineBackup(file, UNSOUND).problems).toHaveLength(1)
})
