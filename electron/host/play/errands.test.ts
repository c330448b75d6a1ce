import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { readInputs } from '../../../db/sessions.ts'
import type { ErrandDone } from '../../../engine/kernel/errand-types.ts'
import { playable } from '../../../engine/kernel/playable.ts'
import { passage } from '../../../engine/kernel/testing/test-passage.ts'
import type { SessionView } from '../../../engine/kernel/types.ts'
import { GAMES } from '../../../engine/registry.ts'
import type { Input } from '../../contract/index.ts'
import { type TestHost, testHost } from '../testing/test-host.ts'
import { retrace } from './retrace.ts'

// Errands, and answers that give themselves, on a game in which every step is followed by a nod that leaves nothing to decide.

const game = playable(passage)
const open: TestHost[] = []
const opened = (file?: string, games = [game]) => {
  const host = testHost(file, games)
  open.push(host)
  return host
}
afterEach(async () => {
  for (const host of open.splice(0)) await host.close()
})

type Wish = Partial<Input<'game.start'>>
const start = (host: TestHost, wish: Wish = {}) => host.call('game.start', { game: 'passage', seats: 2, seed: 1, dice: [6], ...wish })
const at = ({ session, revision }: SessionView) => ({ session, revision })
const now = (view: SessionView) => ({ ...at(view), decision: view.decision?.id ?? 'none' })
const step = (host: TestHost, view: SessionView, further?: Input<'game.choose'>['further'], pick = ['on']) =>
  host.call('game.choose', { ...now(view), pick, ...(further === undefined ? {} : { further }) })
const walk = (host: TestHost, view: SessionView, more: Partial<Input<'game.errand'>> = {}): Promise<ErrandDone> =>
  host.call('game.errand', { ...now(view), errand: 'to', ...more })
const given = (host: TestHost, { session }: SessionView) =>
  readInputs(host.db, session).map(({ notes }) => (notes as { given?: string }).given ?? 'person')
const CERTAIN = { certain: true }
const EVENLY = { habits: ['evenly'] }

describe('an answer gives itself', () => {
  it('only if the call asks for it; the record says so', async () => {
    const host = opened()
    const begun = await start(host)
    const plain = await step(host, begun)
    expect(plain.decision).toMatchObject({ topic: 'nod' })
    const nodded = await step(host, plain, undefined, ['yes'])
    const view = await step(host, nodded, CERTAIN)
    expect(view).toMatchObject({ inputs: 4, decision: { topic: 'step' } })
    expect(given(host, view)).toEqual(['person', 'person', 'person', 'person', 'itself'])
  })

  it('goes with the choice before it when that is taken back, and comes again with it', async () => {
    const host = opened()
    const one = await step(host, await start(host), CERTAIN)
    const two = await step(host, one, CERTAIN)
    const back = await host.call('game.undo', at(two))
    expect(back).toMatchObject({ inputs: 2, decision: { topic: 'step' }, view: { at: 1 } })
    const again = await host.call('game.redo', at(back))
    expect(again).toMatchObject({ inputs: 4, view: { at: 2 }, canRedo: false })
    expect(given(host, again)).toEqual(['person', 'person', 'itself', 'person', 'itself'])
  })

  it('by a standing answer, which the question and the app name', async () => {
    const host = opened()
    const [info] = (await host.call('app.info')).games
    expect(info?.habits[0]).toEqual({ id: 'evenly', topic: 'loot', label: 'Share evenly', detail: '' })
    let view = await start(host)
    for (let n = 0; n < 3; n++) view = await step(host, view, CERTAIN)
    expect(view.decision).toMatchObject({ topic: 'loot', habits: [{ id: 'evenly', value: { gold: { a: 1, b: 1 } } }] })
    view = await host.call('game.undo', at(view))
    view = await step(host, view, { ...CERTAIN, ...EVENLY })
    expect(view).toMatchObject({ decision: { topic: 'step' }, view: { at: 3 }, inputs: 7 })
  })

  it('never to the question of another seat', async () => {
    const host = opened()
    const view = await step(host, await start(host), CERTAIN, ['turn'])
    const other = await step(host, view, CERTAIN)
    expect(other.seat).toBe(1)
    const [turned] = [await host.call('game.start', { game: 'passage', seats: 2, seed: 1, bots: [{ seat: 1, skill: 'able' }] })]
    const met = await step(host, turned, CERTAIN, ['turn'])
    // The bot walks on to the end by itself: its own nods are its own answers.
    expect(given(host, met).slice(0, 4)).toEqual(['person', 'person', 'itself', 'bot'])
  })

  it('is refused in a shape that nobody knows', async () => {
    const host = opened()
    const view = await start(host)
    for (const further of [{ certain: 'yes' }, { always: true }, { habits: 'evenly' }, { habits: Array(41).fill('x') }, null, []])
      expect(await host.refusal('game.choose', { ...now(view), pick: ['on'], further } as never)).toMatchObject({ code: 'bad-request' })
    expect(await host.call('game.view', { session: view.session })).toEqual(view)
  })
})

