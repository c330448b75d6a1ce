import { percent } from '../../kernel/odds.ts'
import type { Option } from '../../kernel/types.ts'
import { capital } from '../../kernel/words.ts'
import { bears } from '../chapters/characters.ts'
import type { Ends } from '../odds/walk.ts'
import type { Player } from '../state.ts'
import type { SpaceId } from '../tables/table-types.ts'

// What is said before a choice that may kill, or lose something for good.

type Warning = Pick<Option, 'warns'>

const NONE: Warning = {}

/** Where somebody may lose his last Life; `hurt` is the chance of it. */
export function lastLife(p: Player, hurt: number, text = 'A defeat may cost the last Life.'): Warning {
  return p.lives === 1 && hurt > 0 ? { warns: text } : NONE
}

/** 12.6: what may become of him where he goes; `ends` are those that he cannot avoid. */
export function arrivalWarning(p: Player, ends: Ends): Warning {
  if (bears(p, 'overload') && ends.has(PLANT))
    return { warns: comingTo(ends, PLANT, 'the Ancient Power Plant destroys the Cyborg on 1 to 3') }
  if (p.lives === 1 && !bears(p, 'fireproof') && ends.has(FIRE))
    return { warns: comingTo(ends, FIRE, 'the Wall of Fire takes the last Life on 4 and 5') }
  return NONE
}

const PLANT: SpaceId = 'ancient-power-plant'
const FIRE: SpaceId = 'wall-of-fire'
const SURE = 0.999

function comingTo(ends: Ends, space: SpaceId, danger: string): string {
  const chance = ends.get(space) ?? 0
  return `${chance > SURE ? capital(danger) : `${percent(chance)} to end where ${danger}`}.`
}
