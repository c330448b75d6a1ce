import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { idsOf, type TestHost, testHost } from '../testing/test-host.ts'

// The `game.*` calls on a series of games, in memory.

let host: TestHost
beforeEach(() => {
  host = testHost()
})
afterEach(() => host.close())

/** One orc with a single wound in the corridor beside the Gateway. */
const ORC = {
  at: 'corridor',
  party: [{ hero: 'Almuric', gold: 10 }],
  monsters: [{ type: 'orc', wounds: 1 }],
  met: 'wandering',
  start: 'combat',
}
const TURN = { at: 'corridor', party: [{ hero: 'Almuric' }, { hero: 'Lord Dil' }], start: 'turn' }

describe('game.start', () => {
  it('plays a scenario to its end with fixed dice and no other chance', async () => {
    const begun = await host.call('game.start', { game: 'citadel', scenario: ORC, dice: [6, 6, 6], strict: true })
    expect(begun).toMatchObject({ game: 'citadel', revision: 0, seat: 0, seats: ['Player 1'], inputs: 0, outcome: null })
    expect(begun.decision).toMatchObject({ id: 'd0', seat: 0, kind: 'pick', topic: 'combat-action' })
    const won = await host.pick(begun, 'attack:orc-1')
    expect(won).toMatchObject({ revision: 1, inputs: 1, decision: { topic: 'route' } })
    expect(won.rolled.map(({ dice, rule }) => [dice, rule])).toEqual([
      [[6], '9.5'],
      [[6], '14.0'],
      [[6], '14.0'],
    ])
    expect(won.events.find(({ type }) => type === 'died')).toMatchObject({ text: 'Almuric kills Orc 1.', data: { who: 'orc-1' } })
    const left = await host.pick(won, 'leave')
    expect(left).toMatchObject({ decision: null, outcome: { kind: 'left', standings: [{ id: 'almuric', score: 22 }] }, canUndo: false })
  })

  it('says of each roll which event tells what it brought, and of a movement die of The Cave, which none tells, nothing', async () => {
    let view = await host.call('game.start', { game: 'cave', seed: 3 })
    const unsaid = new Set<string | undefined>()
    for (let i = 0; i < 40; i++) {
      view = await host.call('game.auto', { session: view.session, bot: 'sensible', until: 'end', limit: 1 })
      for (const { event, topic, ...roll } of view.rolled) {
        const told = view.events.find(({ n }) => n === event)
        if (event === undefined) unsaid.add(topic)
        else expect(told?.data).toMatchObject({ rolls: expect.arrayContaining([expect.objectContaining(roll)]) })
      }
    }
    expect(unsaid).toEqual(new Set(['movement']))
  })

  it('numbers events throughout all inputs', async () => {
    const begun = await host.call('game.start', { game: 'citadel', scenario: ORC, dice: [6, 6, 6] })
    const won = await host.pick(begun, 'attack:orc-1')
    const left = await host.pick(won, 'leave')
    const numbers = [begun, won, left].flatMap(({ events }) => events.map(({ n }) => n))
    expect(numbers).toEqual(numbers.map((_, i) => i))
  })

  it('gives the same game for the same seed, as text or number', async () => {
    const one = await host.call('game.start', { game: 'citadel', seed: 7 })
    const other = await host.call('game.start', { game: 'citadel', seed: '7' })
    for (const { session } of [one, other]) await host.call('game.auto', { session, bot: 'random', until: 'end', limit: 40 })
    const [a, b] = await Promise.all([one, other].map(({ session }) => host.call('game.log', { session })))
    expect(a).toEqual(b)
  })

  it('takes seats by number or by name, as many as the game has', async () => {
    const two = await host.call('game.start', { game: 'citadel', seats: 2, scenario: TURN })
    expect(two.seats).toEqual(['Player 1', 'Player 2'])
    const named = await host.call('game.start', { game: 'citadel', seats: ['Ada', 'Ben'], scenario: TURN })
    expect(named.seats).toEqual(['Ada', 'Ben'])
    expect(await host.refusal('game.start', { game: 'citadel', seats: 7 })).toMatchObject({ code: 'bad-request', detail: 'seats' })
  })

  it.each([
    ['an unknown game', { game: 'chess' }, 'not-found'],
    ['a party without its campaign', { game: 'citadel', party: ['nobody'] }, 'bad-request'],
    ['an unknown campaign', { game: 'citadel', campaign: 'none' }, 'not-found'],
    ['an unknown variant', { game: 'citadel', options: { variants: ['flying'] } }, 'bad-request'],
    ['a scenario without sense', { game: 'citadel', scenario: { party: [{ hero: 'Nobody' }] } }, 'bad-request'],
    ['an unknown field', { game: 'citadel', scenari: {} }, 'bad-request'],
  ])('refuses %s', async (_what, input, code) => {
    expect(await host.refusal('game.start', input)).toMatchObject({ code })
    expect(await host.call('game.list')).toEqual([])
  })

  it('refuses strict dice that run out before the first question', async () => {
    const start = { game: 'citadel', scenario: { ...ORC, start: 'monsters', monsters: [] }, strict: true }
    expect(await host.refusal('game.start', start)).toMatchObject({ code: 'rule-violation', detail: 'dice-exhausted' })
  })

  it('rolls no dice where the players have real ones', async () => {
    const begun = await host.call('game.start', { game: 'citadel', scenario: ORC, options: { physical: true } })
    const asked = await host.pick(begun, 'attack:orc-1')
    expect(asked.decision).toMatchObject({ kind: 'roll', code: '1D6', rule: '9.5' })
    const { session, revision, decision } = asked
    const thrown = await host.call('game.choose', { session, revision, decision: decision?.id ?? '', value: [6] })
    expect(thrown.rolled).toMatchObject([{ dice: [6], rule: '9.5' }])
  })
})

