import type { CitadelView } from '../../../../engine/citadel/view-types.ts'
import type { Draft } from '../../../decision/draft.ts'
import type { Asked } from '../../../errand/among-options.ts'

/** The props of every screen of a raid. */
export interface TableParts {
  readonly asked: Asked
  readonly view: CitadelView
  readonly draft: Draft
  /** Opens somebody's record. */
  readonly onOpen: (character: string) => void
}
