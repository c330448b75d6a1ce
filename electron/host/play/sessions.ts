import { branchSession } from '../../../db/branch.ts'
import {
  abandonSession,
  type Committed,
  type Consequences,
  commitChoice,
  commitRedo,
  commitUndo,
  createSession,
  deleteSession,
  noteEnding,
} from '../../../db/choices.ts'
import { isLogLong, isStretchFull } from '../../../db/record.ts'
import type { Result } from '../../../db/refusal.ts'
import { partyOf, readInputs } from '../../../db/sessions.ts'
import { CHARACTER_STATUSES } from '../../../engine/kernel/campaign-types.ts'
import type { Playable, Playing } from '../../../engine/kernel/playable.ts'
import { conflict, isRefusal } from '../../../engine/kernel/refusal.ts'
import type { Tale, TaleChapter } from '../../../engine/kernel/tale-types.ts'
import type { Answer, Giver, Outcome, Refusal, Seat } from '../../../engine/kernel/types.ts'
import type { Ended, SessionRow } from '../../contract/index.ts'
import type { Context } from '../context.ts'
import { consequences, givenUp } from './consequences.ts'
import { type Changes, isSecret, newestOf, type OpenSession, type SessionSetup } from './open-session.ts'
import { historyOf, load, replay } from './resuming.ts'
import { announced, type ChangeCount, changedBy, changedForAll, noChanges, revisionFor } from './revisions.ts'
import { seenByAll } from './seat-numbers.ts'
import { endedIn, inputOf, shownIn, shownNotes } from './session-rows.ts'

/** The start of a new session. */
export interface Beginning {
  readonly game: Playable
  readonly campaign: string | null
  readonly seed: string
  readonly seats: readonly string[]
  /** Characters of the roster, by database id. */
  readonly party: readonly string[]
  /** The options as requested. */
  readonly options: unknown
  readonly setup: SessionSetup
  readonly playing: Playing
}

type Listed = Pick<SessionRow, 'session' | 'game' | 'status' | 'revision' | 'inputs' | 'createdAt'>

/** The number of sessions kept in memory. */
const KEPT = 32

/** All sessions: the most recently used in memory, the others in the database. Whatever is in memory is in the database too. */
export class Sessions {
  private readonly context: Context
  private readonly open = new Map<string, OpenSession>()
  private readonly ended = new Set<string>()
  private readonly seen = new Map<string, { readonly revision: number; readonly inputs: number }>()

  constructor(context: Context) {
    this.context = context
  }

  /** The games that ended in this run of the program, by session. */
  get endedNow(): ReadonlySet<string> {
    return this.ended
  }

  /** Refuses `not-found`. */
  get(id: string): OpenSession | Refusal {
    const session = this.found(id)
    return isRefusal(session) ? session : this.keep(session)
  }

  begin(beginning: Beginning): OpenSession | Refusal {
    const { context } = this
    const { game, campaign, seed, seats, party, options, setup, playing } = beginning
    const id = context.newId()
    const rostered = party.length > 0
    const { bots = [], lab = false, week = null } = setup
    const at = context.now()
    const fresh = {
      history: historyOf(context.db, id),
      revision: 0,
      changes: noChanges({ game, seats, bots }),
      shownAt: at,
      status: 'open' as const,
      outcome: null,
      newest: newestOf(playing, 0),
      untold: [],
      branchOf: null,
      fromFile: false,
      lab,
      week,
    }
    const session: OpenSession = { id, game, campaign, seed, createdAt: at, seats, playing, rostered, bots, ...fresh }
    const come = consequences(context, session)
    const mayGo = CHARACTER_STATUSES.filter((status) => game.roster?.mayBring(status))
    const about = { id, campaign, game: game.id, rulesVersion: game.rulesVersion, seed, options, setup, seats, party, mayGo }
    const commit = () => {
      const first = { first: playing.firstMark, input: inputOf(session, session), at }
      return this.wrote(session, session, come.events.length, createSession(context.db, { ...about, ...first, ...come }))
    }
    const refused = this.change(session, () => null, commit, 'new')
    if (refused !== null) return refused
    this.apply(session, come)
    if (rostered) this.rosterChanged(session)
    return session
  }