describe('an errand', () => {
  it('is offered with its limits, and says what it would do', async () => {
    const host = opened()
    const view = await start(host)
    expect(await host.call('game.errands', { session: view.session })).toMatchObject({ revision: view.revision, errands: [{ id: 'to' }] })
    const plan = await host.call('game.plan', { session: view.session, errand: 'to', limits: { place: 3 } })
    expect(plan).toMatchObject({ limits: { place: 3, nod: true, pace: 'slow' }, steps: [{ label: 'step' }], notes: [] })
    expect((await host.call('game.view', { session: view.session })).revision).toBe(view.revision)
  })

  it('gives one answer after another, each an input of its own, and says how it ended', async () => {
    const host = opened()
    const done = await walk(host, await start(host), { limits: { place: 1 } })
    expect(done).toMatchObject({
      ...{ inputs: 2, view: { at: 1 }, decision: { topic: 'step' } },
      errand: { id: 'to', label: 'Walk there', answers: 2, end: { kind: 'arrived', text: 'There.', done: true } },
    })
    expect(done.events.map(({ type, given: by }) => [type, by])).toEqual([['steps', undefined]])
    const on = await walk(host, done, { limits: { place: 3 }, further: CERTAIN })
    expect(on.events.map(({ type, given: by }) => [type, by])).toEqual([
      ['steps', undefined],
      ['steps', 'errand'],
    ])
    const { events } = await host.call('game.log', { session: on.session })
    expect(events.map(({ given: by }) => by)).toEqual([undefined, undefined, 'errand'])
    expect(events.slice(1)).toEqual(on.events)
    expect(given(host, done).slice(0, 3)).toEqual(['person', 'person', 'errand'])
  })

  it('keeps how it ended with its last answer, until that is taken back', async () => {
    const host = opened()
    const done = await walk(host, await start(host), { limits: { place: 1 } })
    const on = await walk(host, done, { limits: { place: 3 }, further: CERTAIN })
    const endings = (view: SessionView) => host.call('game.endings', { session: view.session })
    expect((await endings(on)).endings).toMatchObject([
      { input: 2, label: 'Walk there', answers: 2, text: 'There.', done: true },
      { input: on.inputs, answers: on.errand.answers, text: on.errand.end.text },
    ])
    const back = await host.call('game.undo', at(on))
    expect((await endings(back)).endings).toHaveLength(1)
  })

  it('stops where it is asked something else, at the number of answers wished for, and with the game', async () => {
    const host = opened()
    const asked = await walk(host, await start(host))
    expect(asked).toMatchObject({ decision: { topic: 'loot' }, errand: { end: { kind: 'asked', done: false } } })
    expect(asked.events).toHaveLength(3)
    const few = await walk(host, await start(host), { most: 3 })
    expect(few).toMatchObject({ inputs: 3, errand: { answers: 3, end: { kind: 'as-many' } } })
    const over = await walk(host, await start(host), { further: EVENLY })
    expect(over).toMatchObject({ outcome: { kind: 'there' }, decision: null, errand: { end: { kind: 'over' } } })
  })

  it('is taken back a step at a time, and what gave itself with the step before it', async () => {
    const host = opened()
    let view: SessionView = await walk(host, await start(host), { limits: { place: 3 }, further: { ...CERTAIN, ...EVENLY } })
    expect(given(host, view)).toEqual(['person', 'person', 'itself', 'errand', 'itself', 'errand', 'itself', 'itself'])
    const stood: SessionView[] = []
    for (; view.canUndo; view = await host.call('game.undo', at(view))) stood.push(view)
    expect(stood.map((each) => [each.inputs, (each.view as { at: number }).at])).toEqual([
      [7, 3],
      [4, 2],
      [2, 1],
    ])
    for (const each of stood.toReversed()) {
      view = await host.call('game.redo', at(view))
      expect(view).toMatchObject({ inputs: each.inputs, view: each.view as object, events: each.events })
    }
    expect(view.canRedo).toBe(false)
  })

  it('takes nothing back across its dice in an honest game, and anything with new dice in a teaching one', async () => {
    const host = opened()
    const honest = await walk(host, await start(host), { limits: { place: 7 }, further: EVENLY })
    expect(honest).toMatchObject({ view: { at: 7 }, canUndo: true })
    const there = await host.call('game.undo', at(await host.call('game.undo', at(await host.call('game.undo', at(honest))))))
    expect(there).toMatchObject({ inputs: 12, canUndo: true })
    expect(await host.call('game.undo', at(there))).toMatchObject({ canUndo: false })
    const free = await walk(host, await start(host, { options: { undo: 'teaching' } }), { limits: { place: 7 }, further: EVENLY })
    let view: SessionView = free
    while (view.canUndo) view = await host.call('game.undo', at(view))
    expect(view.inputs).toBe(0)
    const iron = await walk(host, await start(host, { options: { undo: 'ironman' } }), { limits: { place: 1 } })
    expect(iron.canUndo).toBe(false)
  })

  it('comes back from the record as it was: after a restart, in a replay, verified from its first mark', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'errands-'))
    try {
      const file = join(folder, 'campaigns.db')
      const host = opened(file)
      const done = await walk(host, await start(host), { limits: { place: 7 }, further: { ...CERTAIN, ...EVENLY } })
      const { errand: _, ...view } = done
      await host.close()
      open.pop()
      const again = opened(file)
      expect(await again.call('game.view', { session: view.session })).toEqual(view)
      expect(await again.call('game.replay', { session: view.session, to: 4 })).toMatchObject({
        view: { at: 2 },
        answered: { pick: ['on'] },
      })
      expect(retrace({ db: again.db, games: [game] }, view.session, () => {}).kind).toBe('same')
      await again.call('game.undo', at(await again.call('game.view', { session: view.session })))
      expect(retrace({ db: again.db, games: [game] }, view.session, () => {}).kind).toBe('same')
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  })

  it.each<[string, Partial<Input<'game.errand'>> | object, string]>([
    ['that is not offered', { errand: 'fly' }, 'conflict'],
    ['with a name that is too long', { errand: 'x'.repeat(201) }, 'bad-request'],
    ['with an unknown limit', { limits: { speed: 3 } }, 'bad-request'],
    ['with a limit out of bounds', { limits: { place: 1e9 } }, 'bad-request'],
    ['with a limit that is no number', { limits: { place: Number.NaN } }, 'bad-request'],
    ['with too many limits', { limits: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`l${n}`, n])) }, 'bad-request'],
    ['with a limit that is a list', { limits: { place: [1] } }, 'bad-request'],
    ['for no answers', { most: 0 }, 'bad-request'],
    ['for more answers than are allowed', { most: 501 }, 'bad-request'],
    ['at an old revision', { revision: 99 }, 'conflict'],
    ['at another decision', { decision: 'd99' }, 'conflict'],
    ['of an unknown session', { session: 'nowhere' }, 'not-found'],
  ])('is refused %s, and nothing changes', async (_what, more, code) => {
    const host = opened()
    const view = await start(host)
    expect(await host.refusal('game.errand', { ...now(view), errand: 'to', ...more } as never)).toMatchObject({ code })
    expect(await host.call('game.view', { session: view.session })).toEqual(view)
  })

  it('is refused once somebody else has moved, and when the game is over', async () => {
    const host = opened()
    const view = await start(host)
    await step(host, view)
    expect(await host.refusal('game.errand', { ...now(view), errand: 'to' })).toMatchObject({ detail: 'stale' })
    const over = await walk(host, await start(host), { further: EVENLY })
    const { session } = over
    expect(await host.refusal('game.errands', { session })).toMatchObject({ detail: 'over' })
    expect(await host.refusal('game.plan', { session, errand: 'to' })).toMatchObject({ detail: 'over' })
    expect(await host.refusal('game.errand', { ...now(over), errand: 'to' })).toMatchObject({ detail: 'over' })
  })
})

