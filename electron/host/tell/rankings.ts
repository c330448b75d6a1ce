import type { Life, Raider } from '../../../db/chronicle.ts'
import type { HallOfRecords } from '../../contract/index.ts'
import type { Told } from './chronicle.ts'

type List = HallOfRecords[number]
type Row = List['rows'][number]

/** How many stand in each list. */
const BEST = 5

/**
 * The hall of records: the best of all campaigns, those put away too, by what they are the best at. Nobody stands in a list for
 * nothing; a list with nobody in it is left out.
 */
export function rankings(raids: readonly Told[], raiders: readonly Raider[], lives: readonly Life[]): HallOfRecords {
  const careers = careersOf(raids, raiders, lives)
  const names = new Map(lives.map(({ campaign, campaignName }) => [campaign, campaignName]))
  const people = [...careers.values()]
  const over = raids.flatMap((raid) => overOf(raid, names))
  const victories = over.filter(({ outcome }) => outcome === 'team-victory')
  const alive = people.filter(({ status }) => status === 'living' || status === 'retired')
  const lists: readonly List[] = [
    list('experience', 'Most experience earned', 'Experience Points', people, (one) => one.experience),
    list('richest', 'Richest', 'gold marks, jewels at their worth', people, (one) => one.worth),
    list('returns', 'Most returns', 'returns', people, (one) => one.exits),
    list('kills', 'Most monsters killed', 'monsters', people, (one) => one.kills),
    list('survivor', 'Longest survivor', 'turns inside and come home', alive, (one) => one.turns),
    list(
      'bravest-fall',
      'Bravest fall',
      'monsters killed on the last raid',
      people.flatMap(({ fall }) => fall ?? []),
      (one) => one.kills,
    ),
    list('best-raid', 'Best raid', 'experience, gold and jewels brought home', over, (one) => one.score),
    list(
      'deepest',
      'Deepest raid',
      'the level reached',
      over,
      (one) => one.depth,
      (a, b) => b.depth - a.depth || b.explored - a.explored,
    ),
    list(
      'fastest-victory',
      'Fastest team victory',
      'turns',
      victories,
      (one) => one.turns,
      (a, b) => a.turns - b.turns,
    ),
    list('luckiest', 'Luckiest raid', 'wounds better than the tables expect', over, (one) => one.luck),
  ]
  return lists.filter(({ rows }) => rows.length > 0)
}

interface Ranked {
  readonly row: Omit<Row, 'value'>
}

/** The best, by value where nothing else is said; equal ones in the order in which they came. */
function list<T extends Ranked>(
  id: string,
  title: string,
  unit: string,
  all: readonly T[],
  value: (one: T) => number,
  order: (a: T, b: T) => number = (a, b) => value(b) - value(a),
): List {
  const rows = all
    .filter((one) => value(one) > 0)
    .toSorted(order)
    .slice(0, BEST)
    .map((one) => ({ ...one.row, value: value(one) }))
  return { id, title, unit, rows }
}

// ---------------------------------------------------------------- characters

interface Career extends Ranked, Pick<Life, 'status' | 'exits' | 'worth'> {
  /** Earned and killed on all raids together. */
  experience: number
  kills: number
  /** Turns inside the Citadel, of raids come home from. */
  turns: number
  /** The raid that was the last one. */
  fall: (Ranked & { readonly kills: number }) | null
}

/** What raids have made of each character, by its id. */
function careersOf(raids: readonly Told[], raiders: readonly Raider[], lives: readonly Life[]): ReadonlyMap<string, Career> {
  const careers = new Map(lives.map((life) => [life.character, careerOf(life)]))
  const who = new Map(raiders.map(({ session, slug, character }) => [`${session}/${slug}`, character]))
  for (const { session, raid, tale } of raids)
    for (const { slug, fate, experience, kills, fell } of tale?.people ?? []) {
      const career = careers.get(who.get(`${session}/${slug}`) ?? '')
      if (career === undefined) continue
      career.experience += experience
      career.kills += kills
      if (fate === 'came-out') career.turns += tale?.turns ?? 0
      if (fate === 'fallen') career.fall = { row: { ...career.row, detail: `Raid ${raid}. ${fell?.text ?? ''}`.trim(), session }, kills }
    }
  return careers
}

function careerOf({ character, name, campaign, campaignName, status, exits, worth }: Life): Career {
  const detail = `${STATUS_WORDS[status]}, ${exits} ${exits === 1 ? 'return' : 'returns'}`
  const row = { label: name, detail, campaign, campaignName, character }
  return { row, status, exits, worth, experience: 0, kills: 0, turns: 0, fall: null }
}

const STATUS_WORDS: Readonly<Record<Life['status'], string>> = { living: 'Living', dead: 'Fallen', lost: 'Lost', retired: 'Retired' }

// ---------------------------------------------------------------- raids

interface OverRaid extends Ranked {
  readonly outcome: string | null
  readonly depth: number
  readonly explored: number
  readonly turns: number
  /** Experience, gold and jewels of all who came home: what character victory counts (17.0). */
  readonly score: number
  /** Wounds that the dice made more, on the party's side, and fewer, on the other, than the tables expect. */
  readonly luck: number
}

function overOf({ session, campaign, raid, outcome, tale }: Told, names: ReadonlyMap<string, string>): OverRaid[] {
  if (tale === null || campaign === null) return []
  const row = { label: `Raid ${raid}`, detail: tale.text, campaign, campaignName: names.get(campaign) ?? '', session }
  const { depth, explored, turns, people, luck } = tale
  const home = people.filter(({ fate }) => fate === 'came-out')
  const score = home.reduce((all, { experience, gold, jewels }) => jewels.reduce((sum, value) => sum + value, all + experience + gold), 0)
  return [
    {
      row,
      outcome,
      depth,
      explored,
      turns,
      score,
      luck: Math.round(10 * (surplus(luck, 'party-hits') - surplus(luck, 'monster-hits'))) / 10,
    },
  ]
}

function surplus({ kinds }: NonNullable<Told['tale']>['luck'], id: string): number {
  const kind = kinds.find((one) => one.id === id)
  return kind === undefined ? 0 : kind.came - kind.expected
}
