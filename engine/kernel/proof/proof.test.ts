import { describe, expect, test } from 'vitest'
import { startSession } from '../session.ts'
import { newWager, type Wager, wagerGame } from '../testing/test-game.ts'
import type { Seat } from '../types.ts'
import { duel, lineUps, type Partner, spar } from './duel.ts'
import { everyThrow } from './every-throw.ts'
import { fuzz } from './fuzz.ts'
import { gather, record, replayed } from './golden.ts'
import { momentsOf } from './moments.ts'
import { repeated, shared, unplain } from './plain-data.ts'
import { setUp } from './plan.ts'
import { type Proof, playNth } from './proof.ts'
import { brokenQuestion } from './question.ts'
import { reportOf } from './report.ts'
import { Table } from './table-top.ts'
import { wagerProof } from './test-proof.ts'

/** The test game with one part replaced. */
function spoilt(more: Partial<Proof<Wager>['game']>): Proof<Wager> {
  return { ...wagerProof, game: { ...wagerGame, ...more } }
}

describe('the fuzzer', () => {
  test('plays a sound game to its end, and the same game a second time', () => {
    const [first, again] = [1, 2].map(() => fuzz(wagerProof, { seed: 'sound', bot: 'random', seats: 2 }))
    expect(first).toMatchObject({ end: 'over', turns: 12 })
    expect(again).toEqual(first)
  })

  test('leaves a game after the given number of answers', () => {
    expect(fuzz(wagerProof, { seed: 'sound', bot: 'random', seats: 2, most: 5 })).toMatchObject({ end: null, choices: 5 })
  })

  const BROKEN: readonly [string, Proof<Wager>, RegExp][] = [
    ['a state that is not plain', spoilt({ setup: () => ({ state: { ...newWager(), hidden: 0.5 }, physical: false }) }), /hidden is 0.5/],
    ['a state that the game calls broken', { ...wagerProof, broken: () => ['nothing is right'] }, /nothing is right/],
    [
      'books that do not come out',
      { ...wagerProof, books: () => ({ enter() {}, wrong: () => ['lost'], wrongAtTheEnd: () => [] }) },
      /lost/,
    ],
    ['an event without words', spoilt({ sentence: () => '' }), /reads ""/],
    ['a question without words', spoilt({ describe: () => ({ prompt: '' }) }), /it reads ""/],
    ['a bot that breaks the rules', spoilt({ sensible: () => ({ answer: { pick: ['none'] }, why: '' }) }), /refuses the bot/],
    ['an end without an outcome', spoilt({ outcome: () => null }), /without an outcome/],
    ['a copy that differs', spoilt({ copy: (s) => ({ ...s, turn: s.turn + 1 }) }), /afresh at the mark/],
    ['a start that is refused', spoilt({ setup: () => ({ code: 'bad-request', message: 'No.' }) }), /refused: No\./],
  ]
  test.each(BROKEN)('finds %s', (_what, proof, words) => {
    expect(() => fuzz(proof, { seed: 'broken', bot: 'sensible', seats: 2 })).toThrow(words)
  })

  test('reports on a set of games', () => {
    const [random] = wagerProof.fuzzing
    if (random === undefined) throw new Error('the test game is fuzzed')
    const games = [0, 1, 2].flatMap((n) => playNth(wagerProof, random, `report-${n}`, n, 1))
    const text = reportOf(wagerProof, random.what, games)
    expect(text).toContain('3 games by the random bot')
    expect(text).toMatch(/won something +\d \(\d+\.\d%\)/)
    expect(text).toMatch(/turns +12 \/ 12 \/ 12/)
  })
})

describe('golden games', () => {
  const { name, game, covers } = record(wagerProof, { seed: 'golden-one', bot: 'random' })

  test('are recorded with everything a replay needs, and come to the same end', () => {
    expect(name).toBe('one')
    expect(replayed(wagerProof, game)).toEqual({ end: game.end, covers, read: [] })
  })

  test('have real dice among their answers', () => {
    const real = spoilt({ setup: () => ({ state: newWager(), physical: true }) })
    const thrown = record(real, { seed: 'golden-real-dice', bot: 'random' }).game
    expect(thrown.dice).toEqual([])
    expect(thrown.answers.some((answer) => Array.isArray(answer.value))).toBe(true)
    expect(replayed(real, thrown).end).toEqual(thrown.end)
  })

  test('fail when their dice are not used up', () => {
    expect(() => replayed(wagerProof, { ...game, dice: [...game.dice, 1] })).toThrow(/dice/)
    expect(() => replayed(wagerProof, { ...game, dice: [] })).toThrow(/refused/)
  })

  test('are gathered until everything wanted has come up, and those that add nothing are dropped', () => {
    const set = gather(wagerProof)
    expect([...set.missing]).toEqual([])
    expect(new Set(set.needed().flatMap((each) => each.covers))).toEqual(new Set(wagerProof.golden.wanted))
    expect(set.needed().length).toBeLessThanOrEqual(set.size)
  })
})

