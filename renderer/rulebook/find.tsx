import { type KeyboardEvent, useDeferredValue, useId, useMemo, useRef } from 'react'
import { useKeys } from '../keys/keys.ts'
import { numberOf } from './case-id.ts'
import { RuleLink } from './linked.tsx'
import { wordsInTables } from './printed-table.ts'
import { marked, search } from './search.ts'
import type { Rulebook } from './use-rulebook.ts'

interface FindProps {
  readonly book: Rulebook
  readonly question: string
  readonly onQuestion: (question: string) => void
  readonly onOpen: (rule: string) => void
  /** Takes the place of the results while the field is empty. */
  readonly children: React.ReactNode
}

/** Nobody reads more than this; a narrower search helps instead. */
const SHOWN = 60

/** The search of the rulebook: a field, and under it the results, which the arrows walk through. `/` focuses the field. */
export function Find({ book, question, onQuestion, onOpen, children }: FindProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const asked = useDeferredValue(question)
  const found = useMemo(() => search(book.rules, asked, wordsInTables(book.tables)), [book, asked])
  useKeys((event) => {
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    field.current?.focus()
    field.current?.select()
  })

  const step = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    const stops: (Element | null)[] = [field.current, ...(list.current?.querySelectorAll('a.book-found') ?? [])]
    const at = stops.indexOf(document.activeElement)
    const next = by === 0 || at < 0 ? null : stops[at + by]
    if (!(next instanceof HTMLElement)) return
    event.preventDefault()
    next.focus()
  }
  const [first] = found
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows go on from the field into the list; every stop is a control itself
    <div className="book-find" onKeyDown={step}>
      <label className="lab" htmlFor={id}>
        Find a word or a rule
      </label>
      <input
        id={id}
        ref={field}
        className="field-in"
        type="search"
        autoComplete="off"
        spellCheck={false}
        value={question}
        onChange={(event) => onQuestion(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !first) return
          event.preventDefault()
          onOpen(first.entry.rule)
        }}
      />
      {asked.trim() === '' ? (
        children
      ) : (
        <div ref={list} className="scroll found-list">
          <p className="small muted" aria-live="polite">
            {howMany(found.length)}
          </p>
          <ol>
            {found.slice(0, SHOWN).map(({ entry, excerpt }) => (
              <li key={`${entry.rule} ${entry.title}`}>
                <RuleLink rule={entry.rule} className="book-found">
                  <span className="found-rule">{numberOf(entry.rule) || 'word'}</span>
                  <span>
                    <b>
                      <Marked text={entry.title} question={asked} />
                    </b>
                    <span className="found-text">
                      <Marked text={excerpt} question={asked} />
                    </span>
                  </span>
                </RuleLink>
              </li>
            ))}
          </ol>
        </div>
      )}
    </div>
  )
}

function Marked({ text, question }: { readonly text: string; readonly question: string }) {
  return marked(text, question).map((piece, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
    piece.isMarked ? <mark key={i}>{piece.text}</mark> : piece.text,
  )
}

function howMany(count: number): string {
  if (count === 0) return 'Nothing found. Try one word, or the beginning of one.'
  if (count === 1) return '1 entry'
  return count > SHOWN ? `${count} entries, of which the best ${SHOWN} are shown` : `${count} entries`
}
