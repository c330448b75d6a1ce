import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { deleteAfter } from '../../../db/record.ts'
import { playable } from '../../../engine/kernel/playable.ts'
import { wagerGame } from '../../../engine/kernel/testing/test-game.ts'
import type { SessionView } from '../../../engine/kernel/types.ts'
import type { Input } from '../../contract/index.ts'
import { type TestHost, testHost } from '../testing/test-host.ts'

// Bots in seats, on a game in which two take turns: first a wager, then a choice of what to do. Only `roll` rolls a die.

/** The novice passes, the able bot looks at something hidden, the master rolls. */
const WHAT = { novice: 'pass', able: 'peek', master: 'roll' } as const
const game = playable({
  ...wagerGame,
  secret: () => true,
  view: (s, seat) => ({ ...structuredClone(s), hidden: seat }),
  sensible: (_view, ask, _chance, skill = 'master') => ({
    answer: ask.kind === 'number' ? { value: 3 } : { pick: [WHAT[skill]] },
    why: skill,
  }),
})

const open: TestHost[] = []
const opened = (file?: string) => {
  const host = testHost(file, [game])
  open.push(host)
  return host
}
afterEach(async () => {
  for (const host of open.splice(0)) await host.close()
})

type Wish = Partial<Input<'game.start'>>
const start = (host: TestHost, wish: Wish = {}) => host.call('game.start', { game: 'wager', seats: 2, seed: 1, ...wish })
const answer = (host: TestHost, { session, revision, decision }: SessionView, given: { pick?: string[]; value?: number }) =>
  host.call('game.choose', { session, revision, decision: decision?.id ?? 'none', ...given })
/** A person's turn: a wager, then the given choice. */
const turn = async (host: TestHost, view: SessionView, what: string) =>
  answer(host, await answer(host, view, { value: 5 }), { pick: [what] })
const step = ({ session, revision }: SessionView) => ({ session, revision })

describe('a bot’s seat', () => {
  it('plays on until a person is asked, with one input for each choice', async () => {
    const host = opened()
    const begun = await start(host, { bots: [{ seat: 1, skill: 'novice' }] })
    expect(begun).toMatchObject({ seat: 0, seats: ['Player 1', 'Bot 2'], bots: [{ seat: 1, skill: 'novice' }], inputs: 0 })
    const again = await turn(host, begun, 'roll')
    expect(again).toMatchObject({
      seat: 0,
      // Where something is hidden a seat counts its own answers.
      inputs: 2,
      revision: 15,
      view: { turn: 2, log: ['passed'] },
      decision: { seat: 0, topic: 'wager' },
    })
    // One at the beginning, then every change that this seat is shown; the bot's seat is told of none.
    const heard = host.told.flatMap(({ event, data }) => (event === 'session.changed' ? [[data.seat, data.revision]] : []))
    expect(heard).toEqual([0, 1, 2, 3, 4, 5].map((change) => [0, change * 3]))
    expect(await host.call('game.view', { session: begun.session })).toEqual(again)
  })

  it('begins where the bot is asked first', async () => {
    const begun = await start(opened(), { bots: [{ seat: 0, skill: 'master' }], seats: ['Ada', 'Ben'] })
    expect(begun).toMatchObject({ seat: 1, seats: ['Ada', 'Ben'], inputs: 0, canUndo: false })
    expect(begun.rolled).toHaveLength(1)
  })

  it('plays with the given skill, and ably without one', async () => {
    for (const [wish, log] of [
      [{ skill: 'novice' }, 'passed'],
      [{}, 'peeked'],
    ] as const) {
      const begun = await start(opened(), { bots: [{ seat: 0, ...wish }] })
      expect(begun.view).toMatchObject({ log: [log] })
    }
  })

  it('reports with the next question everything since a person chose, as of his own answer', async () => {
    const host = opened()
    const begun = await start(host, { bots: [{ seat: 1, skill: 'master' }] })
    const again = await turn(host, begun, 'draw')
    expect(again.events.map(({ n, input, type }) => [n, input, type])).toEqual([
      [0, 2, 'drawn'],
      [1, 2, 'rolled'],
    ])
    expect(again.rolled).toHaveLength(1)
    const { events } = await host.call('game.log', { session: begun.session })
    expect(events).toEqual(again.events)
    expect((await host.call('game.replay', { session: begun.session })).events).toEqual(again.events)
  })

  it('never lets anybody’s count of answers go back, when all is told at the end either', async () => {
    const host = opened()
    let now = await start(host, { bots: [{ seat: 1, skill: 'able' }] })
    const counts = [now.inputs]
    while (now.outcome === null) {
      now = await turn(host, now, 'roll')
      counts.push(now.inputs)
    }
    expect(counts).toEqual(counts.toSorted((a, b) => a - b))
    expect(now.secret).toBeUndefined()
  })

  it('takes no choices from anybody else', async () => {
    const host = opened()
    const watched = await start(host, {
      bots: [
        { seat: 0, skill: 'novice' },
        { seat: 1, skill: 'novice' },
      ],
    })
    const { session, revision } = watched
    const forged = { session, revision, decision: watched.decision?.id ?? '', value: 3 }
    expect(await host.refusal('game.choose', forged)).toMatchObject({ code: 'conflict', detail: 'bot-seat' })
  })

  it.each([
    ['beyond the table', [{ seat: 2 }]],
    ['taken twice', [{ seat: 1 }, { seat: 1 }]],
  ])('is refused when it is %s', async (_what, bots) => {
    const host = opened()
    expect(await host.refusal('game.start', { game: 'wager', seats: 2, bots })).toMatchObject({ code: 'bad-request', detail: 'bots' })
    expect(await host.call('game.list')).toEqual([])
  })

  it('is listed with the game', async () => {
    const host = opened()
    await start(host, { bots: [{ seat: 1, skill: 'novice' }] })
    await start(host)
    expect((await host.call('game.list')).map(({ bots }) => bots)).toEqual([undefined, [{ seat: 1, skill: 'novice' }]])
  })
})

