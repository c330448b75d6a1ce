import { hostname, userInfo } from 'node:os'

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

/** Folders of any system, and the file at their end, which stays. */
const PATH = /(?<![\w.])(?:file:\/\/)?(?:[A-Za-z]:)?[\\/](?:[^\s\\/:'"()<>|*?]+[\\/])*(?=[^\s\\/:'"()<>|*?])/g

/** The text without folders and without the names of the user and the machine. */
export function withoutNames(text: string, names: readonly string[] = [userInfo().username, hostname()]): string {
  const bare = text.replace(PATH, '')
  // A name of one or two letters would turn up in every word.
  return names.filter((name) => name.length > 2).reduce((rest, name) => rest.replaceAll(name, '…'), bare)
}
