import { describe, expect, test } from 'vitest'
import { type Course, crossroads } from './course.ts'
import type { Game } from './game.ts'
import { gradingOf } from './graded-games.ts'
import { verdictOn } from './grading.ts'
import { meanOf } from './sampling.ts'
import { startSession } from './session.ts'
import { newWager, type Wager, wagerGame } from './testing/test-game.ts'

// Grading in the kernel's own game, where a roll is worth 1 point on average and nothing else is worth anything.

const game: Game<Wager> = {
  ...wagerGame,
  grading: {
    terms: [{ id: 'score', label: 'points', points: 1 }],
    bounds: { mistake: 0.3, blunder: 0.7 },
    horizon: ({ turn }, ask) => (ask.topic === 'what' ? { reached: (now) => now.turn > turn } : null),
    account: ({ score }) => ({ score }),
    lives: ({ turn, log }) => turn < 5 || !log.includes('passed'),
  },
}

/** A whole game that rolls, except for what is done in these turns. */
function played(others: Readonly<Record<number, string>>) {
  const session = startSession(game, { state: newWager(), seed: 'graded', undo: 'honest' })
  while (session.ask !== null) {
    const { turn } = session.state
    const refused = session.choose(session.ask.kind === 'number' ? { value: 3 } : { pick: [others[turn] ?? 'roll'] })
    if (refused !== null) throw new Error(refused.message)
  }
  if (session.course === null) throw new Error('a new session has its beginning')
  return { session, course: session.course }
}

const grading = gradingOf(game)
if (grading === null) throw new Error('it is graded')

describe('a course', () => {
  test('is played again to each choice, with the answers that were given', () => {
    const { session, course } = played({ 3: 'peek', 5: 'draw' })
    const taken = [...crossroads(game, course)].map((at) => at.taken)
    expect(taken).toEqual(session.record.steps.slice(1).map(({ answer }) => answer))
  })

  test('is copied at a choice: the same position, with other chance from there on', () => {
    const { course } = played({ 2: 'draw' })
    for (const at of crossroads(game, course)) {
      const copy = at.again('another')
      expect(copy.play.state).toEqual(at.state)
      expect(copy.ask).toMatchObject({ topic: at.ask.topic, seat: at.ask.seat })
    }
  })
})

describe('graded', () => {
  const { course } = played({ 4: 'pass', 7: 'draw' })
  const choices = grading.choices(course)
  const all = grading.grade(
    course,
    choices.map(({ input }) => input),
    'one',
  )

  test('only what the game measures', () => {
    expect(choices).toHaveLength(12)
    expect(new Set(choices.map(({ topic }) => topic))).toEqual(new Set(['what']))
  })

  test('what brings nothing costs what a roll brings, and a roll costs nothing', () => {
    const measured = grading.measure(course, all, { seed: 'more', count: 2000 })
    for (const one of measured) {
      const [taken] = one.taken.pick ?? []
      const loss = taken === 'roll' ? -1 : one.better?.pick?.[0] === 'roll' ? 1 : 0
      expect(Math.abs(one.loss.mean - loss), `${taken} against ${one.better?.pick}`).toBeLessThan(4 * one.loss.error + 1e-9)
    }
    expect(measured.find(({ taken }) => taken.pick?.[0] === 'pass')).toMatchObject({
      verdict: 'blunder',
      better: { pick: ['roll'] },
      words: { prompt: 'what', taken: 'PASS', better: 'ROLL', why: ['dice are fun.'] },
    })
  })

  test('the bot’s answer alone is compared where a game says so', () => {
    const advised = gradingOf({ ...game, ...(game.grading && { grading: { ...game.grading, adviceAlone: () => true } }) })
    const found = advised?.grade(
      course,
      choices.map(({ input }) => input),
      'one',
    )
    expect(found?.map(({ taken, better, compared }) => [taken.pick, better?.pick, compared])).toEqual([
      [['pass'], ['roll'], 2],
      [['draw'], ['roll'], 2],
    ])
  })

  test('the same seed comes to the same, alone or among others', () => {
    for (const one of all) expect(grading.grade(course, [one.input], 'one')).toEqual([one])
  })

  test('gives a sign of life with every playout: a choice of a long game takes longer than a worker may be silent', () => {
    const [one] = all
    let signs = 0
    grading.grade(course, [one?.input ?? 0], 'one', () => {
      signs += 1
    })
    expect(signs).toBeGreaterThanOrEqual(2 * (one?.playouts ?? 0))
    const before = signs
    grading.measure(course, all.slice(0, 1), { seed: 'more', count: 60 }, () => {
      signs += 1
    })
    expect(signs - before).toBeGreaterThanOrEqual(120)
  })

  test('the end is what the game came to', () => {
    const { session, course: whole } = played({})
    expect(grading.accounts(whole)).toEqual([0, 1].map(() => ({ score: session.state.score })))
  })
})

describe('a hint that looks ahead', () => {
  const hinting = (from: number | null) => {
    const found = gradingOf({ ...game, ...(game.grading && { grading: { ...game.grading, hintsFrom: () => from } }) })
    return (course: Course) => found?.clearlyBetter(course, 'hint') ?? null
  }
  /** The course up to its nth choice, and no further. */
  const upTo = ({ steps, ...course }: Course, input: number): Course => ({ ...course, steps: steps.slice(0, input + 2) })
  const { course } = played({ 4: 'pass' })
  const passed = [...crossroads(game, course)].find(({ taken }) => taken.pick?.[0] === 'pass')?.input ?? 0

  test('names what is clearly worth more than the last answer, and nothing beside the best', () => {
    expect(hinting(0.5)(upTo(course, passed))).toMatchObject({ input: passed, better: { pick: ['roll'] }, words: { taken: 'PASS' } })
    expect(hinting(0.5)(upTo(course, passed - 1))).toBeNull()
  })

  test('leaves small losses to the bot, and all of them where the game says so', () => {
    expect(hinting(2)(upTo(course, passed))).toBeNull()
    expect(hinting(null)(upTo(course, passed))).toBeNull()
  })
})

describe('the last chance of somebody who fell', () => {
  test('is the latest choice at which another answer saves them', () => {
    const { course } = played({ 3: 'pass' })
    const chance = grading.lastChance(course, 'anybody', 'lived')
    expect(chance?.found).toBeNull()
    // Passing in the fifth turn is death: any other answer saves them.
    const late = grading.lastChance(played({ 5: 'pass' }).course, 'anybody', 'lived')
    expect(late?.found).toMatchObject({ taken: { pick: ['pass'] }, lives: 1, livedByTaken: 0 })
  })

  test('is none of somebody who has not fallen', () => {
    expect(grading.lastChance(played({}).course, 'anybody', 'lived')).toBeNull()
  })
})

test('a loss is named where it is clear, called fine where it is none, and otherwise left open', () => {
  const bounds = { mistake: 30, blunder: 100 }
  expect(verdictOn({ mean: 150, error: 20 }, bounds)).toBe('blunder')
  expect(verdictOn({ mean: 50, error: 10 }, bounds)).toBe('mistake')
  expect(verdictOn({ mean: 50, error: 30 }, bounds)).toBe('unclear')
  expect(verdictOn({ mean: 5, error: 8 }, bounds)).toBe('fine')
  expect(verdictOn({ mean: -60, error: 20 }, bounds)).toBe('fine')
})

test('a mean has the error of its sample', () => {
  expect(meanOf([])).toEqual({ mean: 0, error: 0 })
  expect(meanOf([1, 3])).toEqual({ mean: 2, error: 1 })
})
