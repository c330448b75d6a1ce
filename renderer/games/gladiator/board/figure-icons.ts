import type { FigureView, ThingView } from '../../../../engine/gladiator/view-types.ts'

type Kind = FigureView['race']

/** The heads of what is no human; a mage has his own. */
const KIND_ICONS: Readonly<Record<Exclude<Kind, 'human'>, string>> = {
  dwarf: 'x-dwarf',
  elf: 'x-elf',
  orc: 'm-orc',
  goblin: 'g-goblin-head',
  mage: 'g-wizard-face',
  // Creatures
  snake: 'g-snake',
  'giant-beetle': 'g-scarab-beetle',
  wolf: 'm-warg',
  'giant-scorpion': 'g-scorpion',
  troll: 'm-troll',
  gargoyle: 'm-gargoyle',
  bear: 'g-bear-head',
  // Robots
  'needler-bush': 'g-thorny-tentacle',
  'giant-amoeba': 'g-transparent-slime',
  'fire-spirit': 'g-fire-silhouette',
  'phase-spider': 'g-masked-spider',
  imp: 'g-imp-laugh',
  slayer: 'g-hooded-assassin',
  behemoth: 'g-rock-golem',
  'evil-mage': 'm-evil-mage',
}

/** Helmets of humans: the same name always wears the same one. */
const HELMETS = ['g-centurion-helmet', 'g-spartan-helmet', 'g-crested-helmet', 'g-galea'] as const

/** The picture of somebody in the arena, or in a stable. */
export function figureIcon({ race, name }: Pick<FigureView, 'race' | 'name'>): string {
  return race === 'human' ? helmetOf(name) : KIND_ICONS[race]
}

/** The picture of a race or a beast. */
export function kindIcon(kind: Kind): string {
  return kind === 'human' ? HELMETS[0] : KIND_ICONS[kind]
}

function helmetOf(name: string): string {
  const sum = [...name].reduce((all, letter) => all + letter.charCodeAt(0), 0)
  return HELMETS[sum % HELMETS.length] ?? HELMETS[0]
}

const THING_ICONS: Readonly<Record<ThingView['type'], string>> = {
  buckler: 'g-round-shield',
  shield: 'g-shield',
  'spike-shield': 'g-spiked-shield',
  'large-shield': 'g-roman-shield',
  'war-shield': 'g-bordered-shield',
  'small-bow': 'g-high-shot',
  'horse-bow': 'g-high-shot',
  'short-bow': 'g-high-shot',
  'long-bow': 'g-bow-arrow',
  'war-bow': 'g-bow-arrow',
  'horn-bow': 'w-bow',
  'steel-bow': 'w-bow',
  'giant-bow': 'w-bow',
  crossbow: 'g-crossbow',
  'heavy-crossbow': 'g-crossbow',
  'giant-crossbow': 'g-crossbow',
  hammer: 'g-flat-hammer',
  axe: 'g-wood-axe',
  'war-hammer': 'w-hammer',
  'war-axe': 'g-sharp-axe',
  'battle-hammer': 'g-thor-hammer',
  'battle-axe': 'w-ax',
  'great-axe': 'w-ax',
  'giant-hammer': 'g-thor-hammer',
  'giant-axe': 'w-ax',
  dagger: 'w-dagger',
  staff: 'g-bo',
  'short-sword': 'g-gladius',
  caltrops: 'g-caltrops',
  mace: 'g-flanged-mace',
  broadsword: 'w-sword',
  flail: 'g-flail',
  'morning-star': 'g-spiked-mace',
  longsword: 'g-two-handed-sword',
  'war-sword': 'g-pointy-sword',
  'great-sword': 'g-ancient-sword',
  'giant-saber': 'g-croc-sword',
  'great-cutlass': 'g-croc-sword',
  'great-glaive': 'g-ancient-sword',
  javelin: 'g-thrown-spear',
  trident: 'g-trident',
  spear: 'g-g-spear',
  'war-spear': 'g-stone-spear',
  halberd: 'g-sharp-halberd',
  bardiche: 'g-halberd',
  pike: 'g-barbed-spear',
  'war-pike': 'g-barbed-spear',
  'giant-spear': 'g-stone-spear',
  'giant-halberd': 'g-sharp-halberd',
  'giant-pike': 'g-barbed-spear',
  krill: 'g-magic-trident',
  'death-sword': 'g-dripping-blade',
  bones: 'g-crossed-bones',
}

/** The picture of a weapon, a shield, or bones. */
export function thingIcon(type: ThingView['type']): string {
  return THING_ICONS[type]
}
