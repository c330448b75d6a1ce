import type { CharacterView } from '../../../../engine/citadel/view-types.ts'
import { listed, signed } from '../../../../engine/kernel/words.ts'
import { nameOf } from '../names.ts'
import { blowsOf } from './fits.ts'

/** A line of what the party brings: what it is for, in a few words, and what is added in small. */
export type GateLine = readonly [label: string, words: string, more: string]

/** What reaches over the front rank (9.2). */
const REACHING: ReadonlySet<string> = new Set(['bow', 'throwing-dagger'])

/**
 * Who goes in, with what: the blows in front, what reaches from behind, doors, and the Hellgate.
 *
 * @param ranks everyone, the front rank first
 */
export function atTheGate([front = [], ...behind]: readonly (readonly CharacterView[])[]): readonly GateLine[] {
  const party = [...front, ...behind.flat()]
  return [
    ['In front', weaponsOf(front), `${added(front)}; ${front.reduce((sum, { woundPoints }) => sum + woundPoints.left, 0)} wounds to take`],
    ['Behind', reachOf(behind.flat()), spellsOf(party)],
    ['Doors', ...bestAt(party, 'detrap', 'no one', 'every trap goes off')],
    ['Hellgate', ...bestAt(party, 'hellgate', 'no one', 'they can find it, not destroy it')],
  ]
}

/** What someone in front hits hardest with: a bow does not reach from there (9.2), and is named only where he has nothing else. */
function blowInFront(who: CharacterView) {
  const blows = blowsOf(who)
  return blows.find(({ weapon }) => weapon !== 'bow') ?? blows[0]
}

function weaponsOf(people: readonly CharacterView[]): string {
  return listed(
    people.map((who) => weaponName(blowInFront(who)?.weapon)),
    'no one',
  )
}

/** `die +7, +1 and −1`: with the weapon that each hits hardest with. */
function added(people: readonly CharacterView[]): string {
  const sums = people.map((who) => blowInFront(who)?.adds ?? 0)
  return `die ${listed(sums.map(signed))}`
}

function reachOf(people: readonly CharacterView[]): string {
  if (people.length === 0) return 'no one'
  const weapons = people.flatMap((who) => who.weapons.find((weapon) => REACHING.has(weapon)) ?? [])
  const counts = [...Map.groupBy(weapons, (weapon) => weapon)].map(([weapon, all]) =>
    all.length === 1 ? `a ${weaponName(weapon)}` : `${all.length} ${weaponName(weapon)}s`,
  )
  return counts.length > 0 ? listed(counts) : 'no bow, no throwing dagger'
}

/** `9 spells for this raid, Heal 5 times`. */
function spellsOf(party: readonly CharacterView[]): string {
  const circled = party.reduce((sum, { spells }) => sum + spells.circled.length, 0)
  if (circled === 0) return 'no spells for this raid'
  const heals = party.reduce((sum, { castsLeft }) => sum + (castsLeft.heal ?? 0), 0)
  const spells = circled === 1 ? 'one spell for this raid' : `${circled} spells for this raid`
  return heals === 0 ? spells : `${spells}, Heal ${heals === 1 ? 'once' : `${heals} times`}`
}

function bestAt(party: readonly CharacterView[], skill: 'detrap' | 'hellgate', nobody: string, without: string): readonly [string, string] {
  const able = party.filter(({ skills }) => (skills[skill] ?? 0) > 0).toSorted((a, b) => (b.skills[skill] ?? 0) - (a.skills[skill] ?? 0))
  const [best, ...others] = able
  if (best === undefined) return [nobody, without]
  const names = others.map(({ name }) => name)
  return [`${best.name}, ${best.skills[skill]} in six`, names.length === 0 ? 'no one else' : `then ${listed(names)}`]
}

function weaponName(weapon: string | undefined): string {
  return weapon === undefined ? 'bare hands' : nameOf(weapon).toLowerCase()
}
