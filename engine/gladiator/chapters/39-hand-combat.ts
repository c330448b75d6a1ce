import { draw, type Script, tell } from '../../kernel/play.ts'
import { pickOne } from '../asks.ts'
import { parseAction } from '../open/actions.ts'
import { beastOf } from '../open/people.ts'
import { succeeds } from '../open/rolls.ts'
import type { Arena, Figure, Thing } from '../state.ts'
import { MODIFIERS, ROLLS } from '../tables/limits.ts'
import { layersOf } from './22-terrain.ts'
import { type OnSand, sectorStruck } from './33-need.ts'
import { drop } from './34-dropping.ts'
import { agilityRoll, type Need, needed } from './35-agility-rolls.ts'
import { vanish } from './35-gone.ts'
import { fallIntoPit, isDown } from './35-wounds.ts'
import { answered, isPlayed } from './choosing.ts'
import { agility, figureOf, isPresent, tagOf } from './figures.ts'
import { tellNumbers, tellOf } from './telling.ts'

// Hand combat: fists and daggers on the ground (32.6, 38.3, 39.1, 39.2).

export type HandCombatEvent =
  | { type: 'hand-combat-tried'; rule: '39.1'; figure: string; by: string }
  | { type: 'repelling'; rule: '39.1'; figure: string; need: number; parts: Need['parts'] }
  | { type: 'repelled'; rule: '39.1'; figure: string; by: string; total: number; holds: boolean }
  | { type: 'hand-combat'; rule: '39.1'; figure: string; by: string }
  | { type: 'hands-emptied'; rule: '39.2'; figure: string; dropped: readonly string[]; dagger: string | null }

/** 39.1: the defender may repel it, which costs him nothing (G-101); nobody who lies can. */
export function* tryHandCombat(g: Arena, f: OnSand, whom: string): Script {
  const victim = figureOf(g.state, whom)
  if (!isPresent(victim)) return
  f.shown = true
  yield* tell(g, { type: 'hand-combat-tried', rule: '39.1', figure: tagOf(victim), by: tagOf(f) } satisfies HandCombatEvent)
  if (!isDown(victim) && (yield* wantsToRepel(g, f, victim)) && (yield* repels(g, f, victim))) return
  if (victim.coming === 'image') return yield* vanish(g, victim)
  yield* closeIn(g, f, victim)
}

/** 39.1, G-101: asked `repel` or `let`, unless he has an order; robots repel, but a Giant Amoeba only sometimes (19.2). */
function* wantsToRepel(g: Arena, f: OnSand, victim: OnSand): Script<boolean> {
  const { repel: order } = victim.orders
  if (triesToRepel(victim) < 1) return (yield* draw(g, USUALLY)) === 'repel'
  if (!isPlayed(victim) || order === 'always') return true
  if (order === 'never') return false
  const data = { by: tagOf(f) }
  const question = { seat: victim.seat, rule: '39.1', topic: 'repel', about: tagOf(victim), data, ids: ['repel', 'let'] } as const
  return parseAction('repel', yield* answered(g, victim.seat, (aside) => pickOne({ ...question, aside }))).kind === 'repel'
}

/** 19.2: five times out of six it lets itself be taken hold of. */
const USUALLY = ['repel', 'let', 'let', 'let', 'let', 'let']

/** 19.2: how often a robot tries to repel it; 1 for all but a Giant Amoeba. */
export function triesToRepel({ coming, kind }: Pick<OnSand, 'coming' | 'kind'>): number {
  return coming === 'robot' && kind === 'giant-amoeba' ? USUALLY.filter((each) => each === 'repel').length / USUALLY.length : 1
}

/** 39.1, G-34: his agility, less by as much as the attacker is stronger, and by the side from which he comes. */
export function repelNeed(f: OnSand, victim: OnSand): Need {
  const sector = sectorStruck(victim, f.at)
  const parts = [
    { what: 'agility', value: agility(victim) },
    { what: 'strength', value: victim.sh - f.sh },
    ...(sector === 'front' ? [] : [{ what: sector, value: MODIFIERS.repel[sector] }]),
  ] as const
  return { dice: ROLLS.attackDice, parts: parts.filter(({ value }) => value !== 0) }
}

function* repels(g: Arena, f: OnSand, victim: OnSand): Script<boolean> {
  const need = repelNeed(f, victim)
  const number = needed(need)
  const figure = tagOf(victim)
  const { parts } = need
  yield* tellNumbers(g, [victim, f], { type: 'repelling', rule: '39.1', figure, need: number, parts } satisfies HandCombatEvent)
  const total = yield* agilityRoll(g, victim, 'repel', '39.1', need)
  const holds = succeeds(total, number)
  yield* tellOf(g, [victim], { type: 'repelled', rule: '39.1', figure, by: tagOf(f), total, holds } satisfies HandCombatEvent)
  return holds
}

/** 39.1, 39.2, G-97, G-99: both lie on their squares, hands empty but for a dagger; a pit in which one of them stood takes all who fall (G-141). */
function* closeIn(g: Arena, f: OnSand, victim: OnSand): Script {
  const falling = [victim, f].filter((each) => !isDown(each))
  const pit = falling.map(({ at }) => at).find((at) => layersOf(g.state, at, 'pit') > 0)
  for (const each of falling) each.status = 'prone'
  f.holds.push(victim.id)
  victim.holds.push(f.id)
  yield* tell(g, { type: 'hand-combat', rule: '39.1', figure: tagOf(victim), by: tagOf(f) } satisfies HandCombatEvent)
  yield* emptyHands(g, f)
  yield* emptyHands(g, victim)
  if (pit === undefined) return
  for (const each of falling) if (isPresent(each)) yield* fallIntoPit(g, each, each === victim ? f : null, pit)
}

/** 39.2, G-100: daggers in hand stay; with none ready, one from the other hand, else from a sling, is; everything else in hand falls. */
function* emptyHands(g: Arena, f: OnSand): Script {
  const before = f.ready
  const dropped = [f.ready, f.also].filter((thing): thing is Thing => thing !== null && !isDagger(thing))
  if (f.ready !== null && !isDagger(f.ready)) f.ready = null
  if (f.also !== null && !isDagger(f.also)) f.also = null
  // An Imp draws nothing of what it has stolen.
  if (f.ready === null && beastOf(f) === null) drawDagger(f)
  for (const thing of dropped) drop(g.state, thing, f.at)
  if (dropped.length === 0 && f.ready === before) return
  const dagger = f.ready === null || f.ready.id === before?.id ? null : f.ready.id
  const figure = tagOf(f)
  const ids = dropped.map(({ id }) => id)
  yield* tell(g, { type: 'hands-emptied', rule: '39.2', figure, dropped: ids, dagger } satisfies HandCombatEvent)
}

function isDagger({ type }: Thing): boolean {
  return type === 'dagger'
}

function drawDagger(f: Figure): void {
  if (f.also !== null && isDagger(f.also)) {
    f.ready = f.also
    f.also = null
    return
  }
  const i = f.slung.findIndex(isDagger)
  f.ready = (i < 0 ? undefined : f.slung.splice(i, 1)[0]) ?? null
}
