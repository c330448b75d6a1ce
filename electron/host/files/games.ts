import { campaignName } from '../../../db/campaigns.ts'
import { copyInSteps, onCopy, openCopy } from '../../../db/copy.ts'
import { closeDatabase } from '../../../db/open.ts'
import type { Result } from '../../../db/refusal.ts'
import { sessionFromFile } from '../../../db/sessions.ts'
import { transplantedGame } from '../../../db/transplant.ts'
import { writeInSlices } from '../../../db/write.ts'
import { conflict, isRefusal } from '../../../engine/kernel/refusal.ts'
import type { Refusal } from '../../../engine/kernel/types.ts'
import { answered, GAME_ENDING, importAs, refused } from '../../contract/index.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../dispatcher.ts'
import { isSecret, type OpenSession } from '../play/open-session.ts'
import { viewOf } from '../play/session-view.ts'
import type { Sessions } from '../play/sessions.ts'
import type { Going, Work } from '../work/work.ts'
import { filename } from './records/filename.ts'
import { notAGame, type ReadGame } from './transfer/game-file.ts'
import type { Uploads } from './transfer/uploads.ts'
import { hostile, onStage } from './transfer.ts'

/** Single games as files. One that came from a file lies outside every campaign and stays as it is: play goes on from it in a what-if. */
export function gameFileHandlers(
  context: Context,
  sessions: Sessions,
  uploads: Uploads,
  work: Work,
): Pick<Handlers, `session.${'export' | 'import' | 'delete'}`> {
  const { db } = context
  return {
    async 'session.export'({ session: id, secrets = false, work: named }) {
      const session = sessions.get(id)
      if (isRefusal(session)) return refused(session)
      const hides = isSecret(session) || session.playing.forgotten().size > 0
      if (hides && !secrets) return refused(HIDES)
      const data = await work.during(named, (going) => packedUp(context, id, hides, going))
      if (isRefusal(data)) return refused(data)
      const file = Buffer.from(data).toString('base64')
      return answered({
        filename: filename(nameOf(context, session), GAME_ENDING.slice(1), 'game'),
        ...{ mediaType: 'application/gzip', encoding: 'base64', data: file, importAs: importAs(file) },
      })
    },

    async 'session.import'(input) {
      const packed = 'data' in input ? Buffer.from(input.data, 'base64') : uploads.take(input.upload)
      if (isRefusal(packed)) return refused(packed)
      return await onStage(db, async (stage) => {
        const found = await work.during(input.work, (going) =>
          stage(async (file) => {
            const read = await triedOut(packed, file, going)
            return isRefusal(read) ? read : { file, sha256: read.sha256 }
          }),
        )
        if (isRefusal(found)) return refused(found)
        const known = sessionFromFile(db, found.sha256)
        const id = known ?? context.newId()
        const entered = known === null ? await enter(db, found.file, id) : null
        if (entered?.kind === 'refused') return refused(entered.refusal)
        const session = known === null ? sessions.came(id) : sessions.get(id)
        return isRefusal(session) ? refused(session) : answered(viewOf(session))
      })
    },

    'session.delete'({ session: id }) {
      const session = sessions.get(id)
      if (isRefusal(session)) return refused(session)
      const forbidden = sessions.delete(session)
      return forbidden === null ? answered({ session: id }) : refused(forbidden)
    },
  }
}

const HIDES = conflict(
  'This game hides something from its players until it is over, and its file would tell all of it: ask for it with its secrets, or wait.',
  'secret',
)

/** By its campaign, if it has one, and the day that it began. */
function nameOf({ db }: Context, { campaign, game, createdAt }: OpenSession): string {
  const of = campaign === null ? null : campaignName(db, campaign)
  return [...(of === null ? [] : [of]), game.title, createdAt.slice(0, 10)].join(' ')
}

async function packedUp({ db, version, now }: Context, session: string, secrets: boolean, going: Going): Promise<Uint8Array> {
  const copy = await copyInSteps(db.raw)
  try {
    const data = await going.run('write-game', { file: copy.file, session, secrets, app: version, at: now() })
    if (data === null) throw new Error('the game is not in the copy')
    return data
  } finally {
    copy.discard()
  }
}

/** How much processor time one answer of a file may take, in milliseconds; in a large file the reading takes some, too. */
const PATIENCE = 400
const patienceFor = (packed: Uint8Array) => PATIENCE + packed.length / 1000

/** Reads a game file into a database of its own and tries it out there. Whatever the rules make of it, nothing else is touched. */
async function triedOut(packed: Uint8Array, into: string, going: Going): Promise<ReadGame | Refusal> {
  const patience = patienceFor(packed)
  const size = packed.length
  try {
    // Reading is told as the first third.
    const onTick = (bytes: number) => going.progress(bytes / (3 * size), 1)
    const read = await going.run('read-game', { packed, into }, { onTick, patience })
    if (isRefusal(read)) return read
    const onShare = (share: number) => going.progress((1 + 2 * share) / 3, 1)
    return (await going.run('try-game', { file: into, session: read.session }, { onTick: onShare, patience })) ?? read
  } catch (error) {
    return hostile(error, 'game', notAGame)
  }
}

/** Enters a game that has been tried out, in slices of one transaction. */
async function enter(db: Context['db'], file: string, id: string): Promise<Result<null>> {
  const from = onCopy(() => openCopy(file))
  try {
    return await writeInSlices(db, () => transplantedGame(db, from, id))
  } finally {
    closeDatabase(from)
  }
}
