import type { CharacterId, SpaceId } from '../../../engine/cave/tables/table-types.ts'
import { capital, withArticle } from '../../../engine/kernel/words.ts'
import { kindOfCard } from './kinds.ts'

// What things are called, from their ids: a test holds every name to the tables of the game.

/** Names that are more than their id with capitals. */
const SPELT: Readonly<Record<string, string>> = {
  'miners-pick': 'Miner’s Pick',
  'solomons-crown': 'Solomon’s Crown',
  'will-o-the-wisp': 'Will-o’-the-wisp',
  'cave-entrance-card': 'Cave Entrance',
  'melcarts-shrine': 'Melcart’s Shrine',
  'demons-lair': 'Demons’ Lair',
}

const SMALL: ReadonlySet<string> = new Set(['of', 'a'])

/** A Character, a kind of card, a Spell, a Chamber or whoever fights without a card: `cave-bear` as `Cave Bear`. */
export function nameOf(id: string): string {
  return (
    SPELT[id] ??
    id
      .split('-')
      .map((word) => (SMALL.has(word) ? word : capital(word)))
      .join(' ')
  )
}

/** `cave-bear-1` as `Cave Bear`. */
export function cardName(card: string): string {
  return nameOf(kindOfCard(card))
}

/** `Cave Delver`; between two lives, `nobody`. */
export function characterName(character: CharacterId | null): string {
  return character === null ? 'nobody' : nameOf(character)
}

/** `Bat Nest`, `Corridor 17`. */
export function spaceName(space: SpaceId): string {
  return nameOf(space)
}

/** `the Bat Nest`, `Corridor 17`. */
export function theSpace(space: SpaceId): string {
  return /\d$/.test(space) ? spaceName(space) : `the ${spaceName(space)}`
}

/** `in Corridor 17`, `at Crossroads 3`, `at the Bat Nest`. */
export function atSpace(space: SpaceId): string {
  return `${/^(corridor|chamber)-/.test(space) ? 'in' : 'at'} ${theSpace(space)}`
}

/** A Chamber as it is met; Melcart’s Shrine goes by his name. */
export function theChamber(chamber: string): string {
  return chamber === 'melcarts-shrine' ? nameOf(chamber) : `the ${nameOf(chamber)}`
}

/** `a Sword`, `an Owl`; there is one Solomon’s Crown. */
export function aCard(card: string): string {
  if (card === 'draught') return 'a draught'
  return kindOfCard(card) === 'solomons-crown' ? cardName(card) : withArticle(cardName(card))
}

export const ALIGNMENT_NAMES = { good: 'Good', neutral: 'Neutral', evil: 'Evil' } as const
