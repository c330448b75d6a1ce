import { afterEach, expect, test } from 'vitest'
import { citadel } from '../../../engine/citadel/index.ts'
import { playable } from '../../../engine/kernel/playable.ts'
import type { Input } from '../../contract/index.ts'
import { FIGHT } from '../testing/fight.ts'
import { type TestHost, testHost } from '../testing/test-host.ts'

// Hints, as callers see them: the bot's answer, or what playouts find clearly better. Here the bot is one that never strikes, so that there
// is something to find; the worker thread plays with the real one.

let host: TestHost
afterEach(() => host.close())

const timid: typeof citadel = {
  ...citadel,
  sensible: (_, { kind }) => ({ answer: kind === 'pick' ? { pick: ['pass'] } : {}, why: 'no one is hurt' }),
}

function begun(more: Partial<Input<'game.start'>> = {}) {
  return host.call('game.start', { game: 'citadel', seed: 'hint', scenario: FIGHT, ...more })
}

test('what is clearly better than the bot’s answer takes its place, with what it brings', async () => {
  host = testHost(undefined, [playable(timid)])
  const { session } = await begun()
  const hint = await host.call('game.hint', { session })
  expect(hint.pick).toEqual(['attack:orc-1'])
  expect(hint.why).toMatch(/^Over \d+ playouts it brings .* more than “Pass”/)
  // Asked once more, it is there at once, and the same.
  expect(await host.call('game.hint', { session })).toEqual(hint)
})

test('asked twice at once, both are told the same, and other calls get their turn', async () => {
  host = testHost(undefined, [playable(timid)])
  const { session } = await begun()
  const [one, other, view] = await Promise.all([
    host.call('game.hint', { session }),
    host.call('game.hint', { session }),
    host.call('game.view', { session }),
  ])
  expect(one.why).toMatch(/playouts/)
  expect(other).toEqual(one)
  expect(view.session).toBe(session)
})

test('the bot’s answer stands where nothing is clearly better, and with the Hellgate as the aim', async () => {
  host = testHost()
  const { session } = await begun()
  expect((await host.call('game.hint', { session })).why).not.toMatch(/playouts/)
  await host.close()
  host = testHost(undefined, [playable(timid)])
  const other = await begun({ options: { purpose: 'hellgate' } })
  expect(await host.call('game.hint', { session: other.session })).toMatchObject({ pick: ['pass'], why: 'no one is hurt' })
})

test('a hint for a question that has been answered meanwhile is refused', async () => {
  host = testHost(undefined, [playable(timid)])
  const view = await begun()
  const late = host.request('game.hint', { session: view.session })
  await host.pick(view, 'pass')
  expect(await late).toMatchObject({ ok: false, error: { code: 'conflict', detail: 'stale' } })
})
