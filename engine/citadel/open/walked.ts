import type { CitadelView, Level, SegmentView } from '../view-types.ts'

export function segmentsOn({ map }: CitadelView, level: Level): readonly SegmentView[] {
  return map.levels[level - 1]?.segments ?? []
}

/** The part of a way that lies among these segments, in stretches: another level, or a jump such as Teleport (10.6), ends one. */
export function stretchesAmong(segments: readonly SegmentView[], way: readonly string[]): readonly (readonly SegmentView[])[] {
  const known = new Map(segments.map((segment) => [segment.id, segment]))
  const stretches: SegmentView[][] = []
  let last: SegmentView | undefined
  for (const id of way) {
    const here = known.get(id)
    const goesOn = here && last && Math.abs(here.x - last.x) + Math.abs(here.y - last.y) <= 1
    if (here && goesOn) stretches.at(-1)?.push(here)
    else if (here) stretches.push([here])
    last = here
  }
  return stretches
}

/** The way walked on one level. */
export function walkedOn(view: CitadelView, level: Level): readonly (readonly SegmentView[])[] {
  return stretchesAmong(segmentsOn(view, level), view.map.trail)
}
