/** The picture of a kind of creature, object, hazard or treasure, by symbol of the sprite. */
const KIND_ICONS: Readonly<Record<string, string>> = {
  'giant-rats': 'g-rat',
  'giant-snake': 'g-snake-tongue',
  orc: 'm-orc',
  'orc-guard': 'g-goblin-head',
  'orc-captain': 'g-horned-helm',
  'orc-champion': 'g-brutal-helm',
  'orc-patrol': 'g-bully-minion',
  ghost: 'g-ghost',
  'skeleton-warrior': 'm-skeleton',
  demon: 'm-demon',
  reaper: 'g-grim-reaper',
  'green-dragon': 'g-dragon-head',
  medusa: 'm-medusa',
  warlock: 'm-evil-mage',
  dagger: 'w-dagger',
  hatchet: 'g-hatchet',
  'rune-sword': 'g-rune-sword',
  'battle-axe': 'w-ax',
  warhammer: 'w-hammer',
  broadsword: 'w-sword',
  'orc-slayer': 'g-croc-sword',
  'sword-of-light': 'g-shining-sword',
  javelin: 'g-barbed-spear',
  lantern: 'g-lantern-flame',
  'lantern-out': 'g-lantern',
  helmet: 'g-light-helm',
  shield: 'g-shield',
  'mail-shirt': 'g-mail-shirt',
  'mirror-shield': 'g-shield-reflect',
  talisman: 'x-medallion',
  'magic-ring': 'x-ring',
  rope: 'g-rope-coil',
  bread: 'g-sliced-bread',
  cheese: 'g-cheese-wedge',
  wine: 'g-wine-bottle',
  'healing-potion': 'g-health-potion',
  'unlabelled-potion': 'g-magic-potion',
  'summon-evil': 'g-tribal-pendant',
  rhomb: 'g-mi-rhomb',
  circle: 'g-mi-circle',
  triangle: 'g-mi-triangle',
  'silver-goblet': 'g-jeweled-chalice',
  'coin-purse': 's-cajole',
  ruby: 'g-rupee',
  'golden-idol': 'g-totem-head',
  'jewelled-crown': 'g-jewel-crown',
  cloak: 'g-wing-cloak',
  grimoire: 'g-evil-book',
  'blood-stone': 'g-fire-gem',
  staff: 'g-wizard-staff',
  'slamming-door': 'g-wooden-door',
  rubble: 's-stone-flesh',
  'pit-trap': 'g-pit',
  'toxic-pit': 'x-gas',
  'spiked-trap': 'g-spiked-wall',
  'poison-gas': 'g-poison-gas',
  'explosive-gas': 's-explosion',
  'strong-breeze': 'g-whirlwind',
  pentagram: 'g-pentacle',
  trapdoor: 'f-trap-door',
  'skull-chamber': 'x-skull',
}

/** Kinds of which several differ in a number: `key-3`, `book-1-5`, `locked-door-2`, `parchment-fireball`. */
const FAMILIES: readonly (readonly [start: string, icon: string])[] = [
  ['key-', 'g-key'],
  ['book-', 'x-book'],
  ['parchment-', 'g-scroll-unfurled'],
  ['locked-door-', 'g-closed-doors'],
]

const SPELL_ICONS: Readonly<Record<string, string>> = {
  'healing-hands': 's-heal',
  'open-sesame': 'g-open-gate',
  invisibility: 'g-invisible',
  'guiding-light': 'g-candle-light',
  boneshaker: 'g-broken-bone',
  'icy-blast': 'g-ice-spell-cast',
  'human-mole': 'g-dig-dug',
  'long-jump': 'g-jump-across',
  'ante-freeze': 'g-frozen-block',
  'mirror-image': 'g-ghost-ally',
  'double-trouble': 'g-crossed-swords',
  fireball: 'g-fireball',
}

/** One for each seat; there is no difference between them but the look. */
export const TOKEN_ICONS = ['x-human', 'g-spartan-helmet', 'x-dwarf', 'g-robin-hood-hat'] as const

/** The picture of a kind of card, of a major treasure or of a creature; of what has none, a stone. */
export function kindIcon(kind: string): string {
  return KIND_ICONS[kind] ?? FAMILIES.find(([start]) => kind.startsWith(start))?.[1] ?? 'x-stone'
}

export function spellIcon(spell: string): string {
  return SPELL_ICONS[spell] ?? 'x-book'
}

/** The token of a seat. */
export function tokenIcon(seat: number): string {
  return TOKEN_ICONS[seat % TOKEN_ICONS.length] ?? 'x-human'
}

/** The star of a major treasure, about its middle. */
export const STAR = 'M0 -9.8L2.9 -3.2 10 -2.7 4.4 1.8 6.3 8.7 0 4.8 -6.3 8.7 -4.4 1.8 -10 -2.7 -2.9 -3.2Z'
