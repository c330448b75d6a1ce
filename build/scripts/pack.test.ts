import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'citadel-pack-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** The script in a project whose build and packing only say that they were run. */
function packed(build: string) {
  mkdirSync(join(folder, 'build'), { recursive: true })
  for (const file of ['build/scripts', 'package.json', 'package-lock.json'])
    cpSync(join(root, file), join(folder, file), { recursive: true })
  rmSync(join(folder, 'node_modules'), { force: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  const log = join(folder, 'log')
  writeFileSync(log, '')
  const say = (what: string) => `import { appendFileSync } from 'node:fs'\nappendFileSync(${JSON.stringify(log)}, ${what})\n`
  writeFileSync(join(folder, 'build/build.ts'), say("'built '") + build)
  writeFileSync(join(folder, 'build/dist.ts'), say("process.argv.slice(2).join(' ')"))
  const { status } = spawnSync(process.execPath, [join(folder, 'build/scripts/pack.mjs'), '--dir'], { encoding: 'utf8' })
  return { status, done: readFileSync(log, 'utf8') }
}

test('a package is built first, and nothing is packed where the build has failed', () => {
  expect(packed('')).toEqual({ status: 0, done: 'built --dir' })
  expect(packed('process.exit(1)')).toEqual({ status: 1, done: 'built ' })
})
