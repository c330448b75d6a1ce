import { parseArgs } from 'node:util'
import { gather } from '../engine/kernel/proof/golden.ts'
import { firstGame, keepGolden, proofOf } from './proofs.ts'

// npm run golden -- [--game citadel]: searches for a small set of games in which everything comes up, and keeps them as golden games.
// Only for rules changed on purpose: the tests will hold the rules to what is written here.

const { values } = parseArgs({ options: { game: { type: 'string', default: firstGame() } } })
const proof = proofOf(values.game)
const set = gather(proof)
const needed = set.needed()
keepGolden(proof.game.id, needed)
console.log(`${needed.length} golden games${set.missing.size === 0 ? '' : `; never seen: ${[...set.missing].join(', ')}`}`)
process.exitCode = set.missing.size === 0 ? 0 : 1
