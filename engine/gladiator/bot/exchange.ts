import type { OnSand } from '../chapters/33-need.ts'
import { isDown } from '../chapters/35-wounds.ts'
import { steps, towards } from '../open/squares.ts'
import type { ArenaState } from '../state.ts'
import { comer, enemiesOf, nearest } from './places.ts'
import { bestDealt } from './strokes.ts'

// What fighters do to each other turn by turn, and what a change in one of them is worth over the turns that it lasts.

/** How much of what comes in one turn still comes in the next. */
const GOES_ON = 0.75

/** So many turns of something, of which the later ones count less. */
export function over(turns: number): number {
  return (1 - GOES_ON ** turns) / (1 - GOES_ON)
}

/** Someone else in the same place, whom none of what was worked out for the first one hides. */
export function changed(f: OnSand, change: Partial<OnSand>): OnSand {
  return { ...f, ...change, normal: { ...f.normal } }
}

/** What he takes from that enemy in a turn, from where he stands or comes to. */
export function reaches(s: ArenaState, f: OnSand, e: OnSand): number {
  if (f.status === 'unconscious') return 0
  const here = bestDealt(s, { ...f, facing: towards(f.at, e.at), moved: 0 }, e)
  const there = here > 0 || isDown(f) ? null : comer(s, e, f)
  return there === null ? here : bestDealt(s, there, e)
}

/** The most that he takes from any enemy in a turn. */
export function strikes(s: ArenaState, f: OnSand): number {
  return Math.max(0, ...enemiesOf(s, f).map((e) => reaches(s, f, e)))
}

/** What those enemies take from him in a turn to whom he is the nearest. */
export function suffers(s: ArenaState, f: OnSand): number {
  const against = enemiesOf(s, f).filter((e) => steps(e.at, f.at) <= steps(e.at, nearest(s, e)?.at ?? f.at))
  return against.reduce((sum, e) => sum + reaches(s, e, f), 0)
}
