import { useState } from 'react'
import type { Spot } from '../../../../engine/gladiator/open/squares.ts'
import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'
import type { Hold } from '../../../board/camera.ts'
import { presentIn } from './people.ts'

// What is looked at: the fight round the player who decides, which moves on only when he comes near the edge of the view.

/** The whole arena. */
export const WHOLE: Hold = { kind: 'whole' }

/** The zoom at which everything on a square can be read, in pixels per board unit: about twenty squares across the field. */
export function closeUp(): Extract<Hold, { kind: 'party' }> & { readonly scale: number } {
  const width = window.innerWidth
  return { kind: 'party', scale: width < 1200 ? 0.36 : width < 1680 ? 0.41 : 0.56 }
}

/** Squares between two enemies at which they are looked at close up, and from which on no more. */
const CLOSE = { from: 12, to: 17 } as const
/** In a window narrower than this, in pixels, squares of the whole arena are too small to be pressed. */
const NARROW = 1200

/** Close up once two enemies have come near each other, until all are far apart again; the whole arena before that and at the end. */
export function usualHold(view: ArenaView, now: 'whole' | 'party'): 'whole' | 'party' {
  if (view.end !== null) return 'whole'
  if (window.innerWidth < NARROW) return 'party'
  const figures = presentIn(view)
  const east = figures.filter(({ side }) => side === 'east')
  const apart = figures.filter(({ side }) => side === 'west').flatMap((one) => east.map((other) => distance(one.at, other.at)))
  return Math.min(...apart) <= (now === 'party' ? CLOSE.to : CLOSE.from) ? 'party' : 'whole'
}

/** The larger of rows and columns between. */
function distance(a: Spot, b: Spot): number {
  return Math.max(Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1]))
}

/** So far from the middle of the view someone may be without a new one, in squares. */
const COMFORT = { rows: 2, columns: 6 } as const
/** Those who belong to the fight of someone: no farther away than this. */
const NEAR = { rows: 5, columns: 10 } as const
const MIDDLE: Spot = [9, 19]

/** The middle of the fight. It stays where it is as long as the player who decides or active stands well within the view. */
export function useCentre(view: ArenaView, asked: Spot | null): Spot {
  const who = asked ?? presentIn(view).find(({ id }) => id === view.active)?.at ?? null
  const [centre, setCentre] = useState(() => centreOf(view, who))
  const isFar = who !== null && !isWithin(centre, who, COMFORT)
  if (!isFar) return centre
  const moved = centreOf(view, who)
  setCentre(moved)
  return moved
}

/** The middle of those near him, with him well within the view; where nobody is meant, near whichever of one's own is nearest to an enemy. */
export function centreOf(view: ArenaView, wanted: Spot | null): Spot {
  const who = wanted ?? foremostOf(view)
  if (who === null) return MIDDLE
  const near = presentIn(view).flatMap(({ at }) => (isWithin(who, at, NEAR) ? [at] : []))
  if (near.length === 0) return who
  const mean = (axis: 0 | 1) => Math.round(near.reduce((sum, at) => sum + at[axis], 0) / near.length)
  return [towards(who[0], mean(0), COMFORT.rows), towards(who[1], mean(1), COMFORT.columns - 1)]
}

function foremostOf(view: ArenaView): Spot | null {
  const [own, enemies] = [view.side, view.side === 'west' ? 'east' : 'west'].map((side) =>
    presentIn(view).filter((each) => each.side === side),
  )
  const away = (at: Spot) => Math.min(...(enemies ?? []).map((enemy) => distance(at, enemy.at)))
  return own?.toSorted((a, b) => away(a.at) - away(b.at))[0]?.at ?? null
}

function isWithin(centre: Spot, at: Spot, most: typeof COMFORT | typeof NEAR): boolean {
  return Math.abs(centre[0] - at[0]) <= most.rows && Math.abs(centre[1] - at[1]) <= most.columns
}

function towards(from: number, to: number, most: number): number {
  return Math.min(from + most, Math.max(from - most, to))
}
