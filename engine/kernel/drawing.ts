/** A place of a board by column and row. */
export interface Cell {
  readonly x: number
  readonly y: number
}

/** A board as it can be drawn without the page: for a file, on paper. Lengths are in units of its own. */
export interface Drawing {
  /** `Level 2`. */
  readonly title: string
  /** What there is to see, in sentences, for those who do not see it. */
  readonly about: string
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  /** How wide a wall is drawn; everything else follows. */
  readonly line: number
  /** In the order in which they are drawn. */
  readonly shapes: readonly Shape[]
  /** What the pieces on it are; left out where it says so itself. */
  readonly legend?: readonly LegendEntry[]
}

/** A kind of piece, and how many of them are drawn. */
export interface LegendEntry {
  readonly icon: string
  readonly tone: PieceTone
  readonly label: string
  readonly count: number
}

/** How a path is drawn. Areas: rock, floor, low, room, pale. Lines: hatch, joint, passage, wall, way. Counters and the like: door, ours, foe, gone, mark. */
export type DrawnTone =
  | ('rock' | 'floor' | 'low' | 'room' | 'pale')
  | ('hatch' | 'joint' | 'passage' | 'wall' | 'way')
  | ('door' | 'ours' | 'foe' | 'gone' | 'mark')

/** On what a picture of a piece is drawn. */
type PieceTone = Extract<DrawnTone, 'ours' | 'foe' | 'gone' | 'mark'>

/** A path as SVG has it; a symbol of the page’s sprites; or words. `at` moves a path. */
export type Shape =
  | { readonly tone: DrawnTone; readonly d: string; readonly at?: readonly [x: number, y: number] }
  | {
      readonly icon: string
      readonly x: number
      readonly y: number
      readonly size: number
      readonly faint?: true
      readonly on?: 'ours' | 'foe'
    }
  | { readonly text: string; readonly x: number; readonly y: number; readonly size: number; readonly on?: 'ours' | 'foe' }

/** A round counter. */
export function disc(x: number, y: number, radius: number): string {
  return `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`
}

/** A rectangle about a middle. */
export function plate(x: number, y: number, width: number, height = width): string {
  return `M${x - width / 2} ${y - height / 2}h${width}v${height}h${-width}z`
}

/** The line through these points. */
export function lineThrough(points: readonly Cell[]): string {
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('')
}

/** A piece: a picture on a plate, about a middle. */
export interface Piece extends Omit<LegendEntry, 'count'> {
  readonly x: number
  readonly y: number
  /** Of the plate. */
  readonly width: number
  readonly height: number
}

/** The picture fills three quarters of the plate, as on the table. */
const PICTURE = 0.76

export function pieceDrawn({ icon, tone, x, y, width, height }: Piece): readonly Shape[] {
  const size = Math.min(width, height) * PICTURE
  const isDark = tone === 'foe' || tone === 'mark'
  return [
    { tone, d: plate(x, y, width, height) },
    { icon, x: x - size / 2, y: y - size / 2, size, on: isDark ? 'foe' : 'ours' },
  ]
}

/** Each kind once, in the order in which they are drawn. */
export function legendOf(pieces: readonly Piece[]): readonly LegendEntry[] {
  return [...Map.groupBy(pieces, ({ tone, label }) => `${tone} ${label}`).values()].flatMap(([one, ...others]) =>
    one === undefined ? [] : [{ icon: one.icon, tone: one.tone, label: one.label, count: 1 + others.length }],
  )
}
