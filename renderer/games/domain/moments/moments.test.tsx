import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { domain } from '../../../../engine/domain/proof/index.ts'
import { DEEDS } from '../../../../engine/domain/text/tale.ts'
import { eventsOf, replay } from '../../../../engine/kernel/proof/golden.ts'
import type { Json, LogEntry, SessionView } from '../../../../engine/kernel/types.ts'
import { proveMoments } from '../../../fixtures/prove-moments.ts'
import { provePlates } from '../../../fixtures/prove-plates.ts'
import { plateOf } from '../scenes/feat.tsx'
import { allPlates, died } from '../scenes/plates.ts'
import { weigh } from './degrees.ts'
import { pictureOf } from './pictures.ts'

const GOLDEN = resolve(import.meta.dirname, '../../../../engine/domain/proof/golden')

const TABLE = { game: 'domain', seat: 0, view: { seat: 0, characters: [], stacks: {}, phase: 'turns' } } as unknown as SessionView

/** Golden games are long: every second of them, whole games and small ones, meets everything that can be a moment. */
const EVERY = 2

const happened: readonly LogEntry[] = readdirSync(GOLDEN)
  .filter((_file, i) => i % EVERY === 0)
  .flatMap((file) =>
    eventsOf(replay(domain, JSON.parse(readFileSync(resolve(GOLDEN, file), 'utf8')))).map(
      (event, n): LogEntry => ({ n, rule: event.rule, type: event.type, text: '', data: JSON.parse(JSON.stringify(event)) }),
    ),
  )

test('every moment of the golden games has a title and a plate', () => {
  proveMoments(happened, { weigh, pictureOf: (event) => pictureOf(event, 'Ann'), session: TABLE }, 9)
})

test('every plate is made of parts that its sprite holds', () => {
  provePlates(allPlates().flatMap(([, of]) => of))
})

test.each(Object.keys(DEEDS))('the deed %s has a plate other than that of a death', (sort) => {
  const plate = plateOf({ who: 'ann', sort, kind: 'orc', turn: 1, level: 0, text: 'did something' })
  expect([died(null), died('orc')]).not.toContainEqual(plate)
})

describe('what a moment weighs', () => {
  const event = (type: string, data: Json): LogEntry => ({ n: 1, rule: '1.0', type, text: '', data })

  test('the first tile of one’s own is great, and then tiles pass by', () => {
    const laid = event('tile-laid', { seat: 0, tile: 'o01' })
    expect(weigh(laid, [], TABLE)).toBe('great')
    expect(weigh(laid, [laid], TABLE)).toBe('apart')
    expect(weigh(event('tile-laid', { seat: 1 }), [], TABLE)).toBe('apart')
  })

  test('treasures and the Warlock are great whoever meets them; a death is great for him who dies', () => {
    expect(weigh(event('taken', { seat: 1, treasure: 'cloak' }), [], TABLE)).toBe('great')
    expect(weigh(event('warlock', { seat: 1, deed: 'appeared' }), [], TABLE)).toBe('great')
    expect(weigh(event('warlock', { seat: 1, deed: 'struck' }), [], TABLE)).toBe('small')
    expect(weigh(event('died', { seat: 0 }), [], TABLE)).toBe('great')
    expect(weigh(event('died', { seat: 1 }), [], TABLE)).toBe('small')
    expect(weigh(event('unheard-of', {}), [], TABLE)).toBe('line')
  })

  test('a kind of creature is a moment when it is first met', () => {
    const orc = event('met', { seat: 0, card: 'black-orc-guard-1' })
    expect(weigh(orc, [], TABLE)).toBe('small')
    expect(weigh(event('met', { seat: 0, card: 'black-orc-guard-2' }), [orc], TABLE)).toBe('apart')
    expect(weigh(event('met', { seat: 0, card: 'red-medusa' }), [orc], TABLE)).toBe('great')
  })
})
