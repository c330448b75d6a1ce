import { type Column, type Row, rowsOf } from './menu.ts'
import { MenuRow, PageRow } from './row.tsx'
import type { CounterPage, CounterWords } from './words.ts'

interface MenuColumnProps {
  readonly column: Column
  /** Its number, from the left. */
  readonly place: number
  readonly chosen: Row | null
  /** The keys go here. */
  readonly isAt: boolean
  /** What else opens from the counter, after all deeds. */
  readonly pages: readonly CounterPage[]
  /** What its people have left. */
  readonly note: string | undefined
  /** Why there is nothing to choose; null where there is something. */
  readonly nothing: string | null
  readonly words: CounterWords
  readonly onPress: (row: Row) => void
  readonly onClose: () => void
}

/** A column of the menu, under the heading of its first group. */
export function MenuColumn({ column, place, chosen, isAt, pages, note, nothing, words, onPress, onClose }: MenuColumnProps) {
  const rows = rowsOf(column)
  const keys = numbered(rows, pages.length)
  const heading = column.groups[0]?.title ?? column.title
  const stop = chosen ?? rows[0]
  return (
    <section className={isAt ? 'is-at' : undefined}>
      <h2>
        <span>{heading}</span> {note && <small>{note}</small>}
      </h2>
      <div className="cm-rows scroll" role="menu" aria-label={heading}>
        {column.groups.map((group, g) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of menu items
          <div key={group.title} role="group" aria-label={group.title}>
            {g > 0 && (
              <p className="cm-title" aria-hidden="true">
                {group.title}
              </p>
            )}
            {group.rows.map((row) => (
              <MenuRow
                key={row.key}
                row={row}
                column={place}
                index={rows.indexOf(row)}
                hotkey={keys.indexOf(rows.indexOf(row)) + 1}
                isOn={row === chosen}
                isStop={isAt && row === stop}
                isWhom={column.step === 'whom'}
                words={words}
                onPress={() => onPress(row)}
              />
            ))}
          </div>
        ))}
        {nothing !== null && <p className="cm-none">{nothing}</p>}
        {pages.map((page, i) => (
          <PageRow
            key={page.label}
            page={page}
            index={rows.length + i}
            hotkey={keys.indexOf(rows.length + i) + 1}
            isStop={stop === undefined && i === 0}
            onPress={() => {
              onClose()
              page.onOpen()
            }}
          />
        ))}
      </div>
    </section>
  )
}

/** The places of the rows that have a number key, in its order: what is not allowed has none. */
export function numbered(rows: readonly Row[], pages: number): readonly number[] {
  const free = rows.flatMap((row, i) => (row.options.length > 0 || row.next !== null ? [i] : []))
  return [...free, ...Array.from({ length: pages }, (_, i) => rows.length + i)]
}
