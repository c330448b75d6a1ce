import { type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { type Against, roll, seatOfCreature } from '../asks.ts'
import { fightOdds } from '../odds/fight.ts'
import { parseAction } from '../open/actions.ts'
import { cardOf, isBeast } from '../open/cards.ts'
import type { Cave, CaveState, Player } from '../state.ts'
import { addedBy, spellRow } from '../tables/index.ts'
import type { Card, Result } from '../tables/table-types.ts'
import { payGold } from './03-gold.ts'
import { loseLife } from './04-life.ts'
import { apply, missTurns } from './13-results.ts'
import { discard, pickUp } from './cards.ts'
import { can, combatStrength, craftOf, idOf, usable } from './characters.ts'
import { cast, own } from './own.ts'
import { endTurn } from './turns.ts'

export type CombatEvent =
  | { type: 'evaded'; rule: '14.2'; seat: Seat; card: string }
  | { type: 'burnt'; rule: '14.3'; seat: Seat; card: string }
  | FoughtEvent
  | { type: 'slain'; rule: '1.4' | '13.6'; seat: Seat; card: string; trophy: boolean }
  | { type: 'gold-for-life'; rule: '13.5'; seat: Seat; card: string }

export interface FoughtEvent {
  readonly type: 'fought'
  readonly rule: '14.4' | '15.2'
  readonly seat: Seat
  readonly against: Against
  readonly score: number
  readonly foe: number
  readonly result: FightResult
  /** The chance to win, as it was before the dice. */
  readonly chance: number
}

/** Combat with a creature, with a Character, and Psychic Combat with either. */
type FightRule = '14.4' | '14.8' | '15.2'

export type FightResult = 'won' | 'lost' | 'even'

const SPIRIT_LORE = 1

/** 14.5, C-32: cards that attack together, by Strength or by Craft. */
export function againstCards(cards: readonly string[], by: Against['by']): Against {
  const value = cards.reduce((sum, copy) => sum + (cardOf(copy)[by] ?? 0), 0)
  return { cards, kind: cards[0] ?? '', by, value }
}

/** Someone who stands on no card (12.4, C-36): no trophy, and abilities about cards mean nothing (C-94). */
export function againstOther(kind: string, by: Against['by'], value: number): Against {
  return { cards: [], kind, by, value }
}

// ---------------------------------------------------------------- before the dice

/** 14.2, 14.3: what he may do about them: fight, each Spell that helps, evade one or burn one (C-33, C-72). */
export function fightIds(p: Player, against: Against): readonly string[] {
  const { cards, by } = against
  const talks = by === 'strength' && mayTalk(p, cards)
  const might = by === 'strength' && p.spells.includes('might') ? ['cast:might'] : []
  const blade = (by === 'craft' || talks) && p.spells.includes('mind-blade') ? ['cast:mind-blade'] : []
  const evades = cards.filter((copy) => mayEvade(p, cardOf(copy))).map((copy) => `evade:${copy}`)
  const burns = p.spells.includes('firebolt') ? cards.filter((copy) => burnsTo(cardOf(copy))).map((copy) => `cast:firebolt:${copy}`) : []
  return ['fight', ...(talks ? ['fight:psychic'] : []), ...evades, ...might, ...blade, ...burns]
}

/** Beast Tongue: one lone Animal or Dragon (C-94). */
function mayTalk(p: Player, cards: readonly string[]): boolean {
  const [only, ...others] = cards.map((copy) => cardOf(copy).type)
  return can(p, 'beast-tongue') && others.length === 0 && (only === 'animal' || only === 'dragon')
}

function mayEvade(p: Player, { type }: Card): boolean {
  return (can(p, 'slips-away') && type === 'animal') || usable(p).some(({ evades = [] }) => evades.includes(type))
}

function burnsTo(card: Card): boolean {
  return isBeast(card) && (card.strength ?? 0) <= (spellRow('firebolt').atMost ?? 0)
}

/** 14.2 to 14.5: fights what lies there by Strength, or by Craft, until nobody is left or his turn is over. */
export function* fightCards(g: Cave, p: Player, cards: readonly string[], by: Against['by']): Script {
  let left = cards
  while (left.length > 0) {
    const against = againstCards(left, by)
    const choice = yield* own(g, p, { rule: '14.2', topic: 'fight', ids: () => fightIds(p, against), data: () => ({ against }) })
    const deed = parseAction('fight', choice)
    if (deed.kind === 'fight') {
      if (deed.spell !== null) yield* cast(g, p, deed.spell)
      yield* strikeCards(g, p, deed.psychic ? { ...against, by: 'craft' } : against, addedBy(deed.spell))
      return
    }
    left = left.filter((copy) => copy !== deed.card)
    if (deed.kind === 'evade') yield* tell(g, { type: 'evaded', rule: '14.2', seat: p.seat, card: deed.card } satisfies CombatEvent)
    else yield* burn(g, p, deed.card)
  }
}

/** Firebolt: discarded, and no trophy. */
function* burn(g: Cave, p: Player, card: string): Script {
  yield* cast(g, p, 'firebolt', card)
  pickUp(g.state, p.at, card)
  discard(g.state, card)
  yield* tell(g, { type: 'burnt', rule: '14.3', seat: p.seat, card } satisfies CombatEvent)
}

/** Before a fight with someone who stands on no card: there is nothing but to fight, with a Spell if he likes. Returns what it adds. */
export function* castBefore(g: Cave, p: Player, against: Against, rule: '12.5' | '14.2'): Script<number> {
  const choice = yield* own(g, p, { rule, topic: 'fight', ids: () => fightIds(p, against), data: () => ({ against }) })
  const deed = parseAction('fight', choice)
  const spell = deed.kind === 'fight' ? deed.spell : null
  if (spell !== null) yield* cast(g, p, spell)
  return addedBy(spell)
}

/** A fight with someone who stands on no card; what a win brings is for the caller. */
export function* fightOther(g: Cave, p: Player, against: Against): Script<FightResult> {
  const result = yield* strike(g, p, against, yield* castBefore(g, p, against, '14.2'))
  if (result === 'lost') yield* loseLife(g, p, against.kind, against.by === 'strength')
  if (result !== 'won') endTurn(g.state)
  return result
}

// ---------------------------------------------------------------- the dice

/** 14.4, 15.2: the Character's score against the other's; the Character throws first (C-69). */
export function* strike(g: Cave, p: Player, against: Against, bonus: number): Script<FightResult> {
  const { by, kind, value } = against
  const rule = by === 'strength' ? '14.4' : '15.2'
  const two = hunts(p, against)
  const strength = scoreBefore(p, against) + bonus
  const chance = fightOdds({ score: strength, foe: value, two, saves: [] }).win
  const score = (yield* ownDie(g, p, rule, two)) + strength
  const foe = value + (yield* roll(g, '1D6', { topic: 'creature-blow', of: kind, rule, seat: seatOfCreature(g.state, p.seat) }))
  const result = score > foe ? 'won' : score < foe ? 'lost' : 'even'
  yield* tell(g, { type: 'fought', rule, seat: p.seat, against, score, foe, result, chance } satisfies CombatEvent)
  return result
}

/** Without die and Spell. */
export function scoreBefore(p: Player, { by, cards }: Against): number {
  const types = cards.map((copy) => cardOf(copy).type)
  const isAll = (type: Card['type']) => types.length > 0 && types.every((each) => each === type)
  if (by === 'strength') return combatStrength(p, isAll('dragon'))
  return craftOf(p) + (can(p, 'spirit-lore') && isAll('spirit') ? SPIRIT_LORE : 0)
}

/** Ambush: two dice, of which the higher counts, against nothing but Animals (C-94). */
export function hunts(p: Player, { by, cards }: Against): boolean {
  return can(p, 'ambush') && by === 'strength' && cards.length > 0 && cards.every((copy) => cardOf(copy).type === 'animal')
}

/** One die, or the higher of two; `rule` is that of the fight. */
export function* ownDie(g: Cave, p: Player, rule: FightRule, two: boolean, topic: 'blow' | 'defence' = 'blow'): Script<number> {
  const spec = { topic, rule, who: idOf(p), seat: p.seat }
  const die = yield* roll(g, '1D6', spec)
  return two ? Math.max(die, yield* roll(g, '1D6', spec)) : die
}

// ---------------------------------------------------------------- after the dice

function* strikeCards(g: Cave, p: Player, against: Against, bonus: number): Script {
  const result = yield* strike(g, p, against, bonus)
  if (result === 'won') {
    for (const copy of against.cards) yield* slay(g, p, copy)
    return
  }
  endTurn(g.state)
  if (result === 'lost') yield* beBeaten(g, p, against)
}

/** 1.4, 13.5: Animals, Monsters and Dragons are trophies; Spirits only of the Bone Caller. Then what the card says. */
function* slay(g: Cave, p: Player, copy: string): Script {
  const s = g.state
  const card = cardOf(copy)
  const trophy = isBeast(card) || can(p, 'bound-spirits')
  pickUp(s, p.at, copy)
  if (trophy) p.trophies.push(copy)
  else discard(s, copy)
  yield* tell(g, { type: 'slain', rule: isBeast(card) ? '1.4' : '13.6', seat: p.seat, card: copy, trophy } satisfies CombatEvent)
  for (const result of card.whenKilled ?? []) yield* apply(g, p, result, copy, 'card')
}

/** 14.4, 15.2, C-95: a Life, which armour may save in Combat only; a lone Thief takes a Gold instead. */
function* beBeaten(g: Cave, p: Player, { cards, kind, by }: Against): Script {
  const says = (word: Result) => cards.find((copy) => cardOf(copy).whenBeaten?.includes(word))
  const thief = cards.length === 1 ? says('gold-for-life') : undefined
  if (thief !== undefined && p.gold > 0) {
    yield* tell(g, { type: 'gold-for-life', rule: '13.5', seat: p.seat, card: thief } satisfies CombatEvent)
    yield* payGold(g, p, 1, thief)
  } else yield* loseLife(g, p, kind, by === 'strength')
  const spider = says('turns:-1')
  if (spider !== undefined) yield* missTurns(g, p, 1, spider)
}

/** 14.1, 15.1: Enemies that lie there, by what they attack with (13.5, 13.6). */
export function enemiesOn(s: CaveState, at: string, by: Against['by']): readonly string[] {
  const cards = s.lying[at]?.cards ?? []
  return cards.filter((copy) => (by === 'strength' ? isBeast(cardOf(copy)) : cardOf(copy).type === 'spirit'))
}
