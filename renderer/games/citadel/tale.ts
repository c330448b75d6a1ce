import { lazy } from 'react'
import { TOLD } from '../../../engine/citadel/open/told.ts'
import { whole } from '../../../engine/kernel/figures.ts'
import type { TalePage } from '../../tale-page.ts'
import { endFrieze } from './end-frieze.ts'
import { monsterIcon } from './names.ts'

/** The telling of a finished raid. */
export const tale: TalePage = {
  ...TOLD,
  kills: { ...TOLD.kills, icon: monsterIcon },
  Route: lazy(async () => ({ default: (await import('./past.tsx')).Route })),
  end: {
    frieze: endFrieze,
    brought: ({ experience, gold, jewels, things = [] }) => [
      `${whole(experience)} experience`,
      `${whole(gold)} gold`,
      ...(jewels.length > 0 ? [`${jewels.length === 1 ? 'a jewel' : 'jewels'} of ${jewels.map(whole).join(', ')}`] : []),
      ...things,
    ],
    Picture: lazy(() => import('./scenes/feat.tsx')),
  },
}
