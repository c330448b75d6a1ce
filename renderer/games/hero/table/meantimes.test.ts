import { expect, test } from 'vitest'
import type { HeroView } from '../../../../engine/hero/view-types.ts'
import type { Json, LogEntry } from '../../../../engine/kernel/types.ts'
import { meantimesOf } from './meantimes.ts'

const SECTIONS = [
  { id: 'a', seat: 0, owner: 1, hero: { name: 'Una' } },
  { id: 'b', seat: 1, owner: 2, hero: { name: 'Osric' } },
  { id: 'c', seat: 2, owner: 0, hero: { name: 'Bo' } },
]
const VIEW = { seat: 0, sections: SECTIONS } as unknown as HeroView

let n = 0
const event = (type: string, section: string, data: { readonly [key: string]: Json } = {}): LogEntry => {
  n += 1
  return { n, rule: '202', type, text: type, data: { section, ...data } }
}
const phase = (section: string, of: 'hero' | 'monsters') => event('phase-began', section, { phase: of })

test('202 a line for each other hero with what the monsters cost him, and one for what came against one’s own', () => {
  const events = [
    event('stepped', 'a'),
    phase('b', 'hero'),
    ...[1, 2, 3].map(() => event('stepped', 'b')),
    event('door-tried', 'b', { opened: false }),
    event('door-tried', 'b', { opened: true }),
    event('eliminated', 'b', { kind: 'goblin' }),
    phase('a', 'monsters'),
    event('marched', 'a'),
    event('marched', 'a'),
    event('sighted', 'a', { counters: [{ id: 'c1', kind: 'troll' }] }),
    event('monster-struck', 'a'),
    event('wounded', 'a', { lost: { hits: 2, strength: 1 }, excess: 0 }),
    phase('b', 'monsters'),
    event('marched', 'b'),
    event('wounded', 'b', { lost: { hits: 1 }, excess: 0 }),
  ]
  expect(meantimesOf(events, VIEW).map(({ who, deeds }) => `${who} ${deeds}`)).toEqual([
    'Against Una 2 counters move, a troll comes in sight and one blow falls; he loses 3 levels.',
    'Osric goes 3 squares, opens a door, gets rid of a goblin and loses 1 level.',
  ])
})

test('what one did oneself, as hero or as monsters, is not told as somebody else’s', () => {
  const own = [phase('a', 'hero'), event('stepped', 'a'), phase('c', 'monsters'), event('marched', 'c'), event('wounded', 'c')]
  expect(meantimesOf(own, VIEW)).toEqual([])
})
