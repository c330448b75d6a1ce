import { QUADRANT_NAMES, squareName, treasureName } from '../../../../engine/domain/open/names.ts'
import type { CharacterView } from '../../../../engine/domain/view-types.ts'

/** `on M13 with the Cloak`, `in a passage`, `outside`. */
export function placeIn({ status, at, held, quadrant, treasure, passage }: CharacterView): string {
  const carried = treasure === null ? '' : ` with the ${treasureName(treasure)}`
  switch (status) {
    case 'retired':
      return 'gone for good'
    case 'outside':
      return quadrant === null ? 'not in yet' : `outside, in the ${QUADRANT_NAMES[quadrant]}`
    case 'passage':
      return `in a passage${passage === null ? '' : ` to ${squareName(passage.exit)}`}${carried}`
    case 'board':
      return `${held === 'pit' ? 'in a pit on' : held === 'skull' ? 'in the jaws on' : 'on'} ${at === null ? 'the board' : squareName(at)}${carried}`
  }
}
