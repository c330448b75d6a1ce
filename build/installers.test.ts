import { expect, test } from 'vitest'
import { ARCHS, KINDS, missingInWords, nameOf } from './installers.ts'

/** As electron-builder fills a name in. */
const filledIn = (kind: string, arch: string, ending: string) =>
  nameOf(kind, true).replace(/\$\{(arch|ext)\}/g, (_, part) => (part === 'arch' ? arch : ending))

test.each(Object.entries(KINDS))('no installer for %s takes the place of another', (_system, kinds) => {
  const endings: Record<string, string> = { nsis: 'exe', portable: 'exe' }
  const names = Object.keys(kinds).flatMap((kind) => ARCHS.map((arch) => filledIn(kind, arch, endings[kind] ?? kind)))
  expect(new Set(names).size).toBe(2 * Object.keys(kinds).length)
  for (const name of names) expect(name).toContain('DRAFT')
  expect(nameOf('deb', false)).not.toContain('DRAFT')
})

test('what could not be made is told in one sentence, with why', () => {
  expect(missingInWords([], [])).toBeNull()
  expect(missingInWords([], ['x64'])).toBe(
    'For x64 the drafts hold a fake Electron that starts nothing, since the real one could not be downloaded.',
  )
  const offline = (kind: string) => ARCHS.map((arch) => ({ kind, arch, error: 'getaddrinfo ENOTFOUND github.com' }))
  expect(missingInWords([...offline('AppImage'), ...offline('deb'), { kind: 'rpm', arch: 'arm64', error: 'no rpmbuild' }], ARCHS)).toBe(
    'Could not be made here: AppImage and deb for x64 and arm64, whose tools come from github.com, which cannot be reached; ' +
      'rpm for arm64, because of “no rpmbuild”; ' +
      'for x64 and arm64 the drafts hold a fake Electron that starts nothing, since the real one could not be downloaded.',
  )
})
