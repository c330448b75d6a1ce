import type { Errand } from '../../../../engine/kernel/errand-types.ts'
import type { Chosen } from '../../../errand/use-chosen.ts'

/** What leads to a place in several steps. */
export interface Ways {
  readonly offered: readonly Errand[]
  /** The one that is chosen, here or in the card: its steps are drawn. */
  readonly chosen: Chosen | null
  /** Chooses one, or sends it where one press does. */
  readonly onOpen: (id: string) => void
}
