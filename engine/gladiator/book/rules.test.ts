import { describe, expect, it } from 'vitest'
import { isSentence } from '../../kernel/words.ts'
import { VARIANTS } from '../open/variants.ts'
import { CASES } from '../tables/cases.ts'
import { RULES } from './index.ts'

const DECIDED = Array.from({ length: 157 }, (_, i) => `G-${String(i + 1).padStart(2, '0')}`)

describe('the rules reference', () => {
  it('has every heading of the manual once, under its title, in the order of the pages', () => {
    const printed = RULES.filter(({ source }) => source === 'rulebook')
    expect(printed.map(({ rule, title }) => [rule, title])).toEqual(CASES.map(({ rule, title }) => [rule, title]))
    expect(printed).toHaveLength(138)
  })

  it.each(DECIDED)('has decision %s once, behind its case', (id) => {
    const at = RULES.flatMap(({ title, source }, i) => (source === 'ruling' && title.endsWith(`(${id})`) ? [i] : []))
    expect(at).toHaveLength(1)
    const rule = RULES[at[0] ?? 0]?.rule
    expect(RULES.slice(0, at[0]).some((entry) => entry.rule === rule && entry.source === 'rulebook')).toBe(true)
  })

  it('says in whole sentences what is printed, what is decided and what is ours, and why', () => {
    for (const { rule, title, source, reason, text } of RULES) {
      expect([title, reason === undefined || isSentence(reason), reason !== undefined]).toEqual([title, true, source !== 'rulebook'])
      expect([title, isSentence(text)]).toEqual([title, true])
      // What is ours stands under an id of its own, named after its case.
      expect([title, /[a-z]/.test(rule)]).toEqual([title, source === 'ours'])
    }
  })

  it.each(VARIANTS)('names the variant %s', (variant) => {
    expect(RULES.filter(({ rule }) => rule.endsWith(`.${variant}`))).toHaveLength(1)
  })
})
