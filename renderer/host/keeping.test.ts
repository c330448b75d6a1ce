import { beforeEach, expect, test } from 'vitest'
import { clientOf } from '../../electron/contract/index.ts'
import { createHost } from '../../electron/host/host.ts'
import { changeSettings, settings } from '../settings/settings.ts'
import { keep, preference, recall } from './keeping.ts'

beforeEach(() => localStorage.clear())

test('a page at a new address is as the one before it was left', async () => {
  const host = createHost({ data: { kind: 'memory' }, version: '0', platform: 'linux', report: () => {} })
  await recall(clientOf(host))
  changeSettings({ theme: 'dark' })
  keep('citadel.note.una', 'Owes me a torch')
  keep('citadel.note.bo', 'Gone')
  keep('citadel.note.bo', null)
  await Promise.resolve()
  localStorage.clear()
  expect(settings().theme).toBe('system')
  await recall(clientOf(host))
  expect(settings().theme).toBe('dark')
  expect(preference('citadel.note.una')).toBe('Owes me a torch')
  expect(preference('citadel.note.bo')).toBeNull()
  await host.close()
})

test('a host that answers nothing keeps the page from nothing', async () => {
  const silent = { call: () => Promise.reject(new Error('gone')), on: () => () => {} }
  await recall(silent)
  keep('citadel.guide', 'seen')
  expect(preference('citadel.guide')).toBe('seen')
})
