import { type BackupReason, backUp, backUpInSteps, hasRoomForNames, NotAlike, rotate } from '../../../db/backup.ts'
import { checkIndexes, type IndexState, indexesOf } from '../../../db/indexes.ts'
import type { CampaignDatabase } from '../../../db/open.ts'
import { diagnosed, done, type Result, refused, type StorageRefusal, storageRefusal } from '../../../db/refusal.ts'
import { changesOf, type Held } from './held.ts'

/** How long after opening the indexes are read, in milliseconds: by then the first screen stands. */
const IDLE = 1000

const TOO_LONG: StorageRefusal = {
  ...storageRefusal('missing'),
  message: 'The path of the folder is too long for the names of backups: keep the campaigns in a folder with a shorter path.',
}

const NO_FOLDER: StorageRefusal = {
  ...storageRefusal('missing'),
  message: 'The folder of the backups cannot be found or made. If it is on another disk, connect it and try again.',
}

/** Makes a backup at once, and returns its id; null for campaigns in memory. */
export function backUpNow(held: Held, reason: BackupReason): Result<string | null> {
  const { file, current } = held
  if (file === null) return done(null)
  if (current.kind === 'refused') return current
  const { value: db } = current
  const copy = () => backUp(db.raw, file, held.now(), reason)
  try {
    const id = trying(copy, held, db)
    made(held, file, id, changesOf(current))
    return done(id)
  } catch (error) {
    const refusal = unmade(held, file, error)
    if (refusal === null) throw error
    return refused(refusal)
  }
}

/** Makes one a little at a time, after the reply. Does nothing where nothing has changed. */
export function backUpSoon(held: Held, reason: BackupReason): void {
  const { file, current } = held
  const changes = changesOf(current)
  if (file === null || current.kind === 'refused' || held.running !== null || changes === held.saved) return
  const { value: db } = current
  const copy = () => backUpInSteps(db.raw, file, held.now(), reason)
  const work = async () => {
    await new Promise((resume) => setImmediate(resume))
    const id = await copy().catch((error) => {
      mend(held, db, error)
      return copy()
    })
    made(held, file, id, changes)
  }
  held.running = work()
    .catch((error) => {
      if (unmade(held, file, error) === null) held.report(error)
    })
    .finally(() => {
      held.running = null
    })
}

/** Says from the start what would make every backup fail. */
export function foreseeBackups(held: Held): void {
  const { file, current } = held
  if (file !== null && current.kind === 'done' && !hasRoomForNames(file)) held.unmade = TOO_LONG.message
}

/** Reads every index once nothing else is to be done, some time after opening. */
export function checkWhenIdle(held: Held): void {
  const { file, current } = held
  if (file === null || current.kind === 'refused') return
  setTimeout(() => void readThrough(held, current.value).catch(held.report), IDLE).unref()
}

async function readThrough(held: Held, db: CampaignDatabase): Promise<void> {
  const checking = checkIndexes(db.raw)
  while (db.raw.open) {
    const step = checking.next()
    if (step.done) return note(held, db, step.value)
    await new Promise((resume) => setImmediate(resume))
  }
}

function trying(copy: () => string, held: Held, db: CampaignDatabase): string {
  try {
    return copy()
  } catch (error) {
    mend(held, db, error)
    return copy()
  }
}

/** A copy that differs comes from a damaged index, if not from the disk: that is mended and the copy tried again. Throws what is neither. */
function mend(held: Held, db: CampaignDatabase, error: unknown): void {
  const state = error instanceof NotAlike ? indexesOf(db.raw) : 'sound'
  note(held, db, state)
  if (state !== 'mended') throw error
}

function note(held: Held, db: CampaignDatabase, state: IndexState): void {
  if (state === 'sound') return
  held.report(new Error(state === 'mended' ? 'an index differed from its table and was rebuilt' : 'the campaigns are damaged'))
  if (state === 'mended') return
  db.health.trouble = 'damaged'
  held.watcher()
}

/** A backup counts as made whether or not old ones can be deleted. */
function made(held: Held, file: string, id: string, changes: number): void {
  held.saved = changes
  held.unmade = null
  try {
    rotate(file, id)
  } catch (error) {
    held.report(error)
  }
  held.watcher()
}

/** Keeps why no backup could be made; null for a bug. */
function unmade(held: Held, file: string, error: unknown): StorageRefusal | null {
  const refusal = hasRoomForNames(file) ? reasonOf(held, error) : TOO_LONG
  held.unmade = refusal?.message ?? 'Something went wrong inside Citadel. The report has the details.'
  held.watcher()
  return refusal
}

/** The refusal that an exception stands for while backups are made or listed; null for a bug. */
export function backupFailure(error: unknown, file: string | null): StorageRefusal | null {
  const failure = diagnosed(error, file)
  return failure?.kind === 'missing' ? NO_FOLDER : failure
}

function reasonOf({ current, file }: Held, error: unknown): StorageRefusal | null {
  if (!(error instanceof NotAlike)) return backupFailure(error, file)
  return storageRefusal(current.kind === 'done' && current.value.health.trouble === 'damaged' ? 'damaged' : 'failing')
}
