import { campaignName, getCampaign, listCampaigns, talliesOf } from '../../../db/campaigns.ts'
import { countCharacters } from '../../../db/characters.ts'
import { type Copy, CopyTrouble, copyInSteps, inPlaces, onCopy, openCopy, temporary } from '../../../db/copy.ts'
import { keepLineage, markOf, readLineage } from '../../../db/lineage.ts'
import { closeDatabase } from '../../../db/open.ts'
import { done as doneWith, type Result, refused as refusedResult } from '../../../db/refusal.ts'
import { replaced, transplanted } from '../../../db/transplant.ts'
import { writeInSlices } from '../../../db/write.ts'
import { badRequest, conflict, isRefusal, notFound } from '../../../engine/kernel/refusal.ts'
import type { Refusal } from '../../../engine/kernel/types.ts'
import {
  answered,
  CAMPAIGN_ENDING,
  type Campaign,
  type CampaignCompared,
  importAs,
  LONGEST_NAME,
  type OutgoingFile,
  type Reply,
  refused,
} from '../../contract/index.ts'
import { outgoing } from '../campaign/campaigns.ts'
import { verifyFile } from '../campaign/verify.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../dispatcher.ts'
import type { Sessions } from '../play/sessions.ts'
import { tellNewcomers } from '../tell/chronicle.ts'
import { Stopped, StorageTrouble } from '../work/pool.ts'
import type { Going, Work } from '../work/work.ts'
import { filename } from './records/filename.ts'
import type { Compared } from './transfer/compare.ts'
import type { Read } from './transfer/read.ts'
import type { Uploads } from './transfer/uploads.ts'
import type { Written } from './transfer/write.ts'

type Calls = 'campaign.export' | 'campaign.compare' | 'campaign.import'

/** Whole campaigns as files: export, comparison, import. */
export function transferHandlers(context: Context, sessions: Sessions, uploads: Uploads, work: Work): Pick<Handlers, Calls> {
  const { db, games, tell } = context

  /** Puts the file in the place of a campaign that is here, after a backup of it. */
  const exchange = async (id: string, forked: boolean, { file, compared: what }: Staged): Promise<Result<Entered>> => {
    const wrong = whyNotInPlace(db, id, forked, what)
    if (wrong !== null) return refusedResult(wrong)
    // Only where both have gone on is anything here that is not in the file, too.
    const backup = context.backUp(what.state === 'forked' ? 'delete' : 'replace')
    if (backup.kind === 'refused') return backup
    const name = getCampaign(db, id)?.name ?? ''
    const place = {
      campaign: id,
      name,
      newId: context.newId,
      lineage: { id: readLineage(db, id)?.id ?? context.newId(), states: what.states },
    }
    const from = onCopy(() => openCopy(file))
    try {
      const done = await writeInSlices(db, () => replaced(db, from, place, what.kept))
      if (done.kind === 'refused') return done
    } finally {
      closeDatabase(from)
    }
    // Games of the same id stand elsewhere now, and a page that shows one must fetch it again.
    sessions.forget(id)
    tell('storage.changed', { state: 'open' })
    return doneWith({ id, backup: backup.value })
  }

  return {
    async 'campaign.export'({ campaign: id, raw = false, work: named }) {
      if (raw) return asItStands(context, id, work, named)
      const campaign = getCampaign(db, id)
      if (campaign === null) return refused(notFound('campaign'))
      const written = await work.during(named, (going) => packedUp(context, id, going))
      if (isRefusal(written)) return refused(written)
      // Where it cannot be kept, the file is known all the same until the campaign changes.
      if (readLineage(db, id)?.states.at(-1)?.digest !== written.lineage.states.at(-1)?.digest) keepLineage(db, id, written.lineage)
      const file = Buffer.from(written.data).toString('base64')
      return answered({
        filename: filename(campaign.name, CAMPAIGN_ENDING.slice(1), 'campaign'),
        mediaType: 'application/gzip',
        encoding: 'base64',
        data: file,
        importAs: importAs(file),
      })
    },

    async 'campaign.compare'(input) {
      const packed = 'data' in input ? Buffer.from(input.data, 'base64') : uploads.look(input.upload)
      if (isRefusal(packed)) return refused(packed)
      return await onStage(db, async (stage) => {
        const found = await work.during(input.work, (going) =>
          stage(async (file) => {
            const read = await readInto(packed, file, going, (share) => share)
            return isRefusal(read) ? read : { read, compared: await compared(context, read, file, true, going) }
          }),
        )
        return isRefusal(found) ? refused(found) : answered(toldOf(found.read, found.compared))
      })
    },

    async 'campaign.import'(input) {
      const { replace } = input
      if (replace !== undefined && getCampaign(db, replace) === null) return refused(notFound('campaign'))
      const packed = 'data' in input ? Buffer.from(input.data, 'base64') : uploads.take(input.upload)
      if (isRefusal(packed)) return refused(packed)
      return await onStage(db, async (stage) => {
        const found = await work.during(input.work, (going) =>
          stage(async (file) => {
            const read = await triedOut(packed, file, going)
            return isRefusal(read) ? read : { file, read, compared: await compared(context, read, file, replace !== undefined, going) }
          }),
        )
        if (isRefusal(found)) return refused(found)
        const { read } = found
        const entered = replace === undefined ? await enter(context, found) : await exchange(replace, input.forked === true, found)
        if (entered.kind === 'refused') return refused(entered.refusal)
        const { id, ...kept } = entered.value
        await tellNewcomers({ db, games, work }, id)
        tell('campaign.changed', { campaign: id })
        return answered({ campaign: entry(context, id), characters: read.characters, raids: read.sessions, ...kept })
      })
    },
  }
}

