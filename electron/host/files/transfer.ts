import { getCampaign, listCampaigns, talliesOf } from '../../../db/campaigns.ts'
import { createTemporary, openCopy, temporary } from '../../../db/copy.ts'
import { closeDatabase } from '../../../db/open.ts'
import { getSession, readInputs, readLog } from '../../../db/sessions.ts'
import { enterWhole, type NewIds, readWhole, type WholeCampaign } from '../../../db/transfer.ts'
import { badRequest, isRefusal, notFound } from '../../../engine/kernel/refusal.ts'
import type { Refusal } from '../../../engine/kernel/types.ts'
import { answered, type Campaign, type Checked, refused } from '../../contract/index.ts'
import { outgoing } from '../campaign/campaigns.ts'
import { verifyFile } from '../campaign/verify.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../dispatcher.ts'
import { RECORD_LEFT } from '../play/retrace.ts'
import { entriesOf, viewOf } from '../play/session-view.ts'
import { Sessions } from '../play/sessions.ts'
import { Stopped } from '../work/pool.ts'
import type { Going, Work } from '../work/work.ts'
import { filename } from './records/filename.ts'
import { readCampaignFile } from './transfer/read.ts'
import type { Uploads } from './transfer/uploads.ts'
import { campaignFile } from './transfer/write.ts'

type Calls = 'campaign.export' | 'campaign.import' | 'upload.begin' | 'upload.add'

/** Whole campaigns as files: export, import, and uploads for files larger than a message. */
export function transferHandlers(context: Context, uploads: Uploads, work: Work): Pick<Handlers, Calls> {
  const { db, games, tell } = context
  return {
    async 'campaign.export'({ campaign: id }) {
      const whole = readWhole(db, id)
      if (whole === null) return refused(notFound('campaign'))
      const data = await campaignFile(whole, { app: context.version, at: context.now() })
      return answered({
        filename: filename(whole.campaign.name, 'citadel.gz', 'campaign'),
        mediaType: 'application/gzip',
        encoding: 'base64',
        data: data.toString('base64'),
      })
    },

    async 'campaign.import'(input) {
      const file = fileOf(input, uploads)
      if (isRefusal(file)) return refused(file)
      const whole = await readCampaignFile(file, games)
      if (isRefusal(whole)) return refused(whole)
      const wrong = await work.during(input.work, (going) => triedOut(context, whole, going))
      if (wrong !== null) return refused(wrong)
      const ids = newIds(context, whole, freeName(whole.campaign.name, listCampaigns(db)))
      const entered = enterWhole(db, whole, ids)
      if (entered.kind === 'refused') return refused(entered.refusal)
      tell('campaign.changed', { campaign: ids.campaign })
      const { characters, sessions } = whole
      return answered({ campaign: entry(context, ids.campaign), characters: characters.length, raids: sessions.length })
    },

    'upload.begin': ({ size }) => answered(uploads.begin(context.newId(), size)),
    'upload.add'({ upload, piece }) {
      const added = uploads.add(upload, piece)
      return isRefusal(added) ? refused(added) : answered(added)
    },
  }
}

function fileOf(input: Checked<'campaign.import'>, uploads: Uploads): Buffer | Refusal {
  return 'data' in input ? Buffer.from(input.data, 'base64') : uploads.take(input.upload)
}

/**
 * Enters a campaign into a private database first and verifies it there like any other: every raid is replayed, every ledger
 * added up. Whatever the rules make of it, the existing campaigns are not touched.
 */
async function triedOut(context: Context, whole: WholeCampaign, going: Going): Promise<Refusal | null> {
  const { file, discard } = temporary('campaign.db')
  try {
    const staged = createTemporary(file)
    const ids = newIds(context, whole, whole.campaign.name)
    const entered = enterWhole(staged, whole, ids)
    closeDatabase(staged)
    if (entered.kind === 'refused') return entered.refusal
    const [difference] = (await verifyFile({ file, campaign: ids.campaign }, going, true)).differences
    if (difference !== undefined) return unsound(difference.text)
    const db = openCopy(file)
    try {
      const tried = { ...context, db, tell: () => {} }
      for (const id of ids.sessions) if (ofOtherRules(tried, id)) look(tried, id)
    } finally {
      closeDatabase(db)
    }
    return null
  } catch (error) {
    if (error instanceof Error && !(error instanceof Stopped)) return unsound('the rules cannot read it.')
    throw error
  } finally {
    discard()
  }
}

/** Whether a raid was recorded under other rules and so could not be replayed. */
function ofOtherRules({ db, games }: Context, id: string): boolean {
  const stored = getSession(db, id)
  const left = readInputs(db, id).some(({ events }) => events.some(({ type }) => type === RECORD_LEFT))
  return left || stored?.rulesVersion !== games.find((game) => game.id === stored?.game)?.rulesVersion
}

/** Reads a raid as the page will: its position, and every event in words. Throws if it cannot be shown. */
function look(context: Context, id: string): void {
  const session = new Sessions(context).get(id)
  if (isRefusal(session)) throw new Error(session.message)
  viewOf(session)
  for (let from: number | undefined = 0; from !== undefined; ) {
    const { events, next } = readLog(context.db, id, { from })
    entriesOf(session.playing, events, 0)
    from = next
  }
}

function unsound(why: string): Refusal {
  return badRequest(`This is not a campaign that can be imported: ${why}`, { detail: 'campaign' })
}

function newIds({ newId }: Context, { characters, sessions }: WholeCampaign, name: string): NewIds {
  return { campaign: newId(), name, characters: characters.map(() => newId()), sessions: sessions.map(() => newId()) }
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

/** The contract's limit for a name. */
const LONGEST_NAME = 60

function entry(context: Context, id: string): Campaign {
  const { db } = context
  const campaign = getCampaign(db, id)
  if (campaign === null) throw new Error('the campaign was entered')
  return outgoing(context, campaign, talliesOf(db, id).get(id))
}
