import { COLUMNS, ROWS } from '../../../../engine/gladiator/open/squares.ts'
import { handOf } from '../../../../engine/kernel/seeded.ts'
import { HEIGHT, type Point, SIDE, WIDTH } from './grid.ts'

// The sand: a faint chequer, grains, the strokes of a rake, the lines between squares. The same in every fight.

/** Every second square. */
export const CHEQUER = Array.from({ length: ROWS * COLUMNS }, (_, i) => ({ row: Math.floor(i / COLUMNS), column: i % COLUMNS }))
  .filter(({ row, column }) => (row + column) % 2 === 1)
  .map(({ row, column }) => `M${column * SIDE} ${row * SIDE}h${SIDE}v${SIDE}h-${SIDE}z`)
  .join('')

export const LINES = [
  ...Array.from({ length: COLUMNS - 1 }, (_, i) => `M${(i + 1) * SIDE} 0v${HEIGHT}`),
  ...Array.from({ length: ROWS - 1 }, (_, i) => `M0 ${(i + 1) * SIDE}h${WIDTH}`),
].join('')

export const GRAINS = grains(900)
export const RAKED = raked(34)

function grains(count: number): string {
  const hand = handOf('grains of sand')
  return Array.from({ length: count }, () => `M${round(hand() * WIDTH)} ${round(hand() * HEIGHT)}h${round(1.5 + hand() * 3)}`).join('')
}

/** Four parallel strokes in a shallow arc. */
function raked(count: number): string {
  const hand = handOf('the rake')
  return Array.from({ length: count }, () => {
    const length = 70 + hand() * 100
    const x = hand() * (WIDTH - length)
    const y = 8 + hand() * (HEIGHT - 30)
    const sag = (hand() - 0.5) * 24
    return [0, 1, 2, 3].map((i) => `M${round(x)} ${round(y + i * 4.5)}q${round(length / 2)} ${round(sag)} ${round(length)} 0`).join('')
  }).join('')
}

/** A pit, irregular and the same each time it is drawn on its square: the edge, and strokes falling into it. */
export function pitOf({ x, y }: Point): { readonly edge: string; readonly strokes: string } {
  const hand = handOf(`pit ${x} ${y}`)
  const corners = Array.from({ length: 22 }, (_, i) => {
    const angle = (i / 22) * 2 * Math.PI
    return { angle, radius: 15.6 + hand() * 2.6 }
  })
  const at = (angle: number, radius: number) => `${round(x + Math.cos(angle) * radius)} ${round(y + Math.sin(angle) * radius)}`
  return {
    edge: `M${corners.map(({ angle, radius }) => at(angle, radius)).join('L')}Z`,
    strokes: Array.from({ length: 44 }, (_, i) => {
      const angle = (i / 44) * 2 * Math.PI
      const from = corners[Math.floor(i / 2)]?.radius ?? 16
      return `M${at(angle, from - 0.6)}L${at(angle, from - 3 - hand() * 4.6)}`
    }).join(''),
  }
}

function round(n: number): number {
  return Math.round(n * 10) / 10
}
