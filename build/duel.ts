import { parseArgs } from 'node:util'
import { duel } from '../engine/hero/duel.ts'

// npm run duel -- [--games 400] [--seed duel]: HERO between bots of every two strengths. Exits 1 where a weaker one wins more.

const { values } = parseArgs({ options: { games: { type: 'string', default: '400' }, seed: { type: 'string', default: 'duel' } } })

for (const skills of [
  ['novice', 'able'],
  ['able', 'master'],
  ['novice', 'master'],
] as const) {
  const [weaker, stronger] = skills
  const wins = duel({ skills, games: Number(values.games), seed: values.seed })
  console.log(`${stronger} ${wins[stronger]}, ${weaker} ${wins[weaker]}, nobody ${wins.nobody}`)
  if (wins[weaker] > wins[stronger]) process.exitCode = 1
}
