import { expect, test } from 'vitest'
import type { Json, LogEntry, SessionView } from '../../../../engine/kernel/types.ts'
import { meantimesOf } from './meantimes.ts'

const event = (type: string, data: Json): LogEntry => ({ n: 1, rule: '2.1', type, text: '', data })
const at = (events: readonly LogEntry[], outcome: unknown = null) =>
  ({ events, seat: 0, seats: ['Ann', 'Bot'], outcome }) as unknown as SessionView

test('what the other player did since one’s own card stands in a line', () => {
  const events = [event('laid', { seat: 0 }), event('laid', { seat: 1 }), event('thrown', { winner: 1, points: 3 })]
  expect(meantimesOf(at(events))).toEqual([{ id: '1', icon: 'x-coins', who: 'Bot', deeds: 'lays a card and takes 3 points.' }])
  expect(meantimesOf(at([event('laid', { seat: 0 })]))).toEqual([])
  expect(meantimesOf(at(events, { kind: 'won' }))).toEqual([])
})
