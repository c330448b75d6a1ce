import type { Answer } from './types.ts'

/** What a bot answers, and why, in one short sentence. */
export interface Advice {
  readonly answer: Answer
  readonly why: string
}

/** A reason in words, or how to put it into words. */
export type Reason = string | (() => string)

/** A pick whose reason is put into words when it is read: playouts never do. */
export function reasoned(pick: readonly string[], reason: Reason): Advice {
  return new ReasonedPick(pick, reason)
}

/** A class, for all to share the getter: objects that have each a getter of their own outlive several collections of garbage. */
class ReasonedPick implements Advice {
  readonly answer: Answer
  private readonly reason: Reason

  constructor(pick: readonly string[], reason: Reason) {
    this.answer = { pick }
    this.reason = reason
  }

  get why(): string {
    return typeof this.reason === 'string' ? this.reason : this.reason()
  }
}
