import { describe, expect, test } from 'vitest'
import type { SessionView } from '../../engine/kernel/types.ts'
import { isStepForward } from './step.ts'

function seen(inputs: number, first: number, more: Partial<SessionView> = {}): SessionView {
  return { session: 's', inputs, events: [{ input: first }], ...more } as SessionView
}

describe('a step forward', () => {
  test('begins with the answer after the last', () => {
    expect(isStepForward(seen(4, 4), seen(5, 5))).toBe(true)
    expect(isStepForward(seen(4, 4), seen(9, 5))).toBe(true)
    expect(isStepForward(seen(5, 5), seen(4, 4))).toBe(false)
    expect(isStepForward(null, seen(1, 1))).toBe(false)
    expect(isStepForward(seen(4, 4), seen(5, 5, { session: 'other' }))).toBe(false)
  })

  test('is the end of a game with secrets, too, though all answers count from then on', () => {
    expect(isStepForward(seen(4, 4, { secret: true }), seen(230, 228))).toBe(true)
    expect(isStepForward(seen(4, 4, { secret: true }), seen(6, 6, { secret: true }))).toBe(false)
  })
})
