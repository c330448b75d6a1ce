import { describe, expect, test } from 'vitest'
import { edgesOf, isIn, sumsOf } from './lab-sums.ts'
import type { LabGame, LabPerson } from './lab-types.ts'

const RULES = {
  shares: [{ id: 'home', label: 'Someone comes home', does: 'bring someone home', value: () => true }],
  amounts: [{ id: 'gold', label: 'Gold', unit: 'gold marks', value: () => 0 }],
  cause: (cause: string) => cause.toUpperCase(),
  depth: (level: number) => `Level ${level}`,
}

/** Two people; Una falls in that turn on that level, where one is given. */
function game(
  n: number,
  {
    home = true,
    gold = 0,
    fell,
    more = {},
  }: { home?: boolean; gold?: number; fell?: readonly [turn: number, level: number, cause: string]; more?: Partial<LabGame> } = {},
): LabGame {
  const [turn = 0, level = 0, cause = ''] = fell ?? []
  const una: LabPerson = {
    ...{ slug: 'una', name: 'Una', ours: true, victory: false },
    fate: fell ? 'fallen' : 'came-out',
    deaths: fell ? [{ turn, level, cause }] : [],
  }
  const hesk: LabPerson = { slug: 'hesk', name: 'Hesk', ours: true, fate: 'came-out', victory: false, deaths: [] }
  return { n, outcome: 'left', text: 'They left.', turns: 20, depth: 2, shares: [home], amounts: [gold], people: [una, hesk], ...more }
}

describe('what games come to', () => {
  const games = [
    game(0, { gold: 10 }),
    game(1, { gold: 30, fell: [5, 1, 'sword'] }),
    game(2, { home: false, gold: 0, fell: [12, 2, 'bow'] }),
    game(3, { gold: 40, fell: [12, 2, 'bow'], more: { depth: 2 } }),
  ]
  const [arm] = sumsOf(RULES, [games]).arms

  test('shares and means, with the number of games', () => {
    expect(arm?.shares).toMatchObject([{ games: 3, value: 0.75 }])
    expect(arm?.amounts).toMatchObject([{ mean: { value: 20 }, median: 20 }])
    expect(arm?.amounts[0]?.counts.reduce((sum, count) => sum + count)).toBe(4)
  })

  test('survival goes down with each death, each game counting alike', () => {
    const at = (turn: number) => arm?.turns.find((point) => point.turn === turn)?.value
    expect([at(0), at(4), at(5), at(11), at(12), at(20)]).toEqual([1, 1, 0.875, 0.875, 0.625, 0.625])
  })

  test('of those who went to a level, the part that did not fall there', () => {
    expect(arm?.levels).toMatchObject([
      { level: 1, label: 'Level 1', games: 4, value: 0.875 },
      { level: 2, games: 4, value: 0.75 },
    ])
  })

  test('causes by number, in words', () => {
    expect(arm?.causes).toEqual([
      { id: 'bow', label: 'BOW', count: 2 },
      { id: 'sword', label: 'SWORD', count: 1 },
    ])
  })

  test('everyone who was in every game', () => {
    expect(arm?.people).toMatchObject([
      { id: 'una', home: { value: 0.25 }, fallen: { value: 0.75 } },
      { id: 'hesk', home: { value: 1 } },
    ])
    const others = games.map((each) => (each.n === 2 ? { ...each, people: each.people.slice(1) } : each))
    expect(sumsOf(RULES, [others]).arms[0]?.people.map(({ id }) => id)).toEqual(['hesk'])
  })

  test('a game that was left is counted and nothing else', () => {
    const left = game(4, { home: false, gold: 5000, more: { outcome: null } })
    const { arms, amounts } = sumsOf(RULES, [[...games, left]])
    expect(arms).toEqual([{ ...arm, played: 5, unfinished: 1 }])
    expect(amounts[0]?.edges.at(-1)).toBeLessThan(50)
  })

  test('rivals’ deaths are not ours', () => {
    const theirs = games.map((each) => ({
      ...each,
      people: each.people.map((one) => (one.slug === 'una' ? { ...one, ours: false } : one)),
    }))
    const [sums] = sumsOf(RULES, [theirs]).arms
    expect(sums?.causes).toEqual([])
    expect(sums?.turns.at(-1)?.value).toBe(1)
  })

  test('nothing is said of no games', () => {
    expect(sumsOf(RULES, [[], []])).toMatchObject({ arms: [{ played: 0, shares: [] }, { played: 0 }], differences: [] })
  })
})

describe('differences', () => {
  const before = Array.from({ length: 20 }, (_, n) => game(n, { home: n % 2 === 0, gold: n }))
  const after = Array.from({ length: 20 }, (_, n) => game(n, { home: n % 2 === 0 || n < 16, gold: n + 5 }))

  test('are paired by the numbers of the games', () => {
    const { differences } = sumsOf(RULES, [before, after.toReversed()])
    expect(differences).toMatchObject([
      { arm: 1, measure: 'home', pairs: 20, value: 0.4, told: true },
      { arm: 1, measure: 'gold', pairs: 20, value: 5, low: 5, high: 5, told: true },
    ])
  })

  test('are over the games that both have ended', () => {
    const left = after.map((each) => (each.n === 0 ? { ...each, outcome: null } : each))
    expect(sumsOf(RULES, [before, left]).differences).toMatchObject([{ pairs: 19 }, { pairs: 19 }])
    expect(sumsOf(RULES, [before, after.slice(0, 5)]).differences).toEqual([])
  })

  test('of the same games are none, and none is told', () => {
    expect(sumsOf(RULES, [before, before]).differences).toMatchObject([
      { value: 0, told: false },
      { value: 0, told: false },
    ])
  })
})

describe('the bars of a distribution', () => {
  test.each([
    [
      [0, 1, 2, 3],
      [0, 1, 2, 3, 4],
    ],
    [[3], [3, 4]],
    [
      [0, 1200],
      [0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300],
    ],
    [
      [-5, 93],
      [-10, 0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100],
    ],
    [[], [0, 1]],
  ])('of %j begin at %j', (values, edges) => expect(edgesOf(values)).toEqual(edges))

  test('hold every value', () => {
    for (const values of [
      [0.1, 0.9],
      [7, 8000],
      [1, 1],
    ]) {
      const edges = edgesOf(values)
      for (const value of values) expect(value >= (edges[0] ?? 0) && value < (edges.at(-1) ?? 0)).toBe(true)
    }
  })
})

test('a bar leads to the games that it counts', () => {
  const games = [game(0, { gold: 10 }), game(1, { fell: [5, 1, 'sword'] }), game(2, { home: false, fell: [12, 2, 'bow'] })]
  const of = (bar: Parameters<typeof isIn>[1]) => games.filter((each) => isIn(RULES, bar, each)).map(({ n }) => n)
  expect(of({ share: 'home', is: false })).toEqual([2])
  expect(of({ share: 'home', is: true })).toEqual([0, 1])
  expect(of({ amount: 'gold', from: 10, to: 20 })).toEqual([0])
  expect(of({ cause: 'bow' })).toEqual([2])
  expect(of({ fellAfter: 4, until: 5 })).toEqual([1])
  expect(of({ fellOn: 2 })).toEqual([2])
  expect(of({ person: 'una', fate: 'fallen' })).toEqual([1, 2])
  expect(of({ person: 'una', fate: 'home' })).toEqual([0])
  expect(of({ person: 'nobody', fate: 'home' })).toEqual([])
})