  /** A new session outside every campaign that goes on from a position of this one. Refuses where play cannot go on from there. */
  branch(session: OpenSession, to: number): OpenSession | Refusal {
    const { context } = this
    const { position, standsAt } = replay(context, session, to)
    if (standsAt !== null) return OTHER_RULES
    if (position.playing.ask === null) return NOTHING_ASKED
    const id = context.newId()
    const { game, id: from, bots } = session
    // It counts for nothing, so anything may be undone. Dice fixed in advance would give away the future, so none are copied.
    const { physical } = position.playing
    const setup: SessionSetup = {
      ...{ undo: 'teaching', physical, fixed: NOTHING_FIXED_HERE, branchOf: { session: from, input: to } },
      ...(bots.length === 0 ? {} : { bots: [...bots] }),
    }
    const { rulesVersion } = game
    const result = branchSession(context.db, { id, session: from, to, rulesVersion, seed: context.newId(), setup, at: context.now() })
    if (result.kind === 'refused') return result.refusal
    return this.came(id)
  }

  /** Announces a session that was written elsewhere. */
  came(id: string): OpenSession | Refusal {
    const session = load(this.context, id)
    if (isRefusal(session)) return session
    this.announce(session, 'new')
    return this.keep(session)
  }

  /** Changes the session and writes it; a refusal leaves it as it was. The answer is a person's unless someone else is named. */
  choose(session: OpenSession, answer: Answer, given?: Giver): Refusal | null {
    const before = session.playing.ask?.seat ?? null
    const play = () => session.playing.choose(answer, given)
    return this.change(session, play, () => this.commitInput(session, before, commitChoice))
  }

  /** Keeps how an errand ended, with its last answer. */
  noteEnding({ id, playing }: OpenSession, ending: Ended): void {
    noteEnding(this.context.db, id, playing.inputs, ending)
  }

  /** How the errands of a session have ended, each with its last answer. */
  endings(session: OpenSession): readonly (Ended & { readonly input: number })[] {
    if (isSecret(session)) return []
    return readInputs(this.context.db, session.id).flatMap((input) => {
      const ended = endedIn(input)
      return ended === null ? [] : { input: input.n, ...ended }
    })
  }

  redo(session: OpenSession): Refusal | null {
    const before = session.playing.ask?.seat ?? null
    const play = () => session.playing.redo()
    return this.change(session, play, () => this.commitInput(session, before, commitRedo))
  }

  /** Undoes the newest answer, or all those after that input. */
  undo(session: OpenSession, to?: number): Refusal | null {
    const { ask } = session.playing
    const taken = session.playing.undoes(to)
    const play = () => session.playing.undo(to)
    return this.change(session, play, () => {
      const { db, now } = this.context
      const { playing, id, revision } = session
      const at = now()
      const shown = changedBy(session, taken, { before: ask?.seat ?? null, after: playing.ask?.seat ?? null }, at)
      const undo = { session: id, revision, to: playing.inputs, streams: playing.last.streams, notes: shownNotes(shown), at }
      const refused = this.wrote(session, shown, 0, commitUndo(db, undo))
      session.rostered = session.rostered && partyOf(db, id).length > 0
      return refused
    })
  }

  /** Closes a session that will not be continued; `CampaignRules.givenUp` says what becomes of its characters. */
  abandon(session: OpenSession): Refusal | null {
    const commit = () => {
      const { context } = this
      const { id, revision, playing } = session
      const outcome: Outcome = { kind: 'abandoned', text: 'The game was given up.' }
      const at = context.now()
      const shown = changedForAll(session, at)
      const end = { session: id, revision, at, outcome, tale: playing.tale(), notes: shownNotes(shown), ...givenUp(context, session) }
      const refused = this.wrote(session, shown, 0, abandonSession(context.db, end))
      if (refused !== null) return refused
      session.status = 'abandoned'
      session.outcome = outcome
      this.rosterChanged(session)
      return null
    }
    return this.change(session, () => null, commit)
  }

  /** Deletes a what-if, or a game that came from a file or from the Lab. Refuses any other: it counts. */
  delete({ id, campaign, branchOf, fromFile, lab, revision }: OpenSession): Refusal | null {
    if (campaign !== null || (branchOf === null && !fromFile && !lab)) return COUNTS
    const deleted = deleteSession(this.context.db, id)
    if (deleted.kind === 'refused') return deleted.refusal
    this.open.delete(id)
    this.seen.delete(id)
    this.context.tell('session.changed', { session: id, revision: revision + 1 })
    return null
  }

  /** Makes a game's tale from its record, up to now for an open game; null where today's rules cannot follow it, or tell no tale. */
  retell(id: string): Tale | null {
    return this.playedThrough(id)?.tale() ?? null
  }

  /** The places in a game worth going back to, from its record; none where today's rules cannot follow it. */
  chapters(id: string): readonly TaleChapter[] {
    return this.playedThrough(id)?.chapters() ?? []
  }