/** Files larger than a message: they come in pieces, and what takes a file takes them by name. */
export function uploadHandlers(uploads: Uploads, newId: () => string): Pick<Handlers, 'upload.begin' | 'upload.add'> {
  return {
    'upload.begin': ({ size }) => answered(uploads.begin(newId(), size)),
    'upload.add'({ upload, piece }) {
      const added = uploads.add(upload, piece)
      return isRefusal(added) ? refused(added) : answered(added)
    },
  }
}

/** A campaign that cannot be read, as a database file with every row of it. */
async function asItStands({ db }: Context, campaign: string, work: Work, named: string | undefined): Promise<Reply<OutgoingFile>> {
  const name = campaignName(db, campaign)
  if (name === null) return refused(notFound('campaign'))
  const data = await work.during(named, async (going) => {
    const copy = await copyInSteps(db.raw)
    try {
      return await going.run('cut-out-campaign', { file: copy.file, campaign })
    } finally {
      copy.discard()
    }
  })
  if (isRefusal(data)) return refused(data)
  return answered({
    ...{ filename: filename(name, 'db', 'campaign'), mediaType: 'application/vnd.sqlite3', encoding: 'base64' },
    data: Buffer.from(data).toString('base64'),
  })
}

async function packedUp({ db, version, now, newId }: Context, campaign: string, going: Going): Promise<Written> {
  const copy = await copyInSteps(db.raw)
  try {
    const raids = Object.values(talliesOf(db, campaign).get(campaign)?.raids ?? {}).reduce((sum, count) => sum + count, 0)
    const total = countCharacters(db, campaign) + raids
    const onTick = (parts: number) => going.progress(parts, total)
    const about = { file: copy.file, campaign, app: version, at: now(), lineage: newId() }
    const written = await going.run('write-campaign', about, { onTick })
    if (written === null) throw new Error('the campaign is not in the copy')
    return written
  } finally {
    copy.discard()
  }
}

/** Does what needs a database of its own beside the campaigns, in a place that serves, and discards it at the end. */
export async function onStage<T>(
  { file: campaigns }: Context['db'],
  task: (stage: <R>(work: (file: string) => Promise<R>) => Promise<R>) => Promise<T>,
): Promise<T> {
  const copies: Copy[] = []
  try {
    return await task((work) =>
      inPlaces(campaigns, async (place) => {
        const copy = temporary('campaign.db', place)
        copies.push(copy)
        return await work(copy.file)
      }),
    )
  } finally {
    for (const copy of copies) copy.discard()
  }
}

/**
 * Reads a campaign file into a database of its own and verifies it there like any other: every game is replayed, every ledger
 * added up. Whatever the rules make of it, the existing campaigns are not touched, and it has only so much time and memory.
 */
async function triedOut(packed: Uint8Array, into: string, going: Going): Promise<Read | Refusal> {
  try {
    // Reading is told as the first third.
    const read = await readInto(packed, into, going, (share) => share / 3)
    if (isRefusal(read)) return read
    const subject = { file: into, campaign: read.campaign }
    const replayed = { ...going, progress: (done: number, total: number) => going.progress((1 + (2 * done) / total) / 3, 1) }
    const { verified, sayingLess } = await verifyFile(subject, replayed, true)
    const [difference] = verified.differences
    if (difference !== undefined) return unsound(difference.text)
    await going.run('show-others', { ...subject, sayingLess })
    return read
  } catch (error) {
    return hostile(error, 'campaign', unsound)
  }
}

