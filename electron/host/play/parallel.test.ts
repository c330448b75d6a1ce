import { expect, it } from 'vitest'
import { type TestHost, testHost } from '../testing/test-host.ts'

// Two raids of one campaign at the same time, and the effect of one on the other.

/** In one raid the random bot lets a character fall into the shaft; the other raid has begun as well. */
async function twoRaids(): Promise<{
  readonly host: TestHost
  readonly campaign: string
  readonly losing: string
  readonly winning: string
}> {
  let n = 0
  // With ids that count up, recruits and raids are the same each time.
  const host = testHost(undefined, undefined, { newId: () => `id-${++n}` })
  const { id: campaign } = await host.call('campaign.create', { name: 'The Long Winter', game: 'citadel' })
  const recruit = (name: string) =>
    host.call('character.recruit', { campaign, kind: 'initiate', name, race: 'dwarf', weapons: ['ax', 'dagger'], experience: 'wounds' })
  const party = [await recruit('Ada'), await recruit('Bea'), await recruit('Cid'), await recruit('Dag')].map(({ id }) => id)
  const losing = await host.call('game.start', { game: 'citadel', campaign, party, seed: 349 })
  const winning = await host.call('game.start', { game: 'citadel', campaign, party: [(await recruit('Eva')).id], seed: 4 })
  return { host, campaign, losing: losing.session, winning: winning.session }
}

const victory = ({ db }: TestHost, session: string) =>
  db.raw
    .prepare("UPDATE sessions SET status = 'ended', outcome = ? WHERE id = ?")
    .run(JSON.stringify({ kind: 'team-victory', text: '' }), session)

it('16.0 no character stays lost, or is imported as lost, once another raid has destroyed the Hellgate', async () => {
  const before = await twoRaids()
  await before.host.call('game.auto', { session: before.losing, bot: 'random', until: 'end', limit: 20_000 })
  const lost = (await before.host.call('character.list', { campaign: before.campaign })).find(({ status }) => status === 'lost')
  expect(lost?.fell?.text).toMatch(/shaft/)
  const record = await before.host.call('character.export', { character: lost?.id ?? '', format: 'json' })

  for (const end of ['played', 'given-up']) {
    const { host, campaign, losing, winning } = await twoRaids()
    victory(host, winning)
    const inputs = (await before.host.call('game.view', { session: before.losing })).inputs
    const limit = end === 'played' ? 20_000 : inputs - 1
    const { revision } = await host.call('game.auto', { session: losing, bot: 'random', until: 'end', limit })
    if (end === 'given-up') await host.call('game.abandon', { session: losing, revision })
    const back = (await host.call('character.list', { campaign })).find(({ name }) => name === lost?.name)
    expect(back).toMatchObject({ status: 'living', session: null, fell: null, exits: 0 })
    await host.close()
  }

  const { host, winning } = await twoRaids()
  const other = await host.call('campaign.create', { name: 'Another', game: 'citadel' })
  expect(await host.call('character.import', { campaign: other.id, data: record.data })).toMatchObject({ status: 'lost' })
  const won = await host.call('campaign.create', { name: 'Won', game: 'citadel' })
  host.db.raw.prepare('UPDATE sessions SET campaign = (SELECT key FROM campaigns WHERE id = ?) WHERE id = ?').run(won.id, winning)
  victory(host, winning)
  expect(await host.call('character.import', { campaign: won.id, data: record.data })).toMatchObject({ status: 'living', fell: null })
  await host.close()
  await before.host.close()
})
