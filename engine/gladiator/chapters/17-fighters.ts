import type { Script } from '../../kernel/play.ts'
import { roll } from '../asks.ts'
import { spellsOfFighter } from '../open/spells.ts'
import type { Arena } from '../state.ts'
import type { SpellId } from '../tables/ids.ts'
import { isGladiator, thrower } from './figures.ts'
import { tellSide } from './telling.ts'

export type FighterMagicEvent = { type: 'spells-known'; rule: '17.1'; figure: string; spells: readonly SpellId[] }

/** G-56: a die of that or more, and he knows it. */
const KNOWN_FROM = 4

/** 17.1: a die for each spell of each fighter, as the fight starts; only his own side knows what he knows. */
export function* drawFighterSpells(g: Arena): Script {
  for (const f of g.state.figures) {
    const spells = isGladiator(f) && f.status !== 'dead' ? spellsOfFighter(f) : []
    if (spells.length === 0) continue
    for (const spell of spells) {
      const die = yield* roll(g, '1D6', { topic: 'fighter-spell', of: spell, rule: '17.1', ...thrower(f) })
      if (die >= KNOWN_FROM) f.spells.push(spell)
    }
    yield* tellSide(g, f.side, { type: 'spells-known', rule: '17.1', figure: f.id, spells: [...f.spells] } satisfies FighterMagicEvent)
  }
}
