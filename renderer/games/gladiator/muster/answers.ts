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
  /** What is chosen of one kind: of `race:elf`, `elf`. */
  readonly chosen: (kind: string) => string | null
  /** Chooses one of a kind; pressed again, it answers. */
  readonly pick: (kind: string) => (what: string) => void
}

/** @param asked the question, and what to do with its options */
export function answersTo({ decision, picked, onPick, onConfirm }: Asked): Answers {
  const offered = new Set(decision?.options?.map(({ id }) => id))
  return {
    isOffered: (id) => offered.has(id),
    isChosen: (id) => picked.includes(id),
    chosen: (kind) => picked.find((id) => id.startsWith(`${kind}:`))?.slice(kind.length + 1) ?? null,
    pick: (kind) => (what) => {
      const id = `${kind}:${what}`
      if (picked.includes(id)) onConfirm()
      else if (offered.has(id)) onPick(id, true)
    },
  }
}
