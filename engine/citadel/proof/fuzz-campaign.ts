import type { HomeReason, RosterRecord } from '../../kernel/campaign.ts'
import type { LedgerLine } from '../../kernel/campaign-types.ts'
import { plain } from '../../kernel/plain.ts'
import { type Fuzzed, fuzz } from '../../kernel/proof/fuzz.ts'
import type { GamePlan } from '../../kernel/proof/plan.ts'
import { below, oneOf, type Stream, stream } from '../../kernel/random.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import type { Json } from '../../kernel/types.ts'
import { isOrdinary, spellsToKnow } from '../chapters/04-records.ts'
import { roster } from '../home/17-roster.ts'
import type { Variant } from '../open/variants.ts'
import { atHome } from '../sheet.ts'
import type { CharacterSheet, DelveState } from '../state.ts'
import { ORDINARY_SPELL_IDS, WEAPONS } from '../tables/index.ts'
import { invariants, postedOf } from './invariants.ts'

// Campaigns by bots: raid after raid, and what characters do at home between them. Every sheet must be what its ledger says.

const PARTY = 6

interface Roster {
  readonly variants: readonly Variant[]
  readonly chance: Stream
  /** Everyone the campaign has ever had. */
  readonly people: Map<string, RosterRecord>
  readonly living: Set<string>
  /** How everyone began. */
  readonly origins: Map<string, Json>
  /** All that was ever posted. */
  readonly lines: LedgerLine[]
}

/** A campaign of so many raids: those who come home go again, recruits fill the gaps (17.3), the maze may stay (17.0). */
export function fuzzCampaign(seed: string, bot: GamePlan['bot'], raids: number, every = 1): Fuzzed<DelveState>[] {
  const chance = stream(seed, 'campaign')
  const variants: readonly Variant[] = below(chance, 2) === 0 ? ['maze-kept'] : []
  const r: Roster = { variants, chance, people: new Map(), living: new Set(), origins: new Map(), lines: [] }
  const played: Fuzzed<DelveState>[] = []
  let legacy: Json = null
  for (let i = 0; i < raids; i++) {
    fillUp(r, i)
    if (r.living.size === 0) break
    for (let errand = 0; errand < ERRANDS; errand++) runErrand(r)
    audit(r, seed)
    const party = [...r.living].map((slug) => ({ record: recordOf(r, slug) }))
    const campaign = { taken: [...r.people.values()], ends: played.flatMap(({ end }) => end ?? []), legacy }
    const raid = fuzz(invariants, { seed: `${seed}-${i}`, bot, variants, party, campaign, every })
    played.push(raid)
    legacy = roster.legacy(raid.state)
    r.lines.push(...raid.lines)
    for (const { slug, status, sheet } of roster.homecoming(raid.state)) {
      keep(r, slug, sheet)
      if (status !== 'living') r.living.delete(slug)
    }
    audit(r, seed)
  }
  return played
}

/** 17.3 */
function fillUp({ variants, chance, people, living, origins }: Roster, raid: number): void {
  while (living.size < PARTY) {
    const made = roster.recruit(wish(chance, raid, living.size), { variants, taken: [...people.values()] }, chance)
    if (isRefusal(made)) return
    people.set(made.slug, made)
    living.add(made.slug)
    origins.set(made.slug, plain(made.sheet))
  }
}

function wish(chance: Stream, raid: number, place: number): Parameters<typeof roster.recruit>[0] {
  if (below(chance, 2) === 0) return { kind: 'hero' }
  return { kind: 'initiate', name: `Novice ${raid} ${place}`, race: 'Dwarf', weapons: ['ax', 'bow'], experience: 'wounds' }
}

/** Throws where a sheet is not what its ledger says. */
function audit({ people, origins, lines }: Roster, seed: string): void {
  for (const { slug, sheet } of people.values()) {
    const wrong = roster.audit(origins.get(slug) ?? null, plain(sheet), postedOf(lines, slug))
    if (wrong.length > 0) throw new Error(`campaign ${seed}, ${slug}: ${wrong.join(' ')}`)
  }
}

