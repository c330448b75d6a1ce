import { type Campaign, getCampaign, talliesOf } from '../../../db/campaigns.ts'
import { listRoster, type RosterRow, sheetsOf } from '../../../db/characters.ts'
import { unlessSpoilt } from '../../../db/kept-json.ts'
import { countsOf, type StandingLine, standingLines } from '../../../db/ledger.ts'
import { gameNumbers } from '../../../db/numbering.ts'
import { balancesOf, type Difference, verifyCampaign } from '../../../db/verify.ts'
import type { LedgerLine } from '../../../engine/kernel/campaign-types.ts'
import { CHARACTER_STATUSES } from '../../../engine/kernel/campaign-types.ts'
import { isRefusal } from '../../../engine/kernel/refusal.ts'
import type { Refusal } from '../../../engine/kernel/types.ts'
import { capital } from '../../../engine/kernel/words.ts'
import type { Verified } from '../../contract/index.ts'
import type { Context } from '../context.ts'
import { type Membership, membershipOf, sheetOf } from '../membership.ts'
import { type Retraced, retrace } from '../play/retrace.ts'
import { type ReadContext, type Room, reading } from '../work/room.ts'
import { partyDifferences } from './party-check.ts'

type Found = Verified['differences'][number]

/** What is verified: a file that nobody writes to, and a campaign in it. */
export interface Subject {
  readonly file: string
  readonly campaign: string
}

/** A game, and its number in its campaign. */
export type NumberedGame = readonly [session: string, raid: number]

/** What the books of a campaign say, and the games still to be replayed: those whose record is whole. */
export interface Books {
  readonly verified: Verified
  readonly raids: readonly NumberedGame[]
}

/** Recomputes the sums of every ledger, and every sheet from its origin and the postings since. Each difference is a sentence. */
export function checkBooks({ file, campaign: id }: Subject, { games, tick }: Room): Books {
  return reading(file, games, (context) => {
    const { db } = context
    const campaign = known(context, id)
    const balances = balancesOf(db, id)
    const names = new Map(balances.map(({ character, name }) => [character, name]))
    const raids = gameNumbers(db, id)
    const membership = membershipOf(context, campaign)
    const broken = verifyCampaign(db, id, () => tick(0))
    const gaps = new Set(broken.flatMap((difference) => (difference.kind === 'session' ? [difference.session] : [])))
    const differences: Found[] = [
      ...broken.map((difference) => inWords(difference, names, raids, wordFor(membership))),
      ...(isRefusal(membership)
        ? []
        : listRoster(db, id).flatMap((row) => {
            tick(0)
            return sheetDifferences(context, membership, row)
          })),
    ]
    const tally = talliesOf(db, id).get(id)
    return {
      verified: {
        campaign: id,
        ok: differences.length === 0,
        characters: balances.length,
        entries: balances.reduce((sum, { entries }) => sum + entries, 0),
        raids: Object.values(tally?.raids ?? {}).reduce((sum, count) => sum + count, 0),
        balances: balances.map(({ entries: _, ...balance }) => balance),
        differences,
      },
      raids: [...raids].filter(([session]) => !gaps.has(session)),
    }
  })
}

/** What a replay finds: differences, each a sentence, and the games whose record agrees but says less than the rules say today. */
export interface Replayed {
  readonly differences: readonly Found[]
  readonly sayingLess: readonly string[]
}

/** Replays games, and compares what they post and who comes home with ledgers and roster. */
export function checkGames({ file, campaign: id, raids }: Subject & { readonly raids: readonly NumberedGame[] }, room: Room): Replayed {
  return reading(file, room.games, (context) => {
    const { db } = context
    const word = wordFor(membershipOf(context, known(context, id)))
    const posted = Map.groupBy(standingLines(db, id), ({ session }) => session)
    const roster = listRoster(db, id)
    const names = new Map(roster.map(({ slug, name }) => [slug, name]))
    const latest = Map.groupBy(roster, (one) => one.raids.at(-1)?.session)
    const sayingLess: string[] = []
    const differences = raids.flatMap(([session, raid], n) => {
      const again = retrace(context, session, () => room.tick(n))
      if (again.kind === 'same' && again.saysLess) sayingLess.push(session)
      const words = [
        ...retraceDifferences(again, posted.get(session) ?? [], names, `${word} ${raid}`),
        ...fateDifferences(again, latest.get(session) ?? []),
        // A member whose record cannot be read is named with the sheets.
        ...unlessSpoilt(() => partyDifferences(context, session, again, `${word} ${raid}`, () => room.tick(n)), []),
      ]
      return words.map((text): Found => ({ kind: 'raid', character: null, session, text }))
    })
    return { differences, sayingLess }
  })
}

function known({ db }: ReadContext, id: string): Campaign {
  const campaign = getCampaign(db, id)
  if (campaign === null) throw new Error('the campaign is not in the copy')
  return campaign
}

function wordFor(membership: Membership | Refusal): string {
  return isRefusal(membership) ? 'game' : membership.rules.words.raid.one
}

// ---------------------------------------------------------------- sheets

