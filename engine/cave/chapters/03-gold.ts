import { type Script, tell } from '../../kernel/play.ts'
import type { Seat } from '../../kernel/types.ts'
import type { Cave, Player } from '../state.ts'
import { can } from './characters.ts'

export type GoldEvent =
  | { type: 'gold-gained'; rule: '3.4'; seat: Seat; amount: number; from: string }
  | { type: 'gold-paid'; rule: '3.3'; seat: Seat; amount: number; to: string }

/** What a nose for Gold adds. */
const NOSE = 1

/** 3.4. `from` is a card, a space or a Chamber; where a card or the Fountain gives it, the Deep Miner has 1 more (C-93). */
export function* gainGold(g: Cave, p: Player, given: number, from: string, gives: 'card' | 'other'): Script {
  const amount = given + (gives === 'card' && can(p, 'nose-for-gold') ? NOSE : 0)
  p.gold += amount
  yield* tell(g, { type: 'gold-gained', rule: '3.4', seat: p.seat, amount, from } satisfies GoldEvent)
}

/** 3.3: into the stock. */
export function* payGold(g: Cave, p: Player, amount: number, to: string): Script {
  p.gold -= amount
  yield* tell(g, { type: 'gold-paid', rule: '3.3', seat: p.seat, amount, to } satisfies GoldEvent)
}
