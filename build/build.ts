import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { root, targets } from './vite.ts'

const started = performance.now()
rmSync(join(root, 'dist'), { recursive: true, force: true })
await Promise.all(targets.map((config) => build(config)))
console.log(`Built in ${((performance.now() - started) / 1000).toFixed(1)} s`)
