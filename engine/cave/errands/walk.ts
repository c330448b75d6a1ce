import { asksElse } from '../../kernel/errand.ts'
import { percent } from '../../kernel/odds.ts'
import type { Odds } from '../../kernel/types.ts'
import type { CavePick } from '../asks.ts'
import { seen } from '../bot/seen.ts'
import { playerOf } from '../chapters/characters.ts'
import { bestEnds, type Ends, walkEnds } from '../odds/walk.ts'
import { leadId, leadOf, parseAction } from '../open/actions.ts'
import type { SpaceId } from '../tables/table-types.ts'
import { thereOn } from '../text/arrivals.ts'
import { WALK } from '../text/errands.ts'
import type { CaveView } from '../view-types.ts'
import { type KindOfErrand, toldOf } from './kind.ts'

// 11.2: to a space that is lit while the die lies on the table, or before a Cave Guide or Swift Foot has settled how far. Every turning
// in question is answered towards it, and the walk stops in the Magic Crystal Chamber only if that is where it was to end. Where the die
// turns, it may lead elsewhere.

export const walk: KindOfErrand = {
  offered(view, { ask }) {
    const s = seen(view)
    const p = playerOf(s, ask.seat)
    return [...endsOf(view, ask as CavePick)].map(([space, chance]) => ({
      id: leadId({ kind: 'walk', space }),
      kind: 'walk',
      label: WALK.label(space),
      detail: [isSure(chance) ? WALK.sure : WALK.byChance(percent(chance)), ...thereOn(s, p, space)].join('. '),
      at: { kind: 'space', id: space },
      data: { chance },
    }))
  },

  planned(view, { ask, option }, { id }) {
    const goal = goalOf(id)
    const chance = endsOf(view, ask as CavePick).get(goal) ?? 0
    const odds: Odds = { text: percent(chance), chance, of: WALK.ends }
    const first = firstStep(view, ask as CavePick, goal)
    const steps = first === null ? [] : [{ label: option(first).label, rule: ask.rule, at: { kind: 'space', id: goal } }]
    return { steps, notes: isSure(chance) ? [] : [{ label: WALK.turns, rule: '11.2' }], odds: [odds] }
  },

  next(view, at, { errand, told }) {
    const goal = goalOf(errand.id)
    const moved = toldOf(at, told).find((event) => event.type === 'moved')
    if (moved !== undefined) return { ended: moved.path.at(-1) === goal ? WALK.arrived : WALK.elsewhere }
    const ask = at.ask as CavePick
    if (ask.topic === 'stop-here') return { answer: { pick: [view.players[ask.seat]?.at === goal ? 'stop' : 'go-on'] } }
    if (ask.topic !== 'direction' && ask.topic !== 'pace') return { ended: asksElse(at.decision().prompt) }
    const step = firstStep(view, ask, goal)
    return step === null ? { ended: WALK.elsewhere } : { answer: { pick: [step] } }
  },
}

function goalOf(id: string): SpaceId {
  return leadOf(id)?.space ?? ''
}

function isSure(chance: number): boolean {
  return chance > 0.999
}

/** A question in the middle of a walk. */
type WalkAsk = Extract<CavePick, { topic: 'pace' | 'direction' }>

/** Where the walk in question can end; nothing where it is a single space, or no walk at all. */
function endsOf(view: CaveView, ask: CavePick): Ends {
  return ask.topic === 'pace' || (ask.topic === 'direction' && ask.data.left > 1) ? after(view, ask, ask.ids) : new Map()
}

/** The same after these answers. Loops are longer than any walk: what was walked before this space leads nowhere that it could reach. */
function after(view: CaveView, ask: WalkAsk, ids: readonly string[]): Ends {
  const s = seen(view)
  const p = playerOf(s, ask.seat)
  if (ask.topic === 'pace') return bestEnds(ids.map((id) => walkEnds(s, p, parseAction('pace', id).spaces)))
  const ways = ids.map((id) => parseAction('direction', id).space)
  return walkEnds(s, p, ask.data.left, ways)
}

/** The answer that leads there most surely; null where none does. */
function firstStep(view: CaveView, ask: CavePick, goal: SpaceId): string | null {
  if (ask.topic !== 'direction' && ask.topic !== 'pace') return null
  const rated = ask.ids.map((id) => ({ id, chance: after(view, ask, [id]).get(goal) ?? 0 }))
  const best = rated.reduce((a, b) => (b.chance > a.chance ? b : a), { id: '', chance: 0 })
  return best.chance > 0 ? best.id : null
}
