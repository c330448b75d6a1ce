import { faceOf, RACE_FACES } from '../../../engine/gladiator/open/faces.ts'

/** The pictures of races, animals and robots. */
const KIND_ICONS: Readonly<Record<string, string>> = {
  ...RACE_FACES,
  snake: 'g-snake',
  'giant-beetle': 'g-scarab-beetle',
  wolf: 'g-wolf-head',
  'giant-scorpion': 'g-scorpion',
  troll: 'g-troll',
  gargoyle: 'g-gargoyle',
  bear: 'g-bear-head',
  'needler-bush': 'g-thorny-tentacle',
  'giant-amoeba': 'g-transparent-slime',
  'fire-spirit': 'g-fire-silhouette',
  'phase-spider': 'g-masked-spider',
  imp: 'g-imp-laugh',
  slayer: 'g-hooded-assassin',
  behemoth: 'g-rock-golem',
  'evil-mage': 'g-warlock-hood',
}

/** Weapons and shields, by type; bones and the two famous weapons among them. */
export const THING_ICONS: Readonly<Record<string, string>> = {
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
  'horn-bow': 'g-pocket-bow',
  'steel-bow': 'g-pocket-bow',
  'giant-bow': 'g-pocket-bow',
  crossbow: 'g-crossbow',
  'heavy-crossbow': 'g-crossbow',
  'giant-crossbow': 'g-crossbow',
  hammer: 'g-flat-hammer',
  axe: 'g-wood-axe',
  'war-hammer': 'g-warhammer',
  'war-axe': 'g-sharp-axe',
  'battle-hammer': 'g-thor-hammer',
  'giant-hammer': 'g-thor-hammer',
  'battle-axe': 'g-battle-axe',
  'great-axe': 'g-battle-axe',
  'giant-axe': 'g-battle-axe',
  dagger: 'g-plain-dagger',
  staff: 'g-bo',
  'short-sword': 'g-gladius',
  caltrops: 'g-caltrops',
  mace: 'g-flanged-mace',
  broadsword: 'g-broadsword',
  flail: 'g-flail',
  'morning-star': 'g-spiked-mace',
  longsword: 'g-two-handed-sword',
  'war-sword': 'g-pointy-sword',
  'great-sword': 'g-ancient-sword',
  'great-glaive': 'g-ancient-sword',
  'giant-saber': 'g-croc-sword',
  'great-cutlass': 'g-croc-sword',
  javelin: 'g-thrown-spear',
  trident: 'g-trident',
  spear: 'g-spear',
  'war-spear': 'g-stone-spear',
  'giant-spear': 'g-stone-spear',
  halberd: 'g-sharp-halberd',
  'giant-halberd': 'g-sharp-halberd',
  bardiche: 'g-halberd',
  pike: 'g-barbed-spear',
  'war-pike': 'g-barbed-spear',
  'giant-pike': 'g-barbed-spear',
  krill: 'g-magic-trident',
  'death-sword': 'g-dripping-blade',
  bones: 'g-crossed-bones',
}

const WORN_ICONS: Readonly<Record<string, string>> = {
  clothes: 'g-leather-vest',
  'leather-tunic': 'g-leather-vest',
  leather: 'g-leather-armor',
  'chain-mail': 'g-chain-mail',
  'splint-mail': 'g-scale-mail',
  'plate-mail': 'g-breastplate',
  'full-plate': 'g-armor-vest',
  'heavy-plate': 'g-armor-vest',
  helmet: 'g-light-helm',
  'war-helmet': 'g-light-helm',
  'heavy-helmet': 'g-light-helm',
}

export const TERRAIN_ICONS: Readonly<Record<string, string>> = {
  fire: 'g-fire',
  pit: 'g-pit',
  caltrops: 'g-caltrops',
  wall: 'g-brick-wall',
  shadow: 'g-shadow-grasp',
  exit: 'g-open-gate',
  altar: 'g-sword-altar',
}

/** A race, an animal or a robot. */
export function kindIcon(kind: string): string {
  return known(KIND_ICONS, kind) ?? 'g-spartan-helmet'
}

/** Someone in the arena: people by their faces, the same in every fight. */
export function figureIcon(who: { readonly name: string; readonly race: string }): string {
  return faceOf(who) ?? kindIcon(who.race)
}

export function thingIcon(type: string): string {
  return known(THING_ICONS, type) ?? 'g-gladius'
}

/** A suit or a helmet. */
export function wornIcon(id: string): string {
  return known(WORN_ICONS, id) ?? 'g-leather-vest'
}

export function terrainIcon(kind: string): string {
  return known(TERRAIN_ICONS, kind) ?? 'g-caltrops'
}

/** Of a list of pictures; undefined where it has none. */
export function known(icons: Readonly<Record<string, string>>, id: string): string | undefined {
  return Object.hasOwn(icons, id) ? icons[id] : undefined
}
