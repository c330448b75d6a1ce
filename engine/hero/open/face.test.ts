import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { faceOf } from './face.ts'
import { HERO_NAMES } from './names.ts'

const FACES = new Set(
  [...readFileSync(resolve(import.meta.dirname, '../../../renderer/face/faces.svg'), 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(
    ([, id]) => id,
  ),
)

test('every hero has a face that the sprite holds, always the same, and few share one', () => {
  const names = [...HERO_NAMES, 'Sir Roderick', 'Brunhold', 'Lord Peregrine', 'Fingal Quick', 'Una', '']
  for (const name of names) expect(FACES.has(faceOf(name)), name).toBe(true)
  expect(faceOf('Una')).toBe(faceOf('Una'))
  expect(new Set(names.map(faceOf)).size).toBeGreaterThan(8)
})
