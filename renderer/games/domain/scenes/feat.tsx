import type { Feat } from '../../../../electron/contract/index.ts'
import type { Plate } from '../../../scene/plate.ts'
import { HURT, LUCKY } from '../../../scene/plates.ts'
import { Scene } from '../../../scene/scene.tsx'
import * as plates from './plates.ts'

/** The plate of a deed or a death (the sorts of `engine/domain/tale`). */
export default function FeatPicture({ feat }: { readonly feat: Feat }) {
  return <Scene plate={plateOf(feat)} />
}

const PLATES: Readonly<Record<string, Plate>> = {
  richest: plates.RICHEST,
  lasted: plates.FIRST_TILE,
  slewMany: plates.SLEW_MANY,
  laid: plates.FIRST_TILE,
  survived: HURT,
  escaped: LUCKY,
  lucky: LUCKY,
  luck: LUCKY,
}

/** The plate of a deed; of a death, and of what is not known, arms on the flags. */
export function plateOf({ sort, kind }: Feat): Plate {
  const plate = PLATES[sort]
  if (plate) return plate
  if (kind === undefined) return plates.died(null)
  if (sort === 'slew' || sort === 'beat') return plates.beaten(kind)
  if (sort === 'opened') return plates.chamber(kind === 'treasure')
  if (sort === 'took') return plates.treasure(kind)
  return sort === 'won' ? plates.home(kind) : plates.died(kind)
}
