import { dirname } from 'node:path'
import { describe, expect, it } from 'vitest'
import { STRETCH } from '../../../db/record.ts'
import { citadel } from '../../../engine/citadel/index.ts'
import type { DelveState } from '../../../engine/citadel/state.ts'
import type { Game } from '../../../engine/kernel/game.ts'
import { pickOne } from '../../../engine/kernel/play.ts'
import { playable } from '../../../engine/kernel/playable.ts'
import type { SessionView } from '../../../engine/kernel/types.ts'
import { hostOnDisk } from '../testing/host-on-disk.ts'
import { idsOf, testHost } from '../testing/test-host.ts'

// What a host finds when it is restarted on the same file.

const disk = hostOnDisk()

const FIGHT = {
  party: [{ hero: 'Almuric', gold: 10 }, { hero: 'Lord Dil' }],
  march: [['almuric'], ['lord-dil']],
  monsters: [
    { type: 'ogre', wounds: 8 },
    { type: 'orc', wounds: 6 },
  ],
  start: 'combat',
}
const TURN = { at: 'corridor', party: [{ hero: 'Almuric' }, { hero: 'Lord Dil' }], start: 'turn' }

describe('started again', () => {
  it('goes on at the same decision in mid-combat, with the dice and the words of the last choice', async () => {
    const begun = await disk.host.call('game.start', { game: 'citadel', scenario: FIGHT, seed: 4 })
    const view = await disk.host.pick(begun, 'attack:ogre-1')
    expect(view.decision).toMatchObject({ topic: 'combat-action', id: 'd1' })
    expect(view.rolled.length).toBeGreaterThan(0)
    expect(view.rolled.every(({ why, topic }) => why !== '' && topic !== undefined)).toBe(true)
    await disk.restart()
    expect(await disk.host.call('game.view', { session: begun.session })).toEqual(view)
  })

  it('comes back at every position of a whole raid, and takes the same answers', async () => {
    const begun = await disk.host.call('game.start', { game: 'citadel', seed: 12 })
    const { session } = begun
    const straight = testHost()
    const other = await straight.call('game.start', { game: 'citadel', seed: 12 })
    for (let i = 0; i < 12; i++) {
      const view = await disk.host.call('game.auto', { session, bot: 'random', until: 'end', limit: 9 })
      await disk.restart()
      expect(await disk.host.call('game.view', { session })).toEqual(view)
      if (view.decision === null) break
    }
    const end = await disk.host.call('game.view', { session })
    const same = await straight.call('game.auto', { session: other.session, bot: 'random', until: 'end', limit: end.inputs })
    expect({ ...same, session }).toEqual(end)
    await straight.close()
  })

  it('keeps what was taken back and can be redone', async () => {
    const begun = await disk.host.call('game.start', { game: 'citadel', scenario: TURN, seed: 1 })
    const { session } = begun
    const asked = await disk.host.pick(begun, 'march')
    const back = await disk.host.call('game.undo', { session, revision: 1 })
    await disk.restart()
    expect(await disk.host.call('game.view', { session })).toEqual(back)
    const again = await disk.host.call('game.redo', { session, revision: 2 })
    expect(again.view).toEqual(asked.view)
    await disk.restart()
    expect(await disk.host.call('game.view', { session })).toEqual(again)
    const twice = await disk.host.call('game.undo', { session, revision: 3 })
    expect(idsOf(twice)).toEqual(idsOf(begun))
  })

  it('teaching: dice once rolled do not come again, and are reported', async () => {
    const start = { game: 'citadel', scenario: TURN, seed: 1, options: { undo: 'teaching' as const } }
    const begun = await disk.host.call('game.start', start)
    const { session } = begun
    await disk.host.pick(begun, 'exit:north')
    const back = await disk.host.call('game.undo', { session, revision: 1 })
    await disk.restart()
    expect(await disk.host.call('game.view', { session })).toEqual(back)
    const after = await disk.host.pick(back, 'exit:north')
    expect(after.events[0]?.type).toBe('taken-back')
    const straight = testHost()
    const other = await straight.call('game.start', start)
    await straight.pick(other, 'exit:north')
    const unbroken = await straight.pick(await straight.call('game.undo', { session: other.session, revision: 1 }), 'exit:north')
    expect({ ...after, session: '' }).toEqual({ ...unbroken, session: '' })
    await straight.close()
  })

  it('still shows a finished game, its chronicle and every position', async () => {
    const { session } = await disk.host.call('game.start', { game: 'citadel', seed: 8 })
    const end = await disk.host.call('game.auto', { session, bot: 'random', until: 'end', limit: 20_000 })
    expect(end.outcome).not.toBeNull()
    const log = await disk.host.call('game.log', { session })
    const middle = await disk.host.call('game.replay', { session, to: Math.floor(end.inputs / 2) })
    await disk.restart()
    expect(await disk.host.call('game.view', { session })).toEqual(end)
    expect(await disk.host.call('game.log', { session })).toEqual(log)
    expect(await disk.host.call('game.replay', { session, to: Math.floor(end.inputs / 2) })).toEqual(middle)
  })

  it('refuses a game whose record is spoilt, in words, and goes on with the others', async () => {
    const spoilt = await disk.host.call('game.start', { game: 'citadel', scenario: TURN, seed: 1 })
    const sound = await disk.host.call('game.start', { game: 'citadel', scenario: TURN, seed: 2 })
    const setup = "UPDATE setups SET setup = '{}' WHERE session = (SELECT key FROM sessions WHERE id = ?)"
    expect(disk.host.db.raw.prepare(setup).run(spoilt.session).changes).toBe(1)
    await disk.restart()
    expect(await disk.host.refusal('game.view', { session: spoilt.session })).toMatchObject({ code: 'conflict', detail: 'spoilt' })
    expect(await disk.host.call('game.view', { session: sound.session })).toMatchObject({ session: sound.session })
  })

  it('goes on with a long game, whose oldest choices were packed after a reply', async () => {
    const endless: Game<DelveState> = {
      ...citadel,
      *script() {
        for (;;) yield* pickOne({ seat: 0, rule: '5.0', topic: 'weather', ids: ['fair', 'foul'] })
      },
      describe: () => ({ prompt: 'What weather?' }),
    }
    await disk.restart([playable(endless)])
    const { session } = await disk.host.call('game.start', { game: 'citadel', scenario: TURN, seed: 1 })
    const packs = () => disk.host.db.raw.prepare('SELECT key % 1000000 FROM packs').pluck().all()
    await disk.host.call('game.auto', { session, bot: 'random', until: 'end', limit: 2 * STRETCH - 1 })
    expect(packs()).toEqual([])
    const view = await disk.host.call('game.auto', { session, bot: 'random', until: 'end', limit: 1 })
    await expect.poll(packs).toEqual([STRETCH])
    expect(await disk.host.pick(view, 'fair')).toMatchObject({ revision: 2 * STRETCH + 1 })
    await disk.restart([playable(endless)])
    expect(await disk.host.call('game.view', { session })).toMatchObject({ inputs: 2 * STRETCH + 1, decision: { topic: 'weather' } })
  })

  it('serves many more sessions than stay in memory', async () => {
    const views: SessionView[] = []
    for (let i = 0; i < 40; i++) views.push(await disk.host.call('game.start', { game: 'citadel', scenario: TURN, seed: i }))
    for (const view of views) expect(await disk.host.call('game.view', { session: view.session })).toEqual(view)
  })
})

