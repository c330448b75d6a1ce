import type { SessionView } from '../../../../engine/kernel/types.ts'
import { many } from '../../../../engine/kernel/words.ts'
import { PeopleStrip } from '../../../recall/people-strip.tsx'
import { characterIcon } from '../icons.ts'
import { caveView, placeIn } from '../table/view.ts'

/** All players in small: Lives and Gold, and where each is. */
export function CavernStrip({ session }: { readonly session: SessionView }) {
  const view = caveView(session)
  return (
    <PeopleStrip
      label="All players"
      people={(view?.players ?? []).map((player) => ({
        id: player.seat,
        name: player.name,
        isTurn: player.seat === view?.turn,
        icon: characterIcon(player.character),
        tone: player.out ? 'gone' : 'ours',
        lines: [`${many(player.lives, 'Life', 'Lives')}, ${player.gold} Gold`, placeIn(player)],
      }))}
    />
  )
}
