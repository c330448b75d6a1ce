import { below, stream } from '../../kernel/random.ts'
import type { Seat } from '../../kernel/types.ts'
import { type Counter, type HeroState, type Kind, MONSTERS, RICHES, type Section, type SectionId, SPECIALS, type Spot } from '../state.ts'
import { COUNTERS } from '../tables/index.ts'
import { type Catacomb, catacombOf, indexOf, isAdjacent, sameSpot, spotAt, squareAt, takesCounters } from './101-catacomb.ts'
import { mayStack } from './203-stacking.ts'
import { stacksOf } from './section.ts'

/** What happens while the counters are laid out and the heroes enter; where a counter lies, its owner alone is told. */
export type PlacementEvent =
  | {
      readonly type: 'placed' | 'lifted'
      readonly rule: '104D'
      readonly audience: readonly [owner: Seat]
      readonly section: SectionId
      readonly counter: string
      readonly kind: Kind
      readonly at: Spot
    }
  /** The computer has laid out what was left; everything was taken up again. */
  | {
      readonly type: 'rest-placed' | 'cleared'
      readonly rule: '104D'
      readonly audience: readonly [owner: Seat]
      readonly section: SectionId
      readonly count: number
    }
  /** All counters of a section lie there, face down. */
  | { readonly type: 'laid-out'; readonly rule: '104D'; readonly section: SectionId; readonly count: number }
  | { readonly type: 'entered'; readonly rule: '104D'; readonly section: SectionId; readonly at: Spot }

/** Kinds in the order in which they are laid out: riches first, since the others are laid around them. */
export const PLACING_ORDER: readonly Kind[] = [...[...RICHES].reverse(), ...[...MONSTERS].reverse(), ...SPECIALS]

/** The counters of a section, none of them laid out yet. Ids are dealt by the seed, so that none tells what it is. */
export function freshCounters(seed: string, section: SectionId): Counter[] {
  const chance = stream(seed, `counters of ${section}`)
  const kinds = PLACING_ORDER.flatMap((kind) => Array.from({ length: COUNTERS[kind].count }, () => kind))
  for (let i = kinds.length - 1; i > 0; i--) {
    const j = below(chance, i + 1)
    const [a, b] = [kinds[i], kinds[j]]
    if (a !== undefined && b !== undefined) {
      kinds[i] = b
      kinds[j] = a
    }
  }
  return kinds.map((kind, i) => ({ id: `c${i + 1}`, kind, at: null, up: false, known: false, with: null }))
}

/** Counters that are still to be laid out, in the order of `PLACING_ORDER`. */
export function inHand(section: Section): Counter[] {
  const left = section.counters.filter(({ at }) => at === null)
  return left.sort((a, b) => PLACING_ORDER.indexOf(a.kind) - PLACING_ORDER.indexOf(b.kind))
}

const sites = new WeakMap<Catacomb, readonly Spot[]>()

/** Squares where counters may be laid out: not black or red (104D), nor in the pit, on a start square or beside one (H-05). */
export function placingSites(c: Catacomb): readonly Spot[] {
  let known = sites.get(c)
  if (known === undefined) {
    known = c.squares.map((_, i) => spotAt(i)).filter((spot) => isPlacingSite(c, spot))
    sites.set(c, known)
  }
  return known
}

function isPlacingSite(c: Catacomb, spot: Spot): boolean {
  return takesCounters(squareAt(c, spot)) && !c.starts.some((start) => sameSpot(start, spot) || isAdjacent(start, spot))
}

/** Where a counter of that kind may be laid as things lie now (104D, 203B); `among` are sites of `placingSites`, all of them when left out. */
export function sitesFor(s: HeroState, section: Section, kind: Kind, among = placingSites(catacombOf(s.catacomb))): readonly Spot[] {
  const stacks = stacksOf(section.counters)
  return among.filter((spot) => {
    const stack = stacks.get(indexOf(spot))
    return stack === undefined || mayStack([...stack, { kind }])
  })
}
