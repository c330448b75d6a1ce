import type { CitadelView, MonsterView } from '../../../../engine/citadel/view-types.ts'
import { capital } from '../../../../engine/kernel/words.ts'
import { viewOf } from '../../../game-view.ts'

/** What this seat sees of a raid. */
export const citadelView = viewOf<CitadelView>('citadel', 'party', 'map', 'phase')

/** What is known about the Hellgate (13.7), to stand after its name. */
export function hellgateInWords({ destroyed, found, level, segmentsLeft }: CitadelView['hellgate']): string {
  if (destroyed) return 'destroyed'
  if (found) return `found, level ${level}`
  if (level === null) return 'unknown'
  return segmentsLeft === null ? `on level ${level}` : `on level ${level}, ${segmentsLeft} more`
}

/** Monsters that stand in the party's way now. Those left behind elsewhere, and those at peace, are on the map. */
export function monstersHere(view: CitadelView): readonly MonsterView[] {
  if (view.fight) return view.monsters.filter((monster) => monster.rank >= 0)
  // Before a fight they have no ranks yet: they are shown three abreast, in the order they were met.
  return view.monsters
    .filter((monster) => monster.at === view.map.at && !monster.effects.some((effect) => effect.id === 'at-peace'))
    .map((monster, i) => ({ ...monster, rank: Math.floor(i / SPACES.length), space: i % SPACES.length }))
}

/** Someone who has or may have a place in a rank. Both sides are ordered by rank and, within it, from left to right. */
interface Standing {
  readonly rank: number
  readonly space: number
}

export const SPACES = [0, 1, 2] as const

/** `[front rank, second rank, ...]`, each of three spaces, empty ones `null`; at least `least` ranks. */
export function ranksOf<T extends Standing>(units: readonly T[], least = 2): (T | null)[][] {
  const standing = units.filter((unit) => unit.rank >= 0)
  const count = Math.max(least, ...standing.map((unit) => unit.rank + 1))
  return Array.from({ length: count }, (_, rank) =>
    SPACES.map((space) => standing.find((unit) => unit.rank === rank && unit.space === space) ?? null),
  )
}

/** The name that belongs to an id: a member of the party, a monster, or the id in words. */
export function namer(view: CitadelView): (id: string) => string {
  const names = new Map<string, string>()
  for (const monster of view.monsters) names.set(monster.id, monster.name)
  for (const who of view.party) names.set(who.id, who.name)
  return (id) => names.get(id) ?? titled(id)
}

function titled(id: string): string {
  return id.split('-').map(capital).join(' ')
}

export function woundsLeft(view: CitadelView): (id: string) => number | undefined {
  return (id) => (view.monsters.find((monster) => monster.id === id) ?? view.party.find((who) => who.id === id))?.woundPoints.left
}
