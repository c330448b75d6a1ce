import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

const root = resolve(import.meta.dirname, '..')

/** A busy machine is not a failure: only what hangs is. */
const testTimeout = 60_000
const hookTimeout = 60_000

/** The suite that runs over every transport is a step of its own. */
const CONTRACT = 'electron/contract.test.ts'

export default defineConfig({
  root,
  test: {
    // All cores: by itself vitest keeps one free, which on a machine of two is half.
    maxWorkers: '100%',
    projects: [
      {
        root,
        test: {
          name: 'unit',
          // Files share a worker and what it has loaded: nothing here is changed by loading it, nor does a test leave anything behind.
          isolate: false,
          testTimeout,
          hookTimeout,
          environment: 'node',
          include: ['{engine,db,electron,build,bench}/**/*.test.ts'],
          exclude: [CONTRACT],
        },
      },
      {
        root,
        plugins: [react()],
        test: {
          name: 'page',
          environment: 'happy-dom',
          testTimeout,
          hookTimeout,
          setupFiles: ['@testing-library/jest-dom/vitest', 'renderer/fixtures/patience.ts'],
          include: ['renderer/**/*.test.{ts,tsx}'],
        },
      },
      {
        root,
        test: { name: 'contract', environment: 'node', testTimeout, hookTimeout, include: [CONTRACT] },
      },
    ],
  },
})
