import { describe, expect, test } from 'vitest'
import type { Ask } from './ask.ts'
import { byItself, onlyAnswer } from './by-itself.ts'
import type { Game } from './game.ts'
import { rolling } from './play.ts'
import { playable } from './playable.ts'
import { isRefusal } from './refusal.ts'
import { type Passage, passage, TO } from './testing/test-passage.ts'
import type { Answer, Giver } from './types.ts'

const roll = rolling<Passage, 'ambush'>()
const game = playable(passage)
function begun(seed = 'passage', physical = false, undo: 'honest' | 'teaching' = 'honest') {
  const input = { seed, seats: ['One', 'Two'], options: {}, variants: [] }
  const playing = game.begin(input, { undo, physical, fixed: { dice: [6], draws: [], strict: false } })
  if (isRefusal(playing)) throw new Error(playing.message)
  return playing
}
type Begun = ReturnType<typeof begun>

function given(playing: Begun, answer: Answer, by?: Giver): void {
  expect(playing.choose(answer, by)).toBeNull()
}

/** Follows an errand as the host does, and says how it ended. */
function follow(playing: Begun, limits: Record<string, number | boolean | string> = {}, most = 99) {
  const going = playing.setOut({ errand: 'to', limits })
  if (isRefusal(going)) return going
  for (let made = 0; made < most; made++) {
    const move = going.next(made === 0 ? [] : playing.last.events, made)
    if ('ended' in move) return move.ended
    given(playing, move.answer, made === 0 ? 'person' : 'errand')
  }
  return null
}

