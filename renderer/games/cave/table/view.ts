import { atSpace, characterName, theSpace } from '../../../../engine/cave/open/names.ts'
import type { CaveOptions } from '../../../../engine/cave/option-types.ts'
import type { CaveView, PlayerView } from '../../../../engine/cave/view-types.ts'
import type { Seat } from '../../../../engine/kernel/types.ts'
import { viewOf } from '../../../game-view.ts'
import { optionsAbout } from '../../../option-page.ts'

/** What this seat sees of a game of the Cave. */
export const caveView = viewOf<CaveView>('cave', 'players', 'lying', 'phase')

export function playerOf({ players }: Pick<CaveView, 'players'>, seat: Seat): PlayerView {
  const found = players[seat] ?? players[0]
  if (found === undefined) throw new Error('a game has players')
  return found
}

/** `round 3`. */
export function roundOf({ phase, round }: Pick<CaveView, 'phase' | 'round'>): string {
  return phase === 'set-up' ? 'before the first round' : `round ${round}`
}

/** The options of a question of the Cave, with their data. */
export const caveOptions = optionsAbout<CaveOptions>()

/** `the Seeress, at the Bat Nest`. */
export function placeIn({ character, at, out }: PlayerView): string {
  if (out) return 'out of the game'
  return character === null ? 'between two lives' : `the ${characterName(character)}, ${atSpace(at)}`
}

/** Where the Magic Crystal is, as far as anyone knows. */
export function crystalIn({ crystal }: Pick<CaveView, 'crystal'>): string {
  return crystal === null ? 'not known' : theSpace(crystal)
}
