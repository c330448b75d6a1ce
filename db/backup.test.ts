import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Backup, type BackupReason, backUp, backUpInSteps, listBackups, outdated, rotate } from './backup.ts'
import { commitChoice } from './choices.ts'
import { examineBackup } from './examine.ts'
import { type CampaignDatabase, closeDatabase, openDatabase } from './open.ts'
import { getSession } from './sessions.ts'
import { beginRaid, choice, fillCampaign, must } from './testing/raid.ts'
import { verifyCampaign } from './verify.ts'

let folder = ''
let file = ''
let db: CampaignDatabase
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'citadel-backup-'))
  file = join(folder, 'campaigns.db')
  db = must(openDatabase(file))
  fillCampaign(db)
  beginRaid(db)
  for (let n = 1; n <= 20; n++) must(commitChoice(db, choice(n)))
})
afterEach(() => {
  if (db.raw.open) closeDatabase(db)
  rmSync(folder, { recursive: true, force: true })
})

const AT = '2026-11-21T05:31:45.678Z'
const names = () => readdirSync(join(folder, 'backups')).sort()
const path = (id: string) => join(folder, 'backups', id)

/** The backup as a campaign file of its own. */
function opened(id: string): CampaignDatabase {
  const other = mkdtempSync(join(folder, 'other-'))
  copyFileSync(path(id), join(other, 'campaigns.db'))
  return must(openDatabase(join(other, 'campaigns.db')))
}

describe('a backup', () => {
  test('is one whole file named by its time and reason, and never takes the name of another', () => {
    expect(backUp(db.raw, file, AT, 'delete')).toBe('2026-11-21t05-31-45z-delete.db')
    expect(backUp(db.raw, file, AT, 'delete')).toBe('2026-11-21t05-31-45z-delete-2.db')
    expect(names()).toEqual(['2026-11-21t05-31-45z-delete-2.db', '2026-11-21t05-31-45z-delete.db'])
    const [second, first] = listBackups(file)
    expect(first).toMatchObject({ id: '2026-11-21t05-31-45z-delete.db', at: '2026-11-21T05:31:45.000Z', reason: 'delete' })
    expect(second?.id).toBe('2026-11-21t05-31-45z-delete-2.db')
    expect(examineBackup(file, first?.id ?? '')).toEqual({ problems: [], campaigns: [{ name: 'The long road', characters: 2, raids: 1 }] })
    expect(names()).toHaveLength(2)
    backUp(db.raw, file, AT, 'manual')
    backUp(db.raw, file, AT, 'delete')
    expect(listBackups(file).map(({ id }) => id.slice(21))).toEqual(['delete-4.db', 'manual-3.db', 'delete-2.db', 'delete.db'])
    const copy = opened(first?.id ?? '')
    expect(getSession(copy, 's')).toMatchObject({ inputs: 20 })
    expect(verifyCampaign(copy, 'c')).toEqual([])
    closeDatabase(copy)
  })

  test('made in steps holds what was answered meanwhile, and nobody waits for it', async () => {
    for (let n = 21; n <= 600; n++) must(commitChoice(db, choice(n, n - 1, { events: [{ type: 'x'.repeat(2000), rule: '1' }] })))
    const making = backUpInSteps(db.raw, file, AT, 'raid')
    let n = 600
    let longest = 0
    while (names().every((name) => !name.endsWith('.db')) && n < 2000) {
      const before = process.threadCpuUsage()
      n += 1
      must(commitChoice(db, choice(n)))
      await new Promise((resume) => setImmediate(resume))
      const { user, system } = process.threadCpuUsage(before)
      longest = Math.max(longest, (user + system) / 1000)
    }
    const copy = opened(await making)
    const { inputs = 0 } = getSession(copy, 's') ?? {}
    expect(n).toBeGreaterThan(605)
    expect(inputs).toBeGreaterThan(600)
    expect(verifyCampaign(copy, 'c')).toEqual([])
    closeDatabase(copy)
    expect(longest).toBeLessThan(1000)
  })

  test('cut short leaves nothing that could be taken for one', async () => {
    const making = backUpInSteps(db.raw, file, AT, 'raid')
    closeDatabase(db)
    await expect(making).rejects.toThrow()
    expect(listBackups(file)).toEqual([])
    writeFileSync(path('2026-11-21t05-31-45z-raid.db.part'), 'half of one')
    expect(listBackups(file)).toEqual([])
    db = must(openDatabase(file))
    expect(names()).toEqual([])
  })

  test('that is damaged, another program’s or newer is found out without being changed', () => {
    const id = backUp(db.raw, file, AT, 'manual')
    const whole = readFileSync(path(id))
    const found = (bytes: Uint8Array) => {
      writeFileSync(path(id), bytes)
      const { problems } = examineBackup(file, id)
      expect(readFileSync(path(id)).equals(bytes)).toBe(true)
      expect(names()).toEqual([id])
      return problems.join(' ')
    }
    expect(found(whole)).toBe('')
    expect(found(Buffer.concat([whole.subarray(0, 4096 * 4), Buffer.alloc(4096 * 3, 0xff), whole.subarray(4096 * 7)]))).toContain('damaged')
    expect(found(whole.subarray(0, whole.length - 4096 * 3))).toContain('damaged')
    expect(found(Buffer.from('Dear diary, '.repeat(2000)))).toContain('no database')
    expect(found(Buffer.alloc(0))).toContain('not a file of Citadel')
    const newer = Buffer.from(whole)
    newer.writeUInt32BE(999, 60)
    expect(found(newer)).toContain('newer version')
    const foreign = Buffer.from(whole)
    foreign.writeUInt32BE(7, 68)
    expect(found(foreign)).toContain('not a file of Citadel')
    const unheard = Buffer.from(whole)
    unheard.writeUInt32BE(9, 44) // the format of the schema
    expect(found(unheard)).toContain('damaged')
    for (let at = 0; at < 100; at++)
      for (const byte of [0, 0xff]) expect(() => found(Buffer.from(whole).fill(byte, at, at + 1))).not.toThrow()
  })
})

