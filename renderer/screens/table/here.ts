import type { CitadelView } from '../../../engine/citadel/view-types.ts'

/** Monsters that stand before the party now; those left behind elsewhere are on the map. */
export function monstersHere(view: CitadelView): CitadelView['monsters'] {
  return view.monsters.filter((monster) => monster.rank >= 0 && monster.status !== 'dead')
}
