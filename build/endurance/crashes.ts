import { createHash } from 'node:crypto'
import { constants, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Change } from './disk.ts'

// What may lie on a disk after a power cut, from what was done to it. Whatever was not synced is there, or not, or in part, each piece for
// itself: writes are dropped, overtake each other, are torn at sectors, leave zeros behind; new names, renames and removals are lost.

/**
 * How names come onto the disk. With a journal, in the order of their making, and any sync takes along all that went before (ext4, XFS, NTFS,
 * APFS). A bare one promises what POSIX does: a name is there once its folder was synced, and until then in any order.
 */
type Keeping = 'journal' | 'bare'

/** How much of what was not synced reached the disk. */
type Share = 'none' | 'all' | 'some'

export interface Cut {
  readonly keeping: Keeping
  readonly names: Share
  readonly bytes: Share
}

/** What is tried at each moment. */
export const CUTS: readonly Cut[] = [
  { keeping: 'journal', names: 'none', bytes: 'none' },
  { keeping: 'bare', names: 'none', bytes: 'none' },
  { keeping: 'bare', names: 'all', bytes: 'none' },
  { keeping: 'bare', names: 'none', bytes: 'all' },
  { keeping: 'journal', names: 'all', bytes: 'all' },
  { keeping: 'journal', names: 'some', bytes: 'some' },
  { keeping: 'journal', names: 'all', bytes: 'some' },
  { keeping: 'bare', names: 'some', bytes: 'some' },
  { keeping: 'bare', names: 'none', bytes: 'some' },
]

/** A disk writes this much or nothing. */
const SECTOR = 512

interface Written {
  readonly at: number
  readonly data: Buffer
}

interface File {
  readonly isFolder: boolean
  synced: Bytes
  /** What has been done since: writes, and lengths it was cut to. */
  pending: (Written | number)[]
}

/** A name given to a file, or taken away; of a rename both at once. */
interface Naming {
  readonly from: string | null
  readonly to: string | null
  readonly file: File
}

interface Names {
  readonly synced: Map<string, File>
  pending: Naming[]
}

/** A folder as it was left by a power cut: each path, with its bytes or null for a folder. */
export type Left = ReadonlyMap<string, Buffer | null>

/** A folder on such a disk, from what lies there now on. */
export function diskOf(folder: string) {
  const live = new Map<string, File>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    live.set(path, entry.isDirectory() ? folderNew() : fileNew(readFileSync(path)))
  }
  live.set(folder, folderNew())
  const kept: Readonly<Record<Keeping, Names>> = {
    journal: { synced: new Map(live), pending: [] },
    bare: { synced: new Map(live), pending: [] },
  }
  const handles = new Map<number, File>()

  const name = (naming: Naming) => {
    rename(live, naming)
    for (const names of Object.values(kept)) names.pending.push(naming)
  }
  const there = (path: string): File => {
    const file = live.get(path)
    if (file === undefined) throw new Error(`nothing of this name was written down: ${path}`)
    return file
  }
  const sync = (file: File) => {
    for (const change of file.pending) file.synced.do(change)
    file.pending = []
    for (const naming of kept.journal.pending) rename(kept.journal.synced, naming)
    kept.journal.pending = []
    if (!file.isFolder) return
    const holds = (path: string | null) => path !== null && live.get(dirname(path)) === file
    const isIn = ({ from, to }: Naming) => holds(from) || holds(to)
    for (const naming of kept.bare.pending) if (isIn(naming)) rename(kept.bare.synced, naming)
    kept.bare.pending = kept.bare.pending.filter((naming) => !isIn(naming))
  }

  return {
    do(change: Change): void {
      switch (change.kind) {
        case 'opened': {
          if (!live.has(change.path)) name({ from: null, to: change.path, file: fileNew(Buffer.alloc(0)) })
          const file = there(change.path)
          if ((change.flags & constants.O_TRUNC) !== 0) file.pending.push(0)
          handles.set(change.handle, file)
          return
        }
        case 'closed':
          handles.delete(change.handle)
          return
        case 'written':
          handles.get(change.handle)?.pending.push(change)
          return
        case 'cut':
          ;(change.handle < 0 ? there(change.path) : handles.get(change.handle))?.pending.push(change.length)
          return
        case 'synced': {
          const file = handles.get(change.handle)
          if (file !== undefined) sync(file)
          return
        }
        case 'renamed':
          name({ from: change.path, to: change.to, file: there(change.path) })
          return
        case 'linked':
          name({ from: null, to: change.to, file: there(change.path) })
          return
        case 'removed':
          name({ from: change.path, to: null, file: there(change.path) })
          return
        case 'made':
          name({ from: null, to: change.path, file: folderNew() })
          return
      }
    },
    /** What a power cut leaves now. */
    cut({ keeping, names, bytes }: Cut, chance: () => number): Left {
      const { synced, pending } = kept[keeping]
      const named = new Map(synced)
      const until = chance() * pending.length
      for (const [n, naming] of pending.entries())
        if (names === 'all' || (names === 'some' && (keeping === 'journal' ? n < until : chance() < 0.5))) rename(named, naming)
      const left = new Map<string, Buffer | null>()
      // A folder that is lost takes along what is in it.
      for (const [path, file] of [...named].toSorted(([a], [b]) => (a < b ? -1 : 1)))
        if (path === folder || left.has(dirname(path))) left.set(path, file.isFolder ? null : bytesOf(file, bytes, chance))
      return left
    },
  }
}

