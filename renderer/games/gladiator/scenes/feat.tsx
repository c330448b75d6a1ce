import type { Feat } from '../../../../electron/contract/index.ts'
import type { Plate } from '../../../scene/plate.ts'
import { LUCKY } from '../../../scene/plates.ts'
import { Scene } from '../../../scene/scene.tsx'
import * as plates from './plates.ts'

/** The plate of a deed or a death (the sorts of `engine/gladiator/tale`). */
export default function FeatPicture({ feat }: { readonly feat: Feat }) {
  return <Scene plate={plateOf(feat)} />
}

/** The plate of a deed; of a death, and of what is not known, arms before the wall. */
export function plateOf({ sort, kind }: Feat): Plate {
  switch (sort) {
    case 'risen':
      return plates.RISEN
    case 'survived':
    case 'lucky':
    case 'bravest':
      return LUCKY
    case 'pushed':
      return kind === 'pit' ? plates.PIT : plates.FIRE
    case 'fell':
      return plates.died('human', kind ?? null)
    case 'slew':
    case 'many':
      return plates.died(kind ?? 'human', null)
    default:
      return plates.struck(kind ?? 'broadsword')
  }
}
