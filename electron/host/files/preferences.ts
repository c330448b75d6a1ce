import { readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { answered, refused } from '../../contract/index.ts'
import { MOST_KEEPSAKES, Preferences } from '../../contract/preferences.ts'
import type { Handlers } from '../dispatcher.ts'

/** Bytes; far above what is ever written. */
const LARGEST_FILE = 16_000_000

/**
 * `page.recall`, `page.keep`: what the page keeps of itself, in a file beside the campaigns and not among them: it belongs to
 * the machine, stays when a backup is restored, and is there when the campaigns cannot be opened. In a browser every start has
 * an address of its own, and with it an empty storage; there the page would forget how it is wanted.
 *
 * @param file null for a host that keeps nothing when it ends
 */
export function preferenceHandlers(file: string | null): Pick<Handlers, 'page.recall' | 'page.keep'> {
  let inMemory: Readonly<Record<string, string>> = {}
  // Read anew each time: another shell may have the same folder.
  const read = () => (file === null ? inMemory : readPreferences(file))
  return {
    'page.recall': () => answered({ ...read() }),
    'page.keep'({ key, text }) {
      const { [key]: before, ...others } = read()
      if (text === (before ?? null)) return answered({ kept: true })
      if (text !== null && Object.keys(others).length >= MOST_KEEPSAKES) return refused(FULL)
      const now = text === null ? others : { ...others, [key]: text }
      if (file !== null) return answered({ kept: writePreferences(file, now) })
      inMemory = now
      return answered({ kept: true })
    },
  }
}

const FULL = { code: 'conflict', message: `The page keeps ${MOST_KEEPSAKES} things already.`, detail: 'full' } as const

/** What is kept, or nothing: the file is a convenience, and one that is broken is begun anew. */
function readPreferences(file: string): Readonly<Record<string, string>> {
  try {
    if (statSync(file).size > LARGEST_FILE) return {}
    return Preferences.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return {}
  }
}

function writePreferences(file: string, preferences: Readonly<Record<string, string>>): boolean {
  try {
    writeFileSync(`${file}.new`, JSON.stringify(preferences))
    renameSync(`${file}.new`, file)
    return true
  } catch {
    return false
  }
}
