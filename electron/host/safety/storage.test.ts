import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, type TestContext, test } from 'vitest'
import { openDatabase } from '../../../db/open.ts'
import { must } from '../../../db/testing/raid.ts'
import { NotHere, TROUBLES } from '../../../db/testing/trouble.ts'
import { newStep } from '../../../engine/kernel/play.ts'
import type { SessionView } from '../../../engine/kernel/types.ts'
import { GAMES } from '../../../engine/registry.ts'
import { clientOf } from '../../contract/index.ts'
import { createHost, hostOn } from '../host.ts'
import { type HostInFolder, hostInFolder, withClient } from '../testing/host-in-folder.ts'
import { troubleWords } from './storage-words.ts'

// Each trouble is made to happen to a real folder. Where a machine does not allow that, the test says so and is left out.

let base = ''
let folder = ''
const hosts: HostInFolder[] = []
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'citadel-storage-'))
  folder = join(base, 'data')
})
afterEach(async () => {
  for (const host of hosts.splice(0)) await host.close()
  if (existsSync(folder) && statSync(folder).isDirectory()) {
    TROUBLES.writable(folder)
    if (statSync(folder).dev !== statSync(base).dev) TROUBLES['large-disk'](folder)
  }
  rmSync(base, { recursive: true, force: true })
})

function open(): HostInFolder {
  return stand(hostInFolder(folder))
}

function stand(host: HostInFolder): HostInFolder {
  hosts.push(host)
  return host
}

/** Makes it happen, or leaves the test out, loudly. */
function happen(context: TestContext, kind: keyof typeof TROUBLES): void {
  try {
    TROUBLES[kind](folder)
  } catch (error) {
    if (!(error instanceof NotHere)) throw error
    console.warn(`left out: ${context.task.name}: ${error.message}`)
    context.skip(error.message)
  }
}

const NEW = { name: 'The long winter', game: 'citadel' }
const FIGHT = { at: 'corridor', party: [{ hero: 'Almuric' }, { hero: 'Lord Dil' }], start: 'turn' }
const begin = (host: HostInFolder) => host.call('game.start', { game: 'citadel', scenario: FIGHT, seed: 1 })
const play = (host: HostInFolder, { session }: SessionView) => host.call('game.auto', { session, bot: 'random', until: 'end', limit: 1 })
const inputsOf = async (host: HostInFolder, { session }: SessionView) => (await host.call('game.view', { session })).inputs

/** A folder with a campaign in it, and a backup from before its second name. */
async function filled(): Promise<string> {
  const host = open()
  const campaign = await host.call('campaign.create', NEW)
  await host.call('character.recruit', { campaign: campaign.id, kind: 'hero' })
  await play(host, await begin(host))
  const { backup } = await host.call('backup.create')
  await host.call('campaign.create', { ...NEW, name: 'After the backup' })
  await host.close()
  return backup
}

/** What such a host still answers, and what it does not. */
async function expectTrouble(host: HostInFolder, kind: string, restorable: boolean) {
  expect(await host.call('storage.status')).toMatchObject({ state: 'refused', kind, restorable })
  expect(await host.call('app.info')).toMatchObject({ name: 'Citadel' })
  expect(await host.refusal('campaign.list', undefined)).toMatch(new RegExp(`^storage ${kind}:`))
  expect(await host.refusal('game.start', { game: 'citadel' })).toMatch(new RegExp(`^storage ${kind}:`))
  expect(host.told).toContainEqual({ event: 'storage.failed', data: { kind } })
  expect((await host.call('report.create')).filename).toMatch(/^citadel-report-.*\.json\.gz$/)
}

