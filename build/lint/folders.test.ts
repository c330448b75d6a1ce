import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')

const forbidden = [
  ['engine/kernel/.ts', 'node:fs'],
  ['engine/kernel/.ts', 'zod'],
  ['engine/kernel/.ts', '../citadel/state.ts'],
  ['engine/kernel/.ts', '../games.ts'],
  ['engine/kernel/proof/.ts', '../../citadel/state.ts'],
  ['engine/kernel/proof/.ts', '../../proofs.ts'],
  ['engine/citadel/.ts', '../hero/state.ts'],
  ['engine/sixth/.ts', '../citadel/state.ts'],
  ['engine/sixth/.ts', '../registry.ts'],
  ['engine/sixth/names.ts', './state.ts'],
  ['engine/sixth/chapters/.ts', '../../citadel/state.ts'],
  ['engine/sixth/chapters/.ts', '../../games.ts'],
  ['engine/sixth/chapters/deep/.ts', '../../../citadel/state.ts'],
  ['engine/sixth/.test.ts', '../citadel/state.ts'],
  ['engine/sixth/chapters/.test.ts', '../../citadel/state.ts'],
  ['engine/sixth/chapters/.test.ts', '../../../db/open.ts'],
  ['engine/citadel/.ts', '../../db/open.ts'],
  ['engine/citadel/tables/.ts', '../../../electron/contract/index.ts'],
  ['db/.ts', '../electron/host/index.ts'],
  ['db/.ts', '../engine/kernel/session.ts'],
  ['electron/contract/.ts', '../host/index.ts'],
  ['electron/contract/.ts', '../../engine/kernel/session.ts'],
  ['electron/contract/.ts', 'node:fs'],
  ['electron/host/.ts', 'electron'],
  ['electron/host/.ts', '../web/loopback.ts'],
  ['electron/main/.ts', '../../db/open.ts'],
  ['electron/web/.ts', 'electron'],
  ['electron/headless/.ts', '../../engine/kernel/session.ts'],
  ['renderer/.tsx', 'node:fs'],
  ['renderer/.tsx', 'better-sqlite3'],
  ['renderer/.tsx', '../db/open.ts'],
  ['renderer/.tsx', '../electron/host/index.ts'],
  ['renderer/.tsx', '../engine/kernel/session.ts'],
  // The floors of the page, docs/architecture.md.
  ['renderer/icons/.tsx', '../frame/bar.tsx'],
  ['renderer/settings/.ts', '../sound/player.ts'],
  ['renderer/sound/.ts', '../screens/settings/settings.tsx'],
  ['renderer/sound/.ts', '../games/sixth/sounds.ts'],
  ['renderer/host/.ts', '../screens/safety/failure.tsx'],
  ['renderer/host/.ts', '../games/sixth/table/view.ts'],
  ['renderer/game-page.ts', './screens/records/records.tsx'],
  ['renderer/frame/.tsx', '../screens/hall/hall.tsx'],
  ['renderer/frame/.tsx', '../../engine/sixth/names.ts'],
  ['renderer/decision/.tsx', '../games/sixth/ranks/rows.ts'],
  ['renderer/table/.tsx', '../game-list.ts'],
  ['renderer/recall/.tsx', '../screens/hall/hall.tsx'],
  ['renderer/screens/records/.tsx', '../../games/sixth/table/view.ts'],
  ['renderer/screens/records/.tsx', '../../game-list.ts'],
  ['renderer/screens/records/.tsx', '../../app.tsx'],
  ['renderer/screens/records/.tsx', '../../fixtures/client.ts'],
  ['renderer/app.tsx', './games/sixth/page.ts'],
  ['renderer/game-list.ts', './games/sixth/page.ts'],
  ['renderer/games.ts', './games/sixth/table/table.tsx'],
  ['renderer/gallery/.tsx', '../games/sixth/page.ts'],
  ['renderer/fixtures/.ts', '../games/sixth/page.ts'],
  ['renderer/games/sixth/.ts', '../seventh/page.ts'],
  ['renderer/games/sixth/.ts', '../../game-list.ts'],
  ['renderer/games/sixth/table/.tsx', '../../seventh/table/view.ts'],
  ['renderer/games/sixth/table/.tsx', '../../../app.tsx'],
  ['renderer/games/sixth/table/.tsx', '../../../../engine/kernel/session.ts'],
  ['renderer/games/sixth/gallery/.tsx', '../../seventh/table/view.ts'],
  ['e2e/.spec.ts', '../engine/kernel/session.ts'],
] as const

