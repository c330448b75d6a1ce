import { beforeEach, expect, test } from 'vitest'
import { clientOf } from '../../electron/contract/index.ts'
import { createHost } from '../../electron/host/host.ts'
import { changeSettings, settings } from '../settings/settings.ts'
import { loadPreferences, preference, setPreference } from './preferences.ts'

beforeEach(() => localStorage.clear())

test('a page at a new address is as the previous one was left', async () => {
  const host = createHost({ data: { kind: 'memory' }, version: '0', platform: 'linux', report: () => {} })
  await loadPreferences(clientOf(host))
  changeSettings({ theme: 'dark' })
  setPreference('citadel.note.una', 'Owes me a torch')
  setPreference('citadel.note.bo', 'Gone')
  setPreference('citadel.note.bo', null)
  await Promise.resolve()
  localStorage.clear()
  expect(settings().theme).toBe('system')
  await loadPreferences(clientOf(host))
  expect(settings().theme).toBe('dark')
  expect(preference('citadel.note.una')).toBe('Owes me a torch')
  expect(preference('citadel.note.bo')).toBeNull()
  await host.close()
})

test('a host without answers does not hold the page up', async () => {
  const silent = { call: () => Promise.reject(new Error('gone')), on: () => () => {} }
  await loadPreferences(silent)
  setPreference('citadel.guide', 'seen')
  expect(preference('citadel.guide')).toBe('seen')
})
