import type { Posted, RosterRecord } from '../../kernel/campaign.ts'
import type { LedgerLine } from '../../kernel/campaign-types.ts'
import { plain } from '../../kernel/plain.ts'
import { type Fuzzed, fuzz } from '../../kernel/proof/fuzz.ts'
import type { GamePlan } from '../../kernel/proof/plan.ts'
import { below, oneOf, type Stream, stream } from '../../kernel/random.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import type { Json } from '../../kernel/types.ts'
import { armed } from '../chapters/25-arms.ts'
import { stable } from '../home/stable.ts'
import { attributesOf } from '../open/growth.ts'
import { atHome } from '../sheet.ts'
import type { ArenaState } from '../state.ts'
import { PRESETS } from '../tables/fighters.ts'
import { invariants } from './invariants.ts'

// Stables by bots: fight after fight, among themselves and against robots, with bones that are brought. Every sheet must be what its ledger says.

const MOST = 6

interface Stable {
  readonly chance: Stream
  readonly people: Map<string, RosterRecord>
  readonly status: Map<string, 'living' | 'dead'>
  /** How everyone began. */
  readonly origins: Map<string, Json>
  /** All that was ever posted. */
  readonly lines: LedgerLine[]
}

/** A stable of so many fights: the dead come along as bones, and newcomers take the places of those nobody brings (11.1, 23.6). */
export function fuzzStable(seed: string, bot: GamePlan['bot'], fights: number, every = 1): Fuzzed<ArenaState>[] {
  const chance = stream(seed, 'campaign')
  const r: Stable = { chance, people: new Map(), status: new Map(), origins: new Map(), lines: [] }
  const played: Fuzzed<ArenaState>[] = []
  for (let i = 0; i < fights; i++) {
    fillUp(r)
    for (const slug of livingOf(r)) if (below(chance, 3) === 0) dress(r, slug)
    const fight = fuzz(invariants, { seed: `${seed}-${i}`, bot, every, most: MOST_CHOICES, ...fightOf(r, i) })
    played.push(fight)
    if (fight.end === null) continue
    r.lines.push(...fight.lines)
    for (const { slug, status, sheet } of stable.homecoming(fight.state)) {
      keep(r, slug, sheet)
      r.status.set(slug, status === 'living' ? 'living' : 'dead')
    }
    audit(r, seed)
  }
  return played
}

/** Random answers may never end: such a fight is left, and no one comes home from it. */
const MOST_CHOICES = 4000

/** 25.1, 41.2 */
function fillUp(r: Stable): void {
  const { chance, people, status, origins } = r
  while (livingOf(r).length < MOST) {
    const made = stable.recruit(wish(chance, people.size), { variants: [], taken: [...people.values()] })
    if (isRefusal(made)) continue
    people.set(made.slug, made)
    status.set(made.slug, 'living')
    origins.set(made.slug, plain(made.sheet))
  }
}

function wish(chance: Stream, number: number): Json {
  if (below(chance, 3) === 0) return { kind: 'hero', name: oneOf(chance, Object.values(PRESETS)).name }
  return { kind: 'gladiator', name: `Novice ${number}`, ...oneOf(chance, POINTS) }
}

const POINTS = [
  { race: 'human', sh: 13, ag: 11 },
  { race: 'elf', sh: 11, ag: 12 },
  { race: 'orc', sh: 11, ag: 12 },
  { race: 'mage', sh: 9, ag: 12 },
] as const

/** Against robots, or three against three; half of the bones come along. */
function fightOf(r: Stable, i: number): Pick<GamePlan, 'seats' | 'party' | 'variants' | 'options' | 'campaign'> {
  const seats = 1 + (i % 2)
  const bones = [...r.status].flatMap(([slug, status]) => (status === 'dead' && below(r.chance, 2) === 0 ? [slug] : [])).slice(0, 2)
  const party = [...livingOf(r), ...bones].map((slug, nth) => ({
    record: recordOf(r, slug),
    seat: nth % seats,
    status: r.status.get(slug) ?? 'living',
  }))
  return { seats, party, campaign: { taken: [...r.people.values()], ends: [], legacy: null }, options: { balance: 'even' } }
}

/** 26.2: other arms, as one of the race has them. */
function dress(r: Stable, slug: string): void {
  const sheet = atHome(recordOf(r, slug))
  const { ready, also, slung, suit } = armed(sheet.race, attributesOf(sheet)).gear
  const given = stable.equip(recordOf(r, slug), {
    weapons: [ready, also, slung[0] ?? null, slung[1] ?? null].map((id) => id ?? ''),
    worn: [suit],
  })
  if (!isRefusal(given)) keep(r, slug, given)
}

/** Throws where a sheet is not what its ledger says. */
function audit({ people, origins, lines }: Stable, seed: string): void {
  for (const { slug, sheet } of people.values()) {
    const wrong = stable.audit(origins.get(slug) ?? null, plain(sheet), postedOf(lines, slug))
    if (wrong.length > 0) throw new Error(`stable ${seed}, ${slug}: ${wrong.join(' ')}`)
  }
}

function postedOf(lines: readonly LedgerLine[], slug: string): Posted {
  const own = lines.filter(({ character }) => character === slug)
  const sums = (unit: LedgerLine['unit']) => {
    const by: Record<string, number> = {}
    for (const { unit: of, subject = '', amount } of own) if (of === unit) by[subject] = (by[subject] ?? 0) + amount
    return by
  }
  const sum = (unit: LedgerLine['unit']) => sums(unit)[''] ?? 0
  return { isWhole: true, experience: sum('experience'), abilities: sums('ability'), items: sums('item'), exits: sum('exit') }
}

// ---------------------------------------------------------------- records

function livingOf({ status }: Stable): readonly string[] {
  return [...status].flatMap(([slug, each]) => (each === 'living' ? [slug] : []))
}

function keep({ people }: Stable, slug: string, sheet: object): void {
  const known = people.get(slug)
  if (known === undefined) throw new Error(`${slug} comes home and never went`)
  people.set(slug, { ...known, sheet })
}

function recordOf({ people }: Stable, slug: string): Json {
  return plain(people.get(slug)?.sheet ?? {})
}
