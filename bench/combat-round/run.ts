// npm run bench: the cost of our sessions compared with boardgame.io and with the bare rules, in one run.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { bare, boardgameIo, type Contender, ours, rules } from './contenders.ts'

export interface Figure {
  readonly name: string
  readonly ours: number
  readonly baseline: number
  readonly ratio: number
  readonly goal: string
}

/** A stream of faces for the check; every contender gets the same. */
function xorshift(seed: number): () => number {
  let x = seed >>> 0
  return () => {
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    x >>>= 0
    return (x % 6) + 1
  }
}

const BATTLES_CHECKED = 60

/** Plays the same battles on the same dice; the digest matches the published reference. */
function digest<H>(contender: Contender<H>): string {
  const hash = createHash('sha256')
  for (let n = 1; n <= BATTLES_CHECKED; n++) {
    const handle = contender.create(`s${n}`, false, xorshift(n * 2654435761))
    while (!contender.over(handle)) contender.play(handle, rules.next(contender.state(handle)))
    const s = contender.state(handle)
    hash.update(JSON.stringify([s.round, s.rolls, s.winner, s.sides.map((side) => side.map((f) => f.hp))]))
    contender.close(handle)
  }
  return hash.digest('hex').slice(0, 16)
}

/** Moves a second over new battles, measured for about `ms`. */
function battles<H>(contender: Contender<H>, ms: number, from: number): number {
  let moves = 0
  let seed = from
  const began = performance.now()
  let now = began
  do {
    const handle = contender.create(`s${seed++}`, false)
    while (!contender.over(handle)) {
      contender.play(handle, rules.next(contender.state(handle)))
      moves += 1
    }
    contender.close(handle)
    now = performance.now()
  } while (now - began < ms)
  return moves / ((now - began) / 1000)
}

const LONG_GAME = 20_000
const WINDOW = 200
const WINDOWS = 5
const LONG_ENOUGH = 100

/**
 * Moves a second in one long game, after 20,000 of its moves: the median of windows over `LONG_ENOUGH` milliseconds, and five at
 * least. Ours plays a thousand moves in two milliseconds, and whatever the machine does in between would count as ours.
 */
function longGame<H>(contender: Contender<H>): number {
  const handle = contender.create('s7', true)
  const play = (count: number) => {
    for (let i = 0; i < count; i++) contender.play(handle, rules.next(contender.state(handle)))
  }
  play(LONG_GAME)
  const rates: number[] = []
  for (const began = performance.now(); rates.length < WINDOWS || performance.now() - began < LONG_ENOUGH; ) {
    const start = performance.now()
    play(WINDOW)
    rates.push(WINDOW / ((performance.now() - start) / 1000))
  }
  contender.close(handle)
  return median(rates)
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

const RUNS = 5
const WARM_UP = 500
const MEASURED = 1000

type Mode = 'battle' | 'long'
const CONTENDERS = { bare: () => bare, theirs: boardgameIo, ours: () => ours } as const
type Name = keyof typeof CONTENDERS

/** One figure, measured in a separate process, so that one contender's effect on the compiler does not touch another. */
function inOwnProcess(name: Name, mode: Mode): number {
  const child = spawnSync(process.execPath, [import.meta.filename, name, mode], {
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (child.status !== 0) throw new Error(child.stderr)
  return Number(child.stdout)
}

function measure<H>(contender: Contender<H>, mode: Mode): number {
  battles(contender, WARM_UP, 1)
  return mode === 'battle' ? battles(contender, MEASURED, 1000) : longGame(contender)
}

/** Medians of alternating runs, so that a slow minute of the machine affects all contenders alike. */
export function combatRound(): Figure[] {
  const digests = [digest(bare), digest(boardgameIo()), digest(ours)]
  if (new Set(digests).size !== 1) throw new Error(`the contenders do not play the same game: ${digests.join(' ')}`)
  const rates: Record<string, number[]> = {}
  const run = (name: Name, mode: Mode) => {
    const key = `${name} ${mode}`
    rates[key] = [...(rates[key] ?? []), inOwnProcess(name, mode)]
  }
  for (let i = 0; i < RUNS; i++) {
    run('theirs', 'battle')
    run('ours', 'battle')
    run('bare', 'battle')
    run('ours', 'long')
  }
  run('theirs', 'long')
  const of = (name: Name, mode: Mode) => median(rates[`${name} ${mode}`] ?? [])
  const ratio = (name: string, mine: number, theirs: number, goal: string): Figure => ({
    name,
    ours: mine,
    baseline: theirs,
    ratio: mine / theirs,
    goal,
  })
  const mine = of('ours', 'battle')
  const alone = of('bare', 'battle')
  return [
    ratio('battles, moves a second, against boardgame.io', mine, of('theirs', 'battle'), 'at least 40'),
    ratio('one game after 20,000 moves, against boardgame.io', of('ours', 'long'), of('theirs', 'long'), 'at least 400'),
    { name: 'battles, moves a second, bare rules against ours', ours: mine, baseline: alone, ratio: alone / mine, goal: 'at most 5' },
  ]
}

if (import.meta.main) {
  const [, , name, mode] = process.argv
  if (name !== undefined && mode !== undefined) console.log(measure(CONTENDERS[name as Name]() as Contender<unknown>, mode as Mode))
  else
    for (const figure of combatRound())
      console.log(
        `${figure.name}: ${figure.ratio.toFixed(2)} (${Math.round(figure.ours)} / ${Math.round(figure.baseline)}; goal ${figure.goal})`,
      )
}
