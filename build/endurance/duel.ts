import { parseArgs } from 'node:util'
import { type Duels, duel, lineUps, spar } from '../../engine/kernel/proof/duel.ts'
import { SKILLS, type Skill } from '../../engine/kernel/types.ts'
import { PROOFS } from '../../engine/proof-registry.ts'
import { proofOf } from '../proofs.ts'

// npm run endure -- duel [--game hero] [--games 400] [--seed duel] [--seats able,master]: games with opposing seats, between bots of every pair of
// strengths, half as many between all three, and bots against the plain players of the game; with --seats only games of such bots, in
// every order of seats, or of one alone. Exits 1 if a weaker bot wins more, or if a bot wins less than its share against a plain player.
// A game that nobody wins counts as not won.

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: 'duel' },
    seats: { type: 'string' },
  },
})
const games = Number(values.games)
const seated = values.seats?.split(',').map(skillCalled)

for (const { game, duels } of values.game === undefined ? PROOFS : [proofOf(values.game)]) {
  if (duels === undefined) {
    if (values.game !== undefined) console.log(`${game.title}: all seats play on one side`)
    continue
  }
  if (seated === undefined) playPartners(duels)
  for (const skills of seated === undefined ? lineUps(duels) : [seated]) {
    const played = seated !== undefined || skills.length === 2 ? games : Math.ceil(games / 2)
    const wins = duel(duels, { skills, games: played, seed: values.seed })
    const strengths = SKILLS.filter((skill) => skills.includes(skill))
    const figures = strengths.toReversed().map((skill) => `${skill} ${wins[skill]} (${percent(wins[skill] / played)})`)
    console.log(`${game.title}, ${skills.join(' ')}: ${figures.join(', ')}, nobody ${wins.nobody}`)
    const won = strengths.map((skill) => wins[skill])
    if (won.some((count, i) => count < (won[i - 1] ?? 0))) process.exitCode = 1
  }
}

function skillCalled(name: string): Skill {
  const skill = SKILLS.find((each) => each === name)
  if (skill === undefined) throw new Error(`no bot is called ${name}: ${SKILLS.join(', ')}`)
  return skill
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
  return `${(100 * share).toFixed(1)}%`
}
