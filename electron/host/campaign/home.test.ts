import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { changeCharacter, getCharacter } from '../../../db/characters.ts'
import { ledgerOf } from '../../../db/ledger.ts'
import type { Character, Price } from '../../contract/index.ts'
import { type TestHost, testHost } from '../testing/test-host.ts'

// Between raids: purchases, items, notes, and the campaigns themselves.

let host: TestHost
let campaign: string
let una: Character
let bor: Character
beforeEach(async () => {
  host = testHost()
  campaign = (await host.call('campaign.create', { name: 'The Long Winter', game: 'citadel' })).id
  una = await recruit('Una')
  bor = await recruit('Bor')
})
afterEach(() => host.close())

const recruit = (name: string) =>
  host.call('character.recruit', { campaign, kind: 'initiate', name, race: 'dwarf', weapons: ['ax', 'dagger'], experience: 'wounds' })

/** What a raid would have brought: experience, gold, and jewels of the given values. */
function enrich({ id }: Character, experience: number, gold: number, ...jewels: number[]): void {
  const line = { rule: '14.0', reason: 'imported' }
  const lines = [
    { ...line, unit: 'experience' as const, amount: experience },
    { ...line, unit: 'gold' as const, amount: gold },
    ...jewels.map((amount) => ({ ...line, unit: 'jewel' as const, amount })),
  ].filter(({ amount }) => amount > 0)
  const changed = changeCharacter(host.db, id, {}, '2026-01-01T00:00:00.000Z', lines)
  if (changed.kind === 'refused') throw new Error(changed.refusal.message)
}

const get = ({ id }: Character) => host.call('character.get', { character: id })
const priceOf = async ({ id }: Character, increase: string): Promise<Price> => {
  const price = (await host.call('character.prices', { character: id })).find((each) => each.increase === increase)
  if (price === undefined) throw new Error(`there is no ${increase}`)
  return price
}
const buy = ({ id }: Character, increase: string, ...jewels: string[]) =>
  host.call('character.advance', { character: id, increase, ...(jewels.length === 0 ? {} : { jewels }) })
const cannotBuy = ({ id }: Character, increase: string, ...jewels: string[]) =>
  host.refusal('character.advance', { character: id, increase, jewels })
const enter = (...party: Character[]) => host.call('game.start', { game: 'citadel', campaign, party: party.map(({ id }) => id), seed: 1 })
const verified = () => host.call('campaign.verify', { campaign })

