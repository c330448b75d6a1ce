import { describe, expect, test } from 'vitest'
import { hero } from '../../../engine/hero/proof/index.ts'
import type { GoldenGame } from '../../../engine/kernel/proof/golden.ts'
import { toldIn } from '../../../engine/kernel/proof/told.ts'
import type { Json, LogEntry, SessionView } from '../../../engine/kernel/types.ts'
import { proveEvents } from '../../fixtures/prove-events.ts'
import { provePlates } from '../../fixtures/prove-plates.ts'
import { EVENTS } from './events.ts'
import { allPlates } from './scenes/plates.ts'

const golden = import.meta.glob<GoldenGame>('../../../engine/hero/proof/golden/*.json', { eager: true, import: 'default' })
proveEvents(toldIn(hero, Object.values(golden)), EVENTS, 10)

test('every plate is made of parts that its sprite holds', () => {
  provePlates(allPlates().flatMap(([, of]) => of))
})

/** Seat 0 has section A. */
const TABLE = {
  game: 'hero',
  seat: 0,
  view: {
    sections: [
      { id: 'a', seat: 0 },
      { id: 'b', seat: 1 },
    ],
    catacomb: {},
    phase: 'hero',
  },
} as unknown as SessionView

const event = (type: string, data: Json): LogEntry => ({ n: 1, rule: '1', type, text: '', data })

test('a blow is shown with the monster that strikes it, and heard by whether it hits', () => {
  const blow = (hit: boolean) => event('monster-struck', { section: 'a', kind: 'troll', hit })
  expect(EVENTS.look(blow(true))).toEqual({ icon: 'm-troll', tone: 'harm' })
  expect([true, false].map((hit) => EVENTS.cueOf(blow(hit), TABLE))).toEqual(['claw', 'miss'])
  expect(EVENTS.cueOf(event('door-tried', { section: 'a', opened: false }), TABLE)).toBeNull()
})

describe('what a moment weighs', () => {
  const weigh = (entry: LogEntry, before: readonly LogEntry[] = []) => EVENTS.weigh(entry, before, TABLE)
  const seen = (section: string, kind: string) => event('sighted', { section, counters: [{ id: 'c1', kind }] })

  test('a strong monster is great the first time that one sees it, a weak one small, and then both are lines', () => {
    expect(weigh(seen('a', 'ogre'))).toBe('great')
    expect(weigh(seen('a', 'goblin'), [seen('a', 'ogre')])).toBe('small')
    expect(weigh(seen('a', 'ogre'), [seen('a', 'ogre')])).toBe('apart')
    expect(weigh(seen('b', 'ogre'))).toBe('apart')
  })

  test('one’s own hero weighs more than the others’', () => {
    expect(['a', 'b'].map((section) => weigh(event('died', { section })))).toEqual(['great', 'small'])
    expect(['a', 'b'].map((section) => weigh(event('breather', { section })))).toEqual(['small', 'apart'])
    expect(weigh(event('riches-taken', { section: 'a', kind: 'jewel' }))).toBe('great')
  })
})
