import type { Feat } from '../../../../electron/contract/index.ts'
import type { Plate } from '../../../scene/plate.ts'
import { Scene } from '../../../scene/scene.tsx'
import { nameOf } from '../names.ts'
import * as happen from './happenings.ts'
import type { Level, MonsterType } from './monsters.ts'
import { monsters, SPOTS } from './monsters.ts'

/** The plate of a deed or a loss (the sorts of `engine/citadel/tale`). */
export default function FeatPicture({ feat }: { readonly feat: Feat }) {
  return <Scene plate={plateOf(feat)} />
}

/** What each sort of deed shows; those against a monster show the monster. */
const PLATES: Readonly<Record<string, Plate>> = {
  destroyedHellgate: happen.HELLGATE_BROKEN,
  alone: happen.GATEWAY,
  raised: happen.RAISED,
  madeFlesh: happen.STONE,
  wonBack: happen.CHARMED,
  charmed: happen.CHARMED,
  staredDown: happen.PARLEY,
  madePeace: happen.PARLEY,
  traps: happen.CHEST,
  richest: happen.CHEST,
  won: happen.GATEWAY,
  bore: happen.GATEWAY,
}

/** Deeds against a monster, and what the others paid with. */
const FIGHTS: ReadonlySet<string> = new Set(['slew', 'manyInOneFight'])
const LOSSES: ReadonlySet<string> = new Set(['fallen', 'lost'])

/** The plate of a deed; a loss shows arms on the flags, and what is not known the way out. */
export function plateOf({ sort, kind, level }: Feat): Plate {
  const plate = PLATES[sort]
  if (plate) return plate
  if (FIGHTS.has(sort) && isMonster(kind)) return monsters(kind, nameOf(kind), isLevel(level) ? level : 1, 1)
  return LOSSES.has(sort) ? happen.fallen(isMonster(kind) ? kind : null) : happen.GATEWAY
}

function isMonster(kind: string | undefined): kind is MonsterType {
  return kind !== undefined && kind in SPOTS
}

function isLevel(level: number): level is Level {
  return level === 1 || level === 2 || level === 3
}