  /**
   * What a list says of a game whose seats may hide things from each other: while it is open it counts what everyone has seen, and says
   * when.
   */
  listedForAll({
    session: id,
    game,
    status,
    revision,
    inputs,
    createdAt,
  }: Listed): Partial<Pick<SessionRow, 'revision' | 'inputs' | 'updatedAt'>> {
    const mayHide = this.context.games.some((one) => one.id === game && one.secret)
    const [newest] = mayHide ? readInputs(this.context.db, id, inputs, inputs) : []
    const shown = newest === undefined ? null : shownIn(newest, createdAt)
    if (shown === null) return {}
    const counted = { revision: revisionFor({ revision: 0, changes: shown.changes }) }
    return status === 'open' ? { ...counted, inputs: this.seenByAll(id, revision), updatedAt: shown.shownAt } : counted
  }

  /** Read from the whole record, and so once for each of its revisions. */
  private seenByAll(id: string, revision: number): number {
    const known = this.seen.get(id)
    if (known?.revision === revision) return known.inputs
    const inputs = seenByAll(historyOf(this.context.db, id)())
    this.seen.set(id, { revision, inputs })
    return inputs
  }

  /** Drops the sessions of a deleted campaign. */
  forget(campaign: string): void {
    for (const session of [...this.open.values()]) if (session.campaign === campaign) this.open.delete(session.id)
    this.seen.clear()
  }

  private found(id: string): OpenSession | Refusal {
    return this.open.get(id) ?? load(this.context, id)
  }

  /** A game at the end of its record; null where today's rules cannot follow it. */
  private playedThrough(id: string): Playing | null {
    const session = this.found(id)
    return isRefusal(session) || session.newest.inputs !== session.playing.inputs ? null : session.playing
  }

  private keep(session: OpenSession): OpenSession {
    const { open } = this
    open.delete(session.id)
    open.set(session.id, session)
    const [oldest] = open.keys()
    if (open.size > KEPT && oldest !== undefined) open.delete(oldest)
    return session
  }

  /**
   * Changes a session, then announces it. Meanwhile it is dropped from memory: whatever goes wrong, the next call finds it as
   * recorded. A refusal by the rules has changed nothing, and the session stays in memory.
   */
  private change(
    session: OpenSession,
    play: () => Refusal | null,
    commit: () => Refusal | null,
    before: Changes | 'new' = session.changes,
  ): Refusal | null {
    this.open.delete(session.id)
    const forbidden = play()
    const refused = forbidden ?? commit()
    if (forbidden !== null || refused === null) this.keep(session)
    if (refused === null) this.announce(session, before)
    return refused
  }

  private announce(session: OpenSession, before: Changes | 'new'): void {
    for (const change of announced(session, before)) this.context.tell('session.changed', change)
  }

  /** Takes over the written state of a session, which has `told` new events. */
  private wrote(session: OpenSession, { changes, shownAt }: ChangeCount, told: number, result: Result<Committed>): Refusal | null {
    if (result.kind === 'refused') return result.refusal
    session.revision = result.value.revision
    session.changes = changes
    session.shownAt = shownAt
    session.newest = newestOf(session.playing, result.value.firstEvent + told)
    return null
  }

  /** Writes the input just played, and its consequences. */
  private commitInput(session: OpenSession, before: Seat | null, commit: typeof commitChoice): Refusal | null {
    const { db, now } = this.context
    const { playing, id, revision } = session
    playing.last.events = [...session.untold, ...playing.last.events]
    const come = consequences(this.context, session)
    const at = now()
    const shown = changedBy(session, [playing.last], { before, after: playing.ask?.seat ?? null }, at)
    const choice = { session: id, revision, input: inputOf(session, shown), at, ...come }
    const refused = this.wrote(session, shown, come.events.length, commit(db, choice))
    if (refused !== null) return refused
    this.apply(session, come)
    if (session.status === 'open' && isStretchFull(playing.inputs)) this.context.packSoon(id)
    if (isLogLong(playing.inputs)) this.context.checkpointSoon()
    return null
  }

  private apply(session: OpenSession, { status, outcome, characters }: Consequences): void {
    session.untold = []
    session.status = status ?? 'open'
    session.outcome = outcome ?? null
    if (characters?.created !== undefined) session.rostered = true
    if (session.status === 'ended') this.ended.add(session.id)
    if (characters !== undefined) this.rosterChanged(session)
  }

  private rosterChanged({ campaign }: OpenSession): void {
    if (campaign !== null) this.context.tell('campaign.changed', { campaign })
  }
}

const COUNTS = conflict('This game counts: only what-ifs, and games from files or from the Lab, can be deleted.', 'counts')

const NOTHING_FIXED_HERE: SessionSetup['fixed'] = { dice: [], draws: [], strict: false }

const OTHER_RULES = conflict('The rules have changed since: play cannot go on from there.', 'other-rules')
const NOTHING_ASKED = conflict('The game is over there: no choice is left.', 'over')
