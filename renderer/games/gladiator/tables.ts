import { useQuery } from '@tanstack/react-query'
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
import type { PrintedTable } from '../../../engine/kernel/printed-types.ts'
import { useClient } from '../../host/client.tsx'
import { queries } from '../../host/queries.ts'

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

/** Null until they arrive. */
export function useGladiatorTables(): GladiatorTables | null {
  const client = useClient()
  const { data } = useQuery({ ...queries.tables(client, 'gladiator'), select: gladiatorTables })
  return data ?? null
}

/** It comes from our own host, which has the same types: one check tells it from another game's. */
export function gladiatorTables(answer: Readonly<Record<string, unknown>>): GladiatorTables | null {
  return isGladiators(answer) ? answer : null
}

function isGladiators(answer: Readonly<Record<string, unknown>>): answer is Readonly<Record<string, unknown>> & GladiatorTables {
  return 'weapons' in answer && 'armour' in answer && 'robots' in answer && 'presets' in answer
}

/** The printed tables, where the game sets some. */
export function printedOf(answer: Readonly<Record<string, unknown>>): readonly PrintedTable[] {
  const { printed } = answer
  return Array.isArray(printed) ? printed : []
}
