import { builtinModules } from 'node:module'
import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import type { InlineConfig, Plugin } from 'vite'

export const root = resolve(import.meta.dirname, '..')

/** Never bundled: electron comes from the runtime, and better-sqlite3 has native files. */
const external = ['electron', 'better-sqlite3', ...builtinModules, ...builtinModules.map((name) => `node:${name}`)]

const common = { configFile: false, root, logLevel: 'warn', mode: 'production' } satisfies InlineConfig

/** One bundle of the page for every shell. */
const renderer = (out: string, note: Plugin): InlineConfig => ({
  ...common,
  root: resolve(root, 'renderer'),
  base: './',
  plugins: [react(), note],
  build: {
    outDir: resolve(out, 'renderer'),
    emptyOutDir: true,
    target: 'chrome140',
    modulePreload: { polyfill: false },
    // The page's policy lets fonts and styles come from files only, not from data: addresses.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2000,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
})

/**
 * The scripts, apart from one for each lazy part: what the page begins with, what several parts need of the furniture, and of each game.
 * Left to itself, the bundler makes a script of every combination, a hundred of them under a kilobyte.
 */
const GROUPS = [
  { name: 'first', tags: ['$initial' as const], priority: 3 },
  { name: 'furniture', test: /renderer[\\/](?!games[\\/])/, minShareCount: 3, priority: 2 },
  { name: (id: string) => /renderer[\\/]games[\\/](\w+)[\\/]/.exec(id)?.[1] ?? null, minShareCount: 2, priority: 1 },
]

function electron(out: string, note: Plugin, name: string, entry: string, format: 'es' | 'cjs'): InlineConfig {
  return {
    ...common,
    plugins: [note],
    resolve: { conditions: ['node'] },
    ssr: { noExternal: true, external: ['electron', 'better-sqlite3'] },
    build: {
      ssr: true,
      outDir: resolve(out, 'electron'),
      emptyOutDir: false,
      target: 'node24',
      sourcemap: true,
      minify: false,
      rolldownOptions: {
        input: { [name]: resolve(root, entry) },
        external,
        output: {
          format,
          entryFileNames: `[name].${format === 'cjs' ? 'cjs' : 'js'}`,
          // A sandboxed preload has to be one CommonJS file.
          ...(format === 'cjs' ? { codeSplitting: false } : {}),
        },
      },
    },
  }
}

const worker = (out: string, note: Plugin) => electron(out, note, 'worker', 'electron/host/work/worker.ts', 'es')

/** The builds, into the folder `out`, with a plugin that notes their packages. */
export const targets = (out: string, note: Plugin): readonly InlineConfig[] => [
  renderer(out, note),
  electron(out, note, 'main', 'electron/main/index.ts', 'es'),
  electron(out, note, 'web', 'electron/web/index.ts', 'es'),
  electron(out, note, 'preload', 'electron/preload/index.ts', 'cjs'),
  worker(out, note),
]

/** The hosts that tests start by the dozen: from its sources each would load for seconds. */
export const testHosts = (out: string): readonly InlineConfig[] => [
  electron(out, UNNOTED, 'headless', 'electron/headless/index.ts', 'es'),
  worker(out, UNNOTED),
]

const UNNOTED: Plugin = { name: 'packages-unnoted' }
