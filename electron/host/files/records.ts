import { getCampaign } from '../../../db/campaigns.ts'
import { countCharacters, listCharacters } from '../../../db/characters.ts'
import { copyInSteps } from '../../../db/copy.ts'
import { getSession } from '../../../db/sessions.ts'
import { enterCharacters } from '../../../db/transfer.ts'
import { badRequest, conflict, isRefusal, notFound } from '../../../engine/kernel/refusal.ts'
import type { Refusal } from '../../../engine/kernel/types.ts'
import { answered, type Character, type Checked, type OutgoingFile, type Reply, refused } from '../../contract/index.ts'
import { recordOf } from '../campaign/characters.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../dispatcher.ts'
import { homeForNewcomers, homeOf, memberOf, NO_CAMPAIGN, nobodyStaysLost } from '../membership.ts'
import { noGame } from '../play/access.ts'
import { Stopped } from '../work/pool.ts'
import type { Going, Work } from '../work/work.ts'
import { filename } from './records/filename.ts'
import { gather } from './records/gather.ts'
import { printedFile } from './records/printed.ts'
import { rosterName, type TextFormat, writeCharacter } from './records/write.ts'
import type { Uploads } from './transfer/uploads.ts'

type Calls = 'character.export' | 'character.import' | 'campaign.records' | 'paper.print'

/** Characters as files: export and import. */
export function recordHandlers(context: Context, uploads: Uploads, work: Work): Pick<Handlers, Calls> {
  const { db, tell } = context

  return {
    async 'character.export'({ character: id, format }) {
      const member = memberOf(context, id)
      if (isRefusal(member)) return refused(member)
      const { name } = member.character
      if (format === 'pdf') return printed(context, `#/print/character/${encodeURIComponent(id)}`, filename(name, 'pdf'))
      const campaign = getCampaign(db, member.character.campaign)
      if (campaign === null) return refused(NO_CAMPAIGN)
      const written = { game: member.game, rules: member.rules, campaign, app: context.version, at: context.now() }
      return answered(writeCharacter(format, gather(context, member), written, context.page))
    },

    async 'campaign.records'({ campaign: id, format, work: named }) {
      const home = homeOf(context, id)
      if (isRefusal(home)) return refused(home)
      const { name } = home.campaign
      const count = countCharacters(db, id)
      if (count === 0) return refused(conflict(`${name} has no characters yet.`, 'empty'))
      if (format === 'pdf') return printed(context, `#/print/roster/${encodeURIComponent(id)}`, filename(rosterName(name), 'pdf'))
      const file = await work.during(named, (going) => roster(context, { campaign: id, format, count }, going))
      return isRefusal(file) ? refused(file) : answered(file)
    },

    async 'paper.print'(wish) {
      const found = sheetIn(context, wish)
      return isRefusal(found) ? refused(found) : printed(context, found.place, filename(found.name, 'pdf'))
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
        const member = memberOf(context, character.id)
        if (isRefusal(member)) return refused(member)
        come.push(recordOf(context, member))
      }
      const [first, ...others] = come
      if (first === undefined) throw new Error('a record file holds at least one character')
      return answered(others.length === 0 ? first : { ...first, others })
    },
  }
}

/** Where the page has it, and what it is called. Refuses what there is not. */
function sheetIn(context: Context, wish: Checked<'paper.print'>): { readonly place: string; readonly name: string } | Refusal {
  const at = (id: string) => `#/print/${wish.of}/${encodeURIComponent(id)}`
  const titleOf = (id: string) => context.games.find((game) => game.id === id)?.title ?? id
  switch (wish.of) {
    case 'blank': {
      const home = homeOf(context, wish.campaign)
      return isRefusal(home) ? home : { place: at(wish.campaign), name: `${home.campaign.name} blank records` }
    }
    case 'charts':
      if (!context.games.some(({ id }) => id === wish.game)) return noGame(wish.game)
      return { place: at(wish.game), name: `${titleOf(wish.game)} charts` }
    case 'board': {
      const session = getSession(context.db, wish.session)
      if (session === null) return notFound('game')
      const input = wish.input === undefined ? '' : `/${wish.input}`
      return { place: `${at(wish.session)}${input}`, name: `${titleOf(session.game)} board` }
    }
  }
}

async function roster(
  { db, version, now, page }: Context,
  { count, ...wish }: { readonly campaign: string; readonly format: TextFormat; readonly count: number },
  going: Going,
): Promise<OutgoingFile | Refusal> {
  const copy = await copyInSteps(db.raw)
  try {
    const onTick = (done: number) => going.progress(done, count)
    return await going.run('write-roster', { file: copy.file, ...wish, app: version, at: now(), page }, { onTick })
  } finally {
    copy.discard()
  }
}

/** The print view as a PDF. */
function printed(context: Context, place: string, name: string): Promise<Reply<OutgoingFile>> {
  return printedFile(context, { place }, name, NO_PRINTER)
}

const NO_PRINTER = conflict('A browser makes the PDF itself: print the sheet, and choose “Save as PDF” as the printer.', 'no-printer')

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
