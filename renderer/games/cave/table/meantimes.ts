import type { CaveView } from '../../../../engine/cave/view-types.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { listed } from '../../../../engine/kernel/words.ts'
import type { Meantime } from '../../../table/meanwhile.tsx'
import { characterIcon } from '../icons.ts'
import { deedsOf } from './deeds.ts'

/** What the others did since this seat's last choice: a line for each of them, in the order of the table. */
export function meantimesOf(events: readonly LogEntry[], view: CaveView): readonly Meantime[] {
  const others = [...view.players.slice(view.seat + 1), ...view.players.slice(0, view.seat)]
  return others.flatMap(({ seat, name, character }) => {
    const deeds = deedsOf(events, seat)
    return deeds.length === 0 ? [] : [{ id: String(seat), icon: characterIcon(character), who: name, deeds: `${listed(deeds)}.` }]
  })
}
