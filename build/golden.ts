import { parseArgs } from 'node:util'
import { goldenCitadel } from './golden-citadel.ts'
import { goldenHero } from './golden-hero.ts'

// npm run golden -- [--game citadel]: looks for a small set of games in which everything comes up, and keeps them as golden games.
// Only for rules that have changed on purpose: what is written here is what the tests will hold the rules to.

const { values } = parseArgs({ options: { game: { type: 'string', default: 'citadel' } } })
const GOLDEN = new Map([
  ['citadel', goldenCitadel],
  ['hero', goldenHero],
])

const golden = GOLDEN.get(values.game)
if (golden === undefined) console.error(`there are golden games of ${[...GOLDEN.keys()].join(' and ')}, not of ${values.game}`)
process.exitCode = golden?.() === true ? 0 : 1
