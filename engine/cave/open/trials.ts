import { LIMITS } from '../tables/index.ts'

/** The mean of a die. */
const MEAN = 3.5

/**
 * The three Trials (12.5): what each is passed by, who waits there, and how much of it is wanted; of the Gnome, who rolls dice, on average.
 */
export const GAUGES = [
  { trial: 'strength', name: 'Strength', counts: 'Strength in Combat', guard: 'Beast', needs: LIMITS.beast },
  { trial: 'craft', name: 'Craft', counts: 'Craft', guard: 'Apparition', needs: LIMITS.apparition },
  { trial: 'wealth', name: 'Wealth', counts: 'Gold, Objects and Followers', guard: 'Gnome', needs: LIMITS.wealthDice * MEAN },
] as const
