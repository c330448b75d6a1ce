import { type Catacomb, compile, indexOf } from '../catacomb.ts'
import { isMonster } from '../section.ts'
import { type Kind, MONSTERS, type Monster, RICHES, SPECIALS, type Spot } from '../state.ts'
import { COUNTERS } from '../tables/index.ts'
import type { CatacombView, CounterView, HeroSheetView, HeroView, SectionView } from '../view-types.ts'

// A section as one seat sees it, ready to be thought about.

/** The section in which things happen, with what lies where. */
export interface Scene {
  readonly view: HeroView
  readonly c: Catacomb
  readonly section: SectionView
  readonly hero: HeroSheetView
  /** Counters on the board by square. */
  readonly at: ReadonlyMap<number, readonly CounterView[]>
  /** Squares into which the hero sees: what lies face down there is no monster (205C). */
  readonly sees: ReadonlySet<number>
  /** The part of the counters whose kind is not known that are monsters. */
  readonly monsters: number
}

const grounds = new WeakMap<CatacombView, Catacomb>()

export function groundOf(map: CatacombView): Catacomb {
  const c = grounds.get(map) ?? compile(map)
  grounds.set(map, c)
  return c
}

/** The section whose step it is; null before its hero is made. */
export function sceneOf(view: HeroView): Scene | null {
  const section = view.sections.find(({ id }) => id === view.at)
  if (section === undefined || section.hero === null) return null
  const at = new Map<number, CounterView[]>()
  for (const counter of section.counters) {
    if (counter.at === null) continue
    const there = at.get(indexOf(counter.at))
    if (there === undefined) at.set(indexOf(counter.at), [counter])
    else there.push(counter)
  }
  const sees = new Set((view.activity?.sees ?? []).map(indexOf))
  return { view, c: groundOf(view.catacomb), section, hero: section.hero, at, sees, monsters: monsterShare(section) }
}

/** What a counter is, or was when it was last seen; null where nobody of this seat knows. */
export function kindOf(counter: CounterView): Kind | null {
  return counter.kind ?? counter.remembered
}

export function countersAt({ at }: Scene, spot: Spot): readonly CounterView[] {
  return at.get(indexOf(spot)) ?? []
}

/** How likely a counter is a monster: known ones are or are not, and what lies face down in sight is none. */
export function monsterChance(scene: Scene, counter: CounterView): number {
  const kind = kindOf(counter)
  if (kind !== null) return isMonster(kind) ? 1 : 0
  return counter.at !== null && scene.sees.has(indexOf(counter.at)) ? 0 : scene.monsters
}

/** Of the counters that nobody has seen so many are monsters: those of the box, less those that are known or dead. */
function monsterShare({ counters, hero }: SectionView): number {
  const alive = (kinds: readonly Kind[]) => kinds.reduce((sum, kind) => sum + COUNTERS[kind].count - (hero?.killed[kind] ?? 0), 0)
  let monsters = alive(MONSTERS)
  let all = monsters + alive(SPECIALS) + alive(RICHES)
  for (const counter of counters) {
    const kind = kindOf(counter)
    // Those that are dead are counted already.
    if (kind === null || counter.at === null) continue
    all -= 1
    if (isMonster(kind)) monsters -= 1
  }
  return all <= 0 ? 0 : Math.max(0, monsters) / all
}

/** The monster of average strength, for those that nobody has seen. */
export const UNSEEN: Monster = 'great-goblin'

export function monsterOf(counter: CounterView): Monster {
  const kind = kindOf(counter)
  return kind !== null && isMonster(kind) ? kind : UNSEEN
}