function folderNew(): File {
  return { isFolder: true, synced: new Bytes(Buffer.alloc(0)), pending: [] }
}

function fileNew(bytes: Buffer): File {
  return { isFolder: false, synced: new Bytes(bytes), pending: [] }
}

/** Of a folder, with all that is in it. */
function rename(names: Map<string, File>, { from, to, file }: Naming): void {
  const inside = file.isFolder && from !== null ? [...names].filter(([path]) => path.startsWith(`${from}/`)) : []
  for (const [path, each] of inside) {
    names.delete(path)
    if (to !== null && from !== null) names.set(to + path.slice(from.length), each)
  }
  if (from !== null) names.delete(from)
  if (to !== null) names.set(to, file)
}

function bytesOf({ synced, pending }: File, share: Share, chance: () => number): Buffer {
  if (pending.length === 0 || share === 'none') return synced.whole()
  const bytes = new Bytes(Buffer.from(synced.whole()))
  // Now and then nothing of one file, or all of it: what is done to it often has to agree with another.
  const luck = share === 'all' ? 1 : ([0, 0.5, 0.5, 0.9, 1][Math.floor(chance() * 5)] ?? 1)
  for (const change of pending) {
    if (luck === 1 || chance() < luck) bytes.do(change)
    else if (typeof change !== 'number') for (const part of torn(change, synced.length, chance)) bytes.do(part)
  }
  return bytes.whole()
}

/** What is left of a write that did not reach the disk whole: mostly nothing; or some sectors; or, where the file grew, zeros. */
function torn({ at, data }: Written, before: number, chance: () => number): readonly Written[] {
  const kind = chance()
  if (kind < 0.5) return []
  if (kind < 0.6) return at >= before ? [{ at, data: Buffer.alloc(data.length) }] : []
  const parts: Written[] = []
  for (let from = 0; from < data.length; ) {
    const to = Math.min(data.length, from + SECTOR - ((at + from) % SECTOR))
    if (chance() < 0.5) parts.push({ at: at + from, data: data.subarray(from, to) })
    from = to
  }
  return parts
}

/** Bytes that grow in their place. */
class Bytes {
  length: number
  private room: Buffer
  constructor(bytes: Buffer) {
    this.room = bytes
    this.length = bytes.length
  }
  do(change: Written | number): void {
    if (typeof change === 'number') this.reach(change)
    else {
      if (change.at + change.data.length > this.length) this.reach(change.at + change.data.length)
      change.data.copy(this.room, change.at)
    }
  }
  whole(): Buffer {
    return this.room.subarray(0, this.length)
  }
  private reach(length: number): void {
    if (length > this.room.length) {
      const room = Buffer.alloc(length * 2)
      this.whole().copy(room)
      this.room = room
    }
    // What was there before it was cut must not come back.
    if (length > this.length) this.room.fill(0, this.length, length)
    this.length = length
  }
}

/** The same for the same, and for nothing else. */
export function printOf(left: Left): string {
  const hash = createHash('sha1')
  for (const [path, bytes] of left) hash.update(`${path}\n${bytes?.length}\n`).update(bytes ?? '')
  return hash.digest('base64')
}

/** Puts it where it was, in the place of what is there. */
export function putBack(folder: string, left: Left): void {
  rmSync(folder, { recursive: true, force: true })
  for (const [path, bytes] of left) {
    if (bytes === null) mkdirSync(path)
    else writeFileSync(path, bytes)
  }
}
