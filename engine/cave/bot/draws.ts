import { stockOf } from '../chapters/cards.ts'
import { CARDS } from '../tables/cards.ts'
import { LIMITS } from '../tables/index.ts'
import type { DrawDeck } from '../tables/table-types.ts'
import { cardWorth } from './cards.ts'
import type { Scene } from './scene.ts'
import { craftWorth } from './worth.ts'

const ALL: Readonly<Record<DrawDeck, readonly string[]>> = { cave: copiesOf('cave'), adventure: copiesOf('adventure') }

function copiesOf(deck: DrawDeck): readonly string[] {
  return CARDS.flatMap((card) => (card.deck === deck && card.type !== 'removed' && card.setAside !== true ? card.copies : []))
}

/** What turning up a card of that deck is worth on average; one from the Cave is a seventh of a Craft as well (12.3). */
export function drawWorth(scene: Scene, deck: DrawDeck): number {
  const { s, p, temper, draws, out } = scene
  const found = draws.get(deck)
  if (found !== undefined) return found
  const stock = temper.deck === 'left' ? stockOf(s, deck, out) : []
  const cards = stock.length > 0 ? stock : ALL[deck]
  const craft = deck === 'cave' ? craftWorth(p, 1) / LIMITS.caveCards : 0
  const worth = craft + cards.reduce((sum, copy) => sum + cardWorth(scene, copy), 0) / Math.max(1, cards.length)
  draws.set(deck, worth)
  return worth
}

export function bestDraw(scene: Scene): number {
  return Math.max(drawWorth(scene, 'cave'), drawWorth(scene, 'adventure'))
}
