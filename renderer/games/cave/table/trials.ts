/** The three Trials: what each is passed by, who stands there, and what has to be met. The Gnome wants 10.5 on the mean of his dice (12.5). */
export const TRIALS = [
  { id: 'strength', name: 'Strength', guard: 'Beast', needs: 10 },
  { id: 'craft', name: 'Craft', guard: 'Apparition', needs: 8 },
  { id: 'wealth', name: 'Wealth', guard: 'Gnome', needs: 10.5 },
] as const
