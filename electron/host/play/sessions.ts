import { z } from 'zod'
import { branchSession } from '../../../db/branch.ts'
import { type CharacterChange, listCharacters, listRoster } from '../../../db/characters.ts'
import {
  abandonSession,
  type Committed,
  type Consequences,
  commitChoice,
  commitDrift,
  commitRedo,
  commitUndo,
  createSession,
  type NewInput,
  type NewMark,
} from '../../../db/choices.ts'
import { ledgerOf } from '../../../db/ledger.ts'
import type { Result } from '../../../db/refusal.ts'
import {
  getSession,
  partyOf,
  readInputs,
  readMarks,
  readRedo,
  resumeMark,
  type StoredInput,
  type StoredMark,
} from '../../../db/sessions.ts'
import type { Homecoming } from '../../../engine/kernel/campaign.ts'
import { CHARACTER_STATUSES } from '../../../engine/kernel/campaign-types.ts'
import { type GameEvent, newStep, type Positions, type Step } from '../../../engine/kernel/play.ts'
import type { Playable, Playing, RosterRules, SavedMark } from '../../../engine/kernel/playable.ts'
import { conflict, isRefusal, notFound } from '../../../engine/kernel/refusal.ts'
import { recordLeft } from '../../../engine/kernel/session.ts'
import type { Tale, TaleChapter } from '../../../engine/kernel/tale-types.ts'
import {
  type Answer,
  type BotSeat,
  type BranchPoint,
  type KeptRoll,
  type Outcome,
  type Refusal,
  type SessionStatus,
  SKILLS,
  UNDO_MODES,
} from '../../../engine/kernel/types.ts'
import { nobodyStaysLost } from '../campaign/membership.ts'
import type { Context } from '../context.ts'

/** A session that is in memory, at its present position. */
export interface OpenSession {
  readonly id: string
  readonly game: Playable
  readonly campaign: string | null
  readonly seed: string
  readonly seats: readonly string[]
  /** The seats that play by themselves. */
  readonly bots: readonly BotSeat[]
  readonly playing: Playing
  /** Of a what-if: where it goes on from. */
  readonly branchOf: BranchPoint | null
  revision: number
  status: SessionStatus
  /** Of a session that is over. */
  outcome: Outcome | null
  /** As the record has it: where newer rules do not follow a game that is over, `playing` stands at an earlier position. */
  newest: Newest
  /** Its characters are on the roster. */
  rostered: boolean
  /** Happened outside every input: told with the next one. */
  untold: readonly GameEvent[]
}

/** What happened since a person chose: the number of the newest input, what came of it and of those before, and the number of their first event. */
export interface Newest {
  readonly inputs: number
  readonly steps: readonly Pick<Step, 'events' | 'rolls'>[]
  readonly firstEvent: number
}

/** Something of it is hidden from a person at the table: no what-if, story or luck, and no looking on from the seat of a bot. */
export function isSecret({ playing, status, seats, bots }: Pick<OpenSession, 'playing' | 'status' | 'seats' | 'bots'>): boolean {
  if (status !== 'open') return false
  const people = seats.map((_, seat) => seat).filter((seat) => !bots.some((bot) => bot.seat === seat))
  return playing.secret(people)
}

export interface Beginning {
  readonly game: Playable
  readonly campaign: string | null
  readonly seed: string
  readonly seats: readonly string[]
  /** Characters of the roster, by database id. */
  readonly party: readonly string[]
  /** As it was wished for. */
  readonly options: unknown
  readonly setup: SessionSetup
  readonly playing: Playing
}

/** What a session needs beside its inputs to be played again. */
const SessionSetup = z.object({
  undo: z.enum(UNDO_MODES),
  physical: z.boolean(),
  fixed: z.object({ dice: z.array(z.number()), draws: z.array(z.string()), strict: z.boolean() }),
  branchOf: z.object({ session: z.string(), input: z.number() }).exactOptional(),
  bots: z.array(z.object({ seat: z.number(), skill: z.enum(SKILLS) })).exactOptional(),
})
export type SessionSetup = z.infer<typeof SessionSetup>

/** A setup out of the record. */
export function setupOf(stored: unknown): SessionSetup {
  return SessionSetup.parse(stored)
}

