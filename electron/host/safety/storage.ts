import { statSync } from 'node:fs'
import Database from 'better-sqlite3'
import { alone } from '../../../db/alone.ts'
import { type Backup, type BackupReason, listBackups, NotAlike, newBackupId, sweepParts, writeWhole } from '../../../db/backup.ts'
import { packOldest } from '../../../db/choices.ts'
import type { StorageKind } from '../../../db/errno.ts'
import { decideSwap } from '../../../db/file-swap.ts'
import { lockFolder } from '../../../db/folder-lock.ts'
import { type CampaignDatabase, closeDatabase } from '../../../db/open.ts'
import { diagnosed, done, probe, type Result, refused, type StorageRefusal, storageFailure, storageRefusal } from '../../../db/refusal.ts'
import { clearReady, putInPlace } from '../../../db/restore.ts'
import { rollBack } from '../../../db/write.ts'
import { conflict, refusal as refusalOf } from '../../../engine/kernel/refusal.ts'
import type { StorageStatus } from '../../contract/index.ts'
import { changesOf, type Held, type Opener, type Surroundings, UNSAVED } from './held.ts'
import { backUpNow, backUpSoon, backupFailure, checkWhenIdle, foreseeBackups } from './making-backups.ts'
import { troubleWords } from './storage-words.ts'

/** Where the campaigns are kept, what state that is in, and the backups beside them. */
export interface Storage {
  /** Null for campaigns in memory. */
  readonly file: string | null
  /** The open campaigns, or why there are none. A restore or a reopening replaces it. */
  readonly current: Result<CampaignDatabase, StorageRefusal>
  status(): StorageStatus
  /** Tries again what failed: opening the campaigns, or writing to them. */
  retry(): StorageStatus
  /** Whether this host has the folder to itself: only then may it write beside the campaigns. */
  isOurs(): boolean
  /** What a failure outside of a write turns out to be, noted if it is the campaigns' own; null for a bug. Never throws. */
  failed(error: unknown): StorageRefusal | null
  backups(): readonly Backup[]
  /** The new backup's id; null for campaigns in memory. */
  backUp(reason: BackupReason): Result<string | null>
  backUpSoon(reason: BackupReason): void
  /**
   * Writes the log into the file after the reply: when a campaign begins, its roster changes or a game is over, and before it has grown so
   * long that a choice would have to (`isLogLong`). A log that is damaged is dropped without a word, and all of a first session would be in it.
   */
  checkpointSoon(): void
  /** Packs the oldest inputs of an open session, after the reply. */
  packSoon(session: string): void
  /** Has one function called when a backup has been made or has failed, and when the campaigns turn out damaged. */
  watch(watcher: () => void): void
  /** Puts a backup in the place of the campaigns; `aside` is the backup that now holds what was there, null where nothing was. */
  restore(id: string, makeReady: MakeReady): Promise<Result<{ readonly aside: string | null }>>
  /** Makes a last backup if anything has changed, and closes. */
  close(): Promise<void>
}

/** Makes a backup ready outside the host's turn: until it is, the campaigns stay in use. */
export type MakeReady = (file: string, id: string) => Promise<Result<null>>

/**
 * Claims the folder for as long as this host lives, and only then opens the campaigns.
 * @param file null for campaigns in memory
 */
export function storageOf(file: string | null, open: Opener, { now, report }: Surroundings): Storage {
  const held: Held = {
    ...{ file, lock: null, current: refused(storageRefusal('missing')), saved: 0, running: null, unmade: null },
    ...{ restoring: false, closed: false },
    ...{ now, report, open, watcher: () => {} },
  }
  reopen(held)
  return {
    file,
    get current() {
      return settled(held)
    },
    status: () => statusOf(held),
    retry() {
      tryAgain(held)
      return statusOf(held)
    },
    isOurs: () => held.lock?.inPlace() ?? false,
    failed: (error) => (isOfCampaigns(error) ? noteFailure(held, error) : storageFailure(error)),
    backups: () => (file === null ? [] : listBackups(file)),
    backUp: (reason) => backUpNow(held, reason),
    backUpSoon: (reason) => backUpSoon(held, reason),
    checkpointSoon: () => checkpointSoon(held),
    packSoon: (session) => packSoon(held, session),
    watch(watcher) {
      held.watcher = watcher
    },
    restore: (id, makeReady) => putBack(held, id, makeReady),
    close: () => closeHeld(held),
  }
}

/** Claims the folder where it is not ours yet, or no longer; returns why it cannot be. */
function claim(held: Held): StorageRefusal | null {
  if (held.file === null || held.lock?.inPlace()) return null
  held.lock?.release()
  held.lock = null
  const claimed = lockFolder(held.file)
  if (claimed.kind === 'refused') return claimed.refusal
  held.lock = claimed.value
  return null
}

