import type { RuleEntry } from '../../electron/contract/index.ts'
import { isTerm } from '../book-page.ts'
import { Die } from '../dice/die.tsx'
import { diceIn, halves, sumInWords } from '../dice/worked-sum.ts'
import { chapterOf } from './case-id.ts'
import { Catalogued } from './catalogued.tsx'
import { entriesOf } from './find-rule.ts'
import { Linked } from './linked.tsx'
import type { LastThrow as Last, Lit } from './lit.ts'
import { tablesFor } from './printed-table.ts'
import { piecesOf } from './prose.ts'
import { Printed } from './table.tsx'
import type { Rulebook } from './use-rulebook.ts'

/** What the game at the table has read and thrown last, by table and by case. */
export interface LastRead {
  readonly lit: ReadonlyMap<string, Lit>
  readonly throws: ReadonlyMap<string, Last>
}

interface CaseTextProps {
  readonly rule: string
  readonly book: Rulebook
  readonly last: LastRead
  /** False in the rulebook, where a table appears under its own case only; others point there unless their text does. */
  readonly withTables?: boolean
}

/** Everything on a case: the rule, our rulings on it with their reasons, its tables and the last throw made by it. */
export function CaseText({ rule, book, last, withTables = true }: CaseTextProps) {
  const read = tablesFor(book.tables, book.readBy, rule)
  const tables = withTables ? read : read.filter((table) => table.rule === rule)
  const entries = entriesOf(book.rules, rule)
  const named = new Set(entries.flatMap(({ text }) => piecesOf(text, rule, book.rules, []).map((piece) => piece.rule)))
  const unnamed = read.filter((table) => !tables.includes(table) && !named.has(table.rule))
  const elsewhere = [...new Set(unnamed.map((table) => table.rule))]
  const thrown = last.throws.get(rule)
  const corrections = book.corrections.filter((each) => each.rule === rule)
  return (
    <>
      <Catalogued entry={book.catalogued.get(rule)} game={book.game} />
      {entries.map((entry) => (
        <Entry
          key={`${entry.source} ${entry.title}`}
          entry={entry}
          rules={book.rules}
          isCatalogued={book.catalogued.size > 0 && isOfCatalogue(book, rule)}
        />
      ))}
      {thrown && <LastThrow {...thrown} />}
      {tables.map((table) => (
        <Printed
          key={table.id}
          table={table}
          lit={last.lit.get(table.id) ?? null}
          isNamed={book.rules.some((entry) => entry.rule === rule && entry.title === table.title)}
        />
      ))}
      {elsewhere.length > 0 && (
        <p className="small muted">
          <Linked
            text={`${elsewhere.length === 1 ? 'Its table is' : 'Its tables are'} under ${elsewhere.join(', ')}.`}
            here={rule}
            rules={book.rules}
          />
        </p>
      )}
      {tables.length > 0 && corrections.length > 0 && (
        <ul className="small muted readings">
          {corrections.map(({ reading }) => (
            <li key={reading}>{reading}</li>
          ))}
        </ul>
      )}
    </>
  )
}

interface EntryProps {
  readonly entry: RuleEntry
  readonly rules: readonly RuleEntry[]
  /** It is a chapter or an entry of a catalogue, which is all our own. */
  readonly isCatalogued: boolean
}

function Entry({ entry, rules, isCatalogued }: EntryProps) {
  const { rule, title, text, source, reason } = entry
  const isOurs = source !== 'rulebook' && !isTerm(rule) && !isCatalogued
  return (
    <div className={isOurs ? `said said--${source}` : 'said'}>
      {isOurs && (
        <p className="said-by">
          <b>{source === 'ruling' ? 'Our ruling' : 'Our addition'}</b> {title}
        </p>
      )}
      {text.split(/\n\n+/).map((paragraph) => (
        <p key={paragraph}>
          <Linked text={paragraph} here={rule} rules={rules} />
        </p>
      ))}
      {reason && (
        <p className="small muted">
          Why: <Linked text={reason} here={rule} rules={rules} />
        </p>
      )}
    </div>
  )
}

function isOfCatalogue({ catalogued }: Rulebook, rule: string): boolean {
  return [...catalogued.keys()].some((each) => chapterOf(each) === chapterOf(rule))
}

function LastThrow({ thrown, told }: Last) {
  return (
    <div className="last-throw">
      <span className="d">
        {thrown.dice.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: dice of one throw keep their order
          <Die key={i} face={face} size="small" halved={halves(thrown.code) && thrown.dice.length === diceIn(thrown.code)} />
        ))}
      </span>
      <p className="small">
        <b>Last rolled</b> {sumInWords(thrown.parts, thrown.total)}. {told}
      </p>
    </div>
  )
}
