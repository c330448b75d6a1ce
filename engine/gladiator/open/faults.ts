import type { GearFault } from './gear.ts'
import { nameOf } from './names.ts'

/** Why somebody cannot have something about him, as a sentence without its stop. */
export function gearWords(fault: GearFault): string {
  switch (fault.why) {
    case 'too-heavy':
      return `${nameOf(fault.what)} is too heavy for him`
    case 'armour-too-heavy':
      return `${nameOf(fault.what)} is too heavy for him`
    case 'mage':
      return `a mage may not take ${nameOf(fault.what)} in hand`
    case 'krill':
      return 'only a Slayer has the use of a Krill'
    case 'no-hands':
      return `it cannot hold ${nameOf(fault.what)}`
    case 'both-hands':
      return `${nameOf(fault.what)} takes both hands, so the second one must be empty`
    case 'second-hand':
      return `${nameOf(fault.what)} takes both hands and cannot be held in the second`
    case 'slings':
      return 'nobody has more than two slings'
    case 'beast':
      return 'animals and robots wear nothing'
  }
}
