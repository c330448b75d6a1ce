import { type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { pickOne, pickSome } from '../asks.ts'
import { parseAction } from '../open/actions.ts'
import { cardOf, isObject } from '../open/cards.ts'
import type { Cave, CaveState, Player } from '../state.ts'
import { settleSpells } from './02-craft.ts'
import { gainGold } from './03-gold.ts'
import { discard, layCard, layGold, lyingOn, pickUp, pickUpGold } from './cards.ts'
import { carries, idOf, isToad, mayOwn } from './characters.ts'
import type { SpellEvent } from './own.ts'

export type ObjectEvent =
  | { type: 'put-down'; rule: '5.4' | '5.5' | '6.4' | '7.3' | '12.4' | '12.6'; seat: Seat; cards: readonly string[]; gold: number }
  | { type: 'taken'; rule: '13.9'; seat: Seat; cards: readonly string[]; gold: number }
  | { type: 'things-lost'; rule: '12.4' | '12.6'; seat: Seat; cards: readonly string[] }

type PutRule = Extract<ObjectEvent, { type: 'put-down' }>['rule']

/** 5.4, 6.4: they lie face up where he stands, and he may not take them back in this turn (C-64). */
export function* putDown(g: Cave, p: Player, cards: readonly string[], gold: number, rule: PutRule): Script {
  const s = g.state
  forget(p, cards)
  p.gold -= gold
  for (const copy of cards) layCard(s, p.at, copy)
  layGold(s, p.at, gold)
  if (s.turn !== null && s.active === p.seat) {
    s.turn.putDown.push(...cards)
    s.turn.putGold += gold
  }
  if (cards.length > 0 || gold > 0) yield* tell(g, { type: 'put-down', rule, seat: p.seat, cards, gold } satisfies ObjectEvent)
}

/** To the discard piles, out of anyone's reach (C-38). */
export function* loseThings(g: Cave, p: Player, cards: readonly string[], rule: '12.4' | '12.6'): Script {
  forget(p, cards)
  for (const copy of cards) discard(g.state, copy)
  if (cards.length > 0) yield* tell(g, { type: 'things-lost', rule, seat: p.seat, cards } satisfies ObjectEvent)
  yield* settle(g, p)
}

/** He has them no longer; where they go is for the caller. */
export function forget(p: Player, cards: readonly string[]): void {
  p.objects = p.objects.filter((copy) => !cards.includes(copy))
  p.followers = p.followers.filter((copy) => !cards.includes(copy))
}

/** 5.1, 6.1: he has it, openly, no matter who had it before. */
export function receive(p: Player, copy: string): void {
  if (cardOf(copy).type === 'follower') p.followers.push(copy)
  else p.objects.push(copy)
}

/** 5.5, 2.8: what is too much for him after a gain or a loss. */
export function* settle(g: Cave, p: Player): Script {
  while (p.objects.length > carries(p)) {
    const ids = p.objects.map((copy) => `ditch:${copy}`)
    const limit = carries(p)
    const choice = yield* pickOne({ seat: p.seat, rule: '5.5', topic: 'too-many', about: idOf(p), ids, data: { limit } })
    yield* putDown(g, p, [parseAction('too-many', choice).card], 0, '5.5')
  }
  yield* settleSpells(g, p)
}

// ---------------------------------------------------------------- taking

/** 5.2, 13.9, C-64: what lies here that he may take; a Toad takes nothing (C-42). */
export function takable(s: CaveState, p: Player): readonly string[] {
  if (isToad(p)) return []
  const { cards, gold } = lyingOn(s, p.at)
  const kept = s.turn?.putDown ?? []
  const things = cards.filter((copy) => isThing(copy) && mayOwn(p, cardOf(copy)) && !kept.includes(copy))
  return [...things.map((copy) => `take:${copy}`), ...(gold > (s.turn?.putGold ?? 0) ? ['take:gold'] : [])]
}

function isThing(copy: string): boolean {
  const card = cardOf(copy)
  return isObject(card) || card.type === 'follower'
}

/** 13.9, 13.11: one question for everything that lies here. He takes first, then puts down what is too much (C-77). */
export function* takeThings(g: Cave, p: Player): Script {
  const s = g.state
  const ids = takable(s, p)
  if (ids.length === 0) return
  const picked = yield* pickSome({ seat: p.seat, rule: '13.9', topic: 'take', about: idOf(p), ids, min: 0, max: ids.length })
  const loot = picked.map((id) => parseAction('take', id).loot)
  const cards = loot.flatMap((one) => (one.kind === 'object' ? [one.card] : []))
  const gold = loot.some(({ kind }) => kind === 'gold') ? lyingOn(s, p.at).gold - (s.turn?.putGold ?? 0) : 0
  if (picked.length === 0) return
  for (const copy of cards) pickUp(s, p.at, copy)
  if (gold > 0) pickUpGold(s, p.at, gold)
  p.gold += gold
  // A Bag of Gold is spent at once (C-76); everything else is carried.
  for (const copy of cards) if (cardOf(copy).gold === undefined) receive(p, copy)
  yield* tell(g, { type: 'taken', rule: '13.9', seat: p.seat, cards, gold } satisfies ObjectEvent)
  for (const copy of cards) yield* spendBag(g, p, copy)
  yield* settle(g, p)
}

function* spendBag(g: Cave, p: Player, copy: string): Script {
  const { gold } = cardOf(copy)
  if (gold === undefined) return
  discard(g.state, copy)
  yield* gainGold(g, p, gold, copy, 'card')
}

// ---------------------------------------------------------------- from one to another

/** What someone may be robbed of: a Gold, or an Object that the other may own (14.9, C-48). */
export function lootFrom(p: Player, from: Player): readonly string[] {
  if (isToad(p)) return []
  return [...(from.gold > 0 ? ['gold'] : []), ...from.objects.filter((copy) => mayOwn(p, cardOf(copy)))]
}

/** It changes hands, which is told; then both put down what is too much for them. */
export function* hand(g: Cave, from: Player, to: Player, event: Extract<SpellEvent, { type: 'robbed' }>): Script {
  const { loot } = event
  if (loot.kind === 'gold') {
    from.gold -= 1
    to.gold += 1
  } else {
    forget(from, [loot.card])
    receive(to, loot.card)
  }
  yield* tell(g, event)
  yield* settle(g, from)
  yield* settle(g, to)
}