describe('an errand', () => {
  test('answers as long as it is asked for, and says how it ended', () => {
    const playing = begun()
    const before = playing.inputs
    expect(playing.errands()).toEqual([TO])
    expect(follow(playing, { place: 1 })).toMatchObject({ kind: 'arrived', done: true, data: { made: 2, from: 0, told: 1 } })
    expect(playing.inputs).toBe(before + 2)
    expect(playing.since.map((step) => step.given)).toEqual(['person', 'errand'])
  })
  test('ends at a question that it was not asked to decide', () => {
    const playing = begun()
    expect(follow(playing, { place: 5 })).toMatchObject({ kind: 'asked', done: false })
    expect(playing.ask?.topic).toBe('loot')
    expect(follow(begun(), { nod: false })).toMatchObject({ kind: 'asked' })
  })
  test('ends at a question to another seat, at real dice, and with the game', () => {
    const playing = begun()
    const going = playing.setOut({ errand: 'to' })
    if (isRefusal(going)) throw new Error(going.message)
    given(playing, { pick: ['turn'] })
    given(playing, { pick: ['yes'] })
    expect(playing.ask?.seat).toBe(1)
    expect(going.next([], 0)).toMatchObject({ ended: { kind: 'other-seat' } })
    const dice = playable({
      ...passage,
      script: function* (g) {
        yield* roll(g, '1D6', { topic: 'ambush', rule: '4' })
        yield* passage.script(g)
      },
    })
    const real = dice.begin(
      { seed: 'x', seats: ['One'], options: {}, variants: [] },
      { undo: 'honest', physical: true, fixed: { dice: [], draws: [], strict: false } },
    )
    if (isRefusal(real)) throw new Error(real.message)
    expect(real.ask?.kind).toBe('roll')
    expect(real.errands()).toEqual([])
    expect(real.byItself({ certain: true })).toBeNull()
    expect(real.setOut({ errand: 'to' })).toMatchObject({ detail: 'no-errand' })
  })
  test('says what it would do, with its limits as they are set or suggested', () => {
    const plan = begun().plan({ errand: 'to', limits: { place: 3 } })
    expect(plan).toEqual({ errand: TO, limits: { place: 3, nod: true, pace: 'slow' }, steps: [{ label: 'step' }], notes: [] })
  })
  test.each([
    ['an unknown limit', { speed: 1 }],
    ['too small', { place: 0 }],
    ['too large', { place: 11 }],
    ['between two steps', { place: 2 }],
    ['no number', { place: '3' }],
    ['not even a number', { place: Number.NaN }],
    ['no flag', { nod: 'yes' }],
    ['no option', { pace: 'fast' }],
  ])('refuses a limit that is %s', (_what, limits) => {
    for (const refused of [begun().plan({ errand: 'to', limits }), begun().setOut({ errand: 'to', limits })])
      expect(refused).toMatchObject({ code: 'bad-request', detail: 'limit' })
  })
  test('is refused where it is not offered, and by a game without errands', () => {
    expect(begun().setOut({ errand: 'fly' })).toMatchObject({ code: 'conflict', detail: 'no-errand' })
    const { errands: _, ...without } = passage
    const plain = playable(without).begin(
      { seed: '', seats: ['One'], options: {}, variants: [] },
      { undo: 'honest', physical: false, fixed: { dice: [], draws: [], strict: false } },
    )
    if (isRefusal(plain)) throw new Error(plain.message)
    expect(plain.errands()).toEqual([])
    expect(plain.plan({ errand: 'to' })).toMatchObject({ detail: 'no-errand' })
  })
  test('gives no answer that warns, unless it has warned itself', () => {
    const warning: Game<Passage> = {
      ...passage,
      describe: (s, ask) => ({ ...passage.describe(s, ask), option: () => ({ label: 'On', warns: 'It may kill.' }) }),
    }
    const begin = (errand = TO) => {
      const errands = {
        ...passage.errands,
        offered: () => [errand],
        planned: () => ({ steps: [], notes: [] }),
        next: () => ({ answer: { pick: ['on'] } }),
      }
      const playing = playable({ ...warning, errands }).begin(
        { seed: '', seats: ['One'], options: {}, variants: [] },
        { undo: 'honest', physical: false, fixed: { dice: [], draws: [], strict: false } },
      )
      if (isRefusal(playing)) throw new Error(playing.message)
      return playing
    }
    const danger = { kind: 'danger', text: 'It may kill.', done: false }
    const away = { ...TO, at: { kind: 'place', id: 'far' } }
    expect(follow(begin(away))).toEqual(danger)
    expect(begin(away).plan({ errand: 'to' })).toMatchObject({ stops: danger })
    // What begins here says so of itself.
    const warned = begin()
    expect(warned.errands()).toEqual([{ ...TO, warns: 'It may kill.' }])
    expect(warned.plan({ errand: 'to' })).not.toHaveProperty('stops')
    expect(follow(warned, {}, 1)).toBeNull()
    expect(warned.inputs).toBe(1)
  })
  test('with an illegal answer is a bug', () => {
    const wrong = playable({
      ...passage,
      errands: {
        ...passage.errands,
        offered: () => [TO],
        planned: () => ({ steps: [], notes: [] }),
        next: () => ({ answer: { pick: ['fly'] } }),
      },
    })
    const playing = wrong.begin(
      { seed: '', seats: ['One'], options: {}, variants: [] },
      { undo: 'honest', physical: false, fixed: { dice: [], draws: [], strict: false } },
    )
    if (isRefusal(playing)) throw new Error(playing.message)
    const going = playing.setOut({ errand: 'to' })
    if (isRefusal(going)) throw new Error(going.message)
    expect(() => going.next([], 0)).toThrow(/refused at step/)
  })
  test('is taken back an answer at a time, what gave itself together with the answer before it', () => {
    const playing = begun()
    given(playing, { pick: ['on'] })
    given(playing, { pick: ['yes'] }, 'itself')
    given(playing, { pick: ['on'] }, 'errand')
    given(playing, { pick: ['yes'] }, 'itself')
    expect(playing.since).toHaveLength(4)
    expect(playing.undoes().map((step) => step.given)).toEqual(['errand', 'itself'])
    expect(playing.undo()).toBeNull()
    expect(playing.inputs).toBe(2)
    expect(playing.since).toHaveLength(2)
    expect(playing.undo()).toBeNull()
    expect(playing.inputs).toBe(0)
    expect(playing.canUndo).toBe(false)
    const redone: (Giver | null)[] = []
    for (; playing.canRedo; expect(playing.redo()).toBeNull()) redone.push(playing.redoes)
    expect(redone).toEqual(['person', 'itself', 'errand', 'itself'])
    expect(playing.redoes).toBeNull()
  })
})