/** Reads a campaign file into a database of its own. What it says there is not yet tried out. */
async function readInto(packed: Uint8Array, into: string, going: Going, shareOf: (share: number) => number): Promise<Read | Refusal> {
  try {
    const onTick = (bytes: number) => going.progress(shareOf(bytes / packed.length), 1)
    return await going.run('read-campaign', { packed, into }, { onTick })
  } catch (error) {
    return hostile(error, 'campaign', unsound)
  }
}

/**
 * The refusal of a file on which the rules or the worker came to grief. Throws on what isn't a fault of the file.
 * @param what is in it, in a word
 */
export function hostile(error: unknown, what: string, refuse: (why: string) => Refusal): Refusal {
  if (error instanceof Stopped && error.why === 'memory') return refuse(`it takes more memory than any ${what} needs.`)
  if (error instanceof Stopped && error.why === 'stuck') return refuse('the rules do not come to an end with it.')
  if (error instanceof StorageTrouble) throw new CopyTrouble(error.failure)
  if (error instanceof Stopped || error instanceof CopyTrouble || !(error instanceof Error)) throw error
  return refuse('the rules cannot read it.')
}

/**
 * What the file is against the campaigns here.
 * @param whole false: only whether its lineage is here
 */
async function compared({ db, now }: Context, { campaign, lineage }: Read, there: string, whole: boolean, going: Going): Promise<Compared> {
  const copy = await copyInSteps(db.raw)
  try {
    return await going.run('compare-campaigns', { here: copy.file, there, campaign, lineage, whole, at: now() })
  } finally {
    copy.discard()
  }
}

function toldOf({ name, game, characters, sessions: raids, writtenAt }: Read, what: Compared): CampaignCompared {
  const { state, campaign, common, ours, theirs, people } = what
  return {
    state,
    ...(campaign === null ? {} : { campaign }),
    file: { name, game, characters, raids, writtenAt },
    common,
    ours,
    theirs,
    people,
  }
}

/** Null where the file may take the place of that campaign. */
function whyNotInPlace(db: Context['db'], id: string, forked: boolean, { state, campaign, mark }: Compared): Refusal | null {
  if (campaign !== id) return conflict('The file is of another campaign.', 'other-campaign')
  if (state === 'same') return conflict('The campaign is just as it is in the file: there is nothing to replace.', 'same')
  if (state === 'behind') return conflict('The file is an earlier state of the campaign: there is nothing to replace.', 'behind')
  if (state === 'forked' && !forked) return conflict('The campaign has been played on here and in the file.', 'forked')
  return markOf(db, id) === mark ? null : conflict('The campaign was changed while the file was read. Try again.', 'changed')
}

/** A file that has been tried out. */
interface Staged {
  readonly file: string
  readonly read: Read
  readonly compared: Compared
}

interface Entered {
  readonly id: string
  readonly backup?: string | null
}

/**
 * Enters a campaign that has been tried out, in slices of one transaction, beside those that are here. It will be known again, unless
 * its like is here already: then it goes its own way.
 */
async function enter({ db, newId }: Context, { file, read, compared: what }: Staged): Promise<Result<Entered>> {
  const { name, lineage } = read
  const { campaign: known, states } = what
  const id = newId()
  const own = lineage === null || known !== null ? { id: newId(), states: states.slice(-1) } : { id: lineage.id, states }
  const from = onCopy(() => openCopy(file))
  try {
    const place = { campaign: id, name: freeName(name, listCampaigns(db)), newId, lineage: own }
    const done = await writeInSlices(db, () => transplanted(db, from, place))
    return done.kind === 'refused' ? done : doneWith({ id })
  } finally {
    closeDatabase(from)
  }
}

function unsound(why: string): Refusal {
  return badRequest(`This is not a campaign that can be imported: ${why}`, { detail: 'campaign' })
}

/** `The Long Winter (2)`, where the name is taken. */
function freeName(name: string, campaigns: readonly { readonly name: string }[]): string {
  const taken = new Set(campaigns.map((campaign) => campaign.name))
  if (!taken.has(name)) return name
  for (let n = 2; ; n++) {
    const next = ` (${n})`
    const numbered = `${[...name]
      .slice(0, LONGEST_NAME - next.length)
      .join('')
      .trimEnd()}${next}`
    if (!taken.has(numbered)) return numbered
  }
}

function entry(context: Context, id: string): Campaign {
  const { db } = context
  const campaign = getCampaign(db, id)
  if (campaign === null) throw new Error('the campaign was entered')
  return outgoing(context, campaign, talliesOf(db, id).get(id))
}
