import { lazy } from 'react'
import { FATE_NAMES } from '../../../engine/citadel/open/names.ts'
import { counted, whole } from '../../charts/figures.ts'
import type { TalePage } from '../../tale-page.ts'
import { endFrieze } from './end-frieze.ts'
import { monsterIcon } from './names.ts'

/** The telling of a finished raid. */
export const tale: TalePage = {
  party: 'Who went in',
  fates: FATE_NAMES,
  figures: [
    { head: 'Killed', of: ({ kills }) => whole(kills) },
    { head: 'Exp.', of: ({ experience }) => whole(experience) },
    { head: 'Gold', of: ({ gold }) => whole(gold) },
    { head: 'Jewels', of: ({ jewels }) => (jewels.length > 0 ? jewels.map(whole).join(', ') : '–') },
  ],
  facts: ({ depth, explored }) => [
    ...(depth > 0 ? [`down to level ${depth}`] : []),
    ...(explored > 0 ? [counted(explored, 'new segment')] : []),
  ],
  kills: { title: 'What they killed', one: 'monster', icon: monsterIcon },
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
