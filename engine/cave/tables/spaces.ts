import type { ChamberResult, NamedId, NamedSpace } from './table-types.ts'

/** What the named spaces do, by the face of the die (12.6). */
export const NAMED_SPACES: Readonly<Record<NamedId, NamedSpace>> = {
  'cave-entrance': { heal: 1 },
  'bat-nest': { must: true, die: ['nothing', 'nothing', 'nothing', 'nothing', 'flee', 'flee'] },
  'underground-fountain': { must: false, die: ['weak:3', 'weak:3', 'nothing', 'nothing', 'gold:+2', 'gold:+2'] },
  'wall-of-fire': { must: true, die: ['nothing', 'nothing', 'nothing', 'life:-1', 'life:-1', 'strength:+1'] },
  'ancient-power-plant': {
    must: true,
    die: ['objects-destroyed', 'objects-destroyed', 'objects-destroyed', 'life:+2', 'life:+2', 'life:+2'],
  },
  'sacrificial-altar': { must: false, die: ['gold:+3', 'gold:+3', 'gold:+3', 'leave-one', 'leave-one', 'craft:-1'] },
  'narrow-passage': { must: true, die: ['nothing', 'nothing', 'nothing', 'nothing', 'leave-all', 'leave-all'] },
}

/** What a Chamber turns out to be, by the face of the die (12.4, C-04). */
export const CHAMBER_RESULTS: readonly ChamberResult[] = [
  { id: 'chamber-of-terror', name: 'Chamber of Terror', craft: 8 },
  { id: 'melcarts-shrine', name: 'Melcart’s Shrine', leave: 2 },
  { id: 'bazaar', name: 'Bazaar', die: ['gold:+1', 'gold:+2', 'gold:+3', 'life:+1', 'life:+2', 'spell:+1'] },
  { id: 'demons-lair', name: 'Demons’ Lair', die: ['nothing', 'nothing', 'nothing', 'demons', 'demons', 'demons'], craft: 12 },
  {
    id: 'gladiatorial-arena',
    name: 'Gladiatorial Arena',
    die: ['orc', 'orc', 'troll', 'troll', 'hobgoblin', 'hobgoblin'],
    fighters: { orc: 8, troll: 6, hobgoblin: 4 },
  },
  { id: 'void', name: 'Void', die: ['objects-lost', 'objects-lost', 'followers-lost', 'followers-lost', 'turns:-3', 'turns:-3'] },
]
