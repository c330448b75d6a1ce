import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { doorPlace, planOf, spotId } from '../../../../engine/hero/open/catacomb.ts'
import { MAPS } from '../../../../engine/hero/tables/index.ts'
import type { CatacombView } from '../../../../engine/hero/view-types.ts'
import { Doors } from './ground.tsx'

// A square is 100 wide; a counter that lies alone in it is drawn from 7 to 93, what is printed on it well within that.

afterEach(cleanup)

interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** The plate of the nth door as it is drawn. */
function plate(drawn: HTMLElement, door: CatacombView['doors'][number], n: number): Box {
  const group = drawn.querySelectorAll('.h-door')[n]?.querySelector('g')
  const [, dx, dy, scale = 1] = /translate\((\S+) (\S+)\)(?: scale\((\S+)\))?/.exec(group?.getAttribute('transform') ?? '') ?? []
  const middle = doorPlace(door)
  const [x, y, size] = [middle.x + Number(dx), middle.y + Number(dy), Number(scale)]
  return { left: x - 30 * size, right: x + 30 * size, top: y - 25 * size, bottom: y + 25 * size }
}

/** Part of a square, from so far to so far in both directions. */
function part({ row, col }: { readonly row: number; readonly col: number }, from: number, to: number): Box {
  return { left: col * 100 + from, right: col * 100 + to, top: row * 100 + from, bottom: row * 100 + to }
}

function overlap(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

function drawn(map: CatacombView, taken: readonly string[]): HTMLElement {
  const { container } = render(
    <svg>
      <title>Doors</title>
      <Doors plan={planOf(map)} taken={new Set(taken)} opened={[]} />
    </svg>,
  )
  return container
}

test.each(Object.values(MAPS))('206 the number of a door covers no counter beside it on $name', (map) => {
  for (const side of ['hall', 'room'] as const) {
    const page = drawn(
      map,
      map.doors.map((door) => spotId(door[side])),
    )
    for (const [n, door] of map.doors.entries())
      expect([door.id, overlap(plate(page, door, n), part(door[side], 7, 93))]).toEqual([door.id, false])
    cleanup()
  }
})

test.each(Object.values(MAPS))('206 with counters on both sides it leaves free what they show, on $name', (map) => {
  const page = drawn(
    map,
    map.doors.flatMap(({ hall, room }) => [spotId(hall), spotId(room)]),
  )
  for (const [n, door] of map.doors.entries())
    for (const side of [door.hall, door.room])
      expect([door.id, overlap(plate(page, door, n), part(side, 25, 75))]).toEqual([door.id, false])
})

test('206 with nobody there it stands in the middle of its door, which would cover counters', () => {
  const map = MAPS.m1
  const page = drawn(map, [])
  for (const [n, door] of map.doors.entries()) expect(overlap(plate(page, door, n), part(door.hall, 7, 93))).toBe(true)
})
