import { type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { roll } from '../asks.ts'
import type { Character, Domain, DomainState, LyingCard, Square } from '../state.ts'
import { RELIGHTS_ON } from '../tables/index.ts'
import type { HazardCard } from '../tables/table-types.ts'
import { idOf, loseLife, takeLife, testLuck } from './04-life.ts'
import { dangerOn, doubled, pitOn } from './cards.ts'
import { endMovement, standsOn } from './characters.ts'

export type HazardEvent =
  | { type: 'fell'; rule: '10.7' | '10.8'; seat: Seat; square: Square; card: string }
  | { type: 'hazard'; rule: '10.9' | '10.10' | '10.11' | '10.12'; seat: Seat; square: Square; card: string }
  | { type: 'lantern'; rule: '6.3'; seat: Seat; lit: boolean; cause: LanternCause }

export type LanternCause = 'lit' | 'doused' | 'explosive-gas' | 'strong-breeze'

/** 10.7 to 10.12: what a hazard does to someone who comes onto its square, whichever way. Doors, rubble and pentagrams are seen to elsewhere. */
export function* meetHazard(g: Domain, c: Character): Script {
  const danger = dangerOn(g.state, standsOn(c))
  if (danger?.card.type !== 'hazard') return
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
      yield* loseLife(g, c, lossBy(lying, card), card.kind)
  }
}

/** What its card says; in a magic room double (10.1). */
function lossBy(lying: LyingCard, { lifePoints = 0 }: HazardCard): number {
  return doubled(lifePoints, lying)
}

/** 10.7: the loss on the card; he stays in the pit, also when luck spares him. */
function* fall(g: Domain, c: Character, lying: LyingCard, card: HazardCard): Script {
  const rule = card.kind === 'toxic-pit' ? '10.8' : '10.7'
  c.held = 'pit'
  endMovement(g.state, c)
  yield* tell(g, { type: 'fell', rule, seat: c.seat, square: standsOn(c), card: lying.card } satisfies HazardEvent)
  yield* loseLife(g, c, lossBy(lying, card), card.kind)
}

/** 10.8, D-40: a life point for each later turn that ends in there, whether he tried to climb or not. */
export function* breatheToxicGas(g: Domain, c: Character): Script {
  const pit = c.held === 'pit' ? pitOn(g.state, standsOn(c)) : null
  if (pit?.card.perFailedClimb === undefined) return
  yield* loseLife(g, c, doubled(pit.card.perFailedClimb, pit.lying), pit.card.kind)
}

/** 10.9, D-26: a compulsory test; failed, a life point that no further luck averts. */
function* meetSpikes(g: Domain, c: Character, lying: LyingCard, card: HazardCard): Script {
  yield* tell(g, { type: 'hazard', rule: '10.9', seat: c.seat, square: standsOn(c), card: lying.card } satisfies HazardEvent)
  if (!(yield* testLuck(g, c, true, 'spikes'))) yield* takeLife(g, c, lossBy(lying, card), card.kind)
}

/** 10.10: only with a lit lantern, which goes out before the loss (D-79); the gas stays. */
function* meetExplosiveGas(g: Domain, c: Character, lying: LyingCard, card: HazardCard): Script {
  if (c.lantern === 'out') return
  yield* tell(g, { type: 'hazard', rule: '10.10', seat: c.seat, square: standsOn(c), card: lying.card } satisfies HazardEvent)
  yield* turnLantern(g, c, false, 'explosive-gas')
  yield* loseLife(g, c, lossBy(lying, card), card.kind)
}

/** 10.11: a lit lantern is blown out. */
function* meetBreeze(g: Domain, c: Character, lying: LyingCard): Script {
  if (c.lantern === 'out') return
  yield* tell(g, { type: 'hazard', rule: '10.11', seat: c.seat, square: standsOn(c), card: lying.card } satisfies HazardEvent)
  yield* turnLantern(g, c, false, 'strong-breeze')
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