describe('a table of bots', () => {
  const bots = [
    { seat: 0, skill: 'novice' },
    { seat: 1, skill: 'able' },
  ] as const

  it('waits to be driven, and each bot plays with its own skill', async () => {
    const host = opened()
    const begun = await start(host, { bots: [...bots] })
    expect(begun).toMatchObject({ inputs: 0, decision: { seat: 0 } })
    expect(await host.call('game.view', { session: begun.session })).toEqual(begun)
    const on = await host.call('game.auto', { session: begun.session, until: 'end', limit: 5 })
    expect(on).toMatchObject({ inputs: 5, view: { log: ['passed', 'peeked'] } })
    const over = await host.call('game.auto', { session: begun.session, until: 'end' })
    expect(over).toMatchObject({ outcome: { kind: 'over' }, seat: 0 })
  })

  it('shows its seats to onlookers', async () => {
    const host = opened()
    const { session } = await start(host, { bots: [...bots] })
    for (const seat of [0, 1]) expect(await host.call('game.view', { session, seat })).toMatchObject({ view: { hidden: seat } })
  })
})

describe('taking back', () => {
  it('goes back to a person’s last question, past bot answers without chance', async () => {
    const host = opened()
    const begun = await start(host, { bots: [{ seat: 1, skill: 'novice' }] })
    const wagered = await answer(host, begun, { value: 5 })
    const again = await answer(host, wagered, { pick: ['pass'] })
    expect(again).toMatchObject({ inputs: 2, canUndo: true })
    const back = await host.call('game.undo', step(again))
    expect(back).toMatchObject({ inputs: 1, decision: { seat: 0, topic: 'what' }, view: wagered.view, canRedo: true })
    const redone = await host.call('game.redo', step(back))
    expect(redone).toMatchObject({ inputs: 2, view: again.view, canRedo: false, canUndo: true })
    expect(redone.events.map(({ n, type }) => [n, type])).toEqual(again.events.map(({ n, type }) => [n, type]))
  })

  it.each(['master', 'able'] as const)('ends in an honest game once a bot has rolled or seen something (%s)', async (skill) => {
    const host = opened()
    const begun = await start(host, { bots: [{ seat: 1, skill }] })
    const again = await turn(host, begun, 'pass')
    expect(again.canUndo).toBe(false)
    expect(await host.refusal('game.undo', step(again))).toMatchObject({ code: 'rule-violation', detail: 'undo-dice' })
    expect(await host.call('game.view', { session: begun.session })).toEqual(again)
  })

  it('never crosses dice in an honest game, whatever is played', async () => {
    for (let seed = 0; seed < 6; seed++) {
      const host = opened()
      let view = await start(host, { seed, bots: [{ seat: seed % 2, skill: 'novice' }] })
      const { session } = view
      for (let limit = 1; view.decision !== null; limit = (limit % 3) + 1) {
        view = await host.call('game.auto', { session, bot: 'random', until: 'end', limit })
        const fallen = (await host.call('game.log', { session })).events.filter(({ type }) => type === 'rolled' || type === 'drawn')
        while (view.canUndo) view = await host.call('game.undo', step(view))
        expect(view.decision === null || view.decision.seat !== seed % 2).toBe(true)
        expect((await host.call('game.log', { session })).events.filter(({ type }) => type === 'rolled' || type === 'drawn')).toEqual(
          fallen,
        )
        while (view.canRedo) view = await host.call('game.redo', step(view))
      }
    }
  })

  it('rolls the same dice again when a teaching undo is redone', async () => {
    const host = opened()
    const begun = await start(host, { bots: [{ seat: 1, skill: 'master' }], options: { undo: 'teaching' } })
    const again = await turn(host, begun, 'roll')
    const back = await host.call('game.undo', step(again))
    expect(back).toMatchObject({ inputs: 1, decision: { topic: 'what' } })
    const redone = await host.call('game.redo', step(back))
    expect(redone.rolled).toEqual(again.rolled)
    expect(redone.rolled).toHaveLength(2)
  })
})

