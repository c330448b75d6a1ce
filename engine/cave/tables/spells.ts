import type { RemovedSpell, SpellCard, SpellId } from './table-types.ts'

/** The Spells in play: all of them ours, for the printed ones are lost. */
export const SPELLS: readonly SpellCard[] = [
  {
    id: 'might',
    name: 'Might',
    when: 'before the dice of a Combat that you fight',
    text: '3 Strength more in this Combat.',
    source: 'ours',
    adds: 3,
  },
  {
    id: 'mind-blade',
    name: 'Mind Blade',
    when: 'before the dice of a Psychic Combat that you fight',
    text: '3 Craft more in this Psychic Combat.',
    source: 'ours',
    adds: 3,
  },
  {
    id: 'firebolt',
    name: 'Firebolt',
    when: 'before the dice of a Combat with Enemy cards',
    text: 'Discards one Animal, Monster or Dragon of Strength 7 or less that you meet. It does not become a trophy.',
    source: 'ours',
    atMost: 7,
  },
  {
    id: 'mend',
    name: 'Mend',
    when: 'at any question of your own turn',
    text: 'Heals up to 2 Lives, never above 4.',
    source: 'ours',
    heals: 2,
  },
  {
    id: 'ward',
    name: 'Ward',
    when: 'when you would lose a Life, or are robbed by Sticky Fingers',
    text: 'You lose nothing.',
    source: 'ours',
  },
  {
    id: 'swift-foot',
    name: 'Swift Foot',
    when: 'instead of your movement die',
    text: 'Go 1 to 6 spaces as you like, choosing every turning; Heavy Gates do not hold you this turn.',
    source: 'ours',
  },
  {
    id: 'recall',
    name: 'Recall',
    when: 'instead of your movement',
    text: 'Go to the Cave Entrance, or to any Chamber but the Magic Crystal Chamber, and meet it.',
    source: 'ours',
  },
  {
    id: 'sticky-fingers',
    name: 'Sticky Fingers',
    when: 'at any question of your own turn',
    text: 'Take 1 Gold or 1 Object from another Character, wherever they are. Ward undoes it.',
    source: 'ours',
  },
]

/** The row of a Spell. */
export function spellRow(spell: SpellId): SpellCard {
  const row = SPELLS.find(({ id }) => id === spell)
  if (row === undefined) throw new Error(`not a Spell: ${spell}`)
  return row
}

/** What a Spell adds in the fight for which it is cast; 0 without one. */
export function addedBy(spell: SpellId | null): number {
  return spell === null ? 0 : (spellRow(spell).adds ?? 0)
}

/** Printed, and taken out when the Cave is played alone. */
export const REMOVED_SPELLS: readonly RemovedSpell[] = [
  { id: 'providence', name: 'Providence', removed: true, source: 'rulebook' },
  { id: 'debauchery', name: 'Debauchery', removed: true, source: 'rulebook' },
]
