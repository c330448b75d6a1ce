import { lazy } from 'react'
import type { Story } from '../../../electron/contract/index.ts'
import { kindIcon } from '../../../engine/domain/open/icons.ts'
import { TOLD } from '../../../engine/domain/open/told.ts'
import { whole } from '../../../engine/kernel/figures.ts'
import { many } from '../../../engine/kernel/words.ts'
import type { FriezePlate } from '../../scene/frieze.tsx'
import type { TalePage } from '../../tale-page.ts'

/** The story of a finished game of DOMAIN. */
export const tale: TalePage = {
  ...TOLD,
  kills: { ...TOLD.kills, icon: kindIcon },
  Route: lazy(async () => ({ default: (await import('./past.tsx')).Route })),
  end: {
    frieze: endFrieze,
    brought: ({ score, kills }) => [
      ...(score === undefined ? [] : [`riches ${whole(score)}`]),
      many(kills, 'creature beaten', 'creatures beaten'),
    ],
    Picture: lazy(() => import('./scenes/feat.tsx')),
  },
}

/** Daylight and the one who came out; or the Warlock, who keeps what is his. */
function endFrieze({ people }: Pick<Story, 'people'>): FriezePlate {
  const winner = people.find(({ victory }) => victory)
  const valley = [{ piece: 'gateway', x: 60, y: 40, size: 150 }]
  return winner
    ? {
        alt: `${winner.name} in daylight before the gate.`,
        wall: 'valley-wide',
        pieces: [{ piece: 'sun-yellow', x: 420, y: 22, size: 64 }, ...valley, { piece: 'party-1', x: 300, y: 73.5, size: 150 }],
        spot: 'fire',
      }
    : {
        alt: 'The gate of the domain, shut, and a tomb before it.',
        wall: 'valley-wide',
        pieces: [...valley, { piece: 'tomb', x: 440, y: 108, size: 100 }],
        spot: 'harm',
      }
}
