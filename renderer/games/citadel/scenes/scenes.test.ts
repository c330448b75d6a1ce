import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import type { Plate } from '../../../scene/plate.ts'
import { allPlates } from './all.ts'

const RENDERER = resolve(import.meta.dirname, '../../..')
const symbols = (file: string) =>
  new Set([...readFileSync(resolve(RENDERER, file), 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id))
const PARTS = symbols('scene/scenes.svg')
const ICONS = symbols('icons/sprite.svg')
const FACES = symbols('face/faces.svg')

const plates = allPlates().flatMap(([, of]) => of)

test('every plate is made of parts that its sprite holds', () => {
  expect(plates.length).toBeGreaterThan(110)
  const missing = plates.flatMap(([name, plate]) =>
    partsOf(plate)
      .filter((part) => !has(part))
      .map((part) => `${name}: ${part}`),
  )
  expect(missing).toEqual([])
})

test('every plate says in a sentence what can be seen', () => {
  for (const [name, { alt }] of plates) expect(alt, name).toMatch(/^[A-Z].+\.$/)
})

test('things stand on the floor, or are cut by the frame on purpose', () => {
  for (const [name, { things }] of plates) {
    for (const thing of things) if ('piece' in thing) expect(thing.y, `${name}: ${thing.piece}`).toBeLessThanOrEqual(240)
  }
})

function partsOf({ wall, floor, opening, light, things }: Plate): readonly string[] {
  const drawn = things.map((thing) => ('face' in thing ? thing.face : 'piece' in thing ? `sb-${thing.piece}` : thing.icon))
  return [`sw-${wall}`, ...(floor ? [`sf-${floor}`] : []), ...(opening ? [`so-${opening}`] : []), `st-${light}`, ...drawn]
}

function has(part: string): boolean {
  return PARTS.has(part) || ICONS.has(part) || FACES.has(part)
}
