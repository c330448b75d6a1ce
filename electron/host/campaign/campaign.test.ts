import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { getCharacter } from '../../../db/characters.ts'
import { ledgerOf } from '../../../db/ledger.ts'
import { verifyCampaign } from '../../../db/verify.ts'
import type { SessionView } from '../../../engine/kernel/types.ts'
import type { Character } from '../../contract/index.ts'
import { idsOf, type TestHost, testHost } from '../testing/test-host.ts'

// A campaign and its roster: who joins, who goes on a raid, and who comes home with what.

let host: TestHost
beforeEach(() => {
  host = testHost()
})
afterEach(() => host.close())

const begin = (variants: string[] = []) => host.call('campaign.create', { name: 'The Long Winter', game: 'citadel', variants })
const UNA = { kind: 'initiate' as const, name: 'Una', race: 'elf', weapons: ['bow', 'dagger'], experience: 'wounds' }

async function recruit(campaign: string, names: readonly string[]): Promise<Character[]> {
  const all: Character[] = []
  for (const name of names) all.push(await host.call('character.recruit', { campaign, ...UNA, name }))
  return all
}

describe('campaign.create, list, get', () => {
  it('keeps the name and the variants; undo is honest by default', async () => {
    const campaign = await begin(['short-hunt'])
    expect(campaign).toMatchObject({ name: 'The Long Winter', game: 'citadel', variants: ['short-hunt'], undo: 'honest' })
    expect(await host.call('campaign.list')).toEqual([campaign])
    expect(await host.call('campaign.get', { campaign: campaign.id })).toEqual(campaign)
    expect(host.told).toEqual([{ event: 'campaign.changed', data: { campaign: campaign.id } }])
  })

  it('2.3 takes an undo mode as one of its variants', async () => {
    expect(await begin(['ironman', 'maze-kept'])).toMatchObject({ undo: 'ironman', variants: ['ironman', 'maze-kept'] })
    const { id } = await begin(['teaching'])
    const raid = await host.call('game.start', { game: 'citadel', campaign: id, seed: 1 })
    await host.call('game.auto', { session: raid.session, bot: 'random', until: 'end', limit: 2 })
    expect(await host.call('game.undo', { session: raid.session, revision: 2 })).toMatchObject({ revision: 3, canRedo: true })
  })

  it('refuses unknown games, variants and campaigns', async () => {
    expect(await host.refusal('campaign.create', { name: 'x', game: 'go' })).toMatchObject({ code: 'not-found' })
    const flying = { name: 'x', game: 'citadel', variants: ['flying'] }
    expect(await host.refusal('campaign.create', flying)).toMatchObject({ code: 'bad-request' })
    expect(await host.refusal('campaign.get', { campaign: 'none' })).toMatchObject({ code: 'not-found' })
    expect(await host.call('campaign.list')).toEqual([])
  })
})

