import type { Decision } from '../../engine/kernel/types.ts'
import type { Draft } from '../decision/draft.ts'
import type { SessionTable } from '../host/session.ts'

/** Answers from the board with the present choice. Of one that can kill the card asks first, as at a press of its button. */
export function answerDraft(table: SessionTable, decision: Decision | null, draft: Draft): void {
  if (decision?.kind !== 'pick') return
  const deadly = decision.options?.some((option) => option.warns !== undefined && draft.picked.includes(option.id))
  if (deadly) document.querySelector<HTMLElement>('.decide-foot .btn--go')?.click()
  else if (draft.picked.length >= (decision.min ?? 1)) table.answer({ pick: draft.picked })
}
