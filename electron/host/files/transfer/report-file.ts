import type { WholeInput, WholeSession } from '../../../../db/transfer.ts'
import type { Playable } from '../../../../engine/kernel/playable.ts'
import { badRequest } from '../../../../engine/kernel/refusal.ts'
import { setupOf } from '../../play/open-session.ts'
import { relived } from '../../play/retrace.ts'
import { savedOf, stepOf } from '../../play/session-rows.ts'
import { Session } from './format.ts'
import { Faulty } from './lines.ts'
import { Refused, shaped } from './read.ts'
import { itsOwn } from './write.ts'

/**
 * The game of a report as a game file would have it. A report leaves out what was told of each answer: the game is played again, and it is
 * told again. Throws `Faulty` where there is none or it cannot be played again, and `Refused` for one of other rules.
 */
export function sessionOfReport(report: Readonly<Record<string, unknown>>, games: readonly Playable[], tick: () => void): WholeSession {
  const session = shaped(Session, gameIn(report), 'its game')
  const game = games.find(({ id }) => id === session.game)
  if (game === undefined) throw new Faulty(`this version of Citadel does not know the game "${session.game}"`)
  if (session.rulesVersion !== game.rulesVersion) throw new Refused(otherRules(session.rulesVersion, game.rulesVersion))
  const [first] = session.marks.slice(0, 1).flatMap(savedOf)
  if (first === undefined) throw new Faulty('its beginning is missing')
  const steps = session.inputs.map(stepOf)
  const redo = session.undone.map(stepOf)
  const told = relived(game, { ...setupOf(session.setup), seed: session.seed }, { first, steps, redo }, tick)
  if (typeof told === 'string') throw new Faulty(told)
  const withEvents = <T extends Pick<WholeInput, 'events'>>(rows: readonly T[], from: number) =>
    rows.map((row, n) => ({ ...row, events: told[from + n] ?? [] }))
  return { ...session, inputs: withEvents(session.inputs, 0), undone: withEvents(session.undone, session.inputs.length) }
}

/** Its fields by the names of a game file. */
function gameIn({ session }: Readonly<Record<string, unknown>>): unknown {
  if (typeof session !== 'object' || session === null || 'unreadable' in session) throw new Faulty('it is a report without a game')
  const { game, rulesVersion, status, outcome, createdAt, seed, options, setup, seats, inputs, redo, marks } = session as Record<
    string,
    unknown
  >
  const rows = (list: unknown) => (Array.isArray(list) ? list.map((row: unknown) => ({ ...Object(row), events: [] })) : list)
  const numberless = ({ n: _n, nextEvent: _next, ...row }: Record<string, unknown>) => row
  const given = rows(inputs)
  /** All but the first came without their state. */
  const stateless = (mark: unknown) => ({ ...Object(mark), state: Object(mark).state ?? null })
  return {
    ...{ game, rulesVersion, status, outcome, createdAt, seed, options, seats },
    marks: Array.isArray(marks) ? marks.map(stateless) : marks,
    setup: itsOwn(setup),
    redo: Array.isArray(redo) ? redo.length : 0,
    raiders: [],
    inputs: Array.isArray(given) ? given.map(numberless) : given,
    undone: rows(redo),
  }
}

function otherRules(version: string, ours: string) {
  const message = `This report is of a game under other rules (${version}; these are ${ours}): only a version with those rules can play it again.`
  return badRequest(message, { detail: 'other-rules' })
}
