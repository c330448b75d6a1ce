import { type RefObject, useEffect } from 'react'
import { isFocusFree } from '../arrival.ts'

/** Focuses the question: its choice or its first field; in a question with neither, its first button. */
export function focusQuestion(): void {
  const card = document.querySelector('.decide')
  const field = card?.querySelector<HTMLElement>('[data-option][tabindex="0"], input, select, .place, .face')
  const first = field ?? card?.querySelector<HTMLElement>('.btn:not([disabled])')
  first?.focus({ preventScroll: true })
}

/** Whether nothing has the focus: what had it is gone from the page. */
export function isFocusLost(): boolean {
  const { activeElement } = document
  return activeElement === null || activeElement === document.body
}

/** Where the focus is lost, gives it to what the screen is about: the card over the table, the question, or else the heading. */
export function rescueFocus(): void {
  if (isFocusLost()) document.querySelector<HTMLElement>('.m-foot .btn--go')?.focus({ preventScroll: true })
  if (isFocusLost()) focusQuestion()
  if (isFocusLost()) document.querySelector('h1')?.focus({ preventScroll: true })
}

/**
 * A new question takes the focus, unless the person is busy on the board or in the chronicle; and takes it back where it was lost while an
 * answer was under way. The layout this forces happens in a separate task.
 */
export function useFocusOnNewDecision(card: RefObject<HTMLElement | null>, decision: string, busy: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id is what tells a new question
  useEffect(() => {
    const task = window.setTimeout(() => {
      if (isFocusFree() || card.current?.contains(document.activeElement)) focusQuestion()
    })
    return () => window.clearTimeout(task)
  }, [card, decision])
  useEffect(() => {
    if (busy) return
    const task = window.setTimeout(() => {
      if (isFocusLost()) focusQuestion()
    })
    return () => window.clearTimeout(task)
  }, [busy])
}
