import { isIn, sumsOf } from '../../../engine/kernel/lab-sums.ts'
import type { LabBar, LabGame, LabSums } from '../../../engine/kernel/lab-types.ts'
import type { LabRules } from '../../../engine/kernel/measures.ts'
import type { Playable } from '../../../engine/kernel/playable.ts'
import { conflict, notFound } from '../../../engine/kernel/refusal.ts'
import type { Refusal } from '../../../engine/kernel/types.ts'
import type { LabGames, LabJob, LabResult, LabStatus } from '../../contract/index.ts'
import type { Tell } from '../dispatcher.ts'
import { playOut } from '../work/playouts.ts'
import type { Work } from '../work/work.ts'
import type { Arm, Plan } from './arms.ts'

/** A run of the Lab, in memory. */
export interface Lab {
  readonly job: string
  readonly game: Playable
  readonly campaign: string | null
  readonly seed: string
  readonly count: number
  readonly arms: readonly Arm[]
  /** By arm, each as many, in the order of their numbers. */
  readonly games: readonly LabGame[][]
  status: LabStatus
  why: string | null
  /** Made when they are wanted, for as many games as there were then. */
  sums: { readonly of: number; readonly sums: LabSums } | null
  /** Games that have been opened as sessions, by arm and number. */
  readonly opened: Map<string, string>
}

interface Surroundings {
  readonly tell: Tell
  readonly work: Work
  readonly newId: () => string
  readonly report: (error: unknown) => void
}

/** So many runs are kept: the newest. */
const KEPT = 8
/** How often progress is told, in milliseconds. */
const TOLD_EVERY = 100

/** The runs of the Lab. Nothing of them is written: the same plan with the same seed gives the same again. */
export class Labs {
  private readonly runs = new Map<string, Lab>()
  private readonly around: Surroundings

  constructor(around: Surroundings) {
    this.around = around
  }

  /** Refuses `not-found`. */
  get(job: string): Lab | Refusal {
    return this.runs.get(job) ?? notFound('run')
  }

  /** The newest first. */
  get all(): readonly Lab[] {
    return [...this.runs.values()].toReversed()
  }

  /** Begins to play in the background. */
  begin(
    { game, arms }: Plan,
    wish: { readonly campaign?: string; readonly seed?: string; readonly count: number; readonly workers?: number },
    over: (lab: Lab) => void = () => {},
  ): Lab | Refusal {
    const oldest = [...this.runs.values()].find(({ status }) => status !== 'running')
    if (this.runs.size >= KEPT)
      if (oldest === undefined) return TOO_MANY
      else this.runs.delete(oldest.job)
    const { newId } = this.around
    const { campaign = null, seed = newId(), count } = wish
    const lab: Lab = {
      ...{ job: newId(), game, campaign, seed, count, arms, games: arms.map(() => []) },
      ...{ status: 'running', why: null, sums: null, opened: new Map() },
    }
    this.runs.set(lab.job, lab)
    void this.play(lab, wish.workers).then(() => over(lab))
    return lab
  }

  private async play(lab: Lab, workers?: number): Promise<void> {
    const { tell, work, report } = this.around
    const { job, game, seed, count, arms, games } = lab
    const setups = arms.map(({ setup, bots }) => ({ setup, bots }))
    let told = 0
    const total = count * arms.length
    const progress = (done: number) => {
      const now = performance.now()
      if (done < count && now - told < TOLD_EVERY) return
      told = now
      tell('lab.progress', { job, done: done * arms.length, total })
    }
    try {
      const refused = await work.begin(job, async (going) => {
        const lanes = Math.min(workers ?? going.lanes, going.lanes)
        await playOut(
          { lanes, progress },
          {
            ...{ count, each: 1 },
            run: (from, to) => going.run('play-lab', { game: game.id, seed, arms: setups, from, to }, { background: true }),
            take(results) {
              for (const result of results) for (const [arm, one] of result.entries()) games[arm]?.push(one)
              return undefined
            },
          },
        )
      })
      lab.status = refused === null ? 'done' : refused.detail === 'cancelled' ? 'stopped' : 'failed'
      if (lab.status === 'failed') lab.why = refused?.message ?? null
    } catch (error) {
      report(error)
      lab.status = 'failed'
    }
    tell('lab.progress', { job, done: doneIn(lab), total })
  }
}

const TOO_MANY = conflict('The Lab has enough to do: stop one of its runs first.', 'busy')

function doneIn({ games }: Lab): number {
  return games.reduce((sum, { length }) => sum + length, 0)
}

function rulesOf({ title, lab }: Playable): LabRules {
  if (lab === null) throw new Error(`${title} is not measured`)
  return lab
}

export function jobOf(lab: Lab): LabJob {
  const { job, game, campaign, seed, count, arms, status, why } = lab
  return {
    ...{ job, game: game.id, campaign, seed, count, arms: arms.map(({ name }) => name), status },
    ...(why === null ? {} : { why }),
    ...{ done: doneIn(lab), total: count * arms.length },
  }
}

/** What the games so far come to. */
export function resultOf(lab: Lab): LabResult {
  const of = doneIn(lab)
  if (lab.sums?.of !== of) lab.sums = { of, sums: sumsOf(rulesOf(lab.game), lab.games) }
  return { ...jobOf(lab), sums: lab.sums.sums }
}

/** Games told of a bar when nobody says how many. */
const SHOWN = 50

/** The games of an arm that the bar counts. Refuses an arm that there is not. */
export function gamesOf(lab: Lab, arm: number, bar: LabBar, limit = SHOWN): LabGames | Refusal {
  const games = lab.games[arm]
  if (games === undefined) return NO_ARM
  const rules = rulesOf(lab.game)
  const counted = games.filter((game) => isIn(rules, bar, game))
  return { count: counted.length, games: counted.slice(0, limit).map(({ n, text, turns }) => ({ n, text, turns })) }
}

/** The arm of a game that has been played. */
export function armOfGame(lab: Lab, arm: number, n: number): Arm | Refusal {
  const found = lab.arms[arm]
  if (found === undefined) return NO_ARM
  return lab.games[arm]?.[n] === undefined ? notFound('game of this run') : found
}

const NO_ARM = notFound('arm of this run')
