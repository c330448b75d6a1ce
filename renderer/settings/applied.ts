import { useSyncExternalStore } from 'react'
import { onSettings, settings } from './settings.ts'

/**
 * Puts the settings on the root of the document, for the styles: `data-theme` (left out where the system decides), `data-text`,
 * and the effective motion and contrast, system included: `data-motion` and `data-contrast`. Keeps doing so; returns a function that stops it.
 */
export function applySettings(root: HTMLElement): () => void {
  const apply = () => {
    const { theme, textSize } = settings()
    if (theme === 'system') delete root.dataset.theme
    else root.dataset.theme = theme
    root.dataset.text = textSize
    root.dataset.motion = motion()
    root.dataset.contrast = settings().contrast === 'more' || matchMedia(MORE_CONTRAST).matches ? 'more' : 'usual'
  }
  apply()
  return onApplied(apply)
}

/** Whether things may move, by the settings of both the person and the system. */
export function useMotion(): 'reduced' | 'full' {
  return useSyncExternalStore(onApplied, motion)
}

export function motion(): 'reduced' | 'full' {
  const chosen = settings().motion
  if (chosen !== 'system') return chosen
  return matchMedia(REDUCED_MOTION).matches ? 'reduced' : 'full'
}

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
const MORE_CONTRAST = '(prefers-contrast: more)'

function onApplied(listener: () => void): () => void {
  const queries = [matchMedia(REDUCED_MOTION), matchMedia(MORE_CONTRAST)]
  for (const query of queries) query.addEventListener('change', listener)
  const stop = onSettings(listener)
  return () => {
    stop()
    for (const query of queries) query.removeEventListener('change', listener)
  }
}
