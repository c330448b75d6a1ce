import { readdirSync, renameSync, rmSync, type Stats, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import Database from 'better-sqlite3'
import { alone } from './alone.ts'
import { discard, isFolder, makeFolder, remove, syncFile, syncFolder } from './files.ts'
import { passes } from './integrity.ts'
import { APPLICATION_ID } from './migrate.ts'
import { isDamage, storageFailure } from './refusal.ts'

/** What a backup was made before, or at. A `brought` one was restored from a file elsewhere; an `unsound` one was to replace the campaigns, and was not whole. */
export const REASONS = ['manual', 'raid', 'quit', 'replace', 'migration', 'delete', 'restore', 'brought', 'unsound'] as const
export type BackupReason = (typeof REASONS)[number]

/** One whole file in the folder beside the campaigns. Its name is its id: `2026-11-21t05-31-45z-quit.db`. */
export interface Backup {
  readonly id: string
  /** ISO time. */
  readonly at: string
  readonly reason: BackupReason
  /** Bytes. */
  readonly size: number
}

const NAME = /^(\d{4}-\d\d-\d\d)t(\d\d)-(\d\d)-(\d\d)z-([a-z]+)(?:-(\d+))?\.db$/

/** Whether a file of that name is listed as a backup. */
export function isBackupId(name: string): boolean {
  return NAME.test(name)
}

/** Where the backups of that database lie. */
export function backupFolder(file: string): string {
  return join(dirname(file), 'backups')
}

/**
 * What a restore has set aside beside the campaigns: the file that was there, where the folder of backups is on another disk, and one
 * that was to replace it and was not whole. They are backups in another place: `campaigns.db.aside-2026-11-21t05-31-45z-restore.db`.
 */
export const ASIDE = '.aside-'
export const UNSOUND = '.unsound-'

/** Where that backup lies. */
export function backupPath(file: string, id: string): string {
  return backupsBeside(file).find((one) => one.id === id)?.path ?? join(backupFolder(file), id)
}

/** The backups beside the campaigns. Those that older versions have set aside as unsound bear the name of what they were to replace. */
function backupsBeside(file: string): readonly { readonly id: string; readonly path: string }[] {
  const folder = dirname(file)
  if (!isFolder(folder)) return []
  return readdirSync(folder).flatMap((name) =>
    [ASIDE, UNSOUND].flatMap((how) => {
      const head = basename(file) + how
      const id = name.slice(head.length)
      if (!name.startsWith(head) || !isBackupId(id)) return []
      return [{ id: how === UNSOUND ? id.replace('z-restore', 'z-unsound') : id, path: join(folder, name) }]
    }),
  )
}

/** Whether there is any backup, be it readable or not: then the campaigns themselves have been here. */
export function hasBackups(file: string): boolean {
  return backupsBeside(file).length > 0 || (isFolder(backupFolder(file)) && readdirSync(backupFolder(file)).some(isBackupId))
}

/** All backups of that file, the newest first. One that the system cannot look at is left out. */
export function listBackups(file: string): readonly Backup[] {
  const folder = backupFolder(file)
  const within = isFolder(folder) ? readdirSync(folder).map((id) => ({ id, path: join(folder, id) })) : []
  return backupsNamed(
    [...within, ...backupsBeside(file)].flatMap(({ id, path }) => {
      const found = isBackupId(id) ? lookAt(path) : undefined
      return found?.isFile() ? [{ id, size: found.size }] : []
    }),
  )
}

/** Those of some files that have the name of a backup, the newest first. */
export function backupsNamed(files: readonly Pick<Backup, 'id' | 'size'>[]): readonly Backup[] {
  const found = files.flatMap(({ id, size }) => {
    const [, day, hours, minutes, seconds, word, nth = '1'] = NAME.exec(id) ?? []
    const reason = REASONS.find((one) => one === word)
    if (day === undefined || reason === undefined) return []
    return [{ id, at: `${day}T${hours}:${minutes}:${seconds}.000Z`, reason, size, nth: Number(nth) }]
  })
  return found.sort((a, b) => b.at.localeCompare(a.at) || b.nth - a.nth || b.id.localeCompare(a.id)).map(({ nth: _, ...backup }) => backup)
}

function lookAt(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch (error) {
    if (storageFailure(error) === null) throw error
    return undefined
  }
}

/** A name that no backup has yet, nor any file beside one. Those of the same second are numbered in their order, whatever they are made for. */
export function newBackupId(file: string, at: string, reason: BackupReason): string {
  const within = isFolder(backupFolder(file)) ? readdirSync(backupFolder(file)) : []
  const second = `${fourDigitYear(at).slice(0, 19).replaceAll(':', '-').toLowerCase()}z-`
  const taken = [...within, ...backupsBeside(file).map(({ id }) => id)].filter((name) => name.startsWith(second))
  const nth = 1 + Math.max(0, ...taken.map((name) => Number(/^[a-z]+-(\d+)\.db/.exec(name.slice(second.length))?.[1] ?? 1)))
  return `${second}${reason}${nth === 1 ? '' : `-${nth}`}.db`
}

/** Clocks can be set to years that no name has room for. */
function fourDigitYear(at: string): string {
  if (/^\d{4}-/.test(at)) return at
  return at.startsWith('-') ? '0000-01-01T00:00:00.000Z' : '9999-12-31T23:59:59.000Z'
}

/**
 * Writes a whole copy of an open database into its backup folder and returns the copy's id. It is copied, read back and checked
 * under another name, synced to the disk, then renamed: a backup of that name is always good.
 */
export function backUp(raw: Database.Database, file: string, at: string, reason: BackupReason): string {
  const id = newBackupId(file, at, reason)
  const part = partOf(file, id)
  try {
    writeWhole(raw, part)
    accept(part, file, id)
  } finally {
    discard(part)
  }
  return id
}

/** Writes an open database into a file of that name and reads it back as a whole. Throws where anything differs. */
export function writeWhole(raw: Database.Database, part: string): void {
  raw.prepare('VACUUM INTO ?').run(part)
  for (const _ of checkCopy(part, formatOf(raw)));
  syncFile(part)
}

/** How many pages are copied before other work gets a turn: about a millisecond's worth. */
export const PAGES_A_STEP = 150

/**
 * The same in small steps, so that nothing has to wait for it. What is written meanwhile is in the copy too. Rejects when
 * the database is closed first.
 */
export async function backUpInSteps(raw: Database.Database, file: string, at: string, reason: BackupReason): Promise<string> {
  const id = newBackupId(file, at, reason)
  const part = partOf(file, id)
  try {
    const format = formatOf(raw)
    await alone(raw, () => raw.backup(part, { progress: () => PAGES_A_STEP }))
    for (const _ of checkCopy(part, format)) await new Promise((resume) => setImmediate(resume))
    syncFile(part)
    accept(part, file, id)
  } finally {
    discard(part)
  }
  return id
}

/**
 * Reasons of automatic backups that precede no destructive command: only these are ever deleted by us. What a campaign was before a
 * file replaced it (`replace`) is in that file, too.
 */
const AUTOMATIC: readonly BackupReason[] = ['raid', 'quit', 'replace']

/** How many automatic backups stay in any case. */
const LEAST = 10

/**
 * Which automatic backups are no longer needed: all but the newest three, the newest of each of the last seven days that
 * have any, and the newest of each month; if those are fewer than ten, the next newest stay too. A clock that jumps or stands
 * thus costs little, and never the backup just made: what is named later than that one counts as the oldest.
 * @param backups the newest first
 * @param made the backup just made
 */
export function outdated(backups: readonly Backup[], made: string | null): readonly Backup[] {
  const named = backups.filter(({ reason }) => AUTOMATIC.includes(reason))
  const latest = Math.max(
    0,
    named.findIndex(({ id }) => id === made),
  )
  const automatic = [...named.slice(latest), ...named.slice(0, latest)]
  const newestOf = (part: (at: string) => string) =>
    [...new Map(automatic.toReversed().map((backup) => [part(backup.at), backup])).values()].toReversed()
  const days = newestOf((at) => at.slice(0, 10)).slice(0, 7)
  const kept = new Set([...automatic.slice(0, 3), ...days, ...newestOf((at) => at.slice(0, 7))].map(({ id }) => id))
  for (const { id } of automatic) if (kept.size < LEAST) kept.add(id)
  return automatic.filter(({ id }) => !kept.has(id))
}

/** Deletes the automatic backups that are no longer needed, now that this one has been made. */
export function rotate(file: string, made: string | null): void {
  for (const { id } of outdated(listBackups(file), made)) rmSync(join(backupFolder(file), id), { force: true })
}

/**
 * Deletes what the end of a process cut short: copies beside the file and among the backups. Only with the database open.
 * What cannot be deleted does no harm.
 */
export function sweepParts(file: string): void {
  const own = basename(file)
  sweep(dirname(file), (name) => name.startsWith(`${own}.part`) || name === `${own}.probe`)
  sweep(backupFolder(file), (name) => name.includes('.part') || name.endsWith('.probe'))
}

function sweep(folder: string, isLeft: (name: string) => boolean): void {
  try {
    if (!isFolder(folder)) return
    for (const name of readdirSync(folder).filter(isLeft)) remove(join(folder, name))
  } catch (error) {
    if (storageFailure(error) === null) throw error
  }
}

/** Reads a fresh copy back, one table a step. Throws where anything differs. */
function* checkCopy(part: string, format: number): Generator<void> {
  const copy = new Database(part)
  try {
    copy.pragma('journal_mode = DELETE') // one file, which can be read without others beside it
    if (copy.pragma('application_id', { simple: true }) !== APPLICATION_ID || formatOf(copy) !== format) throw new NotAlike()
    const tables = copy.prepare<[], string>("SELECT name FROM sqlite_schema WHERE type = 'table'").pluck().all()
    for (const table of tables) {
      if (!passes(copy, `integrity_check('${table}')`)) throw new NotAlike()
      yield
    }
  } catch (error) {
    throw isDamage(error) ? new NotAlike() : error // it is the copy that is damaged
  } finally {
    copy.close()
  }
}

/** A copy differs from what was to be copied, or cannot be read. */
export class NotAlike extends Error {
  constructor() {
    super('the backup does not read back as it was written')
  }
}

/** The longest that is ever added to the name of the campaigns, but for a journal: a restore makes its copy there. */
const LONGEST = '.part-2026-11-21t05-31-45z-migration-999.db/campaigns.db'.length

/** Whether the path leaves room for the names of backups: SQLite allows 512 bytes, Windows often 260. Tried where it may not. */
export function hasRoomForNames(file: string): boolean {
  if (Buffer.byteLength(file) < 180) return true
  return isWritable(`${file}.part`.padEnd(file.length + LONGEST, 'x')) || !isWritable(`${file}.part`)
}

function isWritable(part: string): boolean {
  try {
    const raw = new Database(part)
    try {
      raw.exec('CREATE TABLE trial (a)')
    } finally {
      raw.close()
      discard(part)
    }
    return true
  } catch {
    return false
  }
}

/** From here on it is a backup. */
function accept(part: string, file: string, id: string): void {
  renameSync(part, join(backupFolder(file), id))
  syncFolder(backupFolder(file))
}

/** Where a copy is put together; opening the campaigns sweeps what is left of one. */
export function partOf(file: string, id: string): string {
  makeFolder(backupFolder(file))
  return join(backupFolder(file), `${id}.part`)
}

/** The format of an open file: the number of its migrations. */
export function formatOf(raw: Database.Database): number {
  return Number(raw.pragma('user_version', { simple: true }))
}
