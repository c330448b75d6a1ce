import { type Encounter, ROOM_MONSTERS, type RoomMonsters } from './08-monsters.ts'
import type { SpellId } from './10-spells.ts'
import { JEWEL_DICE } from './14-treasure.ts'
import type { Amount, DiceText, Source } from './table.ts'

/** The numbers in which the printed game and the variant `labirynt` differ. */
export interface Edition {
  readonly source: Source
  /** 7.2: wounds of the Flaming Oil trap. */
  readonly flamingOil: Amount
  /** 8.3 */
  readonly roomMonsters: RoomMonsters
  /** 10.5: wounds of a Lightning spell. */
  readonly lightning: DiceText
  /** 13.1, 13.2: rolled on the Jewel Table for the jewels of fountains and statues. */
  readonly featureJewel: DiceText
  /** 13.4: what the clavichord takes half of, and the wounds it costs to open it again. */
  readonly clavichord: { readonly takes: 'gold' | 'treasure'; readonly wounds: number }
  /** 13.6: the face of the die with which a painting strikes. */
  readonly painting: number
  /** 15.7 */
  readonly evilMageSpells: readonly SpellId[]
  /** 16.0: how many demons guard the Hellgate. */
  readonly hellgateDemons: DiceText
  /** 17.5: the first exit that makes increases more expensive. */
  readonly agesFrom: number
}

export const PRINTED: Edition = {
  source: 'rulebook',
  flamingOil: 1,
  roomMonsters: ROOM_MONSTERS,
  lightning: '1D3+2',
  featureJewel: JEWEL_DICE,
  clavichord: { takes: 'gold', wounds: 1 },
  painting: 1,
  evilMageSpells: ['lightning'],
  hellgateDemons: '1D3+2',
  agesFrom: 3,
}

/** Room Monster Table of the variant: the entries it changes, by first and second die. */
const CHANGED: { readonly [first: number]: { readonly [second: number]: Encounter } } = {
  5: { 1: ['harpy', '1D6+1'] },
  6: { 3: ['skeleton', '1D3'], 4: ['troll', 1], 5: ['wraith', '1D3+2'] },
}

/** The variant `labirynt`: the changes of the Polish edition. */
export const LABIRYNT: Edition = {
  source: 'ours',
  flamingOil: '1D3',
  roomMonsters: ROOM_MONSTERS.map((row, first) => row.map((encounter, second) => CHANGED[first + 1]?.[second + 1] ?? encounter)),
  lightning: '1D3x2',
  featureJewel: '2D6+2',
  clavichord: { takes: 'treasure', wounds: 2 },
  painting: 6,
  evilMageSpells: ['lightning', 'magic-shield'],
  hellgateDemons: '2D3+1',
  agesFrom: 2,
}