describe('a host whose campaigns cannot be opened says so, and answers what helps:', () => {
  test.each([
    ['damaged', 'damaged'],
    ['foreign', 'foreign'],
    ['newer', 'newer'],
  ] as const)('%s: a backup is restored, and what lay there is kept', async (trouble, kind) => {
    const backup = await filled()
    TROUBLES[trouble](folder)
    const lay = readFileSync(join(folder, 'campaigns.db'))
    const host = open()
    await expectTrouble(host, kind, true)
    expect(readFileSync(join(folder, 'campaigns.db')).equals(lay)).toBe(true)
    expect(await host.call('backup.verify', { backup })).toMatchObject({
      ok: true,
      campaigns: [{ name: NEW.name, characters: 1, raids: 0 }],
    })
    const { aside } = await host.call('backup.restore', { backup })
    expect(host.told).toContainEqual({ event: 'storage.changed', data: { state: 'open' } })
    expect((await host.call('campaign.list')).map(({ name }) => name)).toEqual([NEW.name])
    expect(readFileSync(join(folder, 'backups', aside ?? '')).equals(lay)).toBe(true)
    expect(await host.call('storage.status')).toMatchObject({ state: 'open', kept: 'file' })
  })

  test('a copy of a backup that was kept elsewhere brings everything back, put among the backups under its name', async () => {
    const backup = await filled()
    const host = open()
    const copy = await host.call('backup.export', { backup })
    expect(copy).toMatchObject({ filename: backup, mediaType: 'application/vnd.sqlite3', encoding: 'base64' })
    await host.close()
    rmSync(folder, { recursive: true })
    mkdirSync(join(folder, 'backups'), { recursive: true })
    writeFileSync(join(folder, 'backups', copy.filename), Buffer.from(copy.data, 'base64'))
    const anew = open()
    await anew.call('backup.restore', { backup })
    expect((await anew.call('campaign.list')).map(({ name }) => name)).toEqual([NEW.name])
    expect(await anew.refusal('backup.export', { backup: 'none.db' })).toMatch(/^not-found:/)
  })

  test('another Citadel has them open', { timeout: 30_000 }, async () => {
    await filled()
    const first = open()
    const second = open()
    await expectTrouble(second, 'locked', false)
    expect(await first.call('campaign.list')).toHaveLength(2)
    await first.close()
    expect(await second.call('storage.retry')).toMatchObject({ state: 'open' })
    expect(await second.call('campaign.list')).toHaveLength(2)
    expect(second.told).toContainEqual({ event: 'storage.changed', data: { state: 'open' } })
  })

  test('another Citadel has the folder, though its campaigns cannot be opened', async () => {
    const backup = await filled()
    TROUBLES.damaged(folder)
    const first = open()
    const second = open()
    await expectTrouble(first, 'damaged', true)
    await expectTrouble(second, 'locked', false)
    expect(await second.refusal('backup.restore', { backup })).toMatch(/^storage locked:/)
    expect(await second.refusal('backup.create', undefined)).toMatch(/^storage locked:/)
    await first.call('backup.restore', { backup })
    expect(await second.call('storage.retry')).toMatchObject({ state: 'refused', kind: 'locked' })
    await first.close()
    expect(await second.call('storage.retry')).toMatchObject({ state: 'open' })
  })

  test('the folder may not be written to', async (context) => {
    await filled()
    happen(context, 'read-only')
    const host = open()
    await expectTrouble(host, 'read-only', false)
    TROUBLES.writable(folder)
    expect(await host.call('storage.retry')).toMatchObject({ state: 'open' })
    expect(await host.call('campaign.list')).toHaveLength(2)
  })

  test('a file lies where the folder should be', async () => {
    TROUBLES['no-folder'](folder)
    const host = open()
    await expectTrouble(host, 'missing', true)
    expect(await host.call('backup.list')).toEqual([])
    rmSync(folder)
    expect(await host.call('storage.retry')).toMatchObject({ state: 'open' })
  })

  test('the file is gone, and there are backups of it', async () => {
    const backup = await filled()
    rmSync(join(folder, 'campaigns.db'))
    const host = open()
    await expectTrouble(host, 'missing', true)
    expect(existsSync(join(folder, 'campaigns.db'))).toBe(false)
    expect(await host.call('backup.restore', { backup })).toEqual({ backup, aside: null })
    expect(await host.call('campaign.list')).toHaveLength(1)
  })

  test('they are a link that leads nowhere: no empty hall is begun', async () => {
    await filled()
    rmSync(join(folder, 'campaigns.db'))
    symlinkSync(join(base, 'gone', 'campaigns.db'), join(folder, 'campaigns.db'))
    const host = open()
    await expectTrouble(host, 'missing', true)
    expect(await host.call('storage.retry')).toMatchObject({ state: 'refused', kind: 'missing' })
    expect(existsSync(join(base, 'gone', 'campaigns.db'))).toBe(false)
  })

  test('the disk is full at the start', async (context) => {
    happen(context, 'small-disk')
    TROUBLES.full(folder)
    const host = open()
    await expectTrouble(host, 'full', false)
    TROUBLES.room(folder)
    expect(await host.call('storage.retry')).toMatchObject({ state: 'open' })
    await host.call('campaign.create', NEW)
  })
})

