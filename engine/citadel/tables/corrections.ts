import type { Source } from './table.ts'

/** A place where a table differs from the surviving pages. */
export interface Correction {
  /** The case of the table. */
  readonly rule: string
  readonly entry: string
  readonly reading: string
  readonly source: Exclude<Source, 'ours'>
}

/**
 * Every departure of these tables from the surviving pages.
 * `rulebook`: what the counters or the tables of the printed game say where running text or scan disagrees with them; `ruling`: our choice.
 */
export const CORRECTIONS: readonly Correction[] = [
  {
    rule: '4.1.B.3',
    entry: 'wounds, combatBonus, weaponSkill',
    reading: 'Each row stands under its own race: bow, ax, sword.',
    source: 'rulebook',
  },
  {
    rule: '8.2',
    entry: 'combatBonus, wounds',
    reading: 'From the monster counters; a Combat Bonus beside a W means armed.',
    source: 'rulebook',
  },
  { rule: '8.2', entry: 'harpy, dire-wolf, warg', reading: 'Their wounds are rolled with a D3.', source: 'rulebook' },
  { rule: '8.2', entry: 'warg', reading: 'Warg, as the tables spell it; one counter list has Worg.', source: 'rulebook' },
  { rule: '8.2', entry: 'evil-hero.weaponSkill', reading: 'Rolled once, when the Evil Hero appears.', source: 'ruling' },
  { rule: '6.7', entry: 'treasureType', reading: 'The shift stops at type L.', source: 'ruling' },
  { rule: '6.7', entry: 'monsterWound, numberOfMonsters', reading: 'They come after the dice.', source: 'ruling' },
  {
    rule: '8.9',
    entry: 'rows',
    reading: 'Between two rows the lower one counts. Below 20 there is no offer, and 400 or more is the last row.',
    source: 'ruling',
  },
  { rule: '9.9', entry: 'rows', reading: 'Totals below 1 read as 1–3, above 17 as 17+.', source: 'ruling' },
  {
    rule: '10.9',
    entry: 'wrath-of-god, resurrect',
    reading: 'Special spells; cast as a combat and as a non-combat spell (10.8).',
    source: 'rulebook',
  },
  {
    rule: '13.9',
    entry: 'altar',
    reading: 'Alloces, Vassago, Avnas, Malthus, Leraje, Asmoday: the spelling of the table.',
    source: 'rulebook',
  },
  { rule: '13.9', entry: 'furniture', reading: 'Bookcase and clavichord, in the usual spelling.', source: 'ruling' },
  { rule: '14.9', entry: 'jewels', reading: 'A total above 12 reads as 12.', source: 'ruling' },
]