const allowed = [
  ['engine/kernel/.ts', './types.ts'],
  ['engine/citadel/.ts', '../kernel/types.ts'],
  ['engine/citadel/tables/.ts', '../../kernel/types.ts'],
  ['engine/.ts', './citadel/index.ts'],
  ['engine/.test.ts', 'vitest'],
  ['engine/.test.ts', './citadel/index.ts'],
  ['engine/kernel/proof/.ts', '../types.ts'],
  ['engine/kernel/proof/.test.ts', '../test-game.ts'],
  ['engine/sixth/.ts', '../kernel/types.ts'],
  ['engine/sixth/.ts', './chapters/01.ts'],
  ['engine/sixth/chapters/.ts', '../state.ts'],
  ['engine/sixth/chapters/.ts', '../../kernel/proof/table-top.ts'],
  ['engine/sixth/chapters/deep/.ts', '../../state.ts'],
  ['engine/sixth/chapters/deep/.ts', '../../../kernel/types.ts'],
  ['engine/sixth/chapters/.test.ts', '../proof/table-top.ts'],
  ['engine/sixth/chapters/.test.ts', 'fast-check'],
  ['engine/kernel/.test.ts', 'vitest'],
  ['engine/kernel/.test.ts', 'node:fs'],
  ['db/.ts', '../engine/kernel/types.ts'],
  ['db/.ts', 'better-sqlite3'],
  ['electron/contract/.ts', 'zod'],
  ['electron/contract/.ts', '../../engine/kernel/types.ts'],
  ['electron/host/.ts', '../../db/open.ts'],
  ['electron/host/.ts', '../../engine/kernel/session.ts'],
  ['electron/main/.ts', 'electron'],
  ['electron/web/.ts', '../host/frame.ts'],
  ['renderer/.tsx', 'react'],
  ['renderer/.tsx', '../electron/contract/index.ts'],
  ['renderer/.tsx', '../engine/citadel/view-types.ts'],
  ['renderer/.tsx', '../engine/kernel/words.ts'],
  ['renderer/decision/.tsx', '../../engine/kernel/words.ts'],
  ['renderer/games/sixth/.ts', '../../../engine/kernel/words.ts'],
  ['renderer/games/sixth/table/.tsx', '../../../../engine/kernel/words.ts'],
  ['renderer/frame/.tsx', '../game-pages.ts'],
  ['renderer/sound/.ts', '../settings/sounds.ts'],
  ['renderer/screens/records/.tsx', '../../frame/bar.tsx'],
  ['renderer/screens/records/.tsx', '../shelf/players.ts'],
  ['renderer/games/sixth/.ts', './table/table.tsx'],
  ['renderer/games/sixth/.ts', '../../game-page.ts'],
  ['renderer/games/sixth/table/.tsx', '../board/board.tsx'],
  ['renderer/games/sixth/table/.tsx', '../../../table/table-bar.tsx'],
  ['renderer/games/sixth/table/.tsx', '../../../../engine/sixth/view-types.ts'],
  ['renderer/games/sixth/table/.tsx', '../../../../engine/sixth/names.ts'],
  ['renderer/games/sixth/gallery/.tsx', '../../../gallery/page.tsx'],
] as const

const banned = ['Date.now()', 'process.pid', 'Math.random()'].flatMap((text) => [
  ['engine/kernel/.ts', text] as const,
  ['engine/citadel/.ts', text] as const,
])

const cases = [
  ...[...forbidden, ...allowed].map(([place, from]) => [place, from, `import { x } from '${from}'\n\nexport const y = x\n`] as const),
  ...banned.map(([place, text]) => [place, text, `export const x = () => ${text}\n`] as const),
]
/** A separate file for each case: `engine/kernel/case-3.ts`. */
const fileOf = (n: number) => (cases[n]?.[0] ?? '').replace(/\/\./, `/case-${n}.`)

let project = ''
const said = new Map<string, string>()
beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'folder-rules-'))
  cpSync(join(root, 'biome.json'), join(project, 'biome.json'))
  cpSync(join(root, 'build/lint'), join(project, 'build/lint'), { recursive: true })
  for (const [n, [, , text]] of cases.entries()) {
    mkdirSync(dirname(join(project, fileOf(n))), { recursive: true })
    writeFileSync(join(project, fileOf(n)), text)
  }
  const biome = join(root, 'node_modules/@biomejs/biome/bin/biome')
  const { stdout } = spawnSync(process.execPath, [biome, 'lint', '--vcs-enabled=false', '--reporter=github', '--max-diagnostics=none'], {
    cwd: project,
    encoding: 'utf8',
  })
  for (const line of stdout.split('\n')) {
    const file = /file=([^,]+)/.exec(line)?.[1]?.slice(project.length + 1)
    if (file) said.set(file, `${said.get(file) ?? ''}${line}\n`)
  }
})
afterAll(() => rmSync(project, { recursive: true, force: true }))

const complaint = (place: string, what: string) => said.get(fileOf(cases.findIndex((one) => one[0] === place && one[1] === what))) ?? ''

describe('which folder may import what (the house plan)', () => {
  test.each(forbidden)('%s may not import %s', (place, from) => {
    expect(complaint(place, from)).toContain('noRestrictedImports')
  })
  test.each(allowed)('%s may import %s', (place, from) => {
    expect(complaint(place, from)).toBe('')
  })
  test.each(banned)('%s may not use the clock, the machine or its own chance: %s', (place, text) => {
    expect(complaint(place, text)).toMatch(/noRestrictedGlobals|seeded streams/)
  })
})
