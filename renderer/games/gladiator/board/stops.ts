import { COLUMNS, ROWS, type Spot, squareName, squareOn } from '../../../../engine/gladiator/open/squares.ts'
import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'
import type { Option } from '../../../../engine/kernel/types.ts'
import type { Stop } from '../../../board/stops.ts'
import { squareId } from './grid.ts'
import type { Lit } from './lit.ts'
import { type Present, standingIn } from './people.ts'
import { figureWords, groundWords, optionWords } from './words.ts'

/** A focusable square. */
export interface SquareStop extends Stop {
  readonly at: Spot
  readonly figure: Present | null
  /** What is there, without what a press chooses. */
  readonly place: string
  /** Whether there is anything but sand. */
  readonly isNoted: boolean
}

interface Seen {
  readonly view: ArenaView
  readonly lit: ReadonlyMap<string, Lit>
  /** Whether those who stand there can be pressed. */
  readonly hasMenus: boolean
}

/** Every square in words, with what a press there chooses. */
export function stopsOf({ view, lit, hasMenus }: Seen): readonly SquareStop[] {
  const standing = standingIn(view)
  const noted = notedIn(view)
  return Array.from({ length: ROWS * COLUMNS }, (_, i) => {
    const at: Spot = [Math.floor(i / COLUMNS), i % COLUMNS]
    const id = squareId(at)
    const figure = standing.get(id) ?? null
    const options = lit.get(id)?.options ?? NO_OPTIONS
    const name = squareName(squareOn(at))
    const place = [name, ...(figure ? [figureWords(figure, view)] : []), ...(noted.has(id) ? groundWords(view, at) : [])].join(', ')
    return {
      id,
      x: at[1],
      y: at[0],
      at,
      figure,
      options,
      people: hasMenus && figure ? [figure.id] : [],
      place,
      label: `${place}.${optionWords(options)}`,
      isNoted: figure !== null || noted.has(id),
    }
  })
}

const NO_OPTIONS: readonly Option[] = []

/** The squares on which anything lies or is built. */
function notedIn({ arena: { exits, altar, terrain, things } }: ArenaView): ReadonlySet<string> {
  return new Set([...exits, ...(altar ? [altar] : []), ...terrain.map(({ at }) => at), ...things.map(({ at }) => at)].map(squareId))
}
