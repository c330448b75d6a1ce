import {
  appendFileSync,
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { LARGEST_FILE, LONGEST_RECORD } from '../../contract/index.ts'
import { type HostInFolder, hostInFolder } from '../testing/host-in-folder.ts'
import { synchronisedBy } from './synchronised.ts'

// Every backup once more in another folder, and backups that come from elsewhere.

let base = ''
let data = ''
let stick = ''
const hosts: HostInFolder[] = []
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'citadel-copy-'))
  data = join(base, 'data')
  stick = join(base, 'stick')
  mkdirSync(stick)
})
afterEach(async () => {
  for (const host of hosts.splice(0)) await host.close()
  rmSync(base, { recursive: true, force: true })
})

function open(folder = data): HostInFolder {
  const host = hostInFolder(folder)
  hosts.push(host)
  return host
}

async function closed(host: HostInFolder): Promise<void> {
  hosts.splice(hosts.indexOf(host), 1)
  await host.close()
}

/** The files of the only folder of copies. */
function copies(): readonly string[] {
  const [within] = readdirSync(stick)
  return within === undefined ? [] : readdirSync(join(stick, within)).toSorted()
}

const create = (host: HostInFolder, name: string) => host.call('campaign.create', { name, game: 'citadel' })
const until = (what: () => void | Promise<void>) => vi.waitFor(what, { timeout: 10_000 })

describe('copy.*', () => {
  test('every backup is copied whole, the last one on closing too, and the folder is remembered', async () => {
    const host = open()
    expect(await host.call('copy.status')).toMatchObject({ folder: null, newest: null, failed: null, synchronised: null })
    await create(host, 'First')
    const made = await host.call('backup.create')
    expect(await host.call('copy.choose', { folder: stick })).toMatchObject({
      ...{ folder: stick, newest: { at: made.at, size: made.size }, failed: null, sameDisk: true },
    })
    expect(copies()).toEqual([made.backup])
    const [within = ''] = readdirSync(stick)
    expect(readFileSync(join(stick, within, made.backup))).toEqual(readFileSync(join(data, 'backups', made.backup)))
    await create(host, 'Second')
    const next = await host.call('backup.create')
    await until(() => expect(copies()).toContain(next.backup))
    await create(host, 'Third')
    await closed(host)
    expect(copies()).toHaveLength(3)
    expect(copies().at(-1)).toMatch(/-quit(-\d)?\.db$/)
    expect(copies().some((name) => name.endsWith('.part'))).toBe(false)
    const again = open()
    await until(async () => expect((await again.call('copy.status')).newest).not.toBeNull())
    expect(await again.call('copy.off')).toMatchObject({ folder: null })
    expect(copies()).toHaveLength(3)
  })

  test('of those made within the same second none is left out', async () => {
    const host = open()
    await create(host, 'First')
    const { backup } = await host.call('backup.create')
    const other = backup.replace('manual', 'quit')
    copyFileSync(join(data, 'backups', backup), join(data, 'backups', other))
    await host.call('copy.choose', { folder: stick })
    expect(copies()).toEqual([backup, other])
  })

  test('a folder that is gone stops nothing, is told as the copy’s own trouble, and is caught up with', async () => {
    const host = open()
    await host.call('copy.choose', { folder: stick })
    renameSync(stick, `${stick}-away`)
    await create(host, 'First')
    await host.call('backup.create')
    await until(async () => expect((await host.call('copy.status')).failed?.why).toContain('connect it'))
    expect(existsSync(stick)).toBe(false)
    expect(await host.call('storage.status')).toMatchObject({ state: 'open', backups: { failed: null } })
    renameSync(`${stick}-away`, stick)
    await create(host, 'Second')
    await host.call('backup.create')
    await until(async () => expect((await host.call('copy.status')).failed).toBeNull())
    expect(copies().length).toBeGreaterThan(0)
    expect(host.errors).toEqual([])
  })

  test('a folder that will not do is refused', async () => {
    const host = open()
    expect(await host.refusal('copy.choose', { folder: 'somewhere' })).toContain('Name the whole path')
    expect(await host.refusal('copy.choose', { folder: join(base, 'none') })).toContain('cannot be found')
    expect(await host.refusal('copy.choose', { folder: join(data, 'backups') })).toContain('among the campaigns themselves')
    writeFileSync(join(base, 'file'), '')
    expect(await host.refusal('copy.choose', { folder: join(base, 'file') })).toContain('not a folder')
    expect(await host.call('copy.status')).toMatchObject({ folder: null })
  })

  test.skipIf(process.getuid?.() === 0)('nor is one that cannot be written to', async () => {
    chmodSync(stick, 0o500)
    expect(await open().refusal('copy.choose', { folder: stick })).toContain('may not write')
    chmodSync(stick, 0o700)
  })
})

