import { afterEach, describe, expect, test } from 'vitest'
import { below, oneOf, type Stream, stream } from '../../../engine/kernel/random.ts'
import type { Json, Seat, SessionView } from '../../../engine/kernel/types.ts'
import { idsOf } from '../testing/test-host.ts'
import { alike, closeWorlds, World } from '../testing/two-worlds.ts'

// 104D, 207B: what lies face down is hidden from seat 0.

afterEach(closeWorlds)

interface CounterView {
  readonly id: string
  readonly at: { readonly row: number; readonly col: number } | null
  readonly kind: string | null
  readonly remembered: string | null
}

interface HeroView {
  readonly phase: string
  readonly sections: readonly { readonly id: string; readonly owner: Seat; readonly counters: readonly CounterView[] }[]
}

const viewed = ({ view }: SessionView) => view as HeroView

function begin(seats: number, how: { readonly options?: object; readonly scenario?: object }): Promise<World> {
  return World.begin({ game: 'hero', seats, ...how })
}

const LEVELS = { characteristics: { class: 5, intelligence: 6, hits: 14, strength: 8, movement: 7 }, weapons: { 'long-ax': 9 } }
const SHEET = { name: 'Una', levels: LEVELS, armour: 'mail', shield: false, armed: 'long-ax' }
const HERO = { levels: LEVELS, armed: 'long-ax' }

interface Laid {
  readonly kind: string
  readonly at: readonly [number, number]
}

/** The lay-out of every section that the app makes for its owner. */
async function layOuts(seats: number): Promise<Readonly<Record<string, readonly Laid[]>>> {
  const world = await begin(seats, { options: { heroes: Array.from({ length: seats }, () => SHEET) } })
  while (world.now.decision?.topic === 'placement') await world.pick('auto', 'done')
  const laid: Record<string, readonly Laid[]> = {}
  for (const { id, owner } of viewed(world.now).sections) {
    const seen = (await world.seenBy(owner)) as HeroView
    const counters = seen.sections.find((section) => section.id === id)?.counters ?? []
    laid[id] = counters.flatMap(({ kind, at }) => (kind === null || at === null ? [] : { kind, at: [at.row, at.col] as const }))
  }
  return laid
}

/** Kinds that move and stack alike. */
const ALIKE = [
  ['goblin', 'great-goblin', 'man', 'zombie'],
  ['lycanthrope', 'troll', 'ogre'],
  ['succubus', 'trap'],
  ['dummy', 'gold', 'jewel'],
]

function scenarioOf(laid: Readonly<Record<string, readonly Laid[]>>): { [key: string]: Json } {
  const sections = Object.entries(laid).map(([id, counters]) => [id, { hero: HERO, counters }])
  return JSON.parse(JSON.stringify({ catacomb: 'm1', turn: 1, phase: 'hero', sections: Object.fromEntries(sections) }))
}

/** The same lay-outs with pairs of counters exchanged that seat 0 has not laid and does not see. */
function twinOf(laid: Readonly<Record<string, readonly Laid[]>>, asSeen: HeroView, chance: Stream) {
  return Object.fromEntries(
    asSeen.sections.map(({ id, owner, counters }) => {
      const mine = [...(laid[id] ?? [])]
      const hidden = mine.flatMap((_, i) => (owner !== 0 && counters[i]?.kind === null && counters[i]?.remembered === null ? i : []))
      for (let n = 0; n < 20 && hidden.length > 1; n++) {
        const [a, b] = [oneOf(chance, hidden), oneOf(chance, hidden)]
        const [one, other] = [mine[a], mine[b]]
        const fits = ALIKE.some((kinds) => one && other && kinds.includes(one.kind) && kinds.includes(other.kind))
        if (!fits || one === undefined || other === undefined) continue
        mine[a] = { ...one, kind: other.kind }
        mine[b] = { ...other, kind: one.kind }
      }
      return [id, mine]
    }),
  )
}

/** Seat 0 knows by now of a counter that is something else in the other world. */
function hasParted(
  view: HeroView,
  one: Readonly<Record<string, readonly Laid[]>>,
  other: Readonly<Record<string, readonly Laid[]>>,
): boolean {
  return view.sections.some(({ id, counters }) =>
    counters.some(
      ({ kind, remembered, at }, i) => one[id]?.[i]?.kind !== other[id]?.[i]?.kind && (kind !== null || remembered !== null || at === null),
    ),
  )
}

