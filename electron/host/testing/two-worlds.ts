import { afterEach, beforeEach, expect, vi } from 'vitest'
import type { Seat, SessionView } from '../../../engine/kernel/types.ts'
import { type TestHost, testHost } from './test-host.ts'

// Two worlds on two hosts that differ only in what a seat may not know, over everything that a host says to a seat: views, decisions,
// log, replays, numbers, times, lists, refusals, what can be taken back, notifications, advice, the tale so far, and who is asked when.

const open: TestHost[] = []

/** For a file of tests with worlds: a clock that stands still, and hosts that are closed. */
export function inWorlds(): void {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 10, 22) })
  })
  afterEach(async () => {
    for (const host of open.splice(0)) await host.close()
    vi.useRealTimers()
  })
}

const MINUTE = 60_000

/** What happens in both worlds happens at the same minute; what does in one alone, at a time of its own. */
export async function aside(work: () => Promise<void>): Promise<void> {
  const now = Date.now()
  vi.setSystemTime(now + MINUTE / 2)
  await work()
  vi.setSystemTime(now)
}

/** What a game is begun with, besides its seed. */
export interface Beginning {
  readonly game: string
  readonly seats: number
  readonly bots?: readonly object[]
  readonly options?: object
  readonly scenario?: object
}

/** A game on a host of its own, as its seats come to be asked. */
export class World {
  readonly host: TestHost
  now: SessionView

  private constructor(begun: SessionView, host: TestHost) {
    this.now = begun
    this.host = host
  }

  static async begin(how: Beginning): Promise<World> {
    const host = testHost()
    open.push(host)
    return new World(await host.call('game.start', { seed: 7, ...(how as object), game: how.game }), host)
  }

  get session(): string {
    return this.now.session
  }

  async pick(...ids: string[]): Promise<void> {
    for (const id of ids) this.now = await this.host.pick(this.now, id)
  }

  /** What that seat sees of the game now. */
  async seenBy(seat: Seat): Promise<unknown> {
    return (await this.host.call('game.view', { session: this.session, seat })).view
  }

  /** Everything that the host has to say to a seat, as bytes by where it says it. */
  async shownTo(seat: Seat): Promise<Readonly<Record<string, string>>> {
    const { host, session } = this
    const view = await host.call('game.view', { session, seat })
    const log = await host.call('game.log', { session, seat })
    const replays = []
    for (let to = Math.max(0, view.inputs - 1); to <= view.inputs; to++) replays.push(await host.call('game.replay', { session, to, seat }))
    const [listed] = await host.call('game.list')
    const { session: _, ...shown } = view
    const stale = await host.refusal('game.choose', { session, revision: 999_999, decision: 'd', pick: ['end'] })
    const taking = view.canUndo ? 'allowed' : await host.refusal('game.undo', { session, revision: view.revision })
    return {
      view: JSON.stringify(shown),
      log: JSON.stringify(log),
      replays: JSON.stringify(replays),
      'newest replay': JSON.stringify(await host.call('game.replay', { session, seat })),
      list: JSON.stringify(listed),
      refusals: JSON.stringify([stale, taking]),
      notifications: JSON.stringify(this.heardBy(seat)),
      tale: JSON.stringify(await this.toldOf()),
      help: JSON.stringify(view.decision?.seat === seat ? await this.helpFor() : null),
    }
  }

  /** What is told of a game that goes on, and whether it may be tried out. */
  private async toldOf(): Promise<unknown> {
    const { host, session } = this
    return [
      await host.call('game.chapters', { session }),
      await host.call('game.endings', { session }),
      await host.refusal('game.luck', { session }),
      await host.refusal('game.story', { session }),
      await host.refusal('game.branch', { session, to: 0 }),
    ]
  }

  /** What helps the seat that is asked: a bot's advice, and what can be left to the program. */
  private async helpFor(): Promise<unknown> {
    const { host, session } = this
    return [await host.call('game.hint', { session }), await host.call('game.errands', { session })]
  }

  private heardBy(seat: Seat): readonly unknown[] {
    return this.host.told.filter(({ event, data }) => event !== 'session.changed' || data.seat === undefined || data.seat === seat)
  }
}

/** Holds that the host says the same to that seat in both worlds, and lets a minute pass. */
export async function alike(one: World, other: World, seat: Seat, where: string): Promise<void> {
  const [a, b] = [await one.shownTo(seat), await other.shownTo(seat)]
  for (const what of Object.keys(a)) expect(b[what], `${what}, ${where}`).toBe(a[what])
  vi.setSystemTime(Date.now() + MINUTE)
}
