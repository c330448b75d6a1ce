import { type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import { cardOf } from '../open/cards.ts'
import type { Cave, CaveState, Player } from '../state.ts'
import type { Alignment } from '../tables/table-types.ts'
import { putDown, settle } from './05-objects.ts'
import { mayOwn } from './characters.ts'

export type AlignmentEvent = { type: 'alignment-changed'; rule: '7.1'; seat: Seat; alignment: Alignment }

/** 7.2: once in a turn at most. */
export function mayRealign(s: CaveState, p: Player, alignment: Alignment): boolean {
  return p.alignment !== alignment && s.turn?.realigned !== true
}

/** 7.1, C-78: it holds until changed. 7.3: what it forbids is put down where he stands. */
export function* realign(g: Cave, p: Player, alignment: Alignment): Script {
  const s = g.state
  if (!mayRealign(s, p, alignment)) return
  p.alignment = alignment
  if (s.turn !== null) s.turn.realigned = true
  yield* tell(g, { type: 'alignment-changed', rule: '7.1', seat: p.seat, alignment } satisfies AlignmentEvent)
  const forbidden = p.objects.filter((copy) => !mayOwn(p, cardOf(copy)))
  yield* putDown(g, p, forbidden, 0, '7.3')
  yield* settle(g, p)
}
