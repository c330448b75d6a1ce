import type { TestHost } from './test-host.ts'

/**
 * A campaign played by bots through the calls that a person uses, for tests: games ended, given up and still open; characters
 * fallen, retired and advanced, with notes and portraits.
 */
export async function botCampaign(
  host: TestHost,
  { name = 'The Long Winter', raids = 6, variants = [] as readonly string[], seed = 1 } = {},
): Promise<string> {
  const { id: campaign } = await host.call('campaign.create', { name, game: 'citadel', variants: [...variants] })
  for (let raid = 1; raid <= raids; raid++) {
    const party = await fullParty(host, campaign, raid)
    const { session } = await host.call('game.start', { game: 'citadel', campaign, party: [...party], seed: seed * 1000 + raid })
    // The random bot does what no player would; the sensible one comes home.
    const bot = raid % 3 === 1 ? 'sensible' : 'random'
    if (raid % 5 === 4) {
      const view = await host.call('game.auto', { session, bot, until: 'end', limit: 40 })
      if (view.outcome === null) await host.call('game.abandon', { session, revision: view.revision })
    } else await host.call('game.auto', { session, bot, until: 'end', limit: 20_000 })
    await atHome(host, campaign)
  }
  return campaign
}

const WEAPONS = [
  ['bow', 'dagger'],
  ['sword', 'bow'],
  ['ax', 'throwing-dagger'],
] as const
const RACES = ['elf', 'human', 'dwarf'] as const

/** Up to six free characters, topped up with recruits. */
export async function fullParty(host: TestHost, campaign: string, raid: number): Promise<readonly string[]> {
  const free = (await host.call('character.list', { campaign })).filter(({ status, session }) => status === 'living' && session === null)
  const party = free.slice(0, 6).map(({ id }) => id)
  for (let n = party.length; n < 6; n++) {
    const kind = (n + raid) % RACES.length
    const initiate = {
      ...{ campaign, kind: 'initiate' as const, name: `Recruit ${raid}.${n}`, experience: 'wounds' },
      ...{ race: RACES[kind] ?? 'elf', weapons: [...(WEAPONS[kind] ?? WEAPONS[0])] },
    }
    // 17.3: no hero comes twice, and there are 23.
    const hero = n % 2 === 0 ? await host.call('character.recruit', { campaign, kind: 'hero' }).catch(() => null) : null
    const come = hero ?? (await host.call('character.recruit', initiate))
    const spells = ['heal', 'blast', 'lightning', 'sleep', 'strength', 'charm', 'lock'].slice(0, come.spellsToChoose ?? 0)
    if (spells.length > 0) await host.call('character.spells', { character: come.id, spells })
    party.push(come.id)
  }
  return party
}

/** Buys what is affordable and takes some of it back; gives each a note and a portrait; retires one. */
async function atHome(host: TestHost, campaign: string): Promise<void> {
  const roster = await host.call('character.list', { campaign })
  for (const [n, { id, status, name, jewels }] of roster.entries()) {
    await host.call('character.note', { character: id, note: `${name}, "the ${n}th" <b>| of *many*\n\t= 1 + 1`, portrait: 'x-hood' })
    if (status !== 'living') continue
    const price = (await host.call('character.prices', { character: id })).find(({ allowed }) => allowed)
    if (price === undefined) continue
    const { increase } = price
    const all = jewels.map((jewel) => jewel.id)
    const paid = host.call('character.advance', { character: id, increase })
    const bought = await paid.catch(() => host.call('character.advance', { character: id, increase, jewels: all }).catch(() => null))
    if (bought !== null && n % 2 === 0) await host.call('character.undo', { character: id })
  }
  const living = roster.filter(({ status, session }) => status === 'living' && session === null)
  const [oldest] = living
  if (living.length > 4 && oldest !== undefined) await host.call('character.retire', { character: oldest.id, retired: true })
}
