import type { RuleEntry } from '../../electron/contract/index.ts'
import { RuleLink } from './linked.tsx'

interface ContentsProps {
  readonly rules: readonly RuleEntry[]
  readonly here: string | null
}

/** `9` of `9.3`, `glossary` of its words. */
export function chapterOf(rule: string): string {
  return rule.split('.')[0] ?? rule
}

/** The chapters, and under the open one its cases. */
export function Contents({ rules, here }: ContentsProps) {
  const open = here === null ? null : chapterOf(here)
  return (
    <nav className="scroll contents" aria-label="Chapters">
      <ol>
        {casesOf(rules)
          .filter(({ rule }) => rule.endsWith('.0'))
          .map((chapter) => {
            const number = chapterOf(chapter.rule)
            return (
              <li key={number}>
                <RuleLink rule={chapter.rule} className="contents-chapter" isHere={chapter.rule === here}>
                  <span className="no">{number === 'glossary' ? '' : number}</span> {chapter.title}
                </RuleLink>
                {number === open && (
                  <ol>
                    {casesOf(rules)
                      .filter(({ rule }) => chapterOf(rule) === number && rule !== chapter.rule)
                      .map(({ rule, title }) => (
                        <li key={rule}>
                          <RuleLink rule={rule} isHere={rule === here}>
                            {number !== 'glossary' && <span className="no">{rule}</span>} {title}
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

/** One entry a case: the one that names it. */
export function casesOf(rules: readonly RuleEntry[]): readonly RuleEntry[] {
  const seen = new Set<string>()
  return rules.filter(({ rule }) => {
    if (seen.has(rule)) return false
    seen.add(rule)
    return true
  })
}
