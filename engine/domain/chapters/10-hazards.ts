import { type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { roll } from '../asks.ts'
import type { Character, Domain, DomainState, LyingCard, Square } from '../state.ts'
import { RELIGHTS_ON } from '../tables/index.ts'
import type { HazardCard } from '../tables/table-types.ts'
import { idOf, loseLife, takeLife, testLuck } from './04-life.ts'
import { dangerOn, doubled, pitOn } from './cards.ts'
import { endMovement, isActive, standsOn } from './characters.ts'

export type HazardEvent =
  | { type: 'fell'; rule: '10.7' | '10.8'; seat: Seat; square: Square; card: string }
  | { type: 'hazard'; rule: '10.9' | '10.10' | '10.11' | '10.12'; seat: Seat; square: Square; card: string }
  | { type: 'lantern'; rule: '6.3'; seat: Seat; lit: boolean; cause: LanternCause }

export type LanternCause = 'lit' | 'doused' | 'explosive-gas' | 'strong-breeze'

/**
 * 10.7 to 10.12: what a hazard does to someone who comes onto its square, whichever way. Doors, rubble and pentagrams are seen to
 * elsewhere. Returns whether he lives and may go on.
 */
export function* meetHazard(g: Domain, c: Character): Script<boolean> {
  const danger = dangerOn(g.state, standsOn(c))
  if (danger?.card.type !== 'hazard') return true
  const { lying, card } = danger
  switch (card.kind) {
    case 'pit-trap':
    case 'toxic-pit':
      return yield* fall(g, c, lying, card)
    case 'spiked-trap':
      return yield* meetSpikes(g, c, lying, card)
    case 'explosive-gas':
      return yield* meetExplosiveGas(g, c, lying, card)
    case 'strong-breeze':
      return yield* meetBreeze(g, c, lying)
    case 'poison-gas':
      yield* tell(g, { type: 'hazard', rule: '10.12', seat: c.seat, square: standsOn(c), card: lying.card } satisfies HazardEvent)
      return yield* loseLife(g, c, doubled(card.lifePoints ?? 0, lying), card.kind)
    default:
      return true
  }
}

/** 10.7: the loss on the card; he stays in the pit, also when luck spares him. */
export function* fall(g: Domain, c: Character, lying: LyingCard, card: HazardCard): Script<boolean> {
  const rule = card.kind === 'toxic-pit' ? '10.8' : '10.7'
  c.held = 'pit'
  endMovement(g.state, c)
  yield* tell(g, { type: 'fell', rule, seat: c.seat, square: standsOn(c), card: lying.card } satisfies HazardEvent)
  yield* loseLife(g, c, doubled(card.lifePoints ?? 0, lying), card.kind)
  return false
}

/** 10.8, D-40: a life point for each later turn that ends in there, whether he tried to climb or not. */
export function* breatheToxicGas(g: Domain, c: Character): Script<boolean> {
  if (c.held !== 'pit' || c.at === null) return true
  const pit = pitOn(g.state, c.at)
  if (pit?.card.perFailedClimb === undefined) return true
  return yield* loseLife(g, c, doubled(pit.card.perFailedClimb, pit.lying), pit.card.kind)
}

/** 10.9, D-26: a compulsory test; failed, a life point that no further luck averts. */
function* meetSpikes(g: Domain, c: Character, lying: LyingCard, card: HazardCard): Script<boolean> {
  yield* tell(g, { type: 'hazard', rule: '10.9', seat: c.seat, square: standsOn(c), card: lying.card } satisfies HazardEvent)
  if (yield* testLuck(g, c, true, 'spikes')) return true
  return yield* takeLife(g, c, doubled(card.lifePoints ?? 0, lying), card.kind)
}

/** 10.10: only with a lit lantern, which goes out before the loss (D-79); the gas stays. */
function* meetExplosiveGas(g: Domain, c: Character, lying: LyingCard, card: HazardCard): Script<boolean> {
  if (c.lantern === 'out') return true
  yield* tell(g, { type: 'hazard', rule: '10.10', seat: c.seat, square: standsOn(c), card: lying.card } satisfies HazardEvent)
  yield* turnLantern(g, c, false, 'explosive-gas')
  return yield* loseLife(g, c, doubled(card.lifePoints ?? 0, lying), card.kind)
}

/** 10.11: a lit lantern is blown out. */
function* meetBreeze(g: Domain, c: Character, lying: LyingCard): Script<boolean> {
  if (c.lantern === 'out') return true
  yield* tell(g, { type: 'hazard', rule: '10.11', seat: c.seat, square: standsOn(c), card: lying.card } satisfies HazardEvent)
  yield* turnLantern(g, c, false, 'strong-breeze')
  return true
}

// ---------------------------------------------------------------- the lantern (6.3)

export function* turnLantern(g: Domain, c: Character, lit: boolean, cause: LanternCause): Script {
  c.lantern = lit ? 'lit' : 'out'
  yield* tell(g, { type: 'lantern', rule: '6.3', seat: c.seat, lit, cause } satisfies HazardEvent)
}

/** 6.3, D-12: a whole turn, in the dark on a 1 only; lit where gas or a breeze is, it meets them again (D-41). */
export function* light(g: Domain, c: Character, inTheDark: boolean): Script {
  const die = inTheDark ? yield* roll(g, '1D6', { topic: 'relight', rule: '6.3', who: idOf(c), seat: c.seat }) : RELIGHTS_ON
  if (die !== RELIGHTS_ON) return
  yield* turnLantern(g, c, true, 'lit')
  if (c.at !== null && isLampFoe(g.state, c.at)) yield* meetHazard(g, c)
}

/** Where a flame that is lit goes out again, or goes off (D-41). */
export function isLampFoe(s: DomainState, square: Square): boolean {
  const kind = dangerOn(s, square)?.card.kind
  return kind === 'explosive-gas' || kind === 'strong-breeze'
}

/** Whether he is still in his turn, free to go on. */
export function goesOn(s: DomainState, c: Character): boolean {
  return isActive(s, c) && c.held === null && c.status === 'board'
}
