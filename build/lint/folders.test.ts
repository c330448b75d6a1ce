import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const biome = resolve(root, 'node_modules/@biomejs/biome/bin/biome')

/** The rules that speak up when this text stands in that file. */
function complaints(file: string, text: string): string[] {
  const { stdout, stderr } = spawnSync(process.execPath, [biome, 'lint', `--stdin-file-path=${file}`, '--colors=off'], {
    cwd: root,
    input: text,
    encoding: 'utf8',
  })
  return ['noRestrictedImports', 'noRestrictedGlobals', 'seeded streams'].filter((rule) => `${stdout}${stderr}`.includes(rule))
}

const importing = (file: string, from: string) => complaints(file, `import { x } from '${from}'\n\nexport const y = x\n`)

describe('which folder may import what (the house plan)', () => {
  test.each([
    ['engine/kernel/a.ts', 'node:fs'],
    ['engine/kernel/a.ts', 'zod'],
    ['engine/kernel/a.ts', '../citadel/state.ts'],
    ['engine/citadel/a.ts', '../hero/state.ts'],
    ['engine/citadel/a.ts', '../../db/open.ts'],
    ['engine/citadel/tables/a.ts', '../../../electron/contract/index.ts'],
    ['db/a.ts', '../electron/host/index.ts'],
    ['db/a.ts', '../engine/kernel/session.ts'],
    ['electron/contract/a.ts', '../host/index.ts'],
    ['electron/contract/a.ts', '../../engine/kernel/session.ts'],
    ['electron/host/a.ts', 'electron'],
    ['electron/host/a.ts', '../web/loopback.ts'],
    ['electron/main/a.ts', '../../db/open.ts'],
    ['electron/web/a.ts', 'electron'],
    ['electron/headless/a.ts', '../../engine/kernel/session.ts'],
    ['renderer/a.tsx', 'node:fs'],
    ['renderer/a.tsx', 'better-sqlite3'],
    ['renderer/a.tsx', '../db/open.ts'],
    ['renderer/a.tsx', '../electron/host/index.ts'],
    ['renderer/a.tsx', '../engine/kernel/session.ts'],
    ['e2e/a.spec.ts', '../engine/kernel/session.ts'],
  ])('%s may not import %s', (file, from) => {
    expect(importing(file, from)).toContain('noRestrictedImports')
  })

  test.each([
    ['engine/kernel/a.ts', './types.ts'],
    ['engine/citadel/a.ts', '../kernel/types.ts'],
    ['engine/citadel/tables/a.ts', '../../kernel/types.ts'],
    ['engine/kernel/a.test.ts', 'vitest'],
    ['engine/kernel/a.test.ts', 'node:fs'],
    ['db/a.ts', '../engine/kernel/types.ts'],
    ['db/a.ts', 'better-sqlite3'],
    ['electron/contract/a.ts', 'zod'],
    ['electron/contract/a.ts', '../../engine/kernel/types.ts'],
    ['electron/host/a.ts', '../../db/open.ts'],
    ['electron/host/a.ts', '../../engine/kernel/session.ts'],
    ['electron/main/a.ts', 'electron'],
    ['electron/web/a.ts', '../host/index.ts'],
    ['renderer/a.tsx', 'react'],
    ['renderer/a.tsx', '../electron/contract/index.ts'],
    ['renderer/a.tsx', '../engine/citadel/view-types.ts'],
  ])('%s may import %s', (file, from) => {
    expect(importing(file, from)).toEqual([])
  })

  test.each([
    ['Date.now()', 'noRestrictedGlobals'],
    ['process.pid', 'noRestrictedGlobals'],
    ['Math.random()', 'seeded streams'],
  ])('the rules have neither clock, machine nor chance of their own: %s', (text, rule) => {
    expect(complaints('engine/citadel/a.ts', `export const x = () => ${text}\n`)).toContain(rule)
    expect(complaints('engine/kernel/a.ts', `export const x = () => ${text}\n`)).toContain(rule)
  })
})
