import type { Variant } from '../../../campaign-page.ts'

/** The named switches of a campaign (2.3), in our words. */
export const VARIANTS: readonly Variant[] = [
  { id: 'choose-heroes', name: 'Choose heroes', text: 'Heroes are picked by name and not drawn.' },
  { id: 'maze-kept', name: 'The maze stays', text: 'Explored segments stay in place for every later raid.' },
  { id: 'short-hunt', name: 'Short hunt', text: 'The first mirror shows both the level of the Hellgate and the distance to it.' },
  { id: 'compound-aging', name: 'Compound aging', text: 'With age each price grows by a tenth of the previous price, not of the first.' },
  { id: 'physical-dice', name: 'Dice on the table', text: 'You throw real dice and enter what they show.' },
  { id: 'labirynt', name: 'Labirynt', text: 'All the changes of the Polish edition.' },
]
