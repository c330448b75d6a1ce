import { expect, test } from 'vitest'
import { gladiator } from '../../../engine/gladiator/proof/index.ts'
import type { GoldenGame } from '../../../engine/kernel/proof/golden.ts'
import { toldIn } from '../../../engine/kernel/proof/told.ts'
import type { Json, LogEntry, SessionView } from '../../../engine/kernel/types.ts'
import { proveEvents } from '../../fixtures/prove-events.ts'
import { provePlates } from '../../fixtures/prove-plates.ts'
import { EVENTS } from './events.ts'
import { plateOf } from './scenes/feat.tsx'
import { allPlates } from './scenes/plates.ts'

const golden = import.meta.glob<GoldenGame>('../../../engine/gladiator/proof/golden/*.json', { eager: true, import: 'default' })
proveEvents(toldIn(gladiator, Object.values(golden)), EVENTS, 18)

const person = (id: string, seat: number) => ({ id, name: id, race: 'human', seat, coming: null })
const TABLE = {
  game: 'gladiator',
  seat: 0,
  view: { seat: 0, arena: {}, order: [], characters: [person('ann', 0), person('bob', 1), { ...person('wolf-1', 1), race: 'wolf' }] },
} as unknown as SessionView

const event = (type: string, data: Json): LogEntry => ({ n: 1, rule: '2.1', type, text: '', data })

test('a blow is shown with its weapon, harm where it hits, and heard by what strikes', () => {
  const blow = (arm: string, times: number) => event('attacked', { by: 'ann', whom: 'bob', with: arm, times, damage: 6, stopped: 1 })
  expect([1, 0].map((times) => EVENTS.look(blow('trident', times)))).toEqual([
    { icon: 'g-trident', tone: 'harm' },
    { icon: 'g-trident', tone: 'plain' },
  ])
  expect([blow('mace', 2), blow('heavy-crossbow', 1), blow('long-bow', 0)].map((entry) => EVENTS.cueOf(entry, TABLE))).toEqual([
    'blade',
    'bow',
    'miss',
  ])
  expect(EVENTS.look(event('terrain-made', { kind: 'wall' }))?.icon).toBe('g-brick-wall')
})

test('every plate is made of parts that its sprite holds', () => {
  provePlates(allPlates().flatMap(([, of]) => of))
  const sorts = ['risen', 'bravest', 'slew', 'many', 'blow', 'pushed', 'sword', 'fell', 'what-older-rules-told']
  provePlates(sorts.map((sort) => [sort, plateOf({ who: 'Ann', text: '', turn: 1, level: 0, sort })] as const))
})

test('the death of a person is great, of an animal small for whoever did it, and else a line', () => {
  expect(EVENTS.weigh(event('killed', { figure: 'bob', by: 'ann' }), [], TABLE)).toBe('great')
  expect(EVENTS.weigh(event('killed', { figure: 'wolf-1', by: 'ann' }), [], TABLE)).toBe('small')
  expect(EVENTS.weigh(event('killed', { figure: 'wolf-1', by: null }), [], TABLE)).toBe('line')
  expect(EVENTS.weigh(event('attacked', { by: 'bob', whom: 'ann', times: 3, damage: 20, stopped: 0 }), [], TABLE)).toBe('line')
})
