import { expect, test } from 'vitest'
import type { SegmentView } from '../../../../engine/citadel/view-types.ts'
import type { Errand } from '../../../../engine/kernel/errand-types.ts'
import { errandTo } from './board.ts'

const segment = (id: string, kind: string, y: number) => ({ id, kind, x: 0, y }) as unknown as SegmentView

test('17.0 asked for at the Gateway, the way leads to the segment beside it', () => {
  const [gate, beside, far] = [segment('s1', 'gateway', 0), segment('s2', 'corridor', -1), segment('s3', 'room', -2)]
  const walk = (id: string): Errand => ({ id: `walk:${id}`, kind: 'walk', label: `Walk to ${id}`, at: { kind: 'segment', id } })
  const to = (there: SegmentView) => errandTo(there, [gate, beside, far], [walk('s3'), walk('s2')])?.id
  expect([to(gate), to(beside), to(far)]).toEqual(['walk:s2', 'walk:s2', 'walk:s3'])
  expect(errandTo(gate, [gate, beside, far], [walk('s3')])).toBeUndefined()
})
