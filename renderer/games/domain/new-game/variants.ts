import type { Variant } from '../../../screens/shelf/new-game/house-rules.tsx'

/** The switches of a new game, in our words. None of them is in the rulebook: they are this app's. */
export const VARIANTS: readonly Variant[] = [
  {
    id: 'open-quadrants',
    name: 'Every quadrant is open',
    text: 'With one or two players, the outer tiles of quadrants that nobody chose may be laid as well.',
  },
  { id: 'dark-inner', name: 'Darkness everywhere', text: 'Inner tiles and chambers are dark too: nobody walks there without light.' },
  { id: 'memory', name: 'From memory', text: 'What lies face down is shown to nobody, as at a real table. Bots are told nothing either.' },
  { id: 'easy', name: 'A milder chamber', text: 'Creatures of the green deck have initiative 35 and cost 2 life points, not 40 and 3.' },
]
