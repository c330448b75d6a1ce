import type { MomentPlans } from '../../kernel/proof/moments.ts'
import type { CaveState } from '../state.ts'

/** The golden games hold every question but for dice that people throw. */
export const moments: MomentPlans<CaveState> = {
  *plans() {
    yield { seed: 'moments with real dice', bot: 'sensible', seats: 2, variants: ['physical-dice'], options: { rounds: 20 } }
  },
}
