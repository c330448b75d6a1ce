import type { Script } from '../../kernel/play.ts'
import { SPELL_IDS } from '../actions.ts'
import { roll } from '../asks.ts'
import type { Arena, Figure } from '../state.ts'
import type { SpellId } from '../tables/ids.ts'
import { FIGHTER_SPELLS } from '../tables/spells.ts'
import { iqFor } from './12-spells.ts'
import { isGladiator, thrower } from './figures.ts'
import { tellSide } from './telling.ts'

export type FighterMagicEvent = { type: 'spells-known'; rule: '17.1'; figure: string; spells: readonly SpellId[] }

const LISTED: readonly string[] = FIGHTER_SPELLS.spells
const UNTIL: Readonly<Record<string, string>> = FIGHTER_SPELLS.until
/** G-56: a die of that or more, and he knows it. */
const KNOWN_FROM = 4

/** 17.1, G-56: what a fighter of these wits and this race may come to know, in the order of the list. */
export function withinReach({ kind, normal: { iq } }: Pick<Figure, 'kind' | 'normal'>): readonly SpellId[] {
  const last = UNTIL[kind]
  if (iq < FIGHTER_SPELLS.fromIq || last === undefined) return []
  return SPELL_IDS.filter(
    (spell) => LISTED.includes(spell) && LISTED.indexOf(spell) <= LISTED.indexOf(last) && iqFor(spell) <= iq,
  ).toSorted((a, b) => LISTED.indexOf(a) - LISTED.indexOf(b))
}

/** 17.1: a die for each spell of each fighter, as the fight starts; only his own side knows what he knows. */
export function* drawFighterSpells(g: Arena): Script {
  for (const f of g.state.figures) {
    const spells = isGladiator(f) && f.status !== 'dead' ? withinReach(f) : []
    if (spells.length === 0) continue
    for (const spell of spells) {
      const die = yield* roll(g, '1D6', { topic: 'fighter-spell', of: spell, rule: '17.1', ...thrower(f) })
      if (die >= KNOWN_FROM) f.spells.push(spell)
    }
    yield* tellSide(g, f.side, { type: 'spells-known', rule: '17.1', figure: f.id, spells: [...f.spells] } satisfies FighterMagicEvent)
  }
}
