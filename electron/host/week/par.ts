import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { LabGame } from '../../../engine/kernel/lab-types.ts'
import { compareRanks, type LabRules, rankOf, type WeekRules } from '../../../engine/kernel/measures.ts'
import type { Playable } from '../../../engine/kernel/playable.ts'
import { isRefusal } from '../../../engine/kernel/refusal.ts'
import { sampledShare } from '../../../engine/kernel/sampling.ts'
import type { WeekPar, WeekResult } from '../../contract/index.ts'
import { readKeptFile, writeKeptFile } from '../files/kept-file.ts'
import type { Arm } from '../lab/arms.ts'
import type { Lab, Labs } from '../lab/labs.ts'

// Par: what bots make of the start that every week's game has. The Lab plays it, each game with dice of its own: with the week's own dice
// they would all play nearly the same game. So it is one spread for all weeks of the same rules, worked out once and kept beside the campaigns.

/** So many games are the par. */
const GAMES = 1000
const SEED = 'par'

/** A game that has a week's, and the rules of it. */
export interface Contest {
  readonly game: Playable
  readonly rules: LabRules
  readonly week: WeekRules
}

/** The ranks of the bots' games, by game. */
const Kept = z.record(z.string(), z.object({ rulesVersion: z.string(), ranks: z.array(z.array(z.number())).max(GAMES) }))
type Kept = z.infer<typeof Kept>

export interface Pars {
  /** Has bots play where they have not: in the background, with nobody waiting for it. */
  begin(contest: Contest): void
  /** How far it has come, and the ranks so far; null where it has not begun. */
  get(contest: Contest): { readonly par: WeekPar; readonly ranks: readonly (readonly number[])[] } | null
}

interface Surroundings {
  /** Of the campaigns; null for those in memory. */
  readonly file: string | null
  readonly labs: Pick<Labs, 'get' | 'begin'>
  report(error: unknown): void
}

export function parsOf({ file, labs, report }: Surroundings): Pars {
  const place = file === null ? null : join(dirname(file), 'par.json')
  let kept: Kept | null = null
  const going = new Map<string, string>()
  const all = () => {
    kept ??= (place === null ? null : readKeptFile(place, Kept)) ?? {}
    return kept
  }
  const known = ({ game }: Contest) => {
    const found = all()[game.id]
    return found?.rulesVersion === game.rulesVersion ? found : undefined
  }
  /** The run that is under way. */
  const running = ({ game }: Contest): Lab | null => {
    const lab = labs.get(going.get(game.id) ?? '')
    return isRefusal(lab) || lab.status !== 'running' ? null : lab
  }
  const keep = (contest: Contest, lab: Lab) => {
    if (lab.status !== 'done') return
    const { game } = contest
    kept = { ...all(), [game.id]: { rulesVersion: game.rulesVersion, ranks: ranksIn(contest, lab).map((rank) => [...rank]) } }
    try {
      if (place !== null) writeKeptFile(place, kept)
    } catch (error) {
      // It is worked out again the next time.
      report(error)
    }
  }
  return {
    begin(contest) {
      if (known(contest) !== undefined || running(contest) !== null) return
      const arms = [armOf(contest)]
      const lab = labs.begin({ game: contest.game, arms }, { seed: SEED, count: GAMES }, (over) => keep(contest, over))
      // Where the Lab has enough to do, it begins the next time that someone asks.
      if (!isRefusal(lab)) going.set(contest.game.id, lab.job)
    },
    get(contest) {
      const found = known(contest)
      if (found !== undefined) return { par: { job: null, done: GAMES, total: GAMES }, ranks: found.ranks }
      const lab = running(contest)
      if (lab === null) return null
      const ranks = ranksIn(contest, lab)
      return { par: { job: lab.job, done: lab.games[0]?.length ?? 0, total: GAMES }, ranks }
    },
  }
}

function armOf({ week: { seats, options = {}, scenario } }: Contest): Arm {
  const names = Array.from({ length: seats }, (_, i) => `Bot ${i + 1}`)
  return {
    name: 'Par of the week',
    setup: { seats: names, options, variants: [], ...(scenario === undefined ? {} : { scenario }) },
    bots: names.map(() => 'master'),
  }
}

/** Those that came to an end. */
function ranksIn({ rules }: Contest, { games: [games = []] }: Lab): readonly (readonly number[])[] {
  return games.filter(({ outcome }: LabGame) => outcome !== null).map((one) => rankOf(rules, one))
}

/** The shares of them that are worse than this one, and the same; null where there are none. */
export function standingAmong(ranks: readonly (readonly number[])[], mine: readonly number[]): WeekResult['beats'] {
  if (ranks.length === 0) return null
  const compared = ranks.map((rank) => compareRanks(mine, rank))
  const share = (is: (by: number) => boolean) => sampledShare(compared.filter(is).length, ranks.length)
  return { worse: share((by) => by > 0), alike: share((by) => by === 0) }
}
