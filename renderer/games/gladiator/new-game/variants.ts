import type { Variant } from '../../../screens/shelf/new-game/house-rules.tsx'

/** The switches of a new fight, in the words of the rules; real dice have a switch of their own in every game. */
export const VARIANTS: readonly Variant[] = [
  { id: 'open-stats', name: 'Open numbers', text: 'Everybody sees everybody’s numbers, and no curtain is drawn.' },
  { id: 'clean-sand', name: 'Clean sand', text: 'The arena gets neither fires nor pits.' },
  { id: 'missio', name: 'Missio', text: 'A side all of whose people lie unconscious yields: they live, and the fight is lost.' },
  { id: 'learn-at-once', name: 'Learning at once', text: 'Advances count as soon as they are earned.' },
  { id: 'steady-grip', name: 'Steady grip', text: 'On four dice a weapon falls only at 22 or more.' },
  { id: 'prone-target', name: 'Lying targets', text: 'Missiles, thrown weapons and spells are 4 better at whoever lies, too.' },
  { id: 'soft-behemoth', name: 'Soft Behemoths', text: 'A Behemoth is dazed at 5 and knocked down at 8, like people.' },
]