describe('an errand of a raid', () => {
  const hero = (name: string) => ({ hero: name })
  const scenario = {
    start: 'combat',
    party: [hero('Lord Dil'), hero('Almuric'), hero('Gwaigillion Elengal')],
    march: [['lord-dil', 'almuric', 'gwaigillion-elengal']],
    monsters: [{ type: 'troll', wounds: 13 }],
  }
  const raid = (host: TestHost, wish: Wish) => host.call('game.start', { game: 'citadel', seed: 1, scenario, ...wish })
  const strike = (host: TestHost, view: SessionView) =>
    host.call('game.errand', { ...now(view), errand: 'strike', limits: { wounds: 0, death: 100, news: false } })

  it('ends at the question of another player', async () => {
    const host = opened(undefined, [...GAMES])
    const done = await strike(host, await raid(host, { seats: 2 }))
    expect(done).toMatchObject({
      inputs: 1,
      seat: 1,
      decision: { seat: 1, topic: 'combat-action' },
      errand: { end: { kind: 'other-seat' } },
    })
  })

  it('waits for the bots between its answers, and undo takes theirs back with its own', async () => {
    const host = opened(undefined, [...GAMES])
    const begun = await raid(host, { seats: 2, bots: [{ seat: 1, skill: 'able' }], options: { undo: 'teaching' } })
    const done = await strike(host, begun)
    expect(given(host, done).slice(0, 4)).toEqual(['person', 'person', 'bot', 'errand'])
    expect(done.errand).toMatchObject({ answers: 2, end: { kind: 'round', done: true } })
    const back = await host.call('game.undo', at(done))
    expect(back).toMatchObject({ inputs: 2, decision: { about: 'gwaigillion-elengal' } })
    expect(await host.call('game.undo', at(back))).toMatchObject({ inputs: 0, decision: { about: 'lord-dil' } })
  })

  it('never throws real dice for anybody', async () => {
    const host = opened(undefined, [...GAMES])
    const done = await strike(host, await raid(host, { seats: 1, options: { physical: true } }))
    expect(done).toMatchObject({ decision: { kind: 'roll' }, errand: { answers: 1, end: { kind: 'dice' } } })
    const further = { certain: true, habits: ['nobody-moves'] }
    const thrown = await host.call('game.choose', { ...now(done), value: [6], further })
    expect(thrown.inputs).toBe(2)
  })

  it('leaves a record from which the raid is the same again, exported and imported too', async () => {
    const host = opened(undefined, [...GAMES])
    const { id: campaign } = await host.call('campaign.create', { name: 'Errands', game: 'citadel' })
    const start = await host.call('game.start', { game: 'citadel', campaign, seed: 3 })
    let view = await host.call('game.auto', { session: start.session, until: 'end', limit: 60 })
    for (let n = 0; n < 60 && view.decision !== null; n++) {
      const { errands } = await host.call('game.errands', { session: view.session })
      const asked = errands.find(({ kind }) => kind !== 'walk' || n % 4 === 0)
      const ran = asked === undefined ? null : await host.call('game.errand', { ...now(view), errand: asked.id, further: CERTAIN })
      if (ran !== null && ran.errand.answers > 0) {
        view = ran
        continue
      }
      const { why: _, ...hint } = await host.call('game.hint', { session: view.session })
      view = await host.call('game.choose', { ...now(view), ...hint, further: CERTAIN })
    }
    const kinds = new Set(given(host, view))
    for (const kind of ['person', 'errand', 'itself']) expect(kinds).toContain(kind)
    expect(retrace({ db: host.db, games: GAMES }, view.session, () => {}).kind).toBe('same')
    expect((await host.call('campaign.verify', { campaign })).differences).toEqual([])
    const { data } = await host.call('campaign.export', { campaign })
    const imported = await host.call('campaign.import', { data })
    const [raidAgain] = await host.call('game.list', { campaign: imported.campaign.id })
    const log = (session: string) => host.call('game.log', { session, limit: 1000 })
    expect((await log(raidAgain?.session ?? '')).events).toEqual((await log(view.session)).events)
  })
})
