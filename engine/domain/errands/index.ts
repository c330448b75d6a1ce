import type { Errands } from '../../kernel/game.ts'
import type { DomainView } from '../view-types.ts'
import { climb, grope, light } from './again.ts'
import { fight } from './fight.ts'
import type { KindOfErrand } from './kind.ts'
import { onward } from './onward.ts'

// A walk to one place isn't an errand: the order stands in the state, and the script walks on without asking (6.1).
const KINDS: Readonly<Record<string, KindOfErrand>> = { onward, fight, climb, light, grope }

function of(kind: string): KindOfErrand {
  const found = KINDS[kind]
  if (found === undefined) throw new Error(`no errand of DOMAIN is called ${kind}`)
  return found
}

/** The errands of DOMAIN. The kernel gives each game its own view back. */
export const errands: Errands = {
  offered: (at) => Object.values(KINDS).flatMap((kind) => kind.offered(at.view as DomainView, at)),
  planned: (at, errand) => of(errand.kind).planned(at.view as DomainView, at, errand),
  next: (at, going) => of(going.errand.kind).next(at.view as DomainView, at, going),
}
