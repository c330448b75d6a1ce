import { ofLatest } from '../../kernel/latest.ts'
import { type Catacomb, compile, indexOf, squareAt } from '../chapters/101-catacomb.ts'
import { remembered } from '../chapters/101-ways.ts'
import { isMonster, isRiches, type Stacks, stacksOf } from '../chapters/section.ts'
import { type Kind, MONSTERS, type Monster, RICHES, SPECIALS, type Spot } from '../state.ts'
import { COUNTERS, MOST_STACKING } from '../tables/index.ts'
import type { CatacombView, CounterView, HeroSheetView, HeroView, SectionView } from '../view-types.ts'

// A section as one seat sees it, ready to be thought about.

/** The section in which things happen, with what lies where. */
export interface Scene {
  readonly view: HeroView
  readonly c: Catacomb
  readonly section: SectionView
  readonly hero: HeroSheetView
  /** Counters on the board by square. */
  readonly at: Stacks<CounterView>
  /** Squares into which the hero sees: a counter that lies face down there is not a monster (205C). */
  readonly sees: ReadonlySet<number>
  /** How many of each kind are among the counters whose kind is not known. */
  readonly unknown: ReadonlyMap<Kind, number>
}

const grounds = new WeakMap<CatacombView, Catacomb>()

export function groundOf(map: CatacombView): Catacomb {
  return remembered(grounds, map, () => compile(map))
}

/** The section whose step it is; null before its hero is made. */
export function sceneOf(view: HeroView): Scene | null {
  const section = view.sections.find(({ id }) => id === view.at)
  if (section === undefined || section.hero === null) return null
  const sees = squaresOf(view.activity?.sees ?? NOWHERE)
  return {
    view,
    c: groundOf(view.catacomb),
    section,
    hero: section.hero,
    at: stacksOf(section.counters),
    sees,
    unknown: unknownIn(section),
  }
}

const NOWHERE: readonly Spot[] = []

const squares = new WeakMap<readonly Spot[], ReadonlySet<number>>()

/** By index. What can be seen from one square is the same list at every question. */
function squaresOf(spots: readonly Spot[]): ReadonlySet<number> {
  return remembered(squares, spots, () => new Set(spots.map(indexOf)))
}

/** What a counter is, or was when it was last seen; null where this seat does not know. */
export function kindOf(counter: CounterView): Kind | null {
  return counter.kind ?? counter.remembered
}

export function countersAt({ at }: Scene, spot: Spot): readonly CounterView[] {
  return at.get(indexOf(spot)) ?? []
}

/** How likely a counter is a monster: certain for known ones, and 0 for one that lies face down in sight. */
export function monsterChance(scene: Scene, counter: CounterView): number {
  const kind = kindOf(counter)
  if (kind !== null) return isMonster(kind) ? 1 : 0
  return counter.at !== null && scene.sees.has(indexOf(counter.at)) ? 0 : shareOfMonsters(scene.unknown)
}

/** The share of monsters among what is not known. */
const shareOfMonsters = ofLatest((unknown: Scene['unknown']) => mean(unknown, (each) => (isMonster(each) ? 1 : 0)))

/** Those of the box, less what is known, dead or carried. */
function unknownIn({ counters, hero }: SectionView): ReadonlyMap<Kind, number> {
  const left = new Map(KINDS.map((kind) => [kind, COUNTERS[kind].count - (hero?.killed[kind] ?? 0)]))
  const take = (kind: Kind) => left.set(kind, (left.get(kind) ?? 0) - 1)
  for (const counter of counters) {
    const kind = kindOf(counter)
    if (counter.at !== null && kind !== null) take(kind)
  }
  for (const { kind } of hero?.carries ?? []) take(kind)
  return left
}

const KINDS: readonly Kind[] = [...MONSTERS, ...SPECIALS, ...RICHES]

/** What something is worth on average over counters of each kind; 0 over none. */
export function mean(kinds: ReadonlyMap<Kind, number>, worth: (kind: Kind) => number): number {
  let sum = 0
  let all = 0
  for (const [kind, count] of kinds) {
    const many = Math.max(0, count)
    sum += many * worth(kind)
    all += many
  }
  return all === 0 ? 0 : sum / all
}

/** Sensible players lay no riches in the halls: the factors by which they are likelier in a room, and less likely outside. */
const HIDDEN = 6

/**
 * What a counter that lies face down may be, by how likely: in sight nothing that could be seen (205C), and only what fits into its
 * square (203B).
 */
export function mayBe(scene: Scene, at: Spot, id: string): ReadonlyMap<Kind, number> {
  const isInSight = scene.sees.has(indexOf(at))
  const isOutside = squareAt(scene.c, at).room === null
  const left = countersAt(scene, at).reduce((sum, other) => sum - (other.id === id ? 0 : stackingOf(kindOf(other))), MOST_STACKING)
  const key = left * 4 + (isInSight ? 2 : 0) + (isOutside ? 1 : 0)
  // Many counters lie alike.
  const alike = guesses(scene.unknown)
  const known = alike.get(key)
  if (known !== undefined) return known
  const hidden = isOutside ? 1 / HIDDEN : HIDDEN
  const fitting = [...scene.unknown].filter(([kind]) => !(isInSight && isMonster(kind)) && COUNTERS[kind].stacking <= left)
  const guess = new Map(fitting.map(([kind, count]) => [kind, isRiches(kind) ? count * hidden : count]))
  alike.set(key, guess)
  return guess
}

const guesses = ofLatest((_unknown: Scene['unknown']) => new Map<number, ReadonlyMap<Kind, number>>())

function stackingOf(kind: Kind | null): number {
  return kind === null ? 0 : COUNTERS[kind].stacking
}

/** The monster of average strength, for those that are unseen. */
export const UNSEEN: Monster = 'great-goblin'

export function monsterOf(counter: CounterView): Monster {
  const kind = kindOf(counter)
  return kind !== null && isMonster(kind) ? kind : UNSEEN
}
