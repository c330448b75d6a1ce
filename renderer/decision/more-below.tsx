import { type RefObject, useEffect, useState } from 'react'

/** In pixels: less than this below the edge is only a border. */
const SLACK = 6
/** In pixels, as the style has it: what the note lies over counts as below. */
const NOTE = 24

/** At the lower edge of a list that goes on below it: how many rows are cut off there. A press leads to them. */
export function MoreBelow({ list }: { readonly list: RefObject<HTMLElement | null> }) {
  const [below, setBelow] = useState<number | null>(null)
  useEffect(() => {
    const { current } = list
    if (!current) return
    const measure = () => setBelow(countBelow(current))
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    for (const child of current.children) observer.observe(child)
    current.addEventListener('scroll', measure, { passive: true })
    return () => {
      observer.disconnect()
      current.removeEventListener('scroll', measure)
    }
  }, [list])
  if (below === null) return null
  return (
    <div className="more-below">
      <button
        type="button"
        tabIndex={-1}
        onClick={() => list.current?.scrollBy({ top: list.current.clientHeight - 2 * NOTE, behavior: 'instant' })}
      >
        {below === 0 ? 'More below' : `${below} more below`}
      </button>
    </div>
  )
}

/** Scrolls the list, and nothing around it, as little as brings its chosen row into sight; to its head where the row is there. */
export function showChosen(list: HTMLElement): void {
  const row = list.querySelector('.opt[aria-selected=true]')
  if (row === null) return
  const { top, bottom } = list.getBoundingClientRect()
  const is = row.getBoundingClientRect()
  const above = is.top - top
  if (above + list.scrollTop < list.clientHeight - is.height - NOTE) list.scrollTop = 0
  else if (above < 0) list.scrollTop += above
  else if (is.bottom > bottom - NOTE) list.scrollTop += is.bottom - bottom + NOTE
}

/** The rows cut off at the lower edge, of what is not folded; 0 where only other things are, null where nothing is below it. */
function countBelow(list: HTMLElement): number | null {
  const rest = list.scrollHeight - list.clientHeight - list.scrollTop
  // A list squeezed to less than the note would have it lie over what stands above.
  if (rest < SLACK || list.clientHeight < NOTE) return null
  const edge = list.getBoundingClientRect().bottom - NOTE
  const rows = [...list.querySelectorAll('.opt, .heap-row, .was-options > li')]
  return rows.filter((row) => row.checkVisibility() && row.getBoundingClientRect().bottom > edge).length
}