describe('newer rules', () => {
  /** A later version of Citadel: a raid begins with a question that did not exist before. */
  const later: Game<DelveState> = {
    ...citadel,
    rulesVersion: 'later',
    *script(g) {
      const { named } = g.state
      if (named.weather === undefined) yield* pickOne({ seat: 0, rule: '5.0', topic: 'weather', ids: ['fair', 'foul'] })
      named.weather = 1
      yield* citadel.script(g)
    },
    describe: (s, ask) => (ask.topic === 'weather' ? { prompt: 'What weather?' } : citadel.describe(s, ask)),
  }

  it('that cannot follow the record resume before it, say so, and keep what they could not follow', async () => {
    const begun = await disk.host.call('game.start', { game: 'citadel', scenario: FIGHT, seed: 4 })
    const { session } = begun
    const played = await disk.host.pick(begun, 'attack:ogre-1')
    await disk.restart([playable(later)])
    const view = await disk.host.call('game.view', { session })
    expect(view).toMatchObject({ revision: played.revision + 1, canRedo: false, decision: { topic: 'weather' } })
    expect(view.events.at(-1)).toMatchObject({ type: 'record-left', text: expect.stringContaining('play goes on from before') })
    const next = await disk.host.pick(view, 'fair')
    expect(next.events[0]).toMatchObject({ type: 'record-left', n: view.events.at(-1)?.n })
    const log = await disk.host.call('game.log', { session })
    expect(log.events.filter(({ type }) => type === 'record-left')).toHaveLength(1)
    await disk.restart([playable(later)])
    expect(await disk.host.call('game.view', { session })).toEqual(next)
  })

  it('show a finished game as recorded, and never recompute it', async () => {
    const begun = await disk.host.call('game.start', { game: 'citadel', scenario: TURN, seed: 1 })
    const { session } = begun
    const over = await disk.host.pick(begun, 'leave')
    await disk.restart([playable(later)])
    const view = await disk.host.call('game.view', { session })
    expect(view).toMatchObject({ revision: 1, decision: null, outcome: over.outcome, events: over.events })
    expect(await disk.host.call('game.replay', { session, to: 1 })).toMatchObject({ decision: null, events: over.events })
  })

  it('of a game no longer known leave its sessions alone', async () => {
    const { session } = await disk.host.call('game.start', { game: 'citadel', scenario: TURN })
    await disk.restart([])
    expect(await disk.host.refusal('game.view', { session })).toMatchObject({ code: 'conflict', detail: 'unknown-game' })
    expect(await disk.host.call('game.list')).toHaveLength(1)
  })
})

describe('a disk that refuses', () => {
  it('leads to no answer that cannot be kept, is announced, and passes once there is room again', async () => {
    const begun = await disk.host.call('game.start', { game: 'citadel', scenario: FIGHT, seed: 4 })
    const { session } = begun
    const pages = Number(disk.host.db.raw.pragma('page_count', { simple: true }))
    disk.host.db.raw.pragma(`max_page_count = ${pages}`)
    let view = begun
    let refusal: unknown = null
    while (refusal === null) {
      const id = idsOf(view)[0] ?? ''
      const before = view
      view = await disk.host.pick(view, id).catch((error: unknown) => {
        refusal = error
        return before
      })
    }
    expect(refusal).toMatchObject({ code: 'storage', detail: 'full' })
    expect(disk.host.told.at(-1)).toEqual({ event: 'storage.failed', data: { kind: 'full' } })
    expect(String(refusal)).not.toContain(dirname(disk.file))
    disk.host.db.raw.pragma('max_page_count = 1000000')
    expect(await disk.host.call('game.view', { session })).toEqual(view)
    expect(await disk.host.pick(view, idsOf(view)[0] ?? '')).toMatchObject({ revision: view.revision + 1 })
  })
})
