import { knownCard } from '../../../../engine/cave/open/cards.ts'
import { resultText } from '../../../../engine/cave/open/results.ts'
import { CHAMBER_RESULTS, NAMED_SPACES } from '../../../../engine/cave/tables/index.ts'
import { type DieTable, NAMED } from '../../../../engine/cave/tables/table-types.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { EVENTS, type Told } from '../events.ts'

/** What each face of the die would have brought, in a few words; null where the throw is a sum. */
export function facesOf(entry: LogEntry): readonly string[] | null {
  const event = EVENTS.read(entry)
  if (event?.type === 'chamber') return CHAMBER_RESULTS.map(({ name }) => name)
  return (event && dieOf(event))?.map(resultText) ?? null
}

/** The list that the die of an event is read on. */
function dieOf(event: Told): DieTable | undefined {
  switch (event.type) {
    case 'visited':
    case 'happened':
      return knownCard(event.card)?.die
    case 'chamber-die':
      return CHAMBER_RESULTS.find(({ id }) => id === event.chamber)?.die
    case 'space-die': {
      const at = NAMED.find((id) => id === event.at)
      const space = at && NAMED_SPACES[at]
      return space && 'die' in space ? space.die : undefined
    }
    default:
      return undefined
  }
}
