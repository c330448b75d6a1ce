import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ledgerOf } from '../../../../db/ledger.ts'
import { GAMES } from '../../../../engine/registry.ts'
import { type Character, clientOf, type Format } from '../../../contract/index.ts'
import { CharacterRecord, RosterRecord } from '../../../contract/inputs/record.ts'
import type { Printable } from '../../context.ts'
import { hostOn } from '../../host.ts'
import { botCampaign } from '../../testing/bot-campaign.ts'
import { readCsv, readHtml, readMarkdown } from '../../testing/read-exports.ts'
import { type TestHost, testHost } from '../../testing/test-host.ts'

// 4.2: every format of every record, read back by someone else's parser, agrees with the database to the last coin.

let host: TestHost
let campaign: string
let roster: readonly Character[]
beforeAll(async () => {
  host = testHost()
  campaign = await botCampaign(host, { raids: 6 })
  const rows = await host.call('character.list', { campaign })
  roster = await Promise.all(rows.map(({ id }) => host.call('character.get', { character: id })))
})
afterAll(() => host.close())

const exported = async (character: string, format: Format): Promise<string> =>
  (await host.call('character.export', { character, format })).data

/** The sums of a ledger, straight from the database. */
function booked({ id }: Character) {
  const entries = ledgerOf(host.db, id)
  const sum = (unit: string) => entries.filter((entry) => entry.unit === unit).reduce((total, { amount }) => total + amount, 0)
  return { experience: sum('experience'), gold: sum('gold'), jewels: sum('jewel'), exits: sum('exit'), entries: entries.length }
}

describe('character.export', () => {
  it('4.2 json: by the schema, with the sheet, every entry and the sums of the database', async () => {
    for (const character of roster) {
      const { character: body } = CharacterRecord.parse(JSON.parse(await exported(character.id, 'json')))
      const { experience, gold, jewels, exits, entries } = booked(character)
      expect(body.sheet).toEqual(character.sheet)
      expect(body.origin).toEqual(character.origin)
      expect(body.balances).toMatchObject({ experience, gold, exits })
      expect(body.balances.jewels.reduce((a, b) => a + b, 0)).toBe(jewels)
      expect(body.ledger).toHaveLength(entries)
      expect(body).toMatchObject({ status: character.status, note: character.note, portrait: 'x-hood' })
      expect(body.fell !== null).toBe(character.fell !== null)
    }
  })

  it('4.2 csv: one line for each character, every cell intact', async () => {
    for (const character of roster) {
      const [line, ...more] = readCsv(await exported(character.id, 'csv'))
      const { experience, gold, jewels, exits } = booked(character)
      expect(more).toEqual([])
      expect(line).toMatchObject({ Name: character.name, 'Gold Marks': String(gold), 'Experience Points': String(experience) })
      expect(line).toMatchObject({ 'Jewels worth': String(jewels), Exits: String(exits), Note: character.note })
    }
  })

  it.each([
    ['html', readHtml],
    ['markdown', readMarkdown],
  ] as const)('4.2%s: the facts, the note and the ledger intact', async (format, parse) => {
    for (const character of roster) {
      const [record, ...more] = parse(await exported(character.id, format))
      const { experience, gold, jewels, entries } = booked(character)
      const worth = (text = '') =>
        text === 'none'
          ? 0
          : text
              .replace(/;.*/, '')
              .split(', ')
              .reduce((sum, value) => sum + Number(value), 0)
      expect(more).toEqual([])
      expect(record?.name).toBe(character.name)
      expect(record?.facts).toMatchObject({ Name: character.name, 'Gold Marks': String(gold), 'Experience Points': String(experience) })
      expect(worth(record?.facts.Jewels)).toBe(jewels)
      expect(record?.note).toBe(format === 'html' ? character.note : character.note.replaceAll('\t', ' '))
      const ledger = record?.tables.Ledger ?? []
      expect(ledger).toHaveLength(entries)
      const last = ledger.at(-1)
      if (last !== undefined) expect([last.Experience, last.Gold, last.Jewels]).toEqual([experience, gold, jewels].map(String))
    }
  })

  it('scars stand in every format, and are not asked of older records', async () => {
    const scarred = roster.filter(({ scars }) => scars.length > 0)
    expect(scarred).not.toEqual([])
    for (const { id, scars } of scarred) {
      const record = JSON.parse(await exported(id, 'json'))
      expect(record.character.scars).toEqual(scars.map(({ raid, text }) => ({ raid, text })))
      expect(readCsv(await exported(id, 'csv'))[0]?.Scars).toBe(scars.map(({ text }) => text).join('; '))
      for (const { raid, text } of scars) {
        expect(await exported(id, 'html')).toContain(`<li dir="auto">Raid ${raid}: ${text.replaceAll("'", '&#39;')}</li>`)
        expect((await exported(id, 'markdown')).replaceAll('\\', '')).toContain(`- Raid ${raid}: ${text}`)
      }
      const { scars: _, ...older } = record.character
      expect(CharacterRecord.safeParse({ ...record, character: older }).success).toBe(true)
    }
  })

  it('pdf is printed by a shell that can print, and refused elsewhere', async () => {
    const [first] = roster
    expect(await host.refusal('character.export', { character: first?.id ?? '', format: 'pdf' })).toMatchObject({
      code: 'conflict',
      detail: 'no-printer',
    })
  })

  it('pdf is the page’s own print view, in base64', async () => {
    const [first] = roster
    const places: string[] = []
    const printPdf = async (what: Printable) => {
      if ('place' in what) places.push(what.place)
      return Buffer.from('%PDF-1.7')
    }
    const shell = clientOf(hostOn(host.db, GAMES, { version: '0', platform: 'test', report: console.error, printPdf }))
    const one = await shell.call('character.export', { character: first?.id ?? '', format: 'pdf' })
    expect(one).toMatchObject({ mediaType: 'application/pdf', encoding: 'base64', data: Buffer.from('%PDF-1.7').toString('base64') })
    expect(one.filename).toMatch(/\.pdf$/)
    await shell.call('campaign.records', { campaign, format: 'pdf' })
    expect(places).toEqual([`#/print/character/${first?.id}`, `#/print/roster/${campaign}`])
  })

  it('refuses an unknown character', async () => {
    expect(await host.refusal('character.export', { character: 'nobody', format: 'json' })).toMatchObject({ code: 'not-found' })
  })
})