describe('game.choose', () => {
  it.each([
    ['another revision', { revision: 4 }, { code: 'conflict', detail: 'stale' }],
    ['another decision', { decision: 'd9' }, { code: 'conflict', detail: 'stale' }],
    ['an option the decision does not have', { pick: ['attack:orc-2'] }, { code: 'rule-violation', detail: 'not-an-option', rule: '9.2' }],
    ['two options where one is asked for', { pick: ['pass', 'later'] }, { code: 'rule-violation', detail: 'count' }],
    ['another session', { session: 'nowhere' }, { code: 'not-found' }],
  ])('refuses %s and changes nothing', async (_what, forged, refusal) => {
    const begun = await host.call('game.start', { game: 'citadel', scenario: ORC })
    const { session } = begun
    const right = { session, revision: 0, decision: 'd0', pick: ['attack:orc-1'] }
    expect(await host.refusal('game.choose', { ...right, ...forged })).toMatchObject(refusal)
    expect(await host.call('game.view', { session })).toEqual(begun)
  })

  it('refuses a value where a pick is asked for', async () => {
    const { session } = await host.call('game.start', { game: 'citadel', scenario: ORC })
    expect(await host.refusal('game.choose', { session, revision: 0, decision: 'd0', value: 3 })).toMatchObject({ code: 'bad-request' })
  })

  it('refuses when strict dice are used up, and then takes another answer', async () => {
    const begun = await host.call('game.start', { game: 'citadel', scenario: ORC, strict: true })
    const { session } = begun
    const attack = { session, revision: 0, decision: 'd0', pick: ['attack:orc-1'] }
    expect(await host.refusal('game.choose', attack)).toMatchObject({ code: 'rule-violation', detail: 'dice-exhausted' })
    expect(await host.call('game.view', { session })).toEqual(begun)
    expect(
      await host.pick(begun, 'switch:dagger').then(
        () => 'taken',
        (error) => error.detail,
      ),
    ).toBe('dice-exhausted') // the orc strikes back
  })

  it('refuses anything once the game is over', async () => {
    const begun = await host.call('game.start', { game: 'citadel', scenario: { ...ORC, monsters: [], start: 'turn' } })
    const over = await host.pick(begun, 'leave')
    const { session, revision } = over
    expect(await host.refusal('game.choose', { session, revision, decision: 'd1', pick: ['leave'] })).toMatchObject({
      code: 'conflict',
      detail: 'over',
    })
    for (const call of ['game.undo', 'game.redo', 'game.abandon'] as const)
      expect(await host.refusal(call, { session, revision })).toMatchObject({ code: 'conflict', detail: 'over' })
    expect(await host.refusal('game.hint', { session })).toMatchObject({ code: 'conflict' })
  })

  it('announces the new revision', async () => {
    const begun = await host.call('game.start', { game: 'citadel', scenario: ORC })
    await host.pick(begun, 'attack:orc-1')
    const { session } = begun
    expect(host.told).toEqual([0, 1].map((revision) => ({ event: 'session.changed', data: { session, revision } })))
  })
})

