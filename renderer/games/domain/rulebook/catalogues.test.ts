import { expect, test } from 'vitest'
import { domain } from '../../../../engine/domain/index.ts'
import type { Json } from '../../../../engine/kernel/types.ts'
import { catalogues } from './catalogues.ts'

const TABLES = JSON.parse(JSON.stringify(domain.tables())) as Readonly<Record<string, Json>>
const [bestiary, armoury, spells] = catalogues(TABLES)

test('bestiary, armoury and spells have everything that is met, carried and cast, each with a line and a case of the rulebook', () => {
  expect(bestiary?.entries).toHaveLength(12)
  expect(spells?.entries).toHaveLength(12)
  const cases = new Set(domain.rules().map(({ rule }) => rule))
  const all = [bestiary, armoury, spells].flatMap((catalogue) => catalogue?.entries ?? [])
  expect(new Set((armoury?.entries ?? []).map(({ id }) => id)).size).toBe(armoury?.entries.length)
  for (const { rule, line, name, figures } of all) {
    expect([name, cases.has(rule) ? rule : 'no such case']).toEqual([name, rule])
    expect(line, name).toMatch(/^[A-Z+\d]/)
    expect(figures.flat().join(), name).not.toMatch(/undefined|null|NaN/)
  }
})

test('a line says what the cards say', () => {
  expect(armoury?.entries.find(({ id }) => id === 'warhammer')?.line).toBe('+8 attack; heavy')
  expect(Object.fromEntries(bestiary?.entries.find(({ id }) => id === 'reaper')?.figures ?? [])).toEqual({
    '1 in green': '9 + D6, [15], initiative 40, costs 3',
  })
  expect(spells?.entries.find(({ id }) => id === 'fireball')?.figures).toEqual([
    ['Takes', '6 triangles, 6 circles, 6 rhombs, 2 life points'],
  ])
})
