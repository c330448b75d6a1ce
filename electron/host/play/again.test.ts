import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { again } from '../../../engine/citadel/home/17-again.ts'
import type { CarriedView, CitadelView } from '../../../engine/citadel/view-types.ts'
import { type TestHost, testHost } from '../testing/test-host.ts'

let host: TestHost
beforeEach(() => {
  host = testHost()
})
afterEach(() => host.close())

/** A campaign whose first raid, made by the bot, is over; its people still at home. */
async function campaignOnceOut(): Promise<{ campaign: string; party: string[]; first: CitadelView }> {
  for (let seed = 1; seed < 30; seed++) {
    const { id: campaign } = await host.call('campaign.create', { name: `Again ${seed}`, game: 'citadel' })
    const { session } = await host.call('game.start', { game: 'citadel', campaign, seed })
    const over = await host.call('game.auto', { session, until: 'end' })
    const living = (await host.call('character.list', { campaign })).filter(({ status }) => status === 'living')
    if (over.outcome !== null && living.length > 3) return { campaign, party: living.map(({ id }) => id), first: over.view as CitadelView }
  }
  throw new Error('nobody comes home')
}

const raidOf = ({ view }: { view: unknown }) => view as CitadelView

describe('game.start again', () => {
  it('asks nothing before the first step: march order, spells and weapons are those of the raid before', async () => {
    const { campaign, party } = await campaignOnceOut()
    const ended = await host.call('game.list', { campaign, status: 'ended' })
    const told = await host.call('game.log', { session: ended[0]?.session ?? '' })
    const begun = await host.call('game.start', { game: 'citadel', campaign, party, again: true, seed: 5 })
    expect(begun.decision).toMatchObject({ topic: 'route' })
    expect(raidOf(begun).turn).toBe(1)
    const circledThen = new Map(
      told.events.flatMap(({ type, data }) => (type === 'spells-circled' ? [[Object(data).who, Object(data).spells]] : [])),
    )
    for (const { id, spells } of raidOf(begun).party) {
      const then = (circledThen.get(id) as string[] | undefined) ?? []
      const kept = spells.circled.filter((spell) => then.includes(spell)).length
      expect(kept, id).toBe(Math.min(spells.circled.length, then.filter((spell) => spells.known.includes(spell)).length))
    }
  })

  it('17.0 goes back into the maze, as the campaign says beforehand, or into a new one if wished', async () => {
    const { campaign, party, first } = await campaignOnceOut()
    const laid = ({ map }: CitadelView) => map.levels.flatMap(({ segments }) => segments).length
    expect(await host.call('campaign.get', { campaign })).toMatchObject({ legacy: 'offered' })
    const fresh = await host.call('game.start', { game: 'citadel', campaign, party, again: true, fresh: true, seed: 5 })
    await host.call('game.abandon', { session: fresh.session, revision: fresh.revision })
    const back = await host.call('game.start', { game: 'citadel', campaign, party, again: true, seed: 5 })
    expect([laid(raidOf(fresh)), laid(raidOf(back))]).toEqual([1, laid(first)])
  })

  it('leaves no choice where the maze always stays', async () => {
    const { id: campaign } = await host.call('campaign.create', { name: 'Kept', game: 'citadel', variants: ['maze-kept'] })
    expect((await host.call('campaign.get', { campaign })).legacy).toBeUndefined()
    const { session } = await host.call('game.start', { game: 'citadel', campaign, seed: 1 })
    await host.call('game.auto', { session, until: 'end' })
    expect(await host.call('campaign.get', { campaign })).toMatchObject({ legacy: 'kept' })
    expect(await host.refusal('game.start', { game: 'citadel', campaign, fresh: true })).toMatchObject({ detail: 'fresh' })
  })

  it('records each answer as an input, so that it can be replayed', async () => {
    const { campaign, party } = await campaignOnceOut()
    const begun = await host.call('game.start', { game: 'citadel', campaign, party, again: true, seed: 5 })
    expect(begun.inputs).toBeGreaterThan(0)
    const replayed = await host.call('game.replay', { session: begun.session, to: begun.inputs })
    expect(replayed.view).toEqual(begun.view)
    const before = await host.call('game.replay', { session: begun.session, to: 0 })
    expect(before.decision).not.toBeNull()
  })

  it('fills the place of somebody missing with who is new', async () => {
    const { campaign, party } = await campaignOnceOut()
    const wish = { kind: 'initiate' as const, name: 'Newcomer', race: 'dwarf', weapons: ['ax', 'dagger'], experience: 'wounds' }
    const newcomer = await host.call('character.recruit', { campaign, ...wish })
    const missing = newcomer.spellsToChoose ?? 0
    const spells = ['heal', 'blast', 'lightning', 'sleep', 'strength', 'charm'].slice(0, missing)
    if (missing > 0) await host.call('character.spells', { character: newcomer.id, spells })
    const begun = await host.call('game.start', {
      game: 'citadel',
      campaign,
      party: [...party.slice(1), newcomer.id],
      again: true,
      seed: 6,
    })
    expect(begun.decision).toMatchObject({ topic: 'route' })
    expect(raidOf(begun).party.every(({ rank }) => rank >= 0)).toBe(true)
  })

  it('asks as ever in a campaign that has no finished raid', async () => {
    const { id: campaign } = await host.call('campaign.create', { name: 'First', game: 'citadel' })
    const una = await host.call('character.recruit', {
      ...{ campaign, kind: 'initiate' as const, name: 'Una', race: 'elf', weapons: ['bow', 'dagger'], experience: 'wounds' },
    })
    const begun = await host.call('game.start', { game: 'citadel', campaign, party: [una.id], again: true, seed: 1 })
    expect(begun.inputs).toBe(0)
    expect(begun.decision?.topic).not.toBe('route')
  })

  it('needs its people named', async () => {
    const { id: campaign } = await host.call('campaign.create', { name: 'First', game: 'citadel' })
    expect(await host.refusal('game.start', { game: 'citadel', campaign, again: true })).toMatchObject({
      code: 'bad-request',
      detail: 'again',
    })
    expect(await host.refusal('game.start', { game: 'citadel', again: true })).toMatchObject({ code: 'bad-request', detail: 'again' })
  })
})

