import { beforeEach, expect, test, vi } from 'vitest'
import { clientOf } from '../../electron/contract/index.ts'
import { createHost } from '../../electron/host/host.ts'
import { loadPreferences, preference, setPreference } from './preferences.ts'
import { changeSettings, settings } from './settings.ts'

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

test('what the host cannot read now is not written over', async () => {
  const called: unknown[] = []
  const call = (...[name]: readonly unknown[]) => {
    called.push(name)
    return Promise.reject(new Error('it cannot be read now'))
  }
  await loadPreferences({ call, on: () => () => {} })
  setPreference('citadel.guide', 'seen')
  expect([preference('citadel.guide'), called]).toEqual(['seen', ['page.recall']])
})

test('more than the browser holds does not keep the page from starting', async () => {
  const host = createHost({ data: { kind: 'memory' }, version: '0', platform: 'linux', report: () => {} })
  const client = clientOf(host)
  await client.call('page.keep', { key: 'citadel.note.una', text: 'Owes me a torch' })
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  await loadPreferences(client)
  setPreference('citadel.guide', 'seen')
  full.mockRestore()
  expect(await client.call('page.recall')).toMatchObject({ 'citadel.guide': 'seen', 'citadel.note.una': 'Owes me a torch' })
  await host.close()
})
