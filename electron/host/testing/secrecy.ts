import { readInputs } from '../../../db/sessions.ts'
import { type Ask, check } from '../../../engine/kernel/ask.ts'
import { sensibleBot } from '../../../engine/kernel/autoplay.ts'
import { randomAnswer } from '../../../engine/kernel/bots.ts'
import { copyOf, type Game } from '../../../engine/kernel/game.ts'
import { playable } from '../../../engine/kernel/playable.ts'
import { dealsOf } from '../../../engine/kernel/proof/deals.ts'
import { type GamePlan, setUp } from '../../../engine/kernel/proof/plan.ts'
import { type Secrets, twinsOf } from '../../../engine/kernel/proof/secrecy.ts'
import { below, type Stream, stream } from '../../../engine/kernel/random.ts'
import { type Session, startSession } from '../../../engine/kernel/session.ts'
import type { Answer, Seat } from '../../../engine/kernel/types.ts'
import { alike, sameBytes, World } from './two-worlds.ts'

// Whole hosts that keep secrets, for every game that says what it hides: pairs of worlds, played on by the same answers and the same
// chance, by people alone or by one person among bots, through undo and redo, looking back, and a stop in the middle of the bots.

export interface Hiding<S> {
  readonly game: Game<S>
  readonly secrets: Secrets<S>
}

/** How a comparison went: how often everything was compared, and why it ended. */
export interface Comparison {
  readonly kind: 'deal' | 'people' | 'bots'
  readonly compared: number
  readonly why: 'over' | 'parted' | 'other-question' | 'bots-differ' | 'long-enough'
}

/** A world on a host, and the same game beside it as the rules see it. */
interface Side<S> {
  readonly world: World
  readonly truth: Session<S>
  /** Answers that its beginning is made of, still to be given. */
  readonly opening: Answer[]
}

interface Pair<S> extends Hiding<S> {
  readonly kind: Comparison['kind']
  readonly seat: Seat
  readonly one: Side<S>
  readonly other: Side<S>
}

/**
 * Plays the nth pair of worlds of a game over two hosts, for so many answers at most. Throws where a seat is shown a difference before
 * anything has come to light; null where nothing was hidden.
 */
export async function keepsSecretsOnHosts<S>(hiding: Hiding<S>, seed: string, n: number, most: number): Promise<Comparison | null> {
  const plan = hiding.secrets.plan(`${seed}-${n}`, n)
  const pair =
    (n % DEALS_EVERY === 0 ? await dealtPair(hiding, plan) : null) ?? (await twinPair(hiding, plan, n % 2 === 0 ? 'bots' : 'people'))
  return pair === null ? null : compared(pair, plan, most)
}

const DEALS_EVERY = 3

// ---------------------------------------------------------------- how two worlds begin

/** Worlds that differ from the deal on. */
async function dealtPair<S>(hiding: Hiding<S>, plan: GamePlan): Promise<Pair<S> | null> {
  const { game, secrets } = hiding
  const deals = dealsOf(game, secrets, plan)
  if (deals === null) return null
  const { seats, seat } = deals
  const { options, variants = [], scenario } = plan
  const begin = async ({ dice, draws, answers }: typeof deals.one): Promise<Side<S>> => {
    const { state, physical } = setUp(game, plan)
    const world = await World.begin(
      {
        ...{ game: game.id, seed: plan.seed, seats, dice, draws },
        options: { ...Object(options ?? {}), variants },
        ...(scenario === undefined || scenario === null ? {} : { scenario: Object(scenario) }),
      },
      [playable(game)],
    )
    const truth = startSession(game, { state, physical, seed: plan.seed, undo: 'honest', fixed: { dice, draws, strict: false } })
    return { world, truth, opening: [...answers] }
  }
  return { ...hiding, kind: 'deal', seat, one: await begin(deals.one), other: await begin(deals.other) }
}

