import type { Feat } from '../../../../electron/contract/index.ts'
import { cardOfKind, isEnemy } from '../../../../engine/cave/open/cards.ts'
import type { Plate } from '../../../scene/plate.ts'
import { HURT, LUCKY } from '../../../scene/plates.ts'
import { Scene } from '../../../scene/scene.tsx'
import * as plates from './plates.ts'

/** The plate of a deed or a death (the sorts of `engine/cave/tale`). */
export default function FeatPicture({ feat }: { readonly feat: Feat }) {
  return <Scene plate={plateOf(feat)} />
}

const PLATES: Readonly<Record<string, Plate>> = {
  crystal: plates.CRYSTAL_FOUND,
  found: plates.CRYSTAL_FOUND,
  survived: HURT,
  escaped: LUCKY,
  lucky: LUCKY,
  luck: LUCKY,
}

/** The plate of a deed; of a death, and of what is not known, arms on the rock. */
export function plateOf({ sort, kind }: Feat): Plate {
  const plate = PLATES[sort]
  if (plate) return plate
  if (sort === 'won') return plates.won(kind ?? null)
  if (kind === undefined) return plates.died(null)
  if (sort === 'slew' || sort === 'beat') return plates.beaten(kind)
  if (sort === 'trial') return plates.trial(kind, true)
  return plates.died(isEnemy(cardOfKind(kind)) ? kind : null)
}
