import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { inputs } from '../../electron/contract/inputs/index.ts'

// What a document names exists: calls, commands, files. `electron/host/documents.test.ts` plays the requests printed in them.

const root = resolve(import.meta.dirname, '../..')
const DOCUMENTS = ['README.md', ...globSync('{docs,db,electron,engine}/**/*.md', { cwd: root })].filter(
  (file) => !/coverage|rulings/.test(file),
)
const TEXTS = DOCUMENTS.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const)
const FILES = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8', maxBuffer: 1 << 26 }).split('\n')

const EVENTS = readFileSync(join(root, 'electron/contract/events.ts'), 'utf8')
/** Files and functions that look like calls. */
const NO_CALL = /\.(json|asar|during|inSlices)$/
const SPACES = new Set(Object.keys(inputs).map((call) => call.split('.')[0]))

test.each(TEXTS)('%s names calls of the contract', (_file, text) => {
  const named = [...text.matchAll(/[`"]([a-z]+)\.([a-zA-Z]+)(?=[`" ])/g)].filter(([, space = '']) => SPACES.has(space))
  const found = named.map(([, space, call]) => `${space}.${call}`).filter((call) => !NO_CALL.test(call))
  expect(
    found.filter((call) => !(call in inputs) && !EVENTS.includes(`'${call}'`) && !FILES.some((file) => file.endsWith(`/${call}`))),
  ).toEqual([])
})

test.each(TEXTS)('%s names commands that there are', (_file, text) => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  const run = [...text.matchAll(/npm run (?:-s )?([\w:-]+)(?: -- ([a-z]+))?/g)]
  expect(run.filter(([, name = '']) => !(name in scripts)).map(([whole]) => whole)).toEqual([])
  const endured = run.filter(([, name]) => name === 'endure').map(([, , program]) => program)
  expect(endured.filter((program) => program && !FILES.includes(`build/endurance/${program}.ts`))).toEqual([])
})

test.each(TEXTS)('%s names files that there are', (file, text) => {
  const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|css|md))`/g)].map(([, name = '']) => name)
  const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, name = '']) => join(dirname(file), name))
  const missing = (name: string) => !FILES.some((each) => each === name || each.endsWith(`/${name}`))
  expect([...named, ...linked].filter(missing)).toEqual([])
})
