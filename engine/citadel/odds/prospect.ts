import type { Account } from '../../kernel/grading-types.ts'
import { distances } from '../chapters/06-placement.ts'
import { wealth } from '../chapters/08-payment.ts'
import { homecoming } from '../chapters/17-leaving.ts'
import { totalWoundPoints, woundPointsLeft } from '../chapters/party.ts'
import type { Character, DelveState } from '../state.ts'

// The prospect of a raid from a place without a fight, if the bot goes on as well as it can: who comes home alive, and with what. Every number was
// fitted to 6500 raids in which wounds and castings left were dealt by chance at one place on the way, so that nothing else can be the reason for what
// followed; a third of them ran their course. Half were begun by weaker bots, whose choice of spells was told apart (or else Cease Fire would seem worth
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
    1.025 -
    1.648 * health +
    3.889 * healed +
    2.287 * weak -
    (3.543 * far - 3.121 * healed * far + 8.417 * dares) +
    (peace ? 0.416 : 0) +
    (0.831 * own + 1.147 * alive - 0.035 * spare + 1.533 * tough + 1.37 * lateness(s))
  return 1 / (1 + Math.exp(-logit))
}

/** What is still to be found. */
function toCome(s: DelveState, { healed, alive, far, tough, peace, spare }: Party): Pick<Account, 'gold' | 'experience' | 'things'> {
  const fresh = Math.max(0, healed - 0.6)
  const whole = Math.max(0, healed - 0.85)
  const late = lateness(s)
  const calm = peace ? 1 : 0
  const gold =
    -434.9 +
    (460.7 * alive + 89.4 * late + 39.7 * calm - 62 * healed - 128.3 * spare + 319 * whole) +
    fresh * (922.3 + 201.5 * far + 1950.8 * spare + 2849.3 * tough - 985.4 * late)
  const experience =
    -302.8 +
    (310.4 * alive + 67.3 * late + 24.1 * calm + 11.2 * healed - 146.6 * spare + 205 * whole) +
    fresh * (578.9 + 105 * far + 1604.8 * spare + 2189.9 * tough - 699.5 * late)
  const things =
    -3.52 +
    (3.71 * alive + 0.85 * late + 0.3 * calm - 1.4 * healed + 0.28 * spare - 0.68 * whole) +
    fresh * (7.96 - 0.25 * far + 7.69 * spare + 14.1 * tough - 4.98 * late)
  return { gold: Math.max(0, gold), experience: Math.max(0, experience), things: Math.max(0, things) }
}
