import type { Seat } from '../../kernel/types.ts'
import type { ArenaState, Effect, Figure, Thing } from '../state.ts'
import { FISTS, HELMETS, SHIELDS, SUITS } from '../tables/armour.ts'
import { CREATURES, ROBOTS } from '../tables/beasts.ts'
import type { CreatureId, RaceId, RobotId, ShieldId, SpellId, ThingType, Variant, WeaponId } from '../tables/ids.ts'
import { WOUNDS } from '../tables/limits.ts'
import { MAGE_WEAPONS, MP_IN_SUITS, RACES } from '../tables/races.ts'
import { SPECIAL } from '../tables/special.ts'
import type { Attribute, Creature, PoleKind, Race, RaceNote, Robot, RobotSkill, Side, Weapon } from '../tables/table-types.ts'
import { WEAPONS } from '../tables/weapons.ts'
import { areAdjacent, type Sector, type Square, sectorOf } from './squares.ts'

// What somebody is, and his numbers as they are now (3.1 to 3.5, 5.1, 7.1 to 7.2, 9.1 to 11.3).

// ---------------------------------------------------------------- what he is

export function isRace(kind: string): kind is RaceId {
  return Object.hasOwn(RACES, kind)
}

export function isCreature(kind: string): kind is CreatureId {
  return Object.hasOwn(CREATURES, kind)
}

export function isRobot(kind: string): kind is RobotId {
  return Object.hasOwn(ROBOTS, kind)
}

/** His race, with what every race has; null for animals and robots. */
export function raceOf({ kind }: Pick<Figure, 'kind'>): Race | null {
  return isRace(kind) ? RACES[kind] : null
}

/** The table of an animal or a robot; null for people. */
export function beastOf({ kind }: Pick<Figure, 'kind'>): Creature | Robot | null {
  if (isCreature(kind)) return CREATURES[kind]
  return isRobot(kind) ? ROBOTS[kind] : null
}

export function hasNote(f: Pick<Figure, 'kind'>, note: RaceNote): boolean {
  return raceOf(f)?.notes?.includes(note) === true
}

/** 18.2: whether this robot can do that. */
export function skilled({ kind }: Pick<Figure, 'kind'>, skill: RobotSkill): boolean {
  const can: readonly RobotSkill[] = isRobot(kind) ? ROBOTS[kind].can : []
  return can.includes(skill)
}

/** G-78: the Troll alone walks through pits, and is not seen inside. */
export function crossesPits({ kind }: Pick<Figure, 'kind'>): boolean {
  return kind === 'troll'
}

/** Gladiators, with bones and experience: neither animals and robots nor anybody whom a mage called. */
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
 * Whom options and events call so: by his id, by the name dealt to him and his likenesses, or by the one that a mage had among them before
 * they vanished (16.5, G-59).
 */
export function bearerOf(s: Pick<ArenaState, 'figures'>, tag: string): Figure | undefined {
  const bearer = s.figures.find(({ id, mask }) => id === tag || mask === tag)
  if (bearer !== undefined || !DEALT.test(tag)) return bearer
  const stem = tag.replace(DEALT, '')
  const image = s.figures.find(({ coming, mask }) => coming === 'image' && mask?.replace(DEALT, '') === stem)
  return s.figures.find(({ id }) => id === image?.by)
}

/** The number of a name dealt to a mage or a likeness. */
const DEALT = /-[1-3]$/

/** What options and events call him (G-59). */
export function tagOf(f: Pick<Figure, 'id' | 'mask'>): string {
  return f.mask ?? f.id
}

/** Who throws dice for what he does: he himself, under the name by which it is told, and the seat that plays him. */
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

/** Enemies of this side who would engage somebody on that square; likenesses as well, for nobody may tell by it who is the mage (G-59). */
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

function amountOf(f: Pick<Figure, 'effects'>, spell: SpellId): number {
  return f.effects.reduce((sum, each) => sum + (each.spell === spell ? (each.amount ?? 0) : 0), 0)
}

