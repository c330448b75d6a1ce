import { expect, test } from 'vitest'
import { citadel } from '../../../engine/citadel/proof/index.ts'
import type { GoldenGame } from '../../../engine/kernel/proof/golden.ts'
import { toldIn } from '../../../engine/kernel/proof/told.ts'
import type { Json, LogEntry, SessionView } from '../../../engine/kernel/types.ts'
import { proveEvents } from '../../fixtures/prove-events.ts'
import { EVENTS } from './events.ts'
import { EXPLORING, session } from './fixtures/raid.ts'

const golden = import.meta.glob<GoldenGame>('../../../engine/citadel/proof/golden/*.json', { eager: true, import: 'default' })
proveEvents(toldIn(citadel, Object.values(golden)), EVENTS, 25)

const TABLE = session(EXPLORING, null)
const event = (type: string, data: Json): LogEntry => ({ n: 1, rule: '8.1', type, text: '', data })

test.each<[string, Json, string]>([
  ['spell-cast', { spell: 'heal' }, 's-heal'],
  ['attack', { column: 'bow' }, 'w-bow'],
  ['attack', { column: 'monster' }, 'x-broken'],
  ['monsters-met', { who: ['evil-mage-2'] }, 'm-evil-mage'],
  ['monsters-met', { who: ['almuric'] }, 'm-orc'],
  ['entered', { kind: 'room', feature: 'altar' }, 'f-altar'],
  ['entered', { kind: 'gateway', feature: null }, 'x-gateway'],
  ['item-taken', { item: { kind: 'weapon', weapon: 'sword' } }, 'w-sword'],
])('%s with %j shows %s', (type, data, icon) => {
  expect(EVENTS.look(event(type, data))?.icon).toBe(icon)
})

test.each<[string, Json, string | null]>([
  ['attack', { column: 'sword', wounds: 2 }, 'blade'],
  ['attack', { column: 'monster', wounds: 3 }, 'claw'],
  ['attack', { column: 'bow', wounds: 0 }, 'miss'],
  ['spell-cast', { spell: 'blast' }, 'spell-fight'],
  ['spell-cast', { spell: 'oratory' }, 'spell'],
  ['route', { way: 'up' }, 'stair-up'],
  ['route', { way: 'north' }, null],
  ['entered', { kind: 'room', feature: 'altar' }, 'door'],
  ['entered', { kind: 'room', feature: 'staircase' }, null],
  ['treasure', { gold: 0, jewels: [50] }, 'coin'],
  ['treasure', { gold: 0, jewels: [] }, null],
  ['died', { who: 'orc-2' }, null],
  ['died', { who: 'x-the-unknown-1' }, 'fall'],
  // An initiate may be named like a monster.
  ['died', { who: 'orc-1' }, 'fall'],
])('%s with %j: %s', (type, data, cue) => {
  const [one] = EXPLORING.party
  const party = one ? [{ ...one, id: 'orc-1' }] : []
  expect(EVENTS.cueOf(event(type, data), session({ ...EXPLORING, party }, null))).toBe(cue)
})

test('the drone is heard from the second level down, until the raid is over', () => {
  const at = (level: 1 | 2 | 3): SessionView => session({ ...EXPLORING, level }, null)
  expect(([1, 2, 3] as const).map((level) => EVENTS.hasDrone(at(level)))).toEqual([false, true, true])
  expect(EVENTS.hasDrone({ ...at(3), outcome: { kind: 'left', text: '' } })).toBe(false)
})

test('a monster is a great moment the first time, and a line afterwards', () => {
  const met = (who: readonly string[]) => event('monsters-met', { who: [...who] })
  expect(EVENTS.weigh(met(['orc-1', 'orc-2']), [], TABLE)).toBe('great')
  expect(EVENTS.weigh(met(['orc-3']), [met(['orc-1'])], TABLE)).toBe('apart')
  expect(EVENTS.weigh(met(['troll-1']), [met(['orc-1'])], TABLE)).toBe('great')
})

test('the death of one of ours is great, that of an orc is not, and that of X is', () => {
  const weights = [EXPLORING.party[0]?.id ?? '', 'orc-1', 'x-the-unknown-1'].map((who) => EVENTS.weigh(event('died', { who }), [], TABLE))
  expect(weights).toEqual(['great', 'apart', 'great'])
})
