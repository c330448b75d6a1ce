import type { Variant } from '../../../screens/shelf/new-game/house-rules.tsx'

/** The switches of a new game, in the words of the rules; real dice have a switch of their own in every game. */
export const VARIANTS: readonly Variant[] = [
  { id: 'choose-characters', name: 'Chosen Characters', text: 'Players choose their first Character in the order of their seats.' },
  { id: 'crystal-known', name: 'The Crystal is known', text: 'The Magic Crystal Chamber is drawn by lot and shown at the start.' },
  { id: 'short-game', name: 'A short game', text: 'Every Character starts with 2 Strength, 2 Craft and 3 Gold more.' },
  { id: 'six-may-step', name: 'One space with Craft 6', text: 'Characters with Craft 6 and more may also go one space without a die.' },
  { id: 'trials-kept', name: 'Trials stay passed', text: 'A Trial that a Character has passed need not be passed again.' },
  { id: 'last-life', name: 'One life', text: 'A player whose Character dies is out; the game ends when nobody is left.' },
  {
    id: 'cyborg-lost',
    name: 'The Cyborg is lost',
    text: 'A player whose Cyborg the Ancient Power Plant destroys is out of the game.',
  },
  { id: 'no-attacks', name: 'No attacks', text: 'Nobody attacks another Character, and Sticky Fingers is taken out.' },
]
