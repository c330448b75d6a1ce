import { isWeapon } from '../open/arms.ts'
import { BARE } from '../open/gear.ts'
import type { Attributes } from '../open/people.ts'
import { isCreature, isRobot } from '../open/people.ts'
import { type Square, squareAt } from '../open/squares.ts'
import type { Gear } from '../sheet-types.ts'
import type { ArenaState, Coming, Figure, Thing } from '../state.ts'
import { CREATURES, ROBOTS } from '../tables/beasts.ts'
import type { Kind, ThingType } from '../tables/ids.ts'
import { ARENA } from '../tables/limits.ts'
import type { Facing, Side } from '../tables/table-types.ts'
import { WEAPONS } from '../tables/weapons.ts'
import { bearerOf } from './figures.ts'

const { rows: ROWS, start: START } = ARENA
/** G-67: the columns that a side fills, one after another: the middle one, the one at the wall, the one before it. */
const COLUMNS: Readonly<Record<Side, readonly number[]>> = {
  west: [START.west[0] + 1, ...START.west],
  east: [START.east[1] - 1, ...START.east.toReversed()],
}
export const START_SQUARES = COLUMNS.west.length * ROWS
const FACES: Readonly<Record<Side, Facing>> = { west: 'e', east: 'w' }

/** G-67: West faces east, East west. */
export function startFacing(side: Side): Facing {
  return FACES[side]
}

/** G-67: where so many of a side stand, 19 to a column, spread evenly over its rows. Three columns hold 57. */
export function startSquares(side: Side, many: number): readonly Square[] {
  const squares: Square[] = []
  for (const [i, column] of COLUMNS[side].entries()) {
    const inColumn = Math.min(ROWS, many - i * ROWS)
    for (let j = 0; j < inColumn; j++) {
      const square = squareAt(Math.floor(((2 * j + 1) * ROWS) / (2 * inColumn)), column)
      if (square !== null) squares.push(square)
    }
  }
  return squares
}

/** `giant-amoeba-2`: the next of its kind. */
export function idOfKind(s: Roster, kind: string): string {
  let number = 1
  while (isTaken(s, `${kind}-${number}`)) number += 1
  return `${kind}-${number}`
}

/** `ann`, and `ann-2` for the next of that name. */
export function idOfName(name: string, taken: (id: string) => boolean): string {
  const id = stemOf(name)
  let number = 2
  if (!taken(id)) return id
  while (taken(`${id}-${number}`)) number += 1
  return `${id}-${number}`
}

/** `ann`; `fighter` where a name has neither letters nor digits. */
export function stemOf(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
  return plain === '' ? 'fighter' : plain
}

/** Everyone who entered the arena keeps his id, dead or vanished, and a mage and his likenesses their names (G-59). */
function isTaken(s: Roster, id: string): boolean {
  return bearerOf(s, id) !== undefined
}

type Roster = Pick<ArenaState, 'figures' | 'numbers' | 'turn'>

/** Something new of that type. Crossbows come loaded (5.4, G-108). */
export function newThing(s: Pick<ArenaState, 'numbers'>, type: ThingType): Thing {
  const number = (s.numbers[type] ?? 0) + 1
  s.numbers[type] = number
  const id = `${type}-${number}`
  return isWeapon(type) && reloadTurns(type) > 0 ? { id, type, reload: 0 } : { id, type }
}

/** 5.4: turns that a crossbow takes to reload; 0 for everything else. */
export function reloadTurns(type: ThingType): number {
  const bow = isWeapon(type) ? WEAPONS[type].bow : null
  return bow === 'B2' ? 2 : bow === 'B1' ? 1 : 0
}

export interface Newcomer {
  /** Left out: made of his name or kind. */
  readonly id?: string
  readonly name: string
  readonly kind: Kind
  readonly coming: Coming
  readonly side: Side
  readonly seat: number | null
  readonly normal: Attributes
  /** Where he began, if he has learnt since; left out by all others. */
  readonly start?: Attributes
  readonly experience?: number
  readonly gear?: Gear
}

/** Someone who enters the arena, not yet on a square of it. */
export function newFigure(s: Roster, { gear = BARE, ...who }: Newcomer): Figure {
  const { id, name, kind, coming, side, seat, normal, start, experience = 0 } = who
  const isBeast = isCreature(kind) || isRobot(kind)
  return {
    id: id ?? (isBeast ? idOfKind(s, kind) : idOfName(name, (each) => isTaken(s, each))),
    mask: null,
    name,
    kind,
    coming,
    side,
    seat,
    by: null,
    normal: { ...normal },
    // G-47: whose attributes were given as they are goes on learning from there.
    learnsFrom: start === undefined ? { ...normal, experience } : { ...start, experience: 0 },
    sh: normal.sh,
    experience,
    earned: { halves: 0, deathBlows: 0, spells: 0, victory: 0 },
    bones: null,
    fallen: null,
    at: null,
    facing: startFacing(side),
    status: 'standing',
    ready: gear.ready === null ? null : newThing(s, gear.ready),
    also: gear.also === null ? null : newThing(s, gear.also),
    slung: gear.slung.map((type) => newThing(s, type)),
    suit: gear.suit,
    helmet: gear.helmet,
    spells: [],
    effects: [],
    moved: null,
    acted: false,
    declined: false,
    evading: false,
    dazed: false,
    holds: [],
    taken: 0,
    shown: false,
    orders: { evade: 'ask', repel: 'ask' },
    called: s.turn,
  }
}

/** What an animal or a robot is by its table; a Slayer has his Krill in hand (18.2, G-30), and an Evil Mage its spells (22.1). */
export function newBeast(
  s: Roster,
  kind: keyof typeof CREATURES | keyof typeof ROBOTS,
  where: Pick<Newcomer, 'coming' | 'side' | 'seat'>,
): Figure {
  const { name, sh, ag, iq } = isCreature(kind) ? CREATURES[kind] : ROBOTS[kind]
  const gear = kind === 'slayer' ? { ...BARE, ready: 'krill' as const } : BARE
  const f = newFigure(s, { name, kind, normal: { sh, ag, iq }, gear, ...where })
  if (kind === 'evil-mage') f.spells.push(...ROBOTS[kind].spells)
  return f
}