describe('an answer gives itself', () => {
  test('never where somebody may die of it who need not', () => {
    const risky = (on: number, turn: number) => {
      const die = { on, turn } as Record<string, number>
      const perilous: Game<Passage> = {
        ...passage,
        habits: [{ id: 'on', topic: 'step', label: 'On', detail: 'Goes on.', answer: () => ({ pick: ['on'] }) }],
        describe: (s, ask) => ({ ...passage.describe(s, ask), option: (id) => ({ label: id, odds: { text: '', die: die[id] ?? 0 } }) }),
      }
      const playing = playable(perilous).begin(
        { seed: '', seats: ['One'], options: {}, variants: [] },
        { undo: 'honest', physical: false, fixed: { dice: [], draws: [], strict: false } },
      )
      if (isRefusal(playing)) throw new Error(playing.message)
      return playing.byItself({ habits: ['on'] })
    }
    expect(risky(0, 0)).toEqual({ pick: ['on'] })
    expect(risky(0.02, 0)).toBeNull()
    expect(risky(0.02, 0.5)).toEqual({ pick: ['on'] })
  })

  const state: Passage = { at: 0, seat: 0, shared: 0 }
  const asks = (topic: string, more: object): Ask =>
    ({ seat: 0, rule: '1', topic, kind: 'pick', ids: ['yes'], min: 1, max: 1, ...more }) as Ask
  const itself = (ask: Ask, further: Parameters<typeof byItself>[3], played: Game<Passage> = passage) =>
    byItself(played, state, ask, further)

  test('only where the person has asked for it', () => {
    const playing = begun()
    given(playing, { pick: ['on'] })
    expect(playing.ask?.topic).toBe('nod')
    expect(playing.byItself({})).toBeNull()
    expect(playing.byItself({ certain: true })).toEqual({ pick: ['yes'] })
    expect(itself(asks('loot', LOOT), { certain: true })).toBeNull()
    expect(itself(asks('loot', LOOT), { habits: ['evenly'] })).toEqual({ value: { gold: { a: 1, b: 1 } } })
  })
  test('never with something to be done beside it, at real dice, where it warns, or where the game wants it attended to', () => {
    const certain = { certain: true }
    expect(itself(asks('nod', { aside: () => ['sing'] }), certain)).toBeNull()
    expect(itself(asks('nod', { aside: () => [] }), certain)).toEqual({ pick: ['yes'] })
    expect(itself({ seat: 0, rule: '1', topic: 'dice', kind: 'roll', code: '1D6' }, certain)).toBeNull()
    expect(itself(asks('ambush', { ids: ['die'] }), { certain: true, habits: ['dies'] })).toBeNull()
    expect(itself(asks('nod', {}), certain, { ...passage, attended: ['nod'] })).toBeNull()
  })
  test('from a habit only where it is legal, and the question names those that are', () => {
    expect(itself(asks('step', { ids: ['on', 'back'] }), { habits: ['amiss'] })).toBeNull()
    const playing = begun()
    follow(playing)
    expect(playing.decision('d')?.habits).toEqual([{ id: 'evenly', label: 'Share evenly', value: { gold: { a: 1, b: 1 } } }])
  })
  test.each<[string, object, Answer | null]>([
    ['one of one', { ids: ['a'] }, { pick: ['a'] }],
    ['one of two', { ids: ['a', 'b'] }, null],
    ['both of two', { ids: ['a', 'b'], min: 2, max: 2 }, { pick: ['a', 'b'] }],
    ['none or one of one', { ids: ['a'], min: 0 }, null],
    ['a number from 4 to 4', { kind: 'number', min: 4, max: 4, step: 1 }, { value: 4 }],
    ['a number from 4 to 5', { kind: 'number', min: 4, max: 5, step: 1 }, null],
    ['a number from 4 to 5 in steps of 2', { kind: 'number', min: 4, max: 5, step: 2 }, { value: 4 }],
    ['shares of nothing', { kind: 'share', of: [], among: ['a'] }, { value: {} }],
    ['shares that may stay where they are', { kind: 'share', of: [{ id: 'gold', amount: 1 }], among: ['a'] }, null],
    [
      'shares that may not',
      { kind: 'share', of: [{ id: 'gold', amount: 3 }], among: ['a'], check: (given: Gold) => (given.gold?.a === 3 ? null : 'All.') },
      { value: { gold: { a: 3 } } },
    ],
    [
      'shares among two',
      {
        kind: 'share',
        of: [{ id: 'gold', amount: 1 }],
        among: ['a', 'b'],
        check: (given: Gold) => ((given.gold?.a ?? 0) + (given.gold?.b ?? 0) === 1 ? null : 'All.'),
      },
      null,
    ],
    ['too many shares to look through', { kind: 'share', of: [{ id: 'gold', amount: 500 }], among: ['a'], check: () => 'Never.' }, null],
    ['a text', { kind: 'text', min: 0, max: 0 }, null],
    ['a rank of one', { kind: 'arrange', of: ['a'], check: () => null }, null],
  ])('%s', (_what, ask, answer) => {
    expect(onlyAnswer(asks('nod', ask))).toEqual(answer)
  })
})

interface Gold {
  readonly gold?: { readonly a?: number; readonly b?: number }
}
const LOOT = { kind: 'share', of: [{ id: 'gold', amount: 2 }], among: ['a', 'b'], suggest: () => ({ gold: { a: 1, b: 1 } }) }
