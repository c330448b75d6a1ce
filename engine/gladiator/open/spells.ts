import { SPELL_IDS } from '../actions.ts'
import type {
  AreaSpellId,
  IllusionSpellId,
  MissileSpellId,
  OtherSpellId,
  SpellId,
  SummonSpellId,
  TerrainSpellId,
  ThrownSpellId,
} from '../tables/ids.ts'
import {
  AREA_SPELLS,
  ILLUSION_SPELLS,
  MISSILE_SPELLS,
  OTHER_SPELLS,
  SUMMON_SPELLS,
  TERRAIN_SPELLS,
  THROWN_SPELLS,
} from '../tables/spells.ts'

// Which of the tables of pages 12 to 16 a spell stands in, and who knows it.

export function isMissileSpell(spell: SpellId): spell is MissileSpellId {
  return Object.hasOwn(MISSILE_SPELLS, spell)
}

export function isThrownSpell(spell: SpellId): spell is ThrownSpellId {
  return Object.hasOwn(THROWN_SPELLS, spell)
}

export function isSummoning(spell: SpellId): spell is SummonSpellId {
  return Object.hasOwn(SUMMON_SPELLS, spell)
}

export function isIllusion(spell: SpellId): spell is IllusionSpellId {
  return Object.hasOwn(ILLUSION_SPELLS, spell)
}

export function isTerrainSpell(spell: SpellId): spell is TerrainSpellId {
  return Object.hasOwn(TERRAIN_SPELLS, spell)
}

export function isAreaSpell(spell: SpellId): spell is AreaSpellId {
  return Object.hasOwn(AREA_SPELLS, spell)
}

export function isOtherSpell(spell: SpellId): spell is OtherSpellId {
  return Object.hasOwn(OTHER_SPELLS, spell)
}

const ALL: Readonly<Record<SpellId, { readonly name: string; readonly iq: number }>> = {
  ...MISSILE_SPELLS,
  ...THROWN_SPELLS,
  ...SUMMON_SPELLS,
  ...ILLUSION_SPELLS,
  ...TERRAIN_SPELLS,
  ...AREA_SPELLS,
  ...OTHER_SPELLS,
}

/** The wits it asks for (12.1). */
export function iqFor(spell: SpellId): number {
  return ALL[spell].iq
}

/** G-55: a mage knows all that his wits allow. */
export function spellsOfMage(iq: number): readonly SpellId[] {
  return SPELL_IDS.filter((spell) => iqFor(spell) <= iq)
}
