import type { MomentPlans } from '../../kernel/proof/moments.ts'
import type { ArenaState } from '../state.ts'

/** The golden fights hold every question but for dice that people throw. */
export const moments: MomentPlans<ArenaState> = {
  *plans() {
    yield {
      seed: 'moments with real dice',
      bot: 'sensible',
      seats: 2,
      variants: ['physical-dice'],
      options: { teams: { west: ['newcomer'], east: ['newcomer'] } },
    }
  },
}
