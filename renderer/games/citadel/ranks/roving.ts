import type { KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
}

/** Arrows from counter to counter: within a rank, and to the nearest of the next rank that has one. */
export function moveAmongUnits(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key]
  const here = event.target instanceof HTMLElement ? event.target.closest<HTMLElement>('[data-rank]') : null
  if (!step || !here) return
  event.preventDefault()
  const [down, right] = step
  const from = placeOf(here)
  const ahead = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-rank]')]
    .map((element) => ({ element, ...placeOf(element) }))
    .map((place) => ({ ...place, far: (place.rank - from.rank) * down + (place.space - from.space) * right }))
    .filter(({ rank, far }) => far > 0 && (down !== 0 || rank === from.rank))
    .sort((a, b) => a.far - b.far || Math.abs(a.space - from.space) - Math.abs(b.space - from.space))
  ahead[0]?.element.focus()
}

function placeOf({ dataset }: HTMLElement): { readonly rank: number; readonly space: number } {
  return { rank: Number(dataset.rank), space: Number(dataset.space) }
}
