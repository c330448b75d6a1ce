import type { Option } from '../../kernel/types.ts'
import { listed, many } from '../../kernel/words.ts'
import { leastWaste } from '../chapters/01-strength.ts'
import { pointsOf } from '../chapters/characters.ts'
import { mendedBy } from '../chapters/own.ts'
import { parseAside } from '../open/actions.ts'
import { cardOf } from '../open/cards.ts'
import { aCard, characterName, theLoot, theName } from '../open/names.ts'
import type { Player } from '../state.ts'
import { LIMITS } from '../tables/index.ts'

/** What may be done beside a question (C-73). */
export function asideWords(p: Player, id: string): Omit<Option, 'id'> {
  const aside = parseAside(id)
  switch (aside.kind) {
    case 'exchange':
      return { label: `Trade in trophies for ${aside.strength} Strength`, detail: wasteOf(p, aside.strength), aside: true }
    case 'mend':
      return { label: 'Cast Mend', detail: `Heals ${many(mendedBy(p), 'Life', 'Lives')}.`, aside: true }
    case 'rob':
      return { label: `Cast Sticky Fingers: ${theLoot(aside.loot)} from the ${characterName(aside.character)}`, aside: true }
    case 'ditch':
      return { label: `Put down ${theName(aside.card)}`, detail: cardOf(aside.card).text, aside: true }
  }
}

/** 1.4: what it costs; points above a multiple of seven are lost. */
function wasteOf(p: Player, strength: number): string {
  const given = leastWaste(p.trophies, strength * LIMITS.strengthPoints)
  const waste = given.reduce((sum, copy) => sum + pointsOf(copy), 0) - strength * LIMITS.strengthPoints
  return `Costs ${listed(given.map(aCard))}, with ${waste === 0 ? 'nothing' : many(waste, 'point')} wasted.`
}
