import { expect, test } from 'vitest'
import type { HeroView } from '../../../../engine/hero/view-types.ts'
import { concerning } from '../events.ts'

test('what befalls another hero is not explained as if it were one’s own', () => {
  const view = {
    seat: 0,
    sections: [
      { id: 'a', seat: 0 },
      { id: 'b', seat: 1 },
    ],
  } as unknown as HeroView
  const wounded = (n: number, section: string) => ({ n, rule: '212B', type: 'wounded', text: '', data: { section } })
  expect(concerning([wounded(1, 'a'), wounded(2, 'b')], view).map(({ n }) => n)).toEqual([1])
})
