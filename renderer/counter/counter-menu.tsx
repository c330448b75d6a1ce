import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import type { Decision, Option } from '../../engine/kernel/types.ts'
import { DeadlyDialog } from '../decision/deadly.tsx'
import { isHarmless, isSingle } from '../decision/draft.ts'
import { withoutOdds } from '../decision/odds.ts'
import { Picture } from '../face/picture.tsx'
import { KeyPlate } from '../frame/key-plate.tsx'
import { Arrow, Icon } from '../icons/icon.tsx'
import { useKeys } from '../keys/keys.ts'
import { settings, useSettings } from '../settings/settings.ts'
import { type Column, columnsAlong, deedsOf, type Row, rowsOf } from './menu.ts'
import { MenuColumn, numbered } from './menu-column.tsx'
import { type Counters, type Opened, pathAtFirst } from './use-counters.ts'
import { type CounterWords, chitOf } from './words.ts'
import '../style/counter.css'

interface CounterMenuProps {
  readonly decision: Decision | null
  readonly picked: readonly string[]
  readonly counters: Counters
  readonly open: Opened
  readonly words: CounterWords
  readonly busy: boolean
  readonly onAnswer: (option: Option) => void
}

/** The menu of a counter: deed, means, target, in columns; the place is chosen on the board. */
export function CounterMenu({ decision: asked, picked, counters, open, words, busy, onAnswer }: CounterMenuProps) {
  const { odds } = useSettings()
  const decision = useMemo(
    () => (odds || asked === null ? asked : { ...asked, ...(asked.options && { options: asked.options.map(withoutOdds) }) }),
    [asked, odds],
  )
  const [deadly, setDeadly] = useState<Option | null>(null)
  const { nameOf } = words
  const first = deedsOf(decision, open.people, nameOf)
  const columns = columnsAlong(first, open.path, nameOf)
  const go = (option: Option) => {
    if (busy) return
    if (option.warns === undefined) onAnswer(option)
    else setDeadly(option)
  }
  const menu = { decision, picked, counters, open, words, columns, onGo: go }
  return (
    <>
      {open.where.length > 0 ? <Crumb {...menu} /> : <Columns {...menu} key={open.people.join()} />}
      {deadly && decision && (
        <DeadlyDialog
          option={deadly}
          rule={decision.rule}
          onLive={() => setDeadly(null)}
          onDie={() => {
            setDeadly(null)
            onAnswer(deadly)
          }}
        />
      )}
    </>
  )
}

interface MenuProps {
  readonly decision: Decision | null
  readonly picked: readonly string[]
  readonly counters: Counters
  readonly open: Opened
  readonly words: CounterWords
  readonly columns: ReturnType<typeof columnsAlong>
  readonly onGo: (option: Option) => void
}