describe('12.2 buying an increase', () => {
  it('takes experience and gold, adds the point, and records both in the ledger', async () => {
    enrich(una, 130, 140)
    const before = una.sheet as { woundPoints: number }
    expect(await priceOf(una, 'wound-points')).toMatchObject({ experience: 100, gold: 100, allowed: true, from: before.woundPoints })
    const after = await buy(una, 'wound-points')
    expect(after).toMatchObject({ experience: 30, gold: 40, sheet: { woundPoints: before.woundPoints + 1 } })
    expect(after.origin).toEqual(una.sheet)
    expect(after.purchase).toEqual({ increase: 'wound-points', label: expect.any(String) })
    const rows = await host.call('character.ledger', { character: una.id })
    expect(rows.slice(-3)).toMatchObject([
      { unit: 'experience', amount: -100, rule: '12.2', raid: null, experience: 30 },
      { unit: 'gold', amount: -100, gold: 40 },
      { unit: 'ability', amount: 1, subject: 'wound-points' },
    ])
    for (const { text } of rows) expect(text).toMatch(/^[A-Z].*\.$/)
    expect(await verified()).toMatchObject({ ok: true, differences: [] })
    expect(host.told.at(-1)).toEqual({ event: 'campaign.changed', data: { campaign } })
  })

  it('12.3 charges half as much again for the Combat Bonus', async () => {
    enrich(una, 150, 150)
    expect(await buy(una, 'combat-bonus')).toMatchObject({ experience: 0, gold: 0, sheet: { combatBonus: 1 } })
  })

  it('spends named jewels whole, gives change in gold, and takes the rest in gold', async () => {
    enrich(una, 200, 30, 75, 50, 50)
    const jewels = (await get(una)).jewels
    expect(jewels).toEqual([
      { id: 'jewel-75-1', value: 75 },
      { id: 'jewel-50-1', value: 50 },
      { id: 'jewel-50-2', value: 50 },
    ])
    expect(await buy(una, 'wound-points', 'jewel-75-1', 'jewel-50-2')).toMatchObject({
      gold: 55,
      jewels: [{ id: 'jewel-50-1', value: 50 }],
    })
    expect((await host.call('character.ledger', { character: una.id })).slice(-2)).toMatchObject([
      { unit: 'gold', amount: 25, reason: 'change' },
      { unit: 'ability' },
    ])
    expect(await buy(una, 'wound-points', 'jewel-50-1')).toMatchObject({ experience: 0, gold: 5, jewels: [] })
  })

  it('says what is missing, and that jewels would cover it', async () => {
    enrich(una, 99, 60, 30)
    expect(await priceOf(una, 'wound-points')).toMatchObject({
      allowed: false,
      why: '1 Experience Point and 10 gold marks short, counting all jewels.',
    })
    enrich(una, 1, 0, 20)
    expect(await priceOf(una, 'wound-points')).toMatchObject({ allowed: true, why: expect.stringContaining('40 gold marks') })
    expect(await priceOf(una, 'combat-bonus')).toMatchObject({
      allowed: false,
      why: '50 Experience Points and 40 gold marks short, counting all jewels.',
    })
    expect(await cannotBuy(una, 'wound-points')).toMatchObject({ code: 'rule-violation', detail: 'jewels-wanted', rule: '12.2' })
    expect(await cannotBuy(una, 'wound-points', 'jewel-20-1')).toMatchObject({ detail: 'jewels-wanted' })
    expect(await cannotBuy(una, 'combat-bonus')).toMatchObject({ code: 'rule-violation', detail: 'short', rule: '12.3' })
    const [row] = await host.call('character.list', { campaign })
    expect(row?.price).toEqual({ experience: 100, gold: 100, affordable: 1 })
  })

  it('refuses jewels that are missing, named twice, or not needed, and changes nothing', async () => {
    enrich(una, 100, 100, 100, 25)
    const before = await get(una)
    expect(await cannotBuy(una, 'wound-points', 'jewel-25-2')).toMatchObject({ code: 'conflict', detail: 'no-such-jewel' })
    expect(await cannotBuy(una, 'wound-points', 'jewel-25-1', 'jewel-25-1')).toMatchObject({ code: 'bad-request', detail: 'jewels' })
    expect(await cannotBuy(una, 'wound-points', 'jewel-100-1', 'jewel-25-1')).toMatchObject({ detail: 'needless-jewel' })
    expect(await cannotBuy(una, 'beauty')).toMatchObject({ code: 'bad-request', detail: 'increase' })
    expect(await get(una)).toEqual(before)
  })

  it('11.0 stops at five', async () => {
    enrich(una, 1000, 1000)
    const { from } = await priceOf(una, 'resistance')
    for (let value = from; value < 5; value++) await buy(una, 'resistance')
    expect(await priceOf(una, 'resistance')).toMatchObject({ allowed: false, why: expect.stringContaining('5') })
    expect(await cannotBuy(una, 'resistance')).toMatchObject({ code: 'rule-violation', rule: '11.0' })
  })
})

describe('taking purchases back', () => {
  it('goes back one by one to the original sheet, and the ledger keeps both sides', async () => {
    enrich(una, 300, 110, 75, 60)
    const before = await get(una)
    await buy(una, 'wound-points', 'jewel-75-1', 'jewel-60-1')
    await buy(una, 'detrap')
    const back = await host.call('character.undo', { character: una.id })
    expect(back.purchase).toMatchObject({ increase: 'wound-points' })
    expect(await host.call('character.undo', { character: una.id })).toEqual(before)
    expect(await host.refusal('character.undo', { character: una.id })).toMatchObject({ code: 'conflict', detail: 'nothing-bought' })
    expect(ledgerOf(host.db, una.id)).toHaveLength(4 + 2 * (5 + 3))
    expect(await verified()).toMatchObject({ ok: true })
    await buy(una, 'wound-points', 'jewel-75-1', 'jewel-60-1')
    expect((await get(una)).purchase).toMatchObject({ increase: 'wound-points' })
  })

  it('4.1.D a point of Magic Potential brings a spell to choose, and takes it back with it', async () => {
    enrich(una, 100, 100)
    const { magic } = una.sheet as { magic: number[] }
    const sun = ['red', 'yellow', 'blue'][magic.indexOf(Math.max(...magic))]
    const spells = ['heal', 'blast', 'sleep', 'charm', 'lightning', 'lock'].slice(0, una.spellsToChoose ?? 0)
    if (spells.length > 0) await host.call('character.spells', { character: una.id, spells })
    const before = await get(una)
    expect(await buy(una, `magic:${sun}`)).toMatchObject({ spellsToChoose: 1 })
    await host.call('character.spells', { character: una.id, spells: [...spells, 'rejuvenate'] })
    expect(await host.call('character.undo', { character: una.id })).toEqual(before)
  })

  it('ends once the character goes on a raid, even one that is given up', async () => {
    enrich(una, 300, 300)
    await buy(una, 'wound-points')
    const raid = await enter(una)
    expect((await get(una)).purchase).toBeNull()
    expect(await host.refusal('character.undo', { character: una.id })).toMatchObject({ code: 'conflict', detail: 'in-raid' })
    await host.call('game.abandon', { session: raid.session })
    expect(await host.refusal('character.undo', { character: una.id })).toMatchObject({ code: 'conflict', detail: 'nothing-bought' })
    await buy(una, 'wound-points')
    expect(await host.call('character.undo', { character: una.id })).toMatchObject({ experience: 200, gold: 200, purchase: null })
    expect(await verified()).toMatchObject({ ok: true })
  })
})

