import { draw, type Script } from '../../../kernel/play.ts'
import { type AtOne, type Deed, parseAction } from '../../open/actions.ts'
import { distance } from '../../open/squares.ts'
import type { Arena, ArenaState } from '../../state.ts'
import { isSeenBy } from '../23-sight.ts'
import { deeds } from '../30-deeds.ts'
import { perform } from '../30-performing.ts'
import type { OnSand } from '../33-need.ts'
import { engagersAt, figureOf, isPresent } from '../figures.ts'

// What robots choose from, and the targets they choose (18.1, G-138).

/** How a kind of robot acts: false where its page has nothing for it to do. */
export type Acting = (g: Arena, f: OnSand, open: Open) => Script<boolean>

/** All that it can do now. */
export interface Open {
  readonly all: readonly Deed[]
  /** Its targets for that. */
  readonly whom: (kind: AtOne) => readonly OnSand[]
  readonly has: (kind: Deed['kind']) => boolean
}

export function openTo(s: ArenaState, f: OnSand): Open {
  const all = deeds(s, f, false).flatMap(({ ids }) => ids.map((id) => parseAction('action', id)))
  const whom = (kind: AtOne) =>
    all.flatMap((deed) => {
      const found = deed.kind === kind && 'whom' in deed && deed.whom !== null ? figureOf(s, deed.whom) : null
      return found !== null && isPresent(found) ? [found] : []
    })
  return { all, whom, has: (kind) => all.some((deed) => deed.kind === kind) }
}

/** 18.1: the nearest of them, whether he evades or not; of equals one is drawn. Null of nobody. */
export function* nearest(g: Arena, f: OnSand, of: readonly OnSand[]): Script<OnSand | null> {
  const least = Math.min(...of.map(({ at }) => distance(f.at, at)))
  const near = of.filter(({ at }) => distance(f.at, at) === least)
  if (near.length < 2) return near[0] ?? null
  const id = yield* draw(
    g,
    near.map((each) => each.mask ?? each.id),
  )
  return near.find((each) => (each.mask ?? each.id) === id) ?? null
}

/** Does that to the nearest; false where there is nobody. */
export function* atNearest(g: Arena, f: OnSand, open: Open, kind: AtOne): Script<boolean> {
  const victim = yield* nearest(g, f, open.whom(kind))
  return victim === null ? false : yield* perform(g, f, { kind, whom: victim.mask ?? victim.id })
}

/** Of these its side sees, those who engage it. */
export function engagersSeen(s: ArenaState, f: OnSand): readonly OnSand[] {
  return engagersAt(s, f.side, f.at).filter((each): each is OnSand => isPresent(each) && isSeenBy(s, f.side, each))
}
