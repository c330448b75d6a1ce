import { setImmediate as breath } from 'node:timers/promises'
import { readInputs, readLog, type SessionCard, sessionCards } from '../../db/sessions.ts'
import type { Json, Refusal, Replay, Seat, SessionView } from '../../engine/kernel/types.ts'
import { answered, type Reply, refused, type SessionRow } from '../contract/index.ts'
import type { Context } from './context.ts'
import type { Handlers } from './frame.ts'
import { decisionFor, decisionId, entriesOf, seatNow, viewOf } from './session-view.ts'
import { type OpenSession, replay, type Sessions } from './sessions.ts'

type PlayCalls =
  `game.${'view' | 'choose' | 'undo' | 'redo' | 'hint' | 'auto' | 'log' | 'replay' | 'branch' | 'list' | 'abandon' | 'tables' | 'rules'}`

/** The most choices that `game.auto` makes when nobody says how many. */
const CHOICES = 2000
/** Other work gets its turn after so many. */
const CHOICES_AT_A_TIME = 32

/** Every `game.*` call about sessions that have begun, and about the games themselves. */
export function playHandlers(context: Context, sessions: Sessions): Pick<Handlers, PlayCalls> {
  const { db, games } = context

  return {
    'game.view': ({ session: id, seat }) => {
      const session = sessions.get(id)
      if ('code' in session) return refused(session)
      return withSeat(session, seat, () => viewOf(session, seat))
    },

    'game.choose': ({ session: id, revision, decision, pick, value }) => {
      const session = current(sessions.get(id), revision)
      if ('code' in session) return refused(session)
      if (decision !== decisionId(session)) return refused(stale('This decision is not the one that is open.'))
      const answer = { ...(pick === undefined ? {} : { pick }), ...(value === undefined ? {} : { value }) }
      return viewed(session, sessions.choose(session, answer))
    },

    'game.undo': ({ session: id, revision }) => {
      const session = current(sessions.get(id), revision)
      return 'code' in session ? refused(session) : viewed(session, sessions.undo(session))
    },

    'game.redo': ({ session: id, revision }) => {
      const session = current(sessions.get(id), revision)
      return 'code' in session ? refused(session) : viewed(session, sessions.redo(session))
    },

    'game.hint': ({ session: id }) => {
      const session = current(sessions.get(id))
      if ('code' in session) return refused(session)
      const hint = session.playing.bot('sensible', session.revision)
      if (hint === null) return refused(over())
      const { answer, why } = hint
      const pick = answer.pick === undefined ? {} : { pick: [...answer.pick] }
      return answered({ ...pick, ...(answer.value === undefined ? {} : { value: answer.value }), why })
    },

    'game.auto': async ({ session: id, bot = 'sensible', until, seat = 0, limit = CHOICES }) => {
      const session = current(sessions.get(id))
      if ('code' in session) return refused(session)
      const unknown = until === 'decision-of-seat' ? noSeat(session, seat) : null
      if (unknown !== null) return refused(unknown)
      for (let made = 0; made < limit; made++) {
        const { playing } = session
        if (playing.ask === null) break
        if (until === 'decision-of-seat' && playing.ask.seat === seat) break
        if (until === 'mark' && made > 0 && playing.newMark !== null) break
        if (made % CHOICES_AT_A_TIME === CHOICES_AT_A_TIME - 1) await breath()
        const choice = playing.bot(bot, session.revision)
        if (choice === null) break
        const refusal = sessions.choose(session, choice.answer)
        if (refusal !== null) return refused(refusal)
      }
      return answered(viewOf(session))
    },

    'game.log': ({ session: id, from, limit, seat }) => {
      const session = sessions.get(id)
      if ('code' in session) return refused(session)
      return withSeat(session, seat, () => {
        const { events, next } = readLog(db, id, { ...(from === undefined ? {} : { from }), ...(limit === undefined ? {} : { limit }) })
        const entries = entriesOf(session.playing, events, seat ?? seatNow(session))
        return next === undefined ? { events: entries } : { events: entries, next }
      })
    },

    'game.replay': ({ session: id, to }) => {
      const session = sessions.get(id)
      return 'code' in session ? refused(session) : replayed(context, session, to)
    },

    'game.branch': ({ session: id, to }) => {
      const session = sessions.get(id)
      if ('code' in session) return refused(session)
      const beyond = noInput(session, to)
      if (beyond !== null) return refused(beyond)
      const branch = sessions.branch(session, to)
      return 'code' in branch ? refused(branch) : answered(viewOf(branch))
    },

    'game.list': (wanted = {}) => answered(sessionCards(db, given(wanted)).map(rowOf)),

    'game.abandon': ({ session: id, revision }) => {
      const session = current(sessions.get(id), revision)
      return 'code' in session ? refused(session) : viewed(session, sessions.abandon(session))
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
  if ('code' in session) return session
  if (revision !== undefined && session.revision !== revision) return stale('The game has gone on meanwhile.')
  return session.status === 'open' ? session : over()
}

function noSeat({ seats }: OpenSession, seat: Seat): Refusal | null {
  return seat < seats.length ? null : { code: 'bad-request', message: `There are ${seats.length} seats, counted from 0.`, detail: 'seat' }
}

function withSeat<T>(session: OpenSession, seat: Seat | undefined, work: () => T): Reply<T> {
  const unknown = seat === undefined ? null : noSeat(session, seat)
  return unknown === null ? answered(work()) : refused(unknown)
}

function viewed(session: OpenSession, refusal: Refusal | null): Reply<SessionView> {
  return refusal === null ? answered(viewOf(session)) : refused(refusal)
}

// ---------------------------------------------------------------- looking back

/** A session as it stood after input `to`: nothing can be done there. */
function replayed(context: Context, session: OpenSession, to = session.newest.inputs): Reply<Replay> {
  const { inputs } = session.newest
  const beyond = noInput(session, to)
  if (beyond !== null) return refused(beyond)
  const { position, standsAt } = replay(context, session, to)
  const seat = position.playing.ask?.seat ?? 0
  const answer = standsAt === null ? (readInputs(context.db, session.id, to + 1, to + 1)[0]?.answer ?? null) : null
  return answered({
    ...viewOf(position, seat, session.playing),
    decision: standsAt === null ? decisionFor(position, `replay-${to}`, seat) : null,
    outcome: to === inputs ? session.outcome : null,
    canUndo: false,
    canRedo: false,
    inputs,
    ...(answer === null ? {} : { answered: answer }),
    ...(standsAt === null ? {} : { standsAt }),
  })
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

function rowOf({ id, seats, party, outcome, branchOf, ...head }: SessionCard): SessionRow {
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
