import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { afterEach, beforeEach, describe, expect, type TestContext, test, vi } from 'vitest'
import { type DiskCall, type Errno, type Faults, failingDisk } from '../../../db/testing/faults.ts'
import { NotHere, TROUBLES } from '../../../db/testing/trouble.ts'
import { type HostInFolder, hostInFolder } from '../testing/host-in-folder.ts'
import { readBackup } from './reading-backups.ts'

// A host on a disk that fails: it lives, nothing answered is lost, what it says is true, and once the disk is well everything works.

let base = ''
let folder = ''
let disk: Faults | null = null
const hosts: HostInFolder[] = []
const disks: string[] = []
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'citadel-failing-'))
  folder = join(base, 'data')
})
afterEach(async () => {
  disk?.end()
  disk = null
  vi.unstubAllEnvs()
  for (const host of hosts.splice(0)) await host.close()
  for (const mounted of disks.splice(0)) TROUBLES['large-disk'](mounted)
  rmSync(base, { recursive: true, force: true })
})

function open(): HostInFolder {
  const host = hostInFolder(folder)
  hosts.push(host)
  return host
}

function fails(error: Errno, when: (call: DiskCall) => boolean): void {
  disk = failingDisk((call) => (when(call) ? error : null))
}

/** Such a call fails once, and then no more. */
function failsOnce(error: Errno, when: (call: DiskCall) => boolean): void {
  let left = 1
  fails(error, (call) => when(call) && left-- > 0)
}

/** Puts that folder on a small disk of its own, or leaves the test out, loudly. */
function onDiskOfItsOwn(context: TestContext, path: string): void {
  try {
    TROUBLES['small-disk'](path)
    disks.push(path)
  } catch (error) {
    if (!(error instanceof NotHere)) throw error
    console.warn(`left out: ${context.task.name}: ${error.message}`)
    context.skip(error.message)
  }
}

const NEW = { name: 'The long winter', game: 'citadel' }
const namesOf = async (host: HostInFolder) => (await host.call('campaign.list')).map(({ name }) => name).toSorted()
const isOpen = async (host: HostInFolder) => (await host.call('storage.status')).state === 'open'

/** Opens a host with one campaign in a backup and another since. */
async function filled(): Promise<{ readonly host: HostInFolder; readonly backup: string; readonly campaign: string }> {
  const host = open()
  const { id } = await host.call('campaign.create', NEW)
  const { backup } = await host.call('backup.create')
  await host.call('campaign.create', { ...NEW, name: 'Since' })
  return { host, backup, campaign: id }
}
const BOTH = ['Since', NEW.name]

describe('a restore', () => {
  test('that a scanner is in the way of is refused, everything is as it was, and the next one is done', async () => {
    const { host, backup } = await filled()
    failsOnce('EBUSY', ({ name, path }) => name === 'renameSync' && path.endsWith('campaigns.db'))
    expect(await host.refusal('backup.restore', { backup })).toMatch(/^storage busy: .*everything is as it was/)
    expect([await isOpen(host), await namesOf(host)]).toEqual([true, BOTH])
    await host.call('campaign.create', { ...NEW, name: 'After' })
    await host.close()
    const again = open()
    expect(await namesOf(again)).toEqual(['After', ...BOTH])
    await again.call('backup.restore', { backup })
    expect(await namesOf(again)).toEqual([NEW.name])
  })

  test('that can be neither completed nor undone says so, and is completed by the next try', async () => {
    const { host, backup } = await filled()
    let moved = false
    fails('EIO', ({ name, path }) => {
      const was = moved
      moved ||= name === 'renameSync' && path.endsWith('campaigns.db')
      return was && (name === 'renameSync' || name === 'rmSync')
    })
    expect(await host.refusal('backup.restore', { backup })).toMatch(/^storage failing: .*Try again: it has its place as soon as/)
    expect(await host.call('storage.retry')).toMatchObject({ state: 'refused', kind: 'failing' })
    disk?.end()
    expect(await host.call('storage.retry')).toMatchObject({ state: 'open' })
    expect(await namesOf(host)).toEqual([NEW.name])
    const aside = (await host.call('backup.list')).find(({ reason }) => reason === 'restore')?.backup ?? ''
    await host.call('backup.restore', { backup: aside })
    expect(await namesOf(host)).toEqual(BOTH)
  })

  test('brings back a backup from another disk, and what was there stays beside the campaigns, listed like the others', async (context) => {
    mkdirSync(folder)
    onDiskOfItsOwn(context, join(folder, 'backups'))
    const { host, backup } = await filled()
    const { aside } = await host.call('backup.restore', { backup })
    expect([await namesOf(host), readdirSync(folder)]).toEqual([[NEW.name], expect.arrayContaining([`campaigns.db.aside-${aside}`])])
    expect((await host.call('backup.list')).map((one) => one.backup)).toEqual(expect.arrayContaining([aside, backup]))
    expect(await host.call('backup.verify', { backup: aside ?? '' })).toMatchObject({ ok: true })
    await host.call('backup.restore', { backup: aside ?? '' })
    expect(await namesOf(host)).toEqual(BOTH)
  })
})

