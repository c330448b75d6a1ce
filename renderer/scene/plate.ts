/**
 * A picture of a moment, put together from the parts of `scenes.svg`. The box is 400 wide and 240 high; the floor begins at 168, and things stand between 206 and 218.
 *
 * Which plate belongs to what is the game's business: it composes its plates from these parts and from icons and faces.
 */
export interface Plate {
  /** What can be seen, in a sentence, for those who do not see it. */
  readonly alt: string
  readonly wall: Wall
  readonly floor?: Floor
  readonly opening?: Opening
  readonly light: Light
  /** From back to front. */
  readonly things: readonly Thing[]
  /** The one colour beside paper, stone and ink. */
  readonly spot: SpotColour
}

export type Wall = 'ashlar' | 'rubble' | 'cavern' | 'vault' | 'corridor' | 'valley' | 'plain' | 'stone' | 'night'
export type Floor = 'flags' | 'earth' | 'planks'
export type Opening = 'arch' | 'arch-lit' | 'arch-dark' | 'arch-fire' | 'door' | 'niche' | 'window' | 'torch' | 'chains' | 'webs'
export type Light = 'pool' | 'cone' | 'back' | 'left' | 'low' | 'rays' | 'rays-in' | 'sky'
/** Fire: gates and mages. Harm: monsters and death. Way: stairs and healing. Gold: treasure. Cold: water and glass. */
export type SpotColour = 'fire' | 'harm' | 'way' | 'gold' | 'cold'

export type Thing = Piece | Crest | Head

/** A thing from the sprite that stands, hangs or lies. */
export interface Piece {
  readonly piece: string
  /** The middle of its foot. */
  readonly x: number
  readonly y: number
  /** The side of its square. */
  readonly size: number
  /** The width of the shadow on the floor, if it throws one. */
  readonly shadow?: number
}

/** An icon of the game, cut like a woodblock: a halo of paper, ink, and the lit side hatched. */
export interface Crest {
  readonly icon: string
  /** Its upper left corner. */
  readonly x: number
  readonly y: number
  readonly size: number
  /** The side that the light falls on; `flat` is ink alone, `spot` the one colour. */
  readonly lit: 'left' | 'right' | 'flat' | 'spot'
  readonly mirrored?: boolean
  readonly shadow?: number
}

/** Someone's face, as in a painting: a symbol of the sprite of faces. */
export interface Head {
  readonly face: string
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Something that stands on the floor in the middle, with its shadow. */
export function stands(
  piece: string,
  size: number,
  at: { readonly x?: number; readonly y?: number; readonly shadow?: number } = {},
): Piece {
  return { piece, x: 200, y: 214, size, shadow: Math.round(size * 1.08), ...at }
}

/** Something that throws no shadow: it hangs, burns, or is sunk into the floor. */
export function hangs(piece: string, size: number, at: { readonly x?: number; readonly y?: number } = {}): Piece {
  return { piece, x: 200, y: 214, size, ...at }
}

/** An icon in the middle, its top at `y`. */
export function crest(icon: string, size: number, y: number, more: Partial<Omit<Crest, 'icon' | 'size' | 'y'>> = {}): Crest {
  return { icon, size, y, x: 200 - size / 2, lit: 'left', ...more }
}
