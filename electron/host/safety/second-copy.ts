import { randomBytes } from 'node:crypto'
import { copyFile, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, isAbsolute, join, relative, resolve } from 'node:path'
import { z } from 'zod'
import { type Backup, backupPath, backupsNamed, listBackups, NotAlike, outdated } from '../../../db/backup.ts'
import { kindOfSystemError, type StorageKind } from '../../../db/errno.ts'
import { remove } from '../../../db/files.ts'
import { badRequest, conflict } from '../../../engine/kernel/refusal.ts'
import type { Refusal } from '../../../engine/kernel/types.ts'
import type { CopyStatus } from '../../contract/index.ts'
import { readKeptFile, writeKeptFile } from '../files/kept-file.ts'
import { synchronisedBy } from './synchronised.ts'

// Every backup, once more in a folder that the person has chosen: on a stick, another disk or in the cloud. Its failures are its own:
// they stop nothing, and are never told as trouble of the campaigns or of their backups. Nothing waits for that folder, which may lie in a
// network that does not answer.

export interface SecondCopy {
  status(): CopyStatus
  /** Keeps that folder, and copies there from now on. Refuses one that will not do. */
  choose(folder: string): Promise<Refusal | null>
  /** Copies no more. What is there stays. */
  off(): void
  /** Copies what is missing, after the reply. */
  soon(): void
  /** Copies what is missing, as far as a short time allows. */
  close(): Promise<void>
}

interface Surroundings {
  /** Of the campaigns; null for those in memory. */
  readonly file: string | null
  /** Whether the folder of the campaigns is this host's: only then it may write there. */
  isOurs(): boolean
  now(): string
  report(error: unknown): void
  /** Told when a copy has been made or has failed. */
  changed(): void
}

/** What is kept beside the campaigns. */
const Kept = z.object({ folder: z.string(), within: z.string().regex(/^citadel-backups-[0-9a-f]{6}$/) })
type Kept = z.infer<typeof Kept>

/** While a copy fails it is tried again so often, in milliseconds: a stick may be back. */
const AGAIN = 300_000
/** The end of the program waits so long for the last copy, in milliseconds. */
const LAST = 5_000

export function secondCopyOf({ file, isOurs, now, report, changed }: Surroundings): SecondCopy {
  const settings = file === null ? null : join(dirname(file), 'copy.json')
  let kept = settings === null ? null : readKeptFile(settings, Kept)
  let newest: CopyStatus['newest'] = null
  let failed: CopyStatus['failed'] = null
  let sameDisk = false
  let synchronised: string | null | undefined
  let running: Promise<void> = Promise.resolve()

  const missing = async (place: string): Promise<readonly Backup[]> => {
    if (file === null) return []
    const there = await listIn(place)
    newest = newestOf(there)
    const ours = listBackups(file).filter(({ reason }) => reason !== 'unsound' && reason !== 'restore' && reason !== 'brought')
    const ids = new Set(there.map(({ id }) => id))
    // In a new folder, or one that has been away for long, the newest is enough, with others of the same second.
    const since = (ours.find(({ id }) => ids.has(id)) ?? ours[0])?.at ?? ''
    const lacking = ours.filter(({ id, at }) => !ids.has(id) && at >= since)
    return lacking.toReversed()
  }
  const copyAll = async ({ folder, within }: Kept, of: string) => {
    const place = join(folder, within)
    try {
      // The folder itself is never made: a stick that is not there would be a folder on this disk.
      sameDisk = (await stat(folder)).dev === (await stat(dirname(of))).dev
      await made(place)
      for (const { id } of await missing(place)) {
        await copyOne(backupPath(of, id), join(place, id))
        const there = await listIn(place)
        newest = newestOf(there)
        for (const old of outdated(there, id)) await rm(join(place, old.id), { force: true })
      }
      failed = null
    } catch (error) {
      const why = whyNot(error)
      if (why === null) report(error)
      failed = { at: now(), why: why ?? 'Something went wrong inside Citadel. The report has the details.' }
    }
    changed()
  }
  const go = (): Promise<void> => {
    const chosen = kept
    if (file === null || chosen === null) return Promise.resolve()
    // What comes while one is made is copied by the next.
    running = running.then(() => (kept === chosen ? copyAll(chosen, file) : undefined))
    return running
  }
  const soon = () => {
    if (isOurs()) setImmediate(() => void go())
  }
  const timer = setInterval(() => {
    if (failed !== null) soon()
  }, AGAIN)
  timer.unref()

  return {
    status() {
      // Looked at once: the folders around it may be large, or in a network.
      if (synchronised === undefined) synchronised = file === null ? null : synchronisedBy(dirname(file))
      return { folder: kept?.folder ?? null, newest, failed, sameDisk, synchronised }
    },
    async choose(folder) {
      if (file === null || settings === null) return IN_MEMORY
      const wrong = await whyNotThere(folder, dirname(file))
      if (wrong !== null) return wrong
      const chosen = { folder, within: kept?.within ?? `citadel-backups-${randomBytes(3).toString('hex')}` }
      try {
        await made(join(folder, chosen.within))
        if (!isOurs()) return NOT_OURS
        writeKeptFile(settings, chosen)
      } catch (error) {
        const why = whyNot(error)
        if (why === null) throw error
        return conflict(why, 'folder')
      }
      kept = chosen
      newest = null
      failed = null
      await go()
      return null
    },
    off() {
      if (settings !== null && isOurs()) remove(settings)
      kept = null
      newest = null
      failed = null
      changed()
    },
    soon,
    async close() {
      clearInterval(timer)
      const waiting = Promise.withResolvers<void>()
      const late = setTimeout(waiting.resolve, LAST)
      await Promise.race([go(), waiting.promise])
      clearTimeout(late)
    },
  }
}