test('where folders cannot be put on the disk everything works as ever, and is kept', async () => {
  fails('EINVAL', ({ name, path }) => name === 'fsyncSync' && statSync(path).isDirectory())
  const { host, backup, campaign } = await filled()
  expect(await host.call('page.keep', { key: 'citadel.settings', text: 'dark' })).toEqual({ kept: true })
  await host.call('campaign.delete', { campaign })
  await host.call('backup.restore', { backup })
  await host.close()
  const again = open()
  expect(await namesOf(again)).toEqual([NEW.name])
  expect(await again.call('page.recall')).toEqual({ 'citadel.settings': 'dark' })
  expect([...host.errors, ...again.errors]).toEqual([])
})

test.each<Errno>(['EMFILE', 'EIO'])(
  'campaigns deleted while open, and unreadable when written anew (%s), are back once they can be read',
  async (error) => {
    const { host } = await filled()
    rmSync(folder, { recursive: true })
    failsOnce(error, ({ name, path }) => name === 'openSync' && path.includes('.next-'))
    expect(await host.call('storage.retry')).toMatchObject({ state: 'refused', kind: error === 'EIO' ? 'failing' : 'busy' })
    expect(await host.call('storage.retry')).toMatchObject({ state: 'open' })
    expect(await namesOf(host)).toEqual(BOTH)
  },
)

test('a sound backup that cannot be read now is not called damaged', async () => {
  const { backup } = await filled()
  const file = join(folder, 'campaigns.db')
  fails('EMFILE', ({ name, path }) => name === 'openSync' && path.endsWith(backup))
  expect(readBackup({ file, id: backup })).toMatchObject({ code: 'conflict', detail: 'unread', message: expect.stringMatching(/not mean/) })
  disk?.end()
  expect(readBackup({ file, id: backup })).toMatchObject({ problems: [] })
})

test('a list of backups that cannot be read is no trouble of the campaigns', async () => {
  const { host } = await filled()
  rmSync(join(folder, 'backups'), { recursive: true })
  symlinkSync('backups', join(folder, 'backups'))
  expect(await host.refusal('backup.list', undefined)).toMatch(/^storage missing/)
  expect(await host.refusal('backup.create', undefined)).toMatch(/^storage missing: The folder of the backups/)
  const status = await host.call('storage.status')
  expect(status).toMatchObject({ state: 'open', backups: { newest: null, failed: expect.stringMatching(/cannot be found or made/) } })
})

describe('errors in the background', () => {
  test.each<Errno>(['EDQUOT', 'EBUSY', 'EMFILE', 'EINVAL', 'ESTALE', 'ELOOP'])('never end the host: %s', async (error) => {
    const { host } = await filled()
    fails(error, () => true)
    await host.call('campaign.create', { ...NEW, name: 'While it fails' }).catch(() => {})
    for (const call of ['storage.status', 'storage.retry', 'backup.list', 'backup.create', 'page.recall'] as const)
      await host.call(call).catch(({ code }) => expect(code).not.toBe('internal'))
    await new Promise((resume) => setImmediate(resume))
    disk?.end()
    expect(await host.call('storage.retry')).toMatchObject({ state: 'open' })
    expect(await namesOf(host)).toEqual(expect.arrayContaining(BOTH))
  })

  test('that nobody caught are reported, and the process goes on', () => {
    const script = `
      import { surviveErrors } from ${JSON.stringify(resolve(import.meta.dirname, 'uncaught.ts'))}
      surviveErrors(process, (error) => console.log(error.message))
      setTimeout(() => { throw new Error('one') }, 1)
      setTimeout(() => Promise.reject(new Error('two')), 2)
      setTimeout(() => console.log('alive'), 50)`
    const { stdout, status } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
    expect([stdout.trim().split('\n'), status]).toEqual([['one', 'two', 'alive'], 0])
  })

  test('are reported for a user whom the machine does not know', (context) => {
    if (process.getuid?.() !== 0) context.skip('only the superuser can become somebody else')
    const log = resolve(import.meta.dirname, 'error-log.ts')
    const script = `
      import { errorLog } from ${JSON.stringify(log)}
      const log = errorLog(() => {})
      log.report(new Error('at /home/somebody/file.ts'))
      console.log(log.kept.length)`
    const { HOME: _, ...env } = process.env
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      ...{ encoding: 'utf8', uid: 12_345, gid: 12_345, env, cwd: '/' },
    })
    expect([stdout.trim(), stderr]).toEqual(['1', ''])
  })
})

