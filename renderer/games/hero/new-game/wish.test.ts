import { expect, test } from 'vitest'
import { readProfile } from '../../../../engine/hero/chapters/103-profile.ts'
import { hero } from '../../../../engine/hero/index.ts'
import { PRESETS } from '../../../../engine/hero/tables/index.ts'
import { isRefusal } from '../../../../engine/kernel/refusal.ts'
import type { Json } from '../../../../engine/kernel/types.ts'
import { readHouse } from '../sheet/sheets.ts'
import { COUNTS, FIRST_WISH, type HeroWish, optionsOf, ownerOf, sectionsOf, withHero } from './wish.ts'

const NOBODY = () => null

function begun(wish: HeroWish, players = 3, sheetOf: (id: string) => Json | null = NOBODY) {
  const seats = Array.from({ length: players }, (_, seat) => `Player ${seat + 1}`)
  const setup = hero.setup({ seed: 'shelf', seats, options: optionsOf(wish, players, sheetOf), variants: [] })
  if (isRefusal(setup)) throw new Error(setup.message)
  return setup
}

test('the rules accept the initial choice: all heroes are made', () => {
  expect(begun(FIRST_WISH).state.sections.map(({ hero: sheet }) => sheet)).toEqual([null, null, null])
})

test('sections and owners follow the rules, with two players and with three', () => {
  for (const players of COUNTS) {
    const { sections } = begun(FIRST_WISH, players).state
    expect(sections.map(({ id }) => id.toUpperCase())).toEqual(sectionsOf(players))
    expect(sections.map(({ owner }) => owner)).toEqual(sections.map((_, seat) => ownerOf(seat, players)))
  }
})

test('a ready hero comes with a sheet; one deleted in the meantime is made', () => {
  const sheets = readHouse(hero.tables()).sheets
  expect(sheets.map(({ profile }) => profile)).toEqual(PRESETS)
  const wish = withHero(withHero(FIRST_WISH, 1, 'kept:gone'), 0, 'ready:1')
  const { state } = begun(wish, 3, (id) => sheets.find((sheet) => sheet.id === id)?.sheet ?? null)
  expect(state.sections.map(({ hero: sheet }) => sheet?.name)).toEqual(['Brunhold', undefined, undefined])
})

test('the catacombs on offer are those of the rules', () => {
  const { catacombs } = readHouse(hero.tables())
  for (const { id } of catacombs) expect(begun({ ...FIRST_WISH, catacomb: id }).state.catacomb).toEqual({ kind: 'drawn', id })
  expect(begun({ ...FIRST_WISH, catacomb: 'random' }).state.catacomb.kind).toBe('random')
  const own = begun({ ...FIRST_WISH, catacomb: 'random', catacombSeed: ' cellar ' })
  expect(own.state.catacomb).toEqual({ kind: 'random', seed: 'cellar' })
})

test('the rules accept whatever the page takes for a sheet', () => {
  for (const { sheet } of readHouse(hero.tables()).sheets) expect(isRefusal(readProfile(sheet))).toBe(false)
})
