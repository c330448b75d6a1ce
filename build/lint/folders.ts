import type { Import } from './circles.ts'

// Which folder may import which: the one list, which `folders.test.ts` holds every import against, those of types included.
// `*` stands for one name, `**` for any path, `{a,b}` for either; `{game}` in what may be imported is the game of the importing file. The
// last pattern of `may` that fits decides, and one with `!` forbids.

interface Row {
  readonly files: string
  readonly may: readonly string[]
}

const NODE = 'node:**'
const TEST = ['vitest', 'fast-check', NODE]
const TYPES = ['engine/**/types.ts', 'engine/**/*-types.ts']
const REFUSAL = 'engine/kernel/refusal.ts'
const EVERYTHING = ['**']

/** The page's furniture from the bottom up: each folder imports those before it. */
const FURNITURE = [
  ...['icons', 'face', 'scene', 'settings', 'host', 'board', 'keys', 'dialog', 'dice', 'rulebook', 'sound', 'charts', 'chronicle', 'frame'],
  ...['guide', 'decision', 'moment', 'palette', 'recall', 'counter', 'errand', 'table', 'screens'],
]
/** The folders that the contracts between page and game (`renderer/*.ts`) rest on; they may in turn read the contracts. */
const GROUND = ['icons', 'face', 'scene', 'settings', 'host']
const inPage = (folders: readonly string[]) => folders.map((folder) => `renderer/${folder}/**`)

const PAGE = [
  ...['react', 'react-dom', 'react-dom/client', '@tanstack/react-query', 'd3-scale', 'd3-shape'],
  ...['electron/contract/**', '!electron/contract/inputs/**'],
  ...[
    ...TYPES,
    'engine/kernel/{words,odds,figures,luck-words,telling,drawing,seeded,passages,cost-words}.ts',
    'renderer/style/**',
    'renderer/CREDITS.md',
  ],
]
const PAGE_TEST = ['vitest', '@testing-library/react']
/** Files of `renderer/` itself that stand above the furniture. */
const TOP = ['renderer/app.tsx', 'renderer/main.tsx', 'renderer/game-list.ts', 'renderer/games.ts']
const LOOSE = ['renderer/*', ...TOP.map((file) => `!${file}`)]
const GAME_PAGE = [...PAGE, 'engine/{game}/{open,tables}/**', 'renderer/games/{game}/**']

/** The first row that fits a file decides. */
export const FOLDERS: readonly Row[] = [
  { files: 'engine/*.test.ts', may: ['engine/**', ...TEST] },
  { files: 'engine/*', may: ['engine/**'] },
  { files: 'engine/{game}/**.test.ts', may: ['engine/{game}/**', 'engine/kernel/**', ...TEST] },
  {
    files: 'engine/{game}/open/**',
    may: ['engine/{game}/{open,tables}/**', ...TYPES, 'engine/kernel/{words,odds,figures,luck-words,telling,drawing,seeded}.ts'],
  },
  { files: 'engine/{game}/**', may: ['engine/{game}/**', 'engine/kernel/**'] },
  { files: 'db/**', may: ['db/**', ...TYPES, REFUSAL, 'better-sqlite3', 'drizzle-orm/**', 'drizzle-orm', ...TEST] },
  { files: 'electron/contract/**', may: ['electron/contract/**', ...TYPES, 'zod'] },
  { files: 'electron/host/testing/**', may: EVERYTHING },
  { files: 'electron/host/**', may: ['electron/{contract,host}/**', 'engine/**', 'db/**', 'zod', 'better-sqlite3', ...TEST] },
  { files: 'electron/{main,preload}/**', may: ['electron/{contract,host,main,preload}/**', REFUSAL, 'electron', 'zod', ...TEST] },
  { files: 'electron/{web,headless}/**', may: ['electron/{contract,host,web,headless}/**', 'zod', 'ws', ...TEST] },
  { files: 'renderer/**.test.{ts,tsx}', may: EVERYTHING },
  {
    files: 'renderer/games/{game}/{fixtures,gallery}/**',
    may: [...GAME_PAGE, 'renderer/**', '!renderer/games/**', 'renderer/games/{game}/**'],
  },
  { files: 'renderer/games/{game}/**', may: [...GAME_PAGE, ...LOOSE, ...inPage(FURNITURE)] },
  { files: 'renderer/games.ts', may: ['renderer/games/*/page.ts'] },
  {
    files: 'renderer/{app.tsx,main.tsx,game-list.ts,gallery/**,fixtures/**}',
    may: [...PAGE, ...PAGE_TEST, 'renderer/**', '!renderer/games/**'],
  },
  { files: 'renderer/*', may: [...PAGE, ...LOOSE, ...inPage(GROUND)] },
  ...FURNITURE.map((folder, i) => ({
    files: `renderer/${folder}/**`,
    may: [...PAGE, ...LOOSE, ...inPage(FURNITURE.slice(0, i + 1))],
  })),
  // What runs on a desktop asks the build where one is, and by which names; and which Chromium a machine has.
  {
    files: 'e2e/**',
    may: [
      'e2e/**',
      'build/scripts/runtime.mjs',
      'build/scripts/chromium-here.mjs',
      'build/identity.ts',
      '@playwright/test',
      'playwright-core',
      '@axe-core/playwright',
      '@electron/asar',
      NODE,
    ],
  },
  { files: '{build,bench,electron}/**', may: EVERYTHING },
]

/** Imports that the list does not allow, each as a sentence that names both files. */
export function trespasses(imports: readonly Import[], rows = FOLDERS): readonly string[] {
  const compiled = rows.map((row) => ({ ...row, fits: pattern(row.files) }))
  return imports.flatMap(({ from, to }) => {
    const row = compiled.find(({ fits }) => fits.test(from))
    if (!row) return [`${from} is in a folder that build/lint/folders.ts does not list.`]
    const game = row.fits.exec(from)?.groups?.game ?? ''
    const last = row.may.findLast((may) => pattern(may.replace(/^!/, ''), game).test(to))
    return last && !last.startsWith('!') ? [] : [`${from} imports ${to}, which ${row.files} may not.`]
  })
}

function pattern(glob: string, game = '(?<game>[^/]+)'): RegExp {
  const parts: Record<string, string> = { '**': '.*', '*': '[^/]*', '{game}': game, '{': '(?:', ',': '|', '}': ')', '.': '\\.' }
  return new RegExp(`^${glob.replaceAll(/\*\*|\{game\}|[*{},.]/g, (part) => parts[part] ?? part)}$`)
}
