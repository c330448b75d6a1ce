import { inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { Drift } from '../../../engine/kernel/play.ts'
import { Unreadable } from '../../../engine/kernel/refusal.ts'
import { testHost } from '../testing/test-host.ts'
import { spoilt } from './spoilt.ts'

function errorOf(work: () => unknown): unknown {
  try {
    return work()
  } catch (error) {
    return error
  }
}

test('what cannot be read out of the file is refused in words, and a bug is not', () => {
  const unread = [
    new Drift('the rules roll more dice than were recorded'),
    new Unreadable('a mark does not read back as it was written'),
    errorOf(() => JSON.parse('{')),
    errorOf(() => z.strictObject({ barred: z.boolean() }).parse({})),
    errorOf(() => inflateRawSync(Buffer.from('no deflated bytes'))),
  ]
  for (const error of unread) expect(spoilt(error)).toMatchObject({ code: 'conflict', detail: 'spoilt' })
  expect(spoilt(errorOf(() => (undefined as unknown as { x: number }).x))).toBeNull()
})

test('a game whose hero is gone from the roster is refused as spoilt, and the others go on', async () => {
  const { call, refusal, db, close } = testHost()
  const { id: campaign } = await call('campaign.create', { name: 'The Long Winter', game: 'citadel' })
  const one = await call('character.recruit', { campaign, kind: 'hero' })
  const two = await call('character.recruit', { campaign, kind: 'hero' })
  const { session } = await call('game.start', { game: 'citadel', campaign, party: [one.id], seed: 1 })
  await call('game.auto', { session, bot: 'sensible', until: 'end', limit: 3 })
  db.raw.pragma('foreign_keys = OFF')
  db.raw.prepare('DELETE FROM characters WHERE id = ?').run(one.id)
  db.raw.pragma('foreign_keys = ON')
  expect(await refusal('game.abandon', { session })).toMatchObject({ code: 'conflict', detail: 'spoilt' })
  expect(await call('game.start', { game: 'citadel', campaign, party: [two.id] })).toMatchObject({ outcome: null })
  await close()
})
