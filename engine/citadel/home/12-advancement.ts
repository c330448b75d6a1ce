import type { Increase } from '../../kernel/campaign.ts'
import { ruleViolation } from '../../kernel/refusal.ts'
import type { Part, Refusal } from '../../kernel/types.ts'
import { copySheet, isOrdinary, spellsToKnow } from '../chapters/04-records.ts'
import { ABILITIES, type AbilityId, abilityOf, changeAbility } from '../chapters/12-abilities.ts'
import type { CharacterSheet } from '../state.ts'
import { ABILITY_LIMIT, ABILITY_PRICE, agedPrice, COMBAT_BONUS_PRICE, LABIRYNT, PRINTED, type Price } from '../tables/index.ts'
import { ABILITY_NAMES } from '../text/names.ts'

// 12.2, 12.3, 17.5: what a character may buy between raids, and at what price.

/** The cases that forbid more than five. */
const LIMITED: { readonly [ability in AbilityId]?: string } = { resistance: '11.0', detrap: '7.3', hellgate: '16.0' }

/** 12.2, 17.5: what one point costs at that age, all but the Combat Bonus (12.3). */
export function price(exits: number, variants: readonly string[]): Price {
  const { agesFrom, compound } = agingOf(variants)
  return agedPrice(ABILITY_PRICE, exits, agesFrom, compound)
}

/** Every increase there is, with its price for this character at his age (17.5). */
export function prices(sheet: CharacterSheet, variants: readonly string[]): readonly Increase[] {
  const aging = agingOf(variants)
  return ABILITIES.map((id) => {
    const from = abilityOf(sheet, id)
    const barred = barredFrom(sheet, id)
    const increase: Increase = { id, label: ABILITY_NAMES[id], from, to: from + 1, ...priceOf(id, sheet.exits, aging) }
    return barred === null ? increase : { ...increase, barred }
  })
}

/** The first exit that makes increases more expensive, and whether each step is a tenth of the last price (2.3). */
interface Aging {
  readonly agesFrom: number
  readonly compound: boolean
}

function agingOf(variants: readonly string[]): Aging {
  const { agesFrom } = variants.includes('labirynt') ? LABIRYNT : PRINTED
  return { agesFrom, compound: variants.includes('compound-aging') }
}

function priceOf(id: AbilityId, exits: number, aging: Aging): Pick<Increase, 'experience' | 'gold' | 'parts' | 'rule'> {
  const [rule, printed] = id === 'combat-bonus' ? ['12.3', COMBAT_BONUS_PRICE] : ['12.2', ABILITY_PRICE]
  const price = agedPrice(printed, exits, aging.agesFrom, aging.compound)
  const parts: Part[] = [{ label: `${printed.experience} printed`, value: printed.experience }]
  const more = price.experience - printed.experience
  if (more > 0) parts.push({ label: ageInWords(printed.experience, exits, aging), value: more })
  return { ...price, parts, rule }
}

/** `10% of 100 for each of 2 exits from the third on`. */
function ageInWords(printed: number, exits: number, { agesFrom, compound }: Aging): string {
  const first = agesFrom === 2 ? 'second' : 'third'
  const counted = exits - agesFrom + 1
  const times = counted === 1 ? `the ${first} exit` : `each of ${counted} exits from the ${first} on`
  return `10% of ${compound ? 'the last price' : printed} for ${times}`
}

/** The most that can be bought: the rules set no limit, but a record needs one. */
const MOST_BOUGHT = 99

/** Why a character may have no more of it; null if he may. */
function barredFrom(sheet: CharacterSheet, id: AbilityId): string | null {
  const rule = LIMITED[id]
  const most = rule === undefined ? MOST_BOUGHT : ABILITY_LIMIT
  if (abilityOf(sheet, id) < most) return null
  return `${ABILITY_NAMES[id]} cannot rise above ${most}${rule === undefined ? '' : ` (${rule})`}.`
}

/** 12.2, 12.3: the sheet with one point more. A spell that comes with it is chosen afterwards (4.1.D). */
export function advance(sheet: CharacterSheet, increase: string): CharacterSheet | Refusal {
  const id = ABILITIES.find((each) => each === increase)
  if (id === undefined) return ruleViolation(`No one can buy "${increase.slice(0, 40)}".`, { detail: 'increase', rule: '12.2' })
  const barred = barredFrom(sheet, id)
  if (barred !== null) return ruleViolation(barred, { detail: 'limit', rule: LIMITED[id] ?? '12.2' })
  const raised = copySheet(sheet)
  changeAbility(raised, id, 1)
  return raised
}

/** The sheet as it was before that point; spells that it no longer allows are forgotten, the last on the list first. */
export function takeBack(sheet: CharacterSheet, increase: string): CharacterSheet {
  const id = ABILITIES.find((each) => each === increase)
  if (id === undefined) throw new Error(`${increase} was never bought`)
  const lowered = copySheet(sheet)
  changeAbility(lowered, id, -1)
  const { known } = lowered
  for (let over = known.filter(isOrdinary).length - spellsByRight(lowered); over > 0; over--)
    known.splice(known.findLastIndex(isOrdinary), 1)
  return lowered
}

/** How many ordinary spells he may know: as many as his ratings give, or as he has learned beyond them (4.1.D). */
export function spellsByRight(sheet: CharacterSheet): number {
  return Math.max(spellsToKnow(sheet), sheet.knows ?? 0)
}
