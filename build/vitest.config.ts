import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = resolve(import.meta.dirname, '..')

/** Long enough for a busy machine: only a hanging test should fail. */
const testTimeout = 60_000
const hookTimeout = 60_000
const patience = { poll: { timeout: 20_000 } }

/** The suite that runs over every transport is a separate step. */
const CONTRACT = 'electron/contract.test.ts'

/** Tests that put something in the place of a module: each of their files loads all modules again. */
const APART = 'renderer/**/*.apart.test.{ts,tsx}'

/** Short files that take long: their work is done by other processes. */
const LONG = /build\/endurance\/(kill|mutate|power-cut|race|write-errors)\.test\.ts$/

/** The long ones first: in its own order, by the size of files, they come last, and then one core waits for the other. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLong = ({ moduleId }: TestSpecification) => LONG.test(moduleId)
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))]
  }
}

const globalSetup = 'build/test-hosts.ts'

/** What all tests of the page have in common. */
const page = {
  root,
  plugins: [react()],
  test: {
    environment: 'happy-dom',
    testTimeout,
    hookTimeout,
    globalSetup,
    setupFiles: [
      '@testing-library/jest-dom/vitest',
      'renderer/fixtures/patience.ts',
      'renderer/fixtures/no-warnings.ts',
      'renderer/fixtures/new-page.ts',
    ],
  },
}

export default defineConfig({
  root,
  test: {
    // All cores: by default vitest leaves one free, which is half of a machine with two.
    maxWorkers: '100%',
    sequence: { sequencer: LongFirst },
    projects: [
      {
        root,
        test: {
          name: 'unit',
          // Files share a worker and its loaded modules: loading changes nothing here, and no test leaves anything behind. So of the page.
          isolate: false,
          testTimeout,
          hookTimeout,
          expect: patience,
          globalSetup,
          environment: 'node',
          include: ['{engine,db,electron,build,bench}/**/*.test.ts'],
          exclude: [CONTRACT],
        },
      },
      {
        ...page,
        test: {
          ...page.test,
          name: 'page',
          isolate: false,
          include: ['renderer/**/*.test.{ts,tsx}'],
          exclude: [APART],
        },
      },
      { ...page, test: { ...page.test, name: 'page-apart', include: [APART] } },
      {
        root,
        test: { name: 'contract', environment: 'node', testTimeout, hookTimeout, expect: patience, globalSetup, include: [CONTRACT] },
      },
    ],
  },
})
