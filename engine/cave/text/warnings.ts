import { percent } from '../../kernel/odds.ts'
import type { Option } from '../../kernel/types.ts'
import { capital } from '../../kernel/words.ts'
import { bears } from '../chapters/characters.ts'
import type { Ends } from '../odds/walk.ts'
import { theSpace } from '../open/names.ts'
import type { Player } from '../state.ts'
import type { SpaceId } from '../tables/table-types.ts'

// Warnings before a choice that may kill, or lose something for good.

type Warning = Pick<Option, 'warns'>

const NONE: Warning = {}

/** Where the last Life may be lost; `hurt` is the chance of it. */
export function lastLife(p: Player, hurt: number, text = 'You may lose your last Life.'): Warning {
  return p.lives === 1 && hurt > 0 ? { warns: text } : NONE
}

/** 12.6: what may happen where the move ends; `ends` are those that cannot be avoided. */
export function arrivalWarning(p: Player, ends: Ends): Warning {
  if (bears(p, 'overload') && ends.has(PLANT)) return { warns: comingTo(ends, PLANT, 'destroys the Cyborg on 1–3') }
  if (p.lives === 1 && !bears(p, 'fireproof') && ends.has(FIRE)) return { warns: comingTo(ends, FIRE, 'takes your last Life on 4 or 5') }
  return NONE
}

const PLANT: SpaceId = 'ancient-power-plant'
const FIRE: SpaceId = 'wall-of-fire'
const SURE = 0.999

function comingTo(ends: Ends, space: SpaceId, danger: string): string {
  const chance = ends.get(space) ?? 0
  const place = theSpace(space)
  return chance > SURE ? `${capital(place)} ${danger}.` : `${percent(chance)} chance to end at ${place}, which ${danger}.`
}
