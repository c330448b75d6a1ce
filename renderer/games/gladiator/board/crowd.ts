import { type Hand, handOf } from '../../../../engine/kernel/seeded.ts'
import { RIM, SIDE } from './grid.ts'

// The stands: a wall of courses below, heads above, in square pixels of four tones.

/** From one head to the next, and from one row of seats to the next. */
const SEAT = { across: 10.5, down: 6.1 } as const
const ROWS_OF_SEATS = 5
/** A block of seats that is laid side by side. */
export const BLOCK = { rows: 24, width: SEAT.across * 60, height: SEAT.down * 24 } as const
/** Where the wall begins, from the back of the stands. */
export const WALL = 33

/** The tones of the heads, the darkest left out: nobody sits there. */
export const TONES = [2, 3, 4] as const
export type Tone = (typeof TONES)[number]

/** Stands so long and so many rows high: for each tone an outline of its heads and shoulders. */
export function seatsOf(name: string, length: number, rows: number = ROWS_OF_SEATS): Readonly<Record<Tone, string>> {
  const hand = handOf(name)
  const seats: Record<Tone, string> = { 2: '', 3: '', 4: '' }
  for (let row = 0; row < rows; row++)
    for (let x = row % 2 === 0 ? 0 : SEAT.across / 2; x < length; x += SEAT.across) {
      const tone = toneOf(hand)
      if (tone !== null) seats[tone] += headAt(x, row * SEAT.down + 1, hand)
    }
  return seats
}

function toneOf(hand: Hand): Tone | null {
  const drawn = hand()
  return drawn < 0.22 ? null : drawn < 0.55 ? 2 : drawn < 0.87 ? 3 : 4
}

/** A head and its shoulders; now and then an arm is up. */
function headAt(x: number, y: number, hand: Hand): string {
  const arm = hand() < 0.05 ? `M${round(x + 5.4)} ${round(y - 3)}h1.6v5h-1.6z` : ''
  return `M${round(x)} ${round(y)}h4.25v3.8h-4.25zM${round(x - 1.2)} ${round(y + 3.8)}h6.65v2.3h-6.65z${arm}`
}

/** The joints of the wall: two courses, the stones of one over the joints of the other. */
export function jointsOf(length: number): string {
  const joints = [`M0 40h${length}`]
  for (let x = 0; x < length; x += SIDE / 2) joints.push(`M${round(x + 10)} 34v6M${round(x)} 40v${RIM - 40}`)
  return joints.join('')
}

function round(n: number): number {
  return Math.round(n * 10) / 10
}
