import { describe, expect, it } from 'vitest'
import { ofLatest } from './latest.ts'

describe('what is kept of the latest key', () => {
  it('is worked out once as long as the key stays, and again for another and for one that comes back', () => {
    const asked: object[] = []
    const counted = ofLatest((key: object) => asked.push(key))
    const [one, other] = [{}, {}]
    expect([one, one, other, one, one].map(counted)).toEqual([1, 1, 2, 3, 3])
    expect(asked).toEqual([one, other, one])
    expect(asked[0]).toBe(one)
  })
})
