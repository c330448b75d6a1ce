import type { Errands } from '../../kernel/game.ts'
import type { HeroView } from '../view-types.ts'
import { door } from './door.ts'
import { fight } from './fight.ts'
import type { KindOfErrand } from './kind.ts'
import { march, ordered } from './march.ts'
import { mend } from './mend.ts'
import { onward } from './onward.ts'
import { walk } from './walk.ts'

const KINDS: Readonly<Record<string, KindOfErrand>> = { march, hunt: march, mend, fight, door, onward, walk }
const ALL: readonly KindOfErrand[] = [march, mend, fight, door, onward, walk]

function of(kind: string): KindOfErrand {
  const found = KINDS[kind]
  if (found === undefined) throw new Error(`no errand of HERO is called ${kind}`)
  return found
}

/** The errands of HERO. The kernel gives each game its own view back. */
export const errands: Errands = {
  offered: (at) => ALL.flatMap((kind) => kind.offered(at.view as HeroView, at)),
  planned: (at, errand) => of(errand.kind).planned(at.view as HeroView, at, errand),
  next: (at, going) => of(going.errand.kind).next(at.view as HeroView, at, going),
  ordered: (view, ask, orders) => ordered(view as HeroView, ask, orders),
}
