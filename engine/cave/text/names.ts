import type { Loot } from '../actions.ts'
import { cardOf, isInPlay } from '../chapters/cards.ts'
import { characterCard } from '../chapters/characters.ts'
import { isSpace, spaceOf } from '../chapters/spaces.ts'
import { CHAMBER_RESULTS, SPELLS } from '../tables/index.ts'
import { CHARACTER_IDS, type ChamberId, type CharacterId, type SpaceId, type SpellId } from '../tables/table-types.ts'

// What things are called.

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

export function cardName(copy: string): string {
  return cardOf(copy).name
}

export function characterName(id: CharacterId): string {
  return characterCard(id).name
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

export function lootName(loot: Loot): string {
  return loot.kind === 'gold' ? '1 Gold' : cardName(loot.card)
}

/** Cards that are several of them. */
const PLURAL: ReadonlySet<string> = new Set(['cave-goblins'])

/** `The Ogre is`, `The Cave Goblins are`. */
export function theCardIs(copy: string): string {
  return `The ${cardName(copy)} ${PLURAL.has(cardOf(copy).kind) ? 'are' : 'is'}`
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
  plating: 'plating',
  'sticky-fingers': 'Sticky Fingers',
  'crystal-known': 'lot',
  search: 'search',
}

/** Whatever a rule calls by a word of its own: a card, a space, a Chamber, a Character, or somebody who stands on no card. */
export function anyName(id: string): string {
  const character = CHARACTER_IDS.find((each) => each === id)
  if (character !== undefined) return characterName(character)
  if (isInPlay(id)) return cardName(id)
  if (isSpace(id)) return spaceName(id)
  return OTHERS[id] ?? CHAMBER_RESULTS.find((chamber) => chamber.id === id)?.name ?? kindName(id)
}

/** `giant-rat` as it is printed. */
function kindName(kind: string): string {
  const copy = [kind, `${kind}-1`].find(isInPlay)
  return copy === undefined ? kind.replaceAll('-', ' ') : cardName(copy)
}

/** Enemies that fight together: `Wolf and Boar`. */
export function foeName({ cards, kind }: { readonly cards: readonly string[]; readonly kind: string }): string {
  return cards.length === 0 ? anyName(kind) : cards.map(cardName).join(' and ')
}