describe('17.4 things', () => {
  /** Like treasure brought home: on the sheet and in the ledger. */
  function own({ id }: Character, item: { readonly id: string }, more: object = {}): void {
    const sheet = getCharacter(host.db, id)?.sheet as { items: object[] }
    const line = { unit: 'item' as const, amount: 1, subject: item.id, rule: '14.0', reason: 'treasure' }
    changeCharacter(host.db, id, { sheet: { ...sheet, items: [...sheet.items, item], ...more } }, '2026-01-01T00:00:00.000Z', [line])
  }
  const SWORD = { kind: 'weapon', id: 'weapon-sword-1', weapon: 'sword', bonus: 2 }

  it('weapons are changed, a magic one by its id', async () => {
    own(una, SWORD)
    const armed = await host.call('character.equip', { character: una.id, weapons: ['weapon-sword-1', 'bow'] })
    expect(armed.sheet).toMatchObject({
      weapons: [
        { weapon: 'sword', bonus: 2, item: 'weapon-sword-1' },
        { weapon: 'bow', bonus: 0, item: null },
      ],
    })
    expect(await host.refusal('character.equip', { character: bor.id, weapons: ['weapon-sword-1'] })).toMatchObject({
      code: 'rule-violation',
      rule: '17.4',
    })
    expect(await verified()).toMatchObject({ ok: true })
  })

  it('pass from one character to another, and both ledgers say so', async () => {
    own(una, SWORD)
    const { from, to } = await host.call('character.give', { character: una.id, item: 'weapon-sword-1', to: bor.id })
    expect([from.id, to.id]).toEqual([una.id, bor.id])
    expect(from.sheet).toMatchObject({ items: [] })
    expect(to.sheet).toMatchObject({ items: [{ id: 'weapon-sword-1' }] })
    expect((await host.call('character.ledger', { character: una.id })).at(-1)).toMatchObject({ unit: 'item', amount: -1, reason: 'given' })
    expect((await host.call('character.ledger', { character: bor.id })).at(-1)).toMatchObject({
      unit: 'item',
      amount: 1,
      reason: 'received',
    })
    expect(await verified()).toMatchObject({ ok: true })
    const again = { character: una.id, item: 'weapon-sword-1', to: bor.id }
    expect(await host.refusal('character.give', again)).toMatchObject({ code: 'rule-violation', rule: '14.0' })
  })

  it('do not pass to oneself, to other campaigns, or to characters who are away', async () => {
    own(una, SWORD)
    const give = { character: una.id, item: 'weapon-sword-1' }
    const other = await host.call('campaign.create', { name: 'Other', game: 'citadel' })
    const hero = await host.call('character.recruit', { campaign: other.id, kind: 'hero' })
    expect(await host.refusal('character.give', { ...give, to: una.id })).toMatchObject({ code: 'bad-request', detail: 'to' })
    expect(await host.refusal('character.give', { ...give, to: hero.id })).toMatchObject({ code: 'conflict', detail: 'other-campaign' })
    expect(await host.refusal('character.give', { ...give, to: 'nobody' })).toMatchObject({ code: 'not-found' })
    await enter(bor)
    expect(await host.refusal('character.give', { ...give, to: bor.id })).toMatchObject({ code: 'conflict', detail: 'in-raid' })
  })
})

