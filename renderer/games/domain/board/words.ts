import { isDoor } from '../../../../engine/domain/open/cards.ts'
import { type Here, isDark } from '../../../../engine/domain/open/layout.ts'
import { cardName, DECK_NAMES, kindName, QUADRANT_NAMES, squareName, treasureName } from '../../../../engine/domain/open/names.ts'
import { quadrantOf, type Slot } from '../../../../engine/domain/open/squares.ts'
import type { CardView } from '../../../../engine/domain/view-types.ts'
import type { Contents } from './contents.ts'

// What you see on a square, in words.

/** The floor and what is cut into it. */
export function groundWords({ cell, laid: { plan } }: Here): readonly string[] {
  const ground = {
    light: 'upper level',
    dark: 'lower level',
    corridor: plan.kind === 'antechamber' ? 'antechamber' : 'corridor',
    room: plan.kind === 'chamber' ? 'treasure chamber' : plan.room === 'skull' ? 'skull chamber' : plan.room ? 'magic room' : 'room',
    threshold: 'threshold of the treasure chamber',
    solid: 'rock',
  }[cell.ground]
  return [ground, ...(cell.shaft === null ? [] : [cell.shaft === 'stair' ? 'stair down' : 'trapdoor'])]
}

/** Steps and archways that begin there. */
export function wayWords({ spot, laid: { plan } }: Here): readonly string[] {
  const steps = plan.steps.some(({ dark, light }) => dark === spot.cell || light === spot.cell)
  const arch = plan.arches.some(({ from, to }) => from === spot.cell || to === spot.cell)
  return [...(steps ? ['steps'] : []), ...(arch ? ['archway'] : [])]
}

/** Everything that lies or stands there. */
export function contentWords(here: Here | null, contents: Contents | undefined): readonly string[] {
  const symbol = here?.cell.symbol ?? null
  if (contents === undefined) return symbol === null ? [] : [`${DECK_NAMES[symbol]}, not drawn yet`]
  const { cards, treasure, characters, warlock, blank } = contents
  const isUndrawn = symbol !== null && cards.length === 0 && !blank
  return [
    ...characters.map(({ name, treasure: carried }) => (carried === null ? name : `${name} with the ${treasureName(carried)}`)),
    ...(warlock ? ['the Warlock'] : []),
    ...cards.map((card) => cardWords(card)),
    ...(treasure === null
      ? []
      : [treasure.up && treasure.treasure !== null ? `the ${treasureName(treasure.treasure)}` : 'a major treasure, face down']),
    ...(isUndrawn ? [`${DECK_NAMES[symbol]}, not drawn yet`] : []),
    ...(blank && cards.length === 0 ? ['blank'] : []),
  ]
}

/** `Orc, face down`, `Locked Door 2, shut`, `a card face down`. */
export function cardWords({ card, kind, up, magic, shut, frozen }: CardView): string {
  if (card === null && kind === null) return 'a card, face down'
  const name = card === null ? kindName(kind ?? 'card') : cardName(card)
  const door = kind !== null && isDoor(kind) ? [shut ? 'shut' : 'open'] : []
  return [`${magic ? 'magical ' : ''}${name}`, ...door, ...(up ? [] : ['face down']), ...(frozen ? ['frozen'] : [])].join(', ')
}

/** The name of a square with its quadrant: `M13, south-west`. */
export function placeWords({ spot }: Here): string {
  return `${squareName(spot.id)}, ${QUADRANT_NAMES[quadrantOf(spot)]}`
}

export function darkWords(here: Here, variants: readonly string[]): readonly string[] {
  return isDark(here, variants) && here.cell.ground !== 'dark' ? ['dark'] : []
}

/** An empty slot by its kind and its corners. */
export function slotWords(slot: Slot): string {
  const { kind, row, column, size } = slot
  const from = squareName(`${row}-${column}`)
  const to = squareName(`${row + size - 1}-${column + size - 1}`)
  const name = slot.kind === 'large' ? (slot.place === 'treasure' ? 'treasure chamber' : 'antechamber') : `${kind} tile`
  return `No ${name} yet from ${from} to ${to}`
}
