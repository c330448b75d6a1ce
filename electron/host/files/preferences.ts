import { readFileSync, statSync } from 'node:fs'
import { syncFile, syncFolder } from '../../../db/files.ts'
import { storageFailure } from '../../../db/refusal.ts'
import { conflict } from '../../../engine/kernel/refusal.ts'
import { answered, refused } from '../../contract/index.ts'
import { PreferenceKey, PreferenceText } from '../../contract/inputs/app.ts'
import { MOST_PREFERENCES } from '../../contract/limits.ts'
import type { Handlers } from '../dispatcher.ts'
import { writeKeptFile } from './kept-file.ts'

/** In bytes; far above anything ever written. */
const LARGEST_FILE = 16_000_000

/**
 * `page.recall`, `page.keep`: the page's preferences, in a file beside the campaigns and not among them. They belong to the
 * machine, survive the restoring of a backup, and are there when the campaigns cannot be opened. In a browser each start has a
 * new address with an empty storage, so without this file the page would forget them.
 *
 * @param file null for a host that keeps nothing when it ends
 * @param isOurs whether the folder is this host's: a second one would write over what the first has kept
 * @param sync puts a file and a folder on the disk
 */
export function preferenceHandlers(
  file: string | null,
  isOurs: () => boolean,
  sync = { file: syncFile, folder: syncFolder },
): Pick<Handlers, 'page.recall' | 'page.keep'> {
  let inMemory: Readonly<Record<string, string>> = {}
  // Read each time: another shell may have had the folder meanwhile.
  const read = () => (file === null ? inMemory : readPreferences(file))
  return {
    'page.recall'() {
      const kept = read()
      return kept === null ? refused(UNREAD) : answered({ ...kept })
    },
    'page.keep'({ key, text }) {
      const kept = file === null || isOurs() ? read() : null
      if (kept === null) return answered({ kept: false })
      const { [key]: before, ...others } = kept
      if (text === (before ?? null)) return answered({ kept: true })
      if (text !== null && Object.keys(others).length >= MOST_PREFERENCES) return refused(FULL)
      const now = text === null ? others : { ...others, [key]: text }
      if (file !== null) return answered({ kept: writePreferences(file, now, sync) })
      inMemory = now
      return answered({ kept: true })
    },
  }
}

const FULL = conflict(`The page already keeps ${MOST_PREFERENCES} preferences, the most there may be.`, 'full')
const UNREAD = conflict('What the page has kept cannot be read now.', 'unread')

/**
 * Null where the file is there and the system does not let it be read: then nothing may be written over it. A broken one is empty, and is
 * replaced: it is a convenience. One bad value is dropped by itself.
 */
function readPreferences(file: string): Readonly<Record<string, string>> | null {
  try {
    const size = statSync(file, { throwIfNoEntry: false })?.size
    return size === undefined || size > LARGEST_FILE ? {} : preferencesIn(readFileSync(file, 'utf8'))
  } catch (error) {
    if (storageFailure(error) === null) throw error
    return null
  }
}

function preferencesIn(text: string): Readonly<Record<string, string>> {
  const read = jsonOf(text)
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return {}
  const good = Object.entries(read).filter(([key, text]) => PreferenceKey.safeParse(key).success && PreferenceText.safeParse(text).success)
  return Object.fromEntries(good.slice(0, MOST_PREFERENCES))
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function writePreferences(
  file: string,
  preferences: Readonly<Record<string, string>>,
  sync: { file(path: string): void; folder(path: string): void },
): boolean {
  try {
    writeKeptFile(file, preferences, sync)
    return true
  } catch (error) {
    if (storageFailure(error) === null) throw error
    return false
  }
}
