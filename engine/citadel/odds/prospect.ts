import type { Account } from '../../kernel/grading-types.ts'
import { distances } from '../chapters/06-placement.ts'
import { wealth } from '../chapters/08-payment.ts'
import { homecoming } from '../chapters/17-leaving.ts'
import { totalWoundPoints, woundPointsLeft } from '../chapters/party.ts'
import type { Character, DelveState } from '../state.ts'

// The prospect of a raid from a place without a fight, if the bot goes on as well as it can: who comes home alive, and with what. Every number was
// fitted to 15,200 raids in which wounds and castings left were dealt by chance at one place on the way, so that nothing else can be the reason for what
// followed; a third of them ran their course. A third were begun by weaker bots, whose choice of spells was told apart (or else Cease Fire would seem worth
// eight times as much as it is), a fifth by seasoned parties. Raids that it has not seen must come to the same (`prospect.test.ts`).

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
  /** Someone can cast Cease Fire (10.5). */
  readonly peace: boolean
  /** Castings of Heal and Rejuvenate that nobody needs yet, over sixteen. */
  readonly spare: number
  /** Wound Points that casters may spend (9.7), over twenty. */
  readonly craft: number
}

const BEGINNER = 7
const FARTHEST = 12
const FOR_CEASE_FIRE = 4

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
    peace: people.some((c) => c.circled.includes('cease-fire') && woundPointsLeft(c) >= FOR_CEASE_FIRE),
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
    2.441 -
    2.155 * health +
    0.106 * healed -
    (1.746 * weak + 2.945 * far - 2.842 * healed * far + 3.813 * dares) +
    (peace ? 0.406 : 0) +
    (2.681 * own - 0.1655 * left) +
    (1.667 * alive - 0.447 * spare + 2.114 * tough + 0.498 * lateness(s) + 0.18 * craft)
  return 1 / (1 + Math.exp(-logit))
}

/** What is still to be found. */
function toCome(s: DelveState, { healed, alive, far, tough, peace, spare, craft }: Party): Pick<Account, 'gold' | 'experience' | 'things'> {
  const fresh = Math.max(0, healed - 0.6)
  const whole = Math.max(0, healed - 0.85)
  const late = lateness(s)
  const calm = peace ? 1 : 0
  const gold =
    -462.4 +
    (305.7 * alive + 134.9 * late + 171.6 * calm - 30 * healed - 464.1 * spare + 0.8 * whole + 4.8 * craft) +
    fresh * (1222.6 + 188.8 * far + 2507.4 * spare + 2441 * tough - 1834.5 * late + 326.2 * craft)
  const experience =
    -450.8 +
    (329.3 * alive + 99 * late + 98.1 * calm + 50.4 * healed - 237.1 * spare + 125.2 * whole + 38.4 * craft) +
    fresh * (767 + 183 * far + 1608.6 * spare + 1858.2 * tough - 1350.6 * late + 133.5 * craft)
  const things =
    -4.66 +
    (2.56 * alive + 0.78 * late + 1.95 * calm - 0.14 * healed - 1.14 * spare - 1.11 * whole + 0.02 * craft) +
    fresh * (7.71 + 0.82 * far + 10.63 * spare + 13.68 * tough - 10.95 * late + 1.89 * craft)
  return { gold: Math.max(0, gold), experience: Math.max(0, experience), things: Math.max(0, things) }
}
