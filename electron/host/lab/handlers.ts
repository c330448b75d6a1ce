import { isRefusal } from '../../../engine/kernel/refusal.ts'
import type { Answer, Refusal, SessionView } from '../../../engine/kernel/types.ts'
import { answered, type Checked, type Reply, refused } from '../../contract/index.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../dispatcher.ts'
import { filename } from '../files/records/filename.ts'
import type { OpenSession } from '../play/open-session.ts'
import { viewOf } from '../play/session-view.ts'
import type { Sessions } from '../play/sessions.ts'
import type { Work } from '../work/work.ts'
import { planOf } from './arms.ts'
import { labCsv } from './csv.ts'
import { armOfGame, gamesOf, jobOf, type Lab, type Labs, resultOf } from './labs.ts'
import { seedOf } from './play.ts'

/** `lab.*`: whole games played in the background. They change no campaign, and nothing of them is kept but what is opened. */
export function labHandlers(
  context: Context,
  sessions: Sessions,
  work: Work,
  labs: Labs,
): Pick<Handlers, `lab.${'run' | 'cancel' | 'result' | 'list' | 'games' | 'open' | 'export'}`> {
  return {
    'lab.run'(input) {
      const plan = planOf(context, input)
      if (isRefusal(plan)) return refused(plan)
      const lab = labs.begin(plan, input)
      return isRefusal(lab) ? refused(lab) : answered(jobOf(lab))
    },
    'lab.cancel': ({ job }) => {
      const lab = labs.get(job)
      if (isRefusal(lab)) return refused(lab)
      return answered({ job, stopped: work.cancel(job) })
    },
    'lab.result': ({ job }) => {
      const lab = labs.get(job)
      return isRefusal(lab) ? refused(lab) : answered(resultOf(lab))
    },
    'lab.list': () => answered(labs.all.map(jobOf)),
    'lab.games': ({ job, arm, bar, limit }) => {
      const lab = labs.get(job)
      if (isRefusal(lab)) return refused(lab)
      const games = gamesOf(lab, arm, bar, limit)
      return isRefusal(games) ? refused(games) : answered(games)
    },
    'lab.open': (input) => opened(labs, sessions, work, input),
    'lab.export': ({ job }) => {
      const lab = labs.get(job)
      if (isRefusal(lab)) return refused(lab)
      const data = labCsv(lab)
      return answered({ filename: filename(`${lab.game.title} Lab`, 'csv'), mediaType: 'text/csv; charset=utf-8', encoding: 'utf8', data })
    },
  }
}

/** A game of a run as a session that is over, outside every campaign, to be looked back on; opened once, it stays. */
async function opened(
  labs: Labs,
  sessions: Sessions,
  work: Work,
  { job, arm, n, work: id }: Checked<'lab.open'>,
): Promise<Reply<SessionView>> {
  const lab = labs.get(job)
  if (isRefusal(lab)) return refused(lab)
  const key = `${arm} ${n}`
  const known = sessions.get(lab.opened.get(key) ?? '')
  if (!isRefusal(known)) return answered(viewOf(known))
  const found = armOfGame(lab, arm, n)
  if (isRefusal(found)) return refused(found)
  const { setup, bots } = found
  const answers = await work.during(id, (going) => going.run('lab-answers', { game: lab.game.id, seed: lab.seed, arm: { setup, bots }, n }))
  if (isRefusal(answers)) return refused(answers)
  const session = begun(sessions, lab, found, n)
  if (isRefusal(session)) return refused(session)
  const stopped = await work.inSlices(undefined, answering(sessions, session, answers))
  if (stopped !== null) return refused(stopped)
  lab.opened.set(key, session.id)
  return answered(viewOf(session))
}

function begun(sessions: Sessions, { game, seed: of }: Lab, { setup, bots }: Lab['arms'][number], n: number): OpenSession | Refusal {
  const seed = seedOf(of, n)
  const how = { undo: 'teaching', physical: false, fixed: { dice: [], draws: [], strict: false } } as const
  const playing = game.begin({ ...setup, seed }, how)
  if (isRefusal(playing)) return playing
  return sessions.begin({
    ...{ game, campaign: null, seed, seats: setup.seats, party: [], options: setup.options, playing },
    setup: { ...how, fixed: { dice: [], draws: [], strict: false }, bots: bots.map((skill, seat) => ({ seat, skill })), lab: true },
  })
}

function answering(sessions: Sessions, session: OpenSession, answers: readonly Answer[]): () => 'more' | 'done' | Refusal {
  let given = 0
  return () => {
    const answer = answers[given]
    if (answer === undefined) return 'done'
    given += 1
    return sessions.choose(session, answer, 'bot') ?? 'more'
  }
}