describe('seats', () => {
  it('shows a decision in full to its own seat, and to the others only whose it is', async () => {
    const begun = await host.call('game.start', { game: 'citadel', seats: ['Ada', 'Ben'], scenario: TURN })
    const { session } = begun
    const own = begun.decision?.seat ?? 0
    expect(begun.seat).toBe(own)
    expect(await host.call('game.view', { session, seat: own })).toEqual(begun)
    const other = await host.call('game.view', { session, seat: 1 - own })
    expect(other.decision).toEqual({
      id: 'd0',
      seat: own,
      kind: 'pick',
      rule: begun.decision?.rule,
      topic: 'route',
      prompt: `Waiting for ${begun.seats[own]}`,
    })
    expect(await host.refusal('game.view', { session, seat: 2 })).toMatchObject({ code: 'bad-request', detail: 'seat' })
  })
})

describe('undo and redo', () => {
  const start = (undo?: 'honest' | 'teaching' | 'ironman') =>
    host.call('game.start', { game: 'citadel', scenario: TURN, seed: 1, ...(undo === undefined ? {} : { options: { undo } }) })

  it('takes a choice without dice back and redoes it, each under its own revision', async () => {
    const begun = await start()
    const asked = await host.pick(begun, 'march')
    expect(asked).toMatchObject({ canUndo: true, canRedo: false })
    const { session } = begun
    const back = await host.call('game.undo', { session, revision: 1 })
    expect(back).toMatchObject({ revision: 2, inputs: 0, canUndo: false, canRedo: true, decision: { id: 'd2' } })
    expect(idsOf(back)).toEqual(idsOf(begun))
    const again = await host.call('game.redo', { session, revision: 2 })
    expect(again).toMatchObject({ revision: 3, inputs: 1, canRedo: false })
    expect(again.view).toEqual(asked.view)
    expect(await host.refusal('game.undo', { session, revision: 1 })).toMatchObject({ code: 'conflict', detail: 'stale' })
    expect(await host.refusal('game.redo', { session, revision: 3 })).toMatchObject({ code: 'rule-violation', detail: 'redo-nothing' })
  })

  it('honest: never crosses dice or draws', async () => {
    const { session } = await start()
    const fallen = await host.pick(await host.call('game.view', { session }), 'exit:north')
    expect(fallen.canUndo).toBe(false)
    expect(await host.refusal('game.undo', { session, revision: 1 })).toMatchObject({ code: 'rule-violation', detail: 'undo-dice' })
  })

  it('teaching: new dice are rolled, and the chronicle says so', async () => {
    const begun = await start('teaching')
    const { session } = begun
    await host.pick(begun, 'exit:north')
    const back = await host.call('game.undo', { session, revision: 1 })
    const other = await host.pick(back, 'exit:north')
    expect(other.events[0]).toMatchObject({ type: 'taken-back', text: expect.stringContaining('new dice will be rolled') })
  })

  it('ironman: nothing is taken back', async () => {
    const begun = await start('ironman')
    await host.pick(begun, 'march')
    expect(await host.refusal('game.undo', { session: begun.session, revision: 1 })).toMatchObject({ detail: 'undo-ironman' })
  })
})

describe('bots', () => {
  it('hints at the sensible bot’s next choice', async () => {
    const begun = await host.call('game.start', { game: 'citadel', scenario: ORC, seed: 3 })
    const { session } = begun
    const hint = await host.call('game.hint', { session })
    expect(hint.why).not.toBe('')
    const own = await host.call('game.auto', { session, until: 'end', limit: 1 })
    const other = await host.call('game.start', { game: 'citadel', scenario: ORC, seed: 3 })
    expect((await host.pick(other, ...(hint.pick ?? []))).view).toEqual(own.view)
  })

  it('plays on until the next mark, the end, or a limit, and commits each choice', async () => {
    const { session } = await host.call('game.start', { game: 'citadel', seed: 5 })
    const three = await host.call('game.auto', { session, bot: 'random', until: 'end', limit: 3 })
    expect(three).toMatchObject({ revision: 3, inputs: 3 })
    const entered = await host.call('game.auto', { session, bot: 'random', until: 'mark' })
    expect(entered.decision).toMatchObject({ topic: 'route' })
    const ended = await host.call('game.auto', { session, bot: 'random', until: 'end', limit: 20_000 })
    expect(ended.outcome?.kind).toMatch(/^(left|all-dead|team-victory)$/)
    expect(await host.refusal('game.auto', { session, until: 'end' })).toMatchObject({ code: 'conflict', detail: 'over' })
  })

  it("plays for the other seats until it is a given seat's turn", async () => {
    const { session } = await host.call('game.start', { game: 'citadel', seats: 2, seed: 2 })
    const mine = await host.call('game.auto', { session, until: 'decision-of-seat', seat: 1 })
    expect(mine.decision?.seat).toBe(1)
    expect((await host.call('game.auto', { session, until: 'decision-of-seat', seat: 1 })).revision).toBe(mine.revision)
    expect(await host.refusal('game.auto', { session, until: 'decision-of-seat', seat: 5 })).toMatchObject({ code: 'bad-request' })
  })
})

