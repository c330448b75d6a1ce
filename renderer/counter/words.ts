import type { Deed } from '../../engine/kernel/types.ts'

/** What a game knows of those whose counters are pressed. */
export interface CounterWords {
  readonly nameOf: (id: string) => string
  /** A face or an icon. */
  readonly faceOf?: (id: string) => string | null
  /** What somebody has left, in two or three words. */
  readonly noteOf?: (id: string) => string | undefined
  /** The icon of a deed. */
  readonly iconOf?: (deed: Deed) => string | null
  /** Why nothing can be done by somebody or to him, as a whole sentence; null where the game has no reason of its own. */
  readonly whyNot?: (id: string) => string | null
  /** What else opens from his counter: his record, the bestiary. */
  readonly pagesOf?: (id: string) => readonly CounterPage[]
  /** What costs and means count: `wounds`. */
  readonly counts: string
}

export interface CounterPage {
  readonly label: string
  readonly icon: string
  readonly onOpen: () => void
}
