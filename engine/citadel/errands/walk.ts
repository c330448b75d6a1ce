import type { Ask } from '../../kernel/ask.ts'
import type { Errand, ErrandEnd, Limit, PlanStep } from '../../kernel/errand-types.ts'
import type { GameEvent } from '../../kernel/play.ts'
import type { Place } from '../../kernel/types.ts'
import { asked } from '../asks.ts'
import { ROOM_MONSTERS_UP_TO, WANDERING_MONSTERS_UP_TO } from '../chapters/08-encounters.ts'
import type { DelveEvent } from '../event-types.ts'
import { exitBy, type Floor, mazeOf, type Way } from '../known-maze.ts'
import { GUARDIANS } from '../text/06-movement.ts'
import { WALK } from '../text/errands.ts'
import { grouped } from '../text/phrases.ts'
import type { CitadelView } from '../view-types.ts'
import { ORDINARY as HEALED, healingFirst, nextCasting } from './heal.ts'
import type { KindOfErrand } from './kind.ts'

// Walk there: to a place on the table, through places where the party has been, a choice a step.

/** So many steps round monsters that wait are as good as one past them (6.9). */
const DETOUR = 6
const FACES = 6

/** A way through the maze, step by step. */
interface Path {
  readonly steps: readonly { readonly way: Way; readonly to: Floor }[]
  readonly cost: number
}

export const walk: KindOfErrand = {
  kind: 'walk',

  offered(raid, { ask }) {
    if (ask.topic !== 'route') return []
    const heal = healingFirst(raid, ask)
    return [...waysFrom(raid, ask)].map(([id, ways]) => {
      const [{ path }] = ways
      const there = path.steps.at(-1)?.to
      return {
        id: `walk:${id}`,
        kind: 'walk',
        label: there === undefined ? id : WALK.label(there, raid.level),
        detail: WALK.detail(path.steps.length, raid.turn),
        at: { kind: 'segment', id },
        ...warningOf(path.steps.map(({ to }) => perilAt(raid, to))),
        answers: path.steps.length,
        limits: [...whichWay(raid, ways), ...healsFirst(heal), { id: 'past', kind: 'flag', suggested: true, ...WALK.past }],
      }
    })
  },

  planned(raid, { ask }, errand, limits) {
    const ways = waysFrom(raid, ask).get(goalOf(errand.id)) ?? []
    const chosen = ways.find(({ id }) => id === limits.way) ?? ways[0]
    const steps = chosen?.path.steps ?? []
    const others = ways.filter((way) => way !== chosen).map(({ path }) => path.steps.map(({ to }) => placeOf(to)))
    const floors = steps.map(({ to }) => to)
    return {
      steps: steps.map(({ way, to }) => ({ label: WALK.step(way, to), rule: '6.3', at: placeOf(to) })),
      notes: [...dangerOf(floors), ...standingAgainst(raid, floors)],
      ...(others.length > 0 && { others }),
      odds: [WALK.undisturbed(undisturbed(floors))],
    }
  },

  next(raid, { ask, decision }, { errand, limits, made, told }) {
    const goal = goalOf(errand.id)
    const left = told.findIndex(({ type }) => type === 'route')
    const mending = limits.heal === true ? (left < 0 ? told : told.slice(0, left)) : []
    const walked = told.slice(mending.length)
    if (!mending.every(({ type }) => HEALED.some((each) => each === type))) return { ended: stoppedIn(raid, told) }
    if (!walked.every(({ type }) => ON_THE_WAY.some((each) => each === type))) return { ended: stoppedIn(raid, told) }
    if (raid.map.at === goal && made > 0) return { ended: WALK.arrived }
    const question = asked(ask)
    if (question.topic === 'investigate' && limits.past === true) return { answer: { pick: ['decline'] } }
    if (question.topic !== 'route') return { ended: stoppedBy(decision().prompt) }
    const casting = limits.heal === true && left < 0 ? nextCasting(raid, ask) : null
    if (casting !== null) return { answer: { pick: [casting] } }
    const [first] = pathsFrom(raid, ask, DETOURS[detourOf(limits.way)]).get(goal)?.steps ?? []
    return first === undefined ? { ended: WALK.noWay } : { answer: { pick: [exitBy(first.way)] } }
  },
}

