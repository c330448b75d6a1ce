/** What a stable may be called: proposed for a new campaign. */
export const STABLE_NAMES: readonly string[] = [
  'The Red Sand',
  'The Morning Gate',
  'The House of the Net',
  'Bread and Iron',
  'The Eastern Stable',
  'The Long Bench',
  'Nine Wooden Swords',
  'The Bronze Door',
  'Under the Stands',
  'The Salt Ring',
  'The Old Trainer’s Yard',
  'The Lion and the Rake',
  'Sons of the Anvil',
  'The Fourth Trumpet',
  'Ash on the Shield',
  'The Quiet Yard',
]
