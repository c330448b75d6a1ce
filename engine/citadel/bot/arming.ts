import { parseAction } from '../actions.ts'
import { usefulIn } from '../chapters/09-attack.ts'
import type { CarriedGlimpse, CharacterGlimpse, CitadelGlimpse } from '../view-types.ts'
import { blow, characters, isWeapon, PLENTY, type Striker, strengthWith } from './sight.ts'

// Which weapon to hold: a change costs a turn in a fight (9.4), and nothing before it.

/** Weapons that strike from the front rank (9.4). */
export const MELEE: readonly string[] = ['sword', 'hammer', 'ax', 'dagger']
/** Those that reach the foe from the second rank. */
export const MISSILES: readonly string[] = ['bow', 'throwing-dagger']

type Carried = Pick<CarriedGlimpse, 'weapon' | 'bonus'>

/** The weapon to take instead of the one held, and the wounds of a blow with either, on average (9.5). */
export interface Better<C = CarriedGlimpse> {
  readonly takes: C
  readonly before: number
  readonly after: number
}

/** Someone with the weapons he carries, as a bot or a person sees them. */
type Armed<C> = Striker & Pick<CharacterGlimpse, 'rank'> & { readonly carried?: readonly C[] }

/** The better of the two in his rank (9.4); null where he holds it. One that is useless there he puts away by himself as a fight begins. */
export function betterInHand<C extends CarriedGlimpse>(c: Armed<C>): Better<C> | null {
  const useful = (c.carried ?? []).filter(({ weapon }) => isWeapon(weapon) && usefulIn(weapon, c.rank))
  const held = useful.find((each) => each.held)
  const takes = useful.find((each) => !each.held)
  if (held === undefined || takes === undefined || !stays(takes)) return null
  const [before, after] = [woundsOf(c, held), woundsOf(c, takes)]
  return stays(held) && after <= before ? null : { takes, before, after }
}

/** A throwing dagger flies once a fight. */
function stays({ weapon }: Carried): boolean {
  return weapon !== 'throwing-dagger'
}

function woundsOf(c: Striker, { weapon, bonus = 0 }: Carried): number {
  return isWeapon(weapon) ? blow(weapon, strengthWith(c, weapon, bonus), PLENTY).wounds : 0
}

/** Wounds a round where he stands, on average (9.5): none with what is of no use there. */
export function woundsThere(c: CharacterGlimpse, carried: Carried): number {
  const { weapon } = carried
  if (!isWeapon(weapon) || !usefulIn(weapon, c.rank)) return 0
  return woundsOf(c, carried) * (stays(carried) ? 1 : FLIES_ONCE)
}

/** What a weapon that is gone after one throw is worth. */
const FLIES_ONCE = 0.4

/** A change of weapons after which somebody holds the better one for where he stands; null where all do. */
export function armedBefore(raid: CitadelGlimpse, ids: readonly string[]): { readonly id: string; readonly why: string } | null {
  for (const id of ids) {
    const action = parseAction(id)
    if (action.do !== 'switch') continue
    const c = characters(raid).find((each) => each.id === action.by)
    if (c !== undefined && betterInHand(c)?.takes.weapon === action.weapon)
      return { id, why: `${c.name} strikes harder with it from there` }
  }
  return null
}
