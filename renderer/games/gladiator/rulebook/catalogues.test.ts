import { expect, test } from 'vitest'
import { RULES } from '../../../../engine/gladiator/book/index.ts'
import { proveCatalogues } from '../../../fixtures/prove-catalogues.ts'
import { catalogues } from './catalogues.ts'

const [bestiary, armoury, spells] = catalogues()

test('bestiary, armoury and spells have everything, each with a line and a case of the rulebook', () => {
  expect([bestiary, armoury, spells].map((catalogue) => catalogue?.entries.length)).toEqual([21, 61, 63])
  proveCatalogues(catalogues(), RULES)
})

test('an entry says what its table says', () => {
  const find = (id: string) => [bestiary, armoury, spells].flatMap((each) => each?.entries ?? []).find((entry) => entry.id === id)
  expect(find('behemoth')?.rule).toBe('21.2')
  expect(Object.fromEntries(find('battle-axe')?.figures ?? [])).toEqual({ SH: '14', Damage: '2d + 2' })
  expect(find('pike')?.line).toBe('Takes both hands, reaches two squares.')
  expect(find('image')?.rule).toBe('16.5')
})
