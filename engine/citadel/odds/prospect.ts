import type { Account } from '../../kernel/grading-types.ts'
import { distances } from '../chapters/06-placement.ts'
import { wealth } from '../chapters/08-payment.ts'
import { homecoming } from '../chapters/17-leaving.ts'
import { totalWoundPoints, woundPointsLeft } from '../chapters/party.ts'
import type { Character, DelveState } from '../state.ts'

// The prospect of a raid from a place without a fight, if the bot goes on as well as it can: who comes home alive, and with what. Every number was
// fitted to 9000 raids in which wounds and healing were dealt by chance at one place on the way, so that nothing else can be the reason for what
// followed, and to 2000 that ran their course. Half of all were begun by weaker bots, a fifth by seasoned parties. Raids that it has not seen must
// come to the same (`prospect.test.ts`).

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
    5.832 -
    (1.035 * health + 5.955 * healed + 7.494 * weak + 3.844 * far - 3.432 * healed * far - 2.7 * dares) +
    (peace ? 0.893 : 0) +
    (0.319 * own + 0.762 * alive - 0.586 * spare + 2.03 * tough + 1.108 * lateness(s))
  return 1 / (1 + Math.exp(-logit))
}

/** What is still to be found. */
function toCome(s: DelveState, { healed, alive, far, tough, peace, spare }: Party): Pick<Account, 'gold' | 'experience' | 'things'> {
  const fresh = Math.max(0, healed - 0.6)
  const whole = Math.max(0, healed - 0.85)
  const late = lateness(s)
  const calm = peace ? 1 : 0
  const gold =
    20 * alive - 53.7 * late + 89.8 * calm + 12.7 * healed + fresh * (500.4 + 16.9 * far + 1021 * spare + 2138.9 * tough) + 51.9 * whole
  const experience =
    30.4 * alive - 61.5 * late + 74.4 * calm + 14.2 * healed + fresh * (353.2 + 33.3 * far + 733.1 * spare + 1526.1 * tough) + 20.5 * whole
  const things =
    0.65 * calm - 0.16 * alive - 1.02 * late - 0.26 * healed + fresh * (2.73 - 0.2 * far + 6.3 * spare + 10.7 * tough) + 0.73 * whole
  return {
    gold: Math.max(0, gold - 17.7 - 71.2 * spare),
    experience: Math.max(0, experience - 29.1 - 53.6 * spare),
    things: Math.max(0, things + 0.22 - 0.76 * spare),
  }
}
