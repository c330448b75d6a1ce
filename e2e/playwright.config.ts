import { join, resolve } from 'node:path'
import { defineConfig } from '@playwright/test'
import { machineObstacle, runtimeOf } from '../build/scripts/runtime.mjs'
import { CHROMIUM } from './chromium.ts'

const root = resolve(import.meta.dirname, '..')
/** Whether the real Electron can run here. */
const real =
  runtimeOf(join(root, 'node_modules')) !== null &&
  machineObstacle({ platform: process.platform, env: process.env, uid: process.getuid?.() ?? null }) === null
const packed = process.env.CITADEL_PACKED
const PACKAGED = ['shell.spec.ts', 'resume.spec.ts', 'systems.spec.ts']

/** Whether the long ones are left out (fixtures.ts). */
const isBrief = process.env.CITADEL_E2E === 'brief'
const inBrowser = isBrief ? /@window|@long/ : /@window/
const inWindow = isBrief ? /@browser|@long|@once/ : /@browser/

const MINUTE = 60_000

export default defineConfig<{ target: string; appPath: string }>({
  testDir: '.',
  globalSetup: '../build/test-hosts.ts',
  outputDir: join(root, 'test-results'),
  // One picture for every machine: fonts are the app's own.
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  retries: 0,
  reporter: [['list']],
  // Limits end what hangs; how fast the app is, the benches measure.
  timeout: 15 * MINUTE,
  expect: { timeout: MINUTE / 2, toPass: { timeout: MINUTE / 2 } },
  // No trace unless asked for, with --trace=retain-on-failure: keeping one costs as much as the test itself.
  use: {
    // Most tests are about something else than motion: frames that nobody looks at cost as much as the presses. The desktop has it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: CHROMIUM,
    actionTimeout: MINUTE / 2,
  },
  projects: [
    { name: 'web', grepInvert: inBrowser, use: { target: 'web' } },
    // A test of the package need not run again on the same shell unpacked.
    { name: 'desktop', grepInvert: inWindow, testIgnore: packed ? PACKAGED : [], use: { target: 'desktop' } },
    ...(packed
      ? [{ name: 'packaged', grepInvert: inWindow, testMatch: PACKAGED, use: { target: 'desktop', appPath: join(packed, 'app.asar') } }]
      : []),
    ...(real ? [{ name: 'electron', grepInvert: inWindow, use: { target: 'electron' } }] : []),
  ],
})