/** Worlds that differ from somewhere in the middle on. */
async function twinPair<S>(hiding: Hiding<S>, plan: GamePlan, kind: 'people' | 'bots'): Promise<Pair<S> | null> {
  const { game, secrets } = hiding
  const twins = twinsOf(game, secrets, plan)
  if (twins === null) return null
  const { seat, seats, physical } = twins
  const bots = kind === 'people' ? [] : [...Array(seats).keys()].filter((each) => each !== seat).map((each) => ({ seat: each }))
  const begin = async (begun: S): Promise<Side<S>> => {
    const seed = `${plan.seed} on`
    const setup = () => ({ state: copyOf(game, begun), physical })
    const world = await World.begin({ game: game.id, seed, seats, bots }, [
      playable({ ...game, setup, sensible: withoutSight(game, seat) }),
    ])
    return { world, truth: startSession(game, { ...setup(), seed, undo: 'honest' }), opening: [] }
  }
  return { ...hiding, kind, seat, one: await begin(twins.one), other: await begin(twins.other) }
}

/** Bots that see nothing but the question: the same question gets the same answer. */
function withoutSight<S>({ sensible }: Game<S>, person: Seat): Game<S>['sensible'] {
  return (view, ask, chance, skill) =>
    ask.seat === person ? sensible(view, ask, chance, skill) : { answer: answerOf(ask, chance), why: 'As it comes.' }
}

/** Any answer; the same to questions that differ in some of their options, if it is among both. */
function answerOf(ask: Ask, chance: Stream): Answer {
  if (ask.kind !== 'pick' || ask.min !== 1 || ask.max !== 1 || ask.ids.length === 0) return randomAnswer(ask, chance)
  const salt = below(chance, SALTS)
  const rank = (id: string) => below(stream(`${salt} ${id}`, 'rank'), SALTS)
  return { pick: [ask.ids.toSorted((a, b) => rank(a) - rank(b))[0] ?? ''] }
}

const SALTS = 2 ** 30

// ---------------------------------------------------------------- side by side

/** Every so often all positions are looked back on, and not the newest alone. */
const ALL_POSITIONS_EVERY = 12

async function compared<S>(pair: Pair<S>, plan: GamePlan, most: number): Promise<Comparison> {
  const { kind, seat, one, other, game } = pair
  const chance = stream(plan.seed, 'hosts')
  const bot = plan.bot === 'random' ? (ask: Ask) => randomAnswer(ask, chance) : sensibleBot(game, chance)
  const ended = (why: Comparison['why'], count: number): Comparison => ({ kind, compared: count, why })
  for (let i = 0; ; i++) {
    if (!(await follows(one)) || !(await follows(other)) || (kind === 'bots' && !sameAnswers(one, other))) return ended('bots-differ', i)
    if (hasParted(pair)) return ended('parted', i)
    await alike(one.world, other.world, seat, `${plan.seed}, answer ${i}`, i % ALL_POSITIONS_EVERY === 3 ? 'all' : 'newest')
    const [ask, others] = [one.truth.ask, other.truth.ask]
    if (ask === null || others === null) return ended('over', i + 1)
    if (ask.seat !== others.seat || ask.topic !== others.topic) return ended('other-question', i + 1)
    if (i >= most) {
      if (kind === 'bots') await stopped(pair, plan.seed)
      return ended('long-enough', i + 1)
    }
    if (below(chance, 4) === 0) await backAndForth(pair, `${plan.seed}, answer ${i}`)
    const wish = one.opening.shift() ?? bot(ask, one.truth.state)
    const answer = other.opening.length > 0 || check(others, wish) === null ? wish : answerToBoth(ask, others, chance)
    const same = other.opening.shift() ?? answer
    if (answer === null || same === null || check(others, same) !== null) return ended('other-question', i + 1)
    await one.world.answer(answer)
    await other.world.answer(same)
  }
}