function placeOf({ id }: Floor): Place {
  return { kind: 'segment', id }
}

function healsFirst(how: string | null): readonly Limit[] {
  return how === null ? [] : [{ id: 'heal', kind: 'flag', suggested: false, ...WALK.heal(how) }]
}

/** The way, where there is more than one: each with its dangers. */
function whichWay(raid: CitadelView, ways: readonly KnownWay[]): readonly Limit[] {
  if (ways.length < 2) return []
  const options = ways.map(({ id, path: { steps } }) => {
    const floors = steps.map(({ to }) => to)
    const waiting = raid.monsters.filter(({ at }) => floors.some((floor) => floor.id === at))
    const name = (who: string) => waiting.find((each) => each.id === who)?.name ?? who
    const ids = waiting.map((each) => each.id)
    return { id, ...WALK.by(steps.length, ids, name, undisturbed(floors)) }
  })
  return [{ id: 'way', kind: 'choice', ...WALK.way, options, suggested: ways[0]?.id ?? '' }]
}

/** 8.1: the chance that monsters come, where it is the same at each step. */
function dangerOf(floors: readonly Floor[]): readonly PlanStep[] {
  const chances = new Set(floors.map(meets))
  const [only = 1] = chances
  return chances.size > 1 || only === 1 || floors.length < 2 ? [] : [WALK.eachStep(`${only * FACES} in ${FACES}`, undisturbed(floors))]
}

function undisturbed(floors: readonly Floor[]): number {
  return floors.reduce((p, to) => p * (1 - meets(to)), 1)
}

/** How a way ended on which something happened: who was met, or that it did. */
export function stoppedIn({ monsters }: CitadelView, told: readonly GameEvent[]): ErrandEnd {
  const met = (told as readonly DelveEvent[]).findLast((event) => event.type === 'monsters-met')
  if (met === undefined) return WALK.happened
  const named = new Map(monsters.map(({ id, name }) => [id, name]))
  return WALK.met(met.who, (id) => named.get(id) ?? id)
}

function stoppedBy(prompt: string): ErrandEnd {
  return { kind: 'asked', text: WALK.asked(prompt), done: false }
}

function goalOf(id: string): string {
  return id.slice('walk:'.length)
}

/** What happens on any way through known places and needs nobody's attention. */
export const ON_THE_WAY: readonly DelveEvent['type'][] = ['route', 'entered', 'no-monsters', 'turn-begins', 'segments-left', 'rejoined']

/** The chance that monsters are met there (8.1, 6.9): those who wait are met for certain. */
function meets({ entered, kind, monsters }: Floor): number {
  if (monsters.length > 0) return 1
  return (!entered && kind === 'room' ? ROOM_MONSTERS_UP_TO : WANDERING_MONSTERS_UP_TO) / FACES
}

/**
 * What a place is sure to bring on the party: those who wait there (6.9), or the Hellgate's guardians (16.0). `to` has no id where nothing
 * has been laid.
 */
export function perilAt({ hellgate, monsters }: CitadelView, to: Pick<Floor, 'level'> & Partial<Floor>): string | null {
  const waiting = monsters.filter(({ at }) => at === to.id)
  const isGuarded = waiting.some(({ type }) => type === 'x-the-unknown')
  const isHellgate = hellgate.level === to.level && hellgate.segmentsLeft === 1 && !hellgate.found && !to.entered
  if (isGuarded || (isHellgate && !hellgate.destroyed)) return GUARDIANS
  const name = (id: string) => waiting.find((each) => each.id === id)?.name ?? id
  return waiting.length === 0
    ? null
    : WALK.wait(
        grouped(
          waiting.map(({ id }) => id),
          name,
        ),
        waiting.length,
      )
}

/** What an errand says in advance of the first such place, and that it can be tried out. */
export function warningOf(perils: readonly (string | null)[]): Pick<Errand, 'warns' | 'tried'> {
  const first = perils.find((each) => each !== null)
  return first == null ? {} : { warns: first, tried: true }
}

