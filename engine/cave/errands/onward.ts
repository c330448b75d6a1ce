import { asksElse } from '../../kernel/errand.ts'
import type { Limit } from '../../kernel/errand-types.ts'
import type { GameEvent } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import type { CavePick } from '../asks.ts'
import { seen } from '../bot/seen.ts'
import { bestWalk, type Ends, gateWorth, rollWorth, type Walker, walkWorth } from '../bot/walking.ts'
import { firstWays, waysOn } from '../chapters/11-ways.ts'
import { playerOf } from '../chapters/characters.ts'
import type { CaveEvent } from '../event-types.ts'
import { oddsAtGate } from '../odds/sheet.ts'
import { leadId, leadOf, parseAction } from '../open/actions.ts'
import { spaceOf } from '../open/spaces.ts'
import { BOARD } from '../tables/index.ts'
import type { SpaceId } from '../tables/table-types.ts'
import { thereOn } from '../text/arrivals.ts'
import { DECKS, ONWARD } from '../text/errands.ts'
import { sentence } from '../text/index.ts'
import type { CaveView } from '../view-types.ts'
import type { KindOfErrand } from './kind.ts'

// Over several turns to a space further off (11.2): the die, steps, Heavy Gates, how far and which way, and the cards on the way from the
// chosen deck. It ends there, at any other question, and where the Character comes to harm or the Crystal is found.

const LIMITS: readonly Limit[] = [{ id: 'deck', kind: 'choice', suggested: 'adventure', ...DECKS }]

export const onward: KindOfErrand = {
  offered(view, { ask }) {
    if (ask.topic !== 'move') return []
    const walker = walkerOf(view, ask.seat)
    const { s, p } = walker
    return goalsOf(view, walker).map(({ space, far }) => ({
      id: leadId({ kind: 'onward', space }),
      kind: 'onward',
      label: ONWARD.label(space),
      detail: [ONWARD.far(far), ...thereOn(s, p, space)].map((part) => `${part}.`).join(' '),
      at: { kind: 'space', id: space },
      limits: LIMITS,
      data: { far },
    }))
  },

  planned(view, { ask, option }, { id }) {
    const goal = goalOf(id)
    const first = bestAnswer(walkerOf(view, ask.seat), ask as CavePick, goal)
    const steps = first === null ? [] : [{ label: option(first).label, rule: ask.rule, at: { kind: 'space', id: goal } }]
    return { steps, notes: [{ label: ONWARD.stops }] }
  },

  next(view, at, { errand, limits, made, told }) {
    const { ask } = at
    const goal = goalOf(errand.id)
    const news = newsFor(told, ask.seat)
    const walker = walkerOf(view, ask.seat)
    if (news !== null) return { ended: { kind: 'happened', text: sentence(walker.s, news), done: false } }
    const isBetweenWalks = !ON_THE_WAY.has(ask.topic)
    if (isBetweenWalks && walker.p.at === goal && made > 0) return { ended: ONWARD.arrived }
    const wanted = `draw:${limits.deck}`
    if (ask.topic === 'deck' && ask.kind === 'pick' && ask.ids.includes(wanted)) return { answer: { pick: [wanted] } }
    if (isBetweenWalks && ask.topic !== 'move') return { ended: asksElse(at.decision().prompt) }
    const pick = bestAnswer(walker, ask as CavePick, goal)
    return pick === null ? { ended: ONWARD.noWay } : { answer: { pick: [pick] } }
  },
}

/** Questions in the middle of a walk. */
const ON_THE_WAY: ReadonlySet<string> = new Set(['pace', 'direction', 'stop-here'])

function goalOf(id: string): SpaceId {
  return leadOf(id)?.space ?? ''
}

function walkerOf(view: CaveView, seat: Seat): Walker {
  const s = seen(view)
  return { s, p: playerOf(s, seat) }
}

// ---------------------------------------------------------------- where to

/** Spaces that someone may want to come to: those with a name, Chambers, and where something lies; not one that a step leads to. */
function goalsOf(view: CaveView, walker: Walker): readonly { readonly space: SpaceId; readonly far: number }[] {
  const far = spacesFrom(walker)
  const isGoal = (space: SpaceId) => spaceOf(space).kind === 'named' || spaceOf(space).kind === 'chamber' || view.lying[space] !== undefined
  return [...far].filter(([space, steps]) => steps > 1 && isGoal(space)).map(([space, steps]) => ({ space, far: steps }))
}

