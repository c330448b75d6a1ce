import { draw, type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { pickOne } from '../asks.ts'
import { parseAction } from '../open/actions.ts'
import type { Cave, CaveState, Player } from '../state.ts'
import type { SpellId } from '../tables/table-types.ts'
import { reshuffle, spellStock } from './cards.ts'
import { cardOfPlayer, idOf, spellLimit } from './characters.ts'

export type CraftEvent =
  | { type: 'craft-gained'; rule: '2.4'; seat: Seat; amount: number }
  | { type: 'craft-lost'; rule: '2.2'; seat: Seat; amount: number }
  | { type: 'spell-gained'; rule: '9.4'; seat: Seat }
  | { type: 'spell-seen'; rule: '9.2'; seat: Seat; spell: SpellId; audience: readonly Seat[] }
  | { type: 'spells-discarded'; rule: '2.8'; seat: Seat; spells: readonly SpellId[] }

export function* gainCraft(g: Cave, p: Player, amount: number): Script {
  p.craft += amount
  yield* tell(g, { type: 'craft-gained', rule: '2.4', seat: p.seat, amount } satisfies CraftEvent)
}

/** 2.2, 2.3: counters, never below what he started with; then Spells that are too many go (2.8). */
export function* loseCraft(g: Cave, p: Player, amount: number): Script {
  const lost = Math.min(amount, p.craft - cardOfPlayer(p).craft)
  if (lost <= 0) return
  p.craft -= lost
  yield* tell(g, { type: 'craft-lost', rule: '2.2', seat: p.seat, amount: lost } satisfies CraftEvent)
  yield* settleSpells(g, p)
}

/** 9.1, C-80: he may hold one more, and one is left to draw. */
export function mayGainSpell(s: CaveState, p: Player): boolean {
  return p.spells.length < spellLimit(p) && (spellStock(s).length > 0 || s.discards.spells.length > 0)
}

/** 9.4, 9.5: one from the stock, or nothing where none is left (C-80). Only he sees which one it is (9.2). */
export function* gainSpell(g: Cave, p: Player): Script {
  const s = g.state
  if (!mayGainSpell(s, p)) return
  if (spellStock(s).length === 0) reshuffle(s, 'spells')
  const stock = spellStock(s)
  const [only] = stock
  const drawn = stock.length === 1 ? only : yield* draw(g, stock)
  const spell = stock.find((each) => each === drawn)
  if (spell === undefined) return
  p.spells.push(spell)
  yield* tell(g, { type: 'spell-gained', rule: '9.4', seat: p.seat } satisfies CraftEvent)
  yield* tell(g, { type: 'spell-seen', rule: '9.2', seat: p.seat, spell, audience: [p.seat] } satisfies CraftEvent)
}

/** The Spell is cast or discarded: everyone sees which (9.6, C-105). */
export function spend(s: CaveState, p: Player, spell: SpellId): void {
  p.spells = p.spells.filter((each) => each !== spell)
  s.discards.spells.push(spell)
}

/** 2.8, C-43: at once, and he chooses which; not where all of them go. */
export function* settleSpells(g: Cave, p: Player): Script {
  const limit = spellLimit(p)
  const gone: SpellId[] = []
  while (p.spells.length > limit) {
    const [first] = p.spells
    if (first === undefined) break
    const spell = limit === 0 ? first : yield* whichSpell(p, limit)
    spend(g.state, p, spell)
    gone.push(spell)
  }
  if (gone.length > 0) yield* tell(g, { type: 'spells-discarded', rule: '2.8', seat: p.seat, spells: gone } satisfies CraftEvent)
}

function* whichSpell(p: Player, limit: number): Script<SpellId> {
  const ids = p.spells.map((spell) => `discard:${spell}`)
  const choice = yield* pickOne({ seat: p.seat, rule: '2.8', topic: 'too-many-spells', about: idOf(p), ids, data: { limit } })
  return parseAction('too-many-spells', choice).spell
}