/** All sessions there are: those last used in memory, the others in the database. What is in memory is also in the database. */
export interface Sessions {
  /** Games that came to their end in this run of the program, by session. */
  readonly endedNow: ReadonlySet<string>
  /** Refuses `not-found`. */
  get(id: string): OpenSession | Refusal
  begin(beginning: Beginning): OpenSession | Refusal
  /** A new session outside every campaign that goes on from a position of this one. Refuses where nothing can be played from there. */
  branch(session: OpenSession, to: number): OpenSession | Refusal
  /** Each changes the session and writes it; refused, it stands where it stood. An answer is a person's, or of the bot of that seat. */
  choose(session: OpenSession, answer: Answer, bot?: boolean): Refusal | null
  undo(session: OpenSession): Refusal | null
  redo(session: OpenSession): Refusal | null
  /** Closes a session that will not be played on: the dead stay dead, all others are as they went in. */
  abandon(session: OpenSession): Refusal | null
  /** Tells a game anew from its record, one still open as it stands; null where today's rules do not follow it, or tell nothing. */
  retell(id: string): Tale | null
  /** What can be gone back to in a game, from its record; nothing where today's rules do not follow it. */
  chapters(id: string): readonly TaleChapter[]
  /** The sessions of a campaign that is no more. */
  forget(campaign: string): void
}

/** How many sessions stay in memory. */
const KEPT = 32

export function sessionsOf(context: Context): Sessions {
  const { db } = context
  const open = new Map<string, OpenSession>()
  const endedNow = new Set<string>()

  const keep = (session: OpenSession): OpenSession => {
    open.delete(session.id)
    open.set(session.id, session)
    const [oldest] = open.keys()
    if (open.size > KEPT && oldest !== undefined) open.delete(oldest)
    return session
  }

  /** Writes what has been done to a session; `told` events came of it. */
  const write = (session: OpenSession, told: number, result: Result<Committed>): Refusal | null => {
    if (result.kind === 'refused') return result.refusal
    session.revision = result.value.revision
    session.newest = newestOf(session.playing, result.value.firstEvent + told)
    return null
  }

  /**
   * Changes a session, then tells of it. Meanwhile it is forgotten: whatever goes wrong on the way, whoever asks for it
   * next finds it as the record has it. What the rules refuse has changed nothing, and it stays.
   */
  const change = (session: OpenSession, play: () => Refusal | null, commit: () => Refusal | null): Refusal | null => {
    open.delete(session.id)
    const forbidden = play()
    const refused = forbidden ?? commit()
    if (forbidden !== null || refused === null) keep(session)
    if (refused === null) context.tell('session.changed', { session: session.id, revision: session.revision })
    return refused
  }

  const rosterChanged = ({ campaign }: OpenSession): void => {
    if (campaign !== null) context.tell('campaign.changed', { campaign })
  }

  /** Writes the input just played, and what came of it. */
  const commitInput = (session: OpenSession, commit: typeof commitChoice): Refusal | null => {
    const { playing, id, revision } = session
    playing.last.events = [...session.untold, ...playing.last.events]
    const come = consequences(context, session)
    const choice = { session: id, revision, input: inputOf(playing), at: context.now(), ...come }
    const refused = write(session, come.events.length, commit(db, choice))
    if (refused === null) settle(session, come)
    return refused
  }

  const settle = (session: OpenSession, { status, outcome, characters }: Consequences): void => {
    session.untold = []
    session.status = status ?? 'open'
    session.outcome = outcome ?? null
    if (characters?.created !== undefined) session.rostered = true
    if (session.status === 'ended') endedNow.add(session.id)
    if (characters !== undefined) rosterChanged(session)
  }

  /** A game to where its record ends; null where today's rules do not follow it. */
  const playedThrough = (id: string): Playing | null => {
    const session = open.get(id) ?? load(context, id)
    return isRefusal(session) || session.newest.inputs !== session.playing.inputs ? null : session.playing
  }

  return {
    endedNow,
    forget(campaign) {
      for (const session of [...open.values()]) if (session.campaign === campaign) open.delete(session.id)
    },
    retell: (id) => playedThrough(id)?.tale() ?? null,
    chapters: (id) => playedThrough(id)?.chapters() ?? [],
    get(id) {
      const session = open.get(id) ?? load(context, id)
      return isRefusal(session) ? session : keep(session)
    },
    begin({ game, campaign, seed, seats, party, options, setup, playing }) {
      const id = context.newId()
      const newest = newestOf(playing, 0)
      const rostered = party.length > 0
      const { bots = [] } = setup
      const fresh = { revision: 0, status: 'open' as const, outcome: null, newest, rostered, untold: [], branchOf: null, bots }
      const session: OpenSession = { id, game, campaign, seed, seats, playing, ...fresh }
      const come = consequences(context, session)
      const { id: gameId, rulesVersion } = game
      const mayGo = CHARACTER_STATUSES.filter((status) => game.roster?.mayBring(status))
      const began = {
        id,
        campaign,
        game: gameId,
        rulesVersion,
        seed,
        options,
        setup,
        seats,
        party,
        mayGo,
        first: markOf(playing.firstMark),
      }
      const commit = () => {
        const at = context.now()
        return write(session, come.events.length, createSession(db, { ...began, input: inputOf(playing), at, ...come }))
      }
      const refused = change(session, () => null, commit)
      if (refused !== null) return refused
      settle(session, come)
      if (rostered) rosterChanged(session)
      return session
    },
    branch(session, to) {
      const { position, standsAt } = replay(context, session, to)
      if (standsAt !== null) return OTHER_RULES
      if (position.playing.ask === null) return NOTHING_ASKED
      const id = context.newId()
      const { game, id: from, bots } = session
      // Played for its own sake: anything may be taken back. What was fixed beforehand was part of what is to come.
      const { physical } = position.playing
      const setup: SessionSetup = {
        ...{ undo: 'teaching', physical, fixed: NOTHING_FIXED_HERE, branchOf: { session: from, input: to } },
        ...(bots.length === 0 ? {} : { bots: [...bots] }),
      }
      const { rulesVersion } = game
      const result = branchSession(db, { id, session: from, to, rulesVersion, seed: context.newId(), setup, at: context.now() })
      if (result.kind === 'refused') return result.refusal
      const begun = load(context, id)
      if (isRefusal(begun)) return begun
      context.tell('session.changed', { session: id, revision: begun.revision })
      return keep(begun)
    },
    choose: (session, answer, bot) =>
      change(
        session,
        () => session.playing.choose(answer, bot),
        () => commitInput(session, commitChoice),
      ),
    redo: (session) =>
      change(
        session,
        () => session.playing.redo(),
        () => commitInput(session, commitRedo),
      ),
    undo: (session) =>
      change(
        session,
        () => session.playing.undo(),
        () => {
          const { playing, id, revision } = session
          const to = playing.inputs
          const refused = write(session, 0, commitUndo(db, { session: id, revision, to, streams: playing.last.at, at: context.now() }))
          session.rostered = session.rostered && partyOf(db, id).length > 0
          return refused
        },
      ),
    abandon: (session) =>
      change(
        session,
        () => null,
        () => {
          const { id, revision, playing } = session
          const outcome: Outcome = { kind: 'abandoned', text: 'The game was given up.' }
          const end = { session: id, revision, at: context.now(), outcome, tale: playing.tale(), ...givenUp(context, session) }
          const refused = write(session, 0, abandonSession(db, end))
          if (refused !== null) return refused
          session.status = 'abandoned'
          session.outcome = outcome
          rosterChanged(session)
          return null
        },
      ),
  }
}

