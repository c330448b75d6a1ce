import type { Errands } from '../../kernel/errand.ts'
import type { CaveView } from '../view-types.ts'
import { walk } from './walk.ts'

/**
 * What can be asked for in the Cave that takes several answers: a walk to a space that is lit. A walk over several turns is none: each of
 * them ends with something that has to be met (12.1). The kernel gives the game its own view back.
 */
export const errands: Errands = {
  offered: (at) => walk.offered(at.view as CaveView, at),
  planned: (at, errand) => walk.planned(at.view as CaveView, at, errand),
  next: (at, going) => walk.next(at.view as CaveView, at, going),
}
