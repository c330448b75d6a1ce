import type { GameMember, Life, PlayedGame } from '../../../db/chronicle.ts'
import { assertNever } from '../../../engine/kernel/assert-never.ts'
import type { CampaignWords } from '../../../engine/kernel/campaign-types.ts'
import type { Playable } from '../../../engine/kernel/playable.ts'
import type { Career, RankedGame, Ranking } from '../../../engine/kernel/ranking.ts'
import type { Tale, TalePerson } from '../../../engine/kernel/tale-types.ts'
import { capital, listed } from '../../../engine/kernel/words.ts'
import type { HallOfRecords } from '../../contract/index.ts'

type List = HallOfRecords[number]
type Row = List['rows'][number]

/** A game with its figures; null where its story cannot be told. */
export type ToldGame = PlayedGame<Omit<Tale, 'chapters'>>

/** The length of each list. */
const BEST = 5

/** The sources for the lists of one game. */
export interface Contest {
  readonly game: Pick<Playable, 'id' | 'title' | 'rulesVersion' | 'tells' | 'rankings' | 'roster'>
  /** All its finished games, in campaigns (archived ones too) and outside them. */
  readonly told: readonly ToldGame[]
  readonly raiders: readonly GameMember[]
  readonly lives: readonly Life[]
}

/** The hall of fame: the best in each list, game by game. Empty lists are left out. */
export function rankings(contests: readonly Contest[]): HallOfRecords {
  return contests.flatMap((contest) => {
    const ranked = rankedOf(contest)
    return contest.game.rankings.map((ranking) => listOf(contest.game.id, ranking, ranked)).filter(({ rows }) => rows.length > 0)
  })
}

function listOf(game: string, ranking: Ranking, ranked: Ranked): List {
  const { id, title, unit } = ranking
  return { game, id, title, unit, rows: rowsOf(ranking, ranked) }
}

/** The best of a list; ties in order of arrival. */
function rowsOf(ranking: Ranking, { careers, people, games }: Ranked): Row[] {
  switch (ranking.of) {
    case 'careers':
      return best(careers.map(({ row, career }) => ({ row, value: ranking.value(career), tie: 0 })))
    case 'people':
      return best(people.map(({ row, person, game }) => ({ row, value: ranking.value(person, game), tie: 0 })))
    case 'games':
      return best(
        games.map(({ row, game }) => ({ row, value: ranking.value(game), tie: ranking.tie?.(game) ?? 0 })),
        ranking.lowestFirst,
      )
    default:
      return assertNever(ranking)
  }
}

interface Candidate {
  readonly row: Omit<Row, 'value'>
  readonly value: number
  readonly tie: number
}

function best(all: readonly Candidate[], lowestFirst = false): Row[] {
  const sign = lowestFirst ? 1 : -1
  return all
    .filter(({ value }) => value > 0)
    .toSorted((a, b) => sign * (a.value - b.value) || b.tie - a.tie)
    .slice(0, BEST)
    .map(({ row, value }) => ({ ...row, value }))
}

// ---------------------------------------------------------------- candidates

interface Ranked {
  readonly careers: readonly { readonly row: Omit<Row, 'value'>; readonly career: Career }[]
  readonly people: readonly { readonly row: Omit<Row, 'value'>; readonly person: TalePerson; readonly game: RankedGame }[]
  readonly games: readonly { readonly row: Omit<Row, 'value'>; readonly game: RankedGame }[]
}

function rankedOf({ game: { title, roster }, told, raiders, lives }: Contest): Ranked {
  const words = roster?.words ?? null
  const campaigns = new Map(lives.map(({ campaign, campaignName }) => [campaign, campaignName]))
  const who = new Map(raiders.map(({ session, slug, character }) => [`${session}/${slug}`, character]))
  const portraits = new Map(lives.map((life) => [life.character, portraitOf(roster, life)]))
  const careers = new Map<string, Summed>(lives.map((life) => [life.character, { life, ...NOTHING_YET }]))
  const latest = new Map<string, number>()
  const people: Ranked['people'][number][] = []
  const games: Ranked['games'][number][] = []
  for (const { session, campaign, raid, outcome, tale } of told) {
    if (tale === null) continue
    if (campaign !== null && raid !== null) latest.set(campaign, Math.max(raid, latest.get(campaign) ?? 0))
    const game: RankedGame = { outcome: outcome?.kind ?? null, tale }
    const names = listed(
      tale.people.map(({ name }) => name),
      '',
    )
    const label = words !== null && raid !== null ? `${capital(words.raid.one)} ${raid}` : names === '' ? title : names
    const of = { campaign, campaignName: campaign === null ? null : (campaigns.get(campaign) ?? ''), session }
    games.push({ row: { ...of, label, detail: tale.text, portrait: null }, game })
    for (const person of tale.people) {
      const character = who.get(`${session}/${person.slug}`)
      const detail = person.fell === undefined ? tale.text : `${raid === null ? '' : `${label}. `}${person.fell.text}`.trim()
      const portrait = (character === undefined ? undefined : portraits.get(character)) ?? null
      const row = { ...of, label: person.name, detail, portrait, ...(character === undefined ? {} : { character }) }
      people.push({ row, person, game })
      const career = careers.get(character ?? '')
      if (career === undefined) continue
      career.experience += person.experience
      career.kills += person.kills
      if (person.fate === 'came-out') career.turns += tale.turns
      if (person.fate === 'abandoned') career.brokenOff += 1
      career.last = Math.max(career.last, raid ?? 0)
    }
  }
  return {
    careers:
      words === null ? [] : [...careers.values()].map((career) => careerOf(career, latest.get(career.life.campaign) ?? 0, words, roster)),
    people,
    games,
  }
}

/** The portrait that was chosen, if the game still has it, or else the face of its kind. */
function portraitOf(roster: Playable['roster'], life: Life): string | null {
  return roster?.portraits.find((one) => one === life.portrait) ?? roster?.face(life) ?? null
}

interface Summed {
  readonly life: Life
  experience: number
  kills: number
  turns: number
  brokenOff: number
  /** The number of the latest game in its campaign. */
  last: number
}

const NOTHING_YET = { experience: 0, kills: 0, turns: 0, brokenOff: 0, last: 0 } as const

function careerOf(
  { life, last, ...sums }: Summed,
  latest: number,
  words: CampaignWords,
  roster: Playable['roster'],
): Ranked['careers'][number] {
  const { character, name, campaign, campaignName, status, exits, worth } = life
  const times = roster?.units.exit
  const counted = times === undefined ? '' : `, ${exits} ${exits === 1 ? times.one : times.many}`
  const detail = `${capital(words.status[status])}${counted}`
  const row = { label: name, detail, campaign, campaignName, character, portrait: portraitOf(roster, life) }
  return { row, career: { status, exits, worth, ...sums, rested: latest - last } }
}
