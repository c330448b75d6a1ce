import { type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { roll } from '../asks.ts'
import { objectOf } from '../open/cards.ts'
import { besides } from '../open/squares.ts'
import type { Character, Domain, DomainState, Square } from '../state.ts'
import { idOf } from './04-life.ts'
import { isOneStep } from './06-ways.ts'
import { isHidden } from './07-hidden.ts'
import { foeOf } from './09-combat.ts'
import { destroy } from './11-spells.ts'
import { creatureOn, doubled, itemOf, itemsOfKind, loseItem } from './cards.ts'
import { bareAttack, isBlind, standsOn } from './characters.ts'

export type JavelinEvent = {
  type: 'thrown'
  rule: '9.6'
  seat: Seat
  card: string
  at: Square
  attack: number
  /** Null where nothing was there to be hit (D-123). */
  defence: number | null
  hit: boolean
}

/**
 * 9.6, D-99: known creatures on squares to which he could step, the Medusa not; never the one on his own square (D-30). With `memory` whatever
 * lies face down there may be one (D-123). Blind he throws at none (D-121).
 */
function javelinTargets(s: DomainState, c: Character): readonly Square[] {
  if (isBlind(s, c)) return []
  const here = standsOn(c)
  return besides(here).flatMap(({ to }) => ((isHidden(s, to) || preyOn(s, to) !== null) && isOneStep(s, here, to) ? [to] : []))
}

/** A creature that a Javelin can hit. */
function preyOn(s: DomainState, square: Square): ReturnType<typeof creatureOn> {
  const creature = creatureOn(s, square)
  return creature?.card.kind === 'medusa' ? null : creature
}

/** Every throw that is possible now, as option ids: once a turn. */
export function throws(s: DomainState, c: Character): readonly string[] {
  if (s.turn === null || s.turn.thrown) return []
  const targets = javelinTargets(s, c)
  return itemsOfKind(c, 'javelin').flatMap(({ card }) => targets.map((square) => `throw:${card}:${square}`))
}

/** 9.6, D-30: 4 and a die and ten against its defence, the undead too; it is used up either way, and nothing strikes back. */
export function* throwJavelin(g: Domain, c: Character, card: string, at: Square): Script {
  const s = g.state
  if (s.turn === null) return
  s.turn.thrown = true
  s.turn.fresh = false
  const creature = preyOn(s, at)
  const foe = creature === null ? null : foeOf(s, creature.lying)
  const of = foe === null ? {} : { of: foe.kind }
  const parts = [{ label: 'attack', value: javelinAttack(c, card) }]
  const attack = yield* roll(g, '1D6', { topic: 'javelin', rule: '9.6', ...of, who: idOf(c), seat: c.seat, parts })
  s.gone.push(loseItem(c, card).card)
  const hit = foe !== null && attack > foe.defence
  const defence = foe?.defence ?? null
  yield* tell(g, { type: 'thrown', rule: '9.6', seat: c.seat, card, at, attack, defence, hit } satisfies JavelinEvent)
  if (hit) yield* destroy(g, c, at, 'javelin')
}

/** Without the die. */
export function javelinAttack(c: Character, card: string): number {
  return bareAttack(c) + doubled(objectOf(card).attack ?? 0, itemOf(c, card))
}
