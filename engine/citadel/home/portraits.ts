import { faceOf, INITIATE_FACES } from '../open/names.ts'
import { HERO_IDS } from '../tables/index.ts'

/** The pictures a character can have: the faces, and the icons that were chosen before there were faces. */
export const PORTRAITS: readonly string[] = [
  ...Object.keys(INITIATE_FACES),
  ...HERO_IDS.flatMap((id) => faceOf({ id, race: '', kind: 'hero' }) ?? []),
  'x-human',
  'x-human-2',
  'x-elf',
  'x-dwarf',
  'x-demi-cronk',
  'x-swamp-creature',
  'x-hood',
  'w-sword',
  'w-bow',
  'w-ax',
  'w-hammer',
  'w-dagger',
  'w-throwing-dagger',
  'x-shield',
  'x-armor',
  'x-torch',
  'x-candle',
  'x-compass',
  'x-key',
  'x-book',
  'x-ring',
  'x-potion',
  'x-beer',
  'x-skull',
]
