import type { Deed } from '../../engine/kernel/types.ts'

/** What a game knows of those whose counters are pressed. */
export interface CounterWords {
  readonly nameOf: (id: string) => string
  /** A face or an icon. */
  readonly faceOf?: (id: string) => string | null
  /** Whether someone with an icon is one of ours; without it, only those with a face are. */
  readonly isOurs?: (id: string) => boolean
  /** What someone has left, in two or three words. */
  readonly noteOf?: (id: string) => string | undefined
  /** The icon of a deed. */
  readonly iconOf?: (deed: Deed) => string | null
  /** Why nothing can be done by someone or to him, as a whole sentence; null where the game has no reason of its own. */
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

/** The looks of a counter in a menu: ours are pale, theirs dark. */
export function chitOf(face: string, isOurs = false): string {
  if (face.startsWith('face-')) return 'chit chit--face'
  return isOurs ? 'chit' : 'chit chit--foe'
}
