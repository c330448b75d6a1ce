import { type SessionCard, sessionCards } from '../../../db/sessions.ts'
import { conflict, isRefusal, STALE } from '../../../engine/kernel/refusal.ts'
import type { Json, Refusal, SessionView } from '../../../engine/kernel/types.ts'
import { answered, type Reply, refused, type SessionRow } from '../../contract/index.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../dispatcher.ts'
import type { Work } from '../work/work.ts'
import { askedNow, current, noGame, noInput, noSeat, withSeat } from './access.ts'
import { botAsked, playOn } from './bots.ts'
import { goOn, redoOn } from './going-on.ts'
import { botOf, type OpenSession } from './open-session.ts'
import { notToRedo, notToTakeBack, revisionFor, seatOf } from './revisions.ts'
import { countedFor, inputAt } from './seat-numbers.ts'
import { seatNow, viewOf } from './session-view.ts'
import type { Sessions } from './sessions.ts'

type PlayCalls = `game.${'view' | 'choose' | 'undo' | 'redo' | 'auto' | 'list' | 'abandon' | 'tables' | 'rules'}`

/** The most choices `game.auto` makes without a given limit. */
const CHOICES = 2000

/** The `game.*` calls on sessions that have begun, and on the games themselves. */
export function playHandlers(context: Context, sessions: Sessions, work: Work): Pick<Handlers, PlayCalls> {
  const { db, games } = context

  /** The result of a call on a session, after the bots have played on. */
  const viewed = async (session: OpenSession, refusal: Refusal | null): Promise<Reply<SessionView>> => {
    const stopped = refusal ?? (await playOn(sessions, session, work))
    return stopped === null ? answered(viewOf(session)) : refused(stopped)
  }

  return {
    'game.view': async ({ session: id, seat }) => {
      const session = sessions.get(id)
      if (isRefusal(session)) return refused(session)
      // Bots cut short by the end of the program go on.
      const stopped = await playOn(sessions, session, work)
      return stopped === null ? withSeat(session, seat, () => viewOf(session, seat)) : refused(stopped)
    },

    'game.choose': async ({ session: id, revision, decision, pick, value, further }) => {
      const session = askedNow(sessions.get(id), revision, decision)
      if (isRefusal(session)) return refused(session)
      const seat = seatNow(session)
      const answer = { ...(pick === undefined ? {} : { pick }), ...(value === undefined ? {} : { value }) }
      const stopped = sessions.choose(session, answer) ?? (await goOn(sessions, session, work, { seat, further }))
      return stopped === null ? answered(viewOf(session)) : refused(stopped)
    },

    'game.undo': ({ session: id, revision, to }) => {
      const session = current(sessions.get(id), revision)
      if (isRefusal(session)) return refused(session)
      const seat = seatOf(session, revision)
      if (to === undefined) return viewed(session, notToTakeBack(session, seat) ?? sessions.undo(session))
      const counted = countedFor(session, seat)
      const beyond = noInput((counted?.positions.length ?? session.playing.inputs) - 1, to)
      if (beyond !== null) return refused(beyond)
      const input = counted === null ? to : inputAt(counted, to)
      return viewed(session, notToTakeBack(session, seat, input) ?? sessions.undo(session, input))
    },

    'game.redo': async ({ session: id, revision }) => {
      const session = current(sessions.get(id), revision)
      if (isRefusal(session)) return refused(session)
      const stopped = notToRedo(session, seatOf(session, revision)) ?? (await redoOn(sessions, session, work))
      return stopped === null ? answered(viewOf(session)) : refused(stopped)
    },

    'game.auto': async ({ session: id, bot = 'sensible', until, seat = 0, limit = CHOICES, work: name }) => {
      const session = current(sessions.get(id))
      if (isRefusal(session)) return refused(session)
      if (session.week !== null) return refused(ONES_OWN)
      const unknown = until === 'decision-of-seat' ? noSeat(session, seat) : null
      if (unknown !== null) return refused(unknown)
      let [made, revision] = [0, session.revision]
      const stopped = await work.inSlices(name, ({ progress }) => {
        const { playing } = session
        if (session.revision !== revision) return STALE
        if (made === limit || playing.ask === null || session.status !== 'open') return 'done'
        if (until === 'decision-of-seat' && playing.ask.seat === seat) return 'done'
        if (until === 'mark' && made > 0 && playing.newMark !== null) return 'done'
        const seated = botOf(session, playing.ask.seat)
        const skill = bot === 'random' ? bot : (seated?.skill ?? 'master')
        const choice = playing.bot(skill, revisionFor(session, playing.ask.seat), seated !== null)
        if (choice === null) return 'done'
        const refusal = sessions.choose(session, choice.answer, botAsked(session) === null ? 'person' : 'bot')
        revision = session.revision
        made += 1
        progress(made, limit)
        return refusal ?? 'more'
      })
      return viewed(session, stopped)
    },

    'game.list': (wanted = {}) => {
      const rows = sessionCards(db, given(wanted)).map(rowOf)
      return answered(rows.map((row) => ({ ...row, ...sessions.listedForAll(row) })))
    },

    'game.abandon': ({ session: id, revision }) => {
      const session = current(sessions.get(id), revision)
      return isRefusal(session) ? refused(session) : viewed(session, sessions.abandon(session))
    },

    'game.tables': ({ game: id }) => {
      const game = games.find((one) => one.id === id)
      return game === undefined ? refused(noGame(id)) : answered(tablesOf(game.tables()))
    },

    'game.rules': ({ game: id }) => {
      const game = games.find((one) => one.id === id)
      return game === undefined ? refused(noGame(id)) : answered([...game.rules()])
    },
  }
}

const ONES_OWN = conflict('You play a week’s game yourself: no bot goes on with it for you.', 'week')

function given({
  campaign,
  status,
}: {
  readonly campaign?: string
  readonly status?: SessionRow['status']
}): Parameters<typeof sessionCards>[1] {
  return { ...(campaign === undefined ? {} : { campaign }), ...(status === undefined ? {} : { status }) }
}

function rowOf({ id, seats, bots, party, outcome, branchOf, lab, fromFile, week, ...head }: SessionCard): SessionRow {
  const { game, campaign, raid, status, revision, inputs, createdAt, updatedAt } = head
  const ended = outcome === null ? null : { ...outcome }
  return {
    session: id,
    game,
    campaign,
    raid,
    status,
    revision,
    inputs,
    seats: [...seats],
    ...(bots.length === 0 ? {} : { bots: [...bots] }),
    party: [...party],
    outcome: ended,
    ...(branchOf === null ? {} : { branchOf: { ...branchOf } }),
    ...(lab && { lab }),
    ...(fromFile && { fromFile }),
    ...(week !== null && { week }),
    createdAt,
    updatedAt,
  }
}

function tablesOf(tables: Json): { [key: string]: unknown } {
  return { ...Object(tables) }
}