function newestOf({ inputs, since: steps }: Pick<Playing, 'inputs' | 'since'>, nextEvent: number): Newest {
  return { inputs, steps, firstEvent: steps.reduce((first, { events }) => first - events.length, nextEvent) }
}

// ---------------------------------------------------------------- what goes into the record

function inputOf({ inputs, last: { answer, bot, dice, draws, rolls, barred } }: Playing): NewInput {
  return { n: inputs, answer, dice, draws, notes: { rolls, barred, ...(bot ? { bot } : {}) } satisfies Notes }
}

/** What came of the newest input, for the record and for the roster. */
function consequences(context: Context, session: OpenSession): Consequences {
  const { playing } = session
  const { events, at } = playing.last
  const mark = playing.newMark
  const outcome = playing.ask === null ? playing.outcome : null
  if (playing.ask === null && outcome === null) throw new Error('a game that asks nothing is over')
  return {
    events,
    streams: at,
    ...(mark === null ? {} : { mark: markOf(mark) }),
    ...rosterConsequences(context, session, outcome),
    ...(outcome === null ? {} : { status: 'ended' as const, outcome, tale: playing.tale() }),
  }
}

/** Who comes onto the roster once the party is settled, what its ledger learns, and how all come home at the end. */
function rosterConsequences(context: Context, session: OpenSession, end: Outcome | null): Partial<Consequences> {
  const { campaign, playing, rostered } = session
  const rules = session.game.roster
  const party = playing.party()
  if (campaign === null || rules === null || party === null) return {}
  const ledger = playing.last.lines.filter((line) => party.some(({ slug }) => slug === line.character))
  const created = rostered ? undefined : party.map((record) => ({ id: context.newId(), ...record }))
  const changed =
    end === null
      ? undefined
      : [...found(context, rules, campaign, playing.homecoming()), ...(rules.freesTheLost(end) ? freed(context, campaign, party) : [])]
  if (created === undefined && changed === undefined) return { ledger }
  return { ledger, characters: { ...(created === undefined ? {} : { created }), ...(changed === undefined ? {} : { changed }) } }
}