// ---------------------------------------------------------------- at home

/** How much is done between two raids. */
const ERRANDS = 12

/** Something that a living character may do at home, chosen by chance. */
function runErrand(r: Roster): void {
  const slug = oneOf(r.chance, [...r.living])
  const errand = oneOf(r.chance, [buy, study, dress, handOn])
  errand(r, slug)
}

/** 12.2, 12.3: an increase, for good or undone, with other spells learned meanwhile or not. */
function buy(r: Roster, slug: string): void {
  const before = recordOf(r, slug)
  const { id } = oneOf(
    r.chance,
    roster.purchases.prices(before, r.variants).filter(({ barred }) => barred === undefined),
  )
  keep(r, slug, done(roster.purchases.advance(before, id)))
  if (below(r.chance, 2) === 0) {
    post(r, slug, 'ability', id, 1, 'advancement')
    return
  }
  const learns = below(r.chance, 2) === 0
  if (learns) study(r, slug)
  keep(r, slug, roster.purchases.takeBack(recordOf(r, slug), id))
  if (!learns && JSON.stringify(sheetOf(r, slug)) !== JSON.stringify(atHome(before))) throw new Error(`${slug}: ${id} is not taken back`)
}

/** 4.1.D: another list of spells, while he may still have one. */
function study(r: Roster, slug: string): void {
  const sheet = sheetOf(r, slug)
  const count = Math.max(spellsToKnow(sheet), sheet.known.filter(isOrdinary).length)
  keep(r, slug, done(roster.spells.learn(recordOf(r, slug), shuffled(ORDINARY_SPELL_IDS, r.chance).slice(0, count))))
}

/** 17.4, 14.4 to 14.8 */
function dress(r: Roster, slug: string): void {
  const { items } = sheetOf(r, slug)
  const ids = (...kinds: string[]) => items.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
  const [first, second] = shuffled([...ids('weapon'), ...WEAPONS], r.chance)
  const weapons = first === undefined || second === undefined ? [] : [first, second].slice(below(r.chance, 2))
  const worn = [...shuffled(ids('ring', 'medallion'), r.chance).slice(below(r.chance, 3)), ...ids('armor').slice(0, below(r.chance, 2))]
  keep(r, slug, done(roster.equip(recordOf(r, slug), { weapons, worn })))
}

/** 14.0 */
function handOn(r: Roster, slug: string): void {
  const things = sheetOf(r, slug).items.filter(({ kind }) => kind !== 'talisman')
  const to = oneOf(r.chance, [...r.living])
  if (things.length === 0 || to === slug) return
  const { id } = oneOf(r.chance, things)
  const given = roster.give(recordOf(r, slug), recordOf(r, to), id, [...r.people.values()])
  if (isRefusal(given)) throw new Error(given.message)
  keep(r, slug, given.from)
  keep(r, to, given.to)
  post(r, slug, 'item', id, -1, 'given')
  post(r, to, 'item', given.item, 1, 'received')
}

function post(r: Roster, character: string, unit: 'ability' | 'item', subject: string, amount: number, reason: HomeReason): void {
  r.lines.push({ character, unit, subject, amount, rule: '17.1', reason })
}

// ---------------------------------------------------------------- records

function keep({ people }: Roster, slug: string, sheet: object): void {
  const known = people.get(slug)
  if (known === undefined) throw new Error(`${slug} comes home and never went`)
  people.set(slug, { ...known, sheet })
}

function recordOf({ people }: Roster, slug: string): Json {
  return plain(people.get(slug)?.sheet ?? {})
}

function sheetOf(r: Roster, slug: string): CharacterSheet {
  return atHome(recordOf(r, slug))
}

function done(given: object): object {
  if (isRefusal(given)) throw new Error(given.message)
  return given
}

function shuffled<T>(list: readonly T[], chance: Stream): T[] {
  const left = [...list]
  const out: T[] = []
  while (left.length > 0) out.push(...left.splice(below(chance, left.length), 1))
  return out
}
