import { strengthFor } from '../../../../engine/gladiator/open/arms.ts'
import { type GearFault, gearFault, type Place, placeOf, strengthToWear, withArm } from '../../../../engine/gladiator/open/gear.ts'
import { nameOf } from '../../../../engine/gladiator/open/names.ts'
import { carryingStrength, isRace, type Person } from '../../../../engine/gladiator/open/people.ts'
import type { Gear } from '../../../../engine/gladiator/sheet-types.ts'
import type { RaceId, ThingType } from '../../../../engine/gladiator/tables/ids.ts'
import type { FigureView } from '../../../../engine/gladiator/view-types.ts'

/** Someone who is being made or armed, when well (10.1). */
export interface Body extends Person {
  readonly name: string
  readonly kind: RaceId
}

/** Someone who has joined; null for beasts, and where his numbers may not be known. */
export function bodyOf({ name, race, sh, ag, iq }: FigureView): Body | null {
  if (!isRace(race) || sh === null || ag === null || iq === null) return null
  return { name, kind: race, normal: { sh: sh.normal, ag: ag.normal, iq } }
}

export function gearOf({ ready, also, slung, suit, helmet }: FigureView): Gear {
  return { ready: ready?.type ?? null, also: also?.type ?? null, slung: slung.map(({ type }) => type), suit, helmet }
}

/** Why he cannot have all that about him, as a sentence; null where he can. */
export function whyNot(body: Body, wished: Gear): string | null {
  const fault = gearFault(body, wished)
  return fault && sentenceOf(body, fault)
}

/** Why that cannot go into that place beside what he has; null where it can, or is there already. */
export function whyNotThere(body: Body, gear: Gear, place: Place, thing: ThingType): string | null {
  return placeOf(gear, thing) === place ? null : whyNot(body, withArm(gear, place, thing))
}

function sentenceOf(body: Body, fault: GearFault): string {
  switch (fault.why) {
    case 'too-heavy':
      return tooHeavy(body, strengthFor(fault.what))
    case 'armour-too-heavy':
      return tooHeavy(body, strengthToWear(fault.what))
    case 'mage':
      return 'A Mage can’t use that weapon.'
    case 'second-hand':
      return `${nameOf(fault.what)} takes both hands: put it in the ready hand.`
    case 'both-hands':
      return `${nameOf(fault.what)} takes both hands.`
    case 'slings':
      return 'Both slings are full.'
    default:
      return 'That can’t be carried.'
  }
}

function tooHeavy(body: Body, needed: number): string {
  return `Needs strength ${needed}; ${body.name} has ${carryingStrength(body)}.`
}
