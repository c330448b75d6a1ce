import type { Decision } from '../../engine/kernel/types.ts'
import type { Draft } from '../decision/draft.ts'
import type { Table } from '../host/session.ts'

/** Answers from the board with the present choice. A choice that can kill is answered only at the card, which asks first. */
export function answerDraft(table: Table, decision: Decision | null, draft: Draft): void {
  if (decision?.kind !== 'pick') return
  const deadly = decision.options?.some((option) => option.warns !== undefined && draft.picked.includes(option.id))
  if (!deadly && draft.picked.length >= (decision.min ?? 1)) table.answer({ pick: draft.picked })
}
