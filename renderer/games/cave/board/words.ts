import { isBeast, isEnemy, knownCard } from '../../../../engine/cave/open/cards.ts'
import { ALIGNMENT_NAMES, characterName, spaceName, theChamber } from '../../../../engine/cave/open/names.ts'
import type { Card, ChamberId, Space } from '../../../../engine/cave/tables/table-types.ts'
import type { PlayerView } from '../../../../engine/cave/view-types.ts'
import type { Contents } from './contents.ts'

// What you see on a space, in words.

export interface Known {
  /** Where the Magic Crystal is; null until it is known. */
  readonly crystal: string | null
  /** What Chambers were when they were last met. */
  readonly chambers: ReadonlyMap<string, ChamberId>
}

/** The space itself: its name, what is drawn there, and what stands in the way. */
export function spaceWords({ id, kind, draw, gate }: Space, { crystal, chambers }: Known): readonly string[] {
  const chamber = chambers.get(id)
  return [
    spaceName(id),
    ...(crystal === id ? ['the Magic Crystal Chamber'] : chamber === undefined ? [] : [`this time ${theChamber(chamber)}`]),
    ...(gate ? ['a Heavy Gate'] : []),
    ...(draw > 0 ? [draw === 1 ? 'draws a card' : `draws ${draw} cards`] : []),
    ...(kind === 'chamber' && crystal !== id && chamber === undefined ? ['decided by a die'] : []),
  ]
}

/** Everything that lies or stands there. */
export function contentWords(contents: Contents | undefined): readonly string[] {
  if (contents === undefined) return []
  const { cards, gold, players } = contents
  return [
    ...players.map(playerWords),
    ...cards.map((copy) => {
      const card = knownCard(copy)
      return card === undefined ? copy : cardWords(card)
    }),
    ...(gold > 0 ? [`${gold} Gold`] : []),
  ]
}

/** `Ann, the Cave Delver`. */
function playerWords({ name, character, toad, alignment }: PlayerView): string {
  return `${name}, the ${toad > 0 ? 'Toad' : characterName(character)} (${ALIGNMENT_NAMES[alignment]})`
}

/** `Minotaur, Strength 7`. */
export function cardWords(card: Card): string {
  const fight = fightOf(card)
  return fight === null ? card.name : `${card.name}, ${fight.by === 'strength' ? 'Strength' : 'Craft'} ${fight.value}`
}

/** Whether it attacks, by what, and with how much; null for anything but an Enemy. */
export function fightOf(card: Card): { readonly by: 'strength' | 'craft'; readonly value: number } | null {
  if (isBeast(card)) return { by: 'strength', value: card.strength ?? 0 }
  return isEnemy(card) ? { by: 'craft', value: card.craft ?? 0 } : null
}
