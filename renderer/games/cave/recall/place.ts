import { atSpace, characterName, theSpace } from '../../../../engine/cave/open/names.ts'
import type { CaveView, PlayerView } from '../../../../engine/cave/view-types.ts'

/** `the Seeress, at the Bat Nest`. */
export function placeIn({ character, at, out }: PlayerView): string {
  if (out) return 'out of the game'
  return character === null ? 'between two lives' : `the ${characterName(character)}, ${atSpace(at)}`
}

/** Where the Magic Crystal is, as far as anybody knows. */
export function crystalIn({ crystal }: Pick<CaveView, 'crystal'>): string {
  return crystal === null ? 'not known' : theSpace(crystal)
}
