import type { CharacterGlimpse, CitadelGlimpse, MonsterGlimpse } from '../view-types.ts'
import { woundsThere } from './arming.ts'
import { blow, companions, menace, PLENTY } from './sight.ts'

// The cost of a meeting, by a few rounds of averages, as a share of the Wound Points the party has left, and more for those who are likely to
// fall: whoever is in front may fall while those behind are whole. At 1 and more the party falls.

const FRONT = 3
/** A vampire charms instead of biting at first (15.5): companions strike companions, which no count of wounds shows. Measured; less where it is nearly dead. */
const VAMPIRE = 0.6
const LONGEST = 60

/** The party as it goes into a fight. */
export interface Ours {
  /** Wound Points that it has left. */
  readonly points: number
  /** Those of each, who stands in front first. */
  readonly line: readonly number[]
  /** Wounds it does in a round. */
  readonly wounds: number
}

export function oursIn(raid: CitadelGlimpse): Ours {
  const party = companions(raid)
  return {
    points: party.reduce((sum, c) => sum + c.woundPoints.left, 0),
    line: party.toSorted((a, b) => a.rank - b.rank).map((c) => c.woundPoints.left),
    wounds: Math.max(
      LEAST,
      party.reduce((sum, c) => sum + reach(c), 0),
    ),
  }
}

export function costOf(raid: CitadelGlimpse, foes: readonly MonsterGlimpse[]): number {
  return costFor(oursIn(raid), foes)
}

/** Rounds are counted: ours strike from the first foe on, the three in front strike back, and each side weakens as it suffers. */
export function costFor({ points, line: ours, wounds }: Ours, foes: readonly MonsterGlimpse[]): number {
  if (points === 0) return 1
  const wakeful = foes.filter(({ status }) => status !== 'asleep')
  // The toughest stand as long as they can: they are counted as first in line.
  const line = wakeful.map((m) => ({ left: m.woundPoints.left, menace: menace(m) })).sort((a, b) => b.left - a.left)
  const front = new Front(ours)
  let lost = 0
  for (let round = 0; line.length > 0 && round < LONGEST && lost <= 2 * points; round++) {
    strikeAt(line, wounds * Math.max(WEAKEST, 1 - lost / points))
    lost += front.take(line)
  }
  return (
    lost / points +
    FALLEN * front.fallen() +
    VAMPIRE * wakeful.reduce((sum, { type, woundPoints: { left, total } }) => sum + (type === 'vampire' ? left / total : 0), 0)
  )
}

/** What one who falls costs. Measured: where nobody's fall counted, five were alive at the end of 92 raids in 100 instead of 93. */
const FALLEN = 0.2

/** Those who take the blows; whoever falls is replaced from behind. */
class Front {
  private readonly places: { left: number; hurt: number }[]
  private readonly behind: number[]
  private replaced = 0

  constructor(line: readonly number[]) {
    this.places = line.slice(0, FRONT).map((left) => ({ left, hurt: 0 }))
    this.behind = line.slice(FRONT)
  }

  /** A round of blows by those in front of that line: the wounds they do. */
  take(foes: readonly { readonly menace: number }[]): number {
    let all = 0
    for (let n = 0; n < FRONT; n++) {
      const [foe, place] = [foes[n], this.places[n % this.places.length]]
      if (foe === undefined || place === undefined) break
      all += foe.menace
      place.hurt += foe.menace
      if (place.hurt < place.left + 1) continue
      const left = this.behind.shift()
      if (left === undefined) continue
      place.left = left
      place.hurt = 0
      this.replaced += 1
    }
    return all
  }

  /** How many fall, on average: wounds scatter about their mean. */
  fallen(): number {
    return this.places.reduce(
      (sum, { left, hurt }) => (hurt === 0 ? sum : sum + falls(hurt - left + 0.5, SCATTER * hurt + 0.3)),
      this.replaced,
    )
  }
}

/** The square of how far the wounds of a few blows are from their mean, for each wound. */
const SCATTER = 1.2

/** The chance that what has such a mean and such a variance is more than 0. */
function falls(mean: number, variance: number): number {
  return 1 / (1 + Math.exp((-1.7 * mean) / Math.sqrt(variance)))
}

/** What a party does in a round at the least, and the share of its strength that is left however badly it is hurt. */
const LEAST = 0.7
const WEAKEST = 0.3

function strikeAt(line: { left: number }[], wounds: number): void {
  let left = wounds
  while (left > 0) {
    const [first] = line
    if (first === undefined) return
    const done = Math.min(left, first.left)
    first.left -= done
    left -= done
    if (first.left <= 0.01) line.shift()
  }
}

/** Spells that do wounds or make one foe fewer. */
const STRIKING: readonly string[] = ['lightning', 'sleep', 'charm', 'blast']
const BY_MAGIC = 1.3
const IDLE = 0.2
const UNARMED = 0.5

/** Wounds someone does in a round where he stands, with the better of what he carries. */
function reach(c: CharacterGlimpse): number {
  const { carried = [], rank } = c
  if (rank === 0 && carried.length === 0) return c.kind === 'charmed-monster' ? blow('monster', c.combatBonus, PLENTY).wounds : UNARMED
  if (rank === 0 || (rank === 1 && carried.some(({ weapon }) => weapon === 'bow'))) {
    let most = UNARMED
    for (const each of carried) most = Math.max(most, woundsThere(c, each))
    return most
  }
  return rank === 1 && c.spells.circled.some((spell) => STRIKING.includes(spell)) ? BY_MAGIC : IDLE
}
