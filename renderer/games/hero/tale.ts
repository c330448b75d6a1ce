import { lazy } from 'react'
import type { Story } from '../../../electron/contract/index.ts'
import { faceOf } from '../../../engine/hero/open/face.ts'
import { TOLD } from '../../../engine/hero/open/told.ts'
import { whole } from '../../../engine/kernel/figures.ts'
import { many } from '../../../engine/kernel/words.ts'
import type { FriezePlate } from '../../scene/frieze.tsx'
import type { TalePage } from '../../tale-page.ts'

/** The telling of a finished game of HERO. Its story has no map: the replay shows the three catacombs. */
export const tale: TalePage = {
  ...TOLD,
  face: faceOf,
  kills: { ...TOLD.kills, icon: null },
  Route: null,
  end: {
    frieze: endFrieze,
    brought: ({ score, kills }) => [...(score === undefined ? [] : [many(score, 'point')]), `${whole(kills)} killed`],
    Picture: lazy(() => import('./scenes/feat.tsx')),
  },
}

/** 215: the castle in the light of morning, and the one she chose on the road; or a tomb. */
function endFrieze({ people }: Pick<Story, 'people'>): FriezePlate {
  const winner = people.find(({ victory }) => victory)
  const valley = [
    { piece: 'sun-red', x: 420, y: 22, size: 64 },
    { piece: 'citadel', x: 45, y: 17.5, size: 150 },
  ]
  return {
    alt: winner ? `${winner.name} on the road to the castle, in the light of morning.` : 'The castle, and a tomb on the road to it.',
    wall: 'valley-wide',
    pieces: [...valley, winner ? { piece: 'party-1', x: 300, y: 73.5, size: 150 } : { piece: 'tomb', x: 440, y: 108, size: 100 }],
    ...(winner && { crests: [{ icon: 's-charm', x: 338, y: 88, size: 54, lit: 'spot' }] }),
    spot: winner ? 'fire' : 'harm',
  }
}
