import type { Option } from '../../kernel/types.ts'
import { isExit } from '../chapters/05-squares.ts'
import { waysFrom } from '../chapters/06-ways.ts'
import { skullDanger } from '../chapters/10-skull.ts'
import { medusaOptions } from '../chapters/12-meeting.ts'
import { isWaiting } from '../chapters/14-warlock.ts'
import { carries, creatureOn, doubled, hazardOn, pitOn } from '../chapters/cards.ts'
import { isFrozen } from '../chapters/characters.ts'
import { isTreasure } from '../open/cards.ts'
import type { Character, DomainState, Square } from '../state.ts'
import { FALLS_ON, SKULL_LOSS, UNLUCKY_TIMES, WARLOCK_BLOW } from '../tables/index.ts'

// Warnings before a choice that may kill, or lose something for good. The game is given as it is known (`asKnown`): with `memory` no one is
// reminded of what lies face down, but what is printed on a tile is always shown (D-16, D-123).

type Warning = Pick<Option, 'warns'>

const NONE: Warning = {}

/** A square that may kill a character who comes onto it, by a step, out of a pit, over one, or from outside, where that is known. */
export function arrivalWarning(s: DomainState, c: Character, to: Square): Warning {
  const creature = creatureOn(s, to)
  if (creature?.card.kind === 'medusa' && !isFrozen(s, to) && !isSafeFromMedusa(s, c, to))
    return { warns: 'The Medusa is there, and she will kill you.' }
  if (c.at !== null && skullDanger(s, c, c.at, to) === 'jaws')
    return { warns: `The jaws close on you there: only a luck test frees you, and each failure costs ${SKULL_LOSS.jaws} life points.` }
  return isWaiting(s, c, to) ? { warns: `The Warlock strikes there: you lose ${WARLOCK_BLOW} life points and are thrown back.` } : NONE
}

/** 12.2 */
function isSafeFromMedusa(s: DomainState, c: Character, square: Square): boolean {
  return carries(c, 'mirror-shield') || medusaOptions(s, { ...c, at: square, status: 'board' }).length > 0
}

/** 6.3, D-41: where gas or a breeze is, a flame that is lit meets it at once. */
export function lightingWarning(s: DomainState, c: Character): Warning {
  if (c.at === null) return NONE
  if (hazardOn(s, c.at, 'explosive-gas') !== null) return { warns: 'The gas here explodes at the flame.' }
  return hazardOn(s, c.at, 'strong-breeze') === null ? NONE : { warns: 'The breeze here blows it out at once.' }
}

/** 10.7: a fall that kills, if luck doubles it. */
export function crossingWarning(s: DomainState, c: Character, square: Square): Warning {
  const pit = pitOn(s, square)
  const loss = pit === null ? 0 : doubled(pit.card.lifePoints ?? 0, pit.lying)
  return loss > 0 && loss * UNLUCKY_TIMES >= c.lifePoints ? { warns: `On a ${FALLS_ON} you fall, and that may kill you.` } : NONE
}

/** 14.0: once he carries a major treasure the Warlock appears on pentagrams: are there any on the only known way home? */
export function takingWarning(s: DomainState, c: Character, thing: string): Warning {
  if (!isTreasure(thing) || c.at === null) return NONE
  const isPentagram = (square: Square) => hazardOn(s, square, 'pentagram') !== null
  if (!leadsOut(s, c.at, () => false)) return { warns: 'No known way leads out of the domain.' }
  return leadsOut(s, c.at, isPentagram) ? NONE : { warns: 'Every known way out crosses a pentagram, and the Warlock appears there.' }
}

/** Whether laid squares lead to a way out that passes none of those. */
function leadsOut(s: DomainState, from: Square, shuns: (square: Square) => boolean): boolean {
  const reached = new Set([from])
  for (const square of reached) {
    if (isExit(s, square)) return true
    for (const { to, kind } of waysFrom(s, square)) if (kind !== 'lay' && !shuns(to)) reached.add(to)
  }
  return false
}
