import type {
  Creature,
  Fighter,
  FighterSpells,
  Fist,
  Helmet,
  MissileSpell,
  Race,
  Robot,
  ShieldWorn,
  Suit,
  Weapon,
} from '../../../engine/gladiator/tables/table-types.ts'
import { gameTables } from '../../game-tables.ts'

type ById<T> = Readonly<Record<string, T>>
type AnySpell = Pick<MissileSpell, 'name' | 'iq'>

/** The tables of the manual as far as the page reads them, from the answer of `game.tables`. */
export interface GladiatorTables {
  readonly weapons: ById<Weapon>
  readonly armour: {
    readonly shields: ById<ShieldWorn>
    readonly suits: ById<Suit>
    readonly helmets: ById<Helmet>
    /** By race and suit. */
    readonly mp: ById<ById<number>>
  }
  readonly races: ById<Race>
  readonly creatures: ById<Creature>
  readonly robots: ById<Robot>
  readonly presets: ById<Fighter>
  readonly spells: Readonly<Record<'missile' | 'thrown' | 'summon' | 'illusion' | 'terrain' | 'area' | 'other', ById<AnySpell>>> & {
    readonly fighter: FighterSpells
  }
  /** What can be carried besides, once it was won: the Death Sword (G-128). */
  readonly special: ById<Pick<Weapon, 'name' | 'sh' | 'slash' | 'throw' | 'hands' | 'damage'>> & {
    readonly 'death-sword': Pick<Weapon, 'name' | 'sh' | 'slash' | 'throw' | 'hands' | 'damage'>
  }
  readonly fists: readonly Fist[]
  /** All that a mage takes in hand. */
  readonly mageWeapons: readonly string[]
}

export const { read: gladiatorTables, use: useGladiatorTables } = gameTables<GladiatorTables>(
  'gladiator',
  'weapons',
  'armour',
  'robots',
  'presets',
)
