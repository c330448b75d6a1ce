import type { ComponentType } from 'react'
import type { Moments } from '../../engine/kernel/proof/moment-types.ts'
import type { MomentPieces, Weigh } from '../moment-page.ts'
import type { PlateGroups } from './plates.tsx'

/** A game's part of the gallery: `games/<game>/gallery/index.ts` exports it as `GALLERY`. It is not part of the app, so no manifest leads to it. A game without one has the pages that all have. */
export interface GameGallery {
  /** Pages of parts, by their name in the address. */
  readonly pages: Readonly<Record<string, GalleryPage>>
  /** Every plate; left out by a game without. */
  readonly plates?: () => PlateGroups
  /** What weighs enough to be a moment, and how that is shown; left out by a game without. */
  readonly moments?: MomentPieces & { readonly weigh: Weigh }
}

export interface GalleryPage {
  readonly title: string
  readonly Page: ComponentType<{ readonly moments: PlayedMoments }>
}

/** One of everything that the gallery server has found by playing, with the tables of the game. */
export interface PlayedMoments extends Moments {
  readonly tables: Readonly<Record<string, unknown>>
}
