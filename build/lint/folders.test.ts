import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { importsIn } from './circles.ts'
import { trespasses } from './folders.ts'

const root = resolve(import.meta.dirname, '../..')

test('every import is one that build/lint/folders.ts allows', () => {
  const imports = importsIn(root, ['engine', 'db', 'electron', 'renderer', 'build', 'bench', 'e2e'])
  expect(imports.length).toBeGreaterThan(5000)
  expect(trespasses(imports)).toEqual([])
})

test.each([
  ['engine/kernel/x.ts', 'node:fs', 'engine/kernel/types.ts'],
  ['engine/kernel/proof/x.ts', 'engine/citadel/state.ts', 'engine/kernel/types.ts'],
  ['engine/sixth/x.ts', 'engine/citadel/state.ts', 'engine/sixth/chapters/01.ts'],
  ['engine/sixth/chapters/deep/x.ts', 'engine/registry.ts', 'engine/kernel/proof/table-top.ts'],
  ['engine/sixth/open/x.ts', 'engine/sixth/state.ts', 'engine/sixth/tables/x.ts'],
  ['renderer/games/sixth/x.ts', 'engine/sixth/state.ts', 'engine/sixth/tables/x.ts'],
  ['engine/sixth/chapters/x.test.ts', 'db/open.ts', 'fast-check'],
  ['db/x.ts', 'engine/kernel/session.ts', 'engine/kernel/types.ts'],
  ['electron/contract/x.ts', 'electron/host/index.ts', 'zod'],
  ['electron/host/x.ts', 'electron', 'db/open.ts'],
  ['electron/main/x.ts', 'db/open.ts', 'electron'],
  ['electron/web/x.ts', 'engine/kernel/session.ts', 'electron/host/frame.ts'],
  ['renderer/x.ts', 'electron/host/index.ts', 'electron/contract/index.ts'],
  ['renderer/x.ts', 'renderer/screens/hall/hall.tsx', 'renderer/scene/frieze.tsx'],
  ['renderer/dice/x.tsx', 'renderer/chronicle/chronicle.tsx', 'renderer/dialog/dialog.tsx'],
  ['renderer/table/x.tsx', 'renderer/game-list.ts', 'renderer/moment/card.tsx'],
  ['renderer/screens/hall/x.tsx', 'renderer/games/sixth/page.ts', 'renderer/table/end-card.tsx'],
  ['renderer/games/sixth/table/x.tsx', 'renderer/games/seventh/page.ts', 'renderer/screens/hall/hall.tsx'],
  ['renderer/games/sixth/gallery/x.tsx', 'renderer/games/seventh/page.ts', 'renderer/gallery/page.tsx'],
  ['renderer/app.tsx', 'renderer/games/sixth/page.ts', 'renderer/games.ts'],
  ['e2e/x.spec.ts', 'engine/kernel/session.ts', '@playwright/test'],
])('%s may not import %s, and may import %s', (from, forbidden, allowed) => {
  const found = trespasses([forbidden, allowed].map((to) => ({ from, to, typeOnly: true, lazy: false })))
  expect(found).toEqual([expect.stringContaining(`${from} imports ${forbidden}, which`)])
})

test('what the page imports of a game brings tables, words and odds with it, and no state or session', () => {
  const ROOMS = /^engine\/[^/]+\/(?:open|tables)\//
  const imports = importsIn(root, ['engine', 'renderer']).filter(({ typeOnly }) => !typeOnly)
  const next = Map.groupBy(imports, ({ from }) => from)
  const asked = imports.filter(({ from, to }) => !from.includes('.test.') && from.startsWith('renderer/') && ROOMS.test(to))
  const brought = new Set(asked.map(({ to }) => to))
  expect(brought.size).toBeGreaterThan(20)
  for (const file of brought) for (const { to } of next.get(file) ?? []) brought.add(to)
  expect(
    [...brought].filter(
      (file) => !ROOMS.test(file) && !/^engine\/kernel\/(?:words|odds|dice|plain|figures|seeded|telling|drawing)\.ts$/.test(file),
    ),
  ).toEqual([])
})

test('the engine makes no chance of its own: it comes from the seeded streams', () => {
  const files = globSync('engine/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))
  expect(files.length).toBeGreaterThan(500)
  expect(files.filter((file) => /\bMath\s*\.\s*random\b/.test(readFileSync(join(root, file), 'utf8')))).toEqual([])
})
