import type {
  AreaSpellId,
  CreatureId,
  IllusionSpellId,
  MissileSpellId,
  OtherSpellId,
  RaceId,
  SpellId,
  SummonSpellId,
  TerrainSpellId,
  ThrownSpellId,
} from '../tables/ids.ts'
import {
  AREA_SPELLS,
  FIGHTER_SPELLS,
  ILLUSION_SPELLS,
  MISSILE_SPELLS,
  OTHER_SPELLS,
  SUMMON_SPELLS,
  TERRAIN_SPELLS,
  THROWN_SPELLS,
} from '../tables/spells.ts'
import { idsOf } from './names.ts'
import type { Person } from './people.ts'

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

/** The tables of pages 12 to 16, by the kinds of spells. */
const BY_KIND = {
  missile: MISSILE_SPELLS,
  thrown: THROWN_SPELLS,
  summon: SUMMON_SPELLS,
  illusion: ILLUSION_SPELLS,
  terrain: TERRAIN_SPELLS,
  area: AREA_SPELLS,
  other: OTHER_SPELLS,
} as const

export type SpellKind = keyof typeof BY_KIND
export const SPELL_KINDS = idsOf(BY_KIND)

const ALL: Readonly<Record<SpellId, { readonly iq: number }>> = Object.assign({}, ...Object.values(BY_KIND))

/** Every spell of the tables. */
export const SPELL_IDS = idsOf(ALL)

export function kindOfSpell(spell: SpellId): SpellKind {
  return SPELL_KINDS.find((kind) => Object.hasOwn(BY_KIND[kind], spell)) ?? 'other'
}

/** 14.4, 14.5: what it calls, in truth or in seeming; null of the others. */
export function calledBy(spell: SpellId): RaceId | CreatureId | null {
  if (isSummoning(spell)) return SUMMON_SPELLS[spell].creature
  return isIllusion(spell) ? ILLUSION_SPELLS[spell].creature : null
}

/** 14.5, G-58: those who see someone cast an illusion see him summon. */
export function seemingOf(spell: SpellId): SpellId {
  return (isIllusion(spell) && idsOf(SUMMON_SPELLS).find((each) => calledBy(each) === calledBy(spell))) || spell
}

/** The wits it asks for (12.1). */
export function iqFor(spell: SpellId): number {
  return ALL[spell].iq
}

/** G-55: a mage knows all that his wits allow. */
export function spellsOfMage(iq: number): readonly SpellId[] {
  return SPELL_IDS.filter((spell) => iqFor(spell) <= iq)
}

const LISTED: readonly SpellId[] = FIGHTER_SPELLS.spells
const UNTIL: Readonly<Partial<Record<string, SpellId>>> = FIGHTER_SPELLS.until

/** 17.1, G-56: what a fighter of these wits and this race may come to know, in the order of the list. */
export function spellsOfFighter({ kind, normal: { iq } }: Person): readonly SpellId[] {
  const last = UNTIL[kind]
  if (iq < FIGHTER_SPELLS.fromIq || last === undefined) return []
  return LISTED.slice(0, LISTED.indexOf(last) + 1).filter((spell) => iqFor(spell) <= iq)
}
