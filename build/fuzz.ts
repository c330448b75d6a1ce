import { parseArgs } from 'node:util'
import { fuzzCitadel } from './fuzz-citadel.ts'
import { fuzzHero } from './fuzz-hero.ts'

// npm run fuzz -- --game citadel --random 2000 --sensible 500 --wild 500 --campaigns 20 [--seed name] [--every 1]
// Whole games by bots with everything checked on the way: prints how they end. Exits 1 at the first thing broken.

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'citadel' },
    random: { type: 'string', default: '2000' },
    sensible: { type: 'string', default: '500' },
    wild: { type: 'string', default: '500' },
    campaigns: { type: 'string', default: '20' },
    seed: { type: 'string', default: 'fuzz' },
    every: { type: 'string', default: '1' },
  },
})
const FUZZERS = new Map([
  ['citadel', fuzzCitadel],
  ['hero', fuzzHero],
])

try {
  const fuzzer = FUZZERS.get(values.game)
  if (fuzzer === undefined) throw new Error(`there is a fuzzer for ${[...FUZZERS.keys()].join(' and ')}, not for ${values.game}`)
  fuzzer({
    random: Number(values.random),
    sensible: Number(values.sensible),
    wild: Number(values.wild),
    campaigns: Number(values.campaigns),
    seed: values.seed,
    every: Math.max(1, Number(values.every)),
  })
} catch (error) {
  console.error(error instanceof Error ? error.stack : error)
  process.exitCode = 1
}
