import { randomUUID } from 'node:crypto'
import { CopyTrouble } from '../../db/copy.ts'
import { type CampaignDatabase, openDatabase, openMemory } from '../../db/open.ts'
import { done, type StorageRefusal } from '../../db/refusal.ts'
import type { Playable } from '../../engine/kernel/playable.ts'
import { GAMES } from '../../engine/registry.ts'
import { clientOf, type OpenedFile, refused } from '../contract/index.ts'
import { inputs } from '../contract/inputs/index.ts'
import { appHandlers } from './app.ts'
import { campaignHandlers } from './campaign/campaigns.ts'
import { characterHandlers } from './campaign/characters.ts'
import { homeHandlers } from './campaign/home.ts'
import { paperHandlers } from './campaign/paper.ts'
import { purchaseHandlers } from './campaign/purchases.ts'
import type { Context, Printable } from './context.ts'
import { dispatcher, type Handlers, type Host, type Outside, type Tell } from './dispatcher.ts'
import { databaseFile, isLinked, preferencesFile } from './files/data-folder.ts'
import { gameFileHandlers } from './files/games.ts'
import { preferenceHandlers } from './files/preferences.ts'
import { PAGE_SOURCES } from './files/records/looks.ts'
import { recordHandlers } from './files/records.ts'
import { type Uploads, uploadsOf } from './files/transfer/uploads.ts'
import { transferHandlers, uploadHandlers } from './files/transfer.ts'
import { gradeHandlers } from './grade/grade.ts'
import { livedHandlers } from './grade/lived.ts'
import { puzzleHandlers } from './grade/puzzles.ts'
import { labHandlers } from './lab/handlers.ts'
import { Labs } from './lab/labs.ts'
import { errandHandlers } from './play/errands.ts'
import { framesHandlers } from './play/frames.ts'
import { hintHandlers } from './play/hint.ts'
import { momentHandlers } from './play/moments.ts'
import { pastHandlers } from './play/past.ts'
import { playHandlers } from './play/play.ts'
import { Sessions } from './play/sessions.ts'
import { simulateHandlers } from './play/simulate.ts'
import { startHandlers } from './play/start.ts'
import { templateHandlers } from './play/templates.ts'
import { type ErrorLog, errorLog } from './safety/error-log.ts'
import type { Opener } from './safety/held.ts'
import { safetyHandlers } from './safety/safety.ts'
import { secondCopyOf } from './safety/second-copy.ts'
import { spoilt } from './safety/spoilt.ts'
import { storageOf } from './safety/storage.ts'
import { type WeekTimes, weeklyCheckOf } from './safety/weekly.ts'
import { bookHandlers } from './tell/books.ts'
import { chronicleHandlers } from './tell/chronicle.ts'
import { leftOutHandlers } from './tell/left-out.ts'
import { weekHandlers } from './week/handlers.ts'
import { workHandlers } from './work/handlers.ts'
import { poolOf } from './work/pool.ts'
import { type Work, workOf, workOn } from './work/work.ts'

export interface HostOptions {
  /** A folder, created if need be; or memory, which the process does not outlive. */
  readonly data: { readonly kind: 'folder'; readonly folder: string } | { readonly kind: 'memory' }
  readonly version: string
  readonly platform: string
  /** Reports bugs with their stack. */
  report(error: unknown): void
  /** Where errors are kept for a report, if the shell has some of its own to keep. */
  readonly errors?: ErrorLog
  /** The names of the crash dumps that the shell keeps, for a report. */
  readonly crashDumps?: () => readonly string[]
  /** Makes new ids; left out, they are unguessable and unique. */
  readonly newId?: () => string
  /** The time, as ISO text; left out, the system's. */
  readonly now?: () => string
  /** The file in which a worker thread starts; left out, the one among the sources. */
  readonly worker?: URL
  /** The folder of the built page; left out, the page among the sources. */
  readonly page?: string
  /** Takes the file that the person opened last with the shell. */
  readonly opened?: () => OpenedFile | null
  /** Lets the person choose a folder, where the shell has a dialog for it; null where they cancel. */
  readonly chooseFolder?: () => Promise<string | null>
  /** Prints to a PDF, where the shell can. */
  readonly printPdf?: (what: Printable) => Promise<Uint8Array>
  /** When the weekly check goes on; left out, once a week, after five idle minutes. */
  readonly week?: WeekTimes
}

/**
 * Opens the campaigns and answers calls on them. Where they cannot be opened it still says why and what can be done, and
 * answers the calls that do it; all others are refused with the kind of trouble.
 */
export function createHost({ data, ...about }: HostOptions): Host {
  if (data.kind === 'memory') return hostOf(null, openMemory, GAMES, about)
  const file = databaseFile(data.folder)
  return hostOf(file, (options) => openDatabase(file, { ...options, mustExist: isLinked(data.folder) }), GAMES, about)
}

/** A host for these campaigns and these games. */
export function hostOn(db: CampaignDatabase, games: readonly Playable[], about: Omit<HostOptions, 'data'>): Host {
  return hostOf(db.file, (options) => (db.raw.open || db.file === null ? done(db) : openDatabase(db.file, options)), games, about)
}

