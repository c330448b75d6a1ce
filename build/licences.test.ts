import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { licencesOf, packageOf } from './licences.ts'

const folder = mkdtempSync(join(tmpdir(), 'citadel-licences-'))
afterAll(() => rmSync(folder, { recursive: true }))

function installed(name: string, license: string, text?: string): string {
  const at = join(folder, 'node_modules', name)
  mkdirSync(at, { recursive: true })
  writeFileSync(join(at, 'package.json'), JSON.stringify({ name, version: '1.2.3', license }))
  if (text !== undefined) writeFileSync(join(at, 'LICENSE.md'), text)
  return name
}

test('every package and font is listed by name with its full licence', () => {
  const list = licencesOf([installed('@a/b', 'MIT', 'Copyright B'), installed('plain', 'Apache-2.0')], folder)
  expect(list.map(({ name, version, licence }) => [name, version, licence])).toEqual([
    ['@a/b', '1.2.3', 'MIT'],
    ['Grenze', '', 'OFL-1.1'],
    ['plain', '1.2.3', 'Apache-2.0'],
    ['Source Sans 3', '', 'OFL-1.1'],
  ])
  expect(list[0]?.text).toBe('Copyright B')
  expect(list[2]?.text).toContain('END OF TERMS AND CONDITIONS')
})

test('an unreviewed licence, or one without its text, stops the build', () => {
  expect(() => licencesOf([installed('copyleft', 'GPL-3.0', 'text')], folder)).toThrow('GPL-3.0')
  expect(() => licencesOf([installed('bare', 'MIT')], folder)).toThrow('without the text')
})

test('the package of a module is found', () => {
  expect(packageOf('/x/node_modules/@tanstack/react-query/build/index.js')).toBe('@tanstack/react-query')
  expect(packageOf('/x/node_modules/a/node_modules/zod/index.js')).toBe('zod')
  expect(packageOf('/x/renderer/main.tsx')).toBeNull()
})
