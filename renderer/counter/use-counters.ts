import { useCallback, useRef, useState } from 'react'
import type { Decision, Option } from '../../engine/kernel/types.ts'
import { type Draft, isSingle } from '../decision/draft.ts'
import { columnsAlong, deedsOf, pathTo } from './menu.ts'

/** The menu of the counters at a table: whose it is, what has been chosen in it so far. Field, board and card share it. */
export interface Counters {
  /** Whose menu is open; null where none is. */
  readonly open: Opened | null
  /** Opens the menu of these people, who stand in one place; if theirs is open, closes it. */
  readonly onOpen: (people: readonly string[]) => void
  readonly onPath: (path: readonly string[], option: Option | null) => void
  /** Closes it; the focus returns to the counter, and the choice of before it to the card. */
  readonly onClose: () => void
  /** Where the pressed counter is on the screen; null where it was not pressed. */
  readonly anchor: () => DOMRect | null
}

export interface Opened {
  readonly people: readonly string[]
  /** The keys of the chosen rows, a column each. */
  readonly path: readonly string[]
  /** To be chosen on the board: the options that differ only by their place. Empty before that. */
  readonly where: readonly Option[]
  /** The complete deed that Enter would do now; null while something is open. */
  readonly chosen: Option | null
}

interface Kept {
  readonly decision: string | null
  readonly people: readonly string[]
  readonly path: readonly string[]
  /** What the card had begun with. */
  readonly before: readonly string[]
}

/** A new question closes the menu. */
export function useCounters(decision: Decision | null, draft: Draft, nameOf: (id: string) => string): Counters {
  const [stored, setKept] = useState<Kept | null>(null)
  const counter = useRef<HTMLElement | SVGElement | null>(null)
  const kept = stored?.decision === (decision?.id ?? null) ? stored : null
  const back = () => {
    const at = counter.current
    counter.current = null
    // After the menu is gone: the counter is where it was.
    if (at?.isConnected) setTimeout(() => at.focus())
  }
  const close = () => {
    setKept(null)
    const [before] = kept?.before ?? []
    if (decision && before !== undefined && isSingle(decision) && !draft.picked.includes(before)) draft.toggle(before)
    back()
  }
  const anchor = useCallback(() => (counter.current?.isConnected ? counter.current.getBoundingClientRect() : null), [])
  const open = kept && openedAt(decision, kept, draft, nameOf)
  return {
    open,
    onOpen: (people) => {
      if (kept !== null && kept.people.join() === people.join()) return close()
      const active = document.activeElement
      counter.current = active instanceof HTMLElement || active instanceof SVGElement ? active : null
      setKept({ decision: decision?.id ?? null, people, path: [], before: kept?.before ?? draft.picked })
    },
    onPath: (path, option) => {
      if (kept) setKept({ ...kept, path })
      if (option && decision && isSingle(decision) && !draft.picked.includes(option.id)) draft.toggle(option.id)
    },
    onClose: close,
    anchor,
  }
}

function openedAt(decision: Decision | null, { people, path }: Kept, draft: Draft, nameOf: (id: string) => string): Opened {
  const first = deedsOf(decision, people, nameOf)
  const last = columnsAlong(first, path, nameOf).findLast(({ chosen }) => chosen !== null)?.chosen ?? null
  const where = last?.next === 'where' ? last.options : []
  const [only] = last?.next === null ? last.options : where.filter(({ id }) => draft.picked.includes(id))
  return { people, path, where, chosen: only ?? null }
}

/** The path on which a menu opens: to what the card has chosen, if it is offered there; otherwise to its first deed. */
export function pathAtFirst(
  decision: Decision | null,
  people: readonly string[],
  picked: readonly string[],
  nameOf: (id: string) => string,
) {
  const first = deedsOf(decision, people, nameOf)
  const [begun] = picked
  const path = begun === undefined ? [] : pathTo(first, begun, nameOf)
  if (path.length > 0) return path
  const row = first.groups.flatMap(({ rows }) => rows).find(({ options }) => options.length > 0)
  return row === undefined ? [] : [row.key]
}
