import { parseArgs } from 'node:util'
import { sensibleBot } from '../../engine/kernel/autoplay.ts'
import { type Course, continuedBy } from '../../engine/kernel/course.ts'
import type { Game } from '../../engine/kernel/game.ts'
import { type GamesGrading, gradingOf } from '../../engine/kernel/graded-games.ts'
import { certainlyCostliest, more } from '../../engine/kernel/grading-plan.ts'
import type { Graded } from '../../engine/kernel/grading-types.ts'
import { isClear, passages } from '../../engine/kernel/passages.ts'
import { setUp } from '../../engine/kernel/proof/plan.ts'
import { stream } from '../../engine/kernel/random.ts'
import { type Session, startSession } from '../../engine/kernel/session.ts'
import { type Answer, SKILLS } from '../../engine/kernel/types.ts'
import { PROOFS } from '../../engine/proof-registry.ts'
import { proofOf } from '../proofs.ts'

// npm run endure -- grades [--game gladiator] [--games 20] [--from 0] [--skill novice] [--seeds 2]: whole games by a bot, each graded with so many
// seeds. Prints of every game how long that took in processor time, its certainly costliest three by each seed, and its blunders; in the end,
// how often these were the same, and the first three without regard to their errors. With --hints these are the games of a person who
// takes every hint.

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '20' },
    from: { type: 'string', default: '0' },
    skill: { type: 'string', default: 'novice' },
    seeds: { type: 'string', default: '2' },
    hints: { type: 'boolean', default: false },
  },
})
const skill = values.hints ? 'master' : SKILLS.find((each) => each === values.skill)
if (skill === undefined) throw new Error(`${values.skill} is no strength`)
const games = Number(values.games)
const seeds = Number(values.seeds)

for (const { game } of values.game === undefined ? PROOFS : [proofOf(values.game)]) {
  const grading = gradingOf(game)
  if (grading !== null) gradeGames(game, grading)
}

function gradeGames<S>(game: Game<S>, grading: GamesGrading): void {
  let [same, sameFirst, blundered, choices, seconds] = [0, 0, 0, 0, 0]
  for (let n = Number(values.from), end = n + games; n < end; n++) {
    const course = played(game, grading, `grades-${n}`)
    const graded = Array.from({ length: seeds }, (_, nth) => timed(grading, course, `grading ${nth}`))
    const named = graded.map(({ found }) => certainlyCostliest(found))
    const blunders = graded[0]?.found.filter(({ verdict }) => verdict === 'blunder') ?? []
    same += isSame(named) ? 1 : 0
    sameFirst += isSame(graded.map(({ found }) => firstThree(found))) ? 1 : 0
    blundered += blunders.length > 0 ? 1 : 0
    for (const { found, took } of graded) [choices, seconds] = [choices + found.length, seconds + took]
    const times = graded.map(({ took, first, found }) => `${found.length} choices in ${took.toFixed(1)} s (${first.toFixed(1)} at first)`)
    console.log(`${game.id} ${n}: ${times.join(', ')}; ${named.map(told).join(' / ')}; blunders: ${told(blunders)}`)
  }
  const secondsFor250 = Number(((250 * seconds) / Math.max(1, choices)).toFixed(1))
  console.log(JSON.stringify({ game: game.id, games, skill, seeds, same, sameFirst, blundered, secondsFor250 }))
}

function isSame(sets: readonly (readonly Graded[])[]): boolean {
  const inOrder = (few: readonly Graded[]) => few.map(({ input, seat, passage }) => `${seat} ${passage ?? input}`).toSorted()
  return new Set(sets.map((few) => inOrder(few).join())).size === 1
}

/** The first three passages of those that are told, whether or not a fourth may have cost as much. */
function firstThree(found: readonly Graded[]): readonly Graded[] {
  return passages(found)
    .map(({ speaks }) => speaks)
    .filter(isClear)
    .slice(0, 3)
}

function told(few: readonly Graded[]): string {
  return few.map(({ input, topic, loss }) => `${input} ${topic} ${loss.mean.toFixed(0)} ± ${loss.error.toFixed(0)}`).join(', ') || 'none'
}

function played<S>(game: Game<S>, grading: GamesGrading, seed: string): Course {
  const session = startSession(game, { state: setUp(game, { seed }).state, seed, undo: 'honest' })
  const bot = sensibleBot(game, stream(seed, 'bots'), () => skill)
  while (session.ask !== null) {
    const answer = bot(session.ask, session.state)
    session.choose(values.hints && session.looksAhead ? hinted(grading, courseOf(session), answer) : answer)
  }
  return courseOf(session)
}

function courseOf({ course }: Pick<Session<unknown>, 'course'>): Course {
  if (course === null) throw new Error('a new session has its beginning')
  return course
}

/** What a hint names where the bot would give this answer. */
function hinted(grading: GamesGrading, course: Course, answer: Answer): Answer {
  return grading.clearlyBetter(continuedBy(answer, course), 'hint')?.better ?? answer
}

/** The grades of all choices, as the host comes to them, and how long they took in processor time. */
function timed(
  grading: GamesGrading,
  course: Course,
  seed: string,
): { readonly found: readonly Graded[]; readonly took: number; readonly first: number } {
  const began = process.cpuUsage()
  const inputs = grading.choices(course).map(({ input }) => input)
  let found = grading.grade(course, inputs, seed)
  const first = since(began)
  for (let next = grading.further(found); next.length > 0; next = grading.further(found)) {
    const anew = new Map(grading.measure(course, next, { seed, count: more }).map((one) => [one.input, one]))
    if (anew.size === 0) break
    found = found.map((one) => anew.get(one.input) ?? one)
  }
  return { found, took: since(began), first }
}

function since(began: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(began)
  return (user + system) / 1e6
}