describe('character.recruit', () => {
  it('17.3 draws only heroes the campaign has never had', async () => {
    const { id: campaign } = await begin()
    const drawn = new Set<string>()
    for (let i = 0; i < 23; i++) drawn.add((await host.call('character.recruit', { campaign, kind: 'hero' })).slug)
    expect(drawn.size).toBe(23)
    expect(await host.refusal('character.recruit', { campaign, kind: 'hero' })).toMatchObject({ code: 'rule-violation', rule: '17.3' })
  })

  it('2.3 gives a hero by name only with the variant choose-heroes, and each only once', async () => {
    const plain = await begin()
    const wish = { kind: 'hero' as const, name: 'Lord Dil' }
    expect(await host.refusal('character.recruit', { campaign: plain.id, ...wish })).toMatchObject({ code: 'rule-violation', rule: '2.3' })
    const { id: campaign } = await begin(['choose-heroes'])
    const dil = await host.call('character.recruit', { campaign, ...wish })
    expect(dil).toMatchObject({
      slug: 'lord-dil',
      name: 'Lord Dil',
      kind: 'hero',
      status: 'living',
      gold: 0,
      jewels: [],
      experience: 0,
      exits: 0,
      session: null,
    })
    expect(await host.refusal('character.recruit', { campaign, ...wish })).toMatchObject({ code: 'conflict', detail: 'name-taken' })
    expect(await host.refusal('character.recruit', { campaign, ...wish, name: 'Nobody' })).toMatchObject({
      code: 'rule-violation',
      rule: '4.3',
    })
  })

  it('4.4 rolls for an initiate, who then chooses as many spells as he may know', async () => {
    const { id: campaign } = await begin()
    const names = ['Una', 'Bor', 'Cid', 'Dag', 'Eli', 'Fay', 'Gil', 'Hal']
    const all = await recruit(campaign, names)
    const caster = all.find(({ spellsToChoose }) => spellsToChoose !== undefined)
    if (caster === undefined) throw new Error('eight initiates without magic: look for another die')
    const count = caster.spellsToChoose ?? 0
    const spells = ['heal', 'blast', 'sleep', 'charm', 'lightning', 'lock'].slice(0, count)
    const wish = { character: caster.id }
    expect(await host.refusal('character.spells', { ...wish, spells: spells.slice(1) })).toMatchObject({
      code: 'rule-violation',
      rule: '4.1.B.6',
    })
    expect(await host.refusal('character.spells', { ...wish, spells: ['wrath-of-god'] })).toMatchObject({ code: 'rule-violation' })
    const complete = await host.call('character.spells', { ...wish, spells })
    expect(complete).not.toHaveProperty('spellsToChoose')
    expect(complete.sheet).toMatchObject({ known: spells, woundPoints: 6, weapons: [{ weapon: 'bow' }, { weapon: 'dagger' }] })
    expect(await host.call('character.get', wish)).toEqual(complete)
    expect((await host.call('character.list', { campaign })).map(({ name }) => name)).toEqual(names)
    const sheets = await host.call('character.sheets', { campaign })
    expect(sheets.map(({ id }) => id)).toEqual(all.map(({ id }) => id))
    expect(sheets).toContainEqual({ id: caster.id, sheet: complete.sheet })
    expect(await host.refusal('character.sheets', { campaign: 'nowhere' })).toMatchObject({ code: 'not-found' })
  })

  it.each([
    ['a race', { race: 'troll' }, '4.1.B.2'],
    ['weapons', { weapons: ['bow', 'bow'] }, '4.1.B.4'],
    ['a number of weapons', { weapons: ['bow'] }, '4.1.B.4'],
    ['a background', { experience: 'cooking' }, '4.1.B.7'],
    ['spells', { spells: ['heal', 'heal'] }, '4.1.B.6'],
  ])('refuses %s that no initiate can have, and nobody joins', async (_what, wrong, rule) => {
    const { id: campaign } = await begin()
    expect(await host.refusal('character.recruit', { campaign, ...UNA, ...wrong })).toMatchObject({ code: 'rule-violation', rule })
    expect(await host.call('character.list', { campaign })).toEqual([])
  })

  it('refuses a name the campaign already has, and an unknown campaign', async () => {
    const { id: campaign } = await begin()
    await recruit(campaign, ['Una'])
    expect(await host.refusal('character.recruit', { campaign, ...UNA, name: 'UNA' })).toMatchObject({
      code: 'conflict',
      detail: 'name-taken',
    })
    expect(await host.refusal('character.recruit', { campaign: 'none', ...UNA })).toMatchObject({ code: 'not-found' })
    expect(await host.refusal('character.list', { campaign: 'none' })).toMatchObject({ code: 'not-found' })
    expect(await host.refusal('character.get', { character: 'none' })).toMatchObject({ code: 'not-found' })
  })
})

