import type { Feature } from './13-features.ts'

/** What lies on each side, north, east, south, west: D a door, C a corridor, W a wall. */
export type Sides = string

export interface Face {
  readonly feature: Feature | null
  readonly sides: Sides
}

/** A chit of the cup: a room backed by a corridor. */
export interface Segment {
  readonly id: number
  readonly room: Face
  readonly corridor: { readonly sides: Sides }
}

/** The Gateway of Evil: one corridor leads in, and out. */
export const GATEWAY: Sides = 'CWWW'

/** Feature of the room face, its sides, sides of the corridor face; a room without a feature is null. */
const CHITS: readonly (readonly [feature: Feature | null, room: Sides, corridor: Sides])[] = [
  ['mirror', 'DDDD', 'DDCC'],
  ['mirror', 'DDDD', 'CWDC'],
  ['mirror', 'DDDD', 'WCCD'],
  ['mirror', 'DDDD', 'WCCD'],
  ['mirror', 'DDDD', 'WCWC'],
  ['mirror', 'DDDD', 'WWCC'],
  ['mirror', 'DDDD', 'DDCC'],
  ['mirror', 'DDDD', 'WCDC'],
  ['mirror', 'DDDD', 'WWCC'],
  ['mirror', 'DDDD', 'WCDC'],
  ['staircase', 'DDDD', 'CWDC'],
  ['staircase', 'DDDD', 'DCDC'],
  ['staircase', 'DDDD', 'CWDC'],
  ['staircase', 'DDDD', 'WCDC'],
  ['staircase', 'DDDD', 'WCWC'],
  ['staircase', 'DDDD', 'WWCC'],
  ['staircase', 'DDDD', 'WCCD'],
  ['staircase', 'DDDD', 'WCDC'],
  ['staircase', 'DDDD', 'WWCC'],
  ['staircase', 'DDDD', 'WWCC'],
  ['fountain', 'DDDD', 'WWCC'],
  ['fountain', 'DDDD', 'WCDC'],
  ['fountain', 'DDDD', 'WCDC'],
  ['fountain', 'DDDD', 'CWDC'],
  ['fountain', 'DDDD', 'DDCC'],
  ['furniture', 'DDDD', 'DCDC'],
  ['furniture', 'DDDD', 'DCDC'],
  ['furniture', 'DDDD', 'WCWC'],
  ['furniture', 'DDDD', 'WCCD'],
  ['furniture', 'DDDD', 'CWDC'],
  ['statue', 'DDDD', 'WWCC'],
  ['statue', 'DDDD', 'DCDC'],
  ['statue', 'DDDD', 'WCWC'],
  ['statue', 'DDDD', 'DCDC'],
  ['statue', 'DDDD', 'WCDC'],
  ['altar', 'DDDD', 'CWDC'],
  ['altar', 'DDDD', 'DDCC'],
  ['altar', 'DDDD', 'WCDC'],
  ['altar', 'DDDD', 'DDCC'],
  ['altar', 'DDDD', 'WWCC'],
  ['trap-door', 'DDDD', 'WCDC'],
  ['trap-door', 'DDDD', 'WWCC'],
  ['trap-door', 'DDDD', 'WWCC'],
  ['trap-door', 'DDDD', 'DDCC'],
  ['trap-door', 'DDDD', 'WCWC'],
  ['artwork', 'DDDD', 'WWCC'],
  ['artwork', 'DDDD', 'CWDC'],
  ['artwork', 'DDDD', 'WCDC'],
  ['artwork', 'DDDD', 'WWCC'],
  ['artwork', 'DDDD', 'DDCC'],
  [null, 'WDWW', 'WCWC'],
  [null, 'WDWW', 'WCWC'],
  [null, 'WDWW', 'WWCC'],
  [null, 'WDWW', 'DCDC'],
  [null, 'WDWW', 'CWDC'],
  [null, 'WDWW', 'WCCD'],
  [null, 'WDWW', 'WCDC'],
  [null, 'WDWW', 'DCDC'],
  [null, 'WDWW', 'WCWC'],
  [null, 'WDWW', 'DDCC'],
  [null, 'WDWW', 'WWCC'],
  [null, 'WDDW', 'WCWC'],
  [null, 'WDDW', 'DCDC'],
  [null, 'WDDW', 'WWCC'],
  [null, 'WDDW', 'WCDC'],
  [null, 'DWDW', 'DCDC'],
  [null, 'DWDW', 'CWDC'],
  [null, 'DWDW', 'WWCC'],
  [null, 'DWDW', 'WCWC'],
  [null, 'DWDW', 'WCDC'],
  [null, 'DWDW', 'DCDC'],
  [null, 'DWDW', 'WCWC'],
  [null, 'WCDC', 'WCWC'],
  [null, 'WCDC', 'WCWC'],
  [null, 'DCDC', 'WWCC'],
  [null, 'DCDC', 'CWDC'],
  [null, 'CWDC', 'DCDC'],
  [null, 'WCCD', 'WCWC'],
  [null, 'DDCC', 'WCDC'],
  [null, 'DDCC', 'WWCC'],
]

/** The 80 room and corridor chits, numbered from 1. */
export const SEGMENTS: readonly Segment[] = CHITS.map(([feature, room, corridor], place) => ({
  id: place + 1,
  room: { feature, sides: room },
  corridor: { sides: corridor },
}))
