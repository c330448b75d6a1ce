import { type Drawing, disc, plate, type Shape } from '../../kernel/drawing.ts'
import { capital, many } from '../../kernel/words.ts'
import { COLUMNS, doorPlace, type Plan, planOf, ROWS, type Square, wallPath } from '../open/catacomb.ts'
import { KIND_NAMES } from '../open/names.ts'
import type { HeroView, SectionView, Spot } from '../view-types.ts'

const UNIT = 100

/** The catacombs, a drawing for each section, with the hero and what still lies there. */
export function drawn(view: HeroView): readonly Drawing[] {
  const plan = planOf(view.catacomb)
  return view.sections.map((section) => sectionDrawn(plan, section))
}

function sectionDrawn(plan: Plan, { id, hero, counters }: SectionView): Drawing {
  const letter = id.toUpperCase()
  const left = counters.filter(({ at }) => at !== null)
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
      ...left.flatMap(({ at, kind }): readonly Shape[] => {
        if (at === null) return []
        const { x, y } = middle(at)
        const words = kind === null ? '' : capital(KIND_NAMES[kind]).slice(0, 2)
        const isRiches = kind === 'gold' || kind === 'jewel'
        return [
          { tone: isRiches ? 'mark' : 'foe', d: plate(x, y, 76) },
          { text: words, x, y, size: 36, on: isRiches ? 'ours' : 'foe' },
        ]
      }),
      ...(hero?.at ? [{ tone: 'ours' as const, d: disc(middle(hero.at).x, middle(hero.at).y, 42) }] : []),
    ],
  }
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
