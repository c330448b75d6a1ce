import { afterEach, expect, test } from 'vitest'
import { keepGrades, readGrades } from '../../../db/grades.ts'
import type { Grades, Input } from '../../contract/index.ts'
import { FIGHT } from '../testing/fight.ts'
import { type TestHost, testHost } from '../testing/test-host.ts'

// What choices cost, as callers see it: asked for when the game is over, told on the way, stopped and gone on with, and the same every time.

let host: TestHost
afterEach(() => host.close())

const BESIDE_A_BOT = {
  ...FIGHT,
  party: [
    { hero: 'Almuric', wounds: 3, seat: 0 },
    { hero: 'Zareth', wounds: 3, seat: 1 },
  ],
  march: [['almuric', 'zareth']],
  monsters: Array.from({ length: 5 }, () => ({ type: 'orc', wounds: 3 })),
}

async function lostFight(wish: Partial<Input<'game.start'>> = {}): Promise<string> {
  let view = await host.call('game.start', { game: 'citadel', seed: 'grade', scenario: FIGHT, ...wish })
  while (view.outcome === null) {
    const ids = view.decision?.options?.map(({ id }) => id) ?? []
    view = await host.pick(view, ids.find((id) => id === 'pass' || id === 'leave') ?? ids[0] ?? '')
  }
  return view.session
}

test('is refused while the game is open, and for games whose choices nothing measures', async () => {
  host = testHost()
  const { session } = await host.call('game.start', { game: 'citadel', seed: 1 })
  expect(await host.refusal('game.grade', { session })).toMatchObject({ code: 'conflict', detail: 'open' })
  expect(await host.refusal('game.grades', { session })).toMatchObject({ detail: 'open' })
  expect(await host.refusal('game.grades', { session: 'nobody' })).toMatchObject({ code: 'not-found' })
})

test('whoever never strikes back has lost his fight by that, and is told of progress', async () => {
  host = testHost()
  const session = await lostFight()
  expect(await host.call('game.grades', { session })).toMatchObject({ state: 'none', grades: [] })
  const found = await host.call('game.grade', { session, work: 'grading' })
  expect(found).toMatchObject({ state: 'whole', going: false })
  expect(found.grades.length).toBeGreaterThan(1)
  const [first] = found.grades
  expect(first).toMatchObject({ topic: 'combat-action', verdict: 'blunder', better: { pick: ['attack:orc-1'] } })
  expect(first?.words).toMatchObject({ taken: 'Pass' })
  expect(first?.cost.lives).toBeGreaterThan(0.1)
  const told = host.told.flatMap(({ event, data }) => (event === 'work.progress' ? [data] : []))
  expect(told.at(-1)).toEqual({ work: 'grading', done: 1, total: 1 })
})

test('luck and losses lead from the first choice to the end', async () => {
  host = testHost()
  const session = await lostFight()
  const { grades, sides, terms } = await host.call('game.grade', { session })
  const [first] = grades
  const begun =
    (first?.worth.mean ?? 0) + (first === undefined || first.verdict === 'fine' || first.verdict === 'unclear' ? 0 : first.loss.mean)
  expect(terms.map(({ id }) => id)).toContain('lives')
  // He has died with nothing: the end is worth nothing.
  expect(sides).toHaveLength(1)
  const [{ luck, lost } = { luck: 0, lost: 0 }] = sides
  expect(begun - lost + luck).toBeCloseTo(0, 6)
})

test('stopped, it keeps what it has found; gone on with, it comes to the same as at once', async () => {
  host = testHost()
  const session = await lostFight()
  const going = host.refusal('game.grade', { session, work: 'first' })
  expect(await host.refusal('game.grade', { session })).toMatchObject({ detail: 'work' })
  expect(await host.call('game.grades', { session })).toMatchObject({ going: true })
  await host.call('work.cancel', { work: 'first' })
  expect(await going).toMatchObject({ detail: 'cancelled' })
  const after = await host.call('game.grade', { session })
  expect(after.state).toBe('whole')
  const again: Grades = await host.call('game.grades', { session })
  expect(again).toEqual(after)
  expect(await host.call('game.grade', { session })).toEqual(after)
})

