import { capital, withArticle } from '../../kernel/words.ts'
import { isAreaSpell, isIllusion, isMissileSpell, isSummoning, isTerrainSpell, isThrownSpell } from '../open/spells.ts'
import type { MissileSpellId, OtherSpellId, SpellId, ThrownSpellId } from '../tables/ids.ts'
import { AREA_SPELLS, ILLUSION_SPELLS, MISSILE_SPELLS, OTHER_SPELLS, SUMMON_SPELLS, THROWN_SPELLS } from '../tables/spells.ts'
import type { MissileSpell, ThrownSpell } from '../tables/table-types.ts'
import { kindName } from './tale.ts'

// What each spell does, in a line (12.4 to 16.6): for a player choosing among them.

/** `1D6 damage for each SH, up to 5 SH`. */
export function spellEffect(spell: SpellId): string {
  if (isMissileSpell(spell)) return missile(spell)
  if (isThrownSpell(spell)) return thrown(spell)
  if (isSummoning(spell)) {
    const { creature, renew } = SUMMON_SPELLS[spell]
    return `${oneOf(kindName(creature))} beside the Mage, for 1 SH every ${turns(renew)}`
  }
  if (isIllusion(spell)) return `${oneOf(kindName(ILLUSION_SPELLS[spell].creature))} beside the Mage, until an enemy disbelieves it`
  if (isTerrainSpell(spell))
    return `${oneOf(spell.replace('create-', ''))} ${UNDER_FRIENDS.includes(spell) ? 'under the Mage or a friend, or ' : ''}beside the Mage`
  if (isAreaSpell(spell)) {
    const { terrain, size, shape } = AREA_SPELLS[spell]
    return `${capital(terrain)} on ${size} squares, ${SHAPES[shape]}`
  }
  return OTHERS[spell]
}

/** 15.1, G-125: what may lie under a character of the caster’s side. */
const UNDER_FRIENDS: readonly SpellId[] = ['create-shadow', 'create-exit']

/** How the squares of an area lie (15.2). */
export const SHAPES = { row: 'a row ahead', 'row-on-caster': 'a row on the Mage', L: 'an angle toward the middle' } as const

const OTHERS: Readonly<Record<OtherSpellId, string>> = {
  dazzle: `Agility ${minus(OTHER_SPELLS.dazzle.ag)} for all enemies who see the Mage, for ${turns(OTHER_SPELLS.dazzle.duration)}`,
  'psychic-blast': `${OTHER_SPELLS['psychic-blast'].damage} damage to all enemies within ${OTHER_SPELLS['psychic-blast'].range} squares, past armour`,
  'snake-staff': `The staff becomes snakes, one for each point spent, up to ${OTHER_SPELLS['snake-staff'].most}, for ${turns(OTHER_SPELLS['snake-staff'].duration)}`,
  image: `${OTHER_SPELLS.image.copies} likenesses of the Mage, for ${turns(OTHER_SPELLS.image.duration)}`,
  'esp-stats': 'Shows the numbers of one to three enemies, and where they are',
}

function missile(spell: MissileSpellId): string {
  const { damage, step, most, heals = false }: MissileSpell = MISSILE_SPELLS[spell]
  return `${damage} damage for ${each(step)}, up to ${most} SH${heals ? ', past armour, and heals the Mage by as much' : ''}`
}

/** What a step of it does, and how long it lasts: by the step too (14.2), or for a time of its own. */
function thrown(spell: ThrownSpellId): string {
  const { effect, cost, adjustable, duration, perStep }: ThrownSpell = THROWN_SPELLS[spell]
  const does = minus(capital(effect.replace(' a step', ` for ${each(cost)}`)))
  if (duration === null) return does
  if (duration === 'fight') return `${does}, for the rest of the fight`
  if (!perStep) return `${does}, for ${turns(duration)}`
  return adjustable ? `${does}, ${turns(duration)} for ${each(cost)}` : does
}

function each(cost: number): string {
  return cost === 1 ? 'each SH' : `every ${cost} SH`
}

/** With a minus that is as wide as a figure; a range keeps its dash. */
function minus(text: string | number): string {
  return String(text).replace(/(?<!\d)-(?=\d)/, '−')
}

export function turns(count: number): string {
  return count === 1 ? 'turn' : `${count} turns`
}

function oneOf(what: string): string {
  return capital(withArticle(what))
}
