import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'

// Makes happen what can happen to the folder of the campaigns, for tests in this process and for those in another one
// (`node db/testing/trouble.ts KIND FOLDER`; exits with 3 where this machine does not allow it). Each kind can be ended again.

const DATABASE = 'campaigns.db'
const BALLAST = 'ballast'

/** Changes bytes in the middle of the file. For campaigns that are closed. */
function damaged(folder: string): void {
  const file = join(folder, DATABASE)
  const bytes = readFileSync(file)
  const page = 4096
  const from = Math.max(2, Math.floor(bytes.length / page / 4)) * page
  writeFileSync(file, bytes.fill(0xa5, from, from + 6 * page))
}

/** Changes one letter in the index of characters by their ids, which the check at opening does not see. For campaigns that are closed. */
function spoiltIndex(folder: string): void {
  const file = join(folder, DATABASE)
  const raw = new Database(file)
  const root = Number(raw.prepare("SELECT rootpage FROM sqlite_schema WHERE name = 'sqlite_autoindex_characters_1'").pluck().get())
  const size = Number(raw.pragma('page_size', { simple: true }))
  raw.close()
  const bytes = readFileSync(file)
  const last = root * size - 1
  bytes.writeUInt8(bytes.readUInt8(last) ^ 1, last)
  writeFileSync(file, bytes)
}

/** Changes the variants of the first campaign into what no campaign has, which the check at opening does not see. For campaigns that are closed. */
function spoiltCampaign(folder: string): void {
  const raw = new Database(join(folder, DATABASE))
  raw.exec("UPDATE campaigns SET variants = '[5]' WHERE key = (SELECT min(key) FROM campaigns)")
  raw.close()
}

function foreign(folder: string): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, DATABASE), 'Shopping list: torches, rope, garlic. '.repeat(300))
}

/** Bytes 60 to 63 hold the format's number. */
function newer(folder: string): void {
  const file = join(folder, DATABASE)
  const bytes = readFileSync(file)
  bytes.writeUInt32BE(999, 60)
  writeFileSync(file, bytes)
}

/** Nothing in it can be changed, not even by the superuser or an open process; where that is impossible, at least not by others. */
function readOnly(folder: string): void {
  const all = [
    ...readdirSync(folder)
      .filter((name) => name.startsWith(DATABASE))
      .map((name) => join(folder, name)),
    folder,
  ]
  try {
    execFileSync('chattr', ['+i', ...all], { stdio: 'ignore' })
  } catch {
    if (process.getuid?.() === 0) throw new NotHere('the superuser may write everywhere, and chattr does not work here')
    for (const path of all) chmodSync(path, statSync(path).isDirectory() ? 0o555 : 0o444)
  }
}

function writable(folder: string): void {
  const all = [folder, ...readdirSync(folder).map((name) => join(folder, name))]
  try {
    execFileSync('chattr', ['-i', ...all], { stdio: 'ignore' })
  } catch {
    for (const path of all.filter((one) => existsSync(one))) chmodSync(path, statSync(path).isDirectory() ? 0o755 : 0o644)
  }
}

/** Puts the folder on a disk of its own of 3 MB. End it with `largeDisk`. */
function smallDisk(folder: string): void {
  mkdirSync(folder, { recursive: true })
  const kept = `${folder}.kept`
  cpSync(folder, kept, { recursive: true })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3m', 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    rmSync(kept, { recursive: true })
    throw new NotHere('a small disk can only be made by the superuser')
  }
  cpSync(kept, folder, { recursive: true })
  rmSync(kept, { recursive: true })
}

function largeDisk(folder: string): void {
  execFileSync('umount', ['-l', folder], { stdio: 'ignore' })
}

/** Fills the folder's disk to the last byte. Only for a small one. */
function full(folder: string): void {
  const handle = openSync(join(folder, BALLAST), 'w')
  try {
    for (let size = 1 << 16; size >= 1; ) {
      try {
        writeSync(handle, Buffer.alloc(size))
      } catch {
        size >>= 1
      }
    }
  } finally {
    closeSync(handle)
  }
}

function room(folder: string): void {
  rmSync(join(folder, BALLAST), { force: true })
}

function moved(folder: string): void {
  renameSync(folder, `${folder}.elsewhere`)
}

function movedBack(folder: string): void {
  renameSync(`${folder}.elsewhere`, folder)
}

function deleted(folder: string): void {
  rmSync(folder, { recursive: true })
}

/** A file where the folder should be. */
function noFolder(folder: string): void {
  if (existsSync(folder)) rmSync(folder, { recursive: true })
  writeFileSync(folder, '')
}

/** This machine does not allow it. */
export class NotHere extends Error {}

export const TROUBLES = {
  damaged,
  'spoilt-index': spoiltIndex,
  'spoilt-campaign': spoiltCampaign,
  foreign,
  newer,
  'read-only': readOnly,
  writable,
  'small-disk': smallDisk,
  'large-disk': largeDisk,
  full,
  room,
  moved,
  'moved-back': movedBack,
  deleted,
  'no-folder': noFolder,
} as const

if (import.meta.main) {
  const [, , kind = '', folder = ''] = process.argv
  const make = Object.entries(TROUBLES).find(([name]) => name === kind)?.[1]
  if (make === undefined || folder === '') throw new Error(`${Object.keys(TROUBLES).join('|')} FOLDER`)
  try {
    make(folder)
  } catch (error) {
    if (!(error instanceof NotHere)) throw error
    console.error(error.message)
    process.exitCode = 3
  }
}