describe('what the page keeps', () => {
  test('is not written by a second host, and is not lost to one failed reading', async () => {
    const { host } = await filled()
    await host.call('page.keep', { key: 'draft.1', text: 'Dear diary' })
    const second = open()
    expect(await second.call('page.recall')).toEqual({ 'draft.1': 'Dear diary' })
    expect(await second.call('page.keep', { key: 'draft.2', text: 'lost' })).toEqual({ kept: false })
    failsOnce('EMFILE', ({ name, path }) => name === 'readFileSync' && basename(path) === 'page.json')
    expect(await host.call('page.keep', { key: 'draft.3', text: 'unheard' })).toEqual({ kept: false })
    expect(await host.call('page.recall')).toEqual({ 'draft.1': 'Dear diary' })
    await host.close()
    expect(await second.call('storage.retry')).toMatchObject({ state: 'open' })
    expect(await second.call('page.keep', { key: 'draft.2', text: 'kept' })).toEqual({ kept: true })
    expect(await second.call('page.recall')).toEqual({ 'draft.1': 'Dear diary', 'draft.2': 'kept' })
  })
})

describe('a folder for temporary files', () => {
  const exported = (host: HostInFolder, campaign: string) => host.call('campaign.export', { campaign })
  /** Verifies, exports and imports: all three need copies. */
  async function allWork(host: HostInFolder, campaign: string) {
    expect(await host.call('campaign.verify', { campaign })).toMatchObject({ ok: true })
    const { data } = await exported(host, campaign)
    expect(await host.call('campaign.import', { data })).toMatchObject({ raids: 0 })
    expect(await isOpen(host)).toBe(true)
    expect(readdirSync(folder).filter((name) => name.includes('.part'))).toEqual([])
  }

  test.each(['is missing', 'is a file', 'leads nowhere'])('that %s is done without: the copies lie beside the campaigns', async (what) => {
    const { host, campaign } = await filled()
    const place = join(base, 'temporary')
    if (what === 'is a file') writeFileSync(place, '')
    if (what === 'leads nowhere') symlinkSync('temporary', place)
    vi.stubEnv('TMPDIR', place)
    await allWork(host, campaign)
  })

  test('that is full is done without', async (context) => {
    const { host, campaign } = await filled()
    const place = join(base, 'temporary')
    onDiskOfItsOwn(context, place)
    TROUBLES.full(place)
    vi.stubEnv('TMPDIR', place)
    await allWork(host, campaign)
  })

  test('that somebody else has left copies in is used as ever', async () => {
    const { host, campaign } = await filled()
    const { pid } = spawnSync(process.execPath, ['-e', ''])
    const place = join(base, 'temporary')
    mkdirSync(join(place, `citadel-work-${pid}-theirs`), { recursive: true })
    vi.stubEnv('TMPDIR', place)
    fails('EACCES', ({ name, path }) => name === 'rmSync' && path.endsWith('theirs'))
    await allWork(host, campaign)
    expect(readdirSync(place)).toEqual([`citadel-work-${pid}-theirs`])
  })

  test('that fails, with no room beside the campaigns either, is named, and is no trouble of theirs', async () => {
    const { host, campaign } = await filled()
    fails('ENOSPC', ({ name }) => name === 'mkdtempSync')
    expect(await host.refusal('campaign.verify', { campaign })).toMatch(
      /^conflict temporary: There is no room for a temporary copy: .* Your campaigns are as they were\./,
    )
    expect([await isOpen(host), host.told.some(({ event }) => event === 'storage.failed')]).toEqual([true, false])
    disk?.end()
    await allWork(host, campaign)
  })
})

test('a process that may open no more files refuses, and lives', { timeout: 30_000 }, async (context) => {
  if (spawnSync('prlimit', ['--version']).error) context.skip('there is no prlimit')
  const { host, campaign } = await filled()
  await host.close()
  const lines = ['campaign.verify', 'campaign.export', 'campaign.list'].map((method, id) =>
    JSON.stringify({ jsonrpc: '2.0', id, method, ...(method === 'campaign.list' ? {} : { params: { campaign } }) }),
  )
  const shell = resolve(import.meta.dirname, '../../headless/index.ts')
  const run = (handles: number) =>
    spawnSync('prlimit', [`--nofile=${handles}`, process.execPath, shell, '--data', folder], {
      ...{ encoding: 'utf8', input: `${lines.join('\n')}\n` },
    })
  const answers = run(31)
    .stdout.trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(answers).toHaveLength(3)
  for (const { error } of answers) expect(error?.data?.code ?? error?.code ?? null).not.toBe('internal')
  expect(answers.find(({ id }) => id === 2).result).toHaveLength(2)
})
