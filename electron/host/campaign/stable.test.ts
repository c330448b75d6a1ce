import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { SessionView } from '../../../engine/kernel/types.ts'
import { stableGame } from '../testing/stable-game.ts'
import { type TestHost, testHost } from '../testing/test-host.ts'

// A second game with campaigns needs nothing that only Citadel has: testing/stable-game.ts lists how it differs.

let host: TestHost
let campaign: string
beforeEach(async () => {
  host = testHost(undefined, [stableGame], { worker: new URL('../testing/stable-worker.ts', import.meta.url) })
  campaign = (await host.call('campaign.create', { name: 'Ludus', game: 'stable' })).id
})
afterEach(() => host.close())

const recruit = (name: string, sh = 12) => host.call('character.recruit', { campaign, kind: 'gladiator', name, sh })
const get = (character: string) => host.call('character.get', { character })

/** A fight between these characters, by database id, with the given picks in order. */
async function fought(party: readonly string[], ...picks: readonly string[]): Promise<SessionView> {
  let view = await host.call('game.start', { game: 'stable', campaign, party: [...party] })
  for (const pick of picks) view = await host.pick(view, pick)
  return view
}

describe('a stable', () => {
  it('recruits gladiators by their own kind of request, and no other characters', async () => {
    expect(await recruit('Ann')).toMatchObject({ slug: 'ann-1', kind: 'gladiator', price: null, sheet: { sh: 12 } })
    expect(await host.refusal('character.recruit', { campaign, kind: 'hero' })).toMatchObject({ code: 'bad-request' })
    expect(await host.refusal('character.recruit', { campaign, kind: 'gladiator', name: 'Bo', sh: 99 })).toMatchObject({
      code: 'bad-request',
    })
  })

  it('describes its campaigns', async () => {
    const { games } = await host.call('app.info')
    expect(games[0]?.campaign).toMatchObject({
      kinds: [{ id: 'gladiator' }],
      ...{ mostInParty: 20, mayBring: ['living', 'dead'], purchases: false, spells: false, equip: true, give: false, paper: false },
      words: { raid: { one: 'fight' } },
    })
    expect(Object.keys(games[0]?.campaign?.units ?? {})).toEqual(['experience', 'ability', 'exit'])
  })

  it('refuses in words to sell, to teach spells and to hand items over', async () => {
    const { id } = await recruit('Ann')
    const { id: to } = await recruit('Bo')
    expect(await host.call('character.prices', { character: id })).toEqual([])
    const calls = [
      await host.refusal('character.advance', { character: id, increase: 'sh' }),
      await host.refusal('character.undo', { character: id }),
      await host.refusal('character.spells', { character: id, spells: [] }),
      await host.refusal('character.give', { character: id, item: 'sword', to }),
    ]
    for (const refusal of calls) expect(refusal.code).toBe('rule-violation')
  })

  it('fills up to four places for weapons, some left empty', async () => {
    const { id } = await recruit('Ann')
    const armed = await host.call('character.equip', { character: id, weapons: ['sword', null, 'bow'] })
    expect(armed.sheet).toMatchObject({ gear: ['sword', null, 'bow'] })
    expect(await host.refusal('character.equip', { character: id, weapons: ['a', 'b', 'c', 'd', 'e'] })).toMatchObject({
      code: 'bad-request',
    })
  })

  it('brings bones into a fight, and they may walk out again', async () => {
    const [ann, bo] = [await recruit('Ann'), await recruit('Bo')]
    await fought([ann.id, bo.id], 'slay:ann-1', 'win')
    expect(await get(ann.id)).toMatchObject({ status: 'dead', exits: 0, fell: { cause: 'sword' }, raids: [{ fate: 'fallen' }] })
    expect(await host.refusal('character.equip', { character: ann.id, weapons: [] })).toMatchObject({ detail: 'not-living' })
    await fought([ann.id, bo.id], 'raise:ann-1', 'lose')
    expect(await get(ann.id)).toMatchObject({ status: 'living', exits: 1, fell: null, sheet: { fights: 1 } })
    expect((await get(ann.id)).raids.map(({ fate }) => fate)).toEqual(['fallen', 'came-out'])
    await host.call('character.retire', { character: bo.id })
    expect(await host.refusal('game.start', { game: 'stable', campaign, party: [bo.id] })).toMatchObject({ detail: 'not-living' })
    expect(await host.call('campaign.verify', { campaign })).toMatchObject({ ok: true, differences: [] })
  })

  it('lets everybody break out of a fight that is given up', async () => {
    const [ann, bo] = [await recruit('Ann'), await recruit('Bo')]
    const { session } = await fought([ann.id, bo.id], 'slay:ann-1')
    await host.call('game.abandon', { session })
    for (const { id } of [ann, bo]) {
      expect(await get(id)).toMatchObject({ status: 'living', experience: 0, exits: 0, sheet: { breakOuts: 1, fights: 0 } })
      expect((await get(id)).raids).toMatchObject([{ fate: 'abandoned' }])
    }
    expect(await host.call('campaign.verify', { campaign })).toMatchObject({ ok: true, differences: [] })
  })

  it('counts a win by either side as a victory', async () => {
    const { id } = await recruit('Ann')
    await fought([id], 'win')
    await fought([id], 'lose')
    expect(await host.call('campaign.get', { campaign })).toMatchObject({ victories: 1 })
    const { raids, totals } = await host.call('campaign.stats', { campaign })
    expect(raids.map(({ outcome, victory }) => [outcome, victory])).toEqual([
      ['west', true],
      ['east', false],
    ])
    expect(totals).toMatchObject({ victories: 1, characterVictories: 1 })
    expect(await host.call('records.hall')).toMatchObject([{ game: 'stable', id: 'fights', rows: [{ label: 'Ann', value: 2 }] }])
  })

  it('sends up to twenty into the arena', async () => {
    const all: string[] = []
    for (let n = 0; n < 21; n++) all.push((await recruit(`Man${n}`)).id)
    expect(await host.refusal('game.start', { game: 'stable', campaign, party: all })).toMatchObject({ detail: 'party' })
    expect((await fought(all.slice(0, 20))).decision?.topic).toBe('fate')
  })

  it('lets a fight choose what the game leaves to each fight, and nothing that is the campaign’s', async () => {
    const { id } = await recruit('Ann')
    const start = { game: 'stable', campaign, party: [id] }
    expect(await host.refusal('game.start', { ...start, options: { variants: [] } })).toMatchObject({ detail: 'options' })
    await host.pick(await host.call('game.start', { ...start, options: { worth: 25 } }), 'win')
    expect(await get(id)).toMatchObject({ experience: 25 })
    expect(await host.call('campaign.verify', { campaign })).toMatchObject({ ok: true, differences: [] })
  })

  it('exports records without money, and imports them again', async () => {
    const { id } = await recruit('Ann')
    await fought([id], 'win')
    const csv = await host.call('character.export', { character: id, format: 'csv' })
    expect(csv.data).toMatch(/Experience,.*Fights/)
    expect(csv.data).not.toMatch(/Gold|Jewels|Age|increase/)
    const paper = await host.call('character.export', { character: id, format: 'markdown' })
    expect(paper.data).not.toMatch(/Gold|Jewels|Citadel|raid/i)
    const { data } = await host.call('character.export', { character: id, format: 'json' })
    expect(JSON.parse(data)).toMatchObject({ format: 'citadel-character', game: 'stable', character: { sheet: { fights: 1 } } })
    const { id: other } = await host.call('campaign.create', { name: 'Other', game: 'stable' })
    expect(await host.call('character.import', { campaign: other, data })).toMatchObject({ name: 'Ann', exits: 1, experience: 10 })
    expect(await host.call('campaign.verify', { campaign: other })).toMatchObject({ ok: true, differences: [] })
  })

  it('agrees with its books while a fight is under way, and can be carried elsewhere', async () => {
    const { id } = await recruit('Ann')
    await fought([id], 'win')
    await fought([id])
    expect(await host.call('campaign.verify', { campaign })).toMatchObject({ ok: true, differences: [] })
    const { data } = await host.call('campaign.export', { campaign })
    expect((await host.call('campaign.import', { data })).campaign).toMatchObject({ raids: { open: 1, ended: 1 } })
  })

  it('exports and imports whole campaigns', async () => {
    const { id } = await recruit('Ann')
    await fought([id], 'slay:ann-1', 'lose')
    const { data } = await host.call('campaign.export', { campaign })
    const { campaign: copy } = await host.call('campaign.import', { data })
    expect(await host.call('character.list', { campaign: copy.id })).toMatchObject([{ name: 'Ann', kind: 'gladiator', status: 'dead' }])
  })
})
