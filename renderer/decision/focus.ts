import { type RefObject, useEffect } from 'react'
import { isFocusFree } from '../arrival.ts'

/** Puts the focus at the question: at its choice or first field. One that has neither is answered by keys that no focus holds. */
export function focusQuestion(): void {
  const card = document.querySelector('.decide')
  card?.querySelector<HTMLElement>('[data-option][tabindex="0"], input, select, .place, .face')?.focus({ preventScroll: true })
}

/**
 * A new question takes the focus, unless the person is busy on the board or in the chronicle. What must be laid out for that
 * is done in a task of its own.
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
