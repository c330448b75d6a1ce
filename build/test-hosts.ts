import { resolve } from 'node:path'
import { build } from 'vite'
import { root, testHosts } from './vite.ts'

/** The headless host as tests start it, with its worker thread beside it. */
export const HEADLESS = resolve(root, '.cache/electron/headless.js')

const bundled = globalThis as { citadelTestHosts?: Promise<unknown> }

/** Bundles the hosts under test, once a run. */
export default async function bundleTestHosts(): Promise<void> {
  bundled.citadelTestHosts ??= Promise.all(testHosts(resolve(root, '.cache')).map((config) => build(config)))
  await bundled.citadelTestHosts
}
