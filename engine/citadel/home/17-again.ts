import type { Ask, PickAsk, Ranks } from '../../kernel/ask.ts'
import type { AgainRules } from '../../kernel/campaign.ts'
import { plain } from '../../kernel/plain.ts'
import type { Answer } from '../../kernel/types.ts'
import type { CarriedWeapon, DelveState, Id } from '../state.ts'
import { isDelveEvent } from '../text/index.ts'
import type { CitadelView } from '../view-types.ts'

// 4.1.C, 4.1.D, 9.4, 17.0: another raid that sets out like the last one.

/** What of a raid the next one may do alike. */
interface Habits {
  /** The march order chosen last, on entering or later. */
  readonly march: Ranks
  /** The spells that each circled. */
  readonly circled: Readonly<Record<Id, readonly string[]>>
  /** The weapon that each had in hand at the end. */
  readonly hands: Readonly<Record<Id, Held>>
}

/** Of two like weapons one may be magic (14.3). */
type Held = Pick<CarriedWeapon, 'weapon' | 'bonus'>

export const again: AgainRules<DelveState> = {
  habits({ last, steps }) {
    let march: Ranks = []
    const circled: Record<Id, readonly string[]> = {}
    for (const { answer, events } of steps)
      for (const event of events) {
        if (!isDelveEvent(event)) continue
        // The event tells who walks in which rank; the answer has their spaces too.
        if (event.type === 'march-order') march = answer?.value as unknown as Ranks
        if (event.type === 'march-changed') march = event.ranks
        if (event.type === 'spells-circled') circled[event.who] = event.spells
      }
    const hands: Record<Id, Held> = {}
    for (const { id, inHand, weapons } of last.characters) {
      const held = inHand === null ? undefined : weapons[inHand]
      if (held !== undefined) hands[id] = { weapon: held.weapon, bonus: held.bonus }
    }
    return plain({ march, circled, hands } satisfies Habits)
  },

  answer(view, ask, habits, sensible) {
    // Both come from this game: the view from `view`, the habits from above.
    return answerTo(ask, view as CitadelView, habits as unknown as Habits, sensible)
  },
}

function answerTo(ask: Ask, raid: CitadelView, { march, circled, hands }: Habits, sensible: () => Answer): Answer | null {
  switch (ask.topic) {
    case 'spells-change': // 4.1.D: the lists stay
      return { pick: ['done'] }
    case 'same-maze': // 17.0
      return { pick: ['keep'] }
    case 'spells-circled':
      return ask.kind === 'pick' ? { pick: circledAgain(ask, circled[ask.about ?? ''] ?? [], sensible().pick ?? []) } : null
    case 'march-order':
      return ask.kind === 'arrange' ? { value: plain(marchAgain(ask.of, march, ask)) } : null
    case 'route':
      return raid.turn === 1 && ask.kind === 'pick' ? readyAgain(ask, raid, hands) : null
    default:
      return null
  }
}

/** 4.1.D: as many as this sun allows. Those circled before come first, and of these, what the bot would take; then the bot's others. */
function circledAgain({ ids, max }: PickAsk, before: readonly string[], wanted: readonly string[]): readonly string[] {
  const known = before.filter((id) => ids.includes(id))
  const order = [...known.filter((id) => wanted.includes(id)), ...known, ...wanted, ...ids]
  return [...new Set(order)].slice(0, max)
}

/** 4.1.C: everyone in the old place; newcomers take the places of the missing, front to back, and then walk behind. */
function marchAgain(
  of: readonly Id[],
  before: Ranks,
  { check, suggest }: { check: (ranks: Ranks) => string | null; suggest: () => Ranks },
): Ranks {
  const placed = new Set(before.flat())
  const newcomers = suggest()
    .flat()
    .filter((id) => id !== null && !placed.has(id))
  const ranks = before.map((rank) => rank.map((id) => (id === null ? null : of.includes(id) ? id : (newcomers.shift() ?? null))))
  while (newcomers.length > 0) ranks.push(newcomers.splice(0, SPACES))
  const filled = ranks.filter((rank) => rank.some((id) => id !== null))
  return filled.length > 0 && check(filled) === null ? filled : suggest()
}

/** Spaces of a rank (4.1.C.2). */
const SPACES = 3

/** 9.4: before the first step, the next one to change weapon does; null once everyone holds what he came back with. */
function readyAgain({ aside }: PickAsk, { party }: CitadelView, hands: Habits['hands']): Answer | null {
  const possible = aside?.() ?? []
  for (const { id, carried = [] } of party) {
    const wanted = hands[id]
    const other = carried.find(({ weapon, bonus = 0, held }) => !held && weapon === wanted?.weapon && bonus === wanted.bonus)
    const isHeld = carried.some(({ weapon, bonus = 0, held }) => held && weapon === wanted?.weapon && bonus === wanted.bonus)
    const change = `${id}/switch:${wanted?.weapon}`
    if (other !== undefined && !isHeld && possible.includes(change)) return { pick: [change] }
  }
  return null
}
