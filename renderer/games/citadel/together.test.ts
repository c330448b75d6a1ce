import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { citadel } from '../../../engine/citadel/proof/index.ts'
import { eventsOf, replay } from '../../../engine/kernel/proof/golden.ts'
import type { LogEntry } from '../../../engine/kernel/types.ts'
import { togetherIn } from '../../chronicle/together.ts'
import { together } from './together.ts'

const line = (type: string, text: string, data: LogEntry['data'], input = 1): LogEntry => ({ n: 0, input, rule: '9.5', type, text, data })
const read = (...entries: LogEntry[]) =>
  togetherIn(
    entries.map((entry) => ({ entry, turn: null })),
    together,
  ).map(({ entry }) => entry.text)

test('a blow and its wound are one line, and so are a spell and its price', () => {
  const blow = line('attack', 'Una strikes Orc 1 for 2 wounds.', { who: 'una', target: 'orc-1' })
  const wounded = (left: number) => line('wounded', 'Orc 1 loses 2.', { who: 'orc-1', wounds: 2, left, cause: 'sword' })
  expect(read(blow, wounded(3))).toEqual(['Una strikes Orc 1 for 2 wounds. 3 left.'])
  expect(read(blow, wounded(0))).toEqual(['Una strikes Orc 1 for 2 wounds.'])
  const spell = line('spell-cast', 'Una casts Sleep on Orc 1.', { who: 'una' })
  expect(read(spell, line('wounded', 'Una pays 2.', { who: 'una', wounds: 2, left: 4, cause: 'casting' }))).toEqual([
    'Una casts Sleep on Orc 1 (cost 2, 4 left).',
  ])
})

test('what says something else keeps its line: another target, armour that took it, another answer', () => {
  const blow = line('attack', 'Una strikes Orc 1: 2 wounds.', { who: 'una', target: 'orc-1' })
  for (const other of [
    line('wounded', 'Orc 2 loses 2.', { who: 'orc-2', left: 3, cause: 'sword' }),
    line('wounded', 'Mage Armor keeps 1.', { who: 'orc-1', left: 3, kept: 1, cause: 'sword' }),
    line('wounded', 'Orc 1 loses 2.', { who: 'orc-1', left: 3, cause: 'sword' }, 2),
  ])
    expect(read(blow, other)).toHaveLength(2)
})

test('chits that go back are counted', () => {
  const back = (chit: number) => line('chit-returned', `Chit ${chit} does not fit and goes back.`, { chit })
  expect(read(back(1), back(2), back(3), line('chit-placed', 'A room is laid.', {}))).toEqual([
    '3 chits do not fit and go back.',
    'A room is laid.',
  ])
})

test('15.1 the stench is told with the roll that did not resist it', () => {
  const failed = line('resistance', 'Una fails to resist the stench (rolled 5, needed 2 or less).', { who: 'una', passed: false })
  const stench = (who: string) => line('stench', 'The stench overcomes her.', { who })
  expect(read(failed, stench('una'))).toEqual([
    'Una fails to resist the stench (rolled 5, needed 2 or less): Combat Bonus −2 for this fight.',
  ])
  expect(read(failed, stench('borri'))).toHaveLength(2)
})

test('a segment laid is told by going in, unless a side of it is blocked; a way back is one line', () => {
  const laid = (impassable: string[]) => line('chit-placed', 'A room is laid.', { face: 'room', impassable })
  const entered = (first: boolean) =>
    line('entered', `The party ${first ? 'enters' : 'returns to'} a room on level 1.`, { kind: 'room', feature: null, level: 1, first })
  const route = (known: boolean) => line('route', 'The party goes north.', { way: 'north', known })
  expect(read(route(false), laid([]), entered(true))).toEqual(['The party goes north.', 'The party enters a room on level 1.'])
  expect(read(route(false), laid(['east']), entered(true))).toHaveLength(3)
  expect(read(route(true), entered(false))).toEqual(['The party goes north and returns to a room on level 1.'])
  expect(read(route(true), entered(true))).toHaveLength(2)
})

test('4.1.D, 10.6 what everybody made ready for the raid is one line each of spells and of limits, without their dice', () => {
  const rolls = [{ rule: '10.6', code: '1D6', dice: [4], parts: [{ label: '1D6', value: 4 }], total: 4 }]
  const limit = (name: string, what: string, times: number) =>
    line('limit', `${name} can use it.`, { who: name.toLowerCase(), name, what, times, rolls })
  const entries = [
    line('spells-circled', 'Una can cast two.', { who: 'una', name: 'Una', spells: ['heal', 'rejuvenate'] }),
    line('spells-circled', 'Borri can cast one.', { who: 'borri', name: 'Borri', spells: ['heal'] }),
    limit('Una', 'heal', 4),
    limit('Una', 'rejuvenate', 1),
    limit('Borri', 'heal', 2),
  ]
  expect(read(...entries)).toEqual([
    'On this raid Una can cast Heal and Rejuvenate; Borri, Heal.',
    'On this raid Una can use Heal 4 times and Rejuvenate once; Borri, Heal 2 times.',
  ])
  const told = togetherIn(
    entries.slice(2).map((entry) => ({ entry, turn: null })),
    together,
  )
  expect(told.map(({ entry }) => entry.data)).toEqual([null])
  // Records of older rules have no name in the event: each keeps its line.
  const old = line('limit', 'Una can use Heal once on this raid.', { who: 'una', what: 'heal', times: 1 })
  expect(read(old, old)).toHaveLength(2)
})

test('10.6 the limits that follow one answer are one line', () => {
  const folder = resolve(import.meta.dirname, '../../../engine/citadel/proof/golden')
  for (const file of readdirSync(folder).slice(0, 6)) {
    const { record } = replay(citadel, JSON.parse(readFileSync(resolve(folder, file), 'utf8')))
    const runs = record.steps.map(({ events }) => events.filter(({ type }) => type === 'limit')).filter(({ length }) => length > 0)
    for (const run of runs) expect(read(...run.map((event) => line('limit', '', JSON.parse(JSON.stringify(event)))))).toHaveLength(1)
  }
})

test('whole raids are told in fewer lines, and nobody falls unmentioned', () => {
  const folder = resolve(import.meta.dirname, '../../../engine/citadel/proof/golden')
  let [events, lines] = [0, 0]
  for (const file of readdirSync(folder).slice(0, 6)) {
    const entries = eventsOf(replay(citadel, JSON.parse(readFileSync(resolve(folder, file), 'utf8')))).map(
      (event, n): LogEntry => line(event.type, `${event.type} ${n}.`, JSON.parse(JSON.stringify(event)), n),
    )
    const told = togetherIn(
      entries.map((entry) => ({ entry: { ...entry, input: 1 }, turn: null })),
      together,
    )
    events += entries.length
    lines += told.length
    const deaths = (list: readonly LogEntry[]) => list.filter(({ type }) => type === 'died').length
    expect(deaths(told.map(({ entry }) => entry))).toBe(deaths(entries))
  }
  expect(lines).toBeLessThan(events * 0.85)
})
