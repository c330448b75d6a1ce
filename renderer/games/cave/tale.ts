import { lazy } from 'react'
import type { Story } from '../../../electron/contract/index.ts'
import { TOLD } from '../../../engine/cave/open/told.ts'
import { whole } from '../../../engine/kernel/figures.ts'
import type { SessionView } from '../../../engine/kernel/types.ts'
import { many } from '../../../engine/kernel/words.ts'
import type { FriezePlate } from '../../scene/frieze.tsx'
import type { TalePage } from '../../tale-page.ts'
import { kindIcon } from './icons.ts'

/** The telling of a finished game of the Cave. */
export const tale: TalePage = {
  ...TOLD,
  kills: { ...TOLD.kills, icon: kindIcon },
  Route: lazy(async () => ({ default: (await import('./past.tsx')).Route })),
  end: {
    frieze: endFrieze,
    brought: ({ score, kills }) => [
      ...(score === undefined ? [] : [`renown ${whole(score)}`]),
      many(kills, 'Enemy beaten', 'Enemies beaten'),
    ],
    Picture: lazy(() => import('./scenes/feat.tsx')),
  },
}

/** The Crystal, and its holder; or the Crystal alone, in the dark, also where the highest renown has won. */
function endFrieze({ people }: Pick<Story, 'people'>, { outcome }: Pick<SessionView, 'outcome'>): FriezePlate {
  const winner = outcome?.kind === 'crystal' ? people.find(({ victory }) => victory) : undefined
  return winner
    ? {
        alt: `${winner.name} before the Magic Crystal.`,
        wall: 'hall-wide',
        pieces: [{ piece: 'party-1', x: 150, y: 73.5, size: 150 }],
        crests: [{ icon: 'g-crystal', x: 350, y: 42, size: 160, lit: 'spot' }],
        spot: 'fire',
      }
    : {
        alt: 'The Magic Crystal in the dark behind a tomb.',
        wall: 'hall-wide',
        pieces: [{ piece: 'tomb', x: 150, y: 108, size: 100 }],
        crests: [{ icon: 'g-crystal', x: 380, y: 52, size: 140, lit: 'flat' }],
        spot: 'harm',
      }
}
