import { expect, test } from 'vitest'
import { hero } from '../../../../engine/hero/index.ts'
import type { Json } from '../../../../engine/kernel/types.ts'
import { proveCatalogues } from '../../../fixtures/prove-catalogues.ts'
import { catalogues } from './catalogues.ts'

const TABLES = hero.tables() as Readonly<Record<string, Json>>

test('bestiary and armoury have everything that lies in a catacomb or is carried, each with a line and a case of the rulebook', () => {
  const [bestiary, armoury] = catalogues(TABLES)
  expect(bestiary?.entries).toHaveLength(10)
  expect(armoury?.entries).toHaveLength(7 + 4 + 1 + 2)
  proveCatalogues(catalogues(TABLES), hero.rules())
})

test('a line says what the tables say', () => {
  const [bestiary, armoury] = catalogues(TABLES)
  expect(armoury?.entries.find(({ id }) => id === 'weapon-long-ax')?.line).toBe('Surest against zombies and ogres; both hands, no shield')
  expect(Object.fromEntries(bestiary?.entries.find(({ id }) => id === 'ogre')?.figures ?? [])).toMatchObject({
    'Hits from': '3 on two dice',
    Courage: '14',
  })
  expect(Object.fromEntries(bestiary?.entries.find(({ id }) => id === 'succubus')?.figures ?? [])).toMatchObject({ 'Hits from': 'never' })
})
