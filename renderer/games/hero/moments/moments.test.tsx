import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { hero } from '../../../../engine/hero/proof/index.ts'
import { eventsOf, replay } from '../../../../engine/kernel/proof/golden.ts'
import type { Json, LogEntry, SessionView } from '../../../../engine/kernel/types.ts'
import { proveMoments } from '../../../fixtures/prove-moments.ts'
import { provePlates } from '../../../fixtures/prove-plates.ts'
import { allPlates } from '../scenes/plates.ts'
import { weigh } from './degrees.ts'
import { pictureOf } from './pictures.ts'

const GOLDEN = resolve(import.meta.dirname, '../../../../engine/hero/proof/golden')

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

const happened: readonly LogEntry[] = readdirSync(GOLDEN).flatMap((file) =>
  eventsOf(replay(hero, JSON.parse(readFileSync(resolve(GOLDEN, file), 'utf8')))).map(
    (event, n): LogEntry => ({ n, rule: event.rule, type: event.type, text: '', data: JSON.parse(JSON.stringify(event)) }),
  ),
)

test('every moment of the golden games has a title and a plate', () => {
  proveMoments(happened, { weigh, pictureOf: (event) => pictureOf(event, { hero: 'Una', all: [event] }), session: TABLE }, 9)
})

test('every plate is made of parts that its sprite holds', () => {
  provePlates(allPlates().flatMap(([, of]) => of))
})

describe('what a moment weighs', () => {
  const event = (type: string, data: Json): LogEntry => ({ n: 1, rule: '1', type, text: '', data })
  const seen = (section: string, kind: string) => event('sighted', { section, counters: [{ id: 'c1', kind }] })

  test('a strong monster is great the first time that one sees it, a weak one small, and then both are lines', () => {
    expect(weigh(seen('a', 'ogre'), [], TABLE)).toBe('great')
    expect(weigh(seen('a', 'goblin'), [seen('a', 'ogre')], TABLE)).toBe('small')
    expect(weigh(seen('a', 'ogre'), [seen('a', 'ogre')], TABLE)).toBe('apart')
    expect(weigh(seen('b', 'ogre'), [], TABLE)).toBe('apart')
  })

  test('one’s own hero weighs more than the others’', () => {
    expect(weigh(event('died', { section: 'a' }), [], TABLE)).toBe('great')
    expect(weigh(event('died', { section: 'b' }), [], TABLE)).toBe('small')
    expect(weigh(event('riches-taken', { section: 'a', kind: 'jewel' }), [], TABLE)).toBe('great')
    expect(weigh(event('breather', { section: 'a', recovered: { strength: 2 } }), [], TABLE)).toBe('small')
    expect(weigh(event('breather', { section: 'b', recovered: { strength: 2 } }), [], TABLE)).toBe('apart')
    expect(weigh(event('unheard-of', {}), [], TABLE)).toBe('line')
  })
})
