import type { Feat } from '../../../../electron/contract/index.ts'
import { KIND_ICONS } from '../../../../engine/hero/open/icons.ts'
import type { Kind } from '../../../../engine/hero/view-types.ts'
import type { Plate } from '../../../scene/plate.ts'
import { DOOR_BURSTS, LUCKY } from '../../../scene/plates.ts'
import { Scene } from '../../../scene/scene.tsx'
import * as plates from './plates.ts'

/** The plate of a deed or a death (the sorts of `engine/hero/tale`). */
export default function FeatPicture({ feat }: { readonly feat: Feat }) {
  return <Scene plate={plateOf(feat)} />
}

const PLATES: Readonly<Record<string, Plate>> = {
  withstood: plates.SHE_IS_GONE,
  first: plates.ALYSA,
  heldDoor: DOOR_BURSTS,
  lucky: LUCKY,
  outwitted: plates.OUTWITTED,
  traps: plates.TRAP_DISARMED,
  manyAtOnce: plates.slain('goblin'),
  manyInOnePhase: plates.slain('goblin'),
}

/** The plate of a deed; of a death, and of what is not known, arms on the flags. */
export function plateOf({ sort, kind }: Feat): Plate {
  const plate = PLATES[sort]
  if (plate) return plate
  const known = isKind(kind) ? kind : null
  return sort === 'slew' && known ? plates.slain(known) : plates.fallen(known)
}

function isKind(kind: string | undefined): kind is Kind {
  return kind !== undefined && kind in KIND_ICONS
}
