import { spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, readSync, renameSync, statSync, writeFileSync, writeSync } from 'node:fs'
import { constants } from 'node:os'
import { join, resolve } from 'node:path'

// A disk that writes down what is done to it, and fails when it is told to: see `disk.c`. It needs Linux and a C compiler.

const SOURCE = resolve(import.meta.dirname, 'disk.c')
const LIBRARY = resolve(import.meta.dirname, '../../.cache/endurance/disk.so')

/** Why there is no such disk on this machine; null where there is one. */
export function whyNoDisk(): string | null {
  if (process.platform !== 'linux') return 'changes are written down on Linux alone'
  mkdirSync(resolve(LIBRARY, '..'), { recursive: true })
  // Others may make it at the same time, or have hosts that load it.
  const own = `${LIBRARY}.${process.pid}`
  const made = spawnSync('cc', ['-O2', '-Wall', '-Wextra', '-Werror', '-shared', '-fPIC', '-o', own, SOURCE, '-ldl', '-lpthread'])
  if (made.error !== undefined) return 'there is no C compiler (cc)'
  if (made.status !== 0) return `disk.c does not compile: ${made.stderr}`
  renameSync(own, LIBRARY)
  return null
}

/** One change that was made, in the order of their making. */
export type Change =
  | { readonly kind: 'opened'; readonly handle: number; readonly path: string; readonly flags: number }
  | { readonly kind: 'closed' | 'synced'; readonly handle: number }
  | { readonly kind: 'written'; readonly handle: number; readonly at: number; readonly data: Buffer }
  | { readonly kind: 'cut'; readonly handle: number; readonly path: string; readonly length: number }
  | { readonly kind: 'renamed' | 'linked'; readonly path: string; readonly to: string }
  | { readonly kind: 'removed' | 'made'; readonly path: string }

/** What is written down of one process. */
export interface RecordedDisk {
  /** For the process: its disk is this one. */
  readonly env: NodeJS.ProcessEnv
  /** How far the record has come. */
  length(): number
  /** The changes, each with where its record begins. */
  changes(): readonly (Change & { readonly place: number })[]
  /** Lets `lasts` changes fail from the one with that number on, counted from now. */
  failAt(n: number, error: keyof typeof constants.errno, how?: { readonly lasts?: number; readonly isHalf?: boolean }): void
  /** From now on it is well. The number of changes asked for since it was told to fail. */
  heal(): number
  end(): void
}

const NEVER = -1
const FOR_GOOD = 1_000_000

/** @param beside a folder for the record, which is not in `folder` */
export function recordedDisk(folder: string, beside: string): RecordedDisk {
  const [log, control] = [join(beside, 'disk.log'), join(beside, 'disk.control')]
  writeFileSync(log, '')
  writeFileSync(control, numbers([0, NEVER, 0, 0, 0]))
  const shared = openSync(control, 'r+')
  return {
    env: { ...process.env, LD_PRELOAD: LIBRARY, CITADEL_DISK_FOLDER: folder, CITADEL_DISK_LOG: log, CITADEL_DISK_CONTROL: control },
    length: () => statSync(log).size,
    changes: () => changesIn(readFileSync(log)),
    failAt(n, error, { lasts = FOR_GOOD, isHalf = false } = {}) {
      writeSync(shared, numbers([0, n, lasts, constants.errno[error], Number(isHalf)]), 0, 20, 0)
    },
    heal() {
      const seen = Buffer.alloc(4)
      readSync(shared, seen, 0, 4, 0)
      writeSync(shared, numbers([NEVER]), 0, 4, 4)
      return seen.readInt32LE()
    },
    end: () => closeSync(shared),
  }
}

function numbers(all: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * all.length)
  for (const [n, each] of all.entries()) bytes.writeInt32LE(each, 4 * n)
  return bytes
}

/** As `struct record` and `enum kind` say. */
const HEAD = 24

function changesIn(log: Buffer): readonly (Change & { readonly place: number })[] {
  const changes: (Change & { readonly place: number })[] = []
  for (let place = 0; place + HEAD <= log.length; ) {
    const handle = log.readInt32LE(place + 4)
    const number = Number(log.readBigInt64LE(place + 8))
    const [ofName, ofData] = [log.readUInt32LE(place + 16), log.readUInt32LE(place + 20)]
    const path = log.toString('utf8', place + HEAD, place + HEAD + ofName)
    const data = log.subarray(place + HEAD + ofName, place + HEAD + ofName + ofData)
    changes.push({ ...changeOf(log.readUInt32LE(place), handle, number, path, data), place })
    place += HEAD + ofName + ofData
  }
  return changes
}

function changeOf(kind: number, handle: number, number: number, path: string, data: Buffer): Change {
  switch (kind) {
    case 1:
      return { kind: 'opened', handle, path, flags: number }
    case 2:
      return { kind: 'closed', handle }
    case 3:
      return { kind: 'written', handle, at: number, data }
    case 4:
      return { kind: 'cut', handle, path, length: number }
    case 5:
      return { kind: 'synced', handle }
    case 6:
      return { kind: 'renamed', path, to: data.toString() }
    case 7:
      return { kind: 'removed', path }
    case 8:
      return { kind: 'made', path }
    case 9:
      return { kind: 'linked', path, to: data.toString() }
    default:
      throw new Error(`the record of the disk names a change ${kind}`)
  }
}