describe('a character who is not at home', () => {
  const calls = () =>
    [
      ['character.advance', { character: una.id, increase: 'wound-points' }],
      ['character.undo', { character: una.id }],
      ['character.equip', { character: una.id, weapons: ['sword'] }],
      ['character.spells', { character: una.id, spells: [] }],
      ['character.give', { character: una.id, item: 'weapon-sword-1', to: bor.id }],
    ] as const

  it('can do nothing while in a raid, retired, fallen or lost', async () => {
    enrich(una, 500, 500)
    const raid = await enter(una)
    for (const [call, input] of calls())
      expect(await host.refusal(call, input), call).toMatchObject({ code: 'conflict', detail: 'in-raid' })
    expect(await host.refusal('character.retire', { character: una.id })).toMatchObject({ code: 'conflict', detail: 'in-raid' })
    expect(await priceOf(una, 'wound-points')).toMatchObject({ allowed: false, why: 'Una is in a raid that is still open.' })
    await host.call('game.abandon', { session: raid.session })
    for (const status of ['retired', 'dead', 'lost'] as const) {
      changeCharacter(host.db, una.id, { status }, '2026-01-01T00:00:00.000Z')
      for (const [call, input] of calls())
        expect(await host.refusal(call, input), `${call} ${status}`).toMatchObject({ code: 'conflict', detail: 'not-living' })
      expect(await priceOf(una, 'wound-points')).toMatchObject({ allowed: false })
      expect((await get(una)).price?.affordable).toBe(0)
    }
  })

  it('retires and is called back; the fallen and the lost do neither', async () => {
    const retired = await host.call('character.retire', { character: una.id })
    expect(retired.status).toBe('retired')
    expect(await host.call('character.retire', { character: una.id, retired: true })).toEqual(retired)
    expect(await host.refusal('game.start', { game: 'citadel', campaign, party: [una.id] })).toMatchObject({ detail: 'not-living' })
    expect(await host.call('character.retire', { character: una.id, retired: false })).toMatchObject({ status: 'living' })
    for (const status of ['dead', 'lost'] as const) {
      changeCharacter(host.db, una.id, { status }, '2026-01-01T00:00:00.000Z')
      for (const wanted of [true, false])
        expect(await host.refusal('character.retire', { character: una.id, retired: wanted })).toMatchObject({ detail: 'not-living' })
    }
  })

  it('still has a note and a portrait, each changed without the other', async () => {
    await enter(una)
    expect(await host.call('character.note', { character: una.id, note: 'Fears\nrats 🐀 and 👨‍👩‍👧', portrait: 'x-elf' })).toMatchObject({
      note: 'Fears\nrats 🐀 and 👨‍👩‍👧',
      portrait: 'x-elf',
    })
    expect(await host.call('character.note', { character: una.id, portrait: null })).toMatchObject({
      note: 'Fears\nrats 🐀 and 👨‍👩‍👧',
      portrait: null,
    })
    expect(await host.call('character.note', { character: una.id, note: '' })).toMatchObject({ note: '' })
    expect(await host.refusal('character.note', { character: una.id, portrait: 'x-cat' as never })).toMatchObject({ code: 'bad-request' })
    expect(await host.refusal('character.note', { character: una.id, note: 'x'.repeat(4001) })).toMatchObject({ code: 'bad-request' })
    expect(await host.refusal('character.note', { character: una.id, note: 'bell \u0007' })).toMatchObject({ code: 'bad-request' })
  })
})

describe('a raid in the past', () => {
  it('is listed by number and fate, and a death by place and cause', async () => {
    const first = await enter(bor)
    await host.call('game.abandon', { session: first.session })
    for (let seed = 1; ; seed++) {
      if (seed > 20) throw new Error('none fell in twenty raids')
      const party = (await host.call('character.list', { campaign })).filter(({ status }) => status === 'living').map(({ id }) => id)
      const raid = await host.call('game.start', { game: 'citadel', campaign, party, seed })
      await host.call('game.auto', { session: raid.session, until: 'end', limit: 20_000 })
      const fallen = (await host.call('character.list', { campaign })).find(({ status }) => status === 'dead')
      if (fallen === undefined) continue
      expect(fallen.raids.at(-1)).toEqual({ raid: seed + 1, session: raid.session, fate: 'fallen' })
      expect(fallen.fell).toMatchObject({ raid: seed + 1, session: raid.session, text: expect.stringMatching(/^Level \d, /) })
      break
    }
    const [, second] = await host.call('character.list', { campaign })
    expect(second?.raids[0]).toEqual({ raid: 1, session: first.session, fate: 'abandoned' })
    expect(await verified()).toMatchObject({ ok: true })
  })
})