describe('backup.restore of a file from elsewhere', () => {
  async function elsewhere(): Promise<string> {
    const host = open(join(base, 'elsewhere'))
    await create(host, 'From elsewhere')
    const { backup } = await host.call('backup.create')
    await closed(host)
    return join(base, 'elsewhere', 'backups', backup)
  }
  const names = async (host: HostInFolder) => (await host.call('campaign.list')).map(({ name }) => name)

  test('by its path, by its content, and sent in pieces; what was there is kept', async () => {
    const path = await elsewhere()
    const host = open()
    await create(host, 'Here')
    const { aside } = await host.call('backup.restore', { path })
    expect(await names(host)).toEqual(['From elsewhere'])
    await host.call('backup.restore', { backup: aside ?? '' })
    expect(await names(host)).toEqual(['Here'])
    const data = readFileSync(path).toString('base64')
    await host.call('backup.restore', { data })
    expect(await names(host)).toEqual(['From elsewhere'])
    const { upload } = await host.call('upload.begin', { size: readFileSync(path).length })
    await host.call('upload.add', { upload, piece: data })
    await host.call('backup.restore', { upload })
    expect((await host.call('backup.list')).filter(({ reason }) => reason === 'brought')).toHaveLength(3)
  })

  test('of a size that takes years to reach, sent in pieces; beyond the limit that is said at once', { timeout: 120_000 }, async () => {
    const path = await elsewhere()
    const raw = new Database(path)
    raw.exec('CREATE TABLE years (raids); INSERT INTO years VALUES (zeroblob(80000000)); DROP TABLE years')
    raw.close()
    const { size } = statSync(path)
    expect(size).toBeGreaterThan(80_000_000)
    const host = open()
    const { upload } = await host.call('upload.begin', { size })
    const piece = (LONGEST_RECORD / 4) * 3
    const bytes = readFileSync(path)
    for (let from = 0; from < size; from += piece)
      await host.call('upload.add', { upload, piece: bytes.subarray(from, from + piece).toString('base64') })
    await host.call('backup.restore', { upload })
    expect(await names(host)).toEqual(['From elsewhere'])
    expect(await host.refusal('upload.begin', { size: LARGEST_FILE + 1 })).toContain('may have 256 MB')
  })

  test('also where the campaigns cannot be opened', async () => {
    const path = await elsewhere()
    mkdirSync(data)
    writeFileSync(join(data, 'campaigns.db'), 'no database at all, but long enough to be read as one'.repeat(40))
    const host = open()
    expect(await host.call('storage.status')).toMatchObject({ state: 'refused' })
    await host.call('backup.restore', { path })
    expect(await names(host)).toEqual(['From elsewhere'])
  })

  test('what is damaged, not ours or not there is refused, and leaves nothing', async () => {
    const path = await elsewhere()
    const bytes = readFileSync(path)
    bytes.fill(7, 5000, 9000)
    writeFileSync(join(base, 'damaged.db'), bytes)
    writeFileSync(join(base, 'other.db'), 'something else'.repeat(400))
    appendFileSync(join(base, 'empty.db'), '')
    const host = open()
    await create(host, 'Here')
    for (const name of ['damaged.db', 'other.db', 'empty.db']) {
      expect(await host.refusal('backup.restore', { path: join(base, name) })).toContain('This file cannot be restored.')
      expect(await host.refusal('backup.restore', { path: join(base, 'none.db') })).toContain('There is no such file.')
    }
    expect(await host.refusal('backup.restore', { path: 'damaged.db' })).toContain('whole path')
    expect(await names(host)).toEqual(['Here'])
    expect(await host.call('backup.list')).toEqual([])
  })
})

describe('synchronisedBy', () => {
  test.each([
    ['Dropbox/games/Citadel', 'Dropbox'],
    ['OneDrive - Home/Citadel', 'OneDrive'],
    ['Library/Mobile Documents/x', 'iCloud Drive'],
    ['Library/CloudStorage/GoogleDrive-me/My Drive/Citadel', 'Google Drive'],
    ['Nextcloud/Citadel', 'Nextcloud'],
    ['config/Citadel', null],
    ['My Dropbox notes/Citadel', null],
  ] as const)('%s: %s', (path, program) => {
    expect(synchronisedBy(join(base, path))).toBe(program)
  })

  test('a folder above with the mark of Syncthing', () => {
    mkdirSync(join(base, 'shared', '.stfolder'), { recursive: true })
    expect(synchronisedBy(join(base, 'shared', 'a', 'b'))).toBe('Syncthing')
  })
})
