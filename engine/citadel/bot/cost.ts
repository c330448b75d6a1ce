import type { CharacterView, CitadelView, MonsterView } from '../view-types.ts'
import { woundsThere } from './arming.ts'
import { blow, companions, menace, PLENTY } from './sight.ts'

// The cost of a meeting, by a few rounds of averages, as a share of the Wound Points the party has left. At 1 and more the party falls.

const FRONT = 3
/** A vampire charms instead of biting at first (15.5): companions strike companions, which no count of wounds shows. Measured; less where it is nearly dead. */
const VAMPIRE = 0.6
const LONGEST = 60

/** Rounds are counted: ours strike from the first foe on, the three in front strike back, and each side weakens as it suffers. */
export function costOf(raid: CitadelView, foes: readonly MonsterView[]): number {
  const party = companions(raid)
  const points = party.reduce((sum, c) => sum + c.woundPoints.left, 0)
  if (points === 0) return 1
  const wakeful = foes.filter(({ status }) => status !== 'asleep')
  const ours = Math.max(LEAST, ...[party.reduce((sum, c) => sum + reach(c), 0)])
  // The toughest stand as long as they can: they are counted as first in line.
  const line = wakeful.map((m) => ({ left: m.woundPoints.left, menace: menace(m) })).sort((a, b) => b.left - a.left)
  let lost = 0
  for (let round = 0; line.length > 0 && round < LONGEST && lost <= 2 * points; round++) {
    strikeAt(line, ours * Math.max(WEAKEST, 1 - lost / points))
    lost += line.slice(0, FRONT).reduce((sum, each) => sum + each.menace, 0)
  }
  return (
    lost / points +
    VAMPIRE * wakeful.reduce((sum, { type, woundPoints: { left, total } }) => sum + (type === 'vampire' ? left / total : 0), 0)
  )
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
function reach(c: CharacterView): number {
  const { carried = [], rank } = c
  if (rank === 0 && carried.length === 0) return c.kind === 'charmed-monster' ? blow('monster', c.combatBonus, PLENTY).wounds : UNARMED
  if (rank === 0 || (rank === 1 && carried.some(({ weapon }) => weapon === 'bow')))
    return Math.max(UNARMED, ...carried.map((each) => woundsThere(c, each)))
  return rank === 1 && c.spells.circled.some((spell) => STRIKING.includes(spell)) ? BY_MAGIC : IDLE
}
