import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { citadel } from '../../../engine/citadel/proof/index.ts'
import type { GameEvent } from '../../../engine/kernel/play.ts'
import { eventsOf, replay } from '../../../engine/kernel/proof/golden.ts'
import { eventLook } from './event-looks.ts'

const SPRITE = readFileSync(resolve(import.meta.dirname, '../../icons/sprite.svg'), 'utf8')
const SYMBOLS = new Set([...SPRITE.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id))
const GOLDEN = resolve(import.meta.dirname, '../../../engine/citadel/proof/golden')

test('everything that happens in the golden raids has a picture in the sprite', () => {
  const raids = readdirSync(GOLDEN).map((file) => replay(citadel, JSON.parse(readFileSync(resolve(GOLDEN, file), 'utf8'))))
  const icons = raids.flatMap(eventsOf).map((event) => `${event.type}: ${eventLook({ type: event.type, data: asTold(event) })?.icon}`)
  expect([...new Set(icons)].filter((line) => !SYMBOLS.has(line.slice(line.indexOf(' ') + 1)))).toEqual([])
})

/** As the page receives it: JSON. */
function asTold(event: GameEvent) {
  return JSON.parse(JSON.stringify(event))
}

test.each([
  ['spell-cast', { spell: 'heal' }, 's-heal'],
  ['attack', { column: 'bow' }, 'w-bow'],
  ['attack', { column: 'monster' }, 'x-broken'],
  ['monsters-met', { who: ['evil-mage-2'] }, 'm-evil-mage'],
  ['monsters-met', { who: ['almuric'] }, 'm-orc'],
  ['entered', { kind: 'room', feature: 'altar' }, 'f-altar'],
  ['entered', { kind: 'gateway', feature: null }, 'x-gateway'],
  ['item-taken', { item: { kind: 'weapon', type: 'sword' } }, 'w-sword'],
])('%s with %j shows %s', (type, data, icon) => {
  expect(eventLook({ type, data })?.icon).toBe(icon)
})

test('an event of older rules has no look', () => {
  expect(eventLook({ type: 'what-older-rules-told', data: {} })).toBeNull()
})
