import type { Ask } from '../../kernel/ask.ts'
import { asksElse } from '../../kernel/errand.ts'
import type { Errand, Limit } from '../../kernel/errand-types.ts'
import type { Answer } from '../../kernel/types.ts'
import { parseAction } from '../actions.ts'
import { marchOf, monsterAction, monsterTo } from '../bot/marching.ts'
import { sceneOf } from '../bot/seen.ts'
import { TEMPERS, type Temper } from '../bot/temper.ts'
import { sameSpot, spotId } from '../chapters/101-catacomb.ts'
import { isMonster } from '../chapters/section.ts'
import type { Kind, Spot } from '../state.ts'
import { MONSTER_MOVEMENT } from '../tables/index.ts'
import { counterName } from '../text/counters.ts'
import { MARCH } from '../text/errands.ts'
import type { HeroView } from '../view-types.ts'
import { idsOf, type KindOfErrand } from './kind.ts'

// The monsters' phase in one go (202 step B): as a good player would move them, all of them at him, or one alone.

const STRIKE: Limit = { id: 'strike', kind: 'flag', suggested: true, ...MARCH.strike }

const MINE = 'march:mine'
const CLOSE = 'march:close'
const HUNT = 'hunt:'

/** All of them come, and none feints. */
const CLOSING: Temper = { ...TEMPERS.master, cunning: false, marchers: Number.POSITIVE_INFINITY }

export const march: KindOfErrand = {
  offered(view, at) {
    if (at.ask.topic !== 'monster-action') return []
    const ids = idsOf(at)
    const all = [
      { id: MINE, kind: 'march', ...MARCH.mine },
      { id: CLOSE, kind: 'march', ...MARCH.close },
    ].map((each) => ({ ...each, limits: [STRIKE], standing: true, data: { moves: movesOf(view, ids, each.id) } }))
    const hunts = ids.flatMap((id): readonly Errand[] => {
      const order = parseAction('monster-action', id)
      const counter = order.kind === 'move' ? counterIn(view, order.counter) : undefined
      if (!counter?.at || counter.kind === null || !isMonster(counter.kind)) return []
      const name = counterName(countersIn(view), { ...counter, kind: counter.kind })
      const moves = movesOf(view, ids, `${HUNT}${counter.id}`)
      const words = { label: MARCH.hunt(name, counter.at), detail: MARCH.huntDetail }
      const place = { about: counter.id, at: { kind: 'counter', id: counter.id } }
      const hunt = { id: `${HUNT}${counter.id}`, kind: 'hunt', ...words, ...place, answers: 2, standing: true, data: { moves } }
      return moves.length === 0 ? [] : [hunt]
    })
    return [...all.filter(({ data }) => data.moves.length > 0 || ids.includes('attack')), ...hunts]
  },

  planned(view, at, { id }) {
    const steps = planOf(view, idsOf(at), id).map(({ counter, kind, from, to }) => ({
      label: MARCH.step(kind, from, to),
      rule: '204A',
      about: counter,
      at: { kind: 'square', id: spotId(to) },
    }))
    return { steps, notes: [] }
  },

  next(view, at, { errand, limits, made }) {
    const ids = idsOf(at)
    switch (at.ask.topic) {
      case 'monster-action': {
        const choice = orderOf(view, ids, errand.id)
        if (choice.startsWith('move:')) return { answer: { pick: [choice] } }
        return limits.strike === true ? { answer: { pick: [ids.includes('attack') ? 'attack' : 'end'] } } : { ended: MARCH.done }
      }
      case 'monster-to':
        return { answer: { pick: [legOf(view, at.ask.about ?? '', ids, errand.id)] } }
      case 'monster-attack':
        return limits.strike === true ? { answer: { pick: ids } } : { ended: MARCH.done }
      default:
        return { ended: made > 0 ? MARCH.struck : asksElse(at.decision().prompt) }
    }
  },
}

