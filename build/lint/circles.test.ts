import { dirname, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { circles, importsIn, importsOf } from './circles.ts'

const imports = importsIn(resolve(import.meta.dirname, '../..'), ['engine', 'db', 'electron', 'renderer', 'build', 'bench', 'e2e'])

test('no file imports itself through others', () => {
  expect(imports.length).toBeGreaterThan(1000)
  expect(circles(imports.filter(({ typeOnly }) => !typeOnly))).toEqual([])
})

test('files that need each other for types are in one folder', () => {
  const across = circles(imports).filter((circle) => new Set(circle.map((file) => dirname(file))).size > 1)
  expect(across).toEqual([])
})

test('a circle is found, even through types only, and files beside it are not reported', () => {
  const files = {
    'a/one.ts': "import { type Two, two } from '../b/two.ts'\n",
    'b/two.ts': "import {\n  type One,\n} from '../a/one.ts'\nimport './three.ts'\n",
    'b/three.ts': "export * from './four.ts'\nimport { x } from 'elsewhere'\nconst later = () => import('../a/one.ts')\n",
  }
  const found = Object.entries(files).flatMap(([file, source]) => importsOf(file, source))
  expect(found.map(({ to, typeOnly }) => [to, typeOnly])).toEqual([
    ['b/two.ts', false],
    ['a/one.ts', true],
    ['b/three.ts', false],
    ['b/four.ts', false],
    ['elsewhere', false],
    ['a/one.ts', false],
  ])
  expect(circles(found)).toEqual([['a/one.ts', 'b/two.ts']])
  expect(circles(found.filter(({ typeOnly }) => !typeOnly))).toEqual([])
})
