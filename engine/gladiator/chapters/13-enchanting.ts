import type { Script } from '../../kernel/play.ts'
import { ALL_SQUARES, distance, isInFrontalArea, neighbours, type Square } from '../open/squares.ts'
import type { Arena, ArenaState, Figure } from '../state.ts'
import type { SpellId, ThrownSpellId } from '../tables/ids.ts'
import { THROWN_SPELLS } from '../tables/spells.ts'
import { HEALED_ABOVE, heal } from './13-healing.ts'
import { sharedTag } from './16-likenesses.ts'
import { isGround, isOpen, lay } from './22-terrain.ts'
import { drawSquare } from './23-altar.ts'
import { isBlocked, type OnSand } from './33-need.ts'
import { enemiesInSight } from './33-targets.ts'
import { drop } from './34-dropping.ts'
import { release } from './35-gone.ts'
import { figureAt, presentOn, tagOf } from './figures.ts'
import { sightOf, tellOf } from './telling.ts'

// The thrown spells, one by one (13.2, 13.3, 14.1, 14.2).

export type EnchantingEvent =
  | { type: 'enchanted'; rule: '13.2' | '16.2'; figure: string; spell: SpellId; until: number | null; amount: number | null }
  | { type: 'disarmed'; rule: '13.2'; figure: string; thing: string; at: Square }
  | { type: 'teleported'; rule: '13.2'; figure: string; from: Square; to: Square }
  | { type: 'ring-of-fire'; rule: '13.3'; figure: string; at: readonly Square[] }

/**
 * G-118: friends, himself at no range, or enemies; in the frontal area and no farther than he throws (G-104). Teleport Away takes anyone.
 */
export function thrownTargets(s: ArenaState, f: OnSand, spell: ThrownSpellId): readonly OnSand[] {
  const isNear = ({ at }: OnSand) => distance(f.at, at) <= f.normal.sh
  const { nice } = THROWN_SPELLS[spell]
  const friends = nice || spell === 'teleport-away' ? [f, ...friendsInSight(s, f).filter(isNear)] : []
  const enemies = nice ? [] : enemiesInSight(s, f).filter(isNear)
  return [...friends, ...enemies].filter((each) => hasUse(each, spell))
}

function friendsInSight(s: ArenaState, f: OnSand): readonly OnSand[] {
  return presentOn(s, f.side).filter(
    (each) => each.id !== f.id && each.coming !== 'image' && isInFrontalArea(f.at, f.facing, each.at) && !isBlocked(s, f.at, each.at),
  )
}

/** G-121: nothing in hand, no target; and nobody is healed above the limit (G-122). */
function hasUse(f: Figure, spell: ThrownSpellId): boolean {
  if (spell === 'drop-weapon' || spell === 'lose-weapon') return f.ready !== null
  return spell !== 'heal-strength' || f.sh < f.normal.sh + HEALED_ABOVE
}

export interface Thrown {
  readonly spell: ThrownSpellId
  /** How often its cost was paid. */
  readonly steps: number
  /** Where a Teleport goes. */
  readonly place: Square | null
}

/** 13.2: what it does to its victim, who is its caster where it was sent back. */
export function* enchant(g: Arena, caster: Figure, f: OnSand, { spell, steps, place }: Thrown): Script {
  switch (spell) {
    case 'drop-weapon':
      return yield* disarm(g, f, f.at)
    case 'lose-weapon':
      return yield* disarm(g, f, yield* drawSquare(g, squaresWithin(g.state, f, LOST)))
    case 'heal-strength':
      return yield* heal(g, f, steps, '13.2')
    case 'teleport-away':
      return yield* land(g, f, yield* drawSquare(g, squaresWithin(g.state, f, AWAY)))
    case 'teleport':
      return yield* land(g, f, place)
    case 'ring-of-fire':
      return yield* ringOfFire(g, caster, f)
    default:
      yield* lastOn(g, caster, f, spell, steps)
  }
}

/** G-121 */
const LOST = { from: 4, to: 8 }
const AWAY = { from: 15, to: Number.POSITIVE_INFINITY }

function squaresWithin(s: ArenaState, f: OnSand, { from, to }: { readonly from: number; readonly to: number }): readonly Square[] {
  return ALL_SQUARES.filter((square) => {
    const far = distance(f.at, square)
    return far >= from && far <= to && isGround(s, f, square) && figureAt(s, square) === null
  })
}

function* disarm(g: Arena, f: OnSand, at: Square | null): Script {
  const thing = f.ready
  if (thing === null || at === null) return
  f.ready = null
  drop(g.state, thing, at)
  yield* tellOf(g, [f], { type: 'disarmed', rule: '13.2', figure: tagOf(f), thing: thing.id, at } satisfies EnchantingEvent)
}

/** G-28, G-99: out of every hold, and no charge. A fighter who stands there unseen is found, and no one lands on him (G-111). */
function* land(g: Arena, f: OnSand, to: Square | null): Script {
  const there = to === null ? null : figureAt(g.state, to)
  if (there !== null) there.shown = true
  if (to === null || there !== null) return
  const from = f.at
  const before = sightOf(g.state, [f])
  release(g.state, f)
  f.at = to
  yield* tellOf(g, [f], { type: 'teleported', rule: '13.2', figure: tagOf(f), from, to } satisfies EnchantingEvent, before)
}

/** 13.3, G-143: on the eight squares around him, under enemies but not under the caster's friends. */
function* ringOfFire(g: Arena, caster: Figure, f: OnSand): Script {
  const s = g.state
  const at = neighbours(f.at).filter((square) => isOpen(s, square) && figureAt(s, square)?.side !== caster.side)
  for (const square of at) lay(s, square, 'fire')
  yield* tellOf(g, [f], { type: 'ring-of-fire', rule: '13.3', figure: tagOf(f), at } satisfies EnchantingEvent)
}

/** What each step adds, for spells with an amount. */
const AMOUNTS: readonly ThrownSpellId[] = ['clumsiness', 'agility-magic', 'curse-armor']

/** 14.1, 14.2, G-119: of the same spell the longer and the greater stay. */
function* lastOn(g: Arena, caster: Figure, f: OnSand, spell: ThrownSpellId, steps: number): Script {
  const { duration, perStep } = THROWN_SPELLS[spell]
  const turns = duration === null || duration === 'fight' || spell === 'invisibility' ? null : duration * (perStep ? steps : 1)
  const until = turns === null ? null : g.state.turn + turns
  const amount = AMOUNTS.includes(spell) ? steps : null
  yield* putOn(g, f, { spell, until, amount, by: spell === 'invisibility' ? caster.id : null }, '13.2')
}

interface Lasting {
  readonly spell: SpellId
  readonly until: number | null
  readonly amount: number | null
  readonly by: string | null
}

/** G-119: one effect of each spell, the longer and the greater. */
export function* putOn(g: Arena, f: Figure, { spell, until, amount, by }: Lasting, rule: '13.2' | '16.2'): Script {
  const i = f.effects.findIndex((each) => each.spell === spell)
  const [old] = i < 0 ? [] : f.effects.splice(i, 1)
  const longer = old === undefined ? until : old.until === null || until === null ? null : Math.max(old.until, until)
  const greater = Math.max(amount ?? 0, old?.amount ?? 0)
  f.effects.push({ spell, until: longer, ...(greater === 0 ? {} : { amount: greater }), ...(by === null ? {} : { by }) })
  const event = { type: 'enchanted', rule, figure: sharedTag(f), spell, until: longer, amount: greater === 0 ? null : greater } as const
  yield* tellOf(g, [f], event satisfies EnchantingEvent)
}