describe('a raid of a campaign', () => {
  it('takes living characters of the roster, each in one open raid only', async () => {
    const { id: campaign } = await begin()
    const [una, bor] = (await recruit(campaign, ['Una', 'Bor'])).map(({ id }) => id)
    if (una === undefined || bor === undefined) throw new Error('two were recruited')
    const start = { game: 'citadel', campaign, party: [una] }
    const first = await host.call('game.start', start)
    expect((await host.call('character.get', { character: una })).session).toBe(first.session)
    expect(await host.refusal('game.start', { ...start, party: [bor, una] })).toMatchObject({ code: 'conflict', detail: 'in-raid' })
    expect(await host.refusal('character.spells', { character: una, spells: [] })).toMatchObject({
      code: expect.stringMatching(/conflict|rule-violation/),
    })
    await host.call('game.abandon', { session: first.session })
    expect((await host.call('game.start', { ...start, party: [bor, una] })).view).toMatchObject({ party: [{ id: 'bor' }, { id: 'una' }] })
  })

  it('deals characters to the seats, or places them as asked', async () => {
    const { id: campaign } = await begin()
    const [a, b, c] = (await recruit(campaign, ['A', 'B', 'C'])).map(({ id }) => id)
    const party = [{ character: a ?? '', seat: 1 }, { character: b ?? '', seat: 1 }, c ?? '']
    const raid = await host.call('game.start', { game: 'citadel', campaign, party, seats: 2 })
    expect(raid.view).toMatchObject({ party: [{ seat: 1 }, { seat: 1 }, { seat: 0 }] })
  })

  it('refuses strangers, duplicates, scenarios, and separate variants', async () => {
    const { id: campaign } = await begin()
    const [una] = await recruit(campaign, ['Una'])
    const other = await host.call('campaign.create', { name: 'Other', game: 'citadel' })
    const party = [una?.id ?? '']
    const start = { game: 'citadel', campaign }
    expect(await host.refusal('game.start', { ...start, campaign: other.id, party })).toMatchObject({ code: 'not-found' })
    expect(await host.refusal('game.start', { ...start, party: [...party, ...party] })).toMatchObject({
      code: 'bad-request',
      detail: 'party',
    })
    expect(await host.refusal('game.start', { ...start, scenario: {} })).toMatchObject({ code: 'bad-request', detail: 'scenario' })
    expect(await host.refusal('game.start', { ...start, party, options: { undo: 'teaching' } })).toMatchObject({
      code: 'bad-request',
      detail: 'options',
    })
    expect(await host.call('game.list', { campaign })).toEqual([])
  })

  it('4.1 begins by making a party where none is picked; it joins the roster once it is complete', async () => {
    const { id: campaign } = await begin()
    const raid = await host.call('game.start', { game: 'citadel', campaign, seed: 3 })
    let view = raid
    while (view.decision?.topic !== 'route') {
      expect(await host.call('character.list', { campaign })).toEqual([])
      view = await host.call('game.auto', { session: raid.session, until: 'end', limit: 1 })
    }
    const roster = await host.call('character.list', { campaign })
    expect(roster.map(({ slug, session }) => [slug, session])).toEqual(partyIn(view).map(({ id }) => [id, raid.session]))
    const [row] = await host.call('game.list', { campaign })
    expect(row?.party.map(({ name }) => name)).toEqual(roster.map(({ name }) => name))
    const next = await host.call('game.start', { game: 'citadel', campaign, seed: 3 })
    const entered = await host.call('game.auto', { session: next.session, until: 'mark' })
    const both = new Set([...partyIn(view), ...partyIn(entered)].map(({ id }) => id))
    expect(both.size).toBe(roster.length * 2) // 17.3: no character the campaign knows is drawn or named again
  })

  it('17.3 refuses newcomers while a party is being made', async () => {
    const { id: campaign } = await begin()
    const raid = await host.call('game.start', { game: 'citadel', campaign })
    const busy = { code: 'conflict', detail: 'party-in-making' }
    expect(await host.refusal('game.start', { game: 'citadel', campaign })).toMatchObject(busy)
    expect(await host.refusal('character.recruit', { campaign, kind: 'hero' })).toMatchObject(busy)
    await host.call('game.abandon', { session: raid.session })
    expect(await host.call('character.recruit', { campaign, kind: 'hero' })).toMatchObject({ kind: 'hero' })
  })

  it('books everybody and everything at the end: the ledger’s sums are what was carried', async () => {
    const { id: campaign } = await begin()
    const ends = new Set<string>()
    for (let seed = 1; seed <= 12; seed++) {
      const raid = await host.call('game.start', { game: 'citadel', campaign, seed })
      const before = await host.call('game.auto', { session: raid.session, until: 'mark' })
      const end = await host.call('game.auto', { session: raid.session, until: 'end', limit: 20_000 })
      ends.add(end.outcome?.kind ?? 'none')
      const roster = await host.call('character.list', { campaign })
      for (const member of partyIn(end)) {
        const home = roster.find(({ slug }) => slug === member.id)
        expect(home).toMatchObject({ session: null, experience: member.experience, gold: member.gold })
        expect(home?.jewels.map(({ value }) => value)).toEqual(member.jewels.toSorted((a, b) => b - a))
        const out = home?.status === 'living'
        expect(home?.exits).toBe(out ? 1 : 0)
        expect(out).toBe(member.status === 'living' && end.outcome?.kind !== 'all-dead')
      }
      expect(partyIn(before)).toHaveLength(partyIn(end).length)
      if (roster.filter(({ kind }) => kind === 'hero').length > 20) break
    }
    expect(verifyCampaign(host.db, campaign)).toEqual([])
    const roster = await host.call('character.list', { campaign })
    for (const end of ends) expect(['left', 'all-dead', 'team-victory']).toContain(end)
    expect(roster.some(({ experience }) => experience > 0)).toBe(true)
    expect(roster.some(({ gold, jewels }) => gold > 0 || jewels.length > 0)).toBe(true)
  })

  it('17.1 keeps at home what earlier raids brought, and adds what the next one brings', async () => {
    const { id: campaign } = await begin(['choose-heroes'])
    const party: string[] = []
    for (const name of ['Almuric', 'Lord Dil', 'Zareth', 'Gislan'])
      party.push((await host.call('character.recruit', { campaign, kind: 'hero', name })).id)
    for (let seed = 1; seed <= 4; seed++) {
      const living = (await host.call('character.list', { campaign })).filter(({ status }) => status === 'living').map(({ id }) => id)
      if (living.length === 0) break
      const raid = await host.call('game.start', { game: 'citadel', campaign, party: living, seed })
      expect(partyIn(raid).every(({ gold, experience }) => gold === 0 && experience === 0)).toBe(true)
      const end = await host.call('game.auto', { session: raid.session, until: 'end', limit: 20_000 })
      expect(end.outcome).not.toBeNull()
    }
    for (const id of party) {
      const home = await host.call('character.get', { character: id })
      const entries = ledgerOf(host.db, id)
      const sum = (unit: string) => entries.filter((entry) => entry.unit === unit).reduce((total, { amount }) => total + amount, 0)
      expect([sum('experience'), sum('gold'), sum('exit')]).toEqual([home.experience, home.gold, home.exits])
      expect(home.sheet).toMatchObject({ exits: home.exits })
    }
  })

  it('16.0 has no Hellgate to hunt once a raid has destroyed it', async () => {
    const { id: campaign } = await begin()
    const start = { game: 'citadel', campaign }
    const raid = await host.call('game.start', start)
    expect(raid.view).toMatchObject({ hellgate: { destroyed: false } })
    host.db.raw
      .prepare("UPDATE sessions SET status = 'ended', outcome = ? WHERE id = ?")
      .run(JSON.stringify({ kind: 'team-victory', text: '' }), raid.session)
    expect((await host.call('game.start', start)).view).toMatchObject({ hellgate: { destroyed: true, found: false } })
  })

  it('17.0 asks within one sitting whether to keep the maze, which is then as it was left', async () => {
    const { id: campaign } = await begin()
    const [una] = await recruit(campaign, ['Una'])
    const party = [una?.id ?? '']
    const first = await host.call('game.start', { game: 'citadel', campaign, party, seed: 1 })
    const inside = await toRoute(host, first)
    const left = await leaveFrom(host, inside)
    const again = await host.call('game.start', { game: 'citadel', campaign, party, seed: 2 })
    const asked = await until(host, again, 'same-maze')
    expect(idsOf(asked)).toEqual(['keep', 'new'])
    const entered = await toRoute(host, await host.pick(asked, 'keep'))
    expect(entered.view).toMatchObject({ map: { levels: [{ segments: mapOf(left) }, {}, {}] } })
  })

  it('brings nothing when given up: the ledger is reversed, and the dead stay dead', async () => {
    const { id: campaign } = await begin()
    let given = 0
    for (let seed = 1; seed <= 20 && given < 2; seed++) {
      const raid = await host.call('game.start', { game: 'citadel', campaign, seed, options: { purpose: 'hellgate' } })
      let view = raid
      const wanted = () => partyIn(view).some(({ status }) => status === 'dead') && partyIn(view).some(({ experience }) => experience > 0)
      while (view.outcome === null && !wanted()) view = await host.call('game.auto', { session: raid.session, until: 'end', limit: 5 })
      if (view.outcome !== null) continue
      given += 1
      await host.call('game.abandon', { session: raid.session })
      const roster = await host.call('character.list', { campaign })
      for (const { id, status } of partyIn(view)) {
        const home = roster.find(({ slug }) => slug === id)
        expect(home).toMatchObject({ experience: 0, gold: 0, jewels: [], exits: 0, session: null })
        if (status === 'dead' || status === 'living') expect(home?.status).toBe(status)
      }
    }
    expect(given).toBeGreaterThan(0)
    expect(verifyCampaign(host.db, campaign)).toEqual([])
  })

  it('reports every change of the roster', async () => {
    const { id: campaign } = await begin()
    const [una] = await recruit(campaign, ['Una'])
    const raid = await host.call('game.start', { game: 'citadel', campaign, party: [una?.id ?? ''], seed: 1 })
    const told = () => host.told.filter(({ event }) => event === 'campaign.changed').length
    const before = told()
    await host.call('game.auto', { session: raid.session, until: 'end', limit: 20_000 })
    expect(told()).toBe(before + 1)
    expect(getCharacter(host.db, una?.id ?? '')?.session).toBeNull()
  })
})

