import type { ReactNode } from 'react'
import type { Level } from '../../../../engine/citadel/view-types.ts'
import type { Option } from '../../../../engine/kernel/types.ts'
import { placementOf } from '../map/board.ts'
import { placeSeed } from '../map/engraving.ts'
import { Thumb } from '../map/tile.tsx'

/** A placement shows how the chit would lie; other options have no picture. */
export function placementPicture(level: Level): (option: Option) => ReactNode {
  return (option) => {
    const placement = placementOf(option)
    return (
      placement && <Thumb kind={placement.face} sides={placement.sides} feature={placement.feature} seed={placeSeed(placement, level)} />
    )
  }
}
