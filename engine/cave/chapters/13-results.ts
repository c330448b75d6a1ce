import { type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { cardOf, isInPlay } from '../open/cards.ts'
import { partsOf } from '../open/results.ts'
import type { Cave, Player } from '../state.ts'
import { ALIGNMENTS, type Result } from '../tables/table-types.ts'
import { gainStrength, loseStrength } from './01-strength.ts'
import { gainCraft, gainSpell, loseCraft, settleSpells } from './02-craft.ts'
import { gainGold } from './03-gold.ts'
import { gainLife, loseLife } from './04-life.ts'
import { loseThings } from './05-objects.ts'
import { realign } from './07-alignment.ts'
import { beginCounter, endTurn } from './turns.ts'

export type ResultEvent =
  | { type: 'turn-ended'; rule: '13.4'; seat: Seat; cause: string }
  | { type: 'turns-missed'; rule: '12.4' | '13.4' | '13.5'; seat: Seat; turns: number; cause: string }
  | { type: 'weakened'; rule: '12.6'; seat: Seat; turns: number }
  | { type: 'turned-toad'; rule: '16'; seat: Seat; turns: number }

/** Carries out what a face of a die or a card brings. Words that belong to a single space or card are carried out there, and do nothing here. */
export function* apply(g: Cave, p: Player, result: Result, cause: string, gives: 'card' | 'other'): Script {
  const { word, value, amount } = partsOf(result)
  switch (word) {
    case 'life':
      return yield* amount < 0 ? loseOne(g, p, cause) : gainLife(g, p, amount)
    case 'gold':
      return yield* gainGold(g, p, amount, cause, gives)
    case 'strength':
      return yield* amount < 0 ? loseStrength(g, p, -amount) : gainStrength(g, p, amount)
    case 'craft':
      return yield* amount < 0 ? loseCraft(g, p, -amount) : gainCraft(g, p, amount)
    case 'spell':
      return yield* gainSpell(g, p)
    case 'turn-ends':
      return yield* loseTurn(g, p, cause)
    case 'turns':
      return yield* missTurns(g, p, -amount, cause)
    case 'weak':
      beginCounter(g.state, p, 'weakened', amount)
      return yield* tell(g, { type: 'weakened', rule: '12.6', seat: p.seat, turns: amount } satisfies ResultEvent)
    case 'toad':
      return yield* turnToad(g, p, amount)
    case 'alignment':
      return yield* realignTo(g, p, value)
    case 'objects-lost':
      return yield* loseThings(g, p, p.objects, '12.4')
    case 'followers-lost':
      return yield* loseThings(g, p, p.followers, '12.4')
  }
}

function* loseOne(g: Cave, p: Player, cause: string): Script {
  yield* loseLife(g, p, cause)
}

/** 13.4, C-31: the turn ends at once, and counts as the lost one. */
export function* loseTurn(g: Cave, p: Player, cause: string): Script {
  endTurn(g.state)
  yield* tell(g, { type: 'turn-ended', rule: '13.4', seat: p.seat, cause } satisfies ResultEvent)
}

/** C-98: they are counted off at the start of his turns; the dead owe nothing. */
export function* missTurns(g: Cave, p: Player, turns: number, cause: string): Script {
  if (p.character === null) return
  p.misses += turns
  yield* tell(g, { type: 'turns-missed', rule: missedBy(cause), seat: p.seat, turns, cause } satisfies ResultEvent)
}

/** What takes turns: the Void, an Event, a creature. */
function missedBy(cause: string): '12.4' | '13.4' | '13.5' {
  if (!isInPlay(cause)) return '12.4'
  return cardOf(cause).type === 'event' ? '13.4' : '13.5'
}

/** 16, C-42: at once, and for that many own turns after this one. His Spells go. */
function* turnToad(g: Cave, p: Player, turns: number): Script {
  beginCounter(g.state, p, 'toad', turns)
  yield* tell(g, { type: 'turned-toad', rule: '16', seat: p.seat, turns } satisfies ResultEvent)
  yield* settleSpells(g, p)
}

function* realignTo(g: Cave, p: Player, value: string): Script {
  const alignment = ALIGNMENTS.find((each) => each === value)
  if (alignment !== undefined) yield* realign(g, p, alignment)
}
