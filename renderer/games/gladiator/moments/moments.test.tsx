import { expect, test } from 'vitest'
import { EVENT_TYPES } from '../../../../engine/gladiator/text/index.ts'
import type { Json, LogEntry, SessionView } from '../../../../engine/kernel/types.ts'
import { proveMoments } from '../../../fixtures/prove-moments.ts'
import { provePlates } from '../../../fixtures/prove-plates.ts'
import { plateOf } from '../scenes/feat.tsx'
import { allPlates } from '../scenes/plates.ts'
import { weigh } from './degrees.ts'
import { pictureOf } from './pictures.ts'

const person = (id: string, seat: number) => ({ id, name: id, race: 'human', seat, coming: null })
const TABLE = {
  game: 'gladiator',
  seat: 0,
  view: { seat: 0, arena: {}, order: [], characters: [person('ann', 0), person('bob', 1), { ...person('wolf-1', 1), race: 'wolf' }] },
} as unknown as SessionView

const event = (type: string, data: Json): LogEntry => ({ n: 1, rule: '2.1', type, text: '', data })

/** Everything that can happen, as it befalls Ann, and as she does it. */
const SAID = {
  ...{ figure: 'ann', by: 'ann', whom: 'bob', with: 'mace', thing: 'mace-1', spell: 'teleport', cause: 'mace', of: 'bob' },
  ...{ times: 2, damage: 9, stopped: 0, succeeds: true, holds: true, stands: true, figures: ['ann'] },
}
const happened = EVENT_TYPES.map((type) => event(type, SAID))
const PEOPLE = { nameOf: () => 'Ann', kindOf: () => 'human' }

test('every moment has a title and a plate', () => {
  proveMoments(happened, { weigh, pictureOf: (entry) => pictureOf(entry, PEOPLE), session: TABLE }, 18)
})

test('every plate is made of parts that its sprite holds', () => {
  provePlates(allPlates().flatMap(([, of]) => of))
  const sorts = ['risen', 'bravest', 'slew', 'many', 'blow', 'pushed', 'sword', 'fell', 'what-older-rules-told']
  provePlates(sorts.map((sort) => [sort, plateOf({ who: 'Ann', text: '', turn: 1, level: 0, sort })] as const))
})

test('the death of a person is great, of an animal small for whoever did it, and else a line', () => {
  expect(weigh(event('killed', { figure: 'bob', by: 'ann' }), [], TABLE)).toBe('great')
  expect(weigh(event('killed', { figure: 'wolf-1', by: 'ann' }), [], TABLE)).toBe('small')
  expect(weigh(event('killed', { figure: 'wolf-1', by: null }), [], TABLE)).toBe('line')
  expect(weigh(event('attacked', { by: 'bob', whom: 'ann', times: 3, damage: 20, stopped: 0 }), [], TABLE)).toBe('line')
  expect(weigh(event('unheard-of', {}), [], TABLE)).toBe('line')
})