describe('at the next start', () => {
  test('what a restore that was cut short left beside the file is gone', async () => {
    await filled()
    const left = ['campaigns.db.part', 'campaigns.db.part-wal', 'campaigns.db.probe']
    for (const name of left) writeFileSync(join(folder, name), 'half of it')
    open()
    expect(readdirSync(folder)).not.toEqual(expect.arrayContaining([expect.stringMatching(/part|probe/)]))
  })

  test('a disk that is full by now is said to be full', async (context) => {
    happen(context, 'small-disk')
    const host = open()
    await play(host, await begin(host))
    // As a process that died leaves it: with a log, which the next one must write into the file.
    const left = new Map(['campaigns.db', 'campaigns.db-wal'].map((name) => [name, readFileSync(join(folder, name))]))
    await host.close()
    rmSync(join(folder, 'backups'), { recursive: true })
    for (const [name, bytes] of left) writeFileSync(join(folder, name), bytes)
    TROUBLES.full(folder)
    const again = open()
    await expectTrouble(again, 'full', false)
    TROUBLES.room(folder)
    expect(await again.call('storage.retry')).toMatchObject({ state: 'open' })
  })
})

describe('while they are open', () => {
  test('a full disk refuses the choice, and takes it when there is room again', async (context) => {
    happen(context, 'small-disk')
    const host = open()
    const begun = await begin(host)
    await play(host, begun)
    TROUBLES.full(folder)
    let refused = ''
    while (refused === '')
      refused = await play(host, begun).then(
        () => '',
        ({ code, detail }) => `${code} ${detail}`,
      )
    expect(refused).toBe('storage full')
    const inputs = await inputsOf(host, begun)
    expect(await host.call('storage.status')).toMatchObject({ state: 'refused', kind: 'full' })
    expect(await host.call('storage.retry')).toMatchObject({ state: 'refused', kind: 'full' })
    expect(await host.refusal('backup.create', undefined)).toMatch(/^storage full:/)
    expect(await host.call('backup.list')).toEqual([])
    TROUBLES.room(folder)
    await play(host, begun)
    expect(await host.call('storage.status')).toMatchObject({ state: 'open' })
    await host.close()
    const again = open()
    expect(await inputsOf(again, begun)).toBe(inputs + 1)
  })

  test('a folder that may no longer be written to refuses the choice, until it may', async (context) => {
    const host = open()
    const begun = await begin(host)
    await play(host, begun)
    happen(context, 'read-only')
    if (process.getuid?.() !== 0) context.skip('who has a file open may write to it')
    await expect(play(host, begun)).rejects.toMatchObject({ code: 'storage', detail: 'read-only' })
    expect(await host.call('storage.status')).toMatchObject({ state: 'refused', kind: 'read-only' })
    expect(await host.call('storage.retry')).toMatchObject({ state: 'refused', kind: 'read-only' })
    expect(await inputsOf(host, begun)).toBe(1)
    TROUBLES.writable(folder)
    expect(await host.call('storage.retry')).toMatchObject({ state: 'open' })
    await play(host, begun)
    await host.close()
    expect(await inputsOf(open(), begun)).toBe(2)
  })

  test('a folder that was moved refuses the choice; moved back it goes on', async () => {
    const host = open()
    const begun = await begin(host)
    await play(host, begun)
    TROUBLES.moved(folder)
    await expect(play(host, begun)).rejects.toMatchObject({ code: 'storage', detail: 'missing' })
    expect(host.told).toContainEqual({ event: 'storage.failed', data: { kind: 'missing' } })
    expect(await host.call('storage.status')).toMatchObject({ state: 'refused', kind: 'missing' })
    TROUBLES['moved-back'](folder)
    expect(await host.call('storage.retry')).toMatchObject({ state: 'open' })
    await play(host, begun)
    await host.close()
    expect(await inputsOf(open(), begun)).toBe(2)
  })

  test('a folder that was deleted is written anew, with everything that was in it', async () => {
    const host = open()
    const begun = await begin(host)
    await play(host, begun)
    TROUBLES.deleted(folder)
    await expect(play(host, begun)).rejects.toMatchObject({ code: 'storage', detail: 'missing' })
    expect(await host.call('storage.retry')).toMatchObject({ state: 'open' })
    expect(await inputsOf(host, begun)).toBe(1)
    await play(host, begun)
    await host.close()
    expect(await inputsOf(open(), begun)).toBe(2)
    expect(readdirSync(folder)).toContain('campaigns.db')
  })

  test('a deleted file is written anew, whatever an earlier restore left in the way', async () => {
    const host = open()
    const begun = await begin(host)
    await play(host, begun)
    for (const name of readdirSync(folder).filter((name) => name.startsWith('campaigns.db'))) rmSync(join(folder, name))
    writeFileSync(join(folder, 'campaigns.db.part'), 'half of it')
    await expect(play(host, begun)).rejects.toMatchObject({ code: 'storage', detail: 'missing' })
    expect(await host.call('storage.retry')).toMatchObject({ state: 'open' })
    expect(await inputsOf(host, begun)).toBe(1)
  })

  test('what was deleted is written anew on closing, without being asked to', async () => {
    const host = open()
    const begun = await begin(host)
    await play(host, begun)
    TROUBLES.deleted(folder)
    await host.close()
    expect(host.errors).toEqual([])
    const again = open()
    expect(await inputsOf(again, begun)).toBe(1)
    expect(await again.call('backup.list')).toMatchObject([{ reason: 'quit' }])
  })

  test('a page that was damaged: nothing more is written, and a backup has its place', async () => {
    const backup = await filled()
    const db = must(openDatabase(join(folder, 'campaigns.db')))
    db.raw.pragma('cache_size = 1') // so that it is read from the disk
    const host = stand(withClient(hostOn(db, GAMES, { version: '1', platform: 'test', report: () => {} })))
    // By another process: the locks of this one would go with the first handle it closes.
    spawnSync(process.execPath, [resolve(import.meta.dirname, '../../../db/testing/trouble.ts'), 'damaged', folder])
    const [campaign] = await host.call('campaign.list').catch(() => [])
    expect(await host.refusal('character.list', { campaign: campaign?.id ?? 'c' })).toMatch(/^storage damaged:/)
    await expectTrouble(host, 'damaged', true)
    const { aside } = await host.call('backup.restore', { backup })
    expect(aside).not.toBeNull()
    expect((await host.call('campaign.list')).map(({ name }) => name)).toEqual([NEW.name])
  })
})

