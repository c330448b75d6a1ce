import { expect, test } from 'vitest'
import { readProfile } from '../../../../engine/hero/chapters/103-profile.ts'
import { hero } from '../../../../engine/hero/index.ts'
import { PRESETS } from '../../../../engine/hero/tables/index.ts'
import { isRefusal } from '../../../../engine/kernel/game.ts'
import type { Json } from '../../../../engine/kernel/types.ts'
import { readHouse } from '../sheet/sheets.ts'
import {
  FIRST_WISH,
  type GameWish,
  isWatched,
  ownerOf,
  problemOf,
  sectionsOf,
  startInput,
  withPlayer,
  withSeat,
  withSeats,
} from './wish.ts'

const NOBODY = () => null

function begun(wish: GameWish, sheetOf: (id: string) => Json | null = NOBODY) {
  const { seats, options = {} } = startInput(wish, sheetOf)
  const { undo: _, variants = [], ...wishes } = options
  const setup = hero.setup({ seed: 'shelf', seats: Array.isArray(seats) ? seats : [], options: wishes as Json, variants })
  if (isRefusal(setup)) throw new Error(setup.message)
  return setup
}

test('the first wish is one person against two bots, and the rules take it', () => {
  const input = startInput(FIRST_WISH, NOBODY)
  expect(input).toMatchObject({
    game: 'hero',
    bots: [
      { seat: 1, skill: 'able' },
      { seat: 2, skill: 'able' },
    ],
  })
  expect(begun(FIRST_WISH).state.sections.map(({ hero: sheet }) => sheet)).toEqual([null, null, null])
})

test('sections and owners are those of the rules, with two players and with three', () => {
  for (const players of [2, 3]) {
    const { sections } = begun(withSeats(FIRST_WISH, players)).state
    expect(sections.map(({ id }) => id.toUpperCase())).toEqual(sectionsOf(players))
    expect(sections.map(({ owner }) => owner)).toEqual(sections.map((_, seat) => ownerOf(seat, players)))
  }
})

test('a hero who is ready comes with his sheet; one who has gone meanwhile is made', () => {
  const sheets = readHouse(hero.tables()).sheets
  expect(sheets.map(({ profile }) => profile)).toEqual(PRESETS)
  const wish = withSeat(
    withSeat(FIRST_WISH, 0, (seat) => ({ ...seat, hero: 'ready:1' })),
    1,
    (seat) => ({ ...seat, hero: 'kept:gone' }),
  )
  const { state } = begun(wish, (id) => sheets.find((sheet) => sheet.id === id)?.sheet ?? null)
  expect(state.sections.map(({ hero: sheet }) => sheet?.name)).toEqual(['Brunhold', undefined, undefined])
})

test('the catacombs to choose from are those that the rules know', () => {
  const { catacombs } = readHouse(hero.tables())
  for (const { id } of catacombs) expect(begun({ ...FIRST_WISH, catacomb: id }).state.catacomb).toEqual({ kind: 'drawn', id })
  expect(begun({ ...FIRST_WISH, catacomb: 'random' }).state.catacomb.kind).toBe('random')
  const own = begun({ ...FIRST_WISH, catacomb: 'random', catacombSeed: ' cellar ' })
  expect(own.state.catacomb).toEqual({ kind: 'random', seed: 'cellar' })
})

test('real dice are a variant of the game', () => {
  expect(begun(FIRST_WISH).physical).toBe(false)
  expect(begun({ ...FIRST_WISH, dice: true }).physical).toBe(true)
})

test('a name that nobody wrote goes with whoever had it; one that somebody wrote stays', () => {
  const bot = withPlayer(FIRST_WISH, 0, 'master')
  expect(bot.seats[0]).toMatchObject({ player: 'master', name: 'Abelard' })
  expect(isWatched(bot)).toBe(true)
  const named = withSeat(FIRST_WISH, 0, (seat) => ({ ...seat, name: 'Ann' }))
  expect(withPlayer(named, 0, 'novice').seats[0]?.name).toBe('Ann')
})

test('without a name nobody sits down', () => {
  expect(problemOf(FIRST_WISH)).toBeNull()
  expect(problemOf(withSeat(FIRST_WISH, 2, (seat) => ({ ...seat, name: '  ' })))).toMatch(/name/)
})

test('names and seeds are taken without the space around them', () => {
  const wish = { ...withSeat(FIRST_WISH, 0, (seat) => ({ ...seat, name: ' Ann ' })), seed: ' 7 ' }
  expect(startInput(wish, NOBODY)).toMatchObject({ seats: ['Ann', 'Bathilda', 'Cuthbert'], seed: '7' })
  expect(startInput(FIRST_WISH, NOBODY)).not.toHaveProperty('seed')
})

test('what the page takes for a sheet the rules can read', () => {
  for (const { sheet } of readHouse(hero.tables()).sheets) expect(isRefusal(readProfile(sheet))).toBe(false)
})
