import { expect, test } from 'vitest'
import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'
import type { Decision, Option } from '../../../../engine/kernel/types.ts'
import { firstPicks, withoutSquares } from './rows.ts'

const VIEW = { side: 'west', characters: [{ id: 'bob', name: 'Bob', side: 'east' }] } as unknown as ArenaView
const option = (id: string, more: Partial<Option> = {}): Option => ({ id, label: id, ...more })
const square = (id: string) => option(id, { at: { kind: 'square', id: id.split(':')[1] ?? '' } })
const way = (id: string, squares: number) => ({ ...square(`to:${id}`), data: { type: 'charge', squares, path: [] } })
const acting = (...options: readonly Option[]): Decision => ({ topic: 'action', about: 'ann', options }) as unknown as Decision

const MAGE = acting(
  ...[square('drop-at:8-9'), square('disengage:8-8'), option('cast:fireball:bob'), option('cast:fireball:wolf-1')],
  ...[option('cast:dazzle'), option('attack:bob', { odds: { text: '', chance: 0.5, expected: 2 } }), option('evade'), option('turn')],
  option('orders:ann:evade-never', { aside: true, by: 'ann' }),
)
const rows = (decision: Decision, picked: readonly string[] = []) =>
  withoutSquares(decision, { view: VIEW, picked }).options?.map(({ id, label }) => [id, label])

test('an action begins with blows; a spell has one row, squares and orders none, and errands come last', () => {
  expect(rows(MAGE)).toEqual([
    ['attack:bob', 'attack:bob'],
    ['cast:fireball:bob', 'Fireball'],
    ['cast:dazzle', 'cast:dazzle'],
    ['evade', 'evade'],
    ['turn', 'turn'],
  ])
  expect(withoutSquares(MAGE, { view: VIEW, picked: [] }).options?.[1]?.detail).toBe('at Bob, or another')
})

test('a book of many spells has a row for each kind; of the kind that is chosen, the strongest spell first', () => {
  const cast = (spell: string, expected?: number) =>
    option(`cast:${spell}:bob`, expected === undefined ? {} : { odds: { text: '', chance: 0.5, expected } })
  const book = acting(
    ...[cast('fireball', 3), cast('lightning', 5), cast('clumsiness'), cast('curse-armor'), cast('summon-wolf'), cast('summon-bear')],
    ...[cast('dazzle'), option('evade')],
  )
  const labels = (picked: string) =>
    withoutSquares(book, { view: VIEW, picked: [picked] }).options?.map(({ label, detail }) => detail ?? label)
  expect(labels('evade')).toEqual([
    'Lightning, Fireball',
    'Clumsiness, Curse Armor',
    'Summon Wolf, Summon Bear',
    'cast:dazzle:bob',
    'evade',
  ])
  expect(labels('cast:lightning:bob')?.slice(0, 3)).toEqual(['cast:lightning:bob', 'cast:fireball:bob', 'Clumsiness, Curse Armor'])
})

test('40.2 whoever falls is pushed where it hurts most, else left where he lies', () => {
  const push = (...harms: readonly number[]) =>
    ({ topic: 'push', options: harms.map((harm, i) => option(`push:9-${9 + i}`, { data: { harm } })) }) as unknown as Decision
  expect(firstPicks(push(0, 4, 0), VIEW)).toEqual(['push:9-10'])
  expect(firstPicks(push(0, 4, 6), VIEW)).toEqual(['push:9-11'])
  expect(firstPicks(push(0, 0, 0), VIEW)).toEqual(['push:9-9'])
})

test('why a deed is barred is one list in the card', () => {
  const blocked = [
    { id: 'shoot', label: 'Shoot', rule: '32.4', why: 'No.', by: 'ann', deed: { kind: 'shoot', label: 'Shoot', who: 'ann' } },
  ]
  const shown = withoutSquares({ ...MAGE, blocked }, { view: VIEW, picked: [] })
  expect(shown.blocked).toEqual([{ id: 'shoot', label: 'Shoot', rule: '32.4', why: 'No.', by: 'ann' }])
})

test('the spell that is chosen has a row for each target, a square that is chosen has one', () => {
  expect(rows(MAGE, ['cast:fireball:wolf-1'])?.map(([id]) => id)).toContain('cast:fireball:wolf-1')
  expect(rows(MAGE, ['disengage:8-8'])?.map(([id]) => id)).toContain('disengage:8-8')
})

test('the blow that costs most is usual, evading where there is none, and never what a person has to want', () => {
  expect(firstPicks(MAGE, VIEW)).toEqual(['attack:bob'])
  expect(firstPicks(acting(option('change'), option('evade')), VIEW)).toEqual(['evade'])
  const evade = { topic: 'evade', options: [option('evade'), option('no')] } as unknown as Decision
  expect(firstPicks(evade, VIEW)).toEqual(['no'])
})

test('nearer to the enemy is usual, but not for whoever is engaged or has a bow ready', () => {
  const ann = { id: 'ann', name: 'Ann', side: 'west', at: [9, 9], engagedBy: [], ready: { type: 'broadsword' } }
  const bob = { id: 'bob', name: 'Bob', side: 'east', at: [9, 20], facing: 'w', status: 'standing' }
  const view = (more: object) =>
    ({ side: 'west', characters: [{ ...ann, ...more }, bob], arena: { terrain: [], exits: [] } }) as unknown as ArenaView
  const going = { topic: 'move', about: 'ann', options: [option('wait'), way('9-12', 3), way('9-11', 2)] } as unknown as Decision
  expect(firstPicks(going, view({}))).toEqual(['to:9-12'])
  expect(firstPicks(going, view({ engagedBy: ['bob'] }))).toEqual([])
  expect(firstPicks(going, view({ ready: { type: 'long-bow' } }))).toEqual([])
})

test('37.3 a question about evading begins with evading where a plain hit can kill, else with keeping one’s action', () => {
  const asked = (data?: Option['data']) =>
    ({ topic: 'evade', about: 'ann', options: [option('evade'), option('no', data === undefined ? {} : { data })] }) as unknown as Decision
  expect(firstPicks(asked({ kills: true }), VIEW)).toEqual(['evade'])
  expect(firstPicks(asked(), VIEW)).toEqual(['no'])
})
