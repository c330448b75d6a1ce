import type { Story } from '../../../electron/contract/index.ts'
import type { SessionView } from '../../../engine/kernel/types.ts'
import { capital, inWords } from '../../../engine/kernel/words.ts'
import type { FriezePlate } from '../../scene/frieze.tsx'
import { citadelView } from './table/view.ts'

/** The end of a raid (17.0): those who came out on the road away from the Citadel, or the tomb of all, under the sun of the raid. */
export function endFrieze({ people }: Pick<Story, 'people'>, session: SessionView): FriezePlate {
  const sun = citadelView(session)?.sun ?? 'yellow'
  const home = Math.min(6, people.filter(({ fate }) => fate === 'came-out').length)
  const valley = [
    { piece: `sun-${sun}`, x: 420, y: 22, size: 64 },
    { piece: 'citadel', x: 45, y: 17.5, size: 150 },
  ]
  if (home === 0)
    return {
      alt: `A tomb on the road to the Citadel under a ${sun} sun.`,
      wall: 'valley-wide',
      pieces: [...valley, { piece: 'tomb', x: 440, y: 108, size: 100 }],
      spot: 'harm',
    }
  return {
    alt: `${home === 1 ? 'One walks' : `${capital(inWords(home))} walk`} on the road away from the Citadel under a ${sun} sun.`,
    wall: 'valley-wide',
    pieces: [...valley, { piece: home === 6 ? 'party' : `party-${home}`, x: 385, y: 73.5, size: 150, mirrored: true }],
    spot: 'fire',
  }
}
