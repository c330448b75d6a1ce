import { type RefObject, useEffect } from 'react'
import { isFocusFree } from '../arrival.ts'

/** Focuses the question: its choice or its first field; in a question with neither, its first button. */
export function focusQuestion(): void {
  const card = document.querySelector('.decide')
  const field = card?.querySelector<HTMLElement>('[data-option][tabindex="0"], input, select, .place, .face')
  const first = field ?? card?.querySelector<HTMLElement>('.btn:not([disabled])')
  first?.focus({ preventScroll: true })
}

/**
 * A new question takes the focus, unless the person is busy on the board or in the chronicle. The layout this forces happens in a separate task.
 */
export function useFocusOnNewDecision(card: RefObject<HTMLElement | null>, decision: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id is what tells a new question
  useEffect(() => {
    const task = window.setTimeout(() => {
      if (isFocusFree() || card.current?.contains(document.activeElement)) focusQuestion()
    })
    return () => window.clearTimeout(task)
  }, [card, decision])
}
