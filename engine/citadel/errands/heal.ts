import { type Ask, asidesOf } from '../../kernel/ask.ts'
import type { PlanStep } from '../../kernel/errand-types.ts'
import { distribution, mapped, mean } from '../../kernel/odds.ts'
import type { GameEvent } from '../../kernel/play.ts'
import { actionId, parseAction } from '../actions.ts'
import { HEAL, REJUVENATE } from '../chapters/10-other-spells.ts'
import type { CitadelEvent } from '../event-types.ts'
import { SPELLS } from '../tables/index.ts'
import { HEALING } from '../text/errands.ts'
import type { CitadelView } from '../view-types.ts'
import type { KindOfErrand } from './kind.ts'

// Heal as well as possible (10.6): one casting after another, each where it gives back most for its price, the worst hurt first.

const CURES = { heal: HEAL, rejuvenate: REJUVENATE } as const
type Cure = keyof typeof CURES

/** One casting. */
interface Casting {
  readonly id: string
  readonly by: string
  readonly spell: Cure
  readonly target: string
  readonly cost: number
}

/** How everyone stands: now, or as the castings before leave them on average. */
interface Stand {
  readonly left: ReadonlyMap<string, number>
  readonly castings: ReadonlyMap<string, number>
}

interface Bounds {
  /** A caster keeps at least so many Wound Points. */
  readonly keep: number
  /** Nobody is healed who has lost fewer. */
  readonly lost: number
}

const KEPT = 2
const LOST = 3
const MOST = 20

export const heal: KindOfErrand = {
  kind: 'heal',

  offered(raid, { ask }) {
    const planned = castingsIn(raid, ask, { keep: KEPT, lost: LOST })
    if (planned.length === 0) return []
    const bound = { kind: 'number', max: MOST, step: 1 } as const
    const limits = [
      { id: 'keep', ...HEALING.keep, ...bound, min: 1, suggested: KEPT },
      { id: 'lost', ...HEALING.lost, ...bound, min: 1, suggested: LOST },
    ]
    return [
      {
        id: `heal:${ask.topic}`,
        kind: 'heal',
        label: HEALING.label,
        detail: HEALING.detail(planned.length),
        answers: planned.length,
        limits,
      },
    ]
  },

  planned(raid, { ask }, _errand, limits) {
    const steps = castingsIn(raid, ask, boundsOf(limits))
    return { steps: steps.map((step) => wordsFor(raid, step)), notes: steps.length === 0 ? [] : [inAll(steps), castingsLeft(raid, steps)] }
  },

  next(raid, { ask, decision }, { errand, limits, made, told }) {
    if (told.some(({ type }) => !ORDINARY.some((each) => each === type))) return { ended: HEALING.happened }
    if (errand.id !== `heal:${ask.topic}`) return { ended: HEALING.asked(decision().prompt) }
    const best = nextCasting(raid, ask, boundsOf(limits))
    return best === null ? { ended: HEALING.done(made) } : { answer: { pick: [best] } }
  },
}

function inAll(steps: readonly Step[]): PlanStep {
  const spent = steps.reduce((sum, { casting }) => sum + casting.cost, 0)
  return HEALING.inAll(
    spent,
    steps.reduce((sum, { gain }) => sum + gain, 0),
  )
}

/** How many castings of the healing spells each of the healers has left after it. */
function castingsLeft(raid: CitadelView, steps: readonly Step[]): PlanStep {
  const by = [...new Set(steps.map(({ casting }) => casting.by))]
  const left = by.map((id) => {
    const all = Object.keys(CURES).reduce((sum, spell) => sum + (standing(raid).castings.get(`${id} ${spell}`) ?? 0), 0)
    return { name: nameOf(raid, id), castings: all - steps.filter(({ casting }) => casting.by === id).length }
  })
  return HEALING.castingsLeft(left)
}

function nameOf({ party }: CitadelView, who: string): string {
  return party.find(({ id }) => id === who)?.name ?? who
}

/** What healing as well as possible comes to in one sentence; null where nothing would be cast. */
export function healingFirst(raid: CitadelView, ask: Ask): string | null {
  const steps = castingsIn(raid, ask, { keep: KEPT, lost: LOST })
  return steps.length === 0 ? null : inAll(steps).label
}

/** The next casting of it; null where no casting would help more than it costs. */
export function nextCasting(raid: CitadelView, ask: Ask, bounds: Bounds = { keep: KEPT, lost: LOST }): string | null {
  return bestOf(raid, castingsFor(ask), standing(raid), bounds)?.casting.id ?? null
}

/** Whether anyone of them has a healing spell left. */
export function canHeal({ party }: CitadelView): boolean {
  return party.some(({ castsLeft }) => Object.keys(CURES).some((spell) => (castsLeft[spell] ?? 0) > 0))
}

