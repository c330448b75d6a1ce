// node build/scripts/in.mjs node bench/playouts.ts [--before REV] [--game ID] [--runs 5]: how fast bots play whole games when these are
// tried out, with today's engine and with that of an earlier commit. Each has a process of its own, and the two play game about, so that
// whatever else the machine does touches both. The figure is answers a second of processor time: where bots have learned since, the
// earlier ones play other games.
import { fork, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import type { Start } from '../engine/kernel/proof/plan.ts'
import { PROOFS } from '../engine/proof-registry.ts'
import type { Played } from './playouts-run.ts'

/** The state on which the goals were set. */
const FILED_ON = '7f834a28'
/**
 * How many times as fast as on that commit each game's bots are to play, and how many of its games are played. Grading and the Lab play
 * thousands in one thread: with few, the compiler's own time would be a third of what is measured. Each game's take some five seconds.
 */
const GAMES = {
  citadel: { goal: 1.5, games: 300 },
  hero: { goal: 2, games: 64 },
  domain: { goal: 1.5, games: 80 },
  gladiator: { goal: 4, games: 120 },
  cave: { goal: 1.5, games: 72 },
} as const
type GameId = keyof typeof GAMES
/** A third of the games is played first and not counted, while the compiler gets to know them. */
const WARM_UP = 1 / 3

const { values } = parseArgs({
  options: { before: { type: 'string', default: FILED_ON }, game: { type: 'string' }, runs: { type: 'string', default: '5' } },
})
const runs = Number(values.runs)
const root = resolve(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'bench-playouts-'))
try {
  const engines = { before: engineOf(values.before), now: join(root, 'engine') }
  console.log(`answers of bots a second of processor time, now and at ${values.before}; medians of ${runs} runs`)
  for (const id of Object.keys(GAMES) as GameId[]) {
    if ((values.game ?? id) !== id) continue
    const pairs: Pair[] = []
    for (let run = 0; run < runs; run++) pairs.push(await raced(id, engines, startsOf(id, run)))
    const [before, now, ratio] = [pairs.map((one) => one.before), pairs.map((one) => one.now), pairs.map((one) => one.now / one.before)]
    const goal = values.before === FILED_ON ? `; goal at least ${GAMES[id].goal}` : ''
    const spread = `${Math.min(...ratio).toFixed(2)} to ${Math.max(...ratio).toFixed(2)}`
    console.log(
      `${id}: ratio ${median(ratio).toFixed(2)}, ${spread} (now ${Math.round(median(now))}, before ${Math.round(median(before))}${goal})`,
    )
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** The engine's folder of an earlier commit, beside its package.json, which says how its modules are read. */
function engineOf(revision: string): string {
  const archive = join(folder, 'engine.tar')
  const taken = spawnSync('git', ['archive', '--output', archive, revision, 'engine', 'package.json'], { cwd: root, encoding: 'utf8' })
  if (taken.status !== 0)
    throw new Error(
      `There is nothing to compare with: git has no engine of ${revision} here (${taken.error?.message ?? taken.stderr.trim()}). ` +
        'In a clone without the whole history, fetch it with git fetch --unshallow, or name a commit that is there with --before.',
    )
  const unpacked = spawnSync('tar', ['-xf', archive, '-C', folder], { encoding: 'utf8' })
  if (unpacked.status !== 0) throw new Error(`the engine of ${revision} cannot be unpacked: ${unpacked.error?.message ?? unpacked.stderr}`)
  return join(folder, 'engine')
}

/** The nth run's games, as the fuzzer begins those of bots, without variants, which an earlier engine may not know. */
function startsOf(id: GameId, run: number): readonly Start[] {
  const kind = PROOFS.find(({ game }) => game.id === id)?.fuzzing.find((one) => one.kind === 'sensible')
  if (kind === undefined || !('plan' in kind)) throw new Error(`bots play no games of ${id}`)
  return Array.from({ length: GAMES[id].games }, (_, n) => {
    const { seed, seats, options } = kind.plan(`playouts ${run} ${n}`, n)
    return { seed, ...(seats !== undefined && { seats }), ...(options !== undefined && { options }) }
  })
}

interface Pair {
  readonly before: number
  readonly now: number
}

/** Plays the same starts with both engines, by turns; gives the answers a second of each. */
async function raced(id: GameId, engines: { readonly before: string; readonly now: string }, starts: readonly Start[]): Promise<Pair> {
  const before = player(engines.before, id)
  const now = player(engines.now, id)
  const sums = { before: { answers: 0, seconds: 0 }, now: { answers: 0, seconds: 0 } }
  try {
    for (const start of starts.slice(0, starts.length * WARM_UP)) for (const one of [before, now]) await one.play(start)
    for (const start of starts) {
      add(sums.before, await before.play(start))
      add(sums.now, await now.play(start))
    }
  } finally {
    before.stop()
    now.stop()
  }
  return { before: sums.before.answers / sums.before.seconds, now: sums.now.answers / sums.now.seconds }
}

interface Player {
  play(start: Start): Promise<Played>
  stop(): void
}

function player(engine: string, id: GameId): Player {
  const child = fork(join(import.meta.dirname, 'playouts-run.ts'), [engine, id], { env: { ...process.env, NODE_ENV: 'production' } })
  const ended = new AbortController()
  child.once('exit', () => ended.abort())
  return {
    async play(start) {
      child.send(start)
      const [played] = await once(child, 'message', { signal: ended.signal })
      return played as Played
    },
    stop: () => child.kill(),
  }
}

function add(sum: { answers: number; seconds: number }, { answers, seconds }: Played): void {
  sum.answers += answers
  sum.seconds += seconds
}

function median(figures: readonly number[]): number {
  const sorted = figures.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
