import type { Account } from '../../kernel/grading-types.ts'
import { distances } from '../chapters/06-placement.ts'
import { wealth } from '../chapters/08-payment.ts'
import { homecoming } from '../chapters/17-leaving.ts'
import { totalWoundPoints, woundPointsLeft } from '../chapters/party.ts'
import type { Character, DelveState } from '../state.ts'

// The prospect of a raid from a place without a fight, if the bot goes on as well as it can: who comes home alive, and with what. Every number was
// fitted to 5500 raids in which wounds and healing were dealt by chance at one place on the way, so that nothing else can be the reason for what
// followed, and to 1600 that ran their course. Half of all were begun by weaker bots, a fifth by seasoned parties. Who lives was then set right on 2400
// more raids, for those who are badly hurt. Raids that it has not seen must come to the same (`prospect.test.ts`).

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
  }
}

/** Wound Points that a casting brings the party, its price off (10.6), and castings beyond which more make no difference. */
const GAIN = 2
const MANY = 16

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
function chanceToLive(c: Character, s: DelveState, { health, healed, alive, far, tough, peace, spare }: Party): number {
  const dares = Math.max(0, healed - 0.6)
  const weak = Math.max(0, 0.5 - healed)
  const own = woundPointsLeft(c) / Math.max(1, totalWoundPoints(c))
  const logit =
    9.156 -
    (2.094 * health + 10.158 * healed + 13.38 * weak + 3.57 * far - 3.21 * healed * far - 7.872 * dares) +
    (peace ? 1.074 : 0) +
    (0.63 * own + 0.574 * alive - 0.502 * spare + 1.696 * tough + 0.892 * lateness(s))
  return 1 / (1 + Math.exp(-logit))
}

/** What is still to be found. */
function toCome(s: DelveState, { healed, alive, far, tough, peace, spare }: Party): Pick<Account, 'gold' | 'experience' | 'things'> {
  const fresh = Math.max(0, healed - 0.6)
  const whole = Math.max(0, healed - 0.85)
  const late = lateness(s)
  const calm = peace ? 1 : 0
  const gold =
    42.1 * alive - 73.3 * late + 109.5 * calm + 17.9 * healed + fresh * (588.1 - 13.4 * far + 904 * spare + 2019.5 * tough) - 33.8 * whole
  const experience =
    35.2 * alive - 84.2 * late + 79 * calm + 41.9 * healed + fresh * (343.1 + 31.7 * far + 731.6 * spare + 1444.8 * tough) - 13.7 * whole
  const things =
    0.04 * alive - 1.19 * late + 0.7 * calm - 0.14 * healed + fresh * (3.06 - 0.6 * far + 5.92 * spare + 9.74 * tough) + 0.34 * whole
  return {
    gold: Math.max(0, gold - 42.1 + 19.7 * spare),
    experience: Math.max(0, experience - 42.8 - 24.1 * spare),
    things: Math.max(0, things - 0.03 - 0.37 * spare),
  }
}
