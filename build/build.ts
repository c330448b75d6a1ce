import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { licencesOf, notePackages } from './licences.ts'
import { moved } from './moved.ts'
import { root, targets } from './vite.ts'
import { kilobytes, WEIGHT_LIMITS, weightOf } from './weight.ts'

// Built in a folder beside, then moved into place whole: an app started meanwhile finds either the old build or the new one.
const started = performance.now()
const cache = join(root, '.cache')
mkdirSync(cache, { recursive: true })
const work = mkdtempSync(join(cache, 'build-'))
const dist = join(root, 'dist')
try {
  const packages = new Set(['better-sqlite3', 'electron'])
  await Promise.all(targets(join(work, 'new'), notePackages(packages)).map((config) => build(config)))
  writeFileSync(join(work, 'new/renderer/licences.json'), JSON.stringify(licencesOf(packages)))
  const { first, whole } = weightOf(join(work, 'new/renderer'))
  console.log(`The first page weighs ${kilobytes(first)} gzipped, with a limit of ${kilobytes(WEIGHT_LIMITS.first)}`)
  console.log(`With all that comes later it weighs ${kilobytes(whole)}, with a limit of ${kilobytes(WEIGHT_LIMITS.whole)}`)
  if (existsSync(dist)) await moved(dist, join(work, 'old'))
  await moved(join(work, 'new'), dist)
} finally {
  rmSync(work, { recursive: true, force: true })
}
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
