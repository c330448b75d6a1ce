import { readdirSync } from 'node:fs'
import { basename, dirname } from 'node:path'

// A data folder that a program synchronises is open to trouble: the file of the campaigns goes away half written, and comes back
// as it was elsewhere. Nothing forbids it, but the person is told.

/** What folders of the kind are called, on every system. */
const NAMES: readonly (readonly [RegExp, string])[] = [
  [/^Dropbox( \(.+\))?$/, 'Dropbox'],
  [/^OneDrive( ?- ?.+)?$/, 'OneDrive'],
  [/^(iCloud Drive|iCloudDrive|Mobile Documents|com~apple~CloudDocs)$/, 'iCloud Drive'],
  [/^(Google Drive|GoogleDrive(-.+)?|My Drive)$/, 'Google Drive'],
  [/^Nextcloud$/, 'Nextcloud'],
  [/^ownCloud$/, 'ownCloud'],
]

/** What the programs leave in the folders that they look after. */
const MARKERS: readonly (readonly [RegExp, string])[] = [
  [/^\.dropbox(\.cache)?$/, 'Dropbox'],
  [/^\.stfolder$/, 'Syncthing'],
  [/^\.(_)?sync_[0-9a-f]+\.db$|^\.nextcloudsync\.log$/, 'Nextcloud'],
  [/^\.owncloudsync\.log$/, 'ownCloud'],
]

/** The program that synchronises a folder, by the names and marks of the folders around it; null for none that is known. */
export function synchronisedBy(folder: string): string | null {
  for (let at = folder; ; at = dirname(at)) {
    const named = NAMES.find(([name]) => name.test(basename(at)))?.[1]
    const marked = named ?? marksIn(at)
    if (marked !== undefined) return marked
    if (dirname(at) === at) return null
  }
}

function marksIn(folder: string): string | undefined {
  try {
    const within = readdirSync(folder)
    return MARKERS.find(([mark]) => within.some((name) => mark.test(name)))?.[1]
  } catch {
    return undefined // what cannot be looked at is not known
  }
}
