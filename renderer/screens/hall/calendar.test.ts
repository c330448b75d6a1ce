import { describe, expect, test } from 'vitest'
import { calendar, seasonAfter } from './calendar.ts'

const inWords = ({ name, year }: ReturnType<typeof seasonAfter>) => `${name} ${year}`

describe('17.5 half a year lies between games', () => {
  test('a campaign begins in autumn, and spring is the next year', () => {
    expect([0, 1, 2, 3, 4].map((n) => inWords(seasonAfter(n)))).toEqual(['Autumn 1', 'Spring 2', 'Autumn 2', 'Spring 3', 'Autumn 3'])
  })

  test('a raid given up takes no time, and an open one is now', () => {
    const raids = (['ended', 'abandoned', 'ended', 'open'] as const).map((status) => ({ status }))
    expect(calendar(raids).map(inWords)).toEqual(['Autumn 1', 'Spring 2', 'Spring 2', 'Autumn 2', 'Autumn 2'])
  })
})