/** Rows can be looked at with the arrows, opened, and answered with. */
function Columns({ decision, picked, counters, open, words, columns, onGo }: MenuProps) {
  const menu = useRef<HTMLDivElement>(null)
  const pages = open.people.flatMap((id) => words.pagesOf?.(id) ?? [])
  const [deep, setDeep] = useState(0)
  const at = Math.min(deep, columns.length - 1)
  const notch = useNotch(menu, counters.anchor)
  useOpening(menu, decision, open, picked, words, counters.onPath, setDeep)

  const focusOn = (column: number, row: number) => {
    setDeep(column)
    menu.current?.querySelector<HTMLElement>(`[data-column="${column}"][data-row="${row}"]`)?.focus()
  }
  const look = (column: number, row: Row) => {
    setDeep(column)
    counters.onPath([...open.path.slice(0, column), row.key], row.next === null ? (row.options[0] ?? null) : null)
  }
  /** Goes on from a row: to the next column, to the board, or to the answer. A press shows a deed first, unless nothing can be lost by it. */
  const enter = (column: number, row: Row, isPress: boolean) => {
    const isOn = open.path[column] === row.key
    look(column, row)
    const [only] = row.options
    if (row.next === 'means' || row.next === 'whom') {
      if (!isPress) setTimeout(() => focusOn(column + 1, 0))
    } else if (row.next === null && only !== undefined && decision !== null && isSingle(decision)) {
      const free = only.warns === undefined && (only.deed?.free === true || isHarmless(decision))
      if (!isPress || isOn || free) onGo(only)
    }
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const from = event.target instanceof HTMLElement ? event.target : null
    // If the focus moves without keys, as with a screen reader, the menu follows the focus.
    const c = Number(from?.dataset.column ?? at)
    const column = columns[c]
    if (column === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    const rows = rowsOf(column.column)
    const count = rows.length + (c === 0 ? pages.length : 0)
    const here = Number(from === null ? 0 : from.dataset.row)
    const row = rows[here]
    const digit = digitOf(event)
    const target = digit === null ? placeAfter(event.key, here, count) : numbered(rows, count - rows.length)[digit - 1]
    const aimed = target === undefined ? undefined : rows[target]
    if (target !== undefined) {
      focusOn(c, target)
      if (aimed && digit !== null && aimed.next !== null) enter(c, aimed, false)
      else if (aimed) look(c, aimed)
    } else if (row && (event.key === 'Enter' || (event.key === 'ArrowRight' && row.next !== null))) enter(c, row, false)
    else if (event.key !== 'ArrowLeft' && event.key !== 'Escape') return
    else if (c === 0) counters.onClose()
    else focusOn(c - 1, rowIndex(columns[c - 1]))
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys of the menus in it
    <div className={`cmenu is-${columns.length}`} ref={menu} style={notch} onKeyDown={onKeyDown}>
      {columns.map(({ column, chosen }, c) => (
        <MenuColumn
          key={`${column.step} ${column.title}`}
          column={column}
          place={c}
          chosen={chosen}
          isAt={c === at}
          pages={c === 0 ? pages : []}
          note={c === 0 && open.people[0] !== undefined && open.people.length === 1 ? words.noteOf?.(open.people[0]) : undefined}
          nothing={column.groups.length === 0 ? nothingFor(decision, open.people, words) : null}
          words={words}
          onPress={(row) => enter(c, row, true)}
          onClose={counters.onClose}
        />
      ))}
      <button type="button" className="btn btn--quiet cm-close" onClick={counters.onClose} aria-keyshortcuts="Escape">
        <span className="vh">Close the menu of {open.people.map(words.nameOf).join(', ')}</span>
        <KeyPlate of="Esc" />
      </button>
    </div>
  )
}

function digitOf({ key }: KeyboardEvent): number | null {
  return settings().singleKeys && /^[1-9]$/.test(key) ? Number(key) : null
}

/** The row that an arrow leads to, round and round. */
function placeAfter(key: string, here: number, count: number): number | undefined {
  return { ArrowDown: (here + 1) % count, ArrowUp: (here - 1 + count) % count, Home: 0, End: count - 1 }[key]
}

function rowIndex(at: MenuProps['columns'][number] | undefined): number {
  return at?.chosen ? rowsOf(at.column).findIndex(({ key }) => key === at.chosen?.key) : 0
}

/** Nothing can be done here now: the reason, as a sentence. */
function nothingFor(decision: Decision | null, people: readonly string[], { nameOf, whyNot }: CounterWords): string {
  const own = people.flatMap((id) => whyNot?.(id) ?? [])
  if (own.length > 0) return own.join(' ')
  const names = people.map(nameOf).join(' and ')
  if (decision === null) return `There is nothing to decide now, so ${names} can do nothing.`
  const { about, prompt } = decision
  if (about !== undefined && !people.includes(about))
    return `${nameOf(about)} is choosing now: there is nothing to do for or against ${names}.`
  return `There is nothing to do for or against ${names} here: ${prompt}`
}

/** Deed, means and target in a line; the board asks where. */
function Crumb({ picked, counters, open, words, columns }: MenuProps) {
  const chosen = columns.flatMap(({ column: { step }, chosen: row }) => (row ? [{ step, row }] : []))
  const [who] = open.people
  useEffect(() => {
    document.querySelector<SVGElement>('.board .stop.can-go')?.focus()
  }, [])
  const back = (to: number) => counters.onPath(open.path.slice(0, to), null)
  useKeys((event) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    back(open.path.length - 1)
  })
  const place = open.where.find(({ id }) => picked.includes(id))
  return (
    <nav className="crumb" aria-label="Chosen so far">
      {who !== undefined && (
        <>
          <Portrait id={who} words={words} />
          <b>{words.nameOf(who)}</b>
        </>
      )}
      {chosen.map(({ step, row }, i) => (
        <CrumbStep key={row.key} onPress={() => back(i)} picture={<StepPicture step={step} row={row} words={words} />}>
          {row.label}
        </CrumbStep>
      ))}
      <Arrow />
      <b role="status">{place ? 'Enter does it; or press another place.' : 'Where? Press a place.'}</b>
      <button type="button" className="btn last" onClick={() => back(open.path.length - 1)} aria-keyshortcuts="Escape">
        Back <KeyPlate of="Esc" />
      </button>
    </nav>
  )
}