/** 13.2, G-53: Stone, Iron and Steel Flesh do not add up. */
const FLESH = { 'stone-flesh': 3, 'iron-flesh': 4, 'steel-flesh': 5 } as const

// ---------------------------------------------------------------- attributes

/** 35.3, 35.4: struck for a daze, or so badly hurt that he is always dazed. */
export function isDazed(f: Pick<Figure, 'dazed' | 'sh'>): boolean {
  return f.dazed || f.sh <= WOUNDS.permanentlyDazed
}

/** 3.2: agility with armour, shields in hand, a daze and magic (7.1, 35.3, 13.2). */
export function agility(f: Figure): number {
  return f.normal.ag + burden(f) + (isDazed(f) ? WOUNDS.dazePenalty : 0) + magicOnAgility(f)
}

/** What armour and shields in hand cost (7.1, G-109). */
function burden(f: Pick<Figure, 'suit' | 'helmet' | 'ready' | 'also'>): number {
  const helmet = f.helmet === null ? 0 : HELMETS[f.helmet].ag
  return SUITS[f.suit].ag + helmet + shieldCost(f.ready) + shieldCost(f.also)
}

function shieldCost(thing: Thing | null): number {
  return thing !== null && isShield(thing.type) ? SHIELDS[thing.type].ag : 0
}

function magicOnAgility(f: Pick<Figure, 'effects'>): number {
  return amountOf(f, 'agility-magic') - amountOf(f, 'clumsiness') - amountOf(f, 'dazzle')
}

/** 3.4, 7.1: movement points as they are now (13.2, 35.4, G-79). */
export function movementPoints(f: Figure): number {
  const usual = isRace(f.kind) ? MP_IN_SUITS[f.kind][f.suit] : (beastOf(f)?.mp ?? 0)
  const points = effectOf(f, 'magic-speed') === null ? usual : MAGIC_SPEED
  return f.sh <= WOUNDS.permanentlyDazed ? Math.floor(points / 2) : points
}

const MAGIC_SPEED = 16

/** G-08: half of them, rounded down: how far a charge goes. */
export function halfPoints(f: Figure): number {
  // Whoever is always dazed cannot run, but charges as far as anybody (G-79).
  return f.sh <= WOUNDS.permanentlyDazed ? movementPoints(f) : Math.floor(movementPoints(f) / 2)
}

/** 3.5, 7.2: what comes off a blow from that side. Never under 0 (G-119). */
export function armour(f: Figure, sector: Sector, passesShields = false): number {
  const suit = SUITS[f.suit].armour + (f.helmet === null ? 0 : HELMETS[f.helmet].armour)
  const shields = passesShields ? 0 : shieldArmour(f, sector)
  const flesh = Math.max(0, ...Object.entries(FLESH).map(([spell, more]) => (f.effects.some((each) => each.spell === spell) ? more : 0)))
  return Math.max(0, natural(f) + suit + shields + flesh - amountOf(f, 'curse-armor'))
}

/** 9.1, G-72: the armour of his own skin. */
function natural(f: Figure): number {
  return raceOf(f)?.ar ?? beastOf(f)?.ar ?? 0
}

/** G-109: held in either hand in front, slung behind, nothing at the sides; of two the better. A prone body has no use of them (G-21). */
function shieldArmour(f: Figure, sector: Sector): number {
  if (f.status !== 'standing') return 0
  const held = sector === 'front' ? [f.ready, f.also] : sector === 'rear' ? f.slung : []
  return Math.max(0, ...held.map((thing) => (thing !== null && isShield(thing.type) ? SHIELDS[thing.type].armour : 0)))
}

/** 35.3, 35.2: SH that one blow has to take to daze him, and to knock him down; null where nothing does (G-36, G-37). */
export function thresholds(f: Figure, variants: readonly Variant[]): { readonly daze: number; readonly knockDown: number | null } {
  const { daze, knockDown } = raceOf(f) ?? beastOf(f) ?? WOUNDS
  const isSoft = f.kind === 'behemoth' && variants.includes('soft-behemoth')
  return isSoft ? { daze: WOUNDS.daze, knockDown: WOUNDS.knockDown } : { daze, knockDown }
}

