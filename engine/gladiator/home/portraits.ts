/** The pictures that a gladiator can have: symbols of the page's sprite. */
export const PORTRAITS: readonly string[] = [
  'g-centurion-helmet',
  'g-spartan-helmet',
  'g-crested-helmet',
  'g-galea',
  'g-dwarf-helmet',
  'g-elf-helmet',
  'g-orc-head',
  'g-goblin-head',
  'g-wizard-face',
  'g-broadsword',
  'g-battle-axe',
  'g-flat-hammer',
  'g-trident',
  'g-bow-arrow',
  'g-shield',
  'g-light-helm',
]
