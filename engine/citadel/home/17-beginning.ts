import type { Beginning } from '../../kernel/campaign.ts'
import { plain } from '../../kernel/plain.ts'
import type { Json } from '../../kernel/types.ts'
import { copy } from '../copy.ts'
import type { DelveState, Id } from '../state.ts'

/**
 * 17.0, 17.3: the characters a raid brought. The rest of its first state follows from them, except what the campaign knew that day: whose
 * names and numbers were taken, the maze of the raid before, and whether the Hellgate was destroyed.
 */
export function beginning(first: Json): Beginning {
  const s = copy(first as unknown as DelveState)
  const party = s.characters.map(({ id, seat }) => ({ slug: id, seat }))
  const { taken: _taken, kept: legacy, renamed = [], ...start } = s.start ?? { heroes: null, initiates: null, marched: true }
  for (const { who, from, to } of renamed) callAgain(s, who, to, from)
  if (s.start !== null) s.start = start
  s.named = {}
  s.hellgate.destroyed = false
  return { party, legacy: plain(legacy ?? null), state: plain(s) }
}

/** A thing that was renamed as it came in has its old name again. */
function callAgain(s: DelveState, who: Id, from: Id, to: Id): void {
  for (const c of s.characters.filter(({ id }) => id === who)) {
    for (const item of [...(c.atHome ?? []), ...c.items]) if (item.id === from) item.id = to
    for (const weapon of c.weapons) if (weapon.item === from) weapon.item = to
  }
}
