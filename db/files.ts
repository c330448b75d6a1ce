import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { storageFailure } from './refusal.ts'

// Operations on files and folders, and how each may fail. What the system cannot tell is never taken for "not there".

/** The files beside a database's own, while it is open or after a crash. */
export const COMPANIONS = ['-wal', '-shm', '-journal'] as const

/** A database and all that may lie beside it. */
const WHOLE = ['', ...COMPANIONS] as const

/** Whether anything of that name is there. Throws where the system cannot tell: `existsSync` would say no. */
export function isThere(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false }) !== undefined
}

/** Whether a folder of that name is there. Throws where the system cannot tell. */
export function isFolder(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}

/** Puts a file's content on the disk. */
export function syncFile(path: string): void {
  sync(path, process.platform === 'win32' ? 'r+' : 'r')
}

/**
 * Puts a folder's names on the disk, as far as the disk can: many network and shared folders cannot. What was renamed has its new name
 * whether or not this succeeds, so a failure changes nothing about it, and is passed over, as SQLite does.
 */
export function syncFolder(path: string): void {
  // Windows cannot open folders; there a rename is on the disk when it returns.
  if (process.platform === 'win32') return
  try {
    sync(path, 'r')
  } catch (error) {
    if (storageFailure(error) === null) throw error
  }
}

/**
 * Makes a folder and those around it where they are not there, and puts their names on the disk, whoever made it: a folder that loses its
 * name takes along all that is in it.
 */
export function makeFolder(path: string): void {
  const whole = resolve(path)
  const first = mkdirSync(whole, { recursive: true }) ?? whole
  for (let made = whole; made.length >= first.length; made = dirname(made)) syncFolder(dirname(made))
}

function sync(path: string, flags: string): void {
  const handle = openSync(path, flags)
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Renames a database with what lies beside it, itself first: all of it, or none where the disk allows to go back. */
export function moveWhole(from: string, to: string): void {
  const moved: string[] = []
  try {
    for (const end of WHOLE) {
      if (!isThere(from + end)) continue
      renameSync(from + end, to + end)
      moved.push(end)
    }
  } catch (error) {
    for (const end of moved.toReversed()) renameSync(to + end, from + end)
    throw error
  }
}

/** Names of a database and of what lies beside it. */
export function wholeOf(path: string): readonly string[] {
  return WHOLE.filter((end) => isThere(path + end))
}

/** Deletes a file or folder and what lies beside it, as far as the disk allows: the rest goes when the campaigns are opened next. */
export function discard(path: string): void {
  for (const end of WHOLE) remove(path + end)
}

/** Deletes what nobody needs; where that cannot be done now, it stays. */
export function remove(path: string): void {
  try {
    rmSync(path, { recursive: true, force: true, maxRetries: 3 })
  } catch (error) {
    if (storageFailure(error) === null) throw error
  }
}
