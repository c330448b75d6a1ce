import type { Account } from '../../kernel/grading-types.ts'
import { distances } from '../chapters/06-placement.ts'
import { wealth } from '../chapters/08-payment.ts'
import { homecoming } from '../chapters/17-leaving.ts'
import { totalWoundPoints, woundPointsLeft } from '../chapters/party.ts'
import type { Character, DelveState } from '../state.ts'

// The prospect of a raid from a place without a fight, if the bot goes on as well as it can: who comes home alive, and with what. Every number was
// fitted to 15,200 raids in which wounds and castings left were dealt by chance at one place on the way, so that nothing else can be the reason for what
// followed; a third of them ran their course. A third were begun by weaker bots, a fifth by seasoned parties. Weaker bots, and parties that never knew
// Cease Fire, were told apart: or else that spell would seem worth eight times as much as it is. Raids that it has not seen must come to the same (`prospect.test.ts`).

/** What a raid has come to, or is likely to: lives home, gold and jewels, experience, things, victory. */
export function prospectOf(s: DelveState): Account {
  return s.end === null ? expected(s) : come(s)
}

function come(s: DelveState): Account {
  const home = homecoming(s).filter(({ fate }) => fate.kind === 'came-out')
  const sum = (of: (one: (typeof home)[number]) => number) => home.reduce((all, one) => all + of(one), 0)
  return {
    lives: home.length,
    gold: sum(wealth),
    experience: sum(({ experience }) => experience),
    things: sum(({ sheet }) => sheet.items.length),
    victory: s.end?.kind === 'team-victory' ? 1 : 0,
  }
}

function expected(s: DelveState): Account {
  const party = partyOf(s)
  let [lives, gold, experience, things] = [0, 0, 0, 0]
  for (const c of party.people) {
    const lived = chanceToLive(c, s, party)
    lives += lived
    gold += lived * wealth(c)
    experience += lived * c.experience
    things += lived * c.items.length
  }
  const more = toCome(s, party)
  // A party that has destroyed the Hellgate has only to come out (16.0).
  const victory = s.hellgate.destroyed && party.people.length > 0 ? lives / party.people.length : 0
  return { lives, gold: gold + more.gold, experience: experience + more.experience, things: things + more.things, victory }
}

interface Party {
  readonly people: readonly Character[]
  /** Wound Points left, as a part of those of all who went in. */
  readonly health: number
  /** The same once the wounded are healed, as far as they can be. */
  readonly healed: number
  /** How many of those who went in still live. */
  readonly alive: number
  /** Segments from the Gateway, over ten. */
  readonly far: number
  /** How much tougher than beginners: 7 Wound Points each are nothing, 14 are 1. */
  readonly tough: number
  /** How well someone can afford Cease Fire (10.5), from 0 to 1. */
  readonly peace: number
  /** Castings of Heal and Rejuvenate that nobody needs yet, over sixteen. */
  readonly spare: number
  /** Wound Points that casters may spend (9.7), over twenty. */
  readonly craft: number
}

const BEGINNER = 7
const FARTHEST = 12
/** Wound Points beyond the last one with which nobody minds its price of three. */
const FOR_CEASE_FIRE = 5

