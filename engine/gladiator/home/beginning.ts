import type { Beginning } from '../../kernel/campaign.ts'
import type { Json } from '../../kernel/types.ts'
import type { ArenaState } from '../state.ts'

/** 2.1, 23.6: the people a fight brought. Its first state follows from them and the options alone; nothing is left from fight to fight. */
export function beginning(first: Json): Beginning {
  const { party, figures } = first as unknown as ArenaState
  const seatOf = (id: string) => figures.find((figure) => figure.id === id)?.seat ?? 0
  return { party: party.map(({ id }) => ({ slug: id, seat: seatOf(id) })), legacy: null, state: first }
}
