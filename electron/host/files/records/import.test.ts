import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Character } from '../../../contract/index.ts'
import { CharacterRecord } from '../../../contract/inputs/record.ts'
import { botCampaign } from '../../testing/bot-campaign.ts'
import { type TestHost, testHost } from '../../testing/test-host.ts'

// Records imported into another campaign: everything they say is kept, and nothing is added.

let host: TestHost
let campaign: string
beforeEach(async () => {
  host = testHost()
  campaign = (await host.call('campaign.create', { name: 'Elsewhere', game: 'citadel' })).id
})
afterEach(() => host.close())

const UNA = { kind: 'initiate' as const, race: 'elf', weapons: ['bow', 'dagger'], experience: 'wounds' }
const recruit = (into: string, name: string) => host.call('character.recruit', { campaign: into, ...UNA, name })
const record = async (character: string) => (await host.call('character.export', { character, format: 'json' })).data
const other = async (name = 'Another') => (await host.call('campaign.create', { name, game: 'citadel' })).id

/** What a character takes from campaign to campaign. */
const kept = ({ slug: _, ...character }: Character) => {
  const { name, race, kind, status, experience, gold, exits, portrait, note, price } = character
  return { name, race, kind, status, experience, gold, exits, portrait, note, price, jewels: character.jewels }
}

