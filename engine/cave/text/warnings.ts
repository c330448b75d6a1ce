import type { Option } from '../../kernel/types.ts'
import { choosesWay } from '../chapters/11-ways.ts'
import { bears } from '../chapters/characters.ts'
import type { Ends } from '../odds/walk.ts'
import type { CaveState, Player } from '../state.ts'
import type { SpaceId } from '../tables/table-types.ts'

// What is said before a choice that may kill, or lose something for good.

type Warning = Pick<Option, 'warns'>

const NONE: Warning = {}

/** Where somebody may lose his last Life; `hurt` is the chance of it. */
export function lastLife(p: Player, hurt: number, text = 'A defeat may cost the last Life.'): Warning {
  return p.lives === 1 && hurt > 0 ? { warns: text } : NONE
}

/** 12.6: what may become of him where he goes, if he cannot help going there. */
export function arrivalWarning(s: CaveState, p: Player, ends: Ends): Warning {
  const comesTo = (space: SpaceId) => ends.has(space) && (ends.size === 1 || !choosesWay(s, p))
  if (comesTo('ancient-power-plant') && bears(p, 'overload')) return { warns: 'On 1 to 3 the Ancient Power Plant destroys the Cyborg.' }
  if (comesTo('wall-of-fire') && p.lives === 1 && !bears(p, 'fireproof'))
    return { warns: 'On 4 and 5 the Wall of Fire takes the last Life.' }
  return NONE
}
