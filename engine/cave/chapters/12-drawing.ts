import { draw, type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { parseAction } from '../open/actions.ts'
import { spaceOf } from '../open/spaces.ts'
import type { Cave, CaveState, Player } from '../state.ts'
import { LIMITS } from '../tables/index.ts'
import type { DrawDeck } from '../tables/table-types.ts'
import { gainCraft } from './02-craft.ts'
import { layCard, lyingOn, reshuffle, stockOf } from './cards.ts'
import { own } from './own.ts'

export type DrawingEvent = { type: 'drawn'; rule: '12.3'; seat: Seat; card: string; deck: DrawDeck }

/** 12.3, C-34: until as many cards lie there as the space says; he chooses the deck for each (C-01). Gives those that he turned up. */
export function* drawCards(g: Cave, p: Player): Script<readonly string[]> {
  const s = g.state
  const drawn: string[] = []
  for (let left = spaceOf(p.at).draw - lyingOn(s, p.at).cards.length; left > 0; left--) {
    if (decks(s).length === 0) break
    const ids = () => decks(s).map((deck) => `draw:${deck}`)
    const { deck } = parseAction('deck', yield* own(g, p, { rule: '12.3', topic: 'deck', ids, data: () => ({ left }) }))
    drawn.push(yield* turnUp(g, p, deck))
  }
  return drawn
}

/** C-65: those that still have cards, discards included. */
function decks(s: CaveState): readonly DrawDeck[] {
  return (['cave', 'adventure'] as const).filter((deck) => s.discards[deck].length > 0 || stockOf(s, deck).length > 0)
}

/** C-02, C-67, C-108: the seventh Cave card that he turns up himself brings a Craft before it is met. */
function* turnUp(g: Cave, p: Player, deck: DrawDeck): Script<string> {
  const s = g.state
  let stock = stockOf(s, deck)
  if (stock.length === 0) {
    reshuffle(s, deck)
    stock = stockOf(s, deck)
  }
  const [only] = stock
  const card = stock.length === 1 && only !== undefined ? only : yield* draw(g, stock)
  layCard(s, p.at, card)
  yield* tell(g, { type: 'drawn', rule: '12.3', seat: p.seat, card, deck } satisfies DrawingEvent)
  if (deck === 'cave') {
    p.caveCards += 1
    if (p.caveCards % LIMITS.caveCards === 0) yield* gainCraft(g, p, 1)
  }
  return card
}