test('a duel seats every strength in every place', () => {
  const { duels } = wagerProof
  if (duels === undefined) throw new Error('the test game has duels')
  expect(lineUps(duels)).toEqual([
    ['novice', 'able'],
    ['novice', 'master'],
    ['able', 'master'],
  ])
  const wins = duel(duels, { skills: ['novice', 'master'], games: 10, seed: 'duel' })
  expect(wins.novice + wins.master + wins.nobody).toBe(10)
  expect(wins.able).toBe(0)
})

test('a bot plays a partner from every seat, and the partner is told which bot it plays', () => {
  const { duels } = wagerProof
  if (duels === undefined) throw new Error('the test game has duels')
  const seats: Seat[] = []
  const partner: Partner = {
    name: 'plain player',
    answer: (view, ask, chance, skill) => {
      seats.push(ask.seat)
      expect(skill).toBe('able')
      return wagerGame.sensible(view, ask, chance).answer
    },
    beaten: { able: 0 },
  }
  const { won, lost, nobody } = spar(duels, { partner, skill: 'able', games: 6, seed: 'spar' })
  expect(won + lost + nobody).toBe(6)
  expect(new Set(seats)).toEqual(new Set([0, 1]))
})

test('moments hold every event and question played, the end, and the invented events', () => {
  const { events, questions, ends, passages } = momentsOf(wagerProof, [record(wagerProof, { seed: 'golden-one', bot: 'random' }).game])
  expect(Object.keys(events)).toEqual(expect.arrayContaining(['rolled', 'drawn', 'never']))
  expect(Object.keys(questions).sort()).toEqual(['wager', 'what'])
  expect(questions.wager?.view).not.toHaveProperty('hidden')
  expect(ends.over?.outcome?.kind).toBe('over')
  expect(passages['a card']?.[0]?.type).toBe('drawn')
})

test('a game on the test table is asked, answered and refused', () => {
  const { state } = setUp(wagerGame, { seed: 'table' })
  const fixed = { dice: [3, 5], draws: [], strict: true }
  const t = new Table(startSession(wagerGame, { state, seed: 'table', undo: 'honest', fixed }))
  expect(t.refusedValue(7).code).toBe('rule-violation')
  t.value(3)
  expect(t.ids).toEqual(['roll', 'draw', 'peek', 'pass', 'x/think'])
  expect(t.refused('fly').code).toBe('rule-violation')
  expect(() => t.refused('roll')).toThrow(/was not refused/)
  expect(t.events('rolled')).toHaveLength(1)
  expect([t.state.score, t.diceLeft, t.texts]).toEqual([6, 1, ['rolled']])
  expect(() => t.pick('fly')).toThrow(/wager: /)
})

test('data that would not survive JSON is reported, and so is what two states share', () => {
  expect(unplain({ a: [1, 'x', null, true] })).toEqual([])
  expect(unplain({ a: [Number.NaN, undefined, new Date(0), -0, 0.5] })).toHaveLength(5)
  expect(unplain(Array(2))[0]).toMatch(/holes/)
  const part = { list: [1] }
  expect(shared({ part, own: [2] }, { part, own: [2] })).toEqual(['state.part'])
  expect(repeated(['a', 'b', 'a'])).toEqual(['a'])
})

test('a question is checked as a person sees it', () => {
  const ask = { kind: 'pick', seat: 3, rule: '', topic: 'which', ids: ['a-1', 'a-1'], min: 1, max: 1 } as const
  const game = {
    ...wagerGame,
    describe: () => ({ prompt: 'Which?', option: (id: string) => ({ label: id, odds: { text: '2', chance: 2 } }) }),
  }
  const wrong = brokenQuestion(game, newWager(), ask, 2)
  for (const words of [/no rule/, /seat 3/, /offered twice/, /reads "a-1"/, /odds of 2/]) expect(wrong.join('\n')).toMatch(words)
})

test('an option that concerns somebody must name him, and nobody else', () => {
  const ask = {
    kind: 'pick',
    seat: 0,
    rule: '1.0',
    topic: 'whom',
    ids: ['heal:una', 'una/cast:heal:borri', 'wait'],
    min: 1,
    max: 1,
  } as const
  const asked = (deed: object) =>
    brokenQuestion(
      { ...wagerGame, describe: () => ({ prompt: 'Whom?', option: () => ({ label: 'Heal', deed }) }) } as never,
      newWager(),
      ask,
      1,
      ['una', 'borri'],
    ).join('\n')
  expect(asked({ kind: 'heal', label: 'Heal', who: 'una', whom: 'borri' })).toBe('')
  expect(asked({ kind: 'heal', label: 'Heal', who: 'una' })).toBe('whom: the deed of una/cast:heal:borri does not name borri')
  expect(asked({ kind: 'heal', label: 'Heal', who: 'una', whom: 'zurik' })).toMatch(/names zurik, who is nobody/)
})

test('every throw of the dice is followed to the question after it, with its chance', () => {
  const lay = () => new Table(startSession(wagerGame, { state: newWager(), seed: 'throws', undo: 'honest', physical: true }))
  const thrown = everyThrow(lay, [{ value: 3 }, { pick: ['roll'] }])
  expect(thrown).toHaveLength(6)
  expect(thrown.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
  expect(thrown.map(({ table }) => table.state.score)).toEqual([0, 0, 6, 0, 0, 0])
})
