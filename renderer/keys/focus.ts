import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { isFocusFree } from '../arrival.ts'

/**
 * The law of the keyboard at a table: the focus, the frame round it and what Enter does agree, no matter what moved the focus last.
 *
 * - A question has one spot: its chosen row; else the first row, if one must still be chosen; else its first field; else the bright button,
 *   which also stands for a choice that has no row. The spot gets the focus with each question, and follows a choice that is made elsewhere
 *   (a digit, the hint, the board) while the focus is on a row.
 * - Enter on a chosen row answers, and on any other row chooses it. In a field it answers, as in every form. On a button it presses that
 *   button. On a square where nothing can be chosen it does nothing.
 * - A press of the mouse takes the focus nowhere: afterwards Enter does what the bright button says.
 * - Enter from nowhere (nothing has the focus, or a heading, or a screen reader is browsing) leads to the spot and never answers.
 *
 * `law.test.tsx` holds the questions of all games to it.
 */
const SPOTS = [
  '[role="option"][data-option][aria-selected="true"]',
  '[data-unanswered] [data-option][tabindex="0"]',
  'input, select, .die-face',
  '.btn--go',
] as const

/** Focuses the spot of the question: what Enter should answer from. */
export function focusQuestion(): void {
  const card = document.querySelector('.decide')
  for (const spot of card ? SPOTS : []) {
    const found = card?.querySelector<HTMLElement>(spot)
    found?.focus({ preventScroll: true })
    // What is folded away cannot take it.
    if (found && found === document.activeElement) return
  }
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
 * A new question takes the focus, unless the person is on the board and can answer there, or reads the chronicle. It does so before the page
 * is painted: what had the focus goes in the same step, and a screen reader that meets a page without a focus says nothing.
 */
export function useFocusOnNewDecision(card: RefObject<HTMLElement | null>, decision: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the id is what tells a new question
  useLayoutEffect(() => {
    if (isFocusFree() || card.current?.contains(document.activeElement) || isOnIdleBoard()) focusQuestion()
  }, [card, decision])
}

/** The focus is on a board where the question cannot be answered. */
function isOnIdleBoard(): boolean {
  const board = document.activeElement?.closest('.board')
  return board != null && board.querySelector('.can-go, .is-far') === null
}

/** The focus follows a choice of one from row to row, or to the bright button, however it was made. */
export function useFocusOnChosen(chosen: string | undefined): void {
  useLayoutEffect(() => {
    if (chosen !== undefined && document.activeElement?.matches('.decide [data-option]')) focusQuestion()
  }, [chosen])
}

/** A press of the mouse takes the focus nowhere: it is given back to what Enter should answer from. */
export function useFocusAfterPress(giveBack: () => void = focusQuestion): void {
  useEffect(() => {
    const settle = (event: MouseEvent) => {
      // No pointer pressed, or a finger: a field would bring up the keyboard of the screen.
      if (event.detail === 0 || ('pointerType' in event && event.pointerType === 'touch')) return
      if (document.activeElement?.closest(HOLDS_FOCUS) == null && getSelection()?.isCollapsed !== false) giveBack()
    }
    window.addEventListener('click', settle)
    return () => window.removeEventListener('click', settle)
  }, [giveBack])
}

/** What a press of the mouse may leave the focus on: fields, what lies over the table, a chosen row, a square where something can be chosen. */
const HOLDS_FOCUS = [
  'input, select, textarea',
  'dialog, [role="menu"], [aria-expanded="true"]',
  '[role="option"][aria-selected="true"], .stop.can-go, .stop.is-far',
].join()

/**
 * What Enter does where nothing else has a use for it, for `useKeys`: on a row it chooses, or answers with what is chosen; from anywhere else
 * it leads to the question.
 */
export function enterAt(event: KeyboardEvent, answer: () => void): void {
  event.preventDefault()
  const row = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="option"]') : null
  if (row === null) focusQuestion()
  else if (row.getAttribute('aria-selected') === 'true') answer()
  else row.click()
}