// ---------------------------------------------------------------- what he carries

export function isShield(type: ThingType): type is ShieldId {
  return Object.hasOwn(SHIELDS, type)
}

export function isWeapon(type: ThingType): type is WeaponId {
  return Object.hasOwn(WEAPONS, type)
}

/** What a thing does as a weapon; null for bones, and for a Krill, which has its place among the Slayer's attacks (18.2, G-128). */
export function weaponOf(type: ThingType): Weapon | null {
  if (isWeapon(type)) return WEAPONS[type]
  return type === 'death-sword' ? DEATH_SWORD : null
}

const DEATH_SWORD: Weapon = {
  ...SPECIAL['death-sword'],
  ...{ kind: 'hand', hammerAxe: false, noShield: false },
}

/** 5.2, G-30: whether what he has ready is a pole arm, and how far it reaches. */
export function poleOf({ ready }: Pick<Figure, 'ready'>): PoleKind | null {
  if (ready === null) return null
  return ready.type === 'krill' ? SPECIAL.krill.pole : (weaponOf(ready.type)?.pole ?? null)
}

/** 5.7: how many hands it takes. */
export function handsFor(type: ThingType): 1 | 2 {
  return isWeapon(type) ? WEAPONS[type].hands : SPECIAL[type].hands
}

/** The strength that carries weapons and armour: a Goblin's is 4 more than his health (5.1, G-35, G-115). */
export function carryingStrength({ kind, normal }: Pick<Figure, 'kind' | 'normal'>): number {
  return normal.sh + (hasNote({ kind }, 'weapon-strength+4') ? GOBLIN_STRENGTH : 0)
}

const GOBLIN_STRENGTH = 4

/** Why he cannot take it in hand, or null: too heavy (5.1), barred to mages (12.1), or a Slayer's (G-30). */
export function whyNotCarried(f: Pick<Figure, 'kind' | 'normal'>, type: ThingType): 'too-heavy' | 'mage' | 'krill' | 'no-hands' | null {
  if (type === 'krill') return f.kind === 'slayer' ? null : 'krill'
  if (!isRace(f.kind)) return f.kind === 'imp' ? null : 'no-hands'
  if (type === 'bones') return null
  if (f.kind === 'mage' && !MAGE_WEAPONS.some((each) => each === type)) return 'mage'
  const least = isWeapon(type) ? WEAPONS[type].sh : SPECIAL[type].sh
  return least > carryingStrength(f) ? 'too-heavy' : null
}

/** Fists by normal strength (39.2, G-35, G-90), as a dice code. */
export function fistDamage({ normal }: Pick<Figure, 'normal'>): string {
  const fist = FISTS.find(({ sh: [from, to] }) => (from ?? 0) <= normal.sh && normal.sh <= (to ?? normal.sh))
  if (fist === undefined) throw new Error(`no fist for strength ${normal.sh}`)
  return fist.damage
}

// ---------------------------------------------------------------- advancement

/** 11.2, 11.3, G-47, G-48: what so much experience adds, attribute by attribute; those at their limit are passed over. */
export function advances(
  race: RaceId,
  start: Readonly<Record<Attribute, number>>,
  experience: number,
): Readonly<Record<Attribute, number>> {
  const { max, advance, perIncrease } = RACES[race]
  const now = { ...start }
  let left = Math.floor(experience / perIncrease)
  for (let turn = 0, passed = 0; left > 0 && passed < advance.length; turn++) {
    const attribute = advance[turn % advance.length]
    if (attribute === undefined || now[attribute] >= max[attribute]) {
      passed += 1
      continue
    }
    now[attribute] += 1
    left -= 1
    passed = 0
  }
  return now
}
