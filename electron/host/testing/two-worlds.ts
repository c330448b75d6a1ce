import type { Playable } from '../../../engine/kernel/playable.ts'
import type { Answer, Seat, SessionView } from '../../../engine/kernel/types.ts'
import { GAMES } from '../../../engine/registry.ts'
import { type TestHost, testHost } from './test-host.ts'

// Two worlds on two hosts that differ only in what a seat may not know, over everything that a host says to a seat: views, frames,
// decisions, log, replays, numbers, times, lists, refusals, what can be undone, notifications, advice, plans, the tale so far, and who
// decides when.

const open: World[] = []

/** Closes the hosts of all worlds so far. */
export async function closeWorlds(): Promise<void> {
  for (const { host } of open.splice(0)) await host.close()
}

const MINUTE = 60_000
const BEGIN = Date.UTC(2026, 10, 22)

/** What a game is begun with; the host checks it. */
export interface Beginning {
  readonly game: string
  readonly seed?: string
  readonly seats: number
  readonly bots?: readonly object[]
  readonly options?: object
  readonly scenario?: object
  readonly dice?: readonly number[]
  readonly draws?: readonly string[]
}

/** A game on a host of its own with a clock of its own, one seat's question after another. */
export class World {
  readonly host: TestHost
  now!: SessionView
  private time = BEGIN

  private constructor(games: readonly Playable[]) {
    this.host = testHost(undefined, games, { now: () => new Date(this.time).toISOString() })
    open.push(this)
  }

  static async begin(how: Beginning, games: readonly Playable[] = GAMES): Promise<World> {
    const world = new World(games)
    world.now = await world.host.call('game.start', { seed: 7, ...(how as object), game: how.game })
    return world
  }

  get session(): string {
    return this.now.session
  }

  /** What happens in one world alone happens at a time of its own. */
  async aside(work: () => Promise<void>): Promise<void> {
    this.time += MINUTE / 2
    await work()
    this.time -= MINUTE / 2
  }

  /** What happens in both worlds happens at the same minute. */
  nextMinute(): void {
    this.time += MINUTE
  }

  async pick(...ids: string[]): Promise<void> {
    for (const id of ids) await this.answer({ pick: [id] })
  }

  async answer({ pick, value }: Answer): Promise<void> {
    const { session, revision, decision } = this.now
    const given = { ...(pick === undefined ? {} : { pick: [...pick] }), ...(value === undefined ? {} : { value }) }
    this.now = await this.host.call('game.choose', { session, revision, decision: decision?.id ?? 'none', ...given })
  }

  /** Undoes the newest answer, or gives it again. */
  async goes(way: 'game.undo' | 'game.redo'): Promise<void> {
    this.now = await this.host.call(way, { session: this.session, revision: this.now.revision })
  }

  /** What that seat sees of the game now. */
  async seenBy(seat: Seat): Promise<unknown> {
    return (await this.host.call('game.view', { session: this.session, seat })).view
  }

  /** Everything that the host has to say to a seat, as bytes by where it says it. What plays the bots on comes last. */
  async shownTo(seat: Seat, replays: 'all' | 'newest' = 'newest'): Promise<Readonly<Record<string, string>>> {
    const { host, session } = this
    const log = await host.call('game.log', { session, seat })
    const { session: _replayed, ...newest } = await host.call('game.replay', { session, seat })
    const [listed] = await host.call('game.list')
    const looked = []
    for (let to = replays === 'all' ? 0 : Math.max(0, newest.inputs - 1); to <= newest.inputs; to++)
      looked.push(await host.call('game.replay', { session, to, seat }))
    const tale = await this.toldOf()
    const { session: _, ...view } = await host.call('game.view', { session, seat })
    const after = view.events.map(({ n }) => n).slice(-FRAMES)
    const frames = after.length === 0 ? [] : await host.call('game.frames', { session, seat, revision: view.revision, after })
    const stale = await host.refusal('game.choose', { session, revision: 999_999, decision: 'd', pick: ['end'] })
    const taking = view.canUndo ? 'allowed' : await host.refusal('game.undo', { session, revision: view.revision })
    const redoing = view.canRedo ? 'allowed' : await host.refusal('game.redo', { session, revision: view.revision })
    const shown = {
      log,
      'newest replay': newest,
      replays: looked,
      list: listed,
      tale,
      view,
      frames,
      refusals: [stale, taking, redoing],
      notifications: this.heardBy(seat),
      help: view.decision?.seat === seat ? await this.helpFor() : null,
    }
    return Object.fromEntries(Object.entries(shown).map(([what, said]) => [what, JSON.stringify(said)]))
  }

  /** What is told of a game that goes on, and whether it may be tried out. */
  private async toldOf(): Promise<unknown> {
    const { host, session } = this
    const answers = []
    for (const call of ['game.chapters', 'game.endings', 'game.luck', 'game.story', 'game.grades', 'game.grade', 'game.simulate'] as const)
      answers.push(await host.request(call, { session }))
    answers.push(await host.request('story.export', { session, as: 'html' }))
    // Where it is allowed, bots would go on in it, and find out for themselves.
    if (this.now.secret !== true) return answers
    return [...answers, await host.request('game.branch', { session, to: 0 }), await host.request('session.export', { session })]
  }

  /** What helps the seat that decides: a bot's advice, what can be left to the program, and what would come of it. */
  private async helpFor(): Promise<unknown> {
    const { host, session } = this
    const { errands, ...rest } = await host.call('game.errands', { session })
    const plans = []
    for (const { id } of errands.slice(0, PLANS)) plans.push(await host.request('game.plan', { session, errand: id }))
    return [await host.request('game.hint', { session }), rest, errands, plans]
  }

  private heardBy(seat: Seat): readonly unknown[] {
    return this.host.told.filter(({ event, data }) => event !== 'session.changed' || data.seat === undefined || data.seat === seat)
  }
}

/** As many of the newest events as one call takes. */
const FRAMES = 50

/** The most errands that are asked for their plans. */
const PLANS = 3

/** Throws where the host says something else to that seat in one world than in the other; lets a minute pass. */
export async function alike(one: World, other: World, seat: Seat, where: string, replays?: 'all' | 'newest'): Promise<void> {
  const [a, b] = [await one.shownTo(seat, replays), await other.shownTo(seat, replays)]
  for (const [what, bytes] of Object.entries(a)) sameBytes(bytes, b[what] ?? '', `seat ${seat} can tell by the ${what} (${where})`)
  one.nextMinute()
  other.nextMinute()
}

/** How much of both is quoted before and after the first difference. */
const AROUND = 120

/** Throws where they differ, saying where. */
export function sameBytes(a: string, b: string, told: string): void {
  if (a === b) return
  const at = [...a].findIndex((letter, i) => letter !== b[i])
  const from = Math.max(0, (at < 0 ? a.length : at) - AROUND)
  throw new Error(`${told}: "${a.slice(from, from + 2 * AROUND)}" and "${b.slice(from, from + 2 * AROUND)}"`)
}