function hasParted<S>({ kind, secrets: { parted, known, reveals }, one, other, seat }: Pair<S>): boolean {
  const revealed = ({ truth }: Side<S>) =>
    JSON.stringify(truth.record.steps.flatMap(({ events }) => events.filter((event) => reveals?.(event))))
  if (reveals !== undefined && revealed(one) !== revealed(other)) return true
  const [state, twin] = [one.truth.state, other.truth.state]
  if (kind === 'deal' && known !== null && JSON.stringify(known(state, seat)) !== JSON.stringify(known(twin, seat))) return true
  return parted(state, twin, seat)
}

/** An answer that both questions allow; null where they have none in common. */
function answerToBoth(ask: Ask, others: Ask, chance: Stream): Answer | null {
  if (ask.kind !== 'pick' || others.kind !== 'pick') return null
  const ids = ask.ids.filter((id) => others.ids.includes(id))
  return ids.length === 0 ? null : answerOf({ ...ask, ids }, chance)
}

/** Gives the answers that the host has recorded to the rules, too; false where these refuse one. */
async function follows<S>({ world, truth }: Side<S>): Promise<boolean> {
  const inputs = readInputs(world.host.db, world.session, truth.inputs + 1)
  return inputs.every(({ answer, notes }) => truth.choose(answer as Answer, (notes as { given?: 'bot' }).given) === null)
}

function sameAnswers<S>(one: Side<S>, other: Side<S>): boolean {
  const [answers, others] = [one, other].map(({ truth }) => JSON.stringify(truth.record.steps.map(({ answer }) => answer)))
  return answers === others
}

/** Undoes and gives again, where both may: the worlds stay alike. */
async function backAndForth<S>({ one, other, seat, ...rest }: Pair<S>, where: string): Promise<void> {
  const sides = [one, other]
  if (!sides.every(({ world }) => world.now.canUndo)) return
  for (const way of ['game.undo', 'game.redo'] as const) {
    for (const { world, truth } of sides) {
      const before = truth.inputs
      await world.goes(way)
      if (way === 'game.undo') truth.undo()
      else while (truth.inputs < readInputs(world.host.db, world.session).length - 1 && truth.redo() === null);
      if (way === 'game.undo' && truth.inputs >= before) throw new Error('nothing was taken back')
    }
    if (!hasParted({ one, other, seat, ...rest })) await alike(one.world, other.world, seat, `${where}, ${way}`)
  }
}

// ---------------------------------------------------------------- in the middle of the bots

/** Stops both at a bot's question: what the host says then without a seat is what it says to the person, and the same in both. */
async function stopped<S>({ one, other, seat, ...rest }: Pair<S>, where: string): Promise<void> {
  const said = []
  for (const { world } of [one, other]) {
    await stopsAmongBots(world)
    said.push(await saidWithoutSeat(world, seat))
  }
  const same = (await follows(one)) && (await follows(other)) && sameAnswers(one, other) && !hasParted({ one, other, seat, ...rest })
  const [first = '', second = ''] = said
  if (same) sameBytes(first, second, `seat ${seat} can tell after a stop (${where})`)
}

/** Has all seats play by themselves, and stops them after a while. */
export async function stopsAmongBots({ host, session }: World): Promise<void> {
  const work = 'to be stopped'
  const playing = host.request('game.auto', { session, until: 'end', work })
  for (let n = 0; n < CALLS_BEFORE_STOP; n++) await host.request('game.list', {})
  await host.request('work.cancel', { work })
  await playing
}

const CALLS_BEFORE_STOP = 3

/** What the host says of a game that rests at a bot's question to a caller that names no seat. Throws where that is not the person's. */
export async function saidWithoutSeat({ host, session }: World, seat: Seat): Promise<string> {
  const said = []
  for (const call of ['game.log', 'game.replay'] as const) {
    const reply = await host.request(call, { session })
    sameBytes(JSON.stringify(reply), JSON.stringify(await host.request(call, { session, seat })), `${call} without a seat`)
    said.push(reply)
  }
  for (const call of [
    'game.hint',
    'game.errands',
    'game.endings',
    'game.chapters',
    'game.luck',
    'game.story',
    'game.grades',
    'game.simulate',
  ] as const)
    said.push(await host.request(call, { session }))
  return JSON.stringify(said)
}