function hostOf(
  file: string | null,
  open: Opener,
  games: readonly Playable[],
  {
    version,
    platform,
    report,
    errors = errorLog(report),
    crashDumps = () => [],
    newId = randomUUID,
    now = systemTime,
    worker = WORKER,
    page = PAGE_SOURCES,
    opened = () => null,
    chooseFolder,
    printPdf,
    week,
  }: Omit<HostOptions, 'data'>,
): Host {
  const storage = storageOf(file, open, { now, report: errors.report })
  const pool = poolOf({ start: worker })
  const uploads = uploadsOf()
  let copied = () => {}
  const copy = secondCopyOf({ file, now, report: errors.report, isOurs: storage.isOurs, changed: () => copied() })
  let work: Work | null = null
  const weekly = weeklyCheckOf({
    file,
    now,
    report: errors.report,
    isOurs: storage.isOurs,
    changed: () => copied(),
    ...(week && { times: week }),
  })
  const host = dispatcher({
    handlers(announce, outside, inside) {
      const tell: Tell = (event, data) => {
        announce(event, data)
        if (event === 'campaign.changed') storage.checkpointSoon()
      }
      storage.watch(() => {
        const status = storage.status()
        tell('backup.changed', {})
        if (status.state === 'refused') tell('storage.failed', { kind: status.kind })
        copy.soon()
      })
      copied = () => tell('backup.changed', {})
      copy.soon()
      const about = { games, tell, now, version, platform, page }
      const going = workOf({ tell, outside, inside, pool })
      work = going
      const always = {
        ...appHandlers({ ...about, opened, ...(chooseFolder && { chooseFolder }) }),
        ...workHandlers(going),
        ...preferenceHandlers(preferencesFile(file), storage.isOurs),
        ...uploadHandlers(uploads, newId),
        ...safetyHandlers({ ...about, storage, copy, weekly, uploads, errors, crashDumps, work: going }),
      }
      const print = printPdf === undefined ? {} : { printPdf: (what: Printable) => outside(() => printPdf(what)) }
      const { backUp, backUpSoon, packSoon, checkpointSoon } = storage
      const upkeep = { backUp, backUpSoon, packSoon, checkpointSoon }
      const made = (current: typeof storage.current): Handlers => {
        if (current.kind === 'refused') return { ...withoutCampaigns(current.refusal), ...always }
        return {
          ...campaignsHandlers(
            { ...about, ...upkeep, ...print, db: current.value, newId },
            uploads,
            outside,
            workOn(current.value, going),
            errors.report,
          ),
          ...always,
        }
      }
      let of = storage.current
      let handlers = made(of)
      return () => {
        // State about the campaigns open before is dropped with them.
        if (of !== storage.current) {
          of = storage.current
          handlers = made(of)
        }
        return handlers
      }
    },
    failure(error) {
      if (error instanceof CopyTrouble) return error.refusal
      const failure = storage.failed(error)
      if (failure !== null) return failure
      const refusal = spoilt(error, storage.current.kind === 'done' ? storage.current.value : null)
      if (refusal !== null) errors.report(error)
      return refusal
    },
    report: errors.report,
    async close() {
      weekly.close()
      await work?.close()
      await storage.close()
      await copy.close()
    },
  })
  weekly.begin(clientOf(host))
  return {
    ...host,
    request(call, input) {
      weekly.touch()
      return host.request(call, input)
    },
  }
}

function systemTime(): string {
  return new Date().toISOString()
}

/** The worker thread: bundled beside a bundled host, else among the sources. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './work/worker.ts' : './worker.js', import.meta.url)

/** The calls that need open campaigns. */
function campaignsHandlers(context: Context, uploads: Uploads, outside: Outside, work: Work, report: (error: unknown) => void) {
  const sessions = new Sessions(context)
  const labs = new Labs({ tell: context.tell, newId: context.newId, work, report })
  return {
    ...startHandlers(context, sessions, work),
    ...playHandlers(context, sessions, work),
    ...hintHandlers(sessions, work),
    ...errandHandlers(sessions, work),
    ...pastHandlers(context, sessions, work),
    ...momentHandlers(context, sessions),
    ...framesHandlers(sessions, work),
    ...simulateHandlers(sessions, outside),
    ...gradeHandlers(context, sessions, work),
    ...livedHandlers(context, sessions, work),
    ...puzzleHandlers(context, sessions, work),
    ...labHandlers(context, sessions, work, labs),
    ...weekHandlers(context, sessions, work, labs, report),
    ...campaignHandlers(context, sessions, work),
    ...characterHandlers(context),
    ...homeHandlers(context),
    ...paperHandlers(context),
    ...purchaseHandlers(context),
    ...chronicleHandlers(context, sessions, work),
    ...leftOutHandlers(context),
    ...recordHandlers(context, uploads, work),
    ...templateHandlers(context),
    ...transferHandlers(context, sessions, uploads, work),
    ...gameFileHandlers(context, sessions, uploads, work),
    ...bookHandlers(context, sessions, work),
  }
}

/** Refuses every call for the same reason. */
function withoutCampaigns(refusal: StorageRefusal): Handlers {
  return Object.fromEntries(Object.keys(inputs).map((call) => [call, () => refused(refusal)])) as unknown as Handlers
}
