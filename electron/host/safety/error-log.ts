import { homedir, hostname, tmpdir, userInfo } from 'node:os'
import { basename } from 'node:path'

/** An error as it may leave this machine. */
export interface KeptError {
  /** ISO time. */
  readonly at: string
  readonly text: string
}

/** The last errors of this run, for a report; each is passed on as well. */
export interface ErrorLog {
  report(error: unknown): void
  readonly kept: readonly KeptError[]
}

const KEPT = 50

/** Keeps the newest fifty errors. */
export function errorLog(report: (error: unknown) => void): ErrorLog {
  const kept: KeptError[] = []
  return {
    kept,
    report(error) {
      kept.push({ at: new Date().toISOString(), text: withoutNames(wordsOf(error)) })
      if (kept.length > KEPT) kept.shift()
      report(error)
    },
  }
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause === undefined ? '' : `\ncaused by ${wordsOf(error.cause)}`
  return `${error.stack ?? error.message}${cause}`
}

/** What must not leave this machine: the names of its user and of itself, and the folders that may hold them. */
interface Machine {
  readonly names: readonly string[]
  readonly folders: readonly string[]
}

/** Read once, at the start: a machine may not know its user, and one that has no more handles can tell nothing. */
const THIS_MACHINE: Machine = {
  names: told(
    () => userInfo().username,
    hostname,
    () => basename(homedir()),
  ),
  folders: told(homedir, tmpdir, () => process.cwd()),
}

/** What the system tells, without what it does not know. */
function told(...questions: readonly (() => string)[]): readonly string[] {
  return questions.flatMap((question) => {
    try {
      return [question()]
    } catch {
      return []
    }
  })
}

/** A path between quotes or before the line of a stack, where it may hold blanks: everything up to its last separator. */
const WHOLE = [
  /(?<=['"`])(?:file:\/\/)?(?:[A-Za-z]:)?[\\/][^'"`\n]*[\\/](?=[^'"`\\/\n]*['"`])/g,
  /(?<=\bat |\()(?:file:\/\/)?(?:[A-Za-z]:)?[\\/][^\n()]*[\\/](?=[^\\/\n()]*:\d+)/g,
]
/** Any other: folders of any system up to the file at their end, which stays. */
const PATH = /(?<![\w.])(?:file:\/\/)?(?:[A-Za-z]:)?[\\/]+(?:[^\s\\/:'"()<>|*?]+[\\/]+)*(?=[^\s\\/:'"()<>|*?])/g

/** The text without folders and without the names of the user and the machine, in whatever spelling. */
export function withoutNames(text: string, { names, folders }: Machine = THIS_MACHINE): string {
  // A folder of one letter, and a name of one or two, would turn up in every word.
  const known = folders.filter((folder) => folder.length > 2).flatMap(spellings)
  const bare = [...WHOLE, PATH].reduce((rest, path) => rest.replace(path, ''), without(text, known, '/'))
  return without(
    bare,
    names.filter((name) => name.length > 2),
    '…',
  )
}

/** A folder as it may stand in a text: with either separator, escaped, as part of an address. */
function spellings(folder: string): readonly string[] {
  const slashed = folder.replaceAll('\\', '/')
  return [folder, slashed, slashed.replaceAll('/', '\\'), slashed.replaceAll('/', '\\\\'), encodeURI(slashed)]
}

/** Case counts for nothing: some systems do not tell `Anna` from `anna`. */
function without(text: string, words: readonly string[], instead: string): string {
  return words
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, word) => rest.replaceAll(new RegExp(word.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'gi'), instead), text)
}