/** How all come home. In a game that began before another one freed the lost nobody is lost any more. */
function found(context: Context, rules: RosterRules, campaign: string, all: readonly Homecoming[]): readonly Homecoming[] {
  if (!all.some(({ status }) => status === 'lost') || !nobodyStaysLost(context, rules, campaign)) return all
  return all.map(({ slug, status, sheet, ...fell }) =>
    status === 'lost' ? { slug, status: 'living', sheet } : { slug, status, sheet, ...fell },
  )
}

/** Whoever else the campaign had lost comes back. */
function freed({ db }: Context, campaign: string, party: readonly { readonly slug: string }[]): readonly CharacterChange[] {
  return listRoster(db, campaign)
    .filter(({ slug, status }) => status === 'lost' && !party.some((one) => one.slug === slug))
    .map(({ slug }) => ({ slug, status: 'living' }))
}

/** A game given up brings nothing: its ledger lines are taken back. What becomes of its people its rules may say. */
function givenUp(
  context: Context,
  { id, campaign, playing, game: { roster: rules } }: OpenSession,
): Pick<Consequences, 'ledger'> & { readonly changed: readonly CharacterChange[] } {
  if (campaign === null || rules === null || playing.party() === null) return { changed: [] }
  const { db } = context
  const party = listRoster(db, campaign).filter(({ session }) => session === id)
  const ledger = party.flatMap(({ id: character, slug }) =>
    netOf(ledgerOf(db, character).filter(({ session }) => session === id)).map(({ unit, subject, amount }) => ({
      ...{ character: slug, unit, subject, amount: -amount },
      ...{ rule: rules.cases.abandoned, reason: 'abandoned' },
    })),
  )
  const before = listCharacters(db, campaign).filter(({ slug }) => party.some((one) => one.slug === slug))
  const ruled = playing.givenUp(before)
  if (ruled !== null) return { ledger, changed: found(context, rules, campaign, ruled) }
  return { ledger, changed: found(context, rules, campaign, playing.homecoming()).map(({ sheet: _, ...each }) => each) }
}

type Entry = ReturnType<typeof ledgerOf>[number]

/** What entries come to, each jewel for itself; what cancels out is left out. */
function netOf(entries: readonly Entry[]): readonly Pick<Entry, 'unit' | 'subject' | 'amount'>[] {
  const left: Pick<Entry, 'unit' | 'subject' | 'amount'>[] = []
  for (const { unit, subject, amount } of entries) {
    const one = unit === 'jewel'
    const at = left.findIndex((each) => each.unit === unit && each.subject === subject && (!one || each.amount === -amount))
    const before = left[at]
    if (before === undefined) left.push({ unit, subject, amount })
    else if (before.amount + amount === 0) left.splice(at, 1)
    else left[at] = { unit, subject, amount: before.amount + amount }
  }
  return left
}

function markOf({ input, diceUsed, drawsUsed, eventsUsed, linesUsed, at, fingerprint, text }: SavedMark): NewMark {
  return { input, diceUsed, drawsUsed, eventsTold: eventsUsed, linesPosted: linesUsed, streams: at, fingerprint, state: text }
}

// ---------------------------------------------------------------- what comes out of the record

const PositionsRead = z.tuple([z.number(), z.number(), z.number(), z.number()]) satisfies z.ZodType<Positions>
/** What is kept with an input beside its answer and its chance. */
const Notes = z.object({ rolls: z.custom<readonly KeptRoll[]>(Array.isArray), barred: z.boolean(), bot: z.literal(true).exactOptional() })
type Notes = z.infer<typeof Notes>