describe('after a restart', () => {
  it('a game is where it was, and bots that were cut short go on when somebody looks', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'citadel-bots-'))
    try {
      const file = join(folder, 'campaigns.db')
      const before = opened(file)
      const begun = await start(before, { bots: [{ seat: 1, skill: 'novice' }] })
      const again = await turn(before, begun, 'pass')
      await before.close()
      const after = opened(file)
      expect(await after.call('game.view', { session: begun.session })).toEqual(again)
      // As if the program had ended between the two choices of the bot.
      const newest = Number(after.db.raw.prepare('SELECT max(n) FROM inputs').pluck().get())
      deleteAfter(after.db, 1, newest - 1)
      await after.close()
      const cut = opened(file)
      expect(await cut.call('game.view', { session: begun.session })).toEqual(again)
    } finally {
      for (const host of open.splice(0)) await host.close()
      rmSync(folder, { recursive: true, force: true })
    }
  })
})

describe('records.games', () => {
  it('has the finished games, newest first, with their players and ends, and no what-ifs', async () => {
    const host = opened()
    const lone = await start(host, { seats: ['Ada', 'Ben'] })
    await start(host)
    const other = await start(host, { seats: ['Ada', 'Ben'], bots: [{ seat: 1, skill: 'novice' }] })
    for (const { session } of [lone, other]) await host.call('game.auto', { session, until: 'end' })
    const { session: branch } = await host.call('game.branch', { session: lone.session, to: 3 })
    await host.call('game.auto', { session: branch, until: 'end' })
    const ended = { game: 'wager', title: 'Wager', outcome: { kind: 'over' }, inputs: 24 }
    expect(await host.call('records.games')).toMatchObject([
      {
        ...{ ...ended, session: other.session },
        players: [
          { name: 'Ada', bot: null },
          { name: 'Ben', bot: 'novice' },
        ],
      },
      {
        ...{ ...ended, session: lone.session },
        players: [
          { name: 'Ada', bot: null },
          { name: 'Ben', bot: null },
        ],
      },
    ])
  })

  it('has a raid that belongs to no campaign', async () => {
    const host = testHost()
    open.push(host)
    const { session } = await host.call('game.start', { game: 'citadel', seed: 3 })
    expect(await host.call('game.auto', { session, bot: 'random', until: 'end', limit: 20_000 })).toMatchObject({ decision: null })
    expect(await host.call('records.games')).toMatchObject([{ session, game: 'citadel' }])
  })
})