describe('looking back', () => {
  it('returns the chronicle page by page', async () => {
    const { session } = await host.call('game.start', { game: 'citadel', seed: 11 })
    await host.call('game.auto', { session, bot: 'random', until: 'end', limit: 60 })
    const whole = await host.call('game.log', { session })
    const paged: unknown[] = []
    for (let from: number | undefined = 0; from !== undefined; ) {
      const page: Awaited<ReturnType<typeof host.call<'game.log'>>> = await host.call('game.log', { session, from, limit: 7 })
      paged.push(...page.events)
      from = page.next
    }
    expect(paged).toEqual(whole.events)
    expect(whole.events.map(({ n }) => n)).toEqual(whole.events.map((_, i) => i))
  })

  it('replays any position, where nothing can be chosen', async () => {
    const begun = await host.call('game.start', { game: 'citadel', seed: 11 })
    const { session } = begun
    const later = await host.call('game.auto', { session, bot: 'random', until: 'end', limit: 30 })
    const before = await host.call('game.auto', { session, bot: 'random', until: 'end', limit: 10 })
    const then = await host.call('game.replay', { session, to: later.inputs })
    expect(then).toMatchObject({ inputs: before.inputs, canUndo: false, canRedo: false })
    expect(then.view).toEqual(later.view)
    expect(then.events).toEqual(later.events)
    expect(then.rolled).toEqual(later.rolled)
    expect({ ...then.decision, id: '' }).toEqual({ ...later.decision, id: '' })
    expect((await host.call('game.replay', { session, to: 0 })).view).toEqual(begun.view)
    expect((await host.call('game.replay', { session })).view).toEqual(before.view)
    expect(await host.call('game.view', { session })).toEqual(before)
    expect(await host.refusal('game.replay', { session, to: before.inputs + 1 })).toMatchObject({ code: 'bad-request' })
  })

  it('lists sessions newest first, and by status', async () => {
    const one = await host.call('game.start', { game: 'citadel', seats: ['Ada'], scenario: TURN })
    const two = await host.call('game.start', { game: 'citadel', scenario: TURN })
    await host.call('game.abandon', { session: one.session })
    const rows = await host.call('game.list')
    expect(rows.map(({ session, status }) => [session, status])).toEqual([
      [two.session, 'open'],
      [one.session, 'abandoned'],
    ])
    expect(rows[1]).toMatchObject({ seats: ['Ada'], outcome: { kind: 'abandoned' }, campaign: null, party: [] })
    expect(await host.call('game.list', { status: 'open' })).toHaveLength(1)
  })

  it('shows a game that was given up, and its chronicle', async () => {
    const { session } = await host.call('game.start', { game: 'citadel', scenario: ORC })
    const gone = await host.call('game.abandon', { session, revision: 0 })
    expect(gone).toMatchObject({ revision: 1, decision: null, outcome: { kind: 'abandoned' }, canUndo: false })
    expect(await host.call('game.view', { session })).toEqual(gone)
    expect(gone.events).toHaveLength(2)
    expect(await host.refusal('game.abandon', { session })).toMatchObject({ code: 'conflict', detail: 'over' })
  })
})

describe('the game itself', () => {
  it('returns its tables and its rules', async () => {
    const tables = await host.call('game.tables', { game: 'citadel' })
    expect(Object.keys(tables)).toEqual(expect.arrayContaining(['4.3', '6.7', '8.2', '9.9', '10.9', '13.9', '14.9', 'segments']))
    const rules = await host.call('game.rules', { game: 'citadel' })
    expect(rules.find(({ rule }) => rule === '9.5')?.text).not.toBe('')
    for (const call of ['game.tables', 'game.rules'] as const)
      expect(await host.refusal(call, { game: 'go' })).toMatchObject({ code: 'not-found' })
  })
})
