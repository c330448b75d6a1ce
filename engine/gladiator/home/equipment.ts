import type { Equipment } from '../../kernel/campaign.ts'
import { badRequest, isRefusal, ruleViolation } from '../../kernel/refusal.ts'
import type { Refusal } from '../../kernel/types.ts'
import { capital } from '../../kernel/words.ts'
import { SLINGS } from '../open/gear.ts'
import { CARRIED, wrongGear } from '../sheet.ts'
import type { Gear, StableSheet } from '../sheet-types.ts'
import { HELMETS, SUITS } from '../tables/armour.ts'
import type { HelmetId, SuitId, ThingType } from '../tables/ids.ts'

const HANDS = 2

/**
 * 6.4, 6.5, 26.2: arms for the next fight: `weapons` are ready, second hand and slings in this order; `worn` is one suit (clothes where
 * there is none) and one helmet. Refuses what he cannot carry, in words.
 */
export function equip(sheet: StableSheet, { weapons, worn }: Equipment): StableSheet | Refusal {
  const carried = weapons === undefined ? handsOf(sheet.gear) : readWeapons(weapons)
  if (isRefusal(carried)) return carried
  const wear = worn === undefined ? wornIn(sheet.gear) : readWorn(worn)
  if (isRefusal(wear)) return wear
  const gear = { ...carried, ...wear }
  const wrong = wrongGear(sheet, gear)
  return wrong === null ? { ...sheet, gear } : ruleViolation(`${capital(wrong)}.`, { detail: 'gear', rule: '6.4' })
}

type Carried = Pick<Gear, 'ready' | 'also' | 'slung'>
type Worn = Pick<Gear, 'suit' | 'helmet'>

function handsOf({ ready, also, slung }: Gear): Carried {
  return { ready, also, slung }
}

function wornIn({ suit, helmet }: Gear): Worn {
  return { suit, helmet }
}

function readWeapons(weapons: readonly (string | null)[]): Carried | Refusal {
  if (weapons.length > HANDS + SLINGS) return badRequest('A gladiator has two hands and two slings.', { detail: 'weapons' })
  const strange = weapons.find((each) => each !== null && !isCarried(each))
  if (strange !== undefined) return badRequest(`"${(strange ?? '').slice(0, 40)}" is not a weapon or shield.`, { detail: 'weapons' })
  const [ready = null, also = null, ...slung] = weapons.map((each) => (each !== null && isCarried(each) ? each : null))
  return { ready, also, slung: slung.filter((each) => each !== null) }
}

function readWorn(worn: readonly string[]): Worn | Refusal {
  const suits = worn.filter((each): each is SuitId => Object.hasOwn(SUITS, each))
  const helmets = worn.filter((each): each is HelmetId => Object.hasOwn(HELMETS, each))
  const strange = worn.find((each) => !Object.hasOwn(SUITS, each) && !Object.hasOwn(HELMETS, each))
  if (strange !== undefined) return badRequest(`"${strange.slice(0, 40)}" is not armour.`, { detail: 'worn' })
  if (suits.length > 1 || helmets.length > 1)
    return ruleViolation('A gladiator wears one suit and one helmet at most.', { detail: 'worn', rule: '6.5' })
  return { suit: suits[0] ?? 'clothes', helmet: helmets[0] ?? null }
}

function isCarried(id: string): id is ThingType {
  return CARRIED.some((each) => each === id)
}
