import { gzipSync } from 'node:zlib'
import type { CampaignDatabase } from '../../../db/open.ts'
import { getSession, listSessions, readLog, readRecord, readRedo } from '../../../db/sessions.ts'
import { isRefusal } from '../../../engine/kernel/refusal.ts'
import { importAs, type OutgoingFile, type StorageStatus } from '../../contract/index.ts'
import type { KeptError } from './error-log.ts'

/** The report's format, for readers of ours. */
export const REPORT = { format: 'citadel-report', version: 1 } as const

/** How many of a game's last events go into a report. */
const LAST_EVENTS = 200

interface Reported {
  readonly at: string
  readonly app: {
    readonly version: string
    readonly platform: string
    readonly games: readonly { readonly id: string; readonly rulesVersion: string }[]
  }
  readonly storage: StorageStatus
  readonly errors: readonly KeptError[]
  /** Names of the crash dumps on this machine. They hold memory, so only their names are told. */
  readonly dumps: readonly string[]
  /** Null where the campaigns cannot be read. */
  readonly db: CampaignDatabase | null
  /** By id; the newest open one where none is named. */
  readonly session: string | null
}

/**
 * Everything needed to see what went wrong: versions, the state of the storage, the last errors, and one game with its
 * setup and inputs, so that it can be played again. No folders, no names of the user or the machine.
 */
export function reportOf({ at, app, storage, errors, dumps, db, session }: Reported): OutgoingFile {
  const { node, v8, electron, chrome } = process.versions
  const report = {
    ...REPORT,
    at,
    app: { ...app, node, v8, electron: electron ?? null, chrome: chrome ?? null, arch: process.arch },
    storage,
    errors,
    dumps,
    counts: db === null ? null : readably(() => counts(db)),
    session: db === null ? null : readably(() => sessionOf(db, session)),
  }
  const data = gzipSync(JSON.stringify(report)).toString('base64')
  const filename = `citadel-report-${at.slice(0, 19).replaceAll(':', '-')}.json.gz`
  return { filename, mediaType: 'application/gzip', encoding: 'base64', data, ...(report.session !== null && { importAs: importAs(data) }) }
}

/** A damaged file gets a report too. */
function readably<T>(read: () => T): T | { readonly unreadable: string } {
  try {
    return read()
  } catch (error) {
    return { unreadable: error instanceof Error && isRefusal(error) ? String(error.code) : 'unknown' }
  }
}

function counts(db: CampaignDatabase): Readonly<Record<string, number>> {
  const tables = ['campaigns', 'characters', 'sessions', 'inputs', 'undone', 'marks', 'ledger', 'raiders']
  return Object.fromEntries(tables.map((table) => [table, Number(db.raw.prepare(`SELECT count(*) FROM ${table}`).pluck().get())]))
}

function sessionOf(db: CampaignDatabase, wanted: string | null) {
  const id = wanted ?? listSessions(db, { status: 'open' })[0]?.id
  const session = id === undefined ? null : getSession(db, id)
  if (session === null) return null
  const { inputs, marks } = readRecord(db, session.id)
  return {
    ...session,
    inputs: inputs.map(({ events: _, ...input }) => input),
    redo: readRedo(db, session.id).map(({ events: _, ...input }) => input),
    marks: marks.map(({ state, ...mark }, i) => (i === 0 ? { ...mark, state } : mark)),
    log: readLog(db, session.id, { from: Math.max(0, session.events - LAST_EVENTS), limit: LAST_EVENTS }).events,
  }
}
