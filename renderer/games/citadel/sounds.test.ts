import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { citadel } from '../../../engine/citadel/proof/index.ts'
import { eventsOf, replay } from '../../../engine/kernel/proof/golden.ts'
import type { Json, SessionView } from '../../../engine/kernel/types.ts'
import { SOUNDS } from './sounds.ts'

const GOLDEN = resolve(import.meta.dirname, '../../../engine/citadel/proof/golden')

const at = (level: number, outcome: SessionView['outcome'] = null): SessionView => ({
  ...{
    session: 's',
    game: 'citadel',
    revision: 1,
    seat: 0,
    seats: ['A'],
    decision: null,
    canUndo: false,
    canRedo: false,
    inputs: 1,
    rolled: [],
  },
  events: [],
  outcome,
  view: { party: [{ id: 'almuric' }, { id: 'orc-1' }], map: {}, phase: 'route', level },
})

test.each<[string, Json, string | null]>([
  ['attack', { column: 'sword', wounds: 2 }, 'blade'],
  ['attack', { column: 'bow', wounds: 1 }, 'bow'],
  ['attack', { column: 'monster', wounds: 3 }, 'claw'],
  ['attack', { column: 'bow', wounds: 0 }, 'miss'],
  ['arrow', { wounds: 0 }, 'miss'],
  ['spell-cast', { spell: 'blast' }, 'spell-fight'],
  ['spell-cast', { spell: 'heal' }, 'spell-mend'],
  ['spell-cast', { spell: 'oratory' }, 'spell'],
  ['route', { way: 'down' }, 'stair-down'],
  ['route', { way: 'up' }, 'stair-up'],
  ['route', { way: 'north' }, null],
  ['entered', { kind: 'room', feature: 'altar' }, 'door'],
  ['entered', { kind: 'room', feature: 'staircase' }, null],
  ['entered', { kind: 'corridor', feature: null }, null],
  ['treasure', { gold: 0, jewels: [] }, null],
  ['treasure', { gold: 0, jewels: [50] }, 'coin'],
  ['died', { who: 'almuric' }, 'fall'],
  ['died', { who: 'orc-2' }, null],
  ['died', { who: 'x-the-unknown-1' }, 'fall'],
  // An initiate may be named like a monster.
  ['died', { who: 'orc-1' }, 'fall'],
  ['what-older-rules-told', null, null],
])('%s with %j: %s', (type, data, cue) => {
  expect(SOUNDS.cueOf({ type, rule: '1', data }, at(1))).toBe(cue)
})

test('the drone is heard from the second level down, until the raid is over', () => {
  expect([1, 2, 3].map((level) => SOUNDS.hasDrone?.(at(level)))).toEqual([false, true, true])
  expect(SOUNDS.hasDrone?.(at(3, { kind: 'left', text: '' }))).toBe(false)
})

test('the golden raids are heard: each of the sounds that the rules lead to', () => {
  const raids = readdirSync(GOLDEN).map((file) => replay(citadel, JSON.parse(readFileSync(resolve(GOLDEN, file), 'utf8'))))
  const heard = raids
    .flatMap(eventsOf)
    .map((event) => SOUNDS.cueOf({ type: event.type, rule: event.rule, data: JSON.parse(JSON.stringify(event)) }, at(1)))
  expect([...new Set(heard)].filter((cue) => cue !== null).sort()).toEqual(
    [
      ...['blade', 'bow', 'claw', 'coin', 'door', 'fall', 'gate', 'mirror', 'miss', 'out', 'page'],
      ...['spell', 'spell-fight', 'spell-mend', 'stair-down', 'stair-up', 'tile'],
    ].sort(),
  )
})
