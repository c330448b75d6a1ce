import type { Kind } from '../view-types.ts'

/** The picture of a kind of counter, by symbol of the page’s sprite. */
export const KIND_ICONS: Readonly<Record<Kind, string>> = {
  goblin: 'm-orc',
  'great-goblin': 'm-gargoyle',
  man: 'x-human',
  zombie: 'm-skeleton',
  lycanthrope: 'm-dire-wolf',
  troll: 'm-troll',
  ogre: 'm-ogre',
  succubus: 'm-harpy',
  trap: 'x-trap',
  dummy: 'x-broken',
  gold: 'x-coins',
  jewel: 'x-gem',
}
