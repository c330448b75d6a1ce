import { expect, it } from 'vitest'
import { reasoned } from './advice.ts'

it('puts a reason into words when it is read, and not before', () => {
  const read: string[] = []
  const advice = reasoned(['rest'], () => {
    read.push('why')
    return 'Nobody is near'
  })
  expect(advice.answer).toEqual({ pick: ['rest'] })
  expect(read).toEqual([])
  expect(advice.why).toBe('Nobody is near')
  expect(reasoned(['rest'], 'Nobody is near').why).toBe('Nobody is near')
})
