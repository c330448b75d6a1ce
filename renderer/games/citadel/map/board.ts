import { placeName } from '../../../../engine/citadel/open/place-name.ts'
import { describeSegment, neighbour, opposite, SIDES, sideKind } from '../../../../engine/citadel/open/sides.ts'
import { segmentsOn } from '../../../../engine/citadel/open/walked.ts'
import type { CitadelView, Feature, Level, SegmentView } from '../../../../engine/citadel/view-types.ts'
import type { Errand } from '../../../../engine/kernel/errand-types.ts'
import type { Decision, Option } from '../../../../engine/kernel/types.ts'
import { type Cell, cellKey } from '../../../board/cell.ts'
import type { Stop } from '../../../board/stops.ts'
import { partySpot, stairsFrom } from './maze.ts'

/** A way the drawn chit may lie. */
export interface Placement extends Cell {
  readonly option: Option
  readonly sides: string
  readonly face: 'room' | 'corridor'
  readonly feature: Feature | null
}

const FEATURES: readonly Feature[] = ['fountain', 'furniture', 'statue', 'altar', 'trap-door', 'artwork', 'mirror', 'staircase']

/** The placements a decision offers (6.2), read from what its options carry. */
export function placementsOf(decision: Decision | null): Placement[] {
  return (decision?.options ?? []).flatMap((option) => {
    const placement = placementOf(option)
    return placement ? [placement] : []
  })
}

export function placementOf(option: Option): Placement | null {
  const data = option.data
  if (typeof data !== 'object' || data === null || !('sides' in data)) return null
  const { sides, x, y, face, feature } = data
  if (typeof sides !== 'string' || typeof x !== 'number' || typeof y !== 'number') return null
  return {
    option,
    x,
    y,
    sides,
    face: face === 'room' ? 'room' : 'corridor',
    feature: FEATURES.find((known) => known === feature) ?? null,
  }
}

/** The side by which an option leaves the party's segment, `null` for any other option. */
function exitSide(option: Option): (typeof SIDES)[number] | null {
  return option.at?.kind === 'exit' ? (SIDES.find((known) => known === option.at?.id) ?? null) : null
}

/** Every segment of a level and every unexplored cell an option leads to, with the choices there. */
export function stopsOn(view: CitadelView, level: Level, decision: Decision | null, errands: readonly Errand[] = []): Stop[] {
  const segments = segmentsOn(view, level)
  const here = partySpot(view)
  const onThisLevel = here !== null && here.level === level
  const beyond = new Map<string, Stop>()
  const optionsAt = new Map<string, Option[]>()
  for (const option of decision?.options ?? []) {
    const placement = onThisLevel ? placementOf(option) : null
    const side = exitSide(option)
    const cell = placement ?? (side && onThisLevel ? neighbour(here.segment, side) : null)
    const segment = cell
      ? segments.find((other) => cellKey(other) === cellKey(cell))
      : segments.find((other) => option.at?.kind === 'segment' && other.id === option.at.id)
    if (segment) optionsAt.set(segment.id, [...(optionsAt.get(segment.id) ?? []), option])
    else if (cell) {
      const key = cellKey(cell)
      const before = beyond.get(key)
      beyond.set(key, {
        id: key,
        x: cell.x,
        y: cell.y,
        label: `${placeName(cell)}, unexplored`,
        options: [...(before?.options ?? []), option],
      })
    }
  }
  const known = segments.map((segment): Stop => {
    const options = optionsAt.get(segment.id) ?? []
    const errand = options.length > 0 ? undefined : errandTo(segment, segments, errands)
    const monsters = view.monsters.filter((monster) => segment.monsters.includes(monster.id)).map((monster) => monster.name)
    return {
      id: segment.id,
      x: segment.x,
      y: segment.y,
      label: [
        placeName(segment),
        describeSegment(segment),
        ...(onThisLevel && here.segment.id === segment.id ? ['the party is here'] : []),
        ...(segment.monsters.length > 0 ? [`left behind: ${(monsters.length > 0 ? monsters : segment.monsters).join(', ')}`] : []),
        ...(segment.left === undefined ? [] : [`left treasure: ${segment.left}`]),
        ...stairsFrom(view, level, segment).map((to) => `stairs to level ${to}`),
        ...(segment.entered ? [] : ['not yet entered']),
      ].join(', '),
      options,
      ...(errand && { errand }),
    }
  })
  return [...known, ...beyond.values()]
}

/** 17.0: what leads to a place. Nobody walks to the Gateway itself, but to the segment beside it, where the way out is. */
export function errandTo(there: SegmentView, segments: readonly SegmentView[], errands: readonly Errand[]): Errand | undefined {
  const beside = cellKey(neighbour(there, 'north'))
  const goal = there.kind === 'gateway' ? segments.find((other) => cellKey(other) === beside) : there
  return errands.find(({ at }) => at?.kind === 'segment' && at.id === goal?.id)
}

/** A stop in words, for screen readers and for the line under the board: what it is, what can be done, what a chit would join. */
export function tellStop(stop: Stop, segments: readonly SegmentView[]): string {
  const choices = stop.options.map((option) => {
    const placement = placementOf(option)
    return placement ? tellPlacement(placement, segments) : option.label
  })
  return [stop.label, ...choices, ...(stop.errand ? [stop.errand.label] : [])].join('. ')
}

/** `Corridor north, door south: joins N51; leads on to N49` */
export function tellPlacement(placement: Placement, segments: readonly SegmentView[]): string {
  const joined: string[] = []
  const onwards: string[] = []
  for (const side of SIDES.filter((each) => sideKind(placement.sides, each) !== 'wall')) {
    const beyond = neighbour(placement, side)
    const there = segments.find((segment) => cellKey(segment) === cellKey(beyond))
    if (!there) onwards.push(placeName(beyond))
    else if (sideKind(there.sides, opposite(side)) !== 'wall') joined.push(placeName(beyond))
  }
  const ways = [
    ...(joined.length > 0 ? [`joins ${joined.join(' and ')}`] : []),
    ...(onwards.length > 0 ? [`leads on to ${onwards.join(' and ')}`] : []),
  ]
  return ways.length > 0 ? `${placement.option.label}: ${ways.join('; ')}` : placement.option.label
}
