import { chance, distribution, percent, worked } from '../../kernel/odds.ts'
import type { Odds, Part, SourcedPart, Worked } from '../../kernel/types.ts'
import { many } from '../../kernel/words.ts'
import { detrapSkill, EXPLOSION, POISON } from '../chapters/07-traps.ts'
import { attackParts } from '../chapters/09-attack.ts'
import { FAILURE_WOUNDS } from '../chapters/16-hellgate.ts'
import { edition, woundPointsLeft } from '../chapters/party.ts'
import { resistanceOdds } from '../odds/one-roll.ts'
import type { Character, DelveState, Fighter } from '../state.ts'
import {
  BRIBERY_OFFER,
  type BriberyRow,
  bribeTarget,
  negotiationAt,
  TRAPS,
  type Trap,
  type WeaponColumn,
  woundsAt,
} from '../tables/index.ts'
import { purposeOf } from './rolls.ts'

// Why the odds are as they are: each roll that a choice leads to, with its parts, their sources, and what every total does.

/** The case that each part of a sum comes from (9.5, 8.4). */
const SOURCES: Readonly<Record<string, string>> = {
  'combat bonus': '9.5',
  'magic weapon': '14.3',
  'wounds taken': '15.6',
  drunk: '13.1',
  sickened: '13.1',
  cursed: '13.5',
  'medallion of dexterity': '14.7',
  strength: '14.5',
  stench: '15.1',
  'negotiation skill': '8.4',
  'medallion of oratory': '14.7',
  Oratory: '10.7',
  'Negotiation Value': '8.4',
}

/** Each part with the case it comes from. */
export function sourced(parts: readonly Part[]): SourcedPart[] {
  return parts.map((part) => ({ ...part, rule: SOURCES[part.label] ?? '9.5' }))
}

/** Wounds as the target feels them: less what Mage Armor keeps off, unless they come from his `own` magic (10.6), and noting a fatal blow. */
export function feltBy(target: Fighter, own = false): (wounds: number) => string {
  return (wounds) => {
    if (wounds <= 0) return 'no wound'
    const left = own ? wounds : wounds - target.mageArmor
    if (left <= 0) return 'Mage Armor keeps it off'
    return left >= woundPointsLeft(target) ? `${many(left, 'wound')}: dead` : many(left, 'wound')
  }
}

/** 9.5, 9.9: die, skill, magic weapon, Combat Bonus and all that changes it; the weapon's column gives the wounds. */
export function attackWhy(who: Fighter, column: WeaponColumn, target: Fighter): readonly Worked[] {
  const felt = feltBy(target)
  const roll = { what: purposeOf({ topic: 'attack' }), code: '1D6', rule: '9.9', parts: sourced(attackParts(who, column)) }
  return [worked(roll, (total) => felt(woundsAt(column, total)))]
}

/** 11.0: a die up to the Resistance Value, rings worn included, never more than 5. */
export function resistanceWhy(target: Fighter, name: string, passed: string, failed: string): Worked {
  const value = Math.round((resistanceOdds(target).chance ?? 0) * 6)
  const rings = value - Math.min(value, target.resistance)
  const against = [{ label: 'Resistance Value', value: value - rings, rule: '11.0' }]
  const roll = { what: `does ${name} resist?`, code: '1D6', rule: '11.0' }
  return worked({ ...roll, against: rings === 0 ? against : [...against, { label: 'ring', value: rings, rule: '14.8' }] }, (die) =>
    die <= value ? passed : failed,
  )
}

/** Wounds that a Resistance Check may undo (10.5, 14.6). A fixed number needs no second roll. */
export function resistedWhy(wounds: string, target: Fighter, name: string, rule: string): readonly Worked[] {
  const felt = feltBy(target)
  const of = distribution(wounds)
  if (of.ways.length === 1) return [resistanceWhy(target, name, 'no wound', felt(of.least))]
  return [resistanceWhy(target, name, 'no wound', `${wounds} wounds`), worked({ what: 'wounds', code: wounds, rule }, felt)]
}

const SPOKEN = { failure: 'they will not listen', agreement: 'an agreement', intimidate: 'they are intimidated' } as const

