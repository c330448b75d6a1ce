import type { CitadelView } from '../../../../engine/citadel/view-types.ts'
import { capital } from '../../../../engine/kernel/words.ts'

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
