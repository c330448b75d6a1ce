import type { Cell, Drawing, Shape } from '../../kernel/drawing.ts'
import { disc, lineThrough } from '../../kernel/drawing.ts'
import { listed, many } from '../../kernel/words.ts'
import { engrave, placeSeed } from '../open/engraving.ts'
import { placeName } from '../open/place-name.ts'
import { FEATURE_NAMES, pictureOf } from '../open/segments.ts'
import { segmentsOn, walkedOn } from '../open/walked.ts'
import { LEVELS } from '../tables/index.ts'
import type { CitadelView, Level, SegmentView } from '../view-types.ts'

const UNIT = 100

/** The maze as explored, a drawing for each level, with the way walked. */
export function drawn(view: CitadelView): readonly Drawing[] {
  return LEVELS.flatMap((level) => {
    const segments = segmentsOn(view, level)
    return segments.length === 0 ? [] : [levelDrawn(view, level, segments)]
  })
}

function levelDrawn(view: CitadelView, level: Level, segments: readonly SegmentView[]): Drawing {
  const xs = segments.map(({ x }) => x)
  const ys = segments.map(({ y }) => y)
  const [left, top] = [Math.min(...xs) * UNIT, Math.min(...ys) * UNIT]
  const here = view.level === level ? segments.find(({ id }) => id === view.map.at) : undefined
  return {
    title: `Level ${level}`,
    about: aboutLevel(level, segments, here),
    left,
    top,
    width: (Math.max(...xs) + 1) * UNIT - left,
    height: (Math.max(...ys) + 1) * UNIT - top,
    line: 2.6,
    shapes: [
      ...segments.flatMap((segment) => tile(segment, level)),
      ...walkedOn(view, level)
        .filter(({ length }) => length > 1)
        .map((stretch): Shape => ({ tone: 'way', d: lineThrough(stretch.map(middle)) })),
      ...(here === undefined ? [] : [{ tone: 'ours' as const, d: disc(middle(here).x, middle(here).y, 11) }]),
    ],
  }
}

function aboutLevel(level: Level, segments: readonly SegmentView[], here: SegmentView | undefined): string {
  const found = segments.flatMap((segment) => {
    const what = segment.kind === 'gateway' ? 'the Gateway' : segment.feature && FEATURE_NAMES[segment.feature]
    return what ? [`${what} at ${placeName(segment)}`] : []
  })
  const there = found.length === 0 ? '' : ` There: ${listed(found)}.`
  const party = here === undefined ? '' : ` The party was last at ${placeName(here)}.`
  return `Level ${level} as explored: ${many(segments.length, 'segment')}.${there}${party}`
}

function tile(segment: SegmentView, level: Level): readonly Shape[] {
  const { hatch, floor, pave, wall, doors } = engrave(segment.kind, segment.sides, placeSeed(segment, level))
  const at = [segment.x * UNIT, segment.y * UNIT] as const
  const icon = pictureOf(segment)
  return [
    { tone: 'rock', d: 'M1 1h98v98h-98z', at },
    { tone: 'hatch', d: hatch, at },
    { tone: segment.entered ? 'floor' : 'pale', d: floor, at },
    ...(pave === '' ? [] : [{ tone: 'joint' as const, d: pave, at }]),
    { tone: 'wall', d: wall, at },
    ...(doors.length === 0 ? [] : [{ tone: 'door' as const, d: doors.join(''), at }]),
    ...(icon ? [{ icon, x: at[0] + 29, y: at[1] + 29, size: 42, ...(segment.spent === true && { faint: true as const }) }] : []),
  ]
}

function middle({ x, y }: Cell): Cell {
  return { x: (x + 0.5) * UNIT, y: (y + 0.5) * UNIT }
}
