import { theSpace } from '../../../../engine/cave/open/names.ts'
import { LIMITS } from '../../../../engine/cave/tables/index.ts'
import type { CaveView, PlayerView } from '../../../../engine/cave/view-types.ts'
import { capital, many } from '../../../../engine/kernel/words.ts'
import { type RecallPage, toldOf } from '../../../recall-page.ts'
import { gaugesOf } from '../cards/gauges.tsx'
import { caveView, placeIn, playerOf } from '../table/view.ts'
import { CavernStrip } from './strip.tsx'

export const RECALL: RecallPage = {
  where: toldOf(caveView, where),
  wanted: toldOf(caveView, wanted),
  Strip: CavernStrip,
}

function where({ players }: CaveView): string {
  return players.map((player) => `${player.name} is ${placeIn(player)}, with ${many(player.lives, 'Life', 'Lives')}.`).join(' ')
}

/** What someone who comes back pursues now, by what he has. */
function wanted(view: CaveView): string {
  const mine = playerOf(view, view.seat)
  if (mine.out) return 'Nothing more: the others finish the game.'
  if (mine.character === null) return 'A new Character, from the Cave Entrance, when your turn comes.'
  const lacks = lacksOf(mine)
  if (lacks.length === 0)
    return view.crystal === null
      ? 'Find the Magic Crystal: search any Chamber. You are ready for its Trials.'
      : `Go to ${theSpace(view.crystal)}, where the Magic Crystal is, and pass its three Trials.`
  const found =
    view.crystal !== null
      ? `The Magic Crystal is in ${theSpace(view.crystal)}.`
      : (mine.craft?.total ?? 0) >= LIMITS.searchCraft
        ? 'You can search Chambers for the Magic Crystal.'
        : 'No one knows yet where the Magic Crystal is.'
  return `${found} For its Trials you lack ${lacks.join(', ')}.`
}

/** By the gauges of the three Trials (12.5). */
function lacksOf(player: PlayerView): readonly string[] {
  return gaugesOf(player).flatMap(({ trial, has, needs }) => {
    const what = trial === 'wealth' ? trial : capital(trial)
    return has < needs ? [`${Math.ceil(needs - has)} ${what}`] : []
  })
}
