import { listed, withArticle } from '../../kernel/words.ts'
import { CHAMBER_RESULTS, SPELLS } from '../tables/index.ts'
import { type Alignment, CHARACTER_IDS, type ChamberId, type CharacterId, type SpaceId, type SpellId } from '../tables/table-types.ts'
import { cardOfKind, characterCard, kindOf, knownCard } from './cards.ts'
import { isSpace, spaceOf } from './spaces.ts'

// What things are called, by the rules and on the page alike.

export const ALIGNMENT_NAMES: Readonly<Record<Alignment, string>> = { good: 'Good', neutral: 'Neutral', evil: 'Evil' }

/** `Bat Nest`; spaces without a name of their own with their number, `Corridor 17`. */
export function spaceName(id: SpaceId): string {
  const { kind, name } = spaceOf(id)
  return kind === 'named' ? name : `${name} ${id.split('-').at(-1)}`
}

/** `the Bat Nest`, `Corridor 17`. */
export function theSpace(id: SpaceId): string {
  return spaceOf(id).kind === 'named' ? `the ${spaceName(id)}` : spaceName(id)
}

/** `in Corridor 17`, `at Crossroads 3`, `at the Bat Nest`. */
export function atSpace(id: SpaceId): string {
  const { kind } = spaceOf(id)
  return `${kind === 'corridor' || kind === 'chamber' ? 'in' : 'at'} ${theSpace(id)}`
}

/** What is printed on a copy; of an id of older rules, the id in words. */
export function cardName(copy: string): string {
  return knownCard(copy)?.name ?? kindName(copy)
}

/** `a Sword`, `an Owl`; Events, Cave Goblins and Solomon’s Crown without an article. */
export function aCard(copy: string): string {
  const isBare = copy === 'solomons-crown' || isPlural(copy) || knownCard(copy)?.type === 'event'
  return isBare ? cardName(copy) : withArticle(cardName(copy))
}

/** `Cave Delver`; between two lives, `no one`. */
export function characterName(id: CharacterId | null): string {
  return id === null ? 'no one' : characterCard(id).name
}

export function spellName(id: SpellId): string {
  return SPELLS.find((spell) => spell.id === id)?.name ?? id
}

export function chamberName(id: ChamberId): string {
  return CHAMBER_RESULTS.find((chamber) => chamber.id === id)?.name ?? id
}

/** `the Bazaar`, `Melcart’s Shrine`. */
export function theChamber(id: ChamberId): string {
  return id === 'melcarts-shrine' ? chamberName(id) : `the ${chamberName(id)}`
}

/** A Gold, or an Object by its id. */
export function lootName(loot: { readonly kind: 'gold' } | { readonly kind: 'object'; readonly card: string }): string {
  return loot.kind === 'gold' ? '1 Gold' : cardName(loot.card)
}

/** The same as something that may be taken: `1 Gold`, `the Sword`. */
export function theLoot(loot: Parameters<typeof lootName>[0]): string {
  return loot.kind === 'gold' ? lootName(loot) : theName(loot.card)
}

/** The same as something that changes hands: `1 Gold`, `a Sword`. */
export function aLoot(loot: Parameters<typeof lootName>[0]): string {
  return loot.kind === 'gold' ? '1 Gold' : aCard(loot.card)
}

/** Names of several. */
const PLURAL: ReadonlySet<string> = new Set(['cave-goblins', 'demons', 'poisonous-vapours'])

/** Whether `Cave Goblins` or another name of several goes by that id. */
export function isPlural(id: string): boolean {
  return PLURAL.has(kindOf(id))
}

/** `The Ogre is`, `The Cave Goblins are`. */
export function theCardIs(copy: string): string {
  return `The ${cardName(copy)} ${isPlural(copy) ? 'are' : 'is'}`
}

/** Those who stand on no card, and the plating of the Cyborg. */
const OTHERS: Readonly<Record<string, string>> = {
  demons: 'Demons',
  orc: 'Orc',
  troll: 'Troll',
  hobgoblin: 'Hobgoblin',
  guardian: 'Guardian',
  beast: 'Beast',
  apparition: 'Apparition',
  gnome: 'Gnome',
  plating: 'plating',
  'crystal-known': 'lot',
  search: 'search',
}

/** Whatever a rule calls by a word of its own: a card, a Spell, a space, a Chamber, a Character, or a foe that stands on no card. */
export function anyName(id: string): string {
  const character = CHARACTER_IDS.find((each) => each === id)
  if (character !== undefined) return characterName(character)
  if (isSpace(id)) return spaceName(id)
  return OTHERS[id] ?? [...CHAMBER_RESULTS, ...SPELLS].find((each) => each.id === id)?.name ?? cardName(id)
}

/** Names that begin with an owner’s. */
const OWN_NAMES: ReadonlySet<string> = new Set(['melcarts-shrine', 'solomons-crown'])

/** The same to stand in a sentence: `the Wolf`, `the Bat Nest`, `Sticky Fingers`. */
export function theName(id: string): string {
  if (isSpace(id)) return theSpace(id)
  if (OWN_NAMES.has(id) || SPELLS.some((spell) => spell.id === id)) return anyName(id)
  return `the ${anyName(id)}`
}

/** `giant-rat` as it is printed. */
function kindName(kind: string): string {
  return cardOfKind(kind)?.name ?? kind.replaceAll('-', ' ')
}

interface Foe {
  readonly cards: readonly string[]
  readonly kind: string
}

/** Enemies that fight together: `Wolf and Boar`. */
export function foeName({ cards, kind }: Foe): string {
  return cards.length === 0 ? anyName(kind) : listed(cards.map(cardName))
}

/** Whether `beat` follows their name, and not `beats`. */
export function areSeveral({ cards, kind }: Foe): boolean {
  return cards.length > 1 || isPlural(cards[0] ?? kind)
}
