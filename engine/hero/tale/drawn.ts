import { type Drawing, legendOf, type Piece, pieceDrawn, plate, type Shape } from '../../kernel/drawing.ts'
import { capital, many } from '../../kernel/words.ts'
import { COLUMNS, doorPlace, type Plan, planOf, ROWS, type Square, wallPath } from '../open/catacomb.ts'
import { placeInSquare } from '../open/counters.ts'
import { faceOf } from '../open/face.ts'
import { KIND_ICONS } from '../open/icons.ts'
import { KIND_NAMES } from '../open/names.ts'
import type { CounterView, HeroSheetView, HeroView, SectionView, Spot } from '../view-types.ts'

const UNIT = 100

/** The catacombs, a drawing for each section, with the hero and what still lies there. */
export function drawn(view: HeroView): readonly Drawing[] {
  const plan = planOf(view.catacomb)
  return view.sections.map((section) => sectionDrawn(plan, section))
}

function sectionDrawn(plan: Plan, { id, hero, counters }: SectionView): Drawing {
  const letter = id.toUpperCase()
  const left = lying(counters)
  const pieces = left.flatMap(pieceOf)
  const unknown = left.filter(({ kind }) => kind === null)
  const whose = hero === null ? `Section ${letter}` : `Section ${letter}: ${hero.name}`
  const stands = hero?.at ? ` ${hero.name} is in row ${hero.at.row + 1}, column ${hero.at.col + 1}.` : ''
  const of = hero === null ? `section ${letter}` : `${hero.name} (section ${letter})`
  return {
    title: whose,
    about: `The catacomb of ${of}, with ${many(left.length, 'counter')} left.${stands}`,
    ...{ left: 0, top: 0, width: COLUMNS * UNIT, height: ROWS * UNIT },
    line: 9,
    shapes: [
      { tone: 'rock', d: `M0 0h${COLUMNS * UNIT}v${ROWS * UNIT}h${-COLUMNS * UNIT}z` },
      ...floors(plan),
      { tone: 'wall', d: wallPath(plan) },
      ...doors(plan),
      ...pieces.flatMap(pieceDrawn),
      ...unknown.map(({ x, y, size }): Shape => ({ tone: 'gone', d: plate(x, y, size) })),
      ...(hero?.at ? heroDrawn(hero, hero.at) : []),
    ],
    legend: legendOf(pieces),
  }
}

interface LyingCounter {
  readonly kind: CounterView['kind']
  /** Its middle. */
  readonly x: number
  readonly y: number
  readonly size: number
}

/** Where each counter lies: several in a square lie side by side, as on the table. */
function lying(counters: readonly CounterView[]): readonly LyingCounter[] {
  const squares = Map.groupBy(counters, ({ at }) => (at === null ? '' : `${at.row}-${at.col}`))
  return [...squares.values()].flatMap((stack) =>
    stack.flatMap(({ at, kind }, nth) => {
      if (at === null) return []
      const [x, y, size] = placeInSquare(stack.length, nth)
      return [{ kind, x: at.col * UNIT + x + size / 2, y: at.row * UNIT + y + size / 2, size }]
    }),
  )
}

function pieceOf({ kind, x, y, size }: LyingCounter): readonly Piece[] {
  if (kind === null) return []
  const tone = kind === 'gold' || kind === 'jewel' ? 'mark' : kind === 'dummy' ? 'gone' : 'foe'
  return [{ icon: KIND_ICONS[kind], tone, label: capital(KIND_NAMES[kind]), x, y, width: size, height: size }]
}

const TURNS = { n: 'M-22 -39L0 -61L22 -39z', e: 'M39 -22L61 0L39 22z', s: 'M-22 39L0 61L22 39z', w: 'M-39 -22L-61 0L-39 22z' } as const

/** The hero by his face, with a wedge on the side to which he looks. */
function heroDrawn({ name, facing }: HeroSheetView, at: Spot): readonly Shape[] {
  const { x, y } = middle(at)
  const face = { icon: faceOf(name), tone: 'ours', label: name, x, y, width: 92, height: 92 } as const
  return [{ tone: 'ours', d: TURNS[facing], at: [x, y] }, ...pieceDrawn(face)]
}

function floors({ squares }: Plan): readonly Shape[] {
  const tones = Map.groupBy(squares, toneOf)
  return [...tones].map(([tone, all]) => ({ tone, d: all.map(({ row, col }) => `M${col * UNIT} ${row * UNIT}h100v100h-100z`).join('') }))
}

function toneOf({ ground, lit }: Square): 'room' | 'low' | 'floor' | 'mark' {
  if (ground === 'room') return 'room'
  if (ground === 'alysa') return 'mark'
  return ground === 'pit' || !lit ? 'low' : 'floor'
}

function doors(plan: Plan): readonly Shape[] {
  return plan.doors.map((door) => {
    const { x, y, across } = doorPlace(door)
    return { tone: 'door', d: across ? plate(x, y, 80, 22) : plate(x, y, 22, 80) }
  })
}

function middle({ row, col }: Spot): { readonly x: number; readonly y: number } {
  return { x: (col + 0.5) * UNIT, y: (row + 0.5) * UNIT }
}
