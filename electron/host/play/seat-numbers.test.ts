import { afterEach, expect, test } from 'vitest'
import type { SessionView } from '../../../engine/kernel/types.ts'
import { type TestHost, testHost } from '../testing/test-host.ts'

// 104D, 207B: how often another seat was asked, and how many events it was told in private, must not show in the numbers of what a
// seat is told.

const SHEET = {
  name: 'Una',
  levels: { characteristics: { class: 5, hits: 12, movement: 9 }, weapons: { ax: 7 } },
  armour: 'mail',
  shield: true,
  armed: 'ax',
}

const open: TestHost[] = []
afterEach(async () => {
  for (const host of open.splice(0)) await host.close()
})

/** A game of two, laid out by both with so many counters taken up again and laid anew, as seat 0 sees it then. */
async function laidOut(changes: number): Promise<{ readonly view: SessionView; readonly log: unknown; readonly hidden: number }> {
  const host = testHost()
  open.push(host)
  let view = await host.call('game.start', { game: 'hero', seats: 2, seed: 4, options: { heroes: [SHEET, SHEET] } })
  const { session } = view
  const pick = async (id: string) => {
    view = await host.call('game.choose', { session, revision: view.revision, decision: view.decision?.id ?? '', pick: [id] })
  }
  for (let i = 0; view.decision?.topic === 'placement'; i++) {
    await pick('auto')
    for (let n = 0; i === 0 && n < changes; n++) {
      await pick('clear')
      await pick('auto')
    }
    await pick('done')
  }
  const seen = await host.call('game.view', { session, seat: 0 })
  const { events } = await host.call('game.log', { session, seat: 0 })
  return { view: seen, log: events.map(({ n, input, type }) => [n, input, type]), hidden: seen.revision }
}

test('104D what another seat does in private shifts no number that a seat sees', async () => {
  const [once, often] = [await laidOut(0), await laidOut(3)]
  expect(often.hidden).toBeGreaterThan(once.hidden)
  expect(often.view.inputs).toBe(once.view.inputs)
  expect(often.log).toEqual(once.log)
})

test('a position of a seat is shown as it stood before the seat was told anything else', async () => {
  const host = testHost()
  open.push(host)
  const begun = await host.call('game.start', { game: 'hero', seats: 2, seed: 4, bots: [{ seat: 1, skill: 'able' }] })
  const { session } = begun
  const on = await host.call('game.auto', { session, until: 'end', limit: 60 })
  for (const to of [0, 1, Math.floor(on.inputs / 2), on.inputs]) {
    const replay = await host.call('game.replay', { session, to, seat: 0 })
    expect(replay.inputs).toBe(on.inputs)
    if (replay.events.length > 0) expect(replay.events.map(({ input }) => input)).toContain(to)
  }
  expect(await host.refusal('game.replay', { session, to: on.inputs + 1, seat: 0 })).toMatchObject({ code: 'bad-request' })
})
