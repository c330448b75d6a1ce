import { assertNever } from '../../kernel/assert-never.ts'
import type { GearFault } from '../chapters/06-gear.ts'
import { isWeapon } from '../chapters/figures.ts'
import { HELMETS, SUITS } from '../tables/armour.ts'
import type { HelmetId, SuitId, ThingType } from '../tables/ids.ts'
import { SPECIAL } from '../tables/special.ts'
import { WEAPONS } from '../tables/weapons.ts'

/** What a thing is called: `Battle Axe`. */
export function thingName(type: ThingType): string {
  return isWeapon(type) ? WEAPONS[type].name : SPECIAL[type].name
}

function armourName(id: SuitId | HelmetId): string {
  return isSuit(id) ? SUITS[id].name : HELMETS[id].name
}

function isSuit(id: SuitId | HelmetId): id is SuitId {
  return Object.hasOwn(SUITS, id)
}

/** Why somebody cannot have something about him, as a sentence without its stop. */
export function gearWords(fault: GearFault): string {
  switch (fault.why) {
    case 'too-heavy':
      return `${thingName(fault.what)} is too heavy for him`
    case 'armour-too-heavy':
      return `${armourName(fault.what)} is too heavy for him`
    case 'mage':
      return `a mage may not take ${thingName(fault.what)} in hand`
    case 'krill':
      return 'only a Slayer has the use of a Krill'
    case 'no-hands':
      return `it cannot hold ${thingName(fault.what)}`
    case 'both-hands':
      return `${thingName(fault.what)} takes both hands, so the second one must be empty`
    case 'second-hand':
      return `${thingName(fault.what)} takes both hands and cannot be held in the second`
    case 'slings':
      return 'nobody has more than two slings'
    case 'beast':
      return 'animals and robots wear nothing'
    default:
      return assertNever(fault)
  }
}
