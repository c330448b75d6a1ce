import { isAbsolute } from 'node:path'
import { newBackupId } from '../../../db/backup.ts'
import { refused as refusedResult, storageRefusal } from '../../../db/refusal.ts'
import { getSession } from '../../../db/sessions.ts'
import { badRequest, conflict, isRefusal, notFound, refusal } from '../../../engine/kernel/refusal.ts'
import type { Refusal } from '../../../engine/kernel/types.ts'
import { answered, type Checked, refused } from '../../contract/index.ts'
import type { Context } from '../context.ts'
import type { Handlers, Tell } from '../dispatcher.ts'
import type { Uploads } from '../files/transfer/uploads.ts'
import type { Work } from '../work/work.ts'
import type { ErrorLog } from './error-log.ts'
import { reportOf } from './report.ts'
import type { SecondCopy } from './second-copy.ts'
import type { Storage } from './storage.ts'
import type { WeeklyCheck } from './weekly.ts'

type Calls =
  | 'storage.status'
  | 'storage.retry'
  | 'backup.create'
  | 'backup.list'
  | 'backup.verify'
  | 'backup.export'
  | 'backup.restore'
  | 'check.status'
  | 'copy.status'
  | 'copy.choose'
  | 'copy.off'
  | 'report.create'

/** What these calls work with: they answer even where the campaigns cannot be opened. */
interface Surroundings extends Pick<Context, 'games' | 'version' | 'platform' | 'now'> {
  readonly tell: Tell
  readonly storage: Storage
  readonly copy: SecondCopy
  readonly weekly: WeeklyCheck
  readonly uploads: Uploads
  readonly errors: ErrorLog
  readonly crashDumps: () => readonly string[]
  readonly work: Work
}

const IN_MEMORY = conflict(
  'These campaigns are kept in memory only and end with Citadel: there is no file to make a backup of.',
  'in-memory',
)
/** SQLite says nothing while it reads a file as a whole, in milliseconds: a minute is enough for gigabytes. */
const PATIENCE = 60_000
const NO_BACKUP = refusal('not-found', 'That backup is gone.')

/** How the campaigns are kept, their backups, and the report to send when asking for help. */
export function safetyHandlers({
  storage,
  copy,
  weekly,
  uploads,
  errors,
  crashDumps,
  work,
  tell,
  games,
  version,
  platform,
  now,
}: Surroundings): Pick<Handlers, Calls> {
  return {
    'storage.status': () => answered(storage.status()),
    'storage.retry'() {
      const before = storage.status()
      const status = storage.retry()
      if (before.state !== status.state) tell('storage.changed', { state: status.state })
      return answered(status)
    },
    'backup.create'() {
      const made = storage.backUp('manual')
      if (made.kind === 'refused') return refused(made.refusal)
      const backup = storage.backups().find(({ id }) => id === made.value)
      return backup === undefined ? refused(IN_MEMORY) : answered(outgoing(backup))
    },
    'backup.list': () => answered(storage.backups().map(outgoing)),
    async 'backup.verify'({ backup: id }) {
      if (isOldNode()) return refused(storageRefusal('old-node'))
      const { file } = storage
      if (file === null || !storage.backups().some((one) => one.id === id)) return refused(NO_BACKUP)
      const read = await work.during(undefined, (going) => going.run('read-backup', { file, id }, { patience: PATIENCE }))
      if (isRefusal(read)) return refused(read)
      const { problems, campaigns } = read
      return answered({ backup: id, ok: problems.length === 0, problems: [...problems], campaigns: campaigns.map((one) => ({ ...one })) })
    },
    async 'backup.export'({ backup: id, work: name }) {
      const { file } = storage
      if (file === null || !storage.backups().some((one) => one.id === id)) return refused(NO_BACKUP)
      const taken = await work.during(name, (going) => going.run('take-backup', { file, id }))
      if (isRefusal(taken)) return refused(taken)
      return answered({
        // Under this name it is a backup again among the others.
        ...{ filename: id, mediaType: 'application/vnd.sqlite3', encoding: 'base64' },
        data: Buffer.from(taken).toString('base64'),
      })
    },
    async 'backup.restore'(input) {
      if (isOldNode()) return refused(storageRefusal('old-node'))
      const { work: name } = input
      const from = sourceOf(input, uploads)
      if (isRefusal(from)) return refused(from)
      if (from === null && !('backup' in input && storage.backups().some((one) => one.id === input.backup))) return refused(NO_BACKUP)
      if (storage.file === null) return refused(IN_MEMORY)
      // A file from elsewhere becomes one of our backups first, and then is restored like any other.
      const id = 'backup' in input ? input.backup : newBackupId(storage.file, now(), 'brought')
      const before = storage.status().state
      const restored = await storage.restore(id, async (file) => {
        if (from !== null) {
          const brought = await work.during(name, (going) => going.run('bring-backup', { file, id, from }, { patience: PATIENCE }))
          if (isRefusal(brought)) return refusedResult(brought)
        }
        const ready = await work.during(name, (going) =>
          going.run('ready-backup', { file, id }, { patience: PATIENCE, onTick: (share) => going.progress(share, 1) }),
        )
        return isRefusal(ready) ? refusedResult(ready) : ready
      })
      if (restored.kind === 'refused' && restored.refusal.code === 'closed') return refused(restored.refusal)
      const { state } = storage.status()
      if (restored.kind === 'done' || state !== before) tell('storage.changed', { state })
      return restored.kind === 'refused' ? refused(restored.refusal) : answered({ backup: id, aside: restored.value.aside })
    },
    'check.status': () => answered(weekly.newest()),
    'copy.status': () => answered(copy.status()),
    async 'copy.choose'({ folder }) {
      const wrong = await work.during(undefined, () => copy.choose(folder))
      return wrong === null ? answered(copy.status()) : refused(wrong)
    },
    'copy.off'() {
      copy.off()
      return answered(copy.status())
    },
    'report.create'(input) {
      const db = storage.current.kind === 'done' ? storage.current.value : null
      const session = input?.session ?? null
      if (session !== null && db !== null && getSession(db, session) === null) return refused(notFound('game'))
      const known = games.map(({ id, rulesVersion }) => ({ id, rulesVersion }))
      const about = {
        at: now(),
        app: { version, platform, games: known },
        storage: storage.status(),
        errors: errors.kept,
        dumps: crashDumps(),
      }
      return answered(reportOf({ ...about, db, session }))
    },
  }
}

/** Where a backup lies, or what is in it; null for one of ours. */
function sourceOf(input: Checked<'backup.restore'>, uploads: Uploads): string | Uint8Array | null | Refusal {
  if ('path' in input) return isAbsolute(input.path) ? input.path : NO_PATH
  if ('data' in input) return Buffer.from(input.data, 'base64')
  return 'upload' in input ? uploads.take(input.upload) : null
}

const NO_PATH = badRequest('Name the whole path of the file.', { detail: 'path' })

/** Under an older Node the database would not just fail: it would crash the process. */
function isOldNode(): boolean {
  return Number(process.versions.napi) < 10
}

function outgoing({ id, ...backup }: ReturnType<Storage['backups']>[number]) {
  return { backup: id, ...backup }
}
