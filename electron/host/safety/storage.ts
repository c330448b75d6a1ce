import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { type Backup, type BackupReason, backUp, backUpInSteps, listBackups, newBackupId, rotate, syncToDisk } from '../../../db/backup.ts'
import { decideSwap } from '../../../db/file-swap.ts'
import { type CampaignDatabase, closeDatabase, openDatabase } from '../../../db/open.ts'
import { diagnosed, done, probe, type Result, refused, type StorageRefusal, storageFailure, storageRefusal } from '../../../db/refusal.ts'
import { restore } from '../../../db/restore.ts'
import type { StorageStatus } from '../../contract/index.ts'
import { troubleWords } from './storage-words.ts'

/** Where the campaigns are kept, how that stands, and the backups beside them. */
export interface Storage {
  /** Null in memory. */
  readonly file: string | null
  /** The open campaigns, or why there are none; another one after a restore or a reopening. */
  readonly current: Result<CampaignDatabase, StorageRefusal>
  status(): StorageStatus
  /** Tries again what did not go: opens them, or writes to them. */
  retry(): StorageStatus
  /** Notes what a call ran into outside of a write, and gives what it comes to. */
  failed(refusal: StorageRefusal): StorageRefusal
  backups(): readonly Backup[]
  /** Null in memory. */
  backUp(reason: BackupReason): Result<string | null>
  backUpSoon(reason: BackupReason): void
  /** Puts a backup in the place of the campaigns; gives the backup that holds what was there, null where nothing was. */
  restore(id: string): Promise<Result<{ readonly aside: string | null }>>
  /** Makes a last backup if anything has changed, and closes. */
  close(): Promise<void>
}

interface Surroundings {
  now(): string
  report(error: unknown): void
}

export function storageOf(file: string | null, first: Result<CampaignDatabase, StorageRefusal>, { now, report }: Surroundings): Storage {
  let current = first
  /** How many rows had been changed when the newest backup was made, or when the file was opened. */
  let saved = changesOf(current)
  let running: Promise<void> | null = null

  const reopen = () => {
    if (file === null) return
    current = openDatabase(file, { at: now() })
    saved = changesOf(current)
  }

  /** The backup that was made counts, whether old ones can be deleted or not. */
  const tidy = () => {
    try {
      if (file !== null) rotate(file)
    } catch (error) {
      report(error)
    }
  }

  const backUpNow = (reason: BackupReason): Result<string | null> => {
    if (file === null) return done(null)
    if (current.kind === 'refused') return current
    try {
      const id = backUp(current.value.raw, file, now(), reason)
      saved = changesOf(current)
      tidy()
      return done(id)
    } catch (error) {
      const failure = storageFailure(error)
      if (failure === null) throw error
      return refused(failure)
    }
  }

  /** The file has gone while it was open: all that is in hand is written to its place, and what may lie there now goes aside. */
  const writeAnew = (db: CampaignDatabase, place: string) => {
    mkdirSync(dirname(place), { recursive: true })
    const whole = `${place}.part`
    db.raw.prepare('VACUUM INTO ?').run(whole)
    syncToDisk(whole)
    decideSwap(whole, place, newBackupId(place, now(), 'restore'))
    closeDatabase(db)
    reopen()
  }

  /** What the trouble is now, once it has been tried again. */
  const tryAgain = (db: CampaignDatabase, place: string): StorageRefusal | null => {
    if (!db.inPlace()) {
      writeAnew(db, place)
      return null
    }
    const refusal = probe(place, 1 << 20)
    if (refusal === null) db.raw.exec(`BEGIN IMMEDIATE; PRAGMA user_version = ${formatOf(db)}; COMMIT`)
    return refusal
  }

  /** A file found damaged while it is open is let go of: nothing more is written to it. */
  const settled = (): typeof current => {
    if (current.kind === 'done' && (current.value.health.trouble === 'damaged' || current.value.health.trouble === 'foreign')) {
      const { raw } = current.value
      current = refused(storageRefusal('damaged'))
      try {
        raw.close()
      } catch (error) {
        report(error)
      }
    }
    return current
  }

  return {
    file,
    get current() {
      return settled()
    },
    status() {
      settled()
      if (current.kind === 'refused') return troubled(current.refusal.kind, 'opening')
      const { value: db } = current
      const trouble = db.inPlace() ? db.health.trouble : 'missing'
      if (trouble !== null) return troubled(trouble, 'running')
      return { state: 'open', kept: file === null ? 'memory' : 'file', size: sizeOf(db), version: formatOf(db) }
    },
    retry() {
      const standing = settled()
      if (standing.kind === 'refused') reopen()
      else if (file !== null && (standing.value.health.trouble !== null || !standing.value.inPlace())) {
        const { value: db } = standing
        try {
          db.health.trouble = tryAgain(db, file)?.kind ?? null
        } catch (error) {
          const failure = storageFailure(error)
          if (failure === null) throw error
          db.health.trouble = failure.kind
        }
      }
      return this.status()
    },
    failed(refusal) {
      const seen = diagnosed(refusal, file)
      if (current.kind === 'done') current.value.health.trouble = seen.kind
      return seen
    },
    backups: () => (file === null ? [] : listBackups(file)),
    backUp: backUpNow,
    backUpSoon(reason) {
      const changes = changesOf(current)
      if (file === null || current.kind === 'refused' || running !== null || changes === saved) return
      const { raw } = current.value
      const work = async () => {
        await new Promise((resume) => setImmediate(resume))
        await backUpInSteps(raw, file, now(), reason)
        saved = changes
        tidy()
      }
      running = work()
        .catch(report)
        .finally(() => {
          running = null
        })
    },
    async restore(id) {
      if (file === null) return refused(storageRefusal('missing'))
      await running
      const before = current
      const result = restore(file, id, now(), () => {
        if (before.kind === 'done') closeAsOneFile(before.value)
      })
      if (result.kind === 'done') {
        current = done(result.value.db)
        saved = changesOf(current)
        return done({ aside: result.value.aside })
      }
      if (before.kind === 'done' && !before.value.raw.open) reopen()
      return result
    },
    async close() {
      await running
      if (current.kind === 'refused') return
      const { value: db } = current
      try {
        const made = changesOf(current) !== saved && db.inPlace() ? backUpNow('quit') : null
        if (made?.kind === 'refused') report(new Error(made.refusal.message))
      } finally {
        closeDatabase(db)
      }
    },
  }
}

/** So that what is put aside can be read where nothing may be written beside it. A damaged one closes as it can. */
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

function changesOf(current: Result<CampaignDatabase, StorageRefusal>): number {
  return current.kind === 'refused' ? 0 : Number(current.value.statement('SELECT total_changes()').pluck().get())
}

function formatOf({ raw }: CampaignDatabase): number {
  return Number(raw.pragma('user_version', { simple: true }))
}

function sizeOf({ raw, file }: CampaignDatabase): number {
  if (file !== null && existsSync(file)) return statSync(file).size
  return Number(raw.pragma('page_count', { simple: true })) * Number(raw.pragma('page_size', { simple: true }))
}
