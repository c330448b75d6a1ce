import { useCallback, useEffect } from 'react'
import { rescueFocus, useFocusAfterPress } from '../keys/focus.ts'

/** While something lies on the table the focus is on its button, unless a dialog is open over it; afterwards it is on the question. */
export function useFocusThereAndBack(button: { readonly current: HTMLButtonElement | null }, laid: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is laid takes the focus again
  useEffect(() => {
    if (!document.activeElement?.closest('dialog')) button.current?.focus({ preventScroll: true })
  }, [laid])
  useFocusAfterPress(useCallback(() => button.current?.focus({ preventScroll: true }), [button]))
  useEffect(() => () => void window.setTimeout(rescueFocus), [])
}