interface Member {
  readonly id: string
  readonly experience: number
  readonly gold: number
  readonly jewels: readonly number[]
  readonly status: string
  readonly seat: number
}

/** The characters in a view of Citadel, charmed monsters left out. */
function partyIn({ view }: SessionView): readonly Member[] {
  return (view as { party: (Member & { kind: string })[] }).party.filter(({ kind }) => kind !== 'charmed-monster')
}

function mapOf({ view }: SessionView): readonly unknown[] {
  return (view as { map: { levels: { segments: unknown[] }[] } }).map.levels[0]?.segments ?? []
}

/** Has the bot answer until that question comes. */
async function until(host: TestHost, view: SessionView, topic: string): Promise<SessionView> {
  let now = view
  while (now.decision !== null && now.decision.topic !== topic)
    now = await host.call('game.auto', { session: now.session, until: 'end', limit: 1 })
  return now
}

function toRoute(host: TestHost, view: SessionView): Promise<SessionView> {
  return until(host, view, 'route')
}

/** Walks in and straight out again. */
async function leaveFrom(host: TestHost, view: SessionView): Promise<SessionView> {
  let now = view
  for (let turn = 0; turn < 30 && now.decision !== null; turn++) {
    const ids = idsOf(now)
    if (ids.includes('leave')) return host.pick(now, 'leave')
    now = await toRoute(host, await host.pick(now, ids[0] ?? ''))
  }
  throw new Error('no way out was found')
}
