import type { ChamberId, CharacterId, SpellId } from '../../../engine/cave/tables/table-types.ts'

/** The pictures of Characters, which are their pawns as well. */
const CHARACTER_ICONS: Readonly<Record<CharacterId, string>> = {
  cyborg: 'g-cyborg-face',
  'deep-miner': 'g-miner',
  'cave-delver': 'g-mining-helmet',
  seeress: 'g-crystal-ball',
  'bone-caller': 'g-skull-staff',
  'night-blade': 'g-cloak-dagger',
  'pit-gladiator': 'g-gladius',
  'gnome-tinker': 'g-bad-gnome',
}

/** The pictures of cards, by kind. */
const CARD_ICONS: Readonly<Record<string, string>> = {
  'magic-crystal': 'g-crystal',
  // Events
  rockfall: 'g-falling-rocks',
  earthquake: 'g-earth-crack',
  'poisonous-vapours': 'g-poison-gas',
  'flash-flood': 'g-big-wave',
  'distant-glow': 'g-crystal-shine',
  'pitch-darkness': 'g-candle-skull',
  'gold-vein': 'g-gold-mine',
  'bright-echo': 'x-sun',
  'dark-echo': 'g-evil-moon',
  windfall: 'g-gold-nuggets',
  // Animals, Monsters, Dragons
  'giant-rat': 'g-rat',
  'cave-bear': 'g-bear-head',
  'cave-lizard': 'g-gecko',
  'giant-spider': 'g-masked-spider',
  'blind-serpent': 'g-snake-tongue',
  'wild-dog': 'g-sniffing-dog',
  wolf: 'm-warg',
  boar: 'g-boar',
  bear: 'g-bear-head',
  'cave-goblins': 'g-goblin-head',
  hobgoblin: 'm-orc',
  troglodyte: 'x-swamp-creature',
  minotaur: 'm-minotaur',
  ogre: 'm-ogre',
  'cave-troll': 'm-troll',
  'stone-golem': 'g-rock-golem',
  'gallery-thief': 'g-hooded-figure',
  giant: 'g-giant',
  drake: 'g-wyvern',
  'fire-wyrm': 'g-dragon-breath',
  'crystal-dragon': 'g-spiked-dragon-head',
  'old-black-dragon': 'g-dragon-head',
  'young-dragon': 'g-sea-serpent',
  // Spirits
  'lost-soul': 'g-soul',
  'pale-watcher': 'm-wraith',
  wraith: 'g-grim-reaper',
  banshee: 's-cow',
  'cave-demon': 'm-demon',
  'shade-of-a-lich': 'g-raise-skeleton',
  ghost: 'g-ghost',
  spectre: 'm-wraith',
  // Strangers
  'dying-prospector': 'g-miner',
  'moss-woman': 'g-woman-elf-face',
  'gnome-trader': 'g-light-backpack',
  'toad-mother': 'g-frog',
  'dwarf-smith': 'g-anvil',
  'chained-champion': 'g-imprisoned',
  'wandering-scholar': 'g-spectacles',
  'old-fencer': 'g-fencer',
  beggar: 'g-hand',
  // Objects
  sword: 'w-sword',
  'miners-pick': 'g-war-pick',
  shield: 'g-shield',
  helmet: 'g-light-helm',
  breastplate: 'x-armor',
  'rope-ladder': 'g-ladder',
  'bag-of-gold': 's-cajole',
  'holy-lance': 'g-barbed-spear',
  'magic-belt': 'g-belt-buckles',
  'solomons-crown': 'g-queen-crown',
  'everburning-lamp': 'g-magic-lamp',
  'shadow-amulet': 'g-tribal-pendant',
  wand: 'g-crystal-wand',
  'ring-of-cunning': 'x-ring',
  // Followers
  unicorn: 'g-unicorn',
  'cave-guide': 'x-compass',
  mule: 'g-donkey',
  'will-o-the-wisp': 'x-candle',
  squire: 'x-human-2',
  owl: 'g-owl',
  // Places
  'shrine-of-light': 'g-holy-symbol',
  'crystal-pool': 'g-crystal-shrine',
  'forgotten-vault': 'x-chest',
  'cave-entrance-card': 'g-cave-entrance',
}

/** Those who fight without a card of their own. */
const FOE_ICONS: Readonly<Record<string, string>> = {
  demons: 'm-demon',
  orc: 'm-orc',
  troll: 'm-troll',
  hobgoblin: 'm-orc',
  guardian: 'g-rock-golem',
  beast: 'm-minotaur',
  apparition: 'g-ghost',
  gnome: 'g-bad-gnome',
}

const SPELL_ICONS: Readonly<Record<SpellId, string>> = {
  might: 's-strength',
  'mind-blade': 'g-psychic-waves',
  firebolt: 'g-fireball',
  mend: 's-heal',
  ward: 'x-shield',
  'swift-foot': 'g-wingfoot',
  recall: 's-teleport',
  'sticky-fingers': 'g-grab',
}

const CHAMBER_ICONS: Readonly<Record<ChamberId, string>> = {
  'chamber-of-terror': 's-daunt',
  'melcarts-shrine': 'g-fire-shrine',
  bazaar: 's-cajole',
  'demons-lair': 'm-demon',
  'gladiatorial-arena': 'g-gladius',
  void: 'g-portal',
}

/** The signs of the four counters. */
export const COUNTER_ICONS = { strength: 'g-s-str', craft: 'g-s-cra', lives: 'g-s-liv', gold: 'g-s-gol' } as const

/** The picture of a kind of card, or of a fighter without one; a stone for what has none. */
export function kindIcon(kind: string): string {
  return CARD_ICONS[kind] ?? FOE_ICONS[kind] ?? 'x-stone'
}

/** The pawn of a Character; of nobody, a tomb. */
export function characterIcon(character: string | null): string {
  return character === null ? 'x-tomb' : (known(CHARACTER_ICONS, character) ?? 'x-human')
}

export function spellIcon(spell: string): string {
  return known(SPELL_ICONS, spell) ?? 'x-book'
}

export function chamberIcon(chamber: string): string {
  return known(CHAMBER_ICONS, chamber) ?? 'x-stone'
}

function known(icons: Readonly<Record<string, string>>, id: string): string | undefined {
  return Object.hasOwn(icons, id) ? icons[id] : undefined
}