describe('a game with hidden information', () => {
  it('says that it has secrets', async () => {
    expect(await opened().call('app.info')).toMatchObject({ games: [{ id: 'wager', secret: true }] })
    const citadel = testHost()
    open.push(citadel)
    expect((await citadel.call('app.info')).games[0]).toMatchObject({ id: 'citadel', secret: false })
  })

  it('cannot be viewed from a bot’s seat until it is over', async () => {
    const host = opened()
    const { session, revision } = await start(host, { bots: [{ seat: 1, skill: 'master' }] })
    expect(await host.refusal('game.frames', { session, revision, seat: 1, after: [0] })).toMatchObject({ detail: 'bot-seat' })
    for (const look of ['game.view', 'game.log', 'game.replay'] as const)
      expect(await host.refusal(look, { session, seat: 1 })).toMatchObject({ code: 'conflict', detail: 'bot-seat' })
    const over = await host.call('game.auto', { session, until: 'end' })
    expect(over).toMatchObject({ decision: null, seat: 0 })
    for (const look of ['game.view', 'game.replay'] as const)
      expect(await host.call(look, { session, seat: 1 })).toMatchObject({ seat: 1, view: { hidden: 1 } })
  })

  it('allows no what-if until it is over, and bots play in that too', async () => {
    const host = opened()
    const begun = await start(host, { bots: [{ seat: 1, skill: 'novice' }] })
    const { session } = await turn(host, begun, 'pass')
    expect(await host.refusal('game.branch', { session, to: 1 })).toMatchObject({ code: 'conflict', detail: 'secret' })
    await host.call('game.auto', { session, until: 'end' })
    const branch = await host.call('game.branch', { session, to: 2 })
    expect(branch).toMatchObject({ branchOf: { session, input: 2 }, bots: begun.bots, inputs: 2, decision: { seat: 0 } })
  })

  it('is replayed only as the seat asked now sees it, with other seats’ answers kept back', async () => {
    const host = opened()
    const begun = await start(host)
    const { session } = await turn(host, begun, 'pass')
    const now = await host.call('game.view', { session })
    expect(now.seat).toBe(1)
    // The other has answered twice and told nothing: as this seat counts, all of it is the first position, where it decides.
    const back = await host.call('game.replay', { session, to: 0 })
    expect(back).toMatchObject({ seat: 1, inputs: 0, view: { hidden: 1 }, decision: { seat: 1 } })
    expect(back).not.toHaveProperty('answered')
    expect(await host.refusal('game.replay', { session, to: 1 })).toMatchObject({ code: 'bad-request' })
    const own = await host.call('game.replay', { session, to: 1, seat: 0 })
    expect(own).toMatchObject({ seat: 0, view: { hidden: 0 }, decision: { topic: 'what' }, answered: { pick: ['pass'] } })
    await host.call('game.auto', { session, until: 'end' })
    expect(await host.call('game.replay', { session, to: 1 })).toMatchObject({ seat: 0, answered: { pick: ['pass'] } })
    expect(await host.call('game.replay', { session, to: 1, seat: 1 })).toMatchObject({ seat: 1, answered: { pick: ['pass'] } })
  })

  it('has no story or luck while it is open', async () => {
    const host = opened()
    const { session } = await start(host, { bots: [{ seat: 1, skill: 'master' }] })
    expect(await host.call('game.chapters', { session })).toEqual([])
    for (const look of ['game.story', 'game.luck'] as const) expect((await host.refusal(look, { session })).code).toBe('conflict')
    await host.call('game.auto', { session, until: 'end' })
    for (const look of ['game.story', 'game.luck'] as const)
      expect(await host.refusal(look, { session })).toMatchObject({ code: 'conflict', detail: 'no-story' })
  })
})

it('allows trials of what is hidden from no person at the table', async () => {
  const host = testHost(undefined, [playable({ ...wagerGame, secret: (_, people) => people.length > 1 })])
  open.push(host)
  const two = await host.call('game.start', { game: 'wager', seats: 2 })
  expect(two.secret).toBe(true)
  expect(await host.refusal('game.branch', { session: two.session, to: 0 })).toMatchObject({ code: 'conflict', detail: 'secret' })
  expect(await host.refusal('game.simulate', { session: two.session })).toMatchObject({ code: 'conflict', detail: 'secret' })
  const one = await host.call('game.start', { game: 'wager', seats: 2, bots: [{ seat: 1 }] })
  expect(one.secret).toBeUndefined()
  expect(await host.call('game.branch', { session: one.session, to: 0 })).toMatchObject({ branchOf: { session: one.session } })
})
