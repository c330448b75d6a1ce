import { useEffect, useMemo, useRef, useState } from 'react'
import type { RuleEntry } from '../../../electron/contract/index.ts'
import { Bar } from '../../frame/bar.tsx'
import { TroubleScreen, Waiting } from '../../frame/framed.tsx'
import { Icon } from '../../icons/icon.tsx'
import { addressOf, go, rulebookAt } from '../../navigation.ts'
import { chapterOf, depthOf, isChapter, numberOf } from '../../rulebook/case-id.ts'
import { CaseText, type LastRead } from '../../rulebook/case-text.tsx'
import { Contents, casesOf, headingOf, headsOf } from '../../rulebook/contents.tsx'
import { Find } from '../../rulebook/find.tsx'
import { findRule } from '../../rulebook/find-rule.ts'
import { RuleLink } from '../../rulebook/linked.tsx'
import { RulesContext, useRules } from '../../rulebook/rules-context.ts'
import { type Rulebook, useLastRead, useRulebook } from '../../rulebook/use-rulebook.ts'

/** The rulebook as a place of its own: chapters and search on one side, the open chapter on the other. */
export function RulebookScreen({ rule, game }: { readonly rule: string | null; readonly game: string }) {
  const state = useRulebook(game)
  const toRules = useMemo(() => ({ game, open: (to: string | null) => go(rulebookAt(game, to)) }), [game])
  switch (state.kind) {
    case 'failed':
      return <TroubleScreen error={state.error} onLeave={() => go({ kind: 'hall', campaign: null })} />
    case 'reading':
      return <Waiting>Opening the rulebook…</Waiting>
    case 'open':
      return (
        <RulesContext value={toRules}>
          <Open book={state.book} wanted={rule} />
        </RulesContext>
      )
  }
}

function Open({ book, wanted }: { readonly book: Rulebook; readonly wanted: string | null }) {
  const { open } = useRules()
  const [question, setQuestion] = useState('')
  const last = useLastRead(null)
  const [first] = book.rules
  const here = wanted === null ? first : findRule(book.rules, wanted)
  return (
    <div className="app app--whole">
      <Bar where={<b>Rulebook</b>}>
        {book.tables.length > 0 && (
          <a className="btn btn--quiet" href={addressOf({ kind: 'print', of: 'charts', id: book.game })}>
            <Icon name="x-print" />
            <span className="hide-s">Charts for paper</span>
            <span className="only-s vh">Charts for paper</span>
          </a>
        )}
      </Bar>
      <main className="field rulebook">
        <section className="rulebook-ways" aria-label="Find and chapters">
          <Find book={book} question={question} onQuestion={setQuestion} onOpen={open}>
            <Contents rules={book.rules} here={here?.rule ?? null} />
          </Find>
        </section>
        {here ? (
          <Chapter key={chapterOf(here.rule)} book={book} here={here.rule} isAsked={wanted !== null} last={last} />
        ) : (
          <section className="state">
            <h2>There is no rule {wanted}</h2>
            <p>Its chapters are on the left. Find a word of it there.</p>
          </section>
        )}
      </main>
    </div>
  )
}

interface ChapterProps {
  readonly book: Rulebook
  readonly here: string
  /** Whether the case was asked for: then the page scrolls to it. */
  readonly isAsked: boolean
  readonly last: LastRead
}

function Chapter({ book, here, isAsked, last }: ChapterProps) {
  const text = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isAsked) return
    const heading = text.current?.querySelector<HTMLElement>(`[data-case="${CSS.escape(here)}"]`)
    heading?.focus({ preventScroll: true })
    heading?.scrollIntoView({ block: isChapter(here) ? 'end' : 'start' })
  }, [here, isAsked])
  const number = chapterOf(here)
  const cases = casesOf(book.rules).filter(({ rule }) => chapterOf(rule) === number)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <article className="scroll chapter-text" ref={text} tabIndex={0} aria-label={cases[0]?.title}>
      {cases.map(({ rule, title }) => (
        <section
          key={rule}
          className={rule === here && isAsked ? 'case-text is-here' : 'case-text'}
          aria-label={headingOf({ rule, title })}
        >
          <Heading rule={rule} title={title} />
          <CaseText rule={rule} book={book} last={last} withTables={false} />
        </section>
      ))}
      <Near book={book} chapter={number} />
    </article>
  )
}

/** Links to the previous and the next chapter, for a reader at the foot of one. */
function Near({ book, chapter }: { readonly book: Rulebook; readonly chapter: string }) {
  const chapters = headsOf(book.rules)
  const at = chapters.findIndex(({ rule }) => chapterOf(rule) === chapter)
  const [before, after] = [chapters[at - 1], chapters[at + 1]]
  return (
    <nav className="chapter-near" aria-label="Chapters beside this one">
      {before && (
        <RuleLink rule={before.rule}>
          <small>Before</small> <ChapterName rule={before} />
        </RuleLink>
      )}
      {after && (
        <RuleLink rule={after.rule} className="is-next">
          <small>Next</small> <ChapterName rule={after} />
        </RuleLink>
      )}
    </nav>
  )
}

function ChapterName({ rule: { rule, title } }: { readonly rule: RuleEntry }) {
  const number = numberOf(chapterOf(rule))
  return (
    <>
      {number && <span className="no">{number}</span>} {title}
    </>
  )
}

/** Chapters below the page, cases below the chapter, the rest below its case. */
const LEVELS = ['h2', 'h3', 'h4'] as const

function Heading({ rule, title }: { readonly rule: string; readonly title: string }) {
  const Level = LEVELS[Math.min(depthOf(rule), LEVELS.length) - 1] ?? 'h4'
  const number = isChapter(rule) ? numberOf(chapterOf(rule)) : numberOf(rule) === rule && rule
  return (
    <Level tabIndex={-1} data-case={rule}>
      {number && <span className="no">{number}</span>} {title}
    </Level>
  )
}
