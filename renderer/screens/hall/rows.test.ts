import { describe, expect, test } from 'vitest'
import { rosterRow } from '../../games/citadel/fixtures/campaign.ts'
import { worthOf } from '../character/jewels.ts'
import { ALL, type Look, look, type Ordered, sortBy, stateOf } from './rows.ts'

const ROWS = [
  rosterRow({ id: 'una', name: 'Una', kind: 'initiate', gold: 64, price: { experience: 110, gold: 100, affordable: 2 } }),
  rosterRow({ id: 'almuric', name: 'Almuric', gold: 187, session: 'r4' }),
  rosterRow({ id: 'eowyn', name: 'Éowyn', kind: 'initiate', gold: 9, jewels: [{ id: 'j1', value: 25 }] }),
  rosterRow({ id: 'hesk', name: 'Hesk', status: 'dead' }),
  rosterRow({ id: 'tamsin', name: 'Tamsin Reed', status: 'retired', gold: 405 }),
]
const COLUMNS: readonly Ordered[] = [
  { id: 'gold', order: ({ gold }) => gold },
  { id: 'jewels', order: ({ jewels }) => worthOf(jewels) },
]
const found = (part: Partial<Look>) => {
  const { living, gone } = look(ROWS, { ...ALL, ...part }, COLUMNS)
  return [...living, ...gone].map(({ id }) => id)
}

test('a state at a glance', () => {
  expect(ROWS.map(stateOf)).toEqual(['ready', 'inside', 'home', 'fallen', 'retired'])
})

describe('the roster', () => {
  test('is in order of arrival until a column is pressed, the fallen apart', () => {
    expect(found({})).toEqual(['una', 'almuric', 'eowyn', 'hesk', 'tamsin'])
    expect(found({ sort: { by: 'gold', descending: true } })).toEqual(['almuric', 'una', 'eowyn', 'tamsin', 'hesk'])
    expect(found({ sort: { by: 'name', descending: false } })).toEqual(['almuric', 'eowyn', 'una', 'hesk', 'tamsin'])
    expect(found({ sort: { by: 'jewels', descending: true } })[0]).toBe('eowyn')
    expect(found({ sort: { by: 'state', descending: false } })).toEqual(['almuric', 'una', 'eowyn', 'tamsin', 'hesk'])
    // A column that another game has, of a hall that was left a moment ago.
    expect(found({ sort: { by: 'fights', descending: true } })).toEqual(found({}))
  })

  test('names start with A and figures with the largest; pressed again, a column is reversed', () => {
    const press = (column: string, sort: Look['sort']) => sortBy(column, { ...ALL, sort })
    expect(press('name', null)).toEqual({ by: 'name', descending: false })
    expect(press('gold', null)).toEqual({ by: 'gold', descending: true })
    expect(press('gold', { by: 'gold', descending: true })).toEqual({ by: 'gold', descending: false })
  })

  test('is filtered by state and kind; those who are ready are at home too', () => {
    expect(found({ state: 'home' })).toEqual(['una', 'eowyn'])
    expect(found({ state: 'ready' })).toEqual(['una'])
    expect(found({ kind: 'initiate' })).toEqual(['una', 'eowyn'])
  })

  test('is searched without case and accents', () => {
    expect(found({ search: ' eow' })).toEqual(['eowyn'])
    expect(found({ search: 'REED' })).toEqual(['tamsin'])
    expect(found({ search: 'nobody' })).toEqual([])
  })
})
