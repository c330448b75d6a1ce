import { getCampaign, type Campaign as StoredCampaign } from '../../../db/campaigns.ts'
import { getCharacter, listCharacters } from '../../../db/characters.ts'
import { enterCharacters } from '../../../db/transfer.ts'
import { badRequest, conflict, isRefusal } from '../../../engine/kernel/refusal.ts'
import type { Refusal } from '../../../engine/kernel/types.ts'
import { answered, type Character, type Checked, type Format, type OutgoingFile, type Reply, refused } from '../../contract/index.ts'
import { characterHandlers } from '../campaign/characters.ts'
import { homeHandlers } from '../campaign/home.ts'
import { homeForNewcomers, homeOf, type Membership, membershipOf, NO_CHARACTER, nobodyStaysLost } from '../campaign/membership.ts'
import { purchaseHandlers } from '../campaign/purchases.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../dispatcher.ts'
import { Stopped } from '../work/pool.ts'
import type { Work } from '../work/work.ts'
import { csv } from './records/csv.ts'
import { filename } from './records/filename.ts'
import { type Gathered, gather, type Written } from './records/gather.ts'
import { html } from './records/html.ts'
import { characterRecord, rosterRecord } from './records/json.ts'
import { markdown } from './records/markdown.ts'
import { recordPage } from './records/page.ts'
import type { Uploads } from './transfer/uploads.ts'

type Calls = 'character.export' | 'character.import' | 'campaign.records'

/** Characters as files: export and import. */
export function recordHandlers(context: Context, uploads: Uploads, work: Work): Pick<Handlers, Calls> {
  const { db, tell } = context
  const ask = { ...characterHandlers(context), ...homeHandlers(context), ...purchaseHandlers(context) }

  return {
    async 'character.export'({ character: id, format }) {
      const character = getCharacter(db, id)
      const campaign = character === null ? null : getCampaign(db, character.campaign)
      if (character === null || campaign === null) return refused(NO_CHARACTER)
      if (format === 'pdf') return printed(context, `#/print/character/${encodeURIComponent(id)}`, filename(character.name, 'pdf'))
      const membership = membershipOf(context, campaign)
      if (isRefusal(membership)) return refused(membership)
      const one = await gather(ask, membership.rules, id)
      if (!one.ok) return refused(one.error)
      const written = writtenBy(context, membership, campaign)
      return answered(file(format, character.name, [one.value], written, () => characterRecord(one.value, written)))
    },

    async 'campaign.records'({ campaign: id, format }) {
      const home = homeOf(context, id)
      if (isRefusal(home)) return refused(home)
      const { campaign, ...membership } = home
      const roster = listCharacters(db, id)
      if (roster.length === 0) return refused(conflict(`${campaign.name} has no characters yet.`, 'empty'))
      const name = `${campaign.name} roster`
      if (format === 'pdf') return printed(context, `#/print/roster/${encodeURIComponent(id)}`, filename(name, 'pdf'))
      const all = await everybody(ask, membership, roster)
      if (!all.ok) return all
      const written = writtenBy(context, membership, campaign)
      return answered(file(format, name, all.value, written, () => rosterRecord(all.value, written), campaign.name))
    },

    async 'character.import'(input) {
      const { campaign: id } = input
      const membership = homeForNewcomers(context, id)
      if (isRefusal(membership)) return refused(membership)
      const data = dataOf(input, uploads)
      if (typeof data === 'object' && 'refusal' in data) return refused(data.refusal)
      const { game } = membership
      const read = await work.during(input.work, (going) =>
        going.run('read-records', { data, game: game.id, present: listCharacters(db, id).map(presentOf) }).catch(tooMuch),
      )
      if (isRefusal(read)) return refused(read)
      // The campaign has gone on meanwhile; a name taken since is refused as it is entered.
      const noneLost = nobodyStaysLost(context, membership.rules, id)
      const newcomers = read.map(({ character, lines }) => {
        const back = noneLost && character.status === 'lost' ? { status: 'living' as const, fell: null } : {}
        return { character: { id: context.newId(), ...character, ...back }, lines }
      })
      const entered = enterCharacters(db, id, newcomers, context.now())
      if (entered.kind === 'refused') return refused(entered.refusal)
      tell('campaign.changed', { campaign: id })
      const come: Character[] = []
      for (const { character } of newcomers) {
        const reply = await ask['character.get']({ character: character.id })
        if (!reply.ok) return refused(reply.error)
        come.push(reply.value)
      }
      const [first, ...others] = come
      if (first === undefined) throw new Error('a record file holds at least one character')
      return answered(others.length === 0 ? first : { ...first, others })
    },
  }
}

function writtenBy({ version, now }: Context, { game, rules }: Membership, campaign: StoredCampaign): Written {
  return { game, rules, campaign, app: version, at: now() }
}

async function everybody(
  ask: Parameters<typeof gather>[0],
  { rules }: Membership,
  roster: readonly { readonly id: string }[],
): Promise<Reply<readonly Gathered[]>> {
  const all: Gathered[] = []
  for (const { id } of roster) {
    const one = await gather(ask, rules, id)
    if (!one.ok) return refused(one.error)
    all.push(one.value)
  }
  return answered(all)
}

/** The file in that format. `title` heads a file of several characters. */
function file(
  format: Exclude<Format, 'pdf'>,
  name: string,
  all: readonly Gathered[],
  written: Written,
  record: () => object,
  title: string | null = null,
): OutgoingFile {
  const pages = () => all.map((one) => recordPage(one, written))
  const text = (ending: string, mediaType: string, data: string): OutgoingFile => ({
    ...{ filename: filename(name, ending), mediaType, encoding: 'utf8', data },
  })
  switch (format) {
    case 'json':
      return text('citadel.json', 'application/json', `${JSON.stringify(record(), null, 2)}\n`)
    case 'markdown':
      return text('md', 'text/markdown; charset=utf-8', markdown(title, pages()))
    case 'csv':
      return text('csv', 'text/csv; charset=utf-8', csv(all, written))
    case 'html':
      return text('html', 'text/html; charset=utf-8', html(title ?? name, pages()))
  }
}

/** The print view as a PDF, from a shell that can print. */
async function printed({ printPdf }: Context, place: string, name: string): Promise<Reply<OutgoingFile>> {
  if (printPdf === undefined) {
    const message = 'A browser makes the PDF itself: print the sheet, and choose “Save as PDF” as the printer.'
    return refused(conflict(message, 'no-printer'))
  }
  const data = Buffer.from(await printPdf(place)).toString('base64')
  return answered({ filename: name, mediaType: 'application/pdf', encoding: 'base64', data })
}

function dataOf(input: Checked<'character.import'>, uploads: Uploads): Uint8Array | string | object | { readonly refusal: Refusal } {
  if ('data' in input) return input.data
  const bytes = uploads.take(input.upload)
  return isRefusal(bytes) ? { refusal: bytes } : bytes
}

function presentOf({ slug, name, race, kind, sheet }: ReturnType<typeof listCharacters>[number]) {
  return { slug, name, race, kind, sheet }
}

/** A record that takes all the time or memory there is says so in its own words. */
function tooMuch(error: unknown): Refusal {
  if (!(error instanceof Stopped) || error.why === 'cancelled' || error.why === 'closed') throw error
  return badRequest('This is not a character record: it is larger than any roster.', { detail: 'record' })
}
