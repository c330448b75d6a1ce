import { describe, expect, test } from 'vitest'
import { stream } from '../../kernel/random.ts'
import { citadel } from '../index.ts'
import { fuzz } from './fuzz.ts'
import { fuzzCampaign } from './fuzz-campaign.ts'
import { wildScenario, wildVariants } from './wild.ts'

// The bounded part of the fuzzer: `npm run endure -- fuzz` plays thousands of raids.

const seeds = (name: string, count: number) => Array.from({ length: count }, (_, i) => `${name}-${i}`)

describe('whole raids by bots end with nothing broken', () => {
  test.each(seeds('random', 25))('%s', (seed) => {
    expect(fuzz({ seed, bot: 'random' }).end).toBeTypeOf('string')
  })

  test.each(seeds('sensible', 4))('%s', (seed) => {
    expect(fuzz({ seed, bot: 'sensible' }).end).toBeTypeOf('string')
  })

  test.each(seeds('players', 5))('%s: two to six players, variants', (seed) => {
    const seats = 2 + (Number(seed.slice('players-'.length)) % 5)
    const raid = fuzz({ seed, bot: 'random', seats, variants: ['labirynt', 'short-hunt', 'choose-heroes'] })
    expect(raid.end).toBeTypeOf('string')
  })

  test.each(seeds('dice', 4))('%s: with real dice (3.1)', (seed) => {
    expect(fuzz({ seed, bot: 'random', variants: ['physical-dice'] }).end).toBeTypeOf('string')
  })

  test.each(seeds('wild', 40))('%s: begun in the middle', (seed) => {
    const chance = stream(seed, 'scenario')
    expect(fuzz({ seed, bot: 'random', scenario: wildScenario(chance), variants: wildVariants(chance) }).end).toBeTypeOf('string')
  })

  test.each(seeds('campaign', 2))('%s: one raid after the other (17.0)', (seed) => {
    expect(fuzzCampaign(seed, 'sensible', 3, 5).length).toBeGreaterThan(0)
  })

  test.each(seeds('books', 8))(
    '%s: campaigns whose ledgers account for every sheet, at every homecoming (12.2, 13.5, 17.4, 17.5)',
    (seed) => {
      const bot = seed.endsWith('7') ? 'random' : 'sensible'
      expect(fuzzCampaign(seed, bot, 6, Number.POSITIVE_INFINITY).length).toBeGreaterThan(0)
    },
  )
})

test('every seat sees the same of a raid: all are on one side', () => {
  fuzz({
    seed: 'seats',
    bot: 'random',
    seats: 6,
    watch: ({ state }) => {
      expect(citadel.view(state, 5)).toEqual(citadel.view(state, 0))
    },
  })
})
