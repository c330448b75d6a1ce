import { describe, expect, it } from 'vitest'
import { autoplay, opened, sensibleBot } from '../../kernel/autoplay.ts'
import type { Account } from '../../kernel/grading-types.ts'
import { newPlay } from '../../kernel/play.ts'
import { setUp } from '../../kernel/proof/plan.ts'
import { below, stream } from '../../kernel/random.ts'
import { woundPointsLeft } from '../chapters/party.ts'
import { citadel } from '../index.ts'
import { prospectOf } from './prospect.ts'

// A value of positions is trusted only after it has foretold whole raids: these are none of those it was fitted to.

const RAIDS = 90
/** The turn at which a party is hurt by chance, and at which its raid is foretold. */
const TURNS = [2, 6, 12] as const

interface Foretold {
  readonly expected: Account
  readonly came: Account
}

function raid(n: number): Foretold | null {
  const seed = `foretold-${n}`
  const chance = stream(seed, 'wounds')
  const { state } = setUp(citadel, { seats: 1, seed })
  const turn = TURNS[n % TURNS.length] ?? 2
  let expected: Account | null = null
  autoplay(opened(citadel, newPlay(state, seed, { quiet: true })), {
    answers: sensibleBot(citadel, stream(seed, 'bots')),
    most: 20_000,
    met(ask) {
      if (expected !== null || ask?.topic !== 'route' || state.turn < turn) return false
      const worst = n % 2 === 0 ? below(chance, 100) / 100 : 0
      for (const c of state.characters) {
        const left = woundPointsLeft(c)
        if (c.status === 'living') c.wounds += Math.min(left - 1, Math.floor(left * worst))
      }
      expected = prospectOf(state)
      return false
    },
  })
  return expected === null ? null : { expected, came: prospectOf(state) }
}

const raids = Array.from({ length: RAIDS }, (_, n) => raid(n)).flatMap((one) => one ?? [])

describe('what a raid is said to come to is what it comes to', () => {
  it.each(['lives', 'gold', 'experience', 'things'])('%s, on average over raids, within three standard errors', (term) => {
    const off = raids.map(({ expected, came }) => (came[term] ?? 0) - (expected[term] ?? 0))
    const mean = off.reduce((sum, each) => sum + each, 0) / off.length
    const variance = off.reduce((sum, each) => sum + (each - mean) ** 2, 0) / (off.length - 1)
    expect(raids.length).toBeGreaterThan(RAIDS / 2)
    expect(Math.abs(mean)).toBeLessThan(3 * Math.sqrt(variance / off.length))
  })

  it('a raid that is over has come to what it brought home', () => {
    for (const { came } of raids) expect(came.lives).toBeLessThanOrEqual(6)
    expect(raids.some(({ came }) => came.lives === 6)).toBe(true)
  })
})
