import { useState } from 'react'
import { CHARACTERISTICS, type Trait, WEAPONS } from '../../../../engine/hero/view-types.ts'
import type { Decision, Json } from '../../../../engine/kernel/types.ts'
import type { HeroTables } from '../tables.ts'
import type { FlatLevels } from './sheet.tsx'

/** A set-up sheet being filled in: the levels bought so far. */
export interface ProfileDraft {
  readonly levels: FlatLevels
  readonly set: (trait: Trait, level: number) => void
  readonly fill: (levels: FlatLevels) => void
}

/** Starts from the suggestion of the question; every question starts a new one. */
export function useProfileDraft(decision: Decision | null): ProfileDraft {
  const [stored, store] = useState(() => layOut(decision))
  const laid = stored.decision === (decision?.id ?? null) ? stored : layOut(decision)
  if (laid !== stored) store(laid)
  return {
    levels: laid.levels,
    set: (trait, level) => store({ ...laid, levels: { ...laid.levels, [trait]: level } }),
    fill: (levels) => store({ ...laid, levels }),
  }
}

interface Laid {
  readonly decision: string | null
  readonly levels: FlatLevels
}

function layOut(decision: Decision | null): Laid {
  return { decision: decision?.id ?? null, levels: decision?.topic === 'profile' ? suggested(decision.suggestion) : {} }
}

function suggested(suggestion: Json | undefined): FlatLevels {
  const levels = fieldOf(suggestion, 'levels')
  const read = (trait: Trait) => [trait, fieldOf(levels, trait)] as const
  return Object.fromEntries([...CHARACTERISTICS, ...WEAPONS].map(read).filter(([, level]) => typeof level === 'number' && level > 0))
}

function fieldOf(data: Json | undefined, key: string): Json | undefined {
  if (typeof data !== 'object' || data === null || isList(data)) return undefined
  return data[key]
}

function isList(data: Json): data is readonly Json[] {
  return Array.isArray(data)
}

/** What those levels cost (103A2, 103B3). */
export function costOf(levels: FlatLevels, { '102A': { profile } }: HeroTables): number {
  return CHARACTERISTICS.reduce((sum, trait) => sum + (levels[trait] ?? 0) * profile[trait].cost, weaponLevelsOf(levels))
}

export function weaponLevelsOf(levels: FlatLevels): number {
  return WEAPONS.reduce((sum, weapon) => sum + (levels[weapon] ?? 0), 0)
}

/** Why a sheet cannot be handed in yet; null if it can. */
export function whyNot(levels: FlatLevels, tables: HeroTables): string | null {
  const { profile, weaponLevels } = tables['102A']
  const over = costOf(levels, tables) - tables['102A'].points
  if (over > 0) return `${over === 1 ? 'One point' : `${over} points`} too many.`
  if (weaponLevelsOf(levels) > weaponLevels) return `All weapons together may have at most ${weaponLevels} levels.`
  const missing = CHARACTERISTICS.find((trait) => (levels[trait] ?? 0) < profile[trait].least)
  return missing === undefined ? null : `He needs at least level ${profile[missing].least} of ${missing}.`
}

/** Warnings about choices that are allowed but unwise. */
export function warningsOf(levels: FlatLevels): readonly string[] {
  return [
    ...(levels.movement ? [] : ['Without movement he never leaves his square.']),
    ...(weaponLevelsOf(levels) > 0 ? [] : ['Without a weapon he cannot strike at all.']),
    ...(levels.hits || levels.strength ? [] : ['Without hits and strength the first blow may kill him.']),
  ]
}

/** The levels as the question takes them. */
export function answerOf(levels: FlatLevels): { levels: Record<string, number> } {
  return { levels: Object.fromEntries(Object.entries(levels).filter(([, level]) => level > 0)) }
}
