import { readWeekAttempts, type WeekAttempted } from '../../../db/chronicle.ts'
import { measuredIn } from '../../../engine/kernel/lab.ts'
import { compareRanks, type LabRules, rankOf } from '../../../engine/kernel/measures.ts'
import { notFound } from '../../../engine/kernel/refusal.ts'
import {
  answered,
  type Checked,
  refused,
  type WeekAttempt,
  type WeekGame,
  type WeekMeasure,
  type WeekResult,
} from '../../contract/index.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../dispatcher.ts'
import type { Labs } from '../lab/labs.ts'
import type { Sessions } from '../play/sessions.ts'
import { startGame } from '../play/start.ts'
import type { Work } from '../work/work.ts'
import { seedOfWeek, weekAt } from './calendar.ts'
import { type Contest, type Pars, parsOf, standingAmong } from './par.ts'

/** `week.*`: the week's game of each system. A session knows its week; all else is read from the sessions. */
export function weekHandlers(
  context: Context,
  sessions: Sessions,
  work: Work,
  labs: Labs,
  report: (error: unknown) => void,
): Pick<Handlers, `week.${'get' | 'start' | 'result'}`> {
  const pars = parsOf({ file: context.db.file, labs, report })
  const contests = context.games.flatMap((game): Contest[] => {
    const { lab: rules } = game
    return rules?.week === undefined ? [] : [{ game, rules, week: rules.week }]
  })
  const contestOf = (game: string) => contests.find((one) => one.game.id === game)
  return {
    'week.get': () => {
      const { week, until } = weekAt(context.now())
      const attempts = readWeekAttempts(context.db)
      return answered({ week, until, games: contests.map((contest) => gameIn(sessions, pars, contest, attempts, week)) })
    },

    'week.start': async ({ game }) => {
      const contest = contestOf(game)
      if (contest === undefined) return refused(notFound('game of the week'))
      const { week } = weekAt(context.now())
      const view = await startGame(context, sessions, work, startOf(contest, week), week)
      if (view.ok) pars.begin(contest)
      return view
    },

    'week.result': ({ session }) => {
      const attempts = readWeekAttempts(context.db)
      const mine = attempts.find((one) => one.session === session)
      const contest = contestOf(mine?.game ?? '')
      if (mine === undefined || contest === undefined) return answered(null)
      pars.begin(contest)
      return answered(resultOf(sessions, pars, contest, attempts, mine))
    },
  }
}

function startOf({ game, week: { seats, options, scenario } }: Contest, week: string): Checked<'game.start'> {
  return {
    game: game.id,
    seed: seedOfWeek(week, game),
    seats,
    ...(seats > 1 && { bots: Array.from({ length: seats - 1 }, (_, i) => ({ seat: i + 1, skill: 'master' as const })) }),
    // What counts is played without undoing what chance has shown.
    options: { ...options, undo: 'honest' },
    ...(scenario !== undefined && { scenario: scenario as Record<string, never> }),
  }
}

type Attempts = readonly WeekAttempted[]

function gameIn(sessions: Sessions, pars: Pars, contest: Contest, all: Attempts, week: string): WeekGame {
  const ours = all.filter(({ game }) => game === contest.game.id)
  const now = ours.filter((one) => one.week === week)
  const [first, ...repeats] = now
  return {
    game: contest.game.id,
    measures: measuresOf(contest.rules),
    attempt: first === undefined ? null : attemptOf(sessions, contest, first),
    repeats: repeats.length,
    open: now.findLast(({ status }) => status === 'open')?.session ?? null,
    par: pars.get(contest)?.par ?? null,
    best: bestOf(
      sessions,
      contest,
      ours.filter((one) => one.week < week),
    ),
  }
}

function resultOf(sessions: Sessions, pars: Pars, contest: Contest, all: Attempts, mine: WeekAttempted): WeekResult {
  const ours = all.filter(({ game }) => game === contest.game.id)
  const first = ours.find(({ week }) => week === mine.week)
  const attempt = attemptOf(sessions, contest, mine)
  const found = pars.get(contest)
  return {
    week: mine.week,
    game: contest.game.id,
    measures: measuresOf(contest.rules),
    attempt,
    counts: first === mine,
    first: first === undefined || first === mine ? null : attemptOf(sessions, contest, first),
    par: found?.par ?? null,
    beats: found === null || attempt.rank === null ? null : standingAmong(found.ranks, attempt.rank),
    best: bestOf(
      sessions,
      contest,
      ours.filter(({ week }) => week !== mine.week),
    ),
  }
}

/** The best of those that counted in their week. */
function bestOf(sessions: Sessions, contest: Contest, attempts: Attempts): WeekAttempt | null {
  const firsts = [...Map.groupBy(attempts, ({ week }) => week).values()].flatMap(([first]) => first ?? [])
  let best: (WeekAttempt & { readonly rank: readonly number[] }) | null = null
  for (const one of firsts) {
    const { rank, ...attempt } = attemptOf(sessions, contest, one)
    if (rank !== null && (best === null || compareRanks(rank, best.rank) > 0)) best = { ...attempt, rank }
  }
  return best
}

function attemptOf(sessions: Sessions, { rules }: Contest, { session, week, status, outcome, tale }: WeekAttempted): WeekAttempt {
  const figures = status === 'ended' ? (tale ?? sessions.retell(session)) : null
  return { session, week, status, rank: figures === null ? null : rankOf(rules, measuredIn(rules, { outcome, tale: figures })) }
}

function measuresOf({ week, shares, amounts }: LabRules): readonly WeekMeasure[] {
  return (week?.by ?? []).flatMap(({ id, label }): WeekMeasure[] => {
    const share = shares.find((one) => one.id === id)
    if (share !== undefined) return [{ id, label: label ?? share.label, unit: null }]
    const amount = amounts.find((one) => one.id === id)
    return amount === undefined ? [] : [{ id, label: amount.label, unit: label ?? amount.unit }]
  })
}