/** 8.4, 8.5 */
export function negotiationWhy(parts: readonly Part[]): readonly Worked[] {
  return [
    worked(
      { what: purposeOf({ topic: 'negotiation' }), code: '2D6', rule: '8.5', parts: sourced(parts) },
      (total) => SPOKEN[negotiationAt(total)],
    ),
  ]
}

/** 8.7, 8.9: the number of the table, the die less what Sway and Cajole take off. */
export function bribeWhy(row: BriberyRow, sum: number, sway: number): readonly Worked[] {
  const target = bribeTarget(sum, BRIBERY_OFFER[row])
  const parts = sway === 0 ? [] : [{ label: 'Sway and Cajole', value: -sway, rule: '10.7' }]
  const against = [{ label: `row ${BRIBERY_OFFER[row]}, Wound Points and Negotiation Value ${sum}`, value: target, rule: '8.9' }]
  return [
    worked({ what: 'do they take it?', code: '1D6', rule: '8.9', parts, against }, (total) =>
      total <= target ? 'taken' : 'refused, but kept',
    ),
  ]
}

/** 16.0 */
export function hellgateWhy(c: Character, rating: number): readonly Worked[] {
  const failed = `it stands: ${feltBy(c)(FAILURE_WOUNDS)}`
  const against = [{ label: 'Hellgate rating', value: rating, rule: '16.0' }]
  return [worked({ what: 'is it destroyed?', code: '1D6', rule: '16.0', against }, (die) => (die <= rating ? 'destroyed' : failed))]
}

/** 7.0: the die up to the detrap skill with what Thief adds, null where it is not tried; then the trap that goes off. */
export function trapWhy(s: DelveState, c: Character, thief: number | null): readonly Worked[] {
  const sprung = worked({ what: purposeOf({ topic: 'trap' }), code: '1D6', rule: '7.1' }, (die) => trapWords(s)[TRAPS[die - 1] ?? 'arrow'])
  const skill = detrapSkill(c)
  const raised = detrapSkill(c, thief ?? 0)
  if (thief === null || raised === 0) return [sprung]
  const against = [{ label: 'detrap skill', value: skill, rule: '7.0' }]
  const roll = { what: `does ${c.name} disarm it?`, code: '1D6', rule: '7.0' }
  const all = raised === skill ? against : [...against, { label: 'Thief', value: raised - skill, rule: '10.6' }]
  return [worked({ ...roll, against: all }, (die) => (die <= raised ? 'disarmed' : 'it goes off')), sprung]
}

function trapWords(s: DelveState): Readonly<Record<Trap, string>> {
  const hit = percent(chance(distribution('1D6'), (die) => woundsAt('bow', die) > 0))
  const { flamingOil } = edition(s)
  return {
    arrow: `an arrow: ${hit} to hit`,
    'poisoned-arrow': `a poisoned arrow: ${hit} to hit, and ${POISON} wounds more`,
    'poison-gas': `poison gas: ${POISON} wounds`,
    explosion: `an explosion: ${many(EXPLOSION, 'wound')} to each of you`,
    'flaming-oil': `flaming oil: ${flamingOil === 1 ? '1 wound' : `${flamingOil} wounds`}`,
    'roll-twice': 'two traps in one',
  }
}

/** Odds with what they come from. */
export function because(odds: Odds, why: readonly Worked[]): Odds {
  return { ...odds, why }
}

/** Adds the chance of dying to the odds there are; where nothing else is rolled, it stands alone. */
export function deadly(odds: Odds | undefined, die: number): { readonly odds?: Odds } {
  if (odds !== undefined) return { odds: { ...odds, die, dieBy: DIES_BY } }
  return die > 0 ? { odds: { text: `falls ${percent(die)}`, die } } : {}
}

const DIES_BY = { text: 'before the next choice, from its cost or the blows in return, if the others do nothing', rule: '9.2' }

/** Below this a warning would only be a nuisance: the odds say it already. */
const WORTH_A_WARNING = 0.01

/** A warning before a casting that takes what the caster has left (9.7). */
export function lastPoint(name: string, also = ''): string {
  return `${name} dies: it takes the last Wound Point${also}.`
}

/** A warning, to be confirmed, before a choice that may well be a character's end. */
export function warned(name: string, { die = 0 }: Odds, end = 'dies'): { readonly warns?: string } {
  return die < WORTH_A_WARNING ? {} : { warns: `${percent(die)} chance that ${name} ${end}.` }
}
