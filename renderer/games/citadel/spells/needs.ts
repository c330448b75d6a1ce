/** Something that a party wants somebody to be able to do. */
export interface Need {
  readonly name: string
  /** After `can`: `undo a poison`. */
  readonly deed: string
  readonly spells: readonly string[]
}

/** What a party's spells should cover between them. */
export const NEEDS: readonly Need[] = [
  { name: 'Mend wounds', deed: 'mend wounds', spells: ['heal', 'rejuvenate'] },
  { name: 'Strike from behind', deed: 'strike from behind', spells: ['lightning', 'mental-attack', 'blast', 'explosion', 'wrath-of-god'] },
  { name: 'Stop one', deed: 'stop a monster', spells: ['sleep', 'charm', 'lock', 'teleport'] },
  { name: 'Talk', deed: 'talk', spells: ['oratory', 'cow', 'daunt'] },
  { name: 'Poison', deed: 'undo a poison', spells: ['neutralize-poison'] },
  { name: 'Stone', deed: 'turn stone back', spells: ['stone-flesh'] },
]

/** What none of these spells covers. */
export function uncovered(spells: readonly string[]): readonly Need[] {
  return NEEDS.filter((need) => !need.spells.some((spell) => spells.includes(spell)))
}
