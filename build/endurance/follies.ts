import { parseArgs } from 'node:util'
import { type Follies, follyGame } from '../../engine/kernel/proof/follies.ts'
import { SKILLS } from '../../engine/kernel/types.ts'
import { PROOFS } from '../../engine/proof-registry.ts'
import { proofOf } from '../proofs.ts'

// npm run endure -- follies [--game domain] [--games 1000] [--seed follies] [--show 3]: whole games by bots of all strengths, in which everything
// is counted that a person would laugh at; --show names so many places of each. Exits 1 where there is any.

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'follies' },
    show: { type: 'string', default: '0' },
  },
})
const games = Number(values.games)
const show = Number(values.show)

for (const { game, follies } of values.game === undefined ? PROOFS : [proofOf(values.game)]) {
  if (follies !== undefined) counted(game.title, follies)
}

function counted<S>(title: string, follies: Follies<S>): void {
  const played = Array.from({ length: games }, (_, n) => follyGame(follies, `${values.seed}-${n}`, n))
  const choices = played.reduce((sum, each) => sum + each.choices, 0)
  console.log(`${title}: ${games} games, ${choices} answers`)
  for (const { id, what } of [...follies.follies, { id: 'circle', what: 'goes in circles' }]) {
    const found = played.flatMap((each) => each.found.filter(({ folly }) => folly === id))
    const inGames = new Set(found.map(({ seed }) => seed)).size
    const by = SKILLS.map((skill) => `${skill} ${found.filter((each) => each.skill === skill).length}`).join(', ')
    console.log(`  ${String(found.length).padStart(5)}  ${what}${found.length === 0 ? '' : ` (${by}; in ${inGames} games)`}`)
    for (const { seed, nth, skill } of found.slice(0, show)) console.log(`           ${skill}, ${seed} at answer ${nth}`)
    if (found.length > 0) process.exitCode = 1
  }
}
