import { setImmediate as breath } from 'node:timers/promises'
import { readInputs, readLog, type SessionCard, sessionCards } from '../../../db/sessions.ts'
import { isRefusal } from '../../../engine/kernel/refusal.ts'
import type { Json, Refusal, Replay, Seat, SessionView } from '../../../engine/kernel/types.ts'
import { answered, type Reply, refused, type SessionRow } from '../../contract/index.ts'
import type { Context } from '../context.ts'
import type { Handlers } from '../dispatcher.ts'
import { botAsked, botOf, CHOICES_AT_A_TIME, isWatched, playOn } from './bots.ts'
import { isSecret, type OpenSession } from './open-session.ts'
import { replay } from './resuming.ts'
import { decisionFor, decisionId, entriesOf, seatNow, viewOf } from './session-view.ts'
import type { Sessions } from './sessions.ts'

type PlayCalls =
  `game.${'view' | 'choose' | 'undo' | 'redo' | 'hint' | 'auto' | 'log' | 'replay' | 'branch' | 'list' | 'abandon' | 'tables' | 'rules'}`

/** The most choices that `game.auto` makes when nobody says how many. */
const CHOICES = 2000

/** Every `game.*` call about sessions that have begun, and about the games themselves. */
export function playHandlers(context: Context, sessions: Sessions): Pick<Handlers, PlayCalls> {
  const { db, games } = context

  /** What a call has done to a session, after the bots have played on. */
  const viewed = async (session: OpenSession, refusal: Refusal | null): Promise<Reply<SessionView>> => {
    const stopped = refusal ?? (await playOn(sessions, session))
    return stopped === null ? answered(viewOf(session)) : refused(stopped)
  }

  return {
    'game.view': async ({ session: id, seat }) => {
      const session = sessions.get(id)
      if (isRefusal(session)) return refused(session)
      // Bots that were cut short by the end of the program go on.
      const stopped = await playOn(sessions, session)
      return stopped === null ? withSeat(session, seat, () => viewOf(session, seat)) : refused(stopped)
    },

    'game.choose': ({ session: id, revision, decision, pick, value }) => {
      const session = current(sessions.get(id), revision)
      if (isRefusal(session)) return refused(session)
      if (session.playing.ask !== null && botOf(session, session.playing.ask.seat) !== null) return refused(BOTS_TURN)
      if (decision !== decisionId(session)) return refused(stale('This decision is not the one that is open.'))
      const answer = { ...(pick === undefined ? {} : { pick }), ...(value === undefined ? {} : { value }) }
      return viewed(session, sessions.choose(session, answer))
    },

    'game.undo': ({ session: id, revision }) => {
      const session = current(sessions.get(id), revision)
      return isRefusal(session) ? refused(session) : viewed(session, sessions.undo(session))
    },

    'game.redo': ({ session: id, revision }) => {
      const session = current(sessions.get(id), revision)
      return isRefusal(session) ? refused(session) : viewed(session, sessions.redo(session))
    },

    'game.hint': ({ session: id }) => {
      const session = current(sessions.get(id))
      if (isRefusal(session)) return refused(session)
      const hint = session.playing.bot('master', session.revision)
      if (hint === null) return refused(over())
      const { answer, why } = hint
      const pick = answer.pick === undefined ? {} : { pick: [...answer.pick] }
      return answered({ ...pick, ...(answer.value === undefined ? {} : { value: answer.value }), why })
    },

    'game.auto': async ({ session: id, bot = 'sensible', until, seat = 0, limit = CHOICES }) => {
      const session = current(sessions.get(id))
      if (isRefusal(session)) return refused(session)
      const unknown = until === 'decision-of-seat' ? noSeat(session, seat) : null
      if (unknown !== null) return refused(unknown)
      for (let made = 0; made < limit; made++) {
        const { playing } = session
        if (playing.ask === null) break
        if (until === 'decision-of-seat' && playing.ask.seat === seat) break
        if (until === 'mark' && made > 0 && playing.newMark !== null) break
        if (made % CHOICES_AT_A_TIME === CHOICES_AT_A_TIME - 1) await breath()
        const skill = bot === 'random' ? bot : (botOf(session, playing.ask.seat)?.skill ?? 'master')
        const choice = playing.bot(skill, session.revision)
        if (choice === null) break
        const refusal = sessions.choose(session, choice.answer, botAsked(session) !== null)
        if (refusal !== null) return refused(refusal)
      }
      return viewed(session, null)
    },

    'game.log': ({ session: id, from, limit, seat }) => {
      const session = sessions.get(id)
      if (isRefusal(session)) return refused(session)
      return withSeat(session, seat, () => {
        const { events, next } = readLog(db, id, { ...(from === undefined ? {} : { from }), ...(limit === undefined ? {} : { limit }) })
        const entries = entriesOf(session.playing, events, seat ?? seatNow(session))
        return next === undefined ? { events: entries } : { events: entries, next }
      })
    },

    'game.replay': ({ session: id, to, seat }) => {
      const session = sessions.get(id)
      if (isRefusal(session)) return refused(session)
      const beyond = to === undefined ? null : noInput(session, to)
      return beyond === null ? withSeat(session, seat, () => replayed(context, session, to, seat)) : refused(beyond)
    },

    'game.branch': ({ session: id, to }) => {
      const session = sessions.get(id)
      if (isRefusal(session)) return refused(session)
      const beyond = noInput(session, to)
      if (beyond !== null) return refused(beyond)
      if (isSecret(session)) return refused(STILL_SECRET)
      const branch = sessions.branch(session, to)
      return isRefusal(branch) ? refused(branch) : viewed(branch, null)
    },

    'game.list': (wanted = {}) => answered(sessionCards(db, given(wanted)).map(rowOf)),

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

// ---------------------------------------------------------------- refusals

export function noGame(id: string): Refusal {
  return { code: 'not-found', message: `There is no game "${id}".` }
}

function stale(message: string): Refusal {
  return { code: 'conflict', message, detail: 'stale' }
}

function over(): Refusal {
  return { code: 'conflict', message: 'This game is over.', detail: 'over' }
}

/** An open session, at that revision where one is given. */
function current(session: OpenSession | Refusal, revision?: number): OpenSession | Refusal {
  if (isRefusal(session)) return session
  if (revision !== undefined && session.revision !== revision) return stale('The game has gone on meanwhile.')
  return session.status === 'open' ? session : over()
}

function noSeat({ seats }: OpenSession, seat: Seat): Refusal | null {
  return seat < seats.length ? null : { code: 'bad-request', message: `There are ${seats.length} seats, counted from 0.`, detail: 'seat' }
}

const BOTS_TURN: Refusal = { code: 'conflict', message: 'A bot plays there: nobody else chooses for it.', detail: 'bot-seat' }
const BOTS_SECRET: Refusal = {
  code: 'conflict',
  message: 'A bot plays there, and what it sees stays hidden until the game is over.',
  detail: 'bot-seat',
}
const STILL_SECRET: Refusal = {
  code: 'conflict',
  message: 'A what-if would tell what is hidden: wait until this game is over.',
  detail: 'secret',
}

/** People at one table hand the screen on; nobody sits where a bot does. */
function noPeeking(session: OpenSession, seat: Seat): Refusal | null {
  return isSecret(session) && !isWatched(session) && botOf(session, seat) !== null ? BOTS_SECRET : null
}

function withSeat<T>(session: OpenSession, seat: Seat | undefined, work: () => T): Reply<T> {
  const unseen = seat === undefined ? null : (noSeat(session, seat) ?? noPeeking(session, seat))
  return unseen === null ? answered(work()) : refused(unseen)
}

// ---------------------------------------------------------------- looking back

/**
 * A session as it stood after input `to`: nothing can be done there. Unless a seat is named it is shown as whoever was asked there
 * saw it; while the seats of the game still hide things from each other, as whoever is asked now does.
 */
function replayed(context: Context, session: OpenSession, to = session.newest.inputs, wanted: Seat | null = null): Replay {
  const { inputs } = session.newest
  const { position, standsAt } = replay(context, session, to)
  const asked = position.playing.ask?.seat ?? null
  const hidden = isSecret(session)
  const seat = wanted ?? (hidden ? seatNow(session) : (asked ?? seatNow(session)))
  const tells = standsAt === null && (!hidden || asked === seat)
  const answer = tells ? (readInputs(context.db, session.id, to + 1, to + 1)[0]?.answer ?? null) : null
  return {
    ...viewOf(position, seat, session.playing),
    decision: standsAt === null ? decisionFor(position, `replay-${to}`, seat) : null,
    outcome: to === inputs ? session.outcome : null,
    canUndo: false,
    canRedo: false,
    inputs,
    ...(answer === null ? {} : { answered: answer }),
    ...(standsAt === null ? {} : { standsAt }),
  }
}

function noInput({ newest: { inputs } }: OpenSession, to: number): Refusal | null {
  return to <= inputs ? null : { code: 'bad-request', message: `An input from 0 to ${inputs} is wanted.`, detail: 'to' }
}

function given({
  campaign,
  status,
}: {
  readonly campaign?: string
  readonly status?: SessionRow['status']
}): Parameters<typeof sessionCards>[1] {
  return { ...(campaign === undefined ? {} : { campaign }), ...(status === undefined ? {} : { status }) }
}

function rowOf({ id, seats, bots, party, outcome, branchOf, ...head }: SessionCard): SessionRow {
  const { game, campaign, status, revision, inputs, createdAt, updatedAt } = head
  const ended = outcome === null ? null : { ...outcome }
  return {
    session: id,
    game,
    campaign,
    status,
    revision,
    inputs,
    seats: [...seats],
    ...(bots.length === 0 ? {} : { bots: [...bots] }),
    party: [...party],
    outcome: ended,
    ...(branchOf === null ? {} : { branchOf: { ...branchOf } }),
    createdAt,
    updatedAt,
  }
}

function tablesOf(tables: Json): { [key: string]: unknown } {
  return { ...Object(tables) }
}