test('what a campaign gains is soon in the file itself, so that losing the log of a first session does not empty the hall', async () => {
  const host = open()
  const { id: campaign } = await host.call('campaign.create', NEW)
  const { id } = await host.call('character.recruit', { campaign, kind: 'hero' })
  const begun = await host.call('game.start', { game: 'citadel', campaign, party: [id], seed: 1 })
  const { outcome } = await host.call('game.auto', { session: begun.session, bot: 'random', until: 'end' })
  expect(outcome).not.toBeNull()
  await new Promise((resume) => setImmediate(resume))
  const other = join(base, 'without the log')
  mkdirSync(other)
  copyFileSync(join(folder, 'campaigns.db'), join(other, 'campaigns.db'))
  folder = other
  const again = open()
  expect(await again.call('campaign.list')).toMatchObject([{ id: campaign, name: NEW.name }])
  expect(await again.call('game.view', { session: begun.session })).toMatchObject({ outcome: { kind: outcome?.kind } })
})

describe('backups', () => {
  test('restoring forgets what was played since, also in memory, and the way back is there', async () => {
    const host = open()
    const begun = await begin(host)
    await play(host, begun)
    const { backup } = await host.call('backup.create')
    await play(host, begun)
    await play(host, begun)
    expect(await inputsOf(host, begun)).toBe(3)
    const { aside } = await host.call('backup.restore', { backup })
    expect(await inputsOf(host, begun)).toBe(1)
    expect((await host.call('backup.list')).map(({ reason }) => reason).toSorted()).toEqual(['manual', 'restore'])
    await host.call('backup.restore', { backup: aside ?? '' })
    expect(await inputsOf(host, begun)).toBe(3)
    await play(host, begun)
    expect(await host.refusal('backup.restore', { backup: 'none.db' })).toMatch(/^not-found:/)
    expect(await host.refusal('backup.verify', { backup: 'none.db' })).toMatch(/^not-found:/)
    expect(await host.refusal('backup.restore', { backup: '../campaigns.db' })).toMatch(/^bad-request backup:/)
  })

  test('are restored while play goes on: what was played meanwhile is set aside with the rest', async () => {
    const host = open()
    const begun = await begin(host)
    const { backup } = await host.call('backup.create')
    let over = false
    const restoring = host.call('backup.restore', { backup, work: 'back' }).then((restored) => {
      over = true
      return restored
    })
    await play(host, begun)
    expect(await inputsOf(host, begun)).toBe(1)
    expect(await host.refusal('backup.restore', { backup })).toMatch(/^conflict work:/)
    expect(over).toBe(false)
    const { aside } = await restoring
    expect(await inputsOf(host, begun)).toBe(0)
    await host.call('backup.restore', { backup: aside ?? '' })
    expect(await inputsOf(host, begun)).toBe(1)
    expect(host.told).toContainEqual({ event: 'work.progress', data: { work: 'back', done: expect.any(Number), total: 1 } })
    expect(readdirSync(join(folder, 'backups')).filter((name) => name.includes('.part'))).toEqual([])
  })

  test('are not restored where that is stopped, or Citadel ends meanwhile', async () => {
    const host = open()
    const begun = await begin(host)
    const { backup } = await host.call('backup.create')
    await play(host, begun)
    const stopped = host.refusal('backup.restore', { backup, work: 'back' })
    await expect.poll(() => host.call('work.cancel', { work: 'back' })).toMatchObject({ stopped: true })
    expect(await stopped).toMatch(/^conflict cancelled:/)
    expect(await inputsOf(host, begun)).toBe(1)
    const ended = host.refusal('backup.restore', { backup })
    await host.call('game.list')
    await host.close()
    expect(await ended).toMatch(/^closed:/)
    expect(host.errors).toEqual([])
    const again = open()
    expect(await inputsOf(again, begun)).toBe(1)
    expect(readdirSync(join(folder, 'backups')).filter((name) => name.includes('.part'))).toEqual([])
  })

  const backupsOf = async (host: HostInFolder) => {
    const status = await host.call('storage.status')
    return status.state === 'open' ? status.backups : null
  }

  test('that fail are said at once, and until one succeeds', async () => {
    const host = open()
    const campaign = await host.call('campaign.create', NEW)
    const hero = await host.call('character.recruit', { campaign: campaign.id, kind: 'hero' })
    expect(await backupsOf(host)).toEqual({ newest: null, failed: null })
    writeFileSync(join(folder, 'backups'), 'a file where the folder should be')
    await host.call('game.start', { game: 'citadel', campaign: campaign.id, party: [hero.id] })
    await expect.poll(() => host.told).toContainEqual({ event: 'backup.changed', data: {} })
    expect((await backupsOf(host))?.failed).toMatch(/cannot be found/)
    expect(host.errors).toEqual([])
    rmSync(join(folder, 'backups'))
    const { at } = await host.call('backup.create')
    expect(await backupsOf(host)).toEqual({ newest: at, failed: null })
    writeFileSync(join(folder, 'backups', '2199-01-01t00-00-00z-raid.db'), 'named by a wrong clock')
    expect(await backupsOf(host)).toEqual({ newest: at, failed: null })
  })

  test.each(['raid', 'manual'] as const)('(%s) are made though an index is damaged: it is made anew from its table', async (reason) => {
    await filled()
    TROUBLES['spoilt-index'](folder)
    const host = open()
    const [campaign] = await host.call('campaign.list')
    const hero = await host.call('character.recruit', { campaign: campaign?.id ?? '', kind: 'hero' })
    if (reason === 'manual') await host.call('backup.create')
    else await host.call('game.start', { game: 'citadel', campaign: campaign?.id ?? '', party: [hero.id] })
    await expect
      .poll(async () => (await host.call('backup.list')).filter((one) => one.reason === reason).length)
      .toBeGreaterThan(reason === 'raid' ? 0 : 1)
    expect((await backupsOf(host))?.failed).toBeNull()
    expect(host.errors.map(String)).toEqual([expect.stringContaining('rebuilt')])
  })

  test('are not waited for to find a damaged index: it is read while nothing else is to be done', async () => {
    await filled()
    TROUBLES['spoilt-index'](folder)
    const host = open()
    await expect.poll(() => host.errors.map(String), { timeout: 8000 }).toEqual([expect.stringContaining('rebuilt')])
  })

  test('for whose names the path is too long are said to fail from the start', async () => {
    folder = join(base, 'x'.repeat(200), 'y'.repeat(480 - base.length - 200))
    const host = open()
    await host.call('campaign.create', NEW)
    expect((await backupsOf(host))?.failed).toMatch(/path of the folder is too long/)
    await expect(host.call('backup.create')).rejects.toThrow(/path of the folder is too long/)
    await host.close()
    folder = join(base, 'data')
  })

  test.each(['file', 'folder'] as const)('replace the file that a link of the %s leads to, and leave the link', async (linked) => {
    const backup = await filled()
    const real = join(base, 'real')
    if (linked === 'folder') {
      renameSync(folder, real)
      symlinkSync(real, folder)
    } else {
      mkdirSync(real)
      for (const name of ['campaigns.db', 'backups']) renameSync(join(folder, name), join(real, name))
      symlinkSync('../real/campaigns.db', join(folder, 'campaigns.db'))
    }
    const host = open()
    expect(await host.call('campaign.list')).toHaveLength(2)
    const { aside } = await host.call('backup.restore', { backup })
    expect(await host.call('campaign.list')).toHaveLength(1)
    expect(lstatSync(join(real, 'backups', aside ?? '')).isFile()).toBe(true)
    expect(lstatSync(linked === 'folder' ? folder : join(folder, 'campaigns.db')).isSymbolicLink()).toBe(true)
    await host.call('backup.restore', { backup: aside ?? '' })
    expect(await host.call('campaign.list')).toHaveLength(2)
  })

  test('are made at the start of a raid of a campaign and at the end of the program, when something has changed', async () => {
    const host = open()
    const campaign = await host.call('campaign.create', NEW)
    const hero = await host.call('character.recruit', { campaign: campaign.id, kind: 'hero' })
    await host.call('game.start', { game: 'citadel', campaign: campaign.id, party: [hero.id] })
    await expect.poll(async () => (await host.call('backup.list')).map(({ reason }) => reason)).toEqual(['raid'])
    await host.close()
    const again = open()
    expect((await again.call('backup.list')).map(({ reason }) => reason)).toEqual(['raid'])
    await again.call('campaign.create', NEW)
    await again.close()
    const third = open()
    expect((await third.call('backup.list')).map(({ reason }) => reason).toSorted()).toEqual(['quit', 'raid'])
    expect([...host.errors, ...again.errors]).toEqual([])
  })

  test('of campaigns in memory there are none', async () => {
    const host = createHost({ data: { kind: 'memory' }, version: '1', platform: 'test', report: () => {} })
    const { call } = clientOf(host)
    expect(await call('storage.status')).toMatchObject({ state: 'open', kept: 'memory' })
    expect(await call('backup.list')).toEqual([])
    await expect(call('backup.create')).rejects.toMatchObject({ code: 'conflict', detail: 'in-memory' })
    await host.close()
  })
})

