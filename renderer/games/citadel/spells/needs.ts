/** Something that a party wants someone to be able to do. */
export interface Need {
  readonly name: string
  /** After `can`: `undo poison`. */
  readonly deed: string
  readonly spells: readonly string[]
}

/** What a party's spells should cover between them. */
export const NEEDS: readonly Need[] = [
  { name: 'Heal wounds', deed: 'heal wounds', spells: ['heal', 'rejuvenate'] },
  { name: 'Strike from behind', deed: 'strike from behind', spells: ['lightning', 'mental-attack', 'blast', 'explosion', 'wrath-of-god'] },
  { name: 'Stop a monster', deed: 'stop a monster', spells: ['sleep', 'charm', 'lock', 'teleport'] },
  { name: 'Negotiate', deed: 'sway a negotiation', spells: ['oratory', 'cow', 'daunt'] },
  { name: 'Poison', deed: 'undo poison', spells: ['neutralize-poison'] },
  { name: 'Stone', deed: 'turn stone to flesh', spells: ['stone-flesh'] },
]

/** What none of these spells covers. */
export function uncovered(spells: readonly string[]): readonly Need[] {
  return NEEDS.filter((need) => !need.spells.some((spell) => spells.includes(spell)))
}