test('bots’ choices are graded on demand, beside those of people, and go on being graded', async () => {
  host = testHost()
  const session = await lostFight({ seats: 2, bots: [{ seat: 1, skill: 'novice' }], scenario: BESIDE_A_BOT })
  const own = await host.call('game.grade', { session })
  expect(own).toMatchObject({ state: 'whole' })
  expect(own.botsLeft).toBeGreaterThan(0)
  expect(own.grades.some(({ byBot }) => byBot)).toBe(false)
  const both = await host.call('game.grade', { session, bots: true })
  expect(both).toMatchObject({ state: 'whole', botsLeft: 0, choices: own.choices + own.botsLeft })
  expect(both.grades.filter(({ byBot }) => !byBot).map(({ input }) => input)).toEqual(own.grades.map(({ input }) => input))
  expect(both.grades.some(({ byBot }) => byBot)).toBe(true)
  expect(await host.call('game.grade', { session })).toEqual(both)
})

test('a fight in the arena is graded in the chance to win, for the side that a person plays', async () => {
  host = testHost()
  const ann = { name: 'Ann', at: [9, 10], ready: 'broadsword' }
  const scenario = { phase: 'action', characters: [ann, { robot: 'giant-amoeba', side: 'east', at: [9, 11], now: 1 }] }
  const view = await host.call('game.start', { game: 'gladiator', seed: 'arena', seats: ['Ann'], scenario })
  const { session } = await host.pick(view, 'nothing')
  await host.call('game.auto', { session, until: 'end', limit: 4000 })
  const { grades, sides, terms } = await host.call('game.grade', { session })
  expect(terms).toEqual([{ id: 'win', label: 'chance to win', points: 100, isChance: true }])
  expect(sides).toMatchObject([{ seat: 0, name: 'Ann' }])
  expect(grades[0]).toMatchObject({ topic: 'action', seat: 0, better: { pick: [expect.stringMatching(/giant-amoeba-1/)] } })
})

test('The Cave is graded in the chance to win: in the last round, he who leaves the Trials alone has thrown it away', async () => {
  host = testHost()
  const ann = { character: 'deep-miner', at: 'chamber-2', strength: 14, craft: 12, gold: 18 }
  const scenario = { start: 'encounter', crystal: 'chamber-2', round: 10, players: [ann] }
  const view = await host.call('game.start', { game: 'cave', seed: 'trials', seats: ['Ann'], options: { rounds: 10 }, scenario })
  const { session, outcome } = await host.pick(view, 'pass')
  expect(outcome).toMatchObject({ kind: 'limit' })
  const { state, grades, terms } = await host.call('game.grade', { session })
  expect(state).toBe('whole')
  expect(terms).toEqual([{ id: 'win', label: 'chance to win', points: 100, isChance: true }])
  expect(grades).toMatchObject([{ topic: 'trials', seat: 0, verdict: 'blunder', taken: { pick: ['pass'] }, better: { pick: ['enter'] } }])
})

test('HERO is graded in the points that a hero brings to Alysa', async () => {
  host = testHost()
  const levels = { characteristics: { class: 5, strength: 5, hits: 12, movement: 9 }, weapons: { 'long-sword': 9 } }
  const ann = { hero: { levels, at: [7, 24], facing: 'n' }, counters: [{ kind: 'goblin', at: [7, 25], up: true }] }
  const scenario = { catacomb: 'm1', turn: 3, phase: 'hero', at: 'a', sections: { a: ann, c: { hero: { status: 'dead' } } } }
  const view = await host.call('game.start', { game: 'hero', seed: 'points', seats: ['Ann', 'Bea'], scenario })
  const { session } = await host.pick(view, 'end')
  await host.call('game.auto', { session, until: 'end', limit: 4000 })
  const { state, grades, terms } = await host.call('game.grade', { session })
  expect(state).toBe('whole')
  expect(terms).toEqual([{ id: 'points', label: 'points', points: 1 }])
  expect(grades[0]).toMatchObject({ topic: 'hero-action', seat: 0, taken: { pick: ['end'] } })
})

test.each([
  ['no grades at all', () => ({ grading: 7 })],
  ['a choice without its figures', (body: object) => ({ ...body, grading: { ...Object(body).grading, graded: [{ input: 1 }] } })],
])('what a file holds in their place, %s, is none', async (_, spoilt) => {
  host = testHost()
  const session = await lostFight()
  await host.call('game.grade', { session })
  const kept = readGrades(host.db, session)
  if (kept === null) throw new Error('nothing was kept')
  keepGrades(host.db, session, { ...kept, body: spoilt(kept.body) })
  expect(await host.call('game.grades', { session })).toMatchObject({ state: 'none', grades: [] })
})