const IN_MEMORY = conflict('These campaigns are kept in memory only and end with Citadel: there is nothing to copy.', 'in-memory')
const NOT_OURS = conflict('Another window of Citadel has the campaigns: choose the folder there.', 'locked')

/** It is whole under its name, or not there: written under another one, put on the disk, read back, and renamed. */
async function copyOne(from: string, to: string): Promise<void> {
  const part = `${to}.part`
  try {
    await copyFile(from, part)
    await synced(part)
    if (!(await alike(from, part))) throw new NotAlike()
    await rename(part, to)
    // Many network folders cannot be synced: what was renamed has its name all the same.
    await synced(dirname(to), 'r').catch(() => {})
  } finally {
    await rm(part, { force: true }).catch(() => {})
  }
}

/** Its name too: what is in a folder is lost with it. */
async function made(folder: string): Promise<void> {
  if ((await mkdir(folder, { recursive: true })) !== undefined) await synced(dirname(folder), 'r').catch(() => {})
}

async function synced(path: string, how = 'r+'): Promise<void> {
  await using handle = await open(path, how)
  await handle.sync()
}

const PIECE = 1 << 20

async function alike(one: string, other: string): Promise<boolean> {
  await using first = await open(one)
  await using second = await open(other)
  const [a, b] = [Buffer.alloc(PIECE), Buffer.alloc(PIECE)]
  for (;;) {
    const { bytesRead } = await first.read(a, 0, PIECE)
    const { bytesRead: others } = await second.read(b, 0, PIECE)
    if (bytesRead !== others || !a.subarray(0, bytesRead).equals(b.subarray(0, others))) return false
    if (bytesRead === 0) return true
  }
}

async function listIn(place: string): Promise<readonly Backup[]> {
  const found: { id: string; size: number }[] = []
  for (const id of await readdir(place)) {
    const file = await stat(join(place, id))
    if (file.isFile()) found.push({ id, size: file.size })
  }
  return backupsNamed(found)
}

function newestOf([first]: readonly Backup[]): CopyStatus['newest'] {
  return first === undefined ? null : { at: first.at, size: first.size }
}

async function whyNotThere(folder: string, campaigns: string): Promise<Refusal | null> {
  if (!isAbsolute(folder)) return badRequest('Name the whole path of a folder.', { detail: 'folder' })
  const within = relative(resolve(campaigns), resolve(folder))
  if (within === '' || !(within.startsWith('..') || isAbsolute(within)))
    return badRequest('A copy among the campaigns themselves would be lost with them: choose another folder.', { detail: 'folder' })
  try {
    return (await stat(folder)).isDirectory() ? null : badRequest('That is a file, not a folder.', { detail: 'folder' })
  } catch (error) {
    const why = whyNot(error)
    if (why === null) throw error
    return badRequest(why, { detail: 'folder' })
  }
}

const WHY: Partial<Record<StorageKind, string>> = {
  missing: 'The folder of the copies cannot be found. If it is on another disk, connect it: the copy is then made by itself.',
  full: 'The disk that holds the copies is full.',
  'read-only': 'Citadel may not write into the folder of the copies.',
  busy: 'Another program holds the folder of the copies, or too many files are open.',
}

/** In a sentence; null for a bug. */
function whyNot(error: unknown): string | null {
  if (error instanceof NotAlike) return 'The copy did not read back as it was written.'
  const kind = kindOfSystemError(error)
  return kind === null ? null : (WHY[kind] ?? 'The disk that holds the copies reports an error.')
}
