import { type Script, tell } from '../../kernel/play.ts'
import type { Character, Delve, DelveState, Id, Item } from '../state.ts'
import { type Ring, SPELLS, type SpellId } from '../tables/index.ts'
import { character, wound, woundPointsLeft } from './party.ts'

export type CastingEvent = { type: 'spell-cast'; rule: string; who: Id; spell: SpellId; cost: number; target?: Id }

/** What a spell costs that character now: the printed price, one for a gift of Avnas or Asmoday, nothing under Alloces (10.9, 13.5). */
export function spellCost(c: Character, spell: SpellId): number {
  if (c.freeSpells && SPELLS[spell].castAs === 'combat') return 0
  return c.cheap.includes(spell) ? 1 : SPELLS[spell].cost
}

/** Spells whose castings on one raid are limited by a die (10.6). */
export const LIMITED_SPELLS: readonly SpellId[] = ['heal', 'rejuvenate']

/** Lives and is his own master: a character charmed away casts and uses nothing for the party (15.5). */
function isFree(c: Character): boolean {
  return c.status === 'living' && c.side === 'party'
}

/**
 * Whether he may cast it now (10.1, 10.2): circled, a casting left where they are limited, and Wound Points enough for its
 * price; the last one may be spent (9.7). Each kind of spell says for itself when it helps, and whom.
 */
export function canCast(c: Character, spell: SpellId): boolean {
  if (!isFree(c) || !c.circled.includes(spell) || spellCost(c, spell) > woundPointsLeft(c)) return false
  return !LIMITED_SPELLS.includes(spell) || (c.limits[spell] ?? 0) > 0
}

/** The ring of that kind that he can use now: worn, and not used on this raid (14.8). */
export function readyRing(c: Character, type: Ring): Extract<Item, { kind: 'ring' }> | null {
  if (!isFree(c)) return null
  for (const item of c.items) if (item.kind === 'ring' && item.type === type && item.worn && !item.used) return item
  return null
}

/** The caster, where one question offers the spells of several. */
export function casterOf(s: DelveState, { by }: { readonly by?: Id | undefined }): Character {
  if (by === undefined) throw new Error('a spell without its caster')
  return character(s, by)
}

/** The price of a spell is taken in Wound Points; no armor keeps it off (10.0, 10.6). */
export function* payForSpell(g: Delve, c: Character, spell: SpellId, rule: string, target?: Id): Script<void> {
  const cost = spellCost(c, spell)
  const event: CastingEvent = { type: 'spell-cast', rule, who: c.id, spell, cost }
  yield* tell(g, target === undefined ? event : { ...event, target })
  yield* wound(g, c, cost, { rule: '10.0', cause: 'casting', own: true })
}

/** Whether casting it would leave the caster dead (9.7). */
export function wouldKillCaster(c: Character, spell: SpellId): boolean {
  return spellCost(c, spell) >= woundPointsLeft(c)
}