/** What standing marches and hunts answer. A march ends the phase; those who only hunt leave it to the person. */
export function ordered(view: HeroView, ask: Ask, orders: readonly string[]): Answer | null {
  const march = orders.find((id) => id === MINE || id === CLOSE)
  const ids = ask.kind === 'pick' ? ask.ids : []
  switch (ask.topic) {
    case 'monster-action': {
      const all = march === undefined ? orders.filter((id) => id.startsWith(HUNT)) : [march]
      const move = all.map((id) => orderOf(view, ids, id)).find((choice) => choice.startsWith('move:'))
      if (move !== undefined) return { pick: [move] }
      return march === undefined ? null : { pick: [ids.includes('attack') ? 'attack' : 'end'] }
    }
    case 'monster-to': {
      const order = march ?? orders.find((id) => id === `${HUNT}${ask.about}`)
      return order === undefined ? null : { pick: [legOf(view, ask.about ?? '', ids, order)] }
    }
    case 'monster-attack':
      return march === undefined ? null : { pick: ids }
    default:
      return null
  }
}

/** Where a counter on the move goes on such an errand. */
function legOf(view: HeroView, counter: string, ids: readonly string[], errand: string): string {
  const scene = sceneOf(view)
  return scene === null ? 'stop' : monsterTo(scene, counter, ids, temperOf(errand))[0]
}

function temperOf(errand: string): Temper {
  return errand === MINE ? TEMPERS.master : CLOSING
}

/** What comes next of such an errand: a counter to move, or `end`. */
function orderOf(view: HeroView, ids: readonly string[], errand: string): string {
  const scene = sceneOf(view)
  if (scene === null) return 'end'
  const only = errand.startsWith(HUNT) ? ids.filter((id) => id === `move:${errand.slice(HUNT.length)}`) : ids
  return monsterAction(scene, only, temperOf(errand))[0]
}

interface Move {
  readonly counter: string
  readonly kind: Kind
  readonly from: Spot
  readonly to: Spot
}

/** What the page draws. */
function movesOf(view: HeroView, ids: readonly string[], errand: string) {
  return planOf(view, ids, errand).map(({ counter, from, to }) => ({ counter, from: spotId(from), to: spotId(to) }))
}

/** The moves of such an errand, one after another, each seen with those before it done. */
function planOf(view: HeroView, ids: readonly string[], errand: string): readonly Move[] {
  const moves: Move[] = []
  let now = view
  for (let left = ids; ; ) {
    const order = parseAction('monster-action', orderOf(now, left, errand))
    const move = order.kind === 'move' ? moveOf(now, order.counter, errand) : null
    if (move === null) return moves
    if (!sameSpot(move.from, move.to)) moves.push(move)
    left = left.filter((id) => id !== `move:${move.counter}`)
    now = after(now, move)
  }
}

function moveOf(view: HeroView, id: string, errand: string): Move | null {
  const counter = counterIn(view, id)
  if (!counter?.at || counter.kind === null) return null
  const aside = { ...view, march: { moved: view.march?.moved ?? [], moving: { id, points: MONSTER_MOVEMENT } } }
  const scene = sceneOf(aside)
  if (scene === null) return null
  const ids = marchOf(scene, counter.at, counter.kind).map((spot) => `to:${spotId(spot)}`)
  const leg = parseAction('monster-to', monsterTo(scene, id, ids, temperOf(errand))[0])
  return { counter: id, kind: counter.kind, from: counter.at, to: leg.kind === 'to' ? leg.spot : counter.at }
}

/** The view with that counter moved. */
function after(view: HeroView, { counter, to }: Move): HeroView {
  const sections = view.sections.map((section) =>
    section.id === view.at
      ? { ...section, counters: section.counters.map((each) => (each.id === counter ? { ...each, at: to } : each)) }
      : section,
  )
  return { ...view, sections, march: { moved: [...(view.march?.moved ?? []), counter], moving: null } }
}

function countersIn(view: HeroView) {
  return view.sections.find((section) => section.id === view.at)?.counters ?? []
}

function counterIn(view: HeroView, id: string) {
  return countersIn(view).find((each) => each.id === id)
}
