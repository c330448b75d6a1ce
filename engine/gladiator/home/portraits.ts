/** The pictures that a gladiator can have: symbols of the page's sprite. */
export const PORTRAITS: readonly string[] = [
  'x-human',
  'x-human-2',
  'x-elf',
  'x-dwarf',
  'x-hood',
  'x-skull',
  'w-sword',
  'w-ax',
  'w-hammer',
  'w-bow',
  'w-dagger',
  'x-shield',
  'x-armor',
  'x-torch',
]