/** Puts the counter in hand somewhere, and takes it up again. */
async function layAndLift(world: World): Promise<void> {
  await world.pick(idsOf(world.now).find((id) => id.startsWith('at:')) ?? '')
  await world.pick(idsOf(world.now).find((id) => id.startsWith('lift:')) ?? '')
}

/** Looks at a counter that may move, and lets it lie: nothing comes of it. */
async function dither(world: World): Promise<void> {
  const move = world.now.decision?.topic === 'monster-action' ? idsOf(world.now).find((id) => id.startsWith('move:')) : undefined
  if (move !== undefined && viewed(world.now).phase === 'monsters') {
    await world.pick(move)
    if (idsOf(world.now).includes('stop')) await world.pick('stop')
  }
}

function anyAnswer({ decision }: SessionView, chance: Stream): string {
  const ids = (decision?.options ?? []).map(({ id }) => id)
  return ids.length > 1 && below(chance, 3) > 0
    ? oneOf(
        chance,
        ids.filter((id) => id !== 'end'),
      )
    : oneOf(chance, ids)
}

describe.each([2, 3])('with %i seats', (seats) => {
  test('104D how often another seat lays a counter down and takes it up again shows in nothing', async () => {
    const heroes = { options: { heroes: Array.from({ length: seats }, () => SHEET) } }
    const [one, other] = [await begin(seats, heroes), await begin(seats, heroes)]
    while (one.now.decision?.topic === 'placement') {
      const isOthers = one.now.seat !== 0
      if (isOthers) for (let n = 0; n < 3; n++) await other.aside(() => layAndLift(other))
      await alike(one, other, 0, 'laying out')
      for (const world of [one, other]) await world.pick('auto', 'done')
      await alike(one, other, 0, 'laid out')
    }
  })

  test('207B a goblin that takes gold along is like two goblins that march one after the other', async () => {
    const scenario = (second: string) => scenarioOf({ a: [laid('goblin', 4, 3), laid(second, 4, 3), laid('man', 9, 8)] })
    const [gold, goblins] = [await begin(seats, { scenario: scenario('gold') }), await begin(seats, { scenario: scenario('goblin') })]
    for (const world of [gold, goblins]) while (world.now.decision?.topic !== 'monster-action') await world.pick('end')
    await alike(gold, goblins, 0, 'before')
    await gold.pick('move:c1', 'take')
    const to = idsOf(gold.now).find((id) => id.startsWith('to:')) ?? ''
    await gold.pick(to)
    await goblins.pick('move:c1', to)
    await alike(gold, goblins, 0, 'the first has marched')
    await gold.pick('stop')
    await goblins.pick('move:c2', to)
    await alike(gold, goblins, 0, 'the other has marched')
    for (const world of [gold, goblins]) {
      if (idsOf(world.now).includes('move:c3')) await world.pick('move:c3', 'stop')
      while (world.now.decision?.topic === 'monster-action') await world.pick('end')
    }
    await alike(gold, goblins, 0, 'afterwards')
  })

  test('what lies face down, and what others do with it, shows in nothing that the host says', async () => {
    const laid = await layOuts(seats)
    let compared = 0
    for (let n = 0; n < 2; n++) {
      const chance = stream(`secrets ${seats} ${n}`, 'host')
      const one = await begin(seats, { scenario: scenarioOf(laid) })
      const twin = twinOf(laid, (await one.seenBy(0)) as HeroView, chance)
      const other = await begin(seats, { scenario: scenarioOf(twin) })
      for (let i = 0; i < 40 && one.now.decision !== null; i++) {
        const seen = await Promise.all([one, other].map((world) => world.seenBy(0)))
        if (seen.some((view) => hasParted(view as HeroView, laid, twin))) break
        await alike(one, other, 0, `game ${n}, answer ${i}`)
        compared += 1
        if (one.now.seat === 0 && one.now.canUndo && below(chance, 3) === 0)
          for (const world of [one, other]) for (const way of ['game.undo', 'game.redo'] as const) await world.goes(way)
        if (one.now.seat !== 0) await other.aside(() => dither(other))
        const pick = anyAnswer(one.now, chance)
        if (!idsOf(other.now).includes(pick)) break
        await one.pick(pick)
        await other.pick(pick)
      }
    }
    expect(compared).toBeGreaterThan(30)
  })
})

function laid(kind: string, row: number, col: number): Laid {
  return { kind, at: [row, col] }
}
