import { describe, expect, it } from 'vitest'
import { autoplay, opened, sensibleBot } from '../../kernel/autoplay.ts'
import { newPlay } from '../../kernel/play.ts'
import { setUp } from '../../kernel/proof/plan.ts'
import { below, stream } from '../../kernel/random.ts'
import { cave } from '../index.ts'
import { set } from '../proof/table-top.ts'
import { chanceToWin } from './prospect.ts'

// A value of positions is trusted only after it has foretold whole games: these are none of those it was fitted to.

interface Foretold {
  readonly chances: readonly number[]
  readonly won: readonly number[]
}

/** The chance of each seat at the beginning of a round, and what came of it; null where the game was over before. */
function game(n: number, seats: number, rounds: number): Foretold | null {
  const seed = `foretold-${n}`
  const { state } = setUp(cave, { seats, seed, options: { rounds } })
  const round = 10 + below(stream(seed, 'round'), 30)
  const chancesNow = () => state.players.map(({ seat }) => chanceToWin(state, seat))
  let chances: readonly number[] | null = null
  autoplay(opened(cave, newPlay(state, seed, { quiet: true })), {
    answers: sensibleBot(cave, stream(seed, 'bots')),
    most: 20_000,
    met(ask) {
      if (chances === null && ask !== null && state.round >= round) chances = chancesNow()
      return false
    },
  })
  return chances === null ? null : { chances, won: chancesNow() }
}

const played = (count: number, seats: (n: number) => number, rounds: number) =>
  Array.from({ length: count }, (_, n) => game(n, seats(n), rounds)).flatMap((one) => one ?? [])

/** Whether these chances came true as often as they say, within three standard errors. */
function isTrue(foretold: readonly (readonly [chance: number, won: number])[]): boolean {
  const off = foretold.reduce((sum, [chance, won]) => sum + won - chance, 0)
  const variance = foretold.reduce((sum, [chance]) => sum + chance * (1 - chance), 0)
  return foretold.length > 5 && Math.abs(off) < 3 * Math.sqrt(variance)
}

describe('what a game is said to come to is what it comes to', () => {
  const company = played(36, (n) => 2 + (n % 2), 200)
  const pairs = company.flatMap(({ chances, won }) => chances.map((chance, seat) => [chance, won[seat] ?? 0] as const))

  it('17 in company, to those ahead and to those behind', () => {
    expect(isTrue(pairs.filter(([chance]) => chance >= 0.5))).toBe(true)
    expect(isTrue(pairs.filter(([chance]) => chance < 0.5))).toBe(true)
  })

  it('17 in company, with a better score than even chances for all', () => {
    const surprise = (guess: (one: Foretold, seat: number) => number) =>
      company.reduce((sum, one) => sum - Math.log(guess(one, one.won.indexOf(1))), 0)
    expect(surprise(({ chances }, seat) => chances[seat] ?? 0)).toBeLessThan(surprise(({ chances }) => 1 / chances.length) - 2)
  })

  it('C-97 alone, within the rounds there are', () => {
    const alone = played(24, () => 1, 60).map(({ chances, won }) => [chances[0] ?? 0, won[0] ?? 0] as const)
    expect(isTrue(alone)).toBe(true)
  })
})

it('17 what is over has come to what it came to', () => {
  const { state } = set({ players: [{}, { character: 'seeress' }, { character: 'cyborg' }] })
  state.end = { kind: 'limit', winners: [0, 2] }
  expect([0, 1, 2].map((seat) => chanceToWin(state, seat))).toEqual([0.5, 0, 0.5])
})