/** Opens the campaigns, or says why they cannot be. */
function reopen(held: Held): void {
  const refusal = claim(held)
  hold(held, refusal === null ? held.open({ at: held.now(), unforeseen: held.report }) : refused(refusal))
}

/** A file that turns out damaged while it is open is closed: nothing more is written to it. */
function settled(held: Held): Held['current'] {
  const { current } = held
  if (current.kind === 'done' && (current.value.health.trouble === 'damaged' || current.value.health.trouble === 'foreign')) {
    held.current = refused(storageRefusal('damaged'))
    try {
      current.value.raw.close()
    } catch (error) {
      held.report(error)
    }
  }
  return held.current
}

function statusOf(held: Held): StorageStatus {
  const current = settled(held)
  if (current.kind === 'refused') return troubled(current.refusal.kind, 'opening')
  const { value: db } = current
  const trouble = misplaced(db) ?? db.health.trouble
  if (trouble !== null) return troubled(trouble, 'running')
  const kept = held.file === null ? 'memory' : 'file'
  try {
    return { state: 'open', kept, size: sizeOf(db), version: formatOf(db), backups: backupsOf(held) }
  } catch (error) {
    const failure = noteFailure(held, error)
    if (failure === null) throw error
    return troubled(failure.kind, 'running')
  }
}

/** Why the open file cannot be found where it should be; null where it is there. */
function misplaced(db: CampaignDatabase): StorageKind | null {
  try {
    return db.inPlace() ? null : 'missing'
  } catch (error) {
    return storageFailure(error)?.kind ?? 'failing'
  }
}

/**
 * When the newest backup that we made and read back was made, and why there may be no other. A wrong clock may have named others later than
 * now. The state of the campaigns is told whether or not their backups can be listed.
 */
function backupsOf({ file, now, unmade }: Held): Extract<StorageStatus, { state: 'open' }>['backups'] {
  const present = now()
  try {
    const listed = file === null ? [] : listBackups(file)
    const newest = listed.find(({ at, reason }) => reason !== 'restore' && reason !== 'brought' && reason !== 'unsound' && at <= present)
    return { newest: newest?.at ?? null, failed: unmade }
  } catch (error) {
    const failure = backupFailure(error, file)
    if (failure === null) throw error
    return { newest: null, failed: unmade ?? failure.message }
  }
}

/** Files beside the campaigns may fail too: the backups, say, which can lie on another disk. */
function isOfCampaigns(error: unknown): boolean {
  return error instanceof Database.SqliteError
}

function noteFailure({ current, file }: Held, error: unknown): StorageRefusal | null {
  const seen = diagnosed(error, file)
  if (seen !== null && current.kind === 'done') current.value.health.trouble = seen.kind
  return seen
}

function tryAgain(held: Held): void {
  const { file, restoring } = held
  if (restoring) return // opening would sweep the copy that is being made
  const current = settled(held)
  if (current.kind === 'refused') {
    reopen(held)
    return
  }
  const { value: db } = current
  if (file === null || (db.health.trouble === null && misplaced(db) === null)) return
  try {
    db.health.trouble = writeAgain(held, db, file)?.kind ?? null
  } catch (error) {
    rollBack(db.raw)
    if (noteFailure(held, error) === null) throw error
  }
}

/** What the trouble is now, once writing has been tried again. */
function writeAgain(held: Held, db: CampaignDatabase, file: string): StorageRefusal | null {
  if (!db.inPlace()) return writeAnew(held, db, file)
  const refusal = probe(file, 1 << 20)
  if (refusal === null) db.raw.exec(`BEGIN IMMEDIATE; PRAGMA user_version = ${formatOf(db)}; COMMIT`)
  return refusal
}

/**
 * The file was moved or deleted while it was open: its contents are written back and read through, and whatever lies in its place by now
 * is set aside. Until that has been decided nothing is closed, for this process alone has them.
 */
function writeAnew(held: Held, db: CampaignDatabase, file: string): StorageRefusal | null {
  const refusal = claim(held)
  if (refusal !== null) return refusal
  sweepParts(file)
  const whole = `${file}.part`
  try {
    writeWhole(db.raw, whole)
  } catch (error) {
    if (error instanceof NotAlike) return storageRefusal('failing')
    throw error
  }
  decideSwap(whole, file, newBackupId(file, held.now(), 'restore'))
  try {
    closeDatabase(db)
  } finally {
    reopen(held)
    held.saved = UNSAVED // the backups may have gone with it
  }
  return null
}

