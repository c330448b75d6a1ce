import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createHost } from '../host.ts'
import { type HostInFolder, withClient } from '../testing/host-in-folder.ts'
import { WORKER } from '../testing/test-host.ts'
import type { WeekTimes } from './weekly.ts'

// Once a week, while nobody plays, campaigns and the newest backup are verified by themselves.

const AT_ONCE = { look: 20, idle: 40, week: 7 * 24 * 3_600_000 }

let data = ''
const hosts: HostInFolder[] = []
beforeEach(() => {
  data = mkdtempSync(join(tmpdir(), 'citadel-week-'))
})
afterEach(async () => {
  for (const host of hosts.splice(0)) await host.close()
  rmSync(data, { recursive: true, force: true })
})

function open(week: WeekTimes = AT_ONCE, now = () => new Date().toISOString()): HostInFolder {
  const about = { version: '1', platform: 'test', report: () => {}, worker: WORKER, week, now }
  const host = withClient(createHost({ data: { kind: 'folder', folder: data }, ...about }))
  hosts.push(host)
  return host
}

const kept = () => JSON.parse(readFileSync(join(data, 'check.json'), 'utf8'))
const until = (what: () => void) => vi.waitFor(what, { timeout: 10_000 })

test('idle, it verifies every campaign and the newest backup, says so, and remembers when', async () => {
  const host = open()
  await host.call('campaign.create', { name: 'Autumn', game: 'citadel' })
  await host.call('campaign.create', { name: 'Winter', game: 'citadel' })
  expect(await host.call('check.status')).toBeNull()
  await until(() => expect(host.told).toContainEqual({ event: 'backup.changed', data: {} }))
  const checked = await host.call('check.status')
  expect(checked).toMatchObject({ campaigns: 2, problems: [] })
  expect(kept()).toEqual(checked)
  await host.close()
  const again = open({ ...AT_ONCE, look: 1_000_000 })
  expect(await again.call('check.status')).toEqual(checked)
})

test('what it finds wrong is told in sentences', async () => {
  const host = open({ ...AT_ONCE, idle: 400 })
  await host.call('campaign.create', { name: 'Autumn', game: 'citadel' })
  const { backup } = await host.call('backup.create')
  const file = readdirSync(join(data, 'backups')).find((name) => name === backup) ?? ''
  const bytes = readFileSync(join(data, 'backups', file))
  bytes.fill(0x55, bytes.length >> 1)
  writeFileSync(join(data, 'backups', file), bytes)
  await until(() => expect(existsSync(join(data, 'check.json'))).toBe(true))
  expect(kept()).toMatchObject({ campaigns: 1, problems: [expect.stringMatching(/^The newest backup: /)] })
})

test('not while someone plays, not without campaigns, and not again within the week', async () => {
  const busy = open({ ...AT_ONCE, idle: 60_000 })
  await busy.call('campaign.create', { name: 'Autumn', game: 'citadel' })
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(await busy.call('check.status')).toBeNull()
  await busy.close()
  hosts.length = 0
  writeFileSync(join(data, 'check.json'), JSON.stringify({ at: new Date().toISOString(), campaigns: 7, problems: [] }))
  const within = open()
  await new Promise((resolve) => setTimeout(resolve, 200))
  expect(await within.call('check.status')).toMatchObject({ campaigns: 7 })
  await within.close()
  hosts.length = 0
  const later = open(AT_ONCE, () => new Date(Date.now() + 8 * 24 * 3_600_000).toISOString())
  await until(() => expect(kept()).toMatchObject({ campaigns: 1 }))
  await later.close()
  hosts.length = 0
})
