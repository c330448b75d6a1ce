import type { Feat } from '../../../../electron/contract/index.ts'
import type { Plate } from '../../../scene/plate.ts'
import { Scene } from '../../../scene/scene.tsx'
import { nameOf } from '../names.ts'
import * as happen from './happenings.ts'
import type { Level, MonsterType } from './kinds.ts'
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
}

/** The plate of a deed; a loss, and what is not known, shows arms on the flags. */
export function plateOf({ sort, kind, level }: Feat): Plate {
  const plate = PLATES[sort]
  if (plate) return plate
  if (sort === 'slew' && isMonster(kind)) return monsters(kind, nameOf(kind), isLevel(level) ? level : 1, 1)
  return happen.fallen(isMonster(kind) ? kind : null)
}

function isMonster(kind: string | undefined): kind is MonsterType {
  return kind !== undefined && kind in SPOTS
}

function isLevel(level: number): level is Level {
  return level === 1 || level === 2 || level === 3
}
