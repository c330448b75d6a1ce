import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '../../../db/open.ts'
import { must } from '../../../db/testing/raid.ts'
import { verifyCampaign } from '../../../db/verify.ts'
import { type TestHost, testHost } from '../testing/test-host.ts'

// Saves outlive code: files of every format ever released are opened, verified and played on (db/fixtures/README.md).

const fixtures = resolve(import.meta.dirname, '../../../db/fixtures')

interface Facts {
  readonly rulesVersion: string
  readonly campaigns: readonly {
    readonly id: string
    readonly name: string
    readonly roster: readonly {
      readonly name: string
      readonly status: string
      readonly experience: number
      readonly gold: number
      readonly jewels: readonly number[]
      readonly exits: number
    }[]
  }[]
  readonly sessions: readonly {
    readonly session: string
    readonly status: 'open' | 'ended' | 'abandoned'
    readonly revision: number
    readonly asks: string | null
  }[]
  /** From format 3 on. */
  readonly templates?: readonly { readonly name: string; readonly sheet: unknown }[]
}

const formats = readdirSync(fixtures, { withFileTypes: true }).filter((entry) => entry.isDirectory())

describe.each(formats.map(({ name }) => name))('a file of format %s', (format) => {
  const facts: Facts = JSON.parse(readFileSync(join(fixtures, format, 'facts.json'), 'utf8'))
  let folder = ''
  let host: TestHost
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'citadel-frozen-'))
    writeFileSync(join(folder, 'campaigns.db'), gunzipSync(readFileSync(join(fixtures, format, 'campaigns.db.gz'))))
    host = testHost(join(folder, 'campaigns.db'))
  })
  afterEach(async () => {
    await host.close()
    rmSync(folder, { recursive: true })
  })

  test('is opened with everybody and everything that was in it', async () => {
    expect((await host.call('campaign.list')).map(({ id, name }) => ({ id, name }))).toEqual(
      facts.campaigns.map(({ id, name }) => ({ id, name })),
    )
    for (const { id, roster } of facts.campaigns) {
      const rows = await host.call('character.list', { campaign: id })
      const highestFirst = (values: readonly number[]) => values.toSorted((a, b) => b - a)
      expect(
        rows.map(({ name, status, experience, gold, jewels, exits }) => {
          return { name, status, experience, gold, jewels: highestFirst(jewels.map(({ value }) => value)), exits }
        }),
      ).toEqual(roster.map((one) => ({ ...one, jewels: highestFirst(one.jewels) })))
      for (const { id: character } of rows) {
        expect((await host.call('character.ledger', { character })).length).toBeGreaterThanOrEqual(0)
        expect(await host.call('character.get', { character })).toMatchObject({ id: character })
      }
    }
  })

  test('still has the sheets that were kept', async () => {
    expect(await host.call('template.list', { game: 'hero' })).toEqual(facts.templates ?? [])
  })

  test('adds up, entry by entry and raid by raid', async () => {
    for (const { id } of facts.campaigns) {
      expect(verifyCampaign(host.db, id)).toEqual([])
      expect(await host.call('campaign.verify', { campaign: id })).toMatchObject({ ok: true, differences: [] })
    }
  })

  test('is played on: open raids at the same question, ended ones as they were', async () => {
    for (const { session, status, revision, asks } of facts.sessions) {
      const view = await host.call('game.view', { session })
      const drifted = view.revision !== revision
      if (!drifted) expect([session, view.decision?.topic ?? null]).toEqual([session, asks])
      expect((await host.call('game.log', { session, limit: 500 })).events.length).toBeGreaterThan(0)
      if (status !== 'open') continue
      const on = await host.call('game.auto', { session, bot: 'sensible', until: 'end', limit: 5 })
      expect(on.revision).toBeGreaterThan(view.revision)
    }
    for (const { id } of facts.campaigns) expect(verifyCampaign(host.db, id)).toEqual([])
  })

  test('leaves its own state as a backup when it is migrated', () => {
    const backups = readdirSync(folder).includes('backups') ? readdirSync(join(folder, 'backups')) : []
    expect(backups).toHaveLength(host.db.backup === null ? 0 : 1)
    const newest = Math.max(...formats.map(({ name }) => Number(name)))
    expect(host.db.backup === null).toBe(Number(format) === newest)
  })
})

test('the newest format is frozen too', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'citadel-frozen-'))
  const db = must(openDatabase(join(folder, 'campaigns.db')))
  expect(formats.map(({ name }) => Number(name))).toContain(db.raw.pragma('user_version', { simple: true }))
  db.raw.close()
  rmSync(folder, { recursive: true })
})