describe('automatic backups', () => {
  const made = (at: string, reason: BackupReason = 'raid'): Backup => ({ id: `${at}-${reason}.db`, at, reason, size: 1 })
  const kept = (...all: readonly Backup[]) => {
    const newestFirst = all.toSorted((a, b) => b.at.localeCompare(a.at))
    const gone = outdated(newestFirst, null)
    return newestFirst.filter((backup) => !gone.includes(backup)).map(({ at }) => at)
  }

  test('today’s last three stay, one for each of seven days, one for each month', () => {
    const today = ['01', '05', '09', '13', '17'].map((hour) => made(`2026-11-21T${hour}:00:00.000Z`, hour === '17' ? 'quit' : 'raid'))
    const before = Array.from({ length: 20 }, (_, day) => {
      const date = `2026-11-${String(day + 1).padStart(2, '0')}`
      return [made(`${date}T10:00:00.000Z`), made(`${date}T20:00:00.000Z`)]
    }).flat()
    const older = [made('2026-10-03T10:00:00.000Z'), made('2026-10-30T10:00:00.000Z'), made('2025-02-01T10:00:00.000Z')]
    expect(kept(...today, ...before, ...older)).toEqual([
      ...['17', '13', '09'].map((hour) => `2026-11-21T${hour}:00:00.000Z`),
      ...['20', '19', '18', '17', '16', '15'].map((day) => `2026-11-${day}T20:00:00.000Z`),
      '2026-10-30T10:00:00.000Z',
      '2025-02-01T10:00:00.000Z',
    ])
  })

  test('what was made by hand, or before something was destroyed, is never deleted', () => {
    const reasons: readonly BackupReason[] = ['manual', 'delete', 'restore', 'migration']
    const all = reasons.flatMap((reason) => Array.from({ length: 9 }, (_, n) => made(`2026-11-21T0${n}:00:00.000Z`, reason)))
    expect(outdated(all, null)).toEqual([])
  })

  test.each([
    ['that stands', () => '2026-11-21T05:31:45.000Z'],
    ['that begins in 1970 each time', (n: number) => new Date(((n * 7919) % 86_400) * 1000).toISOString()],
    ['that was in 2099 for a while', (n: number) => (n > 10 && n < 16 ? `2099-01-01T00:00:${n}.000Z` : `2026-11-21T05:31:${n + 10}.000Z`)],
    ['that jumps', (n: number) => new Date(((n * 2_654_435_761) % 4_000_000_000) * 1000).toISOString()],
    ['that goes back an hour each time', (n: number) => new Date(Date.UTC(2026, 10, 21) - n * 3_600_000).toISOString()],
  ])('a clock %s never costs the backup just made, nor most of those before it', (_, clock) => {
    let all: readonly Backup[] = []
    for (let n = 1; n <= 40; n++) {
      const at = `${clock(n).slice(0, 19)}.000Z`
      const nth = all.filter((backup) => backup.at === at).length + 1
      const latest = { ...made(at), id: `${at}-raid-${n}.db`, nth }
      all = [...all, latest].toSorted((a, b) => b.at.localeCompare(a.at) || b.id.localeCompare(a.id))
      const gone = outdated(all, latest.id)
      all = all.filter((backup) => !gone.includes(backup))
      expect(all).toContain(latest)
      expect(all.length).toBeGreaterThanOrEqual(Math.min(n, 10))
    }
  })

  test('have names that are listed, whatever the year', () => {
    for (const at of ['+010000-01-01T00:00:00.000Z', '-000001-01-01T00:00:00.000Z']) {
      const id = backUp(db.raw, file, at, 'raid')
      expect(listBackups(file).map((backup) => backup.id)).toContain(id)
    }
  })

  test('go from the folder, and nothing else does', () => {
    for (let n = 0; n < 14; n++) backUp(db.raw, file, `2026-11-21T05:31:${n + 10}.000Z`, n === 0 ? 'manual' : 'raid')
    writeFileSync(path('letter.txt'), 'not ours')
    mkdirSync(path('2026-11-21t05-31-09z-raid.db'))
    rotate(file, null)
    expect(names()).toEqual([
      '2026-11-21t05-31-09z-raid.db',
      '2026-11-21t05-31-10z-manual.db',
      ...[14, 15, 16, 17, 18, 19, 20, 21, 22, 23].map((n) => `2026-11-21t05-31-${n}z-raid.db`),
      'letter.txt',
    ])
    expect(existsSync(file)).toBe(true)
  })
})
