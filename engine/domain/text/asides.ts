import type { Option } from '../../kernel/types.ts'
import { many } from '../../kernel/words.ts'
import { newBeside, waysOnFoot } from '../chapters/06-walks.ts'
import { asKnown } from '../chapters/07-hidden.ts'
import { doubled, itemOf } from '../chapters/cards.ts'
import { parseAside } from '../open/actions.ts'
import { kindOf, objectOf } from '../open/cards.ts'
import { cardName, SIDE_NAMES, squareName, thingInLine } from '../open/names.ts'
import type { DomainOptions } from '../option-types.ts'
import type { Character, DomainState } from '../state.ts'
import { START } from '../tables/index.ts'
import { effectOf } from './effects.ts'
import { takingWarning } from './warnings.ts'

/** What may be done beside a question: label and detail of one. A caller that wants many walks described finds the ways once. */
export function asideOption(s: DomainState, c: Character, id: string, wayTo = waysOnFoot(s, c)): Omit<Option, 'id'> {
  const aside = parseAside(id)
  if (aside === null) throw new Error(`${id} is nothing that is done beside a question`)
  switch (aside.kind) {
    case 'use': {
      const item = itemOf(c, aside.card)
      const { heal } = objectOf(aside.card)
      const detail =
        heal === undefined ? 'A die decides what it does' : `Restores ${many(doubled(heal, item), 'life point')}, up to ${START.lifePoints}`
      return { label: `${isFood(aside.card) ? 'Eat' : 'Drink'} ${cardName(aside.card)}`, detail, aside: true }
    }
    case 'drop':
      return { label: `Put down ${thingInLine(aside.card)}`, aside: true }
    case 'take':
      return {
        label: `Take ${thingInLine(aside.thing)}`,
        detail: effectOf(aside.thing),
        aside: true,
        ...takingWarning(asKnown(s), c, aside.thing),
      }
    case 'go': {
      const path = wayTo(aside.square) ?? []
      const at = { kind: 'square', id: aside.square }
      const found = newBeside(s, aside.square)
      const detail = [
        ...(found === null ? [] : [`${BESIDE[found.kind]} to the ${SIDE_NAMES[found.side]}`]),
        walkWords(s, path.length),
      ].join(', ')
      return {
        label: `Walk to ${squareName(aside.square)}`,
        detail,
        at,
        aside: true,
        data: { path, steps: path.length, new: found?.kind ?? null } satisfies DomainOptions['turn'],
      }
    }
    case 'give-up':
      return {
        label: 'Give up this life',
        detail: 'You lose everything you carry',
        warns: 'You die.',
        aside: true,
        apart: true,
      }
    case 'retire':
      return { label: 'Leave the game for good', warns: 'There is no way back into this game.', aside: true, apart: true }
  }
}

const BESIDE = { tile: 'Unexplored ground', chamber: 'An unopened chamber', card: 'An undrawn card' } as const

/** `7 steps, 4 turns`, `2 steps, this turn`. */
function walkWords({ turn }: DomainState, steps: number): string {
  const turns = 1 + Math.ceil(Math.max(0, steps - (turn?.movesLeft ?? 0)) / START.movement)
  return `${many(steps, 'step')}, ${turns === 1 ? 'this turn' : many(turns, 'turn')}`
}

/** What is eaten; everything else that restores life is drunk. */
export function isFood(card: string): boolean {
  return ['bread', 'cheese'].includes(kindOf(card))
}