describe('9.4, 4.1.C habits', () => {
  const route = (aside: readonly string[]) =>
    ({ kind: 'pick', seat: 0, rule: '6.0', topic: 'route', ids: ['exit:north'], min: 1, max: 1, aside: () => aside }) as const
  const carrying = (...carried: readonly Pick<CarriedView, 'weapon' | 'bonus' | 'held'>[]) =>
    ({ turn: 1, party: [{ id: 'una', carried }] }) as unknown as CitadelView
  const never = () => ({})

  it('9.4 takes the weapon in hand that was there at the end, and nothing once it is', () => {
    const habits = { march: [], circled: {}, hands: { una: { weapon: 'bow', bonus: 0 } } }
    const view = carrying({ weapon: 'dagger', held: true }, { weapon: 'bow', held: false })
    expect(again.answer(view, route(['una/switch:bow']), habits, never)).toEqual({ pick: ['una/switch:bow'] })
    expect(again.answer(view, route([]), habits, never)).toBeNull()
    expect(again.answer({ ...view, turn: 2 }, route(['una/switch:bow']), habits, never)).toBeNull()
    expect(again.answer(carrying({ weapon: 'bow', held: true }), route(['una/switch:bow']), habits, never)).toBeNull()
  })

  it('9.4, 14.3 of two like weapons takes the magic one that was in hand, and neither if that is gone', () => {
    const habits = { march: [], circled: {}, hands: { una: { weapon: 'sword', bonus: 2 } } }
    const with2 = (held: boolean) => carrying({ weapon: 'sword', held: !held }, { weapon: 'sword', bonus: 2, held })
    const offered = route(['una/switch:sword'])
    expect(again.answer(with2(false), offered, habits, never)).toEqual({ pick: ['una/switch:sword'] })
    expect(again.answer(with2(true), offered, habits, never)).toBeNull()
    expect(again.answer(carrying({ weapon: 'sword', held: true }, { weapon: 'sword', held: false }), offered, habits, never)).toBeNull()
  })

  it('4.1.C puts everybody in the old place and newcomers in those of the missing', () => {
    const march = { kind: 'arrange', seat: 0, rule: '4.1.C', topic: 'march-order', check: () => null } as const
    const habits = {
      march: [
        ['a', null, 'b'],
        ['c', null, null],
      ],
      circled: {},
      hands: {},
    }
    const of = ['a', 'c', 'd']
    const answer = again.answer(carrying(), { ...march, of, suggest: () => [['d', 'a', 'c']] }, habits, () => ({}))
    expect(answer).toEqual({
      value: [
        ['a', null, 'd'],
        ['c', null, null],
      ],
    })
  })
})
