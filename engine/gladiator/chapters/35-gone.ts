import type { GameEvent, Script } from '../../kernel/play.ts'
import type { Arena, ArenaState, Coming, Figure, Thing } from '../state.ts'
import type { SpellId } from '../tables/ids.ts'
import { keepAlike, sharedTag } from './16-likenesses.ts'
import { drop } from './34-dropping.ts'
import { effectOf, figureOf, isPresent, tagOf } from './figures.ts'
import { type Sight, sightOf, tellOf, tellThose } from './telling.ts'

// Off the sand, dead, gone or vanished, and what goes with someone (13.2, 14.4, 16.4, 16.5, 35.6). A fighter who falls unconscious or
// leaves the sand, by whatever it is, comes through here.

export type GoneEvent =
  | { type: 'vanished'; rule: '14.4' | '16.5' | '16.4'; figure: string }
  | { type: 'spell-over'; rule: '14.2'; figure: string; spell: SpellId }

/** Off the sand and out of every hold (G-99), which is told to those, by default to all who saw him there; all that he kept up ends. */
export function* remove<E extends GameEvent & { readonly type: keyof typeof OUT }>(
  g: Arena,
  f: Figure,
  event: E,
  told: Sight = sightOf(g.state, [f]),
): Script {
  release(g.state, f)
  f.at = null
  f.status = OUT[event.type]
  yield* tellThose(g, told, event)
  yield* loseWorks(g, f)
}

const OUT = { killed: 'dead', left: 'left', vanished: 'vanished' } as const

/** G-99: a fighter with no one left to hold is merely prone. */
export function release(s: ArenaState, f: Figure): void {
  for (const id of f.holds) {
    const { holds } = figureOf(s, id)
    holds.splice(holds.indexOf(f.id), 1)
  }
  f.holds.length = 0
}

/** G-124: whether a mage in his state keeps those he called: unconscious only illusions, and no one once he is gone. */
export function keepsUp(mage: Figure, coming: Coming): boolean {
  return isPresent(mage) && (mage.status !== 'unconscious' || coming === 'illusion')
}

/** 13.2, 14.4, 16.5, G-120, G-124: what a mage does not keep up any more: those he called, and once he is gone Invisibility. */
export function* loseWorks(g: Arena, mage: Figure): Script {
  for (const each of g.state.figures) if (each.by === mage.id && isPresent(each) && !keepsUp(mage, each.coming)) yield* vanish(g, each)
  if (isPresent(mage)) return
  for (const each of g.state.figures)
    if (each.coming !== 'image' && effectOf(each, 'invisibility')?.by === mage.id) yield* endInvisibility(g, each)
}

/** 13.2, G-120: he comes to sight, and his likenesses with him (16.5). */
export function* endInvisibility(g: Arena, f: Figure): Script {
  f.effects.splice(0, f.effects.length, ...f.effects.filter(({ spell }) => spell !== 'invisibility'))
  keepAlike(g.state)
  const event = { type: 'spell-over', rule: '14.2', figure: sharedTag(f), spell: 'invisibility' } satisfies GoneEvent
  if (isPresent(f)) yield* tellOf(g, [f], event)
}

/**
 * G-148: someone called by magic is no more, and what he carried falls. Whether he was an illusion the other side may guess (14.5, G-58).
 */
export function* vanish(g: Arena, f: Figure): Script {
  // What a likeness holds is only seen (16.5).
  if (f.coming !== 'image' && f.at !== null) for (const thing of carried(f)) drop(g.state, thing, f.at)
  leaveHands(f)
  const rule = f.kind === 'snake' ? '16.4' : f.coming === 'image' ? '16.5' : '14.4'
  yield* remove(g, f, { type: 'vanished', rule, figure: tagOf(f) } satisfies GoneEvent)
  if (f.coming === 'image') unmask(g.state, f)
}

/** In his hands and slings. */
export function carried({ ready, also, slung }: Pick<Figure, 'ready' | 'also' | 'slung'>): readonly Thing[] {
  return [ready, also, ...slung].filter((each) => each !== null)
}

export function leaveHands(f: Figure): void {
  f.ready = null
  f.also = null
  f.slung.length = 0
}

/** 16.5: with the last likeness of a mage everyone knows which he is. */
function unmask(s: ArenaState, { by }: Figure): void {
  const mage = s.figures.find(({ id }) => id === by)
  if (mage === undefined || s.figures.some((each) => each.by === by && each.coming === 'image' && each.at !== null)) return
  mage.mask = null
  mage.effects.splice(0, mage.effects.length, ...mage.effects.filter(({ spell }) => spell !== 'image'))
}
