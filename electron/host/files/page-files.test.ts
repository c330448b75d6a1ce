import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { dataFolder } from './data-folder.ts'
import { pageFiles } from './page-files.ts'

test('the page’s files are those of known types in its folder', () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-'))
  mkdirSync(join(folder, 'assets'))
  for (const name of ['index.html', 'assets/a.js', 'assets/a.js.map', '.env']) writeFileSync(join(folder, name), '')
  symlinkSync('/etc/hosts', join(folder, 'hosts.txt'))
  const files = pageFiles(folder)
  rmSync(folder, { recursive: true })
  expect([...files.keys()].sort()).toEqual(['/', '/assets/a.js', '/index.html'])
  expect(files.get('/assets/a.js')?.type).toBe('text/javascript; charset=utf-8')
})

test('every shell finds the campaigns where Electron keeps them', () => {
  const home = '/home/anna'
  expect(dataFolder({ platform: 'linux', home, env: {} })).toBe('/home/anna/.config/Citadel')
  expect(dataFolder({ platform: 'linux', home, env: { XDG_CONFIG_HOME: '/cfg' } })).toBe('/cfg/Citadel')
  expect(dataFolder({ platform: 'linux', home, env: { XDG_CONFIG_HOME: '' } })).toBe('/home/anna/.config/Citadel')
  expect(dataFolder({ platform: 'darwin', home, env: {} })).toBe('/home/anna/Library/Application Support/Citadel')
  expect(dataFolder({ platform: 'win32', home, env: { APPDATA: '/roaming' } })).toBe('/roaming/Citadel')
})
