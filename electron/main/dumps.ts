import { readdirSync } from 'node:fs'
import { basename } from 'node:path'

/** How many are named. */
const MOST = 20

/** The names of the crash dumps in Electron's folder of them; none where there is no such folder. */
export function dumpsIn(folder: string): readonly string[] {
  try {
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    return files
      .filter((name) => name.endsWith('.dmp'))
      .map((name) => basename(name))
      .slice(0, MOST)
  } catch {
    return []
  }
}
