import { setImmediate as breath } from 'node:timers/promises'
import { isRefusal, STALE } from '../../../engine/kernel/refusal.ts'
import { sampledMean, sampledShare } from '../../../engine/kernel/sampling.ts'
import type { TrialEnd, TrialStart } from '../../../engine/kernel/trial.ts'
import { answered, type Estimate, refused, type Simulation } from '../../contract/index.ts'
import type { Handlers, Outside } from '../dispatcher.ts'
import { current, STILL_SECRET } from './access.ts'
import { isSecret, type OpenSession } from './open-session.ts'
import { revisionFor } from './revisions.ts'
import { seatNow } from './session-view.ts'
import type { Sessions } from './sessions.ts'

const TRIALS = 400
/** In milliseconds: the time after which other calls get a turn, and the time after which the result so far is returned. */
const SLICE = 8
const LONGEST = 5000

/** `game.simulate`: plays out what is under way in the present position. The session is never touched; when it moves on, this stops. */
export function simulateHandlers(sessions: Sessions, outside: Outside): Pick<Handlers, 'game.simulate'> {
  /** The newest request for each session; it replaces older ones. */
  const wishes = new Map<string, symbol>()
  return {
    'game.simulate': async ({ session: id, count = TRIALS, pick, errand, limits }) => {
      const session = current(sessions.get(id))
      if (isRefusal(session)) return refused(session)
      if (isSecret(session)) return refused(STILL_SECRET)
      const course: TrialStart = {
        ...(pick === undefined ? {} : { first: { pick } }),
        ...(errand === undefined ? {} : { errand: { errand, ...(limits === undefined ? {} : { limits }) } }),
      }
      const probe = session.playing.trial(0, course)
      if (isRefusal(probe)) return refused(probe)
      const wish = Symbol(id)
      wishes.set(id, wish)
      const { revision, playing } = session
      const { inputs } = playing
      const holds = () => wishes.get(id) === wish && session.revision === revision && playing.inputs === inputs && session.status === 'open'
      const ends = await outside(() => trials(session, count, course, holds))
      if (wishes.get(id) === wish) wishes.delete(id)
      if (ends === null) return refused(STALE)
      return answered(summed(ends, revisionFor(session, seatNow(session)), count, errand !== undefined))
    },
  }
}

/** Runs trials, a few at a time; null when the position has changed. */
async function trials(
  { playing }: OpenSession,
  count: number,
  course: TrialStart,
  holds: () => boolean,
): Promise<readonly TrialEnd[] | null> {
  const ends: TrialEnd[] = []
  const begun = performance.now()
  let slice = begun
  for (let n = 0; n < count; n++) {
    const now = performance.now()
    if (now - slice > SLICE) {
      await breath()
      if (!holds()) return null
      slice = performance.now()
      if (slice - begun > LONGEST) break
    }
    const end = playing.trial(n, course)
    if (isRefusal(end)) throw new Error(end.message)
    ends.push(end)
  }
  return ends
}

/** The results of the trials of one position. */
function summed(ends: readonly TrialEnd[], revision: number, asked: number, byErrand: boolean): Simulation {
  const share = (wanted: (end: TrialEnd) => boolean): Estimate => sampledShare(ends.filter(wanted).length, ends.length)
  const ofKind = (kind: TrialEnd['kind']) => share((end) => end.kind === kind)
  const people = (ends[0]?.people ?? []).map(({ id, name }, i) => ({
    id,
    name,
    falls: share((end) => end.people[i]?.falls === true),
    wounds: sampledMean(ends.map((end) => end.people[i]?.wounds ?? 0)),
  }))
  const gained = ends[0]?.gains
  const gains = gained && Object.keys(gained).map((of) => ({ id: of, amount: sampledMean(ends.map(({ gains: each }) => each?.[of] ?? 0)) }))
  return {
    revision,
    runs: ends.length,
    asked,
    won: ofKind('won'),
    left: ofKind('left'),
    lost: ofKind('lost'),
    ...(byErrand
      ? { done: share(({ errand }) => errand?.done === true), stopped: share(({ errand }) => errand?.done === false), stops: stopsIn(ends) }
      : {}),
    unfinished: ends.filter(({ kind }) => kind === 'unfinished').length,
    anyFalls: share((end) => end.people.some(({ falls }) => falls)),
    people,
    wounds: sampledMean(ends.map((end) => end.people.reduce((sum, { wounds }) => sum + wounds, 0))),
    rounds: sampledMean(ends.map(({ rounds }) => rounds)),
    ...(gains === undefined ? {} : { gains }),
  }
}

/** What stopped the errand, the most frequent first: each sort of end with its share, in the words that it mostly had. */
function stopsIn(ends: readonly TrialEnd[]): NonNullable<Simulation['stops']> {
  const stopped = ends.flatMap(({ errand }) => (errand?.done === false ? [errand] : []))
  return mostFrequent(stopped.map(({ kind }) => kind)).map(([kind, times]) => {
    const [text = ''] = mostFrequent(stopped.flatMap((end) => (end.kind === kind ? [end.text] : [])))[0] ?? []
    return { kind, text, share: times / ends.length }
  })
}

function mostFrequent(of: readonly string[]): readonly (readonly [string, number])[] {
  const times = new Map<string, number>()
  for (const each of of) times.set(each, (times.get(each) ?? 0) + 1)
  return [...times].sort(([, one], [, other]) => other - one)
}
