import type { Seat } from '../../kernel/types.ts'
import { weaponOf } from '../open/arms.ts'
import { armourWorn, bestShield, burden, pointsIn } from '../open/gear.ts'
import { sharedOf } from '../open/names.ts'
import { beastOf, isRace, isRobot, raceOf } from '../open/people.ts'
import { areAdjacent, type Sector, type Square, sectorOf } from '../open/squares.ts'
import type { Variant } from '../open/variants.ts'
import type { ArenaState, Effect, Figure } from '../state.ts'
import { ROBOTS } from '../tables/beasts.ts'
import type { SpellId, ThingType } from '../tables/ids.ts'
import { FLESH, MAGIC_SPEED, WOUNDS } from '../tables/limits.ts'
import { SPECIAL } from '../tables/special.ts'
import type { PoleKind, RobotSkill, Side } from '../tables/table-types.ts'

// What someone is, and his numbers as they are now (3.1 to 3.5, 5.1, 7.1 to 7.2, 9.1 to 11.3).

// ---------------------------------------------------------------- what he is

/** 18.2: whether this robot can do that. */
export function skilled({ kind }: Pick<Figure, 'kind'>, skill: RobotSkill): boolean {
  const can: readonly RobotSkill[] = isRobot(kind) ? ROBOTS[kind].can : []
  return can.includes(skill)
}

/** G-78: the Troll alone walks through pits, and is not seen inside. */
export function crossesPits({ kind }: Pick<Figure, 'kind'>): boolean {
  return kind === 'troll'
}

/** Gladiators, with bones and experience: neither animals and robots nor anyone a mage called. */
export function isGladiator({ kind, coming }: Pick<Figure, 'kind' | 'coming'>): boolean {
  return coming === 'fighter' && isRace(kind)
}

// ---------------------------------------------------------------- where he is

export function figureOf(s: Pick<ArenaState, 'figures'>, id: string): Figure {
  const found = s.figures.find((each) => each.id === id || each.mask === id)
  if (found === undefined) throw new Error(`nobody in the arena is called ${id}`)
  return found
}

/**
 * The fighter of that name in options and events: by his id, by the name dealt to him and his likenesses, or by the one that a mage had
 * among them before they vanished (16.5, G-59).
 */
export function bearerOf(s: Pick<ArenaState, 'figures'>, tag: string): Figure | undefined {
  const bearer = s.figures.find(({ id, mask }) => id === tag || mask === tag)
  const shared = sharedOf(tag)
  if (bearer !== undefined || shared === null) return bearer
  const image = s.figures.find(({ coming, mask }) => coming === 'image' && mask !== null && sharedOf(mask) === shared)
  return s.figures.find(({ id }) => id === image?.by)
}

/** What options and events call him (G-59). */
export function tagOf(f: Pick<Figure, 'id' | 'mask'>): string {
  return f.mask ?? f.id
}

/** Who rolls dice for what he does: he himself, under the name by which it is told, and the seat that plays him. */
export function thrower(f: Pick<Figure, 'id' | 'mask' | 'seat'>, who = tagOf(f)): { readonly who: string; readonly seat?: Seat } {
  return { who, ...(f.seat === null ? {} : { seat: f.seat }) }
}

/** Whether he is on the sand: neither dead nor gone. */
export function isPresent(f: Figure): f is Figure & { at: Square } {
  return f.at !== null
}

export function presentOn(s: Pick<ArenaState, 'figures'>, side: Side): readonly (Figure & { at: Square })[] {
  return s.figures.filter((f): f is Figure & { at: Square } => f.side === side && isPresent(f))
}

export function figureAt(s: Pick<ArenaState, 'figures'>, square: Square): Figure | null {
  return s.figures.find(({ at }) => at === square) ?? null
}

export function enemyOf(side: Side): Side {
  return side === 'west' ? 'east' : 'west'
}

/** 8.1: standing enemies with him in a front square of theirs. */
export function engagedBy(s: Pick<ArenaState, 'figures'>, f: Figure): readonly Figure[] {
  const { at } = f
  return at === null ? [] : engagersAt(s, f.side, at)
}

/** Enemies of this side who would engage someone on that square; likenesses as well, for nobody may tell by it who is the mage (G-59). */
export function engagersAt(s: Pick<ArenaState, 'figures'>, side: Side, square: Square): readonly Figure[] {
  return s.figures.filter(
    (each) =>
      each.side !== side &&
      each.status === 'standing' &&
      each.at !== null &&
      areAdjacent(each.at, square) &&
      sectorOf(each.at, each.facing, square) === 'front',
  )
}

