import { type Ask, asidesOf } from '../../kernel/ask.ts'
import type { PlanStep } from '../../kernel/errand-types.ts'
import { distribution, mapped, mean } from '../../kernel/odds.ts'
import { actionId } from '../actions.ts'
import { usefulIn } from '../chapters/09-attack.ts'
import type { CitadelEvent } from '../event-types.ts'
import { WEAPONS, type Weapon, woundsAt } from '../tables/index.ts'
import { ARMING } from '../text/errands.ts'
import type { CarriedView, CharacterView, CitadelView } from '../view-types.ts'
import type { KindOfErrand } from './kind.ts'

// Best weapons in hand (9.4): a character who may use both of his weapons where he stands takes the one that wounds more.

/** One change of weapon. */
interface Change {
  readonly id: string
  readonly who: CharacterView
  readonly takes: CarriedView
  /** Wounds of a blow on average (9.5). */
  readonly before: number
  readonly after: number
}

const ORDINARY: readonly CitadelEvent['type'][] = ['readied']

export const arm: KindOfErrand = {
  kind: 'arm',

  offered(raid, { ask }) {
    const changes = changesIn(raid, ask).length
    if (changes === 0) return []
    return [{ id: `arm:${ask.topic}`, kind: 'arm', label: ARMING.label, detail: ARMING.detail(changes), answers: changes }]
  },

  planned(raid, { ask }) {
    return { steps: changesIn(raid, ask).map(wordsFor), notes: [] }
  },

  next(raid, { ask, decision }, { errand, told }) {
    if (told.some(({ type }) => !ORDINARY.some((each) => each === type))) return { ended: ARMING.happened }
    if (errand.id !== `arm:${ask.topic}`) return { ended: ARMING.asked(decision().prompt) }
    const [first] = changesIn(raid, ask)
    return first === undefined ? { ended: ARMING.done } : { answer: { pick: [first.id] } }
  },
}

function changesIn({ party, map }: CitadelView, ask: Ask): readonly Change[] {
  const open = new Set(asidesOf(ask))
  return party
    .filter(({ at, side }) => at === map.at && side === 'party')
    .flatMap((who) => changeFor(who) ?? [])
    .filter(({ id }) => open.has(id))
}

/** The better of the two in his rank; null where he holds it. One that is useless there he puts away by himself as a fight begins. */
function changeFor(who: CharacterView): Change | null {
  const useful = (who.carried ?? []).filter(({ weapon }) => isWeapon(weapon) && usefulIn(weapon, who.rank))
  const held = useful.find((each) => each.held)
  const other = useful.find((each) => !each.held)
  if (held === undefined || other === undefined || !stays(other)) return null
  const [before, after] = [woundsOf(who, held), woundsOf(who, other)]
  if (stays(held) && after <= before) return null
  return { id: actionId({ do: 'switch', by: who.id, weapon: weaponOf(other) }), who, takes: other, before, after }
}

/** A throwing dagger flies once a fight. */
function stays({ weapon }: CarriedView): boolean {
  return weapon !== 'throwing-dagger'
}

const DIE = distribution('1D6')

/** 9.5, 9.9: of one blow, on average. */
function woundsOf({ combatBonus, weaponSkill }: CharacterView, carried: CarriedView): number {
  const plus = combatBonus + (weaponSkill[carried.weapon] ?? 0) + (carried.bonus ?? 0)
  return mean(mapped(DIE, (die) => woundsAt(weaponOf(carried), die + plus)))
}

function isWeapon(name: string): name is Weapon {
  return WEAPONS.some((each) => each === name)
}

function weaponOf({ weapon }: CarriedView): Weapon {
  if (!isWeapon(weapon)) throw new Error(`${weapon} is not a weapon`)
  return weapon
}

function wordsFor({ who, takes, before, after }: Change): PlanStep {
  return {
    ...ARMING.step(who.name, takes.label, { before, after }),
    rule: '9.4',
    about: who.id,
    at: { kind: 'fighter', id: who.id },
    data: { takes: takes.weapon, before, after },
  }
}
