import type { GearFault } from './gear.ts'
import { nameOf } from './names.ts'

/** Why a fighter cannot carry something, as a sentence without its stop. */
export function gearWords(fault: GearFault): string {
  switch (fault.why) {
    case 'too-heavy':
    case 'armour-too-heavy':
      return `${nameOf(fault.what)} is too heavy`
    case 'mage':
      return `a Mage can’t use ${nameOf(fault.what)}`
    case 'krill':
      return 'only a Slayer can use a Krill'
    case 'no-hands':
      return `its hands cannot hold ${nameOf(fault.what)}`
    case 'both-hands':
      return `${nameOf(fault.what)} takes both hands, so the second hand must be empty`
    case 'second-hand':
      return `${nameOf(fault.what)} takes both hands and cannot go in the second hand`
    case 'slings':
      return 'there are only two slings'
    case 'beast':
      return 'animals and robots wear nothing'
  }
}
