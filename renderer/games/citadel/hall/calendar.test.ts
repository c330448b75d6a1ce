import { describe, expect, test } from 'vitest'
import { calendar, seasonAfter } from './calendar.ts'

const raids = (...statuses: readonly ('ended' | 'abandoned' | 'open')[]) => statuses.map((status) => ({ status }))

describe('17.5 games are half a year apart', () => {
  test('a campaign begins in autumn, and spring is the next year', () => {
    expect([0, 1, 2, 3, 4].map((n) => seasonAfter(n).short)).toEqual(['Autumn 1', 'Spring 2', 'Autumn 2', 'Spring 3', 'Autumn 3'])
  })

  test('a raid given up takes no time, and an open one is now', () => {
    const seasons = calendar.seasons(raids('ended', 'abandoned', 'ended', 'open'), 0)
    expect(seasons.map(({ short }) => short)).toEqual(['Autumn 1', 'Spring 2', 'Spring 2', 'Autumn 2', 'Autumn 2'])
  })

  test('raids on paper took their half years too', () => {
    expect(calendar.seasons(raids('ended'), 12).map(({ short }) => short)).toEqual(['Autumn 7', 'Spring 8'])
    expect(calendar.span(raids('ended'), 12)).toBe('in 7 years')
  })

  test('two raids make a year', () => {
    expect(calendar.span(raids('abandoned'), 0)).toBe('')
    expect(calendar.span(raids('ended', 'abandoned', 'open'), 0)).toBe('in a year')
    expect(calendar.span(raids('ended', 'ended', 'ended'), 0)).toBe('in 2 years')
  })
})
