import { type Script, tell } from '../../kernel/play.ts'
import type { Character, Delve, DelveState, Id } from '../state.ts'
import { SPELLS, type SpellId } from '../tables/index.ts'
import { character, wound, woundPointsLeft } from './party.ts'

export type CastingEvent = { type: 'spell-cast'; rule: string; who: Id; spell: SpellId; cost: number; target?: Id }

/** What a spell costs that character now: the printed price, one for a gift of Avnas or Asmoday, nothing under Alloces (10.9, 13.5). */
export function spellCost(c: Character, spell: SpellId): number {
  if (c.freeSpells && SPELLS[spell].castAs === 'combat') return 0
  return c.cheap.includes(spell) ? 1 : SPELLS[spell].cost
}

/** 10.1, 10.2: circled, and with Wound Points enough for its price; the last one may be spent (9.7). */
export function canCast(c: Character, spell: SpellId): boolean {
  return c.circled.includes(spell) && spellCost(c, spell) <= woundPointsLeft(c)
}

/** Who casts where one question offers the spells of several. */
export function casterOf(s: DelveState, { by }: { readonly by?: Id }): Character {
  if (by === undefined) throw new Error('a spell without its caster')
  return character(s, by)
}

/** The price of a spell is taken in Wound Points; no armor keeps it off (10.0, 10.6). */
export function* payForSpell(g: Delve, c: Character, spell: SpellId, rule: string, target?: Id): Script<void> {
  const cost = spellCost(c, spell)
  const event: CastingEvent = { type: 'spell-cast', rule, who: c.id, spell, cost }
  yield* tell(g, target === undefined ? event : { ...event, target })
  yield* wound(g, c, cost, { rule: '10.0', cause: 'casting', casting: true })
}

/** Whether casting it would leave the caster dead (9.7). */
export function wouldKillCaster(c: Character, spell: SpellId): boolean {
  return spellCost(c, spell) >= woundPointsLeft(c)
}
