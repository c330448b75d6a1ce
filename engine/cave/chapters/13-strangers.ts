import { type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { pickOne, roll } from '../asks.ts'
import { parseAction, type Visit } from '../open/actions.ts'
import { cardOf } from '../open/cards.ts'
import { partsOf } from '../open/results.ts'
import { CHAMBER_SPACES, ENTRANCE } from '../open/spaces.ts'
import type { Cave, CaveState, Player } from '../state.ts'
import { LIMITS } from '../tables/index.ts'
import type { Card, Result } from '../tables/table-types.ts'
import { gainStrength } from './01-strength.ts'
import { gainCraft, gainSpell, mayGainSpell } from './02-craft.ts'
import { gainGold, payGold } from './03-gold.ts'
import { heal, type LifeEvent } from './04-life.ts'
import { forget, receive, settle } from './05-objects.ts'
import { mayRealign } from './07-alignment.ts'
import { reveal } from './12-crystal.ts'
import { apply } from './13-results.ts'
import { againstOther, fightOther } from './14-combat.ts'
import { discard, lyingOn, pickUp, waresLeft } from './cards.ts'
import { idOf, isToad, mayOwn, strengthOf } from './characters.ts'
import type { Onward } from './onward.ts'
import { goesOn } from './turns.ts'

export type VisitEvent =
  | { type: 'visited'; rule: VisitRule; seat: Seat; card: string; die: number | null; result: Result }
  | { type: 'bought'; rule: '3.3'; seat: Seat; ware: string; price: number }
  | { type: 'sold'; rule: '3.4'; seat: Seat; card: string; price: number }
  | { type: 'gone'; rule: VisitRule; card: string }
  | { type: 'returned'; rule: '13.10'; seat: Seat; card: string }

type VisitRule = '13.8' | '13.10'

/** 13.8, 13.10: a Stranger or a Place; a Toad visits nobody (C-42). Traders serve as often as they can be paid (C-91). */
export function* visit(g: Cave, p: Player, copy: string): Script<Onward> {
  const s = g.state
  if (isToad(p)) return 'stays'
  if (cardOf(copy).kind === 'moss-woman') {
    yield* heal(g, p, copy)
    return 'stays'
  }
  for (;;) {
    const ids = visitIds(s, p, copy)
    if (ids.length === 0) return 'stays'
    const asked = { seat: p.seat, rule: ruleOf(copy), topic: 'visit', about: idOf(p), ids: [...ids, 'pass'], data: { card: copy } } as const
    const deed = parseAction('visit', yield* pickOne(asked))
    if (deed.kind === 'pass') return 'stays'
    if (deed.kind === 'visit') return yield* serve(g, p, copy, deed.how)
    yield* trade(g, p, copy, deed)
  }
}

function ruleOf(copy: string): VisitRule {
  return cardOf(copy).type === 'place' ? '13.10' : '13.8'
}

/** What he can ask of that card now; nothing where he cannot pay for any of it. */
function visitIds(s: CaveState, p: Player, copy: string): readonly string[] {
  const { kind, price = 0 } = cardOf(copy)
  const plain = `visit:${copy}`
  switch (kind) {
    case 'dying-prospector':
      if (hasNothingToTell(s, copy)) return [plain]
      return [...(p.gold >= price ? [`${plain}:pay`] : []), `${plain}:roll`]
    case 'wandering-scholar':
      return p.gold >= price ? [plain] : []
    case 'beggar':
      return p.gold >= price && mayGainSpell(s, p) ? [plain] : []
    case 'shrine-of-light':
      return [`${plain}:pray`, ...(mayRealign(s, p, 'good') ? [`${plain}:vow`] : [])]
    case 'gnome-trader':
    case 'dwarf-smith':
      return [...offers(s, p, copy), ...p.objects.flatMap((object) => (worth(copy, object) > 0 ? [`sell:${object}`] : []))]
    default:
      return [plain]
  }
}

// ---------------------------------------------------------------- trade

export const DRAUGHT = 'draught'

function offers(s: CaveState, p: Player, copy: string): readonly string[] {
  const { kind, sells = {} } = cardOf(copy)
  const wares = waresLeft(s).filter((ware) => cardOf(ware).of === kind && mayOwn(p, cardOf(ware)) && p.gold >= priceOf(copy, ware))
  const draught = p.gold >= (sells[DRAUGHT] ?? Number.POSITIVE_INFINITY) && p.lives < LIMITS.healTo ? [DRAUGHT] : []
  return [...wares, ...draught].map((ware) => `buy:${ware}`)
}

/** 3.2: what a trader asks for a ware or a draught, in Gold. */
export function priceOf(copy: string, ware: string): number {
  return cardOf(copy).sells?.[ware === DRAUGHT ? DRAUGHT : cardOf(ware).kind] ?? 0
}

/** What a trader pays for an Object; 0 where he buys none. */
export function worth(copy: string, object: string): number {
  const { type } = cardOf(object)
  return type === 'object' || type === 'magic-object' ? (cardOf(copy).buys?.[type] ?? 0) : 0
}

/** C-92: what is sold to a trader goes to its pile, and wares leave the game. */
function* trade(g: Cave, p: Player, copy: string, deed: Extract<Visit, { kind: 'buy' | 'sell' }>): Script {
  if (deed.kind === 'sell') {
    const price = worth(copy, deed.card)
    forget(p, [deed.card])
    discard(g.state, deed.card)
    yield* tell(g, { type: 'sold', rule: '3.4', seat: p.seat, card: deed.card, price } satisfies VisitEvent)
    yield* gainGold(g, p, price, copy, 'other')
    return yield* settle(g, p)
  }
  const price = priceOf(copy, deed.ware)
  yield* payGold(g, p, price, copy)
  if (deed.ware !== DRAUGHT) receive(p, deed.ware)
  yield* tell(g, { type: 'bought', rule: '3.3', seat: p.seat, ware: deed.ware, price } satisfies VisitEvent)
  if (deed.ware === DRAUGHT) {
    p.lives += 1
    return yield* tell(g, { type: 'healed', rule: '13.8', seat: p.seat, amount: 1 } satisfies LifeEvent)
  }
  yield* settle(g, p)
}

// ---------------------------------------------------------------- what they do

type How = Extract<Visit, { kind: 'visit' }>['how']

function* serve(g: Cave, p: Player, copy: string, how: How): Script<Onward> {
  const { kind } = cardOf(copy)
  switch (kind) {
    case 'cave-entrance-card':
      return yield* goHome(g, p, copy)
    case 'dying-prospector':
      yield* prospect(g, p, copy, how)
      break
    case 'chained-champion':
      yield* free(g, p, copy)
      break
    case 'wandering-scholar':
    case 'beggar':
      yield* payFor(g, p, copy)
      break
    case 'shrine-of-light':
      yield* how === 'vow' ? vow(g, p, copy) : throwAt(g, p, copy)
      break
    default:
      yield* throwAt(g, p, copy)
  }
  return 'stays'
}

/** Cave Entrance: at once, to heal there (C-46, C-101). */
function* goHome(g: Cave, p: Player, copy: string): Script<Onward> {
  p.at = ENTRANCE
  p.from = null
  yield* tell(g, { type: 'returned', rule: '13.10', seat: p.seat, card: copy } satisfies VisitEvent)
  return 'space'
}

const LEAVES = 1

/** C-102: the Dying Prospector, where the Chamber is known: he leaves a Gold for certain. */
export function hasNothingToTell(s: Pick<CaveState, 'crystal'>, copy: string): boolean {
  return cardOf(copy).kind === 'dying-prospector' && s.crystal !== null
}

/** Dying Prospector: he tells for Gold or on a 5 and 6. */
function* prospect(g: Cave, p: Player, copy: string, how: How): Script {
  const s = g.state
  const { price = 0, die } = cardOf(copy)
  if (hasNothingToTell(s, copy)) {
    yield* gainGold(g, p, LEAVES, copy, 'card')
    return yield* remove(g, p, copy)
  }
  if (how === 'pay') yield* payGold(g, p, price, copy)
  else {
    const face = yield* cardDie(g, p, copy)
    const result = die?.[face - 1] ?? 'nothing'
    yield* told(g, p, copy, face, result)
    if (result !== 'reveal') return
  }
  yield* reveal(g, p.seat, CHAMBER_SPACES, copy)
  yield* remove(g, p, copy)
}

/** Chained Champion: die and Strength together. */
function* free(g: Cave, p: Player, copy: string): Script {
  const face = yield* cardDie(g, p, copy)
  const isFree = face + strengthOf(p) >= (cardOf(copy).needs ?? 0)
  yield* told(g, p, copy, face, isFree ? 'strength:+1' : 'nothing')
  if (!isFree) return
  yield* gainStrength(g, p, 1)
  yield* remove(g, p, copy)
}

/** Wandering Scholar: a Craft. Beggar: a Spell. */
function* payFor(g: Cave, p: Player, copy: string): Script {
  const { kind, price = 0 } = cardOf(copy)
  yield* payGold(g, p, price, copy)
  yield* kind === 'beggar' ? gainSpell(g, p) : gainCraft(g, p, 1)
  yield* countGift(g, p, copy)
}

function* vow(g: Cave, p: Player, copy: string): Script {
  yield* told(g, p, copy, null, 'alignment:good')
  yield* apply(g, p, 'alignment:good', copy, 'card')
}

/** Everyone else rolls a die for the one who asks. */
function* throwAt(g: Cave, p: Player, copy: string): Script {
  const card = cardOf(copy)
  const face = yield* cardDie(g, p, copy)
  const result: Result = card.die?.[blessed(p, card, face) - 1] ?? 'nothing'
  yield* told(g, p, copy, face, result)
  const { word, amount } = partsOf(result)
  if (word === 'fight') {
    yield* fightOther(g, p, againstOther('guardian', 'strength', amount))
    return
  }
  // The Toad Mother goes after any throw, and before what she does puts someone elsewhere.
  if (card.kind === 'toad-mother') yield* remove(g, p, copy)
  const at = p.at
  yield* apply(g, p, result, copy, 'card')
  if (result.includes(':+') && card.gives !== undefined && p.at === at) yield* countGift(g, p, copy)
}

const FACES = 6

/** Shrine of Light: Good adds 1, Evil takes 1. Of all else the face as it fell. */
export function blessed(p: Player, { kind }: Card, face: number): number {
  if (kind !== 'shrine-of-light') return face
  const shift = { good: 1, neutral: 0, evil: -1 }[p.alignment]
  return Math.min(FACES, Math.max(1, face + shift))
}

function cardDie(g: Cave, p: Player, copy: string) {
  const card = cardOf(copy)
  const reads =
    card.die === undefined
      ? {}
      : { reads: (face: number) => ({ table: ruleOf(copy), row: `${blessed(p, card, face)}`, column: card.kind }) }
  return roll(g, '1D6', { topic: 'card', of: card.kind, rule: ruleOf(copy), who: idOf(p), seat: p.seat, ...reads })
}

function told(g: Cave, p: Player, copy: string, die: number | null, result: Result) {
  return tell(g, { type: 'visited', rule: ruleOf(copy), seat: p.seat, card: copy, die, result } satisfies VisitEvent)
}

/** A card that gives a number of times is discarded after the last (C-91). */
function* countGift(g: Cave, p: Player, copy: string): Script {
  const s = g.state
  const given = (s.counts[copy] ?? 0) + 1
  if (given < (cardOf(copy).gives ?? 0)) s.counts[copy] = given
  else yield* remove(g, p, copy)
}

function* remove(g: Cave, p: Player, copy: string): Script {
  const s = g.state
  pickUp(s, p.at, copy)
  discard(s, copy)
  yield* tell(g, { type: 'gone', rule: ruleOf(copy), card: copy } satisfies VisitEvent)
}

/** Cards of that type which still lie there, one after the other while his turn goes on and he stays (13.7, C-66). */
export function* visitAll(g: Cave, p: Player, type: 'stranger' | 'place'): Script<Onward> {
  const s = g.state
  const { at } = p
  for (const copy of [...lyingOn(s, at).cards]) {
    if (!goesOn(s, p) || p.at !== at || cardOf(copy).type !== type) continue
    const next = yield* visit(g, p, copy)
    if (next !== 'stays') return next
  }
  return 'stays'
}
