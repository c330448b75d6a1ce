import { useEffect, useRef } from 'react'
import type { RuleEntry } from '../../electron/contract/index.ts'
import { RuleLink } from './linked.tsx'

interface ContentsProps {
  readonly rules: readonly RuleEntry[]
  readonly here: string | null
}

/** `9` of `9.3`, `204` of `204B1`, `glossary` of a term. */
export function chapterOf(rule: string): string {
  return /^\d{3}/.exec(rule)?.[0] ?? rule.split('.')[0] ?? rule
}

/** Whether a case is the head of its chapter: `9.0`, `204`, `17`. */
export function isChapter(rule: string): boolean {
  return rule.endsWith('.0') || /^\d+$/.test(rule)
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

/** `9.3 Who attacks whom`; a glossary entry has no number. */
export function headingOf({ rule, title }: Pick<RuleEntry, 'rule' | 'title'>): string {
  return [numberOf(rule), title].filter(Boolean).join(' ')
}

/** `4.1.B` of itself, `10.5` of `10.5.charm`, empty for a glossary entry. */
export function numberOf(rule: string): string {
  return rule
    .split('.')
    .filter((part) => /^(\d+|[A-Z]|\d{3}[A-H]\d*[a-z]?)$/.test(part) && !rule.startsWith('glossary.'))
    .join('.')
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
