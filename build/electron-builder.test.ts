import { afterEach, expect, test, vi } from 'vitest'
import config from './electron-builder.ts'
import { FILE_TYPES } from './file-types.ts'

// What a fake distribution cannot show: signing, and the tools that make installers.

test('a build for macOS without a certificate is signed ad hoc, after its fuses: Apple Silicon starts nothing else', () => {
  expect(config.electronFuses).toMatchObject({ resetAdHocDarwinSignature: true, enableCookieEncryption: false })
  expect(config.mac).toHaveProperty('identity', '-')
})

afterEach(() => vi.unstubAllEnvs())

test.each(['CSC_LINK', 'CSC_NAME'])('and with one that %s names, by that', async (name) => {
  vi.stubEnv(name, 'Citadel')
  vi.resetModules()
  const { default: signed } = await import('./electron-builder.ts')
  expect(signed.mac).not.toHaveProperty('identity')
})

test('an AppImage brings its own FUSE, a deb names the glibc of the database, and nothing is ever uploaded', () => {
  expect(config.toolsets?.appimage).toMatch(/^[1-9]/)
  expect(config.deb?.depends).toContain('libc6 (>= 2.34)')
  expect(config.publish).toBeNull()
})

test.each(['linux', 'mac', 'win'] as const)('installers for %s are made for both processors', (system) => {
  const targets = config[system]?.target
  expect([targets].flat().map((each) => (typeof each === 'object' && each !== null ? each.arch : null))).toEqual(
    [targets].flat().map(() => ['x64', 'arm64']),
  )
})

test('exported campaigns and characters are files of the app on all three systems', () => {
  // Windows and macOS know an ending, Linux a type.
  for (const { ext, mimeType } of FILE_TYPES)
    expect([ext, mimeType]).toEqual([expect.stringMatching(/^[a-z-]+$/), expect.stringContaining('/')])
  expect(config.fileAssociations).toHaveLength(FILE_TYPES.length)
})
