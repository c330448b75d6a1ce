import { expect, test } from 'vitest'
import type { Decision, Deed, Option } from '../../engine/kernel/types.ts'
import { columnAfter, columnsAlong, deedsOf, pathTo, rowsOf } from './menu.ts'

const nameOf = (id: string) => id.toUpperCase()

const option = (id: string, deed?: Deed): Option => ({ id, label: id, ...(deed && { deed }) })
const heal = (whom: string): Deed => ({
  kind: 'mend',
  label: 'Mend',
  who: 'una',
  means: { id: 'salve', label: 'with salve', effect: 'Two back' },
  whom,
})

const DECISION: Decision = {
  id: 'd',
  seat: 0,
  kind: 'pick',
  rule: '1.0',
  topic: 'way',
  prompt: 'Which way?',
  options: [
    option('north'),
    option('salve-bo', heal('bo')),
    option('salve-al', heal('al')),
    option('herb-bo', { ...heal('bo'), means: { id: 'herb', label: 'with herbs' } }),
    option('knock', { kind: 'knock', label: 'Knock', who: 'una' }),
    ...['a1', 'b2'].map((id) => option(`send-${id}`, { kind: 'send', label: 'Send', who: 'una', whom: 'bo', to: { kind: 'place', id } })),
  ],
  blocked: [{ id: 'salve-una', label: 'Mend', rule: '2.0', why: 'Never oneself.', deed: heal('una') }],
}

const labels = (path: readonly string[]) =>
  columnsAlong(deedsOf(DECISION, ['una'], nameOf), path, nameOf).map(({ column }) => rowsOf(column).map(({ label }) => label))
const keyed = (label: string, column = deedsOf(DECISION, ['una'], nameOf)) => rowsOf(column).find((row) => row.label === label)

test('deeds of one sort are one line; what nobody does is in no menu', () => {
  expect(labels([])).toEqual([['Mend', 'Knock', 'Send']])
  expect(deedsOf(DECISION, ['una'], nameOf).groups.map(({ title }) => title)).toEqual(['UNA can'])
})

test('by what means, then to whom; what is not allowed stands among them', () => {
  const mend = keyed('Mend')
  const means = mend && columnAfter(mend, nameOf)
  const salve = means?.groups[0]?.rows[0]
  expect(means?.groups[0]?.rows.map(({ label, detail }) => [label, detail])).toEqual([
    ['With salve', 'Two back'],
    ['With herbs', 'BO'],
  ])
  expect(
    salve && rowsOf(columnAfter(salve, nameOf) ?? deedsOf(null, [], nameOf)).map(({ label, options }) => [label, options.length]),
  ).toEqual([
    ['BO', 1],
    ['AL', 1],
    ['UNA', 0],
  ])
})

test('options that differ by their place alone ask the board', () => {
  expect(keyed('Send')?.next).toBe('where')
})

test('what others can do to somebody is one line each, and names them', () => {
  const [to] = deedsOf(DECISION, ['bo'], nameOf).groups
  expect(to?.title).toBe('To BO')
  expect(to?.rows.map(({ label, detail, next }) => [label, detail, next])).toEqual([
    ['Mend with salve', 'UNA: Two back', null],
    ['Mend with herbs', 'UNA', null],
    ['Send', 'UNA', 'where'],
  ])
})

test('the menu opens at what is chosen already, as far as it offers that', () => {
  const first = deedsOf(DECISION, ['una'], nameOf)
  const path = pathTo(first, 'salve-al', nameOf)
  expect(columnsAlong(first, path, nameOf).map(({ chosen }) => chosen?.label)).toEqual(['Mend', 'With salve', 'AL'])
  expect(pathTo(first, 'north', nameOf)).toEqual([])
})

test('of somebody for whom nothing is possible there is nothing', () => {
  expect(deedsOf(DECISION, ['zoe'], nameOf).groups).toEqual([])
  expect(deedsOf(null, ['una'], nameOf).groups).toEqual([])
})
