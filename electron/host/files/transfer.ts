import { campaignName, getCampaign, listCampaigns, talliesOf } from '../../../db/campaigns.ts'
import { countCharacters } from '../../../db/characters.ts'
import { type Copy, CopyTrouble, copyInSteps, inPlaces, onCopy, openCopy, temporary } from '../../../db/copy.ts'
import { closeDatabase } from '../../../db/open.ts'
import type { Result } from '../../../db/refusal.ts'
import type { NewIds } from '../../../db/transfer.ts'
import { transplanted } from '../../../db/transplant.ts'
import { writeInSlices } from '../../../db/write.ts'
import { badRequest, isRefusal, notFound } from '../../../engine/kernel/refusal.ts'
import type { Refusal } from '../../../engine/kernel/types.ts'
import {
  answered,
  CAMPAIGN_ENDING,
  type Campaign,
  type Checked,
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
import { tellNewcomers } from '../tell/chronicle.ts'
import { Stopped, StorageTrouble } from '../work/pool.ts'
import type { Going, Work } from '../work/work.ts'
import { filename } from './records/filename.ts'
import type { Read } from './transfer/read.ts'
import type { Uploads } from './transfer/uploads.ts'

type Calls = 'campaign.export' | 'campaign.import' | 'upload.begin' | 'upload.add'

/** Whole campaigns as files: export, import, and uploads for files larger than a message. */
export function transferHandlers(context: Context, uploads: Uploads, work: Work): Pick<Handlers, Calls> {
  const { db, games, tell, newId } = context
  return {
    async 'campaign.export'({ campaign: id, raw = false, work: named }) {
      if (raw) return asItStands(context, id, work, named)
      const campaign = getCampaign(db, id)
      if (campaign === null) return refused(notFound('campaign'))
      const data = await work.during(named, (going) => packedUp(context, id, going))
      if (isRefusal(data)) return refused(data)
      const file = Buffer.from(data).toString('base64')
      return answered({
        filename: filename(campaign.name, CAMPAIGN_ENDING.slice(1), 'campaign'),
        mediaType: 'application/gzip',
        encoding: 'base64',
        data: file,
        importAs: importAs(file),
      })
    },

    async 'campaign.import'(input) {
      const packed = fileOf(input, uploads)
      if (isRefusal(packed)) return refused(packed)
      const staged: Copy[] = []
      const stage = async (place: string, going: Going) => {
        const copy = temporary('campaign.db', place)
        staged.push(copy)
        const read = await triedOut(packed, copy.file, going)
        return isRefusal(read) ? read : { ...read, file: copy.file }
      }
      try {
        const read = await work.during(input.work, (going) => inPlaces(db.file, (place) => stage(place, going)))
        if (isRefusal(read)) return refused(read)
        const ids = { campaign: newId(), name: freeName(read.name, listCampaigns(db)), newId }
        const entered = await enter(db, read.file, ids)
        if (entered.kind === 'refused') return refused(entered.refusal)
        await tellNewcomers({ db, games, work }, ids.campaign)
        tell('campaign.changed', { campaign: ids.campaign })
        return answered({ campaign: entry(context, ids.campaign), characters: read.characters, raids: read.sessions })
      } finally {
        for (const copy of staged) copy.discard()
      }
    },

    'upload.begin': ({ size }) => answered(uploads.begin(context.newId(), size)),
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

async function packedUp({ db, version, now }: Context, campaign: string, going: Going): Promise<Uint8Array> {
  const copy = await copyInSteps(db.raw)
  try {
    const raids = Object.values(talliesOf(db, campaign).get(campaign)?.raids ?? {}).reduce((sum, count) => sum + count, 0)
    const total = countCharacters(db, campaign) + raids
    const onTick = (parts: number) => going.progress(parts, total)
    const data = await going.run('write-campaign', { file: copy.file, campaign, app: version, at: now() }, { onTick })
    if (data === null) throw new Error('the campaign is not in the copy')
    return data
  } finally {
    copy.discard()
  }
}

function fileOf(input: Checked<'campaign.import'>, uploads: Uploads): Buffer | Refusal {
  return 'data' in input ? Buffer.from(input.data, 'base64') : uploads.take(input.upload)
}

/**
 * Reads a campaign file into a database of its own and verifies it there like any other: every game is replayed, every ledger
 * added up. Whatever the rules make of it, the existing campaigns are not touched, and it has only so much time and memory.
 */
async function triedOut(packed: Uint8Array, into: string, going: Going): Promise<Read | Refusal> {
  const size = packed.length
  try {
    // Reading is told as the first third.
    const onTick = (bytes: number) => going.progress(bytes / (3 * size), 1)
    const read = await going.run('read-campaign', { packed, into }, { onTick })
    if (isRefusal(read)) return read
    const subject = { file: into, campaign: read.campaign }
    const replayed = { ...going, progress: (done: number, total: number) => going.progress((1 + (2 * done) / total) / 3, 1) }
    const { verified, sayingLess } = await verifyFile(subject, replayed, true)
    const [difference] = verified.differences
    if (difference !== undefined) return unsound(difference.text)
    await going.run('show-others', { ...subject, sayingLess })
    return read
  } catch (error) {
    if (error instanceof Stopped && error.why === 'memory') return unsound('it takes more memory than any campaign needs.')
    if (error instanceof Stopped && error.why === 'stuck') return unsound('the rules do not come to an end with it.')
    if (error instanceof StorageTrouble) throw new CopyTrouble(error.failure)
    if (error instanceof Stopped || error instanceof CopyTrouble || !(error instanceof Error)) throw error
    return unsound('the rules cannot read it.')
  }
}

/** Enters a campaign that has been tried out, in slices of one transaction. */
async function enter(db: Context['db'], file: string, ids: NewIds): Promise<Result<null>> {
  const from = onCopy(() => openCopy(file))
  try {
    return await writeInSlices(db, () => transplanted(db, from, ids))
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
