import { describe, expect, it } from 'vitest'
import { VARIANT_WORDS } from '../open/variants.ts'
import { RULES } from './index.ts'

const LAST: Readonly<Record<number, number>> = { 4: 5, 5: 3, 6: 4, 8: 4, 9: 7, 10: 12, 11: 6, 12: 3, 13: 4 }
const WHOLE = Array.from({ length: 14 }, (_, i) => `${i + 1}.0`)
const CASES = [
  ...WHOLE,
  ...Object.entries(LAST).flatMap(([chapter, last]) => Array.from({ length: last }, (_, i) => `${chapter}.${i + 1}`)),
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((spell) => `11.2.${spell}`),
  ...[1, 2, 3, 4].map((spell) => `11.3.${spell}`),
]
const DECIDED = Array.from({ length: 124 }, (_, i) => `D-${String(i + 1).padStart(2, '0')}`)

describe('the rules reference', () => {
  it.each(CASES)('has case %s', (rule) => {
    expect(RULES.some((entry) => entry.rule === rule && entry.source === 'rulebook')).toBe(true)
  })

  it.each(DECIDED)('has decision %s once, behind its case', (id) => {
    const at = RULES.flatMap(({ title, source }, i) => (source === 'ruling' && title.endsWith(`(${id})`) ? [i] : []))
    expect(at).toHaveLength(1)
    const rule = RULES[at[0] ?? 0]?.rule
    expect(RULES.slice(0, at[0]).some((entry) => entry.rule === rule && entry.source === 'rulebook')).toBe(true)
  })

  it('stands in the order of the numbers', () => {
    const value = (rule: string) =>
      rule.split('.').reduce((sum, part) => sum * 100 + Number(part), 0) * (rule.split('.').length === 2 ? 100 : 1)
    const places = RULES.filter(({ rule }) => rule !== '1.0.short').map(({ rule }) => value(rule))
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })

  it('1.0 begins with the whole game in short, behind what is in the box', () => {
    const at = RULES.findIndex(({ rule }) => rule === '1.0.short')
    expect([RULES[at - 1]?.rule, RULES[at + 1]?.rule]).toEqual(['1.0', '2.0'])
    const named = [...(RULES[at]?.text ?? '').matchAll(/\d+\.\d+/g)].map(([rule]) => rule)
    expect(named.length).toBeGreaterThan(10)
    for (const rule of named) expect([rule, CASES.includes(rule)]).toEqual([rule, true])
  })

  it('says of what is lost and ours that it is, and why', () => {
    for (const { title, source, reason, text } of RULES) {
      expect([title, reason?.endsWith('.') ?? false]).toEqual([title, source !== 'rulebook'])
      expect([title, text.endsWith('.')]).toEqual([title, true])
    }
  })

  it('has one entry for a case, a source and a title', () => {
    expect(new Set(RULES.map(({ rule, source, title }) => `${rule} ${source} ${title}`)).size).toBe(RULES.length)
  })

  it('names every variant where its case is', () => {
    // The quadrants have no case of their own: ruling D-03 names the variant.
    const { 'open-quadrants': _, ...cases } = VARIANT_WORDS
    for (const { name } of Object.values(cases)) expect(RULES.map(({ title }) => title)).toContain(`Variant: ${name}`)
    expect(RULES.some(({ text }) => text.includes('A variant always opens them all.'))).toBe(true)
  })
})
