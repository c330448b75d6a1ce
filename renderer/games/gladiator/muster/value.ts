import { nameOf } from '../../../../engine/gladiator/open/names.ts'
import type { Part } from '../../../../engine/kernel/types.ts'
import type { GladiatorTables } from '../tables.ts'
import { agilityIn, armourIn, type Body, type Gear } from './fighter.ts'

/** The mean of a dice code, `2D6-1`. */
export function meanOf(code: string): number {
  const [, dice = '0', plus = '0'] = /^(\d+)D6([+-]\d+)?$/.exec(code) ?? []
  return Number(dice) * 3.5 + Number(plus)
}

/** G-66: what he counts for when the sides are evened, part by part; the parts add up to it once halves are dropped. */
export function worthOf(tables: GladiatorTables, body: Body, gear: Gear): { readonly parts: readonly Part[]; readonly value: number } {
  const best = bestArm(tables, body, gear)
  const ag = agilityIn(tables, body, gear)
  const front = armourIn(tables, body, gear).front
  const parts = [
    { label: 'strength', value: body.sh },
    { label: ag === body.ag ? 'agility' : `agility ${body.ag}, with what he wears and holds`, value: ag },
    { label: `armour in front, twice ${front}`, value: 2 * front },
    { label: `${best.name}, twice ${best.mean}`, value: 2 * best.mean },
    ...(body.race === 'mage' ? [{ label: 'intelligence of a mage', value: body.iq }] : []),
  ]
  return { parts, value: Math.floor(parts.reduce((sum, { value }) => sum + value, 0)) }
}

function bestArm(tables: GladiatorTables, { sh }: Body, gear: Gear): { readonly name: string; readonly mean: number } {
  const fist = tables.fists.find(({ sh: [from, to] }) => (from ?? 0) <= sh && sh <= (to ?? sh))
  const arms = [gear.ready, gear.also, ...gear.slung].flatMap((id) => {
    const weapon = tables.weapons[id ?? '']
    return id === null || weapon === undefined ? [] : [{ name: nameOf(id), mean: meanOf(weapon.damage) }]
  })
  return [...arms, { name: 'fist', mean: meanOf(fist?.damage ?? '0D6') }].reduce((best, each) => (each.mean > best.mean ? each : best))
}

/** How many of the 216 throws of three dice come to so much. */
const WAYS = [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1]

/** 35.7: the chance to hit a standing enemy from in front with that agility: 5 or less always does, 16 or more never. */
export function hitChance(agility: number): number {
  const most = Math.min(15, Math.max(5, agility))
  return WAYS.reduce((sum, ways, i) => sum + (i + 3 <= most ? ways : 0), 0) / 216
}

/** `25.9 %` */
export function percent(chance: number): string {
  return `${(chance * 100).toFixed(1)}\u202f%`
}
