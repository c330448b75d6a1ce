import { verbOf } from '../../../../engine/domain/open/actions.ts'
import { floorsOf, frontier, type Layout } from '../../../../engine/domain/open/layout.ts'
import { squareName } from '../../../../engine/domain/open/names.ts'
import { entrySquares, spotOf } from '../../../../engine/domain/open/squares.ts'
import { QUADRANTS } from '../../../../engine/domain/tables/table-types.ts'
import type { DomainView, Square } from '../../../../engine/domain/view-types.ts'
import type { Decision, Option } from '../../../../engine/kernel/types.ts'
import { capital } from '../../../../engine/kernel/words.ts'
import type { Stop } from '../../../board/stops.ts'
import type { Contents } from './contents.ts'
import { liesOf } from './ghosts.tsx'
import { moverOf } from './light.ts'
import { contentWords, darkWords, groundWords, placeWords, slotWords, wayWords } from './words.ts'

/** A focusable square. */
export interface SquareStop extends Stop {
  /** Whether anything is there but floor. */
  readonly isNoted: boolean
}

interface Seen {
  readonly view: DomainView
  readonly layout: Layout
  readonly contents: ReadonlyMap<Square, Contents>
  readonly decision: Decision | null
  /** Whether those who stand there can be pressed. */
  readonly hasMenus: boolean
}

/** Every square of a laid tile, every empty slot beside one, and every other square to which the question leads, in words. */
export function stopsOf(seen: Seen): readonly SquareStop[] {
  const { layout, view, decision } = seen
  const options = optionsBySquare(decision)
  const far = onDemand(() => {
    const at = moverOf(view)?.at ?? null
    return at === null ? null : layout.distances(at)
  })
  const laid = layout.laid.flatMap(floorsOf)
  const onTiles = laid.map((square) => laidStop(seen, square, options.get(square) ?? [], () => far()?.get(square)))
  const known = new Set(laid)
  const beyond = [...options].filter(([square]) => !known.has(square)).map(([square, here]) => doorStop(square, here))
  const taken = new Set(beyond.map(({ id }) => spotOf(id).slot.id))
  const slots = frontier(layout)
    .filter(({ id }) => !taken.has(id))
    .map((slot): SquareStop => {
      const middle = Math.floor((slot.size - 1) / 2)
      return {
        id: `slot-${slot.id}`,
        x: slot.column + middle,
        y: slot.row + middle,
        label: `${slotWords(slot)}.`,
        options: [],
        isNoted: true,
      }
    })
  return [...onTiles, ...beyond, ...slots].sort((a, b) => a.y - b.y || a.x - b.x)
}

/** Its words are worked out when someone wants them: most of hundreds of squares are never told. */
function laidStop(seen: Seen, square: Square, options: readonly Option[], stepsTo: () => number | undefined): SquareStop {
  const { layout, contents, hasMenus } = seen
  const here = layout.at(square)
  const there = contents.get(square)
  const { row, column } = spotOf(square)
  const lies = onDemand(() => contentWords(here, there))
  const label = onDemand(() => laidWords(seen, square, [...lies(), ...stepWords(stepsTo())]) + optionWords(options))
  return {
    id: square,
    x: column,
    y: row,
    options,
    people: hasMenus ? peopleOn(there) : [],
    get label() {
      return label()
    },
    get isNoted() {
      return options.length > 0 || lies().length > 0 || here?.cell.shaft != null
    },
  }
}

function laidWords({ view, layout }: Seen, square: Square, more: readonly string[]): string {
  const here = layout.at(square)
  const words = here ? [placeWords(here), ...groundWords(here), ...wayWords(here), ...darkWords(here, view.variants)] : [squareName(square)]
  return `${capital([...words, ...more].join(', '))}.`
}

function stepWords(steps: number | undefined): readonly string[] {
  if (steps === undefined || steps === 0) return []
  return [steps === 1 ? '1 step away' : `${steps} steps away`]
}

function onDemand<T>(work: () => T): () => T {
  let done: { readonly value: T } | null = null
  return () => {
    done ??= { value: work() }
    return done.value
  }
}

/** A square that has no tile yet: behind a door, or in a slot that would be filled. */
function doorStop(square: Square, options: readonly Option[]): SquareStop {
  const { row, column, slot } = spotOf(square)
  const isEntry = options.every(({ id }) => ['enter', 'quadrant'].includes(verbOf(id)))
  const where = isEntry ? 'behind its door' : `an empty ${slot.kind === 'large' ? 'place for a chamber' : `${slot.kind} slot`}`
  return { id: square, x: column, y: row, options, label: `${squareName(square)}, ${where}.${optionWords(options)}`, isNoted: true }
}

function optionWords(options: readonly Option[]): string {
  return options.map(({ label }) => ` ${label}.`).join('')
}

/** Those there with a menu: characters by seat, things by card. */
function peopleOn(contents: Contents | undefined): readonly string[] {
  if (contents === undefined) return []
  const { characters, cards, treasure, warlock } = contents
  return [
    ...characters.map(({ seat }) => `seat-${seat}`),
    ...cards.flatMap(({ card }) => card ?? []),
    ...(treasure?.treasure == null ? [] : [treasure.treasure]),
    ...(warlock ? ['warlock'] : []),
  ]
}

/** A quadrant is pressed at its doors, a tile that is laid at the square of entry, all else on its own square. */
function optionsBySquare(decision: Decision | null): ReadonlyMap<Square, readonly Option[]> {
  const found = new Map<Square, Option[]>()
  const add = (square: Square, option: Option) => found.set(square, [...(found.get(square) ?? []), option])
  for (const option of decision?.options ?? []) {
    const { at } = option
    if (at?.kind === 'square') add(at.id, option)
    else if (at?.kind === 'quadrant') {
      for (const quadrant of QUADRANTS) if (quadrant === at.id) for (const square of entrySquares(quadrant)) add(square, option)
    }
  }
  for (const { option, square } of liesOf(decision)) add(square, option)
  return found
}
