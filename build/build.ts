import { mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { root, targets } from './vite.ts'

// Built beside, then moved into place whole: whoever starts the app meanwhile finds the old build or the new one.
const started = performance.now()
const cache = join(root, '.cache')
mkdirSync(cache, { recursive: true })
const work = mkdtempSync(join(cache, 'build-'))
const dist = join(root, 'dist')
try {
  await Promise.all(targets(join(work, 'new')).map((config) => build(config)))
  try {
    renameSync(dist, join(work, 'old'))
  } catch {
    // There was none.
  }
  renameSync(join(work, 'new'), dist)
} finally {
  rmSync(work, { recursive: true, force: true })
}
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