function partyOf(s: DelveState): Party {
  const people = s.characters.filter(({ status, side }) => status === 'living' && side === 'party')
  const total = s.characters.reduce((sum, c) => sum + totalWoundPoints(c), 0)
  const left = people.reduce((sum, c) => sum + woundPointsLeft(c), 0)
  const gateway = s.segments.find(({ kind }) => kind === 'gateway')
  const steps = gateway === undefined ? undefined : distances(s, gateway).get(s.at)
  const points = people.reduce((sum, c) => sum + totalWoundPoints(c), 0)
  const cures = people.reduce((sum, c) => sum + curesOf(c), 0)
  const curable = Math.min(points - left, GAIN * cures)
  return {
    people,
    health: total === 0 ? 0 : left / total,
    healed: total === 0 ? 0 : (left + curable) / total,
    alive: s.characters.length === 0 ? 0 : people.length / s.characters.length,
    far: Math.min(FARTHEST, steps ?? FARTHEST) / 10,
    tough: people.length === 0 ? 0 : points / people.length / BEGINNER - 1,
    peace: Math.max(
      0,
      ...people.map((c) => (c.circled.includes('cease-fire') ? Math.min(1, (woundPointsLeft(c) - 1) / FOR_CEASE_FIRE) : 0)),
    ),
    spare: Math.min(MANY, cures - curable / GAIN) / MANY,
    craft: people.reduce((sum, c) => sum + (c.circled.some(isOfUse) ? Math.max(0, woundPointsLeft(c) - 1) : 0), 0) / 20,
  }
}

/** Wound Points that a casting brings the party, its price off (10.6), and castings beyond which more make no difference. */
const GAIN = 2
const MANY = 16

const OF_USE: readonly string[] = ['cease-fire', 'heal', 'lightning', 'mage-armor', 'rejuvenate', 'sleep']

function isOfUse(spell: string): boolean {
  return OF_USE.includes(spell)
}

function curesOf(c: Character): number {
  if (woundPointsLeft(c) < 2) return 0
  return c.circled.reduce((sum, spell) => sum + (spell === 'heal' || spell === 'rejuvenate' ? (c.limits[spell] ?? 0) : 0), 0)
}

const LONG = 80

/** How long the raid has gone on. */
function lateness({ turn }: DelveState): number {
  return Math.min(LONG, turn) / LONG
}

/** What a party still looks for, it also dares: those who turn home live longer than those who go on. */
function chanceToLive(c: Character, s: DelveState, { health, healed, alive, far, tough, peace, spare, craft }: Party): number {
  const dares = Math.max(0, healed - 0.6)
  const weak = Math.max(0, 0.5 - healed)
  const left = woundPointsLeft(c)
  const own = left / Math.max(1, totalWoundPoints(c))
  const logit =
    2.389 -
    2.07 * health +
    0.546 * healed -
    (1.327 * weak + 2.944 * far - 2.84 * healed * far + 4.218 * dares) +
    (2.719 * own - 0.1691 * left) +
    (1.508 * alive + 0.297 * peace - 0.488 * spare + 2.13 * tough + 0.493 * lateness(s) + 0.157 * craft)
  return 1 / (1 + Math.exp(-logit))
}

/** What is still to be found. */
function toCome(s: DelveState, { healed, alive, far, tough, peace, spare, craft }: Party): Pick<Account, 'gold' | 'experience' | 'things'> {
  const fresh = Math.max(0, healed - 0.6)
  const whole = Math.max(0, healed - 0.85)
  const late = lateness(s)
  const gold =
    -299 +
    (298.9 * alive + 87.8 * late + 44.9 * peace - 62.6 * healed - 386.9 * spare + 252.8 * whole + 29.6 * craft) +
    fresh * (1126 + 175.5 * far + 2300 * spare + 2429.4 * tough - 1656.2 * late + 262.2 * craft)
  const experience =
    -277.8 +
    (293.6 * alive + 55 * late + 14.7 * peace - 40.7 * healed - 205.8 * spare + 257.1 * whole + 54.8 * craft) +
    fresh * (799.1 + 174.2 * far + 1520.4 * spare + 1853.4 * tough - 1201 * late + 89.7 * craft)
  const things =
    -3.65 +
    (3.06 * alive + 0.64 * late + 0.34 * peace + 0.23 * healed - 0.53 * spare - 0.61 * whole + 0.11 * craft) +
    fresh * (6.55 + 0.74 * far + 9.12 * spare + 13.46 * tough - 10.15 * late + 1.8 * craft)
  return { gold: Math.max(0, gold), experience: Math.max(0, experience), things: Math.max(0, things) }
}
