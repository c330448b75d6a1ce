import { QUADRANT_NAMES, squareName, treasureName } from '../../../../engine/domain/open/names.ts'
import type { DomainOptions } from '../../../../engine/domain/option-types.ts'
import type { CharacterView, DomainView } from '../../../../engine/domain/view-types.ts'
import type { Seat } from '../../../../engine/kernel/types.ts'
import { viewOf } from '../../../game-view.ts'
import { optionsAbout } from '../../../option-page.ts'

/** What is seen of a game of DOMAIN. */
export const domainView = viewOf<DomainView>('domain', 'characters', 'stacks', 'phase')

export function characterOf({ characters }: DomainView, seat: Seat): CharacterView {
  const found = characters[seat] ?? characters[0]
  if (found === undefined) throw new Error('a game has characters')
  return found
}

/** `round 3`. */
export function roundOf({ phase, round }: DomainView): string {
  return phase === 'dice' || phase === 'quadrants' ? 'before the first round' : `round ${round}`
}

/** The options of a question of DOMAIN, with their data. */
export const domainOptions = optionsAbout<DomainOptions>()

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
