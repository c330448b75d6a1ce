import { resolve } from 'node:path'
import { build } from 'vite'
import { root, targets } from './vite.ts'

// The worker thread of the hosts under test, bundled as it is for the app: from its sources every host would load it anew, for a second each.

const out = resolve(root, '.cache/test-worker')

export default async function bundleWorker(): Promise<void> {
  const bundled = globalThis as { citadelTestWorker?: Promise<void> }
  bundled.citadelTestWorker ??= bundle()
  await bundled.citadelTestWorker
}

async function bundle(): Promise<void> {
  for (const target of targets(out, { name: 'note-nothing' }).filter(({ build: of }) => 'worker' in Object(of?.rolldownOptions?.input)))
    await build(target)
}