describe('campaigns', () => {
  it('count their characters and raids', async () => {
    await host.call('character.retire', { character: bor.id })
    expect(await host.call('campaign.get', { campaign })).toMatchObject({
      roster: { living: 1, dead: 0, lost: 0, retired: 1 },
      raids: { open: 0, ended: 0, abandoned: 0 },
      victories: 0,
      playedAt: null,
    })
    const raid = await enter(una)
    const [open] = await host.call('campaign.list')
    expect(open).toMatchObject({ raids: { open: 1 }, playedAt: expect.stringMatching(/^20/) })
    await host.call('game.abandon', { session: raid.session })
    expect(await host.call('campaign.get', { campaign })).toMatchObject({ raids: { open: 0, abandoned: 1 } })
  })

  it('are renamed, archived and brought back', async () => {
    const other = await host.call('campaign.create', { name: 'Other', game: 'citadel' })
    expect(await host.call('campaign.rename', { campaign, name: ' The Short Summer ' })).toMatchObject({
      name: 'The Short Summer',
      archived: false,
    })
    expect(await host.call('campaign.archive', { campaign })).toMatchObject({ archived: true, name: 'The Short Summer' })
    expect((await host.call('campaign.list')).map(({ archived }) => archived)).toEqual([true, false])
    expect(await host.call('campaign.archive', { campaign, archived: false })).toMatchObject({ archived: false })
    expect(await host.call('campaign.get', { campaign: other.id })).toEqual(other)
  })

  it('are deleted with everything in them, and nothing else', async () => {
    const kept = await host.call('campaign.create', { name: 'Kept', game: 'citadel' })
    await host.call('game.start', { game: 'citadel', campaign: kept.id, seed: 3 })
    const before = counts()
    enrich(una, 100, 100)
    await buy(una, 'wound-points')
    const raid = await enter(una, bor)
    await host.call('game.auto', { session: raid.session, until: 'end', limit: 60 })
    const born = await host.call('game.start', { game: 'citadel', campaign, seed: 3 })
    await host.call('game.auto', { session: born.session, until: 'end', limit: 60 })
    await host.call('game.view', { session: raid.session })
    expect(await host.call('campaign.delete', { campaign })).toEqual({ campaign, backup: null })
    expect(counts()).toEqual({ ...before, campaigns: 1, characters: (before.characters ?? 0) - 2 })
    expect(host.db.raw.pragma('foreign_key_check')).toEqual([])
    for (const [call, input] of [
      ['game.view', { session: raid.session }],
      ['character.get', { character: una.id }],
      ['campaign.get', { campaign }],
      ['campaign.delete', { campaign }],
    ] as const)
      expect(await host.refusal(call, input), call).toMatchObject({ code: 'not-found' })
    expect(await host.call('campaign.list')).toHaveLength(1)
  })

  /** How many rows each table has. */
  function counts(): Record<string, number> {
    const tables = host.db.raw.prepare("SELECT name FROM pragma_table_list WHERE type = 'table' AND schema = 'main'").pluck().all()
    return Object.fromEntries(
      tables.map((name) => [String(name), Number(host.db.raw.prepare(`SELECT count(*) FROM ${name}`).pluck().get())]),
    )
  }

  it('and unknown characters are not found', async () => {
    for (const [call, input] of [
      ['campaign.rename', { campaign: 'none', name: 'x' }],
      ['campaign.archive', { campaign: 'none' }],
      ['campaign.verify', { campaign: 'none' }],
      ['character.prices', { character: 'none' }],
      ['character.advance', { character: 'none', increase: 'wound-points' }],
      ['character.undo', { character: 'none' }],
      ['character.equip', { character: 'none' }],
      ['character.give', { character: 'none', item: 'x', to: 'none' }],
      ['character.retire', { character: 'none' }],
      ['character.note', { character: 'none' }],
      ['character.ledger', { character: 'none' }],
    ] as const)
      expect(await host.refusal(call, input), call).toMatchObject({
        code: 'not-found',
        message: expect.stringMatching(/^There is no such/),
      })
  })
})
