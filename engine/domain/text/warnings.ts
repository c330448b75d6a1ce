import type { Option } from '../../kernel/types.ts'
import { isExit } from '../chapters/05-squares.ts'
import { waysFrom } from '../chapters/06-ways.ts'
import { skullDanger } from '../chapters/10-skull.ts'
import { medusaOptions } from '../chapters/12-meeting.ts'
import { carries, creatureOn, doubled, hazardOn, isTreasure, pitOn } from '../chapters/cards.ts'
import { standsOn } from '../chapters/characters.ts'
import type { Character, DomainState, Square } from '../state.ts'

// What is said before a choice that may kill, or lose something for good. With `memory` nobody is reminded of what lies face down (D-16).

type Warning = Pick<Option, 'warns'>

const NONE: Warning = {}

/** Steps that may kill, where that is known. */
export function stepWarning(s: DomainState, c: Character, to: Square): Warning {
  if (s.variants.includes('memory')) return NONE
  const creature = creatureOn(s, to)
  if (creature?.card.kind === 'medusa' && !carries(c, 'mirror-shield') && medusaOptions(s, { ...c, at: to }).length === 0)
    return { warns: 'The Medusa is there, and nothing saves you from her.' }
  if (skullDanger(s, c, standsOn(c), to) === 'jaws')
    return { warns: 'That leads into the jaws: only a luck test sets you free, and each that fails costs 2 life points.' }
  if (hazardOn(s, to, 'pentagram') !== null && (s.warlock !== null || c.treasure !== null))
    return { warns: 'The Warlock will stand there.' }
  return NONE
}

/** 10.7: a fall that kills, if luck doubles it. */
export function crossingWarning(s: DomainState, c: Character, square: Square): Warning {
  const pit = s.variants.includes('memory') ? null : pitOn(s, square)
  const loss = pit === null ? 0 : doubled(pit.card.lifePoints ?? 0, pit.lying)
  return loss > 0 && loss * 2 >= c.lifePoints ? { warns: 'On a 1 you fall, and that may kill you.' } : NONE
}

/** 14.0: once he carries a major treasure the Warlock appears on pentagrams: are there any on the only known way home? */
export function takingWarning(s: DomainState, c: Character, thing: string): Warning {
  if (!isTreasure(thing) || c.at === null) return NONE
  const isPentagram = (square: Square) => !s.variants.includes('memory') && hazardOn(s, square, 'pentagram') !== null
  if (!leadsOut(s, c.at, () => false)) return { warns: 'No known way leads out of the domain.' }
  return leadsOut(s, c.at, isPentagram) ? NONE : { warns: 'Every known way out passes a pentagram: the Warlock will stand there.' }
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
