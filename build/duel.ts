import { parseArgs } from 'node:util'
import { type Duels, duel, lineUps, spar } from '../engine/kernel/proof/duel.ts'
import { SKILLS } from '../engine/kernel/types.ts'
import { PROOFS } from '../engine/proof-registry.ts'
import { proofOf } from './proofs.ts'

// npm run duel -- [--game hero] [--games 400] [--seed duel]: games with opposing seats, between bots of every pair of
// strengths, half as many between all three, and bots against the plain players of the game. Exits 1 if a weaker bot wins more, or if a
// bot wins less than its share against a plain player. A game that nobody wins counts as not won.

const { values } = parseArgs({
  options: { game: { type: 'string' }, games: { type: 'string', default: '400' }, seed: { type: 'string', default: 'duel' } },
})
const games = Number(values.games)

for (const { game, duels } of values.game === undefined ? PROOFS : [proofOf(values.game)]) {
  if (duels === undefined) {
    if (values.game !== undefined) console.log(`${game.title}: all seats play on one side`)
    continue
  }
  playPartners(duels)
  for (const skills of lineUps(duels)) {
    const wins = duel(duels, { skills, games: skills.length === 2 ? games : Math.ceil(games / 2), seed: values.seed })
    const figures = skills.toReversed().map((skill) => `${skill} ${wins[skill]}`)
    console.log(`${game.title}: ${figures.join(', ')}, nobody ${wins.nobody}`)
    const won = skills.map((skill) => wins[skill])
    if (won.some((count, i) => count < (won[i - 1] ?? 0))) process.exitCode = 1
  }
}

function playPartners<S>(duels: Duels<S>): void {
  for (const partner of duels.partners ?? [])
    for (const skill of SKILLS) {
      const wanted = partner.beaten[skill]
      if (wanted === undefined) continue
      const { won, lost, nobody } = spar(duels, { partner, skill, games, seed: values.seed })
      const share = `${percent(won / games)}, at least ${percent(wanted)} wanted`
      console.log(`${duels.game.title}: ${skill} ${won}, ${partner.name} ${lost}, nobody ${nobody} (${share})`)
      if (won / games < wanted) process.exitCode = 1
    }
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
