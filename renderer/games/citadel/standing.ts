import { placeName } from '../../../engine/citadel/open/place-name.ts'
import type { CitadelView } from '../../../engine/citadel/view-types.ts'
import type { SessionView } from '../../../engine/kernel/types.ts'
import type { Standing } from '../../game-page.ts'
import { partySpot } from './map/maze.ts'
import { inKinds } from './names.ts'
import { citadelView, hellgateInWords, monstersHere } from './table/view.ts'

/** Where they are, their opponents, who lives. */
export function standingOf(session: SessionView): Standing {
  const view = citadelView(session)
  if (!view) return { when: 'Open', rows: [] }
  if (view.phase === 'start') return { when: 'The party is being made', rows: [] }
  return { when: `Turn ${view.turn}`, rows: rowsOf(view), people: membersOf(view).map(({ name }) => name) }
}

function rowsOf(view: CitadelView): Standing['rows'] {
  const spot = partySpot(view)
  const foes = inKinds(monstersHere(view))
  const people = membersOf(view)
  const living = people.filter(({ status }) => status !== 'dead' && status !== 'lost')
  const gone = people.filter((who) => !living.includes(who)).map(({ name }) => name)
  return [
    ...(spot ? [['Where', `Level ${spot.level}, ${placeName(spot.segment)}`] as const] : []),
    ...(foes.length > 0 ? [['Against', foes.join(', ')] as const] : []),
    ['Party', `${living.length} living${gone.length > 0 ? `; gone: ${gone.join(', ')}` : ''}`],
    ['Hellgate', hellgateInWords(view.hellgate)],
  ]
}

function membersOf({ party }: CitadelView): CitadelView['party'] {
  return party.filter(({ kind }) => kind !== 'charmed-monster')
}

/** Those whose deaths count as falls: charmed monsters are not members of the party. */
export function peopleOf(session: SessionView): ReadonlySet<string> {
  const view = citadelView(session)
  return new Set(view ? membersOf(view).map(({ id }) => id) : [])
}
