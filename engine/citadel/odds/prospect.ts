import type { Account } from '../../kernel/grading-types.ts'
import { distances } from '../chapters/06-placement.ts'
import { wealth } from '../chapters/08-payment.ts'
import { homecoming } from '../chapters/17-leaving.ts'
import { totalWoundPoints, woundPointsLeft } from '../chapters/party.ts'
import type { Character, DelveState } from '../state.ts'

// The prospect of a raid from a place without a fight, if the bot goes on as well as it can: who comes home alive, and with what. Every
// number was fitted to 1200 raids, half of them with a party hurt by chance on the way, a quarter seasoned, half begun by weaker bots;
// raids that it has not seen must come to the same (`prospect.test.ts`).

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
    const lived = chanceToLive(c, party)
    lives += lived
    gold += lived * wealth(c)
    experience += lived * c.experience
    things += lived * c.items.length
  }
  const [moreGold, moreExperience] = toCome(s, party)
  // A party that has destroyed the Hellgate has only to come out (16.0).
  const victory = s.hellgate.destroyed && party.people.length > 0 ? lives / party.people.length : 0
  return { lives, gold: gold + moreGold, experience: experience + moreExperience, things, victory }
}

interface Party {
  readonly people: readonly Character[]
  /** Wound Points left, as a part of those of all who went in. */
  readonly health: number
  /** How many of those who went in still live. */
  readonly alive: number
  /** Segments from the Gateway, over ten. */
  readonly far: number
  /** How much tougher than beginners: 7 Wound Points each are nothing, 14 are 1. */
  readonly tough: number
  /** Someone can cast Cease Fire (10.5). */
  readonly peace: boolean
  /** Castings of Heal and Rejuvenate that are left, over eight. */
  readonly cures: number
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
  return {
    people,
    health: total === 0 ? 0 : left / total,
    alive: s.characters.length === 0 ? 0 : people.length / s.characters.length,
    far: Math.min(FARTHEST, steps ?? FARTHEST) / 10,
    tough: people.length === 0 ? 0 : points / people.length / BEGINNER - 1,
    peace: people.some((c) => c.circled.includes('cease-fire') && woundPointsLeft(c) >= FOR_CEASE_FIRE),
    cures:
      Math.min(
        MANY_CURES,
        people.reduce((sum, c) => sum + curesOf(c), 0),
      ) / MANY_CURES,
  }
}

const MANY_CURES = 8

function curesOf(c: Character): number {
  if (woundPointsLeft(c) < 2) return 0
  return c.circled.reduce((sum, spell) => sum + (spell === 'heal' || spell === 'rejuvenate' ? (c.limits[spell] ?? 0) : 0), 0)
}

/** What a party still looks for, it also dares: those who turn home live longer than those who go on. */
function chanceToLive(c: Character, { health, alive, far, tough, peace, cures }: Party): number {
  const dares = Math.max(0, Math.min(0.3, health - 0.55 - 0.2 * far))
  const weak = Math.max(0, 0.4 - health)
  const own = woundPointsLeft(c) / Math.max(1, totalWoundPoints(c))
  const logit =
    4.457 -
    (4.148 * health + 5.911 * weak + 4.676 * far - 4.388 * health * far + 2.465 * dares) +
    (peace ? 0.603 : 0) +
    (0.529 * own + 1.106 * alive - 0.305 * cures + 1.588 * tough)
  return 1 / (1 + Math.exp(-logit))
}

const LONG = 80

/** Gold and experience that are still to be found. */
function toCome({ turn }: DelveState, { health, alive, far, tough, cures }: Party): readonly [gold: number, experience: number] {
  const fresh = Math.max(0, health - 0.6)
  const whole = Math.max(0, health - 0.8)
  const late = Math.min(LONG, turn) / LONG
  const found = 251.9 * alive - 70.2 * late + 183.9 * cures + 2452 * tough * fresh
  const learned = 92.4 * alive - 57.1 * late + 138.7 * cures + 1592.5 * tough * fresh
  const gold = -221 + 93.6 * health + 230.6 * fresh + 668 * whole + 261.1 * far * fresh + found
  const experience = -149.6 + 202.2 * health - 40.4 * fresh + 541.4 * whole + 309.5 * far * fresh + learned
  return [Math.max(0, gold), Math.max(0, experience)]
}