function CrumbStep({
  picture,
  onPress,
  children,
}: {
  readonly picture: ReactNode
  readonly onPress: () => void
  readonly children: ReactNode
}) {
  return (
    <>
      <Arrow />
      <button type="button" className="btn" onClick={onPress}>
        {picture}
        {children}
      </button>
    </>
  )
}

/** Of a deed its icon; of a target the face. */
function StepPicture({ step, row: { deed }, words }: { readonly step: Column['step']; readonly row: Row; readonly words: CounterWords }) {
  if (step === 'whom') return deed.whom === undefined ? null : <Portrait id={deed.whom} words={words} />
  const icon = words.iconOf?.(deed)
  return icon ? <Icon name={icon} /> : null
}

function Portrait({ id, words }: { readonly id: string; readonly words: CounterWords }) {
  const face = words.faceOf?.(id)
  if (!face) return null
  return (
    <span className={chitOf(face, words.isOurs?.(id))} aria-hidden="true">
      <Picture name={face} className="" />
    </span>
  )
}

/** Where the notch points: at the counter, as far as the menu reaches. */
function useNotch(menu: RefObject<HTMLDivElement | null>, anchor: Counters['anchor']): CSSProperties {
  const [left, setLeft] = useState<number | null>(null)
  useLayoutEffect(() => {
    const box = menu.current?.getBoundingClientRect()
    const at = anchor()
    if (box && at) setLeft(Math.min(box.width - 24, Math.max(24, at.left + at.width / 2 - box.left)))
  }, [menu, anchor])
  return left === null ? {} : ({ '--notch': `${left}px` } as CSSProperties)
}

/** A menu opens on what the card has chosen, if it offers that; its row takes the focus. */
function useOpening(
  menu: RefObject<HTMLDivElement | null>,
  decision: Decision | null,
  open: Opened,
  picked: readonly string[],
  { nameOf }: CounterWords,
  onPath: Counters['onPath'],
  setDeep: (deep: number) => void,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as it opens; the key of the menu is whose it is
  useEffect(() => {
    if (open.path.length > 0) {
      setDeep(open.path.length - 1)
    } else {
      const path = pathAtFirst(decision, open.people, picked, nameOf)
      const { chosen } = columnsAlong(deedsOf(decision, open.people, nameOf), path, nameOf)[path.length - 1] ?? { chosen: null }
      onPath(path, chosen?.next === null ? (chosen.options[0] ?? null) : null)
      setDeep(Math.max(0, path.length - 1))
    }
    const task = window.setTimeout(() => {
      const rows = menu.current?.querySelectorAll<HTMLElement>('[role=menuitem][tabindex="0"]')
      const row = rows?.[rows.length - 1] ?? menu.current?.querySelector<HTMLElement>('[role=menuitem], .cm-close')
      row?.focus()
    })
    return () => window.clearTimeout(task)
  }, [])
}