// ---------------------------------------------------------------- magic at work

export function effectOf(f: Pick<Figure, 'effects'>, spell: SpellId): Effect | null {
  return f.effects.find((each) => each.spell === spell) ?? null
}

function amountOf({ effects }: Pick<Figure, 'effects'>, spell: SpellId): number {
  let sum = 0
  for (const each of effects) if (each.spell === spell) sum += each.amount ?? 0
  return sum
}

/** 13.2, G-53: Stone, Iron and Steel Flesh do not add up. */
function fleshOf({ effects }: Pick<Figure, 'effects'>): number {
  let most = 0
  for (const { spell } of effects) most = Math.max(most, spell in FLESH ? FLESH[spell as keyof typeof FLESH] : 0)
  return most
}

// ---------------------------------------------------------------- attributes

/** 35.3, 35.4: struck for a daze, or so badly hurt that he is always dazed. */
export function isDazed(f: Pick<Figure, 'dazed' | 'sh'>): boolean {
  return f.dazed || f.sh <= WOUNDS.permanentlyDazed
}

/** 3.2: agility with armour, shields in hand, a daze and magic (7.1, 35.3, 13.2). */
export function agility(f: Figure): number {
  return f.normal.ag + burden(f, inHands(f)) + (isDazed(f) ? WOUNDS.dazePenalty : 0) + magicOnAgility(f)
}

function magicOnAgility(f: Pick<Figure, 'effects'>): number {
  return amountOf(f, 'agility-magic') - amountOf(f, 'clumsiness') - amountOf(f, 'dazzle')
}

function inHands({ ready, also }: Pick<Figure, 'ready' | 'also'>): readonly (ThingType | null)[] {
  return [ready?.type ?? null, also?.type ?? null]
}

/** 3.4, 7.1: movement points as they are now (13.2, 35.4, G-79). */
export function movementPoints(f: Figure): number {
  const usual = pointsIn(f, f.suit)
  const points = effectOf(f, 'magic-speed') === null ? usual : MAGIC_SPEED
  return f.sh <= WOUNDS.permanentlyDazed ? Math.floor(points / 2) : points
}

/** G-08: half of them, rounded down: how far a charge goes. */
export function halfPoints(f: Figure): number {
  // A fighter who is always dazed cannot run, but charges as far as anyone (G-79).
  return f.sh <= WOUNDS.permanentlyDazed ? movementPoints(f) : Math.floor(movementPoints(f) / 2)
}

/** 3.5, 7.2: what comes off a blow from that side. Never under 0 (G-119). */
export function armour(f: Figure, sector: Sector, passesShields = false): number {
  const shields = passesShields ? 0 : shieldArmour(f, sector)
  return Math.max(0, armourWorn(f, f) + shields + fleshOf(f) - amountOf(f, 'curse-armor'))
}

/** G-109: held in either hand in front, slung behind, nothing at the sides; of two the better. A prone body has no use of them (G-21). */
function shieldArmour(f: Figure, sector: Sector): number {
  if (f.status !== 'standing') return 0
  if (sector === 'side') return 0
  return bestShield(sector === 'front' ? inHands(f) : f.slung.map(({ type }) => type))
}

/** 35.3, 35.2: SH that one blow has to take to daze him, and to knock him down; null where nothing does (G-36, G-37). */
export function thresholds(f: Figure, variants: readonly Variant[]): { readonly daze: number; readonly knockDown: number | null } {
  const { daze, knockDown } = raceOf(f) ?? beastOf(f) ?? WOUNDS
  const isSoft = f.kind === 'behemoth' && variants.includes('soft-behemoth')
  return isSoft ? { daze: WOUNDS.daze, knockDown: WOUNDS.knockDown } : { daze, knockDown }
}

// ---------------------------------------------------------------- what he carries

/** 5.2, G-30: whether what he has ready is a pole arm, and how far it reaches. */
export function poleOf({ ready }: Pick<Figure, 'ready'>): PoleKind | null {
  if (ready === null) return null
  return ready.type === 'krill' ? SPECIAL.krill.pole : (weaponOf(ready.type)?.pole ?? null)
}
