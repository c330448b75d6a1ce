/** The named switches of a campaign (2.3), in our words. */
export const VARIANTS = [
  { id: 'choose-heroes', name: 'Choose heroes', text: 'Heroes are picked by name and not drawn.' },
  { id: 'maze-kept', name: 'The maze stays', text: 'What was explored lies as it was at every later entry.' },
  { id: 'short-hunt', name: 'Short hunt', text: 'The first mirror tells the level of the Hellgate and how far it is.' },
  { id: 'compound-aging', name: 'Compound aging', text: 'With age each price grows by a tenth of the price before, not of the first.' },
  { id: 'physical-dice', name: 'Dice on the table', text: 'You throw real dice and enter what they show.' },
  { id: 'labirynt', name: 'Labirynt', text: 'The changes of the Polish edition, all together.' },
] as const

export const UNDO_MODES = [
  { id: 'honest', name: 'Honest', text: 'Back to the last die, draw or secret, never past it.' },
  { id: 'teaching', name: 'Teaching', text: 'As far back as you like. The chronicle says so.' },
  { id: 'ironman', name: 'Ironman', text: 'What is done is done.' },
] as const