/** Whether it belongs to a casting that heals: the casting, its price, what it gives back. */
export function isHealing(event: GameEvent): boolean {
  if (event.type === 'spell-cast') return 'spell' in event && Object.keys(CURES).some((spell) => spell === event.spell)
  return event.type === 'healed' || (event.type === 'wounded' && 'cause' in event && event.cause === 'casting')
}

export const ORDINARY: readonly CitadelEvent['type'][] = ['spell-cast', 'wounded', 'healed']

function boundsOf({ keep, lost }: { readonly keep?: unknown; readonly lost?: unknown }): Bounds {
  return { keep: Number(keep), lost: Number(lost) }
}

// ---------------------------------------------------------------- what can be cast

function castingsFor(ask: Ask): readonly Casting[] {
  return asidesOf(ask).flatMap((id) => {
    const action = parseAction(id)
    if (action.do !== 'cast' || action.by === undefined || action.target === undefined) return []
    const { by, spell, target } = action
    return by !== target && (spell === 'heal' || spell === 'rejuvenate') ? { id, by, spell, target, cost: SPELLS[spell].cost } : []
  })
}

function standing({ party }: CitadelView): Stand {
  return {
    left: new Map(party.map(({ id, woundPoints }) => [id, woundPoints.left])),
    castings: new Map(party.flatMap(({ id, castsLeft }) => Object.entries(castsLeft).map(([spell, n]) => [`${id} ${spell}`, n] as const))),
  }
}

interface Step {
  readonly casting: Casting
  /** Wound Points of the target before, and given back on average. */
  readonly before: number
  readonly gain: number
}

/** One after another, each as the ones before leave the party on average. */
function castingsIn(raid: CitadelView, ask: Ask, bounds: Bounds): readonly Step[] {
  const open = everyCasting(raid, castingsFor(ask))
  const steps: Step[] = []
  let stand = standing(raid)
  for (let best = bestOf(raid, open, stand, bounds); best !== null; best = bestOf(raid, open, stand, bounds)) {
    steps.push(best)
    stand = after(stand, best)
  }
  return steps
}

/** Every casting of those who can cast now: who is whole now may be in need of one once he has paid for his own. */
function everyCasting({ party, map }: CitadelView, now: readonly Casting[]): readonly Casting[] {
  const spells = new Map(now.map(({ by, spell, cost }) => [`${by} ${spell}`, { by, spell, cost }]))
  const here = party.filter(({ at, side, status }) => at === map.at && side === 'party' && (status === 'living' || status === 'charmed'))
  return [...spells.values()].flatMap((cast) =>
    here.filter(({ id }) => id !== cast.by).map(({ id: target }) => ({ ...cast, target, id: actionId({ do: 'cast', ...cast, target }) })),
  )
}

function after({ left, castings }: Stand, { casting: { by, spell, target, cost }, gain }: Step): Stand {
  const next = new Map(left).set(by, (left.get(by) ?? 0) - cost)
  const key = `${by} ${spell}`
  return { left: next.set(target, (next.get(target) ?? 0) + gain), castings: new Map(castings).set(key, (castings.get(key) ?? 0) - 1) }
}

/** How much more it counts to heal someone who is nearly dead than to heal much. */
const NEED = 3

/** What helps most now: more is given back than it costs, the nearer to death the better; null where nothing does. */
function bestOf(
  { party }: CitadelView,
  castings: readonly Casting[],
  { left, castings: open }: Stand,
  { keep, lost }: Bounds,
): Step | null {
  let best: Step | null = null
  let most = 0
  for (const casting of castings) {
    const target = party.find(({ id }) => id === casting.target)
    const before = left.get(casting.target) ?? 0
    const total = target?.woundPoints.total ?? 0
    if ((open.get(`${casting.by} ${casting.spell}`) ?? 0) < 1 || (left.get(casting.by) ?? 0) - casting.cost < keep || total - before < lost)
      continue
    const gain = mean(mapped(distribution(CURES[casting.spell]), (n) => Math.min(n, Math.ceil(total - before))))
    const worth = gain - casting.cost
    const score = worth <= 0 ? 0 : worth + NEED * (1 - before / total)
    if (score > most) {
      most = score
      best = { casting, before, gain: Math.min(gain, total - before) }
    }
  }
  return best
}

function wordsFor(raid: CitadelView, { casting: { by, spell, target, cost }, before, gain }: Step): PlanStep {
  const data = { by, spell, target, cost, before, after: before + gain }
  return {
    ...HEALING.step(nameOf(raid, by), spell, nameOf(raid, target), data),
    rule: '10.6',
    about: by,
    at: { kind: 'fighter', id: target },
    data,
  }
}
