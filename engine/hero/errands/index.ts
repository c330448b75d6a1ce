import type { Errands } from '../../kernel/errand.ts'
import type { HeroView } from '../view-types.ts'
import { march } from './march.ts'
import { walk } from './walk.ts'

/** What can be asked for in a game of HERO that takes several answers. The kernel gives each game its own view back. */
export const errands: Errands = {
  offered: (at) => [...walk.offered(at.view as HeroView, at), ...march.offered(at.view as HeroView, at)],
  planned: (at, errand) => (errand.kind === 'walk' ? walk : march).planned(at.view as HeroView, at, errand),
  next: (at, going) => (going.errand.kind === 'walk' ? walk : march).next(at.view as HeroView, at, going),
}