describe('character.import', () => {
  it('4.2 every character of a played campaign enters another unchanged, and its books are right', async () => {
    const from = await botCampaign(host, { raids: 5 })
    const rows = await host.call('character.list', { campaign: from })
    for (const { id } of rows) {
      const was = await host.call('character.get', { character: id })
      const come = await host.call('character.import', { campaign, data: await record(id) })
      expect(kept(come)).toEqual(kept(was))
      expect(come.fell).toEqual(was.fell === null ? null : { ...was.fell, session: null, raid: null })
      expect(come.spellsToChoose).toBe(was.spellsToChoose)
      const ledger = await host.call('character.ledger', { character: come.id })
      expect(ledger.every(({ reason, session }) => reason === 'imported' && session === null)).toBe(true)
    }
    expect(await host.call('campaign.verify', { campaign })).toMatchObject({ ok: true, differences: [] })
  })

  it('a roster file brings all characters at once', async () => {
    const from = await botCampaign(host, { raids: 2 })
    const rows = await host.call('character.list', { campaign: from })
    const { data } = await host.call('campaign.records', { campaign: from, format: 'json' })
    const { others = [], ...first } = await host.call('character.import', { campaign, data: JSON.parse(data) })
    expect([first, ...others].map(kept)).toEqual(
      (await Promise.all(rows.map(({ id }) => host.call('character.get', { character: id })))).map(kept),
    )
    expect(await host.call('campaign.verify', { campaign })).toMatchObject({ ok: true })
  })

  it('17.3 a roster of the campaign’s own making comes in, though two made at the gate share a name', async () => {
    const una = await recruit(await other(), 'Una')
    const { data } = await host.call('campaign.records', { campaign: una.campaign, format: 'json' })
    const roster = JSON.parse(data)
    const [one] = roster.characters
    roster.characters.push({ ...one, sheet: { ...one.sheet, id: 'una-2' }, origin: { ...one.origin, id: 'una-2' } })
    const { others = [], ...first } = await host.call('character.import', { campaign, data: roster })
    expect([first, ...others].map(({ name, slug }) => [name, slug])).toEqual([
      ['Una', 'una'],
      ['Una', 'una-2'],
    ])
    expect(await host.call('campaign.verify', { campaign })).toMatchObject({ ok: true })
    // Nobody comes in twice.
    expect(await host.refusal('character.import', { campaign, data: roster })).toMatchObject({ detail: 'name-taken' })
  })

  it('a file too large for a message comes in pieces', async () => {
    const una = await recruit(await other(), 'Una')
    const bytes = Buffer.from(await record(una.id))
    const { upload } = await host.call('upload.begin', { size: bytes.length })
    const half = Math.floor(bytes.length / 2)
    await host.call('upload.add', { upload, piece: bytes.subarray(0, half).toString('base64') })
    expect(await host.refusal('character.import', { campaign, upload })).toMatchObject({ code: 'conflict', detail: 'incomplete' })
    await host.call('upload.add', { upload, piece: bytes.subarray(half).toString('base64') })
    expect(await host.call('character.import', { campaign, upload })).toMatchObject({ name: 'Una' })
    expect(await host.refusal('character.import', { campaign, upload })).toMatchObject({ code: 'not-found' })
  })

  it('a character already there is refused: a hero as himself, an initiate by name', async () => {
    const from = await other()
    const [hero, una] = [await host.call('character.recruit', { campaign: from, kind: 'hero' }), await recruit(from, 'Una')]
    await recruit(campaign, 'UNA')
    expect(await host.refusal('character.import', { campaign, data: await record(una.id) })).toMatchObject({
      code: 'conflict',
      detail: 'name-taken',
    })
    await host.call('character.import', { campaign, data: await record(hero.id) })
    expect(await host.refusal('character.import', { campaign, data: await record(hero.id) })).toMatchObject({
      code: 'conflict',
      rule: '17.3',
    })
    expect(await host.call('character.list', { campaign })).toHaveLength(2)
  })

  it('names the rules take for the same get different ids, and a raid goes on with both', async () => {
    const from = await other()
    const una = await recruit(from, 'Úna')
    await recruit(campaign, 'Una')
    const come = await host.call('character.import', { campaign, data: await record(una.id) })
    expect(come).toMatchObject({ name: 'Úna', slug: 'una-2' })
    const party = (await host.call('character.list', { campaign })).map(({ id }) => id)
    const raid = await host.call('game.start', { game: 'citadel', campaign, party, seed: 1 })
    await host.call('game.auto', { session: raid.session, until: 'end' })
    expect(await host.call('campaign.verify', { campaign })).toMatchObject({ ok: true, differences: [] })
  })

  it.each([
    ['quotes and commas', `Una "the Bow", of 'Ys'`],
    ['a formula', '=HYPERLINK("x")'],
    ['HTML', '<img src=x onerror=alert(1)>'],
    ['SQL', `'; DROP TABLE characters; --`],
    ['Markdown', '[Una](http://x) | **b**'],
    ['a path', '../../etc/passwd'],
    ['a name that Windows keeps', 'con'],
    ['dots', '...'],
    ['another script', 'Ωμέγα Ж 龍'],
    ['right to left', 'אונה'],
    ['an emoji', '🐉🐉'],
    ['marks piled up', 'U\u0301\u0302\u0303na'],
    ['__proto__', '__proto__'],
    ['constructor', 'constructor'],
  ])('a merely odd name makes the round trip unchanged: %s', async (_, name) => {
    const una = await recruit(await other(), name)
    const file = await host.call('character.export', { character: una.id, format: 'json' })
    expect(file.filename).toMatch(/^[\p{L}\p{N}][\p{L}\p{N}\p{M}-]*\.citadel-character$/u)
    const come = await host.call('character.import', { campaign, data: file.data })
    expect(come).toMatchObject({ name: una.name, status: 'living' })
    expect(CharacterRecord.parse(JSON.parse(await record(come.id))).character.sheet.name).toBe(una.name)
    const html = (await host.call('character.export', { character: come.id, format: 'html' })).data
    expect(html).not.toContain('<img')
  })

  it('a character in a raid is exported as he went in, and imported the same', async () => {
    const from = await other()
    const una = await recruit(from, 'Una')
    const raid = await host.call('game.start', { game: 'citadel', campaign: from, party: [una.id], seed: 3 })
    await host.call('game.auto', { session: raid.session, bot: 'random', until: 'end', limit: 6 })
    const data = await record(una.id)
    expect(await host.call('character.import', { campaign, data })).toMatchObject({ name: 'Una', experience: 0, gold: 0, status: 'living' })
  })

  it('17.3 imports are refused while a party is being made at the gate', async () => {
    const una = await recruit(await other(), 'Una')
    await host.call('game.start', { game: 'citadel', campaign, seed: 1 })
    expect(await host.refusal('character.import', { campaign, data: await record(una.id) })).toMatchObject({ detail: 'party-in-making' })
  })
})