/** What in a character does not follow from its origin. During a game the sheet waits for what the game brings. */
function sheetDifferences({ db }: ReadContext, { rules }: Membership, row: RosterRow): readonly Found[] {
  const { id, name, status } = row
  const found = (text: string): Found => ({ kind: 'sheet', character: id, session: null, text: `${name}: ${text}` })
  const unreadable = [found('the record cannot be read.')]
  if (!CHARACTER_STATUSES.includes(status)) return unreadable
  return unlessSpoilt(() => recordDifferences(db, rules, row).map(found), unreadable)
}

function recordDifferences(db: Context['db'], rules: Membership['rules'], row: RosterRow): readonly string[] {
  const sheets = sheetsOf(db, row.id)
  if (sheets === null) return []
  const record = rules.readSheet(sheetOf(sheets))
  if (isRefusal(record)) return [record.message]
  const fields = (['slug', 'name', 'race', 'kind'] as const).filter((field) => record[field] !== row[field])
  const other = fields.map((field) => `the sheet says ${record[field]}, the roster ${row[field]}.`)
  if (row.session !== null) return other
  const { experience, exits } = row.holdings
  const sums = { abilities: countsOf(db, row.id, 'ability'), items: countsOf(db, row.id, 'item') }
  const posted = { isWhole: true, experience, exits, ...sums }
  const origin = sheets.origin === null ? null : sheetOf({ sheet: sheets.origin })
  return [...other, ...rules.audit(origin, sheetOf(sheets), posted)]
}

// ---------------------------------------------------------------- games

function retraceDifferences(
  again: Retraced,
  posted: readonly StandingLine[],
  names: ReadonlyMap<string, string>,
  raid: string,
): readonly string[] {
  switch (again.kind) {
    case 'other-rules':
      return []
    case 'differs':
      return [`${capital(raid)} differs from its record at input ${again.input}: ${again.what}.`]
    case 'same': {
      const people = new Set(posted.map(({ character }) => character))
      for (const lines of again.lines) for (const { character } of lines) people.add(character)
      return [...people].flatMap((slug) => {
        const should = again.lines.flatMap((lines, input) =>
          lines.filter((line) => line.character === slug).map((line) => lineText(input, line)),
        )
        const is = posted.filter((line) => line.character === slug).map((line) => lineText(line.input, line))
        return is.join('\n') === should.join('\n')
          ? []
          : [`The entries from ${raid} in the ledger of ${names.get(slug) ?? 'an unknown character'} are not those that a replay posts.`]
      })
    }
  }
}

function lineText(
  input: number,
  { unit, amount, subject = '', rule, reason, turn = null }: Omit<LedgerLine, 'turn'> & { readonly turn?: number | null },
): string {
  return JSON.stringify([input, unit, amount, subject, rule, reason, turn])
}

/** For each character, the roster agrees with the end of the newest game. */
function fateDifferences(again: Retraced, party: readonly RosterRow[]): readonly string[] {
  if (again.kind !== 'same' || !again.over) return []
  return again.home.flatMap(({ slug, status }) => {
    const now = party.find((one) => one.slug === slug)
    if (now === undefined || FOLLOWS[status].includes(now.status)) return []
    return [`${now.name} came out of it ${status}, but is ${now.status} on the roster.`]
  })
}

/** The statuses that may follow each status at the end of a game. */
const FOLLOWS: { readonly [status in 'living' | 'dead' | 'lost']: readonly RosterRow['status'][] } = {
  living: ['living', 'retired'],
  dead: ['dead'],
  lost: ['lost', 'living', 'retired'], // a later end may have freed the character
}

// ---------------------------------------------------------------- in words

function inWords(difference: Difference, names: ReadonlyMap<string, string>, raids: ReadonlyMap<string, number>, word: string): Found {
  const character = 'character' in difference ? difference.character : null
  const session = 'session' in difference ? difference.session : null
  const who = names.get(character ?? '') ?? 'A character'
  const raid = `${word} ${raids.get(session ?? '') ?? '?'}`
  return { kind: difference.kind, character, session, text: sentence(difference, who, raid, word) }
}

function sentence(difference: Difference, who: string, raid: string, word: string): string {
  switch (difference.kind) {
    case 'sum':
      return `${who}: entry ${difference.entry} says ${difference.kept} of ${difference.unit}, but the entries up to it add up to ${difference.summed}.`
    case 'gap':
      return `${who}: an entry before number ${difference.entry} is missing.`
    case 'reversal':
      return `${who}: entry ${difference.entry} reverses another but is not its opposite.`
    case 'undone-stands':
      return `${who}: entry ${difference.entry} stands, though the choice behind it was undone.`
    case 'stranger':
      return `${who}: entry ${difference.entry} comes from a ${word} that ${who} was not in.`
    case 'jewels':
      return `${who} has spent more jewels of ${difference.value} than there were.`
    case 'settled':
      return `${who}: entries at the end of the ledger are missing.`
    case 'given-up':
      return `${who}: ${difference.amount} of ${difference.unit} were left by ${raid}, which was given up.`
    case 'seat':
      return `${who} is in ${raid} according to the roster, but not according to its record.`
    case 'session':
      return `The record of ${raid} has gaps, or contradicts its rows.`
    case 'spoilt':
      return `Row ${difference.key} of the table ${difference.table} is not as it was written: the file is damaged there, or something else has changed it.`
  }
}
