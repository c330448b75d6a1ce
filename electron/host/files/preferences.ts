import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { syncToDisk } from '../../../db/backup.ts'
import { conflict } from '../../../engine/kernel/refusal.ts'
import { answered, refused } from '../../contract/index.ts'
import { MOST_PREFERENCES, PreferenceKey, PreferenceText } from '../../contract/preferences.ts'
import type { Handlers } from '../dispatcher.ts'

/** In bytes; far above anything ever written. */
const LARGEST_FILE = 16_000_000

/**
 * `page.recall`, `page.keep`: the page's preferences, in a file beside the campaigns and not among them. They belong to the
 * machine, survive the restoring of a backup, and are there when the campaigns cannot be opened. In a browser each start has a
 * new address with an empty storage, so without this file the page would forget them.
 *
 * @param file null for a host that keeps nothing when it ends
 * @param sync puts a file or folder on the disk
 */
export function preferenceHandlers(file: string | null, sync = syncToDisk): Pick<Handlers, 'page.recall' | 'page.keep'> {
  let inMemory: Readonly<Record<string, string>> = {}
  // Read each time: another shell may share the folder.
  const read = () => (file === null ? inMemory : readPreferences(file))
  return {
    'page.recall': () => answered({ ...read() }),
    'page.keep'({ key, text }) {
      const { [key]: before, ...others } = read()
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

/** Empty where the file cannot be read: it is a convenience, and a broken one is replaced. One bad value is dropped by itself. */
function readPreferences(file: string): Readonly<Record<string, string>> {
  try {
    if (statSync(file).size > LARGEST_FILE) return {}
    const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof read !== 'object' || read === null || Array.isArray(read)) return {}
    const good = Object.entries(read).filter(
      ([key, text]) => PreferenceKey.safeParse(key).success && PreferenceText.safeParse(text).success,
    )
    return Object.fromEntries(good.slice(0, MOST_PREFERENCES))
  } catch {
    return {}
  }
}

function writePreferences(file: string, preferences: Readonly<Record<string, string>>, sync: typeof syncToDisk): boolean {
  try {
    writeFileSync(`${file}.new`, JSON.stringify(preferences))
    // Before the name is changed: after a power cut an empty file would have the name otherwise.
    sync(`${file}.new`)
    renameSync(`${file}.new`, file)
    sync(dirname(file))
    return true
  } catch {
    return false
  }
}