function hold(held: Held, current: Held['current']): void {
  held.current = current
  held.saved = changesOf(current)
  held.unmade = null
  foreseeBackups(held)
  checkWhenIdle(held)
}

function checkpointSoon(held: Held): void {
  const { current } = held
  if (held.file === null || current.kind === 'refused') return
  const { raw } = current.value
  setImmediate(() => {
    try {
      if (raw.open) raw.pragma('wal_checkpoint(PASSIVE)')
    } catch (error) {
      if (noteFailure(held, error) === null) held.report(error)
    }
  })
}

/** A refusal of the disk is kept as the storage's trouble; the next stretch that is full packs this one too. */
function packSoon({ current, report }: Held, session: string): void {
  if (current.kind === 'refused') return
  const { value: db } = current
  setImmediate(() => {
    const packed = alone(db.raw, async () => {
      if (db.raw.open) packOldest(db, session)
    })
    packed.catch(report)
  })
}

async function putBack(held: Held, id: string, makeReady: MakeReady): Promise<Result<{ readonly aside: string | null }>> {
  const { file } = held
  if (file === null) return refused(storageRefusal('missing'))
  if (held.restoring) return refused(RESTORING)
  const refusal = claim(held)
  if (refusal !== null) return refused(refusal)
  held.restoring = true
  try {
    const ready = await makeReady(file, id)
    if (ready.kind === 'refused') return ready
    await held.running
    return held.closed ? refused(CLOSED) : replace(held, file, id)
  } finally {
    held.restoring = false
    if (!held.closed) tidy(held, file, id)
  }
}

const RESTORING = conflict('Another backup is being restored.', 'work')
const CLOSED = refusalOf('closed', 'Citadel is closing.')

function replace(held: Held, file: string, id: string): Result<{ readonly aside: string | null }> {
  const before = held.current
  try {
    const placed = putInPlace(file, id, held.now(), () => {
      if (before.kind === 'done') closeAsOneFile(before.value)
    })
    if (placed.kind === 'refused') return placed
    if (placed.kind === 'done') hold(held, done(placed.value.db))
    else reopen(held)
    const { aside } = placed.kind === 'done' ? placed.value : placed
    return held.current.kind === 'done' ? done({ aside }) : refused({ ...held.current.refusal, message: HALFWAY })
  } finally {
    if (held.current === before && before.kind === 'done' && !before.value.raw.open) reopen(held)
  }
}

const HALFWAY =
  'The disk failed while the backup was being put in place. Try again: it has its place as soon as the campaigns can be opened, and what was there is kept.'

/** What cannot be deleted now, because the thread that was stopped still has it open, goes at the next opening. */
function tidy(held: Held, file: string, id: string): void {
  try {
    clearReady(file, id)
  } catch (error) {
    held.report(error)
  }
}

/** Writes the file again where it is gone, and makes a last backup where anything has changed since the newest one. */
async function closeHeld(held: Held): Promise<void> {
  held.closed = true
  await held.running
  try {
    rescue(held)
    if (settled(held).kind === 'refused' || changesOf(held.current) === held.saved) return
    const made = backUpNow(held, 'quit')
    if (made.kind === 'refused') held.report(new Error(made.refusal.message))
  } catch (error) {
    held.report(error)
  } finally {
    if (held.current.kind === 'done' && held.current.value.raw.open) closeDatabase(held.current.value)
    held.lock?.release()
  }
}

/** What was deleted while it was open ends with the process, unless it is written again. */
function rescue(held: Held): void {
  const { file, current } = held
  if (file === null || current.kind === 'refused' || current.value.inPlace()) return
  const refusal = writeAnew(held, current.value, file)
  if (refusal !== null) held.report(new Error(refusal.message))
}

/** Leaves no log beside the file: what is set aside can then be read in a folder that cannot be written to. A damaged file is closed as well as it can be. */
function closeAsOneFile(db: CampaignDatabase): void {
  try {
    db.raw.pragma('journal_mode = DELETE')
  } catch (error) {
    if (storageFailure(error) === null) throw error
  }
  closeDatabase(db)
}

function troubled(kind: StorageRefusal['kind'], when: 'opening' | 'running'): StorageStatus {
  const { todo, ...words } = troubleWords(kind, when)
  return { state: 'refused', kind, ...words, todo: [...todo] }
}

function formatOf({ raw }: CampaignDatabase): number {
  return Number(raw.pragma('user_version', { simple: true }))
}

function sizeOf({ raw, file }: CampaignDatabase): number {
  const found = file === null ? undefined : statSync(file, { throwIfNoEntry: false })
  if (found !== undefined) return found.size
  return Number(raw.pragma('page_count', { simple: true })) * Number(raw.pragma('page_size', { simple: true }))
}