/** How far every space is that he can come to, in steps. */
function spacesFrom({ s, p }: Walker): ReadonlyMap<SpaceId, number> {
  const far = new Map<SpaceId, number>([[p.at, 0]])
  for (const [at, steps] of far) for (const next of waysOn(s, { ...p, at }, [])) if (!far.has(next)) far.set(next, steps + 1)
  return far
}

// ---------------------------------------------------------------- which way

/** What a Heavy Gate costs, in spaces: a turn for every try. */
const TURN = 3.5
const LEAST_HOPE = 0.1

/** The nearer to the goal, the better; a space from which no way leads there is worth least. */
function nearnessTo({ s, p }: Walker, goal: SpaceId): Ends {
  const gate = TURN / Math.max(LEAST_HOPE, oddsAtGate(p))
  const costs = new Map<SpaceId, number>([[goal, 0]])
  // Each round reaches one space further: none is further off than there are spaces.
  for (let changed = true; changed; ) {
    changed = false
    for (const { id } of BOARD.spaces) {
      const cost = costs.get(id)
      if (cost === undefined) continue
      for (const next of waysOn(s, { ...p, at: id }, [])) {
        const more = cost + 1 + (spaceOf(next).gate ? gate : 0)
        if (more >= (costs.get(next) ?? Number.POSITIVE_INFINITY)) continue
        costs.set(next, more)
        changed = true
      }
    }
  }
  const farthest = Math.max(...costs.values()) + 1
  return (space) => -(costs.get(space) ?? farthest)
}

/** The answer that brings him nearest on average; null where there is none but Spells. */
function bestAnswer(walker: Walker, ask: CavePick, goal: SpaceId): string | null {
  const ends = nearnessTo(walker, goal)
  const rated = ask.ids.flatMap((id) => {
    const worth = worthOf(walker, ask, id, ends)
    return worth === null ? [] : [{ id, worth }]
  })
  const best = rated.reduce((a, b) => (b.worth > a.worth ? b : a), { id: '', worth: Number.NEGATIVE_INFINITY })
  return best.id === '' ? null : best.id
}

function worthOf(walker: Walker, ask: CavePick, id: string, ends: Ends): number | null {
  const { s, p } = walker
  const isSwift = s.turn?.swift === true
  switch (ask.topic) {
    case 'move': {
      const deed = parseAction(ask.topic, id)
      if (deed.kind === 'roll') return rollWorth(walker, ends, firstWays(s, p))
      if (deed.kind === 'step') return ends(deed.space)
      return deed.kind === 'gate' ? gateWorth(walker, ends, ends(p.at)) : null
    }
    case 'pace':
      return bestWalk(walker, ends, firstWays(s, p), parseAction(ask.topic, id).spaces, isSwift)
    case 'direction':
      return walkWorth(walker, ends, [p.at, parseAction(ask.topic, id).space], ask.data.left - 1, isSwift)
    case 'stop-here':
      return Number((id === 'stop') === (ends(p.at) === 0))
    default:
      return null
  }
}

// ---------------------------------------------------------------- what stops it

const HARM: ReadonlySet<CaveEvent['type']> = new Set([
  ...(['life-lost', 'died', 'destroyed', 'things-lost', 'turned-toad', 'weakened', 'turn-ended', 'turns-missed'] as const),
  ...(['returned', 'fled', 'left-chamber'] as const),
])

/** The first that he was told and should think about; null where all went as it should. */
function newsFor(told: readonly GameEvent[], seat: Seat): CaveEvent | null {
  const isNews = (event: CaveEvent) =>
    event.type === 'crystal-found' ||
    (event.type === 'robbed' && event.from === seat) ||
    (event.type === 'washed' && event.seats.includes(seat)) ||
    (HARM.has(event.type) && 'seat' in event && event.seat === seat)
  // The kernel gives each game its own events back.
  return (told as readonly CaveEvent[]).find(isNews) ?? null
}
