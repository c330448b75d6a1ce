import { sumOf } from '../../kernel/odds.ts'
import type { Part, SourcedPart } from '../../kernel/types.ts'
import { capital } from '../../kernel/words.ts'
import { addPart, combatBonusParts, magicOf, resistanceOf, resistanceOfRing, totalWoundPoints } from '../chapters/party.ts'
import type { Character, Fighter } from '../state.ts'
import type { SumView } from '../view-types.ts'
import { carriedName } from './names.ts'
import { sourced } from './odds.ts'

const SUNS = ['red', 'yellow', 'blue'] as const

/** The parts that a record's numbers are made of, each with its case; only for numbers made of several. */
export function sumsOf(f: Fighter): SumView[] {
  const sums = f.fighter === 'character' ? [woundPoints(f), resistance(f), combatBonus(f), ...magic(f), ...attacks(f)] : [combatBonus(f)]
  return sums.filter(({ parts }) => parts.length > 1)
}

/** 14.4: worn armor counts. */
function woundPoints(c: Character): SumView {
  const parts: SourcedPart[] = [{ label: 'Wound Points', value: c.woundPoints, rule: '4.2' }]
  for (const item of c.items) if (item.kind === 'armor' && item.worn) parts.push({ label: 'armor', value: item.bonus, rule: '14.4' })
  return { id: 'wound-points', label: 'Wound Points', total: totalWoundPoints(c), parts }
}

/** 11.0, 14.8: rings worn count, up to five. */
function resistance(c: Character): SumView {
  const parts: SourcedPart[] = [{ label: 'Resistance Value', value: c.resistance, rule: '11.0' }]
  for (const item of c.items)
    if (item.kind === 'ring' && item.worn && resistanceOfRing(item.type) > 0)
      parts.push({ label: 'ring', value: resistanceOfRing(item.type), rule: '14.8' })
  const total = resistanceOf(c)
  const beyond = total - sumOf(parts)
  if (beyond < 0) parts.push({ label: `never above ${total}`, value: beyond, rule: '11.0' })
  return { id: 'resistance', label: 'Resistance', total, parts }
}

function combatBonus(f: Fighter): SumView {
  return summed('combat-bonus', 'Combat Bonus', combatBonusParts(f))
}

/** 14.6: talismans carried count. */
function magic(c: Character): SumView[] {
  const now = magicOf(c)
  return SUNS.map((sun, i) => {
    const parts: SourcedPart[] = [{ label: 'Magic Potential', value: c.magic[i] ?? 0, rule: c.kind === 'hero' ? '4.3' : '4.4' }]
    for (const item of c.items)
      if (item.kind === 'talisman' && (item.gains[i] ?? 0) !== 0) parts.push({ label: 'talisman', value: item.gains[i] ?? 0, rule: '14.6' })
    return { id: `magic:${sun}`, label: `Magic Potential, ${sun}`, total: now[i] ?? 0, parts }
  })
}

/** 9.5: what each weapon carried adds to the die. */
function attacks(c: Character): SumView[] {
  return c.weapons.map(({ weapon, bonus, item }) => {
    const parts: Part[] = []
    addPart(parts, `${weapon} skill`, c.weaponSkill[weapon] ?? 0)
    addPart(parts, 'magic weapon', bonus)
    return summed(`attack:${item ?? weapon}`, `${capital(carriedName(weapon, bonus))}, added to the die`, combatBonusParts(c, parts))
  })
}

function summed(id: string, label: string, parts: readonly Part[]): SumView {
  return { id, label, total: sumOf(parts), parts: sourced(parts) }
}