describe('paper.print', () => {
  it('prints blank records, charts and the board of a session from the page', async () => {
    const places: string[] = []
    const printPdf = async (what: Printable) => {
      if ('place' in what) places.push(what.place)
      return Buffer.from('%PDF-1.7')
    }
    const shell = clientOf(hostOn(host.db, GAMES, { version: '0', platform: 'test', report: console.error, printPdf }))
    const { session } = await shell.call('game.start', { game: 'hero', seats: 2 })
    const files = [
      await shell.call('paper.print', { of: 'blank', campaign }),
      await shell.call('paper.print', { of: 'charts', game: 'domain' }),
      await shell.call('paper.print', { of: 'board', session }),
      await shell.call('paper.print', { of: 'board', session, input: 3 }),
    ]
    expect(places).toEqual([
      ...[`#/print/blank/${campaign}`, '#/print/charts/domain'],
      ...[`#/print/board/${session}`, `#/print/board/${session}/3`],
    ])
    expect(files.map(({ filename }) => filename).slice(1)).toEqual(['domain-charts.pdf', 'hero-board.pdf', 'hero-board.pdf'])
  })

  it('refuses what there is not', async () => {
    expect(await host.refusal('paper.print', { of: 'blank', campaign: 'none' })).toMatchObject({ code: 'not-found' })
    expect(await host.refusal('paper.print', { of: 'charts', game: 'chess' })).toMatchObject({ code: 'not-found' })
    expect(await host.refusal('paper.print', { of: 'board', session: 'none' })).toMatchObject({ code: 'not-found' })
  })
})

describe('campaign.records', () => {
  it('4.2 all characters in one file, in each format', async () => {
    const all = async (format: Format) => (await host.call('campaign.records', { campaign, format })).data
    const names = roster.map(({ name }) => name)
    const record = RosterRecord.parse(JSON.parse(await all('json')))
    expect(record.characters.map(({ sheet }) => sheet.name)).toEqual(names)
    expect(readCsv(await all('csv')).map(({ Name }) => Name)).toEqual(names)
    expect(readHtml(await all('html')).map(({ name }) => name)).toEqual(names)
    expect(readMarkdown(await all('markdown')).map(({ name }) => name)).toEqual(names)
  })

  it('refuses a campaign without characters', async () => {
    const { id } = await host.call('campaign.create', { name: 'Nobody yet', game: 'citadel' })
    expect(await host.refusal('campaign.records', { campaign: id, format: 'csv' })).toMatchObject({ code: 'conflict', detail: 'empty' })
  })
})
