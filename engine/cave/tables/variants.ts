export const VARIANTS = [
  'choose-characters',
  'physical-dice',
  'six-may-step',
  'trials-kept',
  'crystal-known',
  'short-game',
  'last-life',
  'cyborg-lost',
  'no-attacks',
] as const
export type Variant = (typeof VARIANTS)[number]

/** What each variant changes, as it is offered. */
export const VARIANT_CARDS: readonly { readonly id: Variant; readonly title: string; readonly text: string }[] = [
  { id: 'choose-characters', title: 'Chosen Characters', text: 'Players choose their first Character in the order of their seats.' },
  { id: 'physical-dice', title: 'Real dice', text: 'You throw real dice and enter what they show. Cards stay with the app.' },
  { id: 'six-may-step', title: 'One space with Craft 6', text: 'Characters with Craft 6 and more may also go one space without a die.' },
  { id: 'trials-kept', title: 'Trials stay passed', text: 'A Trial that a Character has passed need not be passed again.' },
  { id: 'crystal-known', title: 'The Crystal is known', text: 'The Magic Crystal Chamber is drawn by lot and shown at the start.' },
  { id: 'short-game', title: 'A short game', text: 'Every Character starts with 2 Strength, 2 Craft and 3 Gold more.' },
  { id: 'last-life', title: 'One life', text: 'A player whose Character dies is out; the game ends when nobody is left.' },
  { id: 'cyborg-lost', title: 'The Cyborg is lost', text: 'A player whose Cyborg the Ancient Power Plant destroys is out of the game.' },
  { id: 'no-attacks', title: 'No attacks', text: 'Nobody attacks another Character, and Sticky Fingers is taken out.' },
]
