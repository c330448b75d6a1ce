// The record of a session.

/** Positions of the dice stream, the draw stream, the fixed dice and the fixed draws. */
export type Positions = readonly [dice: number, draws: number, fixedDice: number, fixedDraws: number]

/** A safe point: a state from which the top script can go on, and its place among the inputs. */
export interface Mark<S> {
  /** The input during which it was passed, and how much of that input had happened by then. */
  readonly input: number
  readonly diceUsed: number
  readonly drawsUsed: number
  readonly eventsTold: number
  readonly linesPosted: number
  readonly state: S
  readonly streams: Positions
}

/** A mark as it is stored: its state as JSON text, and the fingerprint of that text. */
export interface SavedMark extends Omit<Mark<unknown>, 'state'> {
  readonly state: string
  readonly fingerprint: string
}

/** The first and the last input of a stretch of the record. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** An event in the record: the input that led to it, and its number among the events of that input, from 0. */
export interface EventPlace {
  readonly input: number
  readonly nth: number
}
