import { type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { pickOne, roll } from '../asks.ts'
import { parseAction } from '../open/actions.ts'
import { cardOf } from '../open/cards.ts'
import type { Cave, Player } from '../state.ts'
import { LIMITS } from '../tables/index.ts'
import type { CharacterId } from '../tables/table-types.ts'
import { discardTrophies } from './01-strength.ts'
import { payGold } from './03-gold.ts'
import { allOut } from './17-winning.ts'
import { discard, layCard, layGold } from './cards.ts'
import { can, cardOfPlayer, idOf, nobody, usable } from './characters.ts'
import { ward } from './own.ts'
import { endTurn } from './turns.ts'

export type LifeEvent =
  | { type: 'life-gained'; rule: '4.4'; seat: Seat; amount: number }
  | { type: 'life-lost'; rule: '4.2'; seat: Seat; cause: string }
  | { type: 'life-saved'; rule: '14.4'; seat: Seat; by: string }
  | { type: 'healed'; rule: '4.7' | '13.8'; seat: Seat; amount: number }
  | { type: 'died'; rule: '4.3'; seat: Seat; character: CharacterId; at: string; cause: string }
  | { type: 'destroyed'; rule: '12.6'; seat: Seat }

/** 4.4, 4.5: there is no limit. */
export function* gainLife(g: Cave, p: Player, amount: number): Script {
  p.lives += amount
  yield* tell(g, { type: 'life-gained', rule: '4.4', seat: p.seat, amount } satisfies LifeEvent)
}

/** 4.2, C-70: armour first where it helps, from the best down, then Ward. True where the Life is lost. */
export function* loseLife(g: Cave, p: Player, cause: string, combat = false): Script<boolean> {
  if (combat && (yield* saveByArmour(g, p))) return false
  if (yield* ward(g, p, cause)) return false
  p.lives -= 1
  yield* tell(g, { type: 'life-lost', rule: '4.2', seat: p.seat, cause } satisfies LifeEvent)
  if (p.lives === 0) yield* die(g, p, cause)
  return true
}

/** The least face on which the Cyborg's plating holds. */
export const PLATING = 5

/** 14.4, C-70: what may save a Life in Combat, by the least face on which it holds, the best first. */
export function armourOf(p: Player): readonly { readonly kind: string; readonly saves: number }[] {
  const worn = usable(p).flatMap(({ kind, saves }) => (saves === undefined ? [] : [{ kind, saves }]))
  return [...worn, ...(can(p, 'plating') ? [{ kind: 'plating', saves: PLATING }] : [])].toSorted((a, b) => a.saves - b.saves)
}

function* saveByArmour(g: Cave, p: Player): Script<boolean> {
  for (const { kind, saves } of armourOf(p)) {
    const die = yield* roll(g, '1D6', { topic: 'armour', of: kind, rule: '14.4', who: idOf(p), seat: p.seat })
    if (die < saves) continue
    yield* tell(g, { type: 'life-saved', rule: '14.4', seat: p.seat, by: kind } satisfies LifeEvent)
    return true
  }
  return false
}

/** 4.3, C-30, C-74: what he had lies where he died, Spells and trophies are discarded, and his card may be drawn again by anyone. */
function* die(g: Cave, p: Player, cause: string): Script {
  const s = g.state
  const { id } = cardOfPlayer(p)
  const event = { type: 'died', rule: '4.3', seat: p.seat, character: id, at: p.at, cause } satisfies LifeEvent
  for (const copy of [...p.objects, ...p.followers]) layCard(s, p.at, copy)
  s.unused.push(id)
  yield* leaveGame(g, p, event, s.variants.includes('last-life'))
}

/** 12.6, C-25: the Character leaves the game; his Objects are gone, Gold and Followers lie there. */
export function* destroy(g: Cave, p: Player): Script {
  const s = g.state
  for (const copy of p.objects) discard(s, copy)
  for (const copy of p.followers) layCard(s, p.at, copy)
  const event = { type: 'destroyed', rule: '12.6', seat: p.seat } satisfies LifeEvent
  yield* leaveGame(g, p, event, s.variants.includes('cyborg-lost') || s.variants.includes('last-life'))
}

/** C-75: in another's turn nothing ends but his own life. */
function* leaveGame(g: Cave, p: Player, event: LifeEvent, isOut: boolean): Script {
  const s = g.state
  layGold(s, p.at, p.gold)
  discardTrophies(s, p)
  s.discards.spells.push(...p.spells)
  Object.assign(p, nobody(p.seat, p.name, p.deaths + 1), { out: isOut })
  yield* tell(g, event)
  if (s.active === p.seat) endTurn(s)
  yield* allOut(g)
}

// ---------------------------------------------------------------- healing

/** Lives that a Gold heals: with his repairs two, and an odd one costs a whole Gold (C-106). */
const REPAIRED = 2

/** What so many Lives cost: at the Entrance (null) a Gold each (4.7, C-106); of the Moss Woman the first is free (13.8). */
export function healingCosts(p: Player, card: string | null, lives: number): number {
  if (card !== null) return (lives - 1) * (cardOf(card).price ?? 0)
  return Math.ceil(lives / (can(p, 'repairs') ? REPAIRED : 1))
}

/** 4.6, 4.7, 13.8: one question for any number of Lives up to four; nothing where none can be had. */
export function* heal(g: Cave, p: Player, card: string | null): Script {
  const cost = (lives: number) => healingCosts(p, card, lives)
  const lacks = Math.max(0, LIMITS.healTo - p.lives)
  const ids = Array.from({ length: lacks }, (_, i) => i + 1).flatMap((lives) => (cost(lives) <= p.gold ? [`heal:${lives}`] : []))
  if (ids.length === 0) return
  const rule = card === null ? '4.7' : '13.8'
  const choice = yield* pickOne({ seat: p.seat, rule, topic: 'heal', about: idOf(p), ids: [...ids, 'pass'], data: { card } })
  const action = parseAction('heal', choice)
  if (action.kind === 'pass') return
  const price = cost(action.lives)
  if (price > 0) yield* payGold(g, p, price, card ?? p.at)
  p.lives += action.lives
  yield* tell(g, { type: 'healed', rule, seat: p.seat, amount: action.lives } satisfies LifeEvent)
}
