import { type Action, readAction } from '../../../../engine/gladiator/open/actions.ts'
import type { Decision } from '../../../../engine/kernel/types.ts'

/** A question of the muster. */
export interface Asked {
  /** Null where nothing can be pressed. */
  readonly decision: Decision | null
  readonly picked: readonly string[]
  readonly onPick: (option: string, isOnly: boolean) => void
  readonly onConfirm: () => void
}

/** How the lists answer the question: by ids of its options. */
export interface Answers {
  readonly isOffered: (id: string) => boolean
  readonly isChosen: (id: string) => boolean
  /** What is chosen. */
  readonly chosen: Action | null
  /** Chooses; pressed again, it answers. */
  readonly pick: (id: string) => void
}

/** @param asked the question, and what to do with its options */
export function answersTo({ decision, picked, onPick, onConfirm }: Asked): Answers {
  const offered = new Set(decision?.options?.map(({ id }) => id))
  const [only] = picked
  return {
    isOffered: (id) => offered.has(id),
    isChosen: (id) => picked.includes(id),
    chosen: decision === null || only === undefined ? null : readAction(decision.topic, only),
    pick: (id) => {
      if (picked.includes(id)) onConfirm()
      else if (offered.has(id)) onPick(id, true)
    },
  }
}
