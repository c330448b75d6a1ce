import type { Ask } from '../../kernel/ask.ts'
import type { ErrandEnd, PlanStep } from '../../kernel/errand-types.ts'
import { asked } from '../asks.ts'
import { ROOM_MONSTERS_UP_TO, WANDERING_MONSTERS_UP_TO } from '../chapters/08-encounters.ts'
import type { DelveEvent } from '../event-types.ts'
import { behind, exitBy, type Floor, floorOf, type Maze, mazeOf, type Way, waysOf } from '../known-maze.ts'
import { WALK } from '../text/errands.ts'
import type { CitadelView } from '../view-types.ts'
import type { KindOfErrand } from './index.ts'

// Walk there: to a place that lies on the table, through places where the party has been, a choice a step.

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
    return [...pathsFrom(raid, ask)].map(([id, { steps }]) => {
      const there = steps.at(-1)?.to
      return {
        id: `walk:${id}`,
        kind: 'walk',
        label: there === undefined ? id : WALK.label(there, raid.level),
        detail: WALK.detail(steps.length, raid.turn),
        at: { kind: 'segment', id },
        answers: steps.length,
        limits: [{ id: 'past', kind: 'flag', suggested: true, ...WALK.past }],
      }
    })
  },

  planned(raid, { ask }, errand) {
    const steps = pathsFrom(raid, ask).get(goalOf(errand.id))?.steps ?? []
    const safe = steps.reduce((p, { to }) => p * (1 - meets(to)), 1)
    return {
      steps: steps.map(({ way, to }) => ({ label: WALK.step(way, to), rule: '6.3', at: { kind: 'segment', id: to.id } })),
      notes: notesOn(raid, steps),
      odds: [WALK.undisturbed(safe)],
    }
  },

  next(raid, { ask, decision }, { errand, limits, made, told }) {
    const goal = goalOf(errand.id)
    if (told.some(({ type }) => !UNEVENTFUL.some((each) => each === type))) return { ended: WALK.happened }
    if (raid.map.at === goal && made > 0) return { ended: WALK.arrived }
    const question = asked(ask)
    if (question.topic === 'investigate' && limits.past === true) return { answer: { pick: ['decline'] } }
    if (question.topic !== 'route') return { ended: stoppedBy(decision().prompt) }
    const [first] = pathsFrom(raid, ask).get(goal)?.steps ?? []
    return first === undefined ? { ended: WALK.noWay } : { answer: { pick: [exitBy(first.way)] } }
  },
}

function stoppedBy(prompt: string): ErrandEnd {
  return { kind: 'asked', text: WALK.asked(prompt), done: false }
}

function goalOf(id: string): string {
  return id.slice('walk:'.length)
}

/** What happens on any way through known places and needs nobody's attention. */
const UNEVENTFUL: readonly DelveEvent['type'][] = ['route', 'entered', 'no-monsters', 'turn-begins', 'segments-left', 'rejoined']

/** The chance that monsters are met there (8.1, 6.9): those who wait are met for certain. */
function meets({ entered, kind, monsters }: Floor): number {
  if (monsters.length > 0) return 1
  return (!entered && kind === 'room' ? ROOM_MONSTERS_UP_TO : WANDERING_MONSTERS_UP_TO) / FACES
}

/** What stands against the way: who waits on it, who is badly hurt, who stays behind. */
function notesOn(raid: CitadelView, steps: Path['steps']): readonly PlanStep[] {
  const waiting = steps.flatMap(({ to }) =>
    raid.monsters
      .filter(({ at }) => at === to.id)
      .map(({ id, name }) => WALK.waits(name, to, { at: { kind: 'segment', id: to.id }, about: id })),
  )
  const unknown = steps.filter(({ to }) => !to.entered).map(({ to }) => WALK.unentered(to, { at: { kind: 'segment', id: to.id } }))
  const free = raid.party.filter(({ status, side }) => status === 'living' && side === 'party')
  const hurt = free
    .filter(({ woundPoints: { left, total } }) => left * 2 <= total)
    .map((c) => WALK.hurt(c.name, c.woundPoints, { about: c.id }))
  const behindThem = free.filter(({ at }) => at !== raid.map.at).map((c) => WALK.behind(c.name, { about: c.id }))
  return [...waiting, ...unknown, ...hurt, ...behindThem]
}

// ---------------------------------------------------------------- ways

/** The best way to every place that can be walked to: through places where the party has been, round monsters where that is not far. */
function pathsFrom(raid: CitadelView, ask: Ask): ReadonlyMap<string, Path> {
  const ids = ask.kind === 'pick' ? ask.ids : []
  const maze = mazeOf(raid)
  const start = floorOf(maze, raid.map.at)
  const found = new Map<string, Path>()
  const open: { readonly floor: Floor; readonly path: Path }[] = start === null ? [] : [{ floor: start, path: { steps: [], cost: 0 } }]
  for (let next = cheapest(open); next !== null; next = cheapest(open)) {
    const { floor, path } = next
    if (found.has(floor.id)) continue
    found.set(floor.id, path)
    const on = floor.entered || floor === start ? onwards(maze, floor, path) : []
    open.push(...on.filter(({ path: { steps } }) => floor !== start || steps.some(({ way }) => ids.includes(exitBy(way)))))
  }
  found.delete(raid.map.at)
  return found
}

function onwards(maze: Maze, floor: Floor, { steps, cost }: Path): { readonly floor: Floor; readonly path: Path }[] {
  return waysOf(floor).flatMap((way) => {
    const to = behind(maze, floor, way)
    if (to === null || to.kind === 'gateway') return []
    return { floor: to, path: { steps: [...steps, { way, to }], cost: cost + 1 + (to.monsters.length > 0 ? DETOUR : 0) } }
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
