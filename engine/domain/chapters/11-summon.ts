import { type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { roll } from '../asks.ts'
import { spotOf } from '../open/squares.ts'
import type { Character, Domain, DomainState } from '../state.ts'
import { EVIL_KILLS_ON, EXPERIENCE, START } from '../tables/index.ts'
import { die, heal, idOf, learn } from './04-life.ts'
import { isSkullMiddle } from './10-skull.ts'
import { itemsOfKind, loseItem } from './cards.ts'
import { isWarded, standsOn } from './characters.ts'

export type SummonEvent =
  | { type: 'summoning'; rule: '11.6'; seat: Seat }
  | { type: 'evil-summoned'; rule: '11.6'; seat: Seat; good: boolean }

/** 11.6: on the middle square, with an amulet and under a talisman. */
export function maySummon(s: DomainState, c: Character): boolean {
  return c.at !== null && isSkullMiddle(s, c.at) && isWarded(c) && itemsOfKind(c, 'summon-evil').length > 0
}

/** Saying so takes the rest of the turn (D-105). */
export function* announce(g: Domain, c: Character): Script {
  c.summons = true
  yield* tell(g, { type: 'summoning', rule: '11.6', seat: c.seat } satisfies SummonEvent)
  g.state.turn = null
}

/**
 * 11.6, D-59, D-105: on his next turn, if all is as it was, the amulet is spent and a die thrown. On a 1 everyone in the room dies.
 * Otherwise he is healed, and everyone in it misses a turn and loses a point of luck, but learns by it.
 */
export function* summonEvil(g: Domain, c: Character): Script {
  const s = g.state
  delete c.summons
  const [amulet] = itemsOfKind(c, 'summon-evil')
  if (amulet === undefined || !maySummon(s, c)) return
  s.gone.push(loseItem(c, amulet.card).card)
  const { slot } = spotOf(standsOn(c))
  const inside = s.characters.filter(({ at }) => at !== null && spotOf(at).slot === slot)
  const good = (yield* roll(g, '1D6', { topic: 'summon', rule: '11.6', who: idOf(c), seat: c.seat })) !== EVIL_KILLS_ON
  yield* tell(g, { type: 'evil-summoned', rule: '11.6', seat: c.seat, good } satisfies SummonEvent)
  if (!good) {
    for (const each of inside) yield* die(g, each, 'evil')
    return
  }
  yield* heal(g, c, START.lifePoints, '11.6', 'summon-evil')
  for (const each of inside) {
    each.missesTurn = true
    each.luck = Math.max(START.luckMinimum, each.luck - 1)
    yield* learn(g, each, EXPERIENCE.summonEvil, 'summon-evil')
  }
  s.turn = null
}
