import { parseArgs } from 'node:util'
import { duel, lineUps } from '../engine/kernel/proof/duel.ts'
import { PROOFS } from '../engine/proof-registry.ts'
import { proofOf } from './proofs.ts'

// npm run duel -- [--game hero] [--games 400] [--seed duel]: games with opposing seats, between bots of every pair of
// strengths, and half as many between all three. Exits 1 if a weaker bot wins more.

const { values } = parseArgs({
  options: { game: { type: 'string' }, games: { type: 'string', default: '400' }, seed: { type: 'string', default: 'duel' } },
})
const games = Number(values.games)

for (const { game, duels } of values.game === undefined ? PROOFS : [proofOf(values.game)]) {
  if (duels === undefined) {
    if (values.game !== undefined) console.log(`${game.title}: all seats play on one side`)
    continue
  }
  for (const skills of lineUps(duels)) {
    const wins = duel(duels, { skills, games: skills.length === 2 ? games : Math.ceil(games / 2), seed: values.seed })
    const figures = skills.toReversed().map((skill) => `${skill} ${wins[skill]}`)
    console.log(`${game.title}: ${figures.join(', ')}, nobody ${wins.nobody}`)
    const won = skills.map((skill) => wins[skill])
    if (won.some((count, i) => count < (won[i - 1] ?? 0))) process.exitCode = 1
  }
}
