import { copyFileSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { backupFolder, backupPath, partOf } from '../../../db/backup.ts'
import type { StorageKind } from '../../../db/errno.ts'
import { type Examined, examineBackup, examineFile } from '../../../db/examine.ts'
import { discard, moveWhole, syncFile, syncFolder, wholeOf } from '../../../db/files.ts'
import { diagnosed, type Result } from '../../../db/refusal.ts'
import { makeReady } from '../../../db/restore.ts'
import { conflict, refusal } from '../../../engine/kernel/refusal.ts'
import type { Refusal } from '../../../engine/kernel/types.ts'
import { LARGEST_FILE } from '../../contract/index.ts'
import type { Room } from '../work/room.ts'

// Jobs of worker threads that read a backup as a whole. It lies beside the campaigns, whose own file they never open.

export interface OneBackup {
  /** The file of the campaigns. */
  readonly file: string
  readonly id: string
}

/** What a backup holds. Refuses where it cannot be read now, which says nothing about it, nor about the campaigns themselves. */
export function readBackup(backup: OneBackup): Examined | Refusal {
  return whileReadable(backup, ({ file, id }) => examineBackup(file, id))
}

/** A backup, byte for byte. Refuses in the same way, and where it is larger than any message. */
export function takeBackup(backup: OneBackup): Uint8Array | Refusal {
  return whileReadable(backup, ({ file, id }) => {
    const path = backupPath(file, id)
    return statSync(path).size > LARGEST_FILE ? TOO_LARGE : readFileSync(path)
  })
}

const TOO_LARGE = conflict('This backup is too large to be handed out: copy it from the folder of your campaigns.', 'too-large')

/**
 * Makes a backup of a file from elsewhere, be it a path or its content. It is read as a whole first, like any other: what is damaged, newer or
 * not ours is refused, and leaves nothing.
 */
export function bringBackup({ file, id, from }: OneBackup & { readonly from: string | Uint8Array }): Refusal | null {
  return whileReadable({ file, id }, () => {
    if (typeof from === 'string' && !statSync(from, { throwIfNoEntry: false })?.isFile()) return NO_FILE
    const part = partOf(file, id)
    try {
      if (typeof from !== 'string') writeFileSync(part, from)
      else for (const end of wholeOf(from)) copyFileSync(from + end, part + end)
      const { problems } = examineFile(file, part)
      if (problems.length > 0) return conflict(`This file cannot be restored. ${problems.join(' ')}`, 'backup-damaged')
      syncFile(part)
      moveWhole(part, join(backupFolder(file), id))
      syncFolder(backupFolder(file))
      return null
    } finally {
      discard(part)
    }
  })
}

const NO_FILE = refusal('not-found', 'There is no such file.')

function whileReadable<T>(backup: OneBackup, read: (backup: OneBackup) => T): T | Refusal {
  const { file, id } = backup
  try {
    return read(backup)
  } catch (error) {
    const failure = diagnosed(error, backupPath(file, id))
    if (failure === null) throw error
    return unread(failure.kind)
  }
}

/** Makes a backup ready to be put in the place of the campaigns. A tick tells the share that is done. */
export function readyBackup({ file, id }: OneBackup, { tick }: Room): Result<null> {
  return makeReady(file, id, tick)
}

function unread(kind: StorageKind): Refusal {
  const why = WHY[kind] ?? 'The disk that it is on reports an error: try again, and copy what is on that disk.'
  return conflict(`The backup cannot be read now, which does not mean that it is damaged. ${why}`, 'unread')
}

const WHY: Partial<Record<StorageKind, string>> = {
  'read-only': 'You may not read it: give yourself permission, then try again.',
  missing: 'Its folder cannot be opened: if it is on another disk, connect it, then try again.',
  full: 'There is no room for a copy of it: free some space, then try again.',
  busy: 'Another program is using it, or too many files are open: try again in a moment.',
  locked: 'Another program is using it: close that, then try again.',
}
