import type { RecallPage } from '../../recall-page.ts'
import { standingOf } from './standing.ts'
import { tollView } from './table/view.ts'

/** The Toll, come back to: three rounds are soon told. */
export const RECALL: RecallPage = {
  where: (session) =>
    `${standingOf(session).when}: ${
      tollView(session)
        ?.sides.map(({ points }, seat) => `${session.seats[seat] ?? ''} has ${points}`)
        .join(', ') ?? ''
    }.`,
  wanted: () => 'To lay the cards nearest to the toll.',
}
