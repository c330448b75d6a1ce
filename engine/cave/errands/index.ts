import type { Errands } from '../../kernel/game.ts'
import type { CaveView } from '../view-types.ts'
import type { KindOfErrand } from './kind.ts'
import { onward } from './onward.ts'
import { walk } from './walk.ts'

const KINDS: Readonly<Record<string, KindOfErrand>> = { walk, onward }

function kindOf(kind: string): KindOfErrand {
  const found = KINDS[kind]
  if (found === undefined) throw new Error(`the Cave has no errand ${kind}`)
  return found
}

/**
 * The errands of the Cave: a walk to a space that is lit, and the way to one further off, turn after
 * turn. The kernel gives the game its own view back.
 */
export const errands: Errands = {
  offered: (at) => Object.values(KINDS).flatMap((kind) => kind.offered(at.view as CaveView, at)),
  planned: (at, errand) => kindOf(errand.kind).planned(at.view as CaveView, at, errand),
  next: (at, going) => kindOf(going.errand.kind).next(at.view as CaveView, at, going),
}
