import { useEffect, useRef } from 'react'
import type { RuleEntry } from '../../electron/contract/index.ts'
import { chapterOf, isChapter, numberOf } from './case-id.ts'
import { RuleLink } from './linked.tsx'

interface ContentsProps {
  readonly rules: readonly RuleEntry[]
  readonly here: string | null
}

/** Each chapter by its head; where the book prints none, by its first case. */
export function headsOf(rules: readonly RuleEntry[]): readonly RuleEntry[] {
  return [...Map.groupBy(casesOf(rules), ({ rule }) => chapterOf(rule)).values()].flatMap(([first]) => first ?? [])
}

/** The chapters, and under the open one its cases. */
export function Contents({ rules, here }: ContentsProps) {
  const open = here === null ? null : chapterOf(here)
  const list = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list goes along with the case that is open
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' })
  }, [here])
  return (
    <nav className="scroll contents" aria-label="Chapters" ref={list}>
      <ol>
        {headsOf(rules).map((chapter) => {
          const number = chapterOf(chapter.rule)
          return (
            <li key={number}>
              <RuleLink rule={chapter.rule} className="contents-chapter" isHere={chapter.rule === here}>
                <span className="no">{numberOf(number)}</span> {chapter.title}
              </RuleLink>
              {number === open && (
                <ol>
                  {casesOf(rules)
                    .filter(({ rule }) => chapterOf(rule) === number && !isChapter(rule))
                    .map(({ rule, title }) => (
                      <li key={rule}>
                        <RuleLink rule={rule} isHere={rule === here}>
                          {numberOf(number) && <span className="no">{numberOf(rule) === rule && rule}</span>} {title}
                        </RuleLink>
                      </li>
                    ))}
                </ol>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

/** `9.3 Targets`; a glossary entry has no number. */
export function headingOf({ rule, title }: Pick<RuleEntry, 'rule' | 'title'>): string {
  return [numberOf(rule), title].filter(Boolean).join(' ')
}

/** One entry per case: the one that names it. */
export function casesOf(rules: readonly RuleEntry[]): readonly RuleEntry[] {
  const seen = new Set<string>()
  return rules.filter(({ rule }) => {
    if (seen.has(rule)) return false
    seen.add(rule)
    return true
  })
}
