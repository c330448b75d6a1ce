import type { CitadelView } from '../../../../engine/citadel/view-types.ts'
import type { Draft } from '../../../decision/draft.ts'
import type { Errands } from '../../../errand/use-errands.ts'
import type { Table } from '../../../host/session.ts'

/** The props of every screen of a raid. */
export interface TableParts {
  readonly table: Table
  readonly view: CitadelView
  readonly draft: Draft
  readonly errands: Errands
  /** Opens somebody's record. */
  readonly onOpen: (character: string) => void
}
