import { useLayoutEffect, useRef } from 'react'
import { settings } from '../settings/settings.ts'

/**
 * Listens to keys of the whole window. Keys meant for a field, a dialog or another button are left alone: `Enter` and `Space` reach the listener only from a row of a list, the board, or when nothing has the focus.
 */
export function useKeys(onKey: (event: KeyboardEvent) => void): void {
  const listener = useRef(onKey)
  // Both in the same frame as the paint, not after it: a key pressed at once is meant for what is shown.
  useLayoutEffect(() => {
    listener.current = onKey
  })
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isTyping(event) || isSwitchedOff(event)) return
      if (event.key === 'Enter' && isRow(event.target) && event.repeat) event.preventDefault()
      // A key held down answers one question, not the ones that follow.
      if (event.key === 'Enter' && (event.repeat || ownsEnter(event.target))) return
      listener.current(event)
    }
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}

/** Whether a field wants the key. An empty field has nothing to undo: there Ctrl+Z belongs to the game. */
function isTyping({ target, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement && target.value === '' && (ctrlKey || metaKey)) return false
  return target.closest('input:not([type=checkbox]):not([type=radio]), textarea, select, dialog') !== null
}

/** Single-key shortcuts can be switched off, for users of speech input and for keys hit by accident (WCAG 2.1.4). */
function isSwitchedOff({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  return key.length === 1 && !ctrlKey && !metaKey && !settings().singleKeys
}

function ownsEnter(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return target.closest('button, a, summary') !== null && !isRow(target)
}

function isRow(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=option]') !== null
}
