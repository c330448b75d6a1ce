import { expect, test } from 'vitest'
import { type Action, ASIDES, actionAmong, actionId, IN_COMBAT, parseAction } from './actions.ts'

test.each<readonly [string, Action]>([
  ['attack:orc-1', { do: 'attack', target: 'orc-1' }],
  ['cast:explosion', { do: 'cast', spell: 'explosion' }],
  ['una/cast:teleport:orc-1:s4', { do: 'cast', by: 'una', spell: 'teleport', target: 'orc-1', to: 's4' }],
  ['una/use:ring-heal-1:almuric', { do: 'use', by: 'una', item: 'ring-heal-1', target: 'almuric' }],
  ['switch:bow', { do: 'switch', weapon: 'bow' }],
  ['exit:down', { do: 'exit', way: 'down' }],
  ['place:12:3', { do: 'place', chit: 12, turns: 3 }],
  ['bribe', { do: 'bribe' }],
  ['bribe:400+', { do: 'bribe', row: '400+' }],
  ['take', { do: 'take' }],
  ['take:una', { do: 'take', who: 'una' }],
  ['move:una:0:2', { do: 'move', who: 'una', rank: 0, space: 2 }],
  ['3:2', { do: 'party', heroes: 3, initiates: 2 }],
  ['pass', { do: 'pass' }],
])('%s is read, and written again', (id, action) => {
  expect(parseAction(id)).toEqual(action)
  expect(actionId(action)).toBe(id)
})

test.each([
  '',
  'dance',
  'dance:orc-1',
  'attack',
  'cast:dance',
  'cast',
  'exit:left',
  'bribe:21',
  'switch:spoon',
  'place:3',
  'move:una',
  '3:x',
])('"%s" is not an action', (id) => {
  expect(() => parseAction(id)).toThrow('is not an action')
})

test('9.2 what cannot be done in a fight is refused, and passes for nothing else', () => {
  expect(() => actionAmong('exit:north', IN_COMBAT)).toThrow('exit:north is not offered here')
  expect(() => actionAmong('una/wear:armor-1', IN_COMBAT)).toThrow('is not offered here')
  expect(() => actionAmong('dance', IN_COMBAT)).toThrow('dance is not an action')
  expect(() => actionAmong('pass', ASIDES)).toThrow('is not offered here')
})
