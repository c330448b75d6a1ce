import { many } from '../../kernel/words.ts'
import { parseAction } from '../actions.ts'
import type { CharacterGlimpse, CitadelGlimpse } from '../view-types.ts'
import { one, type Pick } from './pick.ts'
import { member, price } from './sight.ts'

// Healing (10.6, 14.5, 14.8), and who can afford it.

const HURT = 3

/** Whether anyone is hurt enough for a cure to be weighed. */
export function isAnybodyHurt({ party }: CitadelGlimpse): boolean {
  return party.some((c) => c.status === 'living' && lostBy(c) >= HURT)
}

/** What the healing spells cure, about (10.6). */
const CURES: { readonly [spell: string]: number } = { heal: 3, rejuvenate: 4 }
/** The Wound Points a caster keeps for himself. */
const SPARE = 2

/** The option that heals most for its price: `una/cast:heal:almuric`, `una/use:potion-healing-1`; null where nobody needs it. */
export function bestCure(raid: CitadelGlimpse, ids: readonly string[]): Pick | null {
  let best: Pick | null = null
  let most = 0
  for (const id of ids) {
    const gain = cureOf(raid, id)
    if (gain > most) {
      most = gain
      best = one(id, whyCure(raid, id))
    }
  }
  return best
}

/** `Una is missing 4 Wound Points; the cure costs 1`. */
function whyCure(raid: CitadelGlimpse, id: string): string {
  const action = parseAction(id)
  const hurt = member(raid, ('target' in action && action.target) || ('by' in action && action.by) || '')
  const costs = action.do === 'cast' ? many(price(action.spell), 'Wound Point') : 'nothing'
  return `${hurt?.name} is missing ${many(lostBy(hurt), 'Wound Point')}; the cure costs ${costs}`
}

function cureOf(raid: CitadelGlimpse, id: string): number {
  const action = parseAction(id)
  if (action.do !== 'cast' && action.do !== 'use') return 0
  const helper = member(raid, action.by ?? '')
  if (helper === undefined) return 0
  const lost = lostBy(member(raid, action.target ?? ''))
  if (action.do === 'cast') {
    const { spell } = action
    const cure = CURES[spell]
    return cure === undefined || lost < cure || !canSpare(helper, spell) ? 0 : lost - price(spell)
  }
  if (action.item.startsWith('potion-healing')) return lostBy(helper) >= 4 ? lostBy(helper) : 0
  return action.item.startsWith('ring-heal') && lost >= 3 ? lost : 0
}

function lostBy(c: CharacterGlimpse | undefined): number {
  return c === undefined ? 0 : c.woundPoints.total - c.woundPoints.left
}

/** Whether casting that spell leaves someone enough to live on. */
function canSpare(caster: CharacterGlimpse, spell: string): boolean {
  return caster.woundPoints.left - price(spell) >= SPARE
}

/** The first option to cast that spell by someone who can spare it: `una/cast:cow`. */
export function castOf(raid: CitadelGlimpse, ids: readonly string[], spell: string): string | undefined {
  return ids.find((id) => {
    const action = parseAction(id)
    if (action.do !== 'cast' || action.spell !== spell) return false
    const caster = member(raid, action.by ?? '')
    return caster !== undefined && canSpare(caster, spell)
  })
}
