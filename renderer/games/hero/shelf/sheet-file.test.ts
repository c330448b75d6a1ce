import { expect, test } from 'vitest'
import { readProfile } from '../../../../engine/hero/chapters/103-profile.ts'
import { PRESETS } from '../../../../engine/hero/tables/index.ts'
import { fileOf, sheetFrom } from './sheet-file.ts'

test('a hero exported as a file is imported unchanged', async () => {
  for (const profile of PRESETS) {
    const { data, filename } = fileOf({ name: profile.name, sheet: JSON.parse(JSON.stringify(profile)) })
    expect(filename).toMatch(/^[a-z-]+\.hero\.json$/)
    const sheet = await sheetFrom(new Blob([data]))
    if (sheet === null) throw new Error('a sheet was written')
    expect(readProfile(sheet)).toEqual(profile)
  }
})

test('a name without letters still makes a file name', () => {
  expect(fileOf({ name: '!?', sheet: {} }).filename).toBe('hero.hero.json')
  expect(fileOf({ name: 'Ælfgifu / “the Tall”', sheet: {} }).filename).toBe('ælfgifu-the-tall.hero.json')
})

test('anything but an object in JSON of reasonable length is refused', async () => {
  for (const text of ['[1]', 'null', '7', 'no JSON', ' '.repeat(30_000)]) expect(await sheetFrom(new Blob([text]))).toBeNull()
})
