import { playable } from '../../../engine/kernel/playable.ts'
import type { Decision, LogEntry, Seat } from '../../../engine/kernel/types.ts'
import type { Reply } from '../../contract/index.ts'
import { type Hiding, saidWithoutSeat, stopsAmongBots } from './secrecy.ts'
import { closeWorlds, World } from './two-worlds.ts'

// Calls thrown in while bots play and people wait: from a second tab, or from the page itself. None may show what a bot sees.

export interface ThrownIn {
  /** How many calls were answered at a bot's question. */
  readonly calls: number
  /** Those that showed another seat than a person's. */
  readonly wrong: readonly string[]
}

/** What may be called without a seat. */
const CALLS = [
  'game.log',
  'game.replay',
  'game.hint',
  'game.errands',
  'game.endings',
  'game.chapters',
  'game.luck',
  'game.story',
  'game.grades',
] as const
/** Answers of people before a game is left, and how many calls are thrown in after each. */
const ANSWERS = 12
const AT_ONCE = 6

/** Throws that many calls into games of one person or two among the game's own bots. */
export async function thrownIn({ game, secrets }: Hiding<unknown>, seed: string, most: number): Promise<ThrownIn> {
  const wrong: string[] = []
  let calls = 0
  for (let n = 0; calls < most && n < most; n++) {
    const restore = everyLookTakesASlice()
    try {
      const plan = secrets.plan(`${seed}-thrown-${n}`, n)
      const seats = Math.max(2, plan.seats ?? game.seats.min)
      const people = seats > 2 && n % 2 === 1 ? [0, 1] : [n % seats]
      const bots = [...Array(seats).keys()].filter((seat) => !people.includes(seat)).map((seat) => ({ seat, skill: 'master' }))
      const { options, variants = [], scenario } = plan
      const world = await World.begin(
        {
          ...{ game: game.id, seed: plan.seed, seats, bots, options: { ...Object(options ?? {}), variants } },
          ...(scenario === undefined || scenario === null ? {} : { scenario: Object(scenario) }),
        },
        [playable(game)],
      )
      const met = await throwsInto(world, people, plan.seed, n)
      calls += met.calls
      wrong.push(...met.wrong)
    } finally {
      restore()
      await closeWorlds()
    }
  }
  return { calls, wrong }
}

/** Plays a game on by advice, with calls thrown in after each answer, and stops it at last where bots play. */
async function throwsInto(world: World, people: readonly Seat[], seed: string, n: number): Promise<ThrownIn> {
  const { host, session } = world
  const wrong: string[] = []
  let calls = 0
  for (let i = 0; i < ANSWERS && world.now.decision !== null; i++) {
    const { pick, value } = await host.call('game.hint', { session })
    const answering = world.answer({ ...(pick === undefined ? {} : { pick }), ...(value === undefined ? {} : { value }) })
    const thrown = Array.from({ length: AT_ONCE }, (_, k) => CALLS[(n + i + k) % CALLS.length] ?? 'game.log')
    const replies = await Promise.all(thrown.map((call) => host.request(call, { session })))
    await answering
    calls += replies.length
    for (const [k, reply] of replies.entries())
      for (const seat of seatsShown(reply))
        if (!people.includes(seat)) wrong.push(`${seed}: ${thrown[k]} showed seat ${seat} at answer ${i}`)
  }
  await stopsAmongBots(world)
  const [one = 0, ...more] = people
  if (more.length === 0) await saidWithoutSeat(world, one).catch(({ message }: Error) => wrong.push(`${seed}, stopped: ${message}`))
  return { calls, wrong }
}

/** The seats whose side a reply shows: of a view, of a line told in private, of a question in full. */
function seatsShown(reply: Reply): readonly Seat[] {
  if (!reply.ok) return []
  const {
    seat,
    decision,
    events = [],
  } = Object(reply.value) as {
    readonly seat?: Seat
    readonly decision?: Decision | null
    readonly events?: readonly LogEntry[]
  }
  const inFull = decision?.options === undefined ? [] : [decision.seat]
  return [...(seat === undefined ? [] : [seat]), ...inFull, ...events.flatMap((entry) => entry.seat ?? [])]
}

/** A clock by which every step takes as long as a slice of work may, so that others get their turn after each. Returns how to end it. */
function everyLookTakesASlice(): () => void {
  const { now } = performance
  let time = 0
  performance.now = () => {
    time += A_SLICE_AND_MORE
    return time
  }
  return () => {
    performance.now = now
  }
}

const A_SLICE_AND_MORE = 11
