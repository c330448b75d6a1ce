import { readFileSync } from 'node:fs'
import Database from 'better-sqlite3'

/**
 * Cuts one campaign out of a copy of the campaigns and returns the file: every row of it as it stands, readable or not, and nothing of the
 * others. The copy is used up.
 */
export function cutOut(copy: string, campaign: string): Uint8Array {
  const raw = new Database(copy)
  try {
    raw.pragma('journal_mode = MEMORY')
    raw.pragma('temp_store = MEMORY')
    raw.pragma('synchronous = OFF')
    raw.pragma('foreign_keys = ON')
    raw.pragma('trusted_schema = OFF')
    raw.prepare('DELETE FROM campaigns WHERE id <> ?').run(campaign)
    raw.exec('DELETE FROM sessions WHERE campaign IS NULL; DELETE FROM templates; VACUUM')
    raw.pragma('journal_mode = DELETE')
  } finally {
    raw.close()
  }
  return readFileSync(copy)
}
