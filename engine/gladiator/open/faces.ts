/** The faces of the races: symbols of the page's sprite. */
export const RACE_FACES: Readonly<Record<string, string>> = {
  human: 'g-centurion-helmet',
  dwarf: 'g-dwarf-helmet',
  elf: 'g-elf-helmet',
  orc: 'g-orc-head',
  goblin: 'g-goblin-head',
  mage: 'g-wizard-face',
}

/** Helmets by which several humans are told apart. */
const HELMETS = ['g-centurion-helmet', 'g-spartan-helmet', 'g-crested-helmet', 'g-galea'] as const

/** The face of a gladiator who has chosen none, the same in every fight; null for animals and robots. */
export function faceOf({ name, race }: { readonly name: string; readonly race: string }): string | null {
  if (race !== 'human') return RACE_FACES[race] ?? null
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return HELMETS[sum % HELMETS.length] ?? HELMETS[0]
}

/** The portraits to choose from, with what they show. */
export const PORTRAITS: Readonly<Record<string, string>> = {
  'g-centurion-helmet': 'A helmet with a crest across',
  'g-spartan-helmet': 'A closed helmet',
  'g-crested-helmet': 'A helmet with a high crest',
  'g-galea': 'A helmet with a brim',
  'g-dwarf-helmet': 'A helmet with horns',
  'g-elf-helmet': 'A helmet with wings',
  'g-orc-head': 'An orc',
  'g-goblin-head': 'A goblin',
  'g-wizard-face': 'A mage',
  'g-broadsword': 'A broadsword',
  'g-battle-axe': 'An axe',
  'g-flat-hammer': 'A hammer',
  'g-trident': 'A trident',
  'g-bow-arrow': 'A bow',
  'g-shield': 'A shield',
  'g-light-helm': 'A plain helmet',
}
