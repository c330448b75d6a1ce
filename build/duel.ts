import { parseArgs } from 'node:util'
import { duel } from '../engine/hero/proof/duel.ts'

// npm run duel -- [--games 400] [--seed duel]: HERO between bots of every two strengths, and half as many games of all three. Exits 1
// where a weaker one wins more.

const { values } = parseArgs({ options: { games: { type: 'string', default: '400' }, seed: { type: 'string', default: 'duel' } } })
const games = Number(values.games)

for (const skills of [
  ['novice', 'able'],
  ['able', 'master'],
  ['novice', 'master'],
  ['novice', 'able', 'master'],
] as const) {
  const wins = duel({ skills, games: skills.length === 2 ? games : Math.ceil(games / 2), seed: values.seed })
  console.log(
    `${[...skills]
      .reverse()
      .map((skill) => `${skill} ${wins[skill]}`)
      .join(', ')}, nobody ${wins.nobody}`,
  )
  const won = skills.map((skill) => wins[skill])
  if (won.some((count, i) => count < (won[i - 1] ?? 0))) process.exitCode = 1
}
