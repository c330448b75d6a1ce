import { parseArgs } from 'node:util'
import { autoplay, opened, randomBot } from '../../engine/kernel/autoplay.ts'
import { newPlay } from '../../engine/kernel/play.ts'
import { record } from '../../engine/kernel/proof/golden.ts'
import { comparedOdds } from '../../engine/kernel/proof/odds.ts'
import { setUp } from '../../engine/kernel/proof/plan.ts'
import { type FuzzKind, type Proof, playNth } from '../../engine/kernel/proof/proof.ts'
import { reportOf } from '../../engine/kernel/proof/report.ts'
import { keepsSecrets } from '../../engine/kernel/proof/secrecy.ts'
import { stream } from '../../engine/kernel/random.ts'
import { firstGame, goldenGames, proofOf } from '../proofs.ts'

// npm run endure -- fuzz --game citadel --random 2000 --sensible 500 --wild 500 --errands 200 --campaigns 20 --secrets 500 --odds 0 [--seed name] [--every 1]
// --odds: of so many games of each kind, and of all golden games, every option with odds is compared with the rules, throw by throw.
// Whole games by bots with everything checked on the way: prints how they end. Exits 1 at the first fault.

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: firstGame() },
    random: { type: 'string', default: '2000' },
    sensible: { type: 'string', default: '500' },
    wild: { type: 'string', default: '500' },
    errands: { type: 'string', default: '200' },
    campaigns: { type: 'string', default: '20' },
    secrets: { type: 'string', default: '500' },
    odds: { type: 'string', default: '0' },
    seed: { type: 'string', default: 'fuzz' },
    every: { type: 'string', default: '1' },
  },
})

const SPEED_MS = 3000
/** A game of random answers may never end. */
const SPEED_CHOICES = 2000

try {
  const proof = proofOf(values.game)
  for (const kind of proof.fuzzing) played(proof, kind)
  compared(proof, Number(values.secrets))
  rated(proof, Number(values.odds))
  speed(proof)
} catch (error) {
  console.error(error instanceof Error ? error.stack : error)
  process.exitCode = 1
}

function played<S>(proof: Proof<S>, of: FuzzKind<S>): void {
  const { kind, what } = of
  const every = Math.max(1, Number(values.every))
  const count = Number(values[kind])
  const games = Array.from({ length: count }, (_, n) => {
    if (n > 0 && n % 100 === 0) console.log(`${kind}: ${n} of ${count}`)
    return playNth(proof, of, `${values.seed}-${kind}-${n}`, n, every)
  }).flat()
  if (games.length > 0) console.log(`\n${reportOf(proof, what, games)}`)
}

/** Pairs of worlds that differ only in what a seat may not know. */
function compared<S>({ game, secrets }: Proof<S>, count: number): void {
  if (secrets === undefined || count === 0) return
  const found = Array.from({ length: count }, (_, n) => keepsSecrets(game, secrets, `${values.seed}-secrets-${n}`, n))
  const pairs = found.filter((each) => each !== null)
  const answers = pairs.reduce((sum, { shared }) => sum + shared, 0)
  const ends = Object.entries(Object.groupBy(pairs, ({ why }) => why)).map(([why, each]) => `${why} ${each.length}`)
  console.log(`\n${pairs.length} pairs of worlds alike over ${answers} answers; they ended: ${ends.join(', ')}`)
}

/** Ways to fall that are followed of one option; where there are more, so many are sampled. */
const WAYS = 2000

/** Every option with odds, in golden games and games just played: the share of all throws against the figure shown. */
function rated<S>(proof: Proof<S>, count: number): void {
  const { odds } = proof
  if (odds === undefined || count === 0) return
  const plans = proof.fuzzing.flatMap((kind) => ('plan' in kind ? [kind] : []))
  const played = plans.flatMap((kind) =>
    Array.from(
      { length: count },
      (_, n) => record(proof, { most: 400, ...kind.plan(`golden-${values.seed}-odds-${kind.kind}-${n}`, n) }).game,
    ),
  )
  const { wrong, kinds, cases } = comparedOdds({ ...proof, odds }, [...goldenGames(proof.game.id), ...played], { most: WAYS })
  console.log(`\n${cases} options of ${kinds.length} kinds compared with the rules; ${wrong.length} differ`)
  if (wrong.length > 0) throw new Error(wrong.join('\n'))
}

/** Games by the random bot with nothing checked: the speed of the rules alone on one core. */
function speed<S>({ game }: Proof<S>): void {
  let choices = 0
  let games = 0
  const begun = performance.now()
  for (; performance.now() - begun < SPEED_MS; games++) {
    const seed = `speed-${games}`
    const { state } = setUp(game, { seed })
    const standing = opened(game, newPlay(state, seed, { quiet: true }))
    choices += autoplay(standing, { answers: randomBot(stream(seed, 'bots')), most: SPEED_CHOICES }).choices
  }
  const seconds = (performance.now() - begun) / 1000
  console.log(
    `\n${Math.round(choices / seconds).toLocaleString('en')} choices a second by the random bot (${games} games, ${choices} choices)`,
  )
}