/** A session out of the database, at the position of its newest input. */
function load(context: Context, id: string): OpenSession | Refusal {
  const { db } = context
  const stored = getSession(db, id)
  if (stored === null) return notFound('game')
  const game = context.games.find((one) => one.id === stored.game)
  if (game === undefined) return conflict('This version of Citadel does not know that game.', 'unknown-game')
  const inputs = readInputs(db, id)
  const steps = inputs.map(stepOf)
  const newest = steps.at(-1)
  if (newest !== undefined) newest.at = PositionsRead.parse(stored.streams)
  // What other rules took back is not played again by these.
  const undone = stored.rulesVersion === game.rulesVersion ? readRedo(db, id).map(stepOf).toReversed() : []
  const marks = readMarks(db, id).flatMap(savedOf)
  const { branchOf = null, bots = [], ...setup } = setupOf(stored.setup)
  const { playing, lost } = game.resume({ ...setup, seed: stored.seed, steps, marks, undone })
  const { campaign, seed, seats, status, revision, outcome } = stored
  const next = inputs.at(-1)?.nextEvent ?? 0
  const rostered = stored.party.length > 0
  const at = lost.length > 0 && newest !== undefined ? { inputs: steps.length - 1, since: [newest] } : playing
  const session: OpenSession = {
    id,
    game,
    campaign,
    seed,
    seats,
    bots,
    playing,
    branchOf,
    revision,
    status,
    outcome,
    newest: newestOf(at, next),
    rostered,
    untold: [],
  }
  return lost.length > 0 && status === 'open' ? leaveRecord(context, session, lost) : session
}

/** Today's rules do not follow the record: the inputs they cannot follow become a branch, and play goes on before them. */
function leaveRecord(context: Context, session: OpenSession, lost: readonly Step[]): OpenSession | Refusal {
  const { db } = context
  const { id, revision, playing, game } = session
  const { notes } = inputOf(playing)
  const at = context.now()
  const result = commitDrift(db, { session: id, revision, rulesVersion: game.rulesVersion, input: playing.inputs, notes, at })
  if (result.kind === 'refused') return result.refusal
  session.revision = result.value.revision
  session.newest = newestOf(playing, result.value.firstEvent)
  session.rostered = partyOf(db, id).length > 0
  session.untold = [recordLeft(lost.length)]
  return session
}

/**
 * A session as it stood after input `to`, with what that input brought as the record has it: played again from the nearest mark
 * before. A session of other rules is never computed anew: it is shown at that mark, `standsAt` says of which input.
 */
export function replay(
  { db }: Context,
  session: OpenSession,
  to: number,
): { readonly position: OpenSession; readonly standsAt: number | null } {
  const stored = getSession(db, session.id)
  const mark = resumeMark(db, session.id, to)
  if (stored === null || mark === null) throw new Error('a session is in the record with its first mark')
  const since = readInputs(db, session.id, mark.input, to)
  const input = since.at(-1)
  if (input?.n !== to) throw new Error(`input ${to} is missing`)
  const { branchOf: _branch, bots: _bots, ...setup } = setupOf(stored.setup)
  // What came before the mark is in its state: nobody looks at those inputs.
  const before = Array.from({ length: mark.input }, () => newStep(null))
  const sameRules = stored.rulesVersion === session.game.rulesVersion
  const steps = [...before, ...(sameRules ? since : since.slice(0, 1)).map(stepOf)]
  const { playing, lost } = session.game.resume({ ...setup, seed: stored.seed, steps, marks: savedOf(mark), undone: [] })
  const newest = newestOf({ inputs: to, since: [stepOf(input)] }, input.nextEvent)
  return {
    position: { ...session, playing, newest, untold: [] },
    standsAt: sameRules && lost.length === 0 ? null : mark.input,
  }
}

const NOTHING_FIXED_HERE: SessionSetup['fixed'] = { dice: [], draws: [], strict: false }

const OTHER_RULES = conflict('The rules have changed since: nothing can be played on from there.', 'other-rules')
const NOTHING_ASKED = conflict('The game is over there: nothing is left to be chosen.', 'over')

export function stepOf({ answer, dice, draws, events, notes }: Pick<StoredInput, 'answer' | 'dice' | 'draws' | 'events' | 'notes'>): Step {
  return { ...newStep(answer), dice, draws, events, ...Notes.parse(notes) }
}

export function savedOf({ input, diceUsed, drawsUsed, eventsTold, linesPosted, streams, fingerprint, state }: StoredMark): SavedMark[] {
  if (state === null) return []
  const at = PositionsRead.parse(streams)
  return [{ input, diceUsed, drawsUsed, eventsUsed: eventsTold, linesUsed: linesPosted, at, fingerprint, text: state }]
}