/** What stands against the way: who waits on it, who is badly hurt, who stays behind. */
export function standingAgainst(raid: CitadelView, floors: readonly Floor[]): readonly PlanStep[] {
  const waiting = floors.flatMap((to) =>
    raid.monsters
      .filter(({ at }) => at === to.id)
      .map(({ id, name }) => WALK.waits(name, to, { at: { kind: 'segment', id: to.id }, about: id })),
  )
  const unknown = floors.filter((to) => !to.entered).map((to) => WALK.unentered(to, { at: { kind: 'segment', id: to.id } }))
  const free = raid.party.filter(({ status, side }) => status === 'living' && side === 'party')
  const hurt = free
    .filter(({ woundPoints: { left, total } }) => left * 2 <= total)
    .map((c) => WALK.hurt(c.name, c.woundPoints, { about: c.id }))
  const behindThem = free.filter(({ at }) => at !== raid.map.at).map((c) => WALK.behind(c.name, { about: c.id }))
  return [...waiting, ...unknown, ...hurt, ...behindThem]
}

// ---------------------------------------------------------------- ways

/** A way to a place, by how much it goes round monsters that wait. */
interface KnownWay {
  readonly id: Detour
  readonly path: Path
}

/** Steps that a way goes round those who wait: as far as is worth it, not at all, or wherever it can. */
const DETOURS = { worth: DETOUR, straight: 0, round: 1000 } as const
type Detour = keyof typeof DETOURS

function detourOf(way: unknown): Detour {
  return way === 'straight' || way === 'round' ? way : 'worth'
}

/** The ways to every place that can be walked to, the best first. */
function waysFrom(raid: CitadelView, ask: Ask): ReadonlyMap<string, readonly [KnownWay, ...KnownWay[]]> {
  const [straight, round] = [pathsFrom(raid, ask, DETOURS.straight), pathsFrom(raid, ask, DETOURS.round)]
  return new Map(
    [...pathsFrom(raid, ask, DETOURS.worth)].map(([id, path]) => {
      const others = [['straight', straight.get(id)] as const, ['round', round.get(id)] as const].flatMap(([way, other]) =>
        other === undefined || isSame(other, path) ? [] : [{ id: way, path: other }],
      )
      return [id, [{ id: 'worth', path }, ...others]]
    }),
  )
}

function isSame(one: Path, other: Path): boolean {
  return one.steps.length === other.steps.length && one.steps.every(({ to }, i) => to.id === other.steps[i]?.to.id)
}

/** The best way to every place that can be walked to: through places where the party has been, so many steps round each that is held. */
function pathsFrom(raid: CitadelView, ask: Ask, detour: number): ReadonlyMap<string, Path> {
  const ids = ask.kind === 'pick' ? ask.ids : []
  const start = mazeOf(raid).get(raid.map.at)
  const found = new Map<string, Path>()
  const open: { readonly floor: Floor; readonly path: Path }[] = start === undefined ? [] : [{ floor: start, path: { steps: [], cost: 0 } }]
  for (let next = cheapest(open); next !== null; next = cheapest(open)) {
    const { floor, path } = next
    if (found.has(floor.id)) continue
    found.set(floor.id, path)
    const on = floor.entered || floor === start ? onwards(floor, path, detour) : []
    open.push(...on.filter(({ path: { steps } }) => floor !== start || steps.some(({ way }) => ids.includes(exitBy(way)))))
  }
  found.delete(raid.map.at)
  return found
}

function onwards(floor: Floor, { steps, cost }: Path, detour: number): { readonly floor: Floor; readonly path: Path }[] {
  return floor.exits.flatMap(({ way, to }) => {
    if (to === null || to.kind === 'gateway') return []
    return { floor: to, path: { steps: [...steps, { way, to }], cost: cost + 1 + (to.monsters.length > 0 ? detour : 0) } }
  })
}

/** Takes the cheapest out of the list. The first of equals, so that the same question gets the same answer. */
function cheapest<T extends { readonly path: Path }>(open: T[]): T | null {
  let best = 0
  open.forEach((each, i) => {
    if (each.path.cost < (open[best]?.path.cost ?? 0)) best = i
  })
  return open.splice(best, 1)[0] ?? null
}
