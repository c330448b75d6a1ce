import { afterEach, describe, expect, test } from 'vitest'
import type { SessionView } from '../../../engine/kernel/types.ts'
import { GAMES } from '../../../engine/registry.ts'
import { hostOnDisk } from '../testing/host-on-disk.ts'
import { type TestHost, testHost } from '../testing/test-host.ts'

// The table between two answers, as the page tells it event by event.

const disk = hostOnDisk()
const open: TestHost[] = []
afterEach(async () => {
  for (const host of open.splice(0)) await host.close()
})

/** As many as one call takes. */
const MOST = 50

/** The table after each of the newest events of a view. */
async function framesOf(host: Pick<TestHost, 'call'>, { session, revision, seat, events }: SessionView): Promise<readonly unknown[]> {
  const after = events.map(({ n }) => n).slice(-MOST)
  return after.length === 0 ? [] : (await host.call('game.frames', { session, revision, seat, after })).views
}

async function byAdvice(host: Pick<TestHost, 'call'>, { session, revision, decision }: SessionView): Promise<SessionView> {
  const { pick, value } = await host.call('game.hint', { session })
  const answer = { ...(pick === undefined ? {} : { pick }), ...(value === undefined ? {} : { value }) }
  return host.call('game.choose', { session, revision, decision: decision?.id ?? '', ...answer })
}

const ANSWERS = 30

describe.each(GAMES.map(({ id }) => id))('%s', (game) => {
  test('each frame is a table, and the last one is the table as it is now', async () => {
    const host = testHost()
    open.push(host)
    const seats = GAMES.find(({ id }) => id === game)?.seats.max === 1 ? 1 : 2
    const bots = seats === 1 ? [] : [{ seat: 1, skill: 'novice' as const }]
    let view = await host.call('game.start', { game, seed: 12, seats, bots })
    let frames = 0
    for (let i = 0; i < ANSWERS && view.decision !== null; i++) {
      view = await byAdvice(host, view)
      const views = await framesOf(host, view)
      frames += views.length
      if (views.length > 0) expect(views.at(-1), `after answer ${i}`).toEqual(view.view)
      const shape = Object.keys(Object(view.view)).length
      for (const each of views) expect(Object.keys(Object(each)).length, `after answer ${i}`).toBeGreaterThan(shape / 2)
    }
    expect(frames).toBeGreaterThan(ANSWERS / 2)
  })
})

describe('the frames of a fight', () => {
  const FIGHT = {
    ...{ game: 'citadel', seed: 21 },
    scenario: { start: 'combat', party: [{ hero: 'Almuric' }], monsters: [{ type: 'orc' }, { type: 'orc' }] },
  }

  /** After some answers, where several events came of the newest one. */
  async function fought(): Promise<SessionView> {
    let view = await disk.host.call('game.start', FIGHT)
    while (view.decision !== null && (view.inputs < 2 || view.events.length < 4)) view = await byAdvice(disk.host, view)
    return view
  }

  test('are the same after a restart, and after an undo and redo', async () => {
    const view = await fought()
    const before = await framesOf(disk.host, view)
    expect(new Set(before.map((each) => JSON.stringify(each))).size).toBeGreaterThan(1)
    await disk.restart()
    expect(await framesOf(disk.host, view)).toEqual(before)
    if (view.canUndo) {
      const undone = await disk.host.call('game.undo', { session: view.session, revision: view.revision })
      const again = await disk.host.call('game.redo', { session: view.session, revision: undone.revision })
      expect(await framesOf(disk.host, again)).toEqual(before)
    }
  })

  test('are those of the newest answer of a what-if, too', async () => {
    const view = await fought()
    const branch = await disk.host.call('game.branch', { session: view.session, to: view.inputs - 1 })
    const on = await byAdvice(disk.host, branch)
    expect((await framesOf(disk.host, on)).at(-1)).toEqual(on.view)
  })

  test('are refused at another revision, of events that were not told, and of seats that are not there', async () => {
    const { session, revision, events } = await fought()
    const [first] = events
    const after = [first?.n ?? 0]
    expect(await disk.host.refusal('game.frames', { session, revision: revision - 1, after })).toMatchObject({ detail: 'stale' })
    expect(await disk.host.refusal('game.frames', { session, revision, after: [0] })).toMatchObject({
      code: 'bad-request',
      detail: 'after',
    })
    expect(await disk.host.refusal('game.frames', { session, revision, after, seat: 5 })).toMatchObject({ detail: 'seat' })
    expect(await disk.host.refusal('game.frames', { session: 'none', revision, after })).toMatchObject({ code: 'not-found' })
  })
})
