import type { Option } from '../../kernel/types.ts'
import { parseAside } from '../actions.ts'
import { wayTo } from '../chapters/06-walks.ts'
import { cardOf, doubled, itemOf, objectOf } from '../chapters/cards.ts'
import type { Character, DomainState } from '../state.ts'
import { effectOf } from './effects.ts'
import { cardName, thingName } from './names.ts'

/** What may be done beside a question: label and detail of one. */
export function asideOption(s: DomainState, c: Character, id: string): Omit<Option, 'id'> {
  const aside = parseAside(id)
  if (aside === null) throw new Error(`${id} is nothing that is done beside a question`)
  switch (aside.kind) {
    case 'use': {
      const item = itemOf(c, aside.card)
      const { heal } = objectOf(aside.card)
      const detail = heal === undefined ? 'A die says what it does' : `Gives back ${doubled(heal, item)} life points, up to ten`
      return { label: `${cardOf(aside.card).name}: ${isFood(aside.card) ? 'eat' : 'drink'}`, detail, aside: true }
    }
    case 'drop':
      return { label: `Put down ${cardName(aside.card)}`, aside: true }
    case 'take':
      return { label: `Take ${thingName(aside.thing)}`, detail: effectOf(aside.thing), aside: true }
    case 'go': {
      const steps = wayTo(s, c, aside.square)?.length ?? 0
      return { label: `Walk to ${aside.square}`, detail: `${steps} steps`, at: { kind: 'square', id: aside.square }, aside: true }
    }
    case 'give-up':
      return {
        label: 'Give up this life',
        detail: 'Everything that is carried is lost',
        warns: `${c.name} dies.`,
        aside: true,
        apart: true,
      }
    case 'retire':
      return { label: 'Leave the game for good', warns: 'There is no way back into this game.', aside: true, apart: true }
  }
}

function isFood(card: string): boolean {
  return ['bread', 'cheese'].includes(cardOf(card).kind)
}
