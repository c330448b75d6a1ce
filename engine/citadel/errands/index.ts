import type { Errand } from '../../kernel/errand-types.ts'
import type { Errands, Standpoint } from '../../kernel/game.ts'
import type { CitadelView } from '../view-types.ts'
import { arm } from './arm.ts'
import { explore } from './explore.ts'
import { fight, strike } from './fight.ts'
import { heal } from './heal.ts'
import type { KindOfErrand } from './kind.ts'
import { walk } from './walk.ts'

const KINDS: readonly KindOfErrand[] = [strike, fight, heal, explore, arm, walk]

/** The errands of a raid. */
export const errands: Errands = {
  offered: (at) => KINDS.flatMap((each) => each.offered(seen(at), at)),
  planned: (at, errand, limits) => kindOf(errand).planned(seen(at), at, errand, limits),
  next: (at, going, chance) => kindOf(going.errand).next(seen(at), at, going, chance),
}

/** The kernel gives each game its own view back. */
function seen({ view }: Standpoint): CitadelView {
  return view as CitadelView
}

function kindOf({ kind }: Errand): KindOfErrand {
  const found = KINDS.find((each) => each.kind === kind)
  if (found === undefined) throw new Error(`a raid has no errand ${kind}`)
  return found
}
