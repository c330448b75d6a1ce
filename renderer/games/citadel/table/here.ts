import type { CitadelView, MonsterView } from '../../../../engine/citadel/view-types.ts'
import { SPACES } from '../ranks/rows.ts'

/** Monsters that stand in the party's way now. Those left behind elsewhere, and those at peace, are on the map. */
export function monstersHere(view: CitadelView): readonly MonsterView[] {
  if (view.fight) return view.monsters.filter((monster) => monster.rank >= 0)
  // Before a fight they have no ranks yet: they are shown three abreast, in the order they were met.
  return view.monsters
    .filter((monster) => monster.at === view.map.at && !monster.effects.some((effect) => effect.id === 'at-peace'))
    .map((monster, i) => ({ ...monster, rank: Math.floor(i / SPACES.length), space: i % SPACES.length }))
}
