import { isWeapon } from '../open/arms.ts'
import { creatureOf, hasNote } from '../open/people.ts'
import { distance, type Sector, type Square, sectorFromAfar, sectorOf, track } from '../open/squares.ts'
import type { Arena, ArenaState, Figure, TerrainKind } from '../state.ts'
import type { ThingType } from '../tables/ids.ts'
import { type AgilityDice, MODIFIERS, ROLLS } from '../tables/limits.ts'
import { WEAPONS } from '../tables/weapons.ts'
import { seemsToReturn } from './13-returning.ts'
import { layersOf, solidSquares } from './22-terrain.ts'
import { isInvisible, isSeenBy } from './23-sight.ts'
import type { Need, NeedPart, NeedWhat } from './35-agility-rolls.ts'
import { isDown } from './35-wounds.ts'
import { agility, figureAt } from './figures.ts'

// What an attack needs on the dice (8.1, 30.2, 33.6, 35.1, 35.7, 37.4), with every part of it.

export type OnSand = Figure & { at: Square }

function part(what: NeedWhat, value: number): readonly NeedPart[] {
  return value === 0 ? [] : [{ what, value }]
}

/** 34.2, G-15: three dice, or four against an evader. */
function diceAgainst(f: Pick<Figure, 'evading'>): AgilityDice {
  return f.evading ? ROLLS.evadedDice : ROLLS.attackDice
}

/** 8.1, G-74: from which side a blow or a missile comes. */
export function sectorStruck(victim: OnSand, from: Square): Sector {
  return sectorOf(victim.at, victim.facing, from) ?? sectorFromAfar(victim.at, victim.facing, from)
}

/** 8.1, G-21: a prone body has no front; +4 takes the place of facing. */
function position(victim: OnSand, from: Square): readonly NeedPart[] {
  if (isDown(victim)) return part('prone', MODIFIERS.prone)
  const sector = sectorStruck(victim, from)
  return sector === 'front' ? [] : part(sector, MODIFIERS[sector])
}

/** 9.1, 23.4, G-27, G-103, G-142: who is hard to see, and who is hard to hit. */
function hidden(s: ArenaState, victim: Figure): readonly NeedPart[] {
  const small = part('hard-to-hit', creatureOf(victim)?.toHitIt ?? 0)
  return [...(isInvisible(s, victim) ? part('invisible', MODIFIERS.invisible) : []), ...small]
}

/** 5.6: Dwarves with hammers and axes. */
export function dwarfBonus(f: Pick<Figure, 'kind'>, type: ThingType | null): boolean {
  return hasNote(f, 'hammers-axes +1 +1') && type !== null && isWeapon(type) && WEAPONS[type].hammerAxe
}

/** A blow: by hand, weapon or shield. */
export function needToStrike(
  { state: s }: Pick<Arena, 'state'>,
  f: OnSand,
  victim: OnSand,
  { type, extra = [] }: { readonly type: ThingType | null; readonly extra?: readonly NeedPart[] },
): Need {
  return {
    dice: diceAgainst(victim),
    parts: [
      { what: 'agility', value: agility(f) },
      ...position(victim, f.at),
      ...hidden(s, victim),
      ...(dwarfBonus(f, type) ? part('race', MODIFIERS.dwarfHammerAxe.hit) : []),
      ...extra,
    ],
  }
}

// ---------------------------------------------------------------- from afar

/** How something flies: bow shots and missile spells lose by every fifth square, thrown things by every one (37.4, G-23, G-24, G-104). */
export type Flight = 'bow' | 'thrown'

/** 5.4, 5.5: who is good at missiles, and what he gains. */
export function missileBonus(f: Pick<Figure, 'kind'>, flight: Flight, type: ThingType | null): boolean {
  return hasNote(f, 'missile-thrown +1 +1') || (flight === 'thrown' && dwarfBonus(f, type))
}

export interface Shot {
  readonly flight: Flight
  /** The weapon; null for a natural one or a spell. */
  readonly type: ThingType | null
  /** Spells get no bonus of race and no bonus of a prone crossbow. */
  readonly isSpell: boolean
}

/** A shot, a throw or a spell with a target. Facing counts for none of them (8.1, G-22). */
export function needToHit({ state: s }: Pick<Arena, 'state'>, f: OnSand, victim: OnSand, { flight, type, isSpell }: Shot): Need {
  // 13.3, G-54: to a target that missiles return from, the way counts twice.
  const far = distance(f.at, victim.at) * (victim.side !== f.side && seemsToReturn(victim) ? 2 : 1)
  const { each, ag } = flight === 'bow' ? MODIFIERS.bowRange : MODIFIERS.thrownRange
  const range = ag * Math.floor(far / each)
  const isProneShot = !isSpell && flight === 'bow' && isDown(f)
  return {
    dice: diceAgainst(victim),
    parts: [
      { what: 'agility', value: agility(f) },
      ...part('range', range),
      ...obstacles(s, f, victim),
      ...hidden(s, victim),
      ...(s.variants.includes('prone-target') && isDown(victim) ? part('prone', MODIFIERS.prone) : []),
      ...(!isSpell && missileBonus(f, flight, type) ? part('race', MODIFIERS.elfMissile.hit) : []),
      ...(isProneShot ? part('prone-shot', MODIFIERS.crossbowProne) : []),
    ],
  }
}

/** 35.1, G-26, G-105: those his side knows of in the track, fires with the victim's square included, and shadows. */
function obstacles(s: ArenaState, f: OnSand, victim: OnSand): readonly NeedPart[] {
  const way = track(f.at, victim.at)
  const isIn = ({ at }: { readonly at: Square | null }) => at !== null && way.includes(at)
  const people = s.figures.filter(
    (each) => isIn(each) && isSeenBy(s, f.side, each) && each.at !== null && figureAt(s, each.at) === each,
  ).length
  const layersIn = (kind: TerrainKind) => s.terrain.reduce((sum, each) => sum + (each.kind === kind && isIn(each) ? each.layers : 0), 0)
  const { character, fire, shadow } = MODIFIERS.obstacle
  return [
    ...part('characters', people * character),
    ...part('fires', (layersIn('fire') + layersOf(s, victim.at, 'fire')) * fire),
    ...part('shadows', layersIn('shadow') * shadow),
  ]
}

/** 23.3, 35.1: a wall or the altar in the track stops every missile. */
export function isBlocked(s: Pick<ArenaState, 'terrain' | 'altar'>, from: Square, to: Square): boolean {
  const solid = solidSquares(s)
  return solid.length > 0 && track(from, to).some((square) => solid.includes(square))
}