describe('a report', () => {
  const read = (data: string) => JSON.parse(gunzipSync(Buffer.from(data, 'base64')).toString('utf8'))

  test('holds what is needed to play the raid again, and no folder, user or machine', async () => {
    const host = open()
    const begun = await begin(host)
    await play(host, begun)
    await play(host, begun)
    const { data, encoding, mediaType } = await host.call('report.create')
    expect([encoding, mediaType]).toEqual(['base64', 'application/gzip'])
    const report = read(data)
    expect(report).toMatchObject({
      format: 'citadel-report',
      version: 1,
      app: { version: '1', platform: 'test' },
      storage: { state: 'open' },
    })
    expect(report.counts).toMatchObject({ sessions: 1, inputs: 3 })
    expect(report.session).toMatchObject({ id: begun.session, seed: '1', status: 'open' })
    expect(report.session.inputs.map(({ n }: { n: number }) => n)).toEqual([0, 1, 2])
    const { setup, seed, inputs, marks } = report.session
    const steps = inputs.map((input: { notes: object }) => ({ ...newStep(null), ...input, ...input.notes }))
    const [first] = marks
    const mark = { ...first, eventsUsed: first.eventsTold, linesUsed: first.linesPosted, at: first.streams, text: first.state }
    const game = GAMES.find(({ id }) => id === report.session.game)
    const { playing, lost } = game?.resume({ ...setup, seed, steps, marks: [mark], undone: [] }) ?? {}
    expect([lost, playing?.inputs, playing?.ask?.topic]).toEqual([
      [],
      2,
      (await host.call('game.view', { session: begun.session })).decision?.topic,
    ])
    expect(JSON.stringify(report)).not.toContain(base)
    expect(await host.refusal('report.create', { session: 'none' })).toMatch(/^not-found:/)
  })
})

test('every kind of trouble has its words, without paths and without the language of databases', () => {
  for (const kind of ['foreign', 'newer', 'locked', 'damaged', 'read-only', 'full', 'missing', 'failing', 'old-node'] as const)
    for (const when of ['opening', 'running'] as const) {
      const { happened, safe, todo } = troubleWords(kind, when)
      for (const sentence of [happened, safe, ...todo]) {
        expect(sentence).toMatch(/^[A-Z].{15,}\.$/)
        expect(sentence).not.toMatch(/SQL|\/|WAL|transaction|commit/)
      }
      expect(todo.length).toBeGreaterThan(0)
    }
})
