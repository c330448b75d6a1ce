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
  const run = [...text.matchAll(/npm run (?:-s )?([\w:-]+)(?: -- ([a-z-]+))?/g)]
  expect(run.filter(([, name = '']) => !(name in scripts)).map(([whole]) => whole)).toEqual([])
  const endured = run.filter(([, name]) => name === 'endure').map(([, , program]) => program)
  expect(endured.filter((program) => program && !FILES.includes(`build/endurance/${program}.ts`))).toEqual([])
})

test('each step of the workflow for three systems runs a script that there is, or sets the machine up', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> }
  const text = readFileSync(join(root, 'docs/desktop.md'), 'utf8')
  const [, workflow = ''] = /```yaml\n([\s\S]*?)```/.exec(text) ?? []
  const runs = [...workflow.matchAll(/run: (.+)/g)].map(([, line = '']) => line).filter((line) => !line.startsWith('{'))
  const strange = runs.filter((line) => {
    const [, name] = /npm (?:run )?([\w:-]+)/.exec(line) ?? []
    if (name !== undefined) return !(name in scripts)
    const programs = line.startsWith('node ') ? line.match(/\bbuild\/\S+/g) : null
    if (programs !== null) return !programs.every((file) => FILES.includes(file))
    return !/^sudo sysctl |^CITADEL_SMOKE=1 /.test(line)
  })
  expect(strange).toEqual([])
  for (const needed of ['npm test', 'npm run pack', 'npm run dist', 'CITADEL_SMOKE=1'])
    expect(
      runs.some((line) => line.includes(needed)),
      needed,
    ).toBe(true)
  const systems = [...workflow.matchAll(/os: (\w+)-latest/g)].map(([, system]) => system)
  expect(systems).toEqual(['ubuntu', 'macos', 'windows'])
  // The programs are where the packages have them (pack-check.ts).
  const check = readFileSync(join(root, 'build/pack-check.ts'), 'utf8')
  for (const folder of ['linux-unpacked', 'mac-arm64', 'win-unpacked'])
    expect([workflow.includes(folder), check.includes(folder)]).toEqual([true, true])
})

test.each(TEXTS)('%s names files that there are', (file, text) => {
  const named = [...text.matchAll(/`([\w./-]+\.(?:tsx?|mjs|css|md))`/g)].map(([, name = '']) => name)
  const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, name = '']) => join(dirname(file), name))
  const missing = (name: string) => !FILES.some((each) => each === name || each.endsWith(`/${name}`))
  expect([...named, ...linked].filter(missing)).toEqual([])
})
