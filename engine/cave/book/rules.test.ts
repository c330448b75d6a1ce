import { readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { VARIANTS } from '../open/variants.ts'
import { RULES } from './index.ts'

const _ROOT = resolve(import.meta.dirname, '../../..')
const CHAPTERS = resolve(import.meta.dirname, '../chapters')
const read = (ending: (name: string) => boolean) =>
  readdirSync(CHAPTERS)
    .filter(ending)
    .map((name) => readFileSync(join(CHAPTERS, name), 'utf8'))
    .join('\n')
const CODE = read((name) => !name.endsWith('.test.ts'))
const TESTS = read((name) => name.endsWith('.test.ts'))

/** The last number of each chapter that has numbers. */
const LAST = [
  ...([
    [1, 6],
    [2, 8],
    [3, 5],
    [4, 7],
    [5, 5],
    [6, 4],
    [7, 3],
    [8, 2],
    [9, 7],
  ] as const),
  ...([
    [10, 2],
    [11, 4],
    [12, 6],
    [13, 11],
    [14, 10],
    [15, 2],
  ] as const),
]
const NUMBERED = LAST.flatMap(([chapter, last]) => Array.from({ length: last }, (_, i) => `${chapter}.${i + 1}`))
const DECIDED = Array.from({ length: 115 }, (_, i) => `C-${String(i + 1).padStart(2, '0')}`)

describe('the rules reference', () => {
  it.each([...NUMBERED, '16', '17'])('has case %s', (rule) => {
    expect(RULES.filter((entry) => entry.rule === rule && entry.source === 'rulebook')).toHaveLength(1)
  })

  it.each(DECIDED)('has decision %s once, behind its case', (id) => {
    const at = RULES.flatMap(({ title, source }, i) => (source === 'ruling' && title.endsWith(`(${id})`) ? [i] : []))
    expect(at).toHaveLength(1)
    const rule = RULES[at[0] ?? 0]?.rule
    expect(RULES.slice(0, at[0]).some((entry) => entry.rule === rule && entry.source === 'rulebook')).toBe(true)
  })

  it('stands in the order of the numbers', () => {
    const value = (rule: string) => {
      const [chapter = 0, number = 0] = rule.split('.').map((part) => Number(part) || 0)
      return chapter * 100 + number
    }
    const places = RULES.map(({ rule }) => value(rule))
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })

  it('begins with the whole game in short, on one screen', () => {
    const [first] = RULES
    expect(first?.rule).toBe('0.short')
    // As much as its dialog shows in a window 800 pixels high.
    expect(first?.text.split(/\s+/).length).toBeLessThanOrEqual(330)
    for (const [cases = ''] of first?.text.matchAll(/: [\d., ]+\.$/gm) ?? [])
      for (const rule of cases.slice(2, -1).split(', ')) expect([rule, RULES.some((entry) => entry.rule === rule)]).toEqual([rule, true])
  })

  it('says of what is lost and ours that it is, and why', () => {
    for (const { rule, title, source, reason, text } of RULES) {
      expect([title, reason?.endsWith('.') ?? false]).toEqual([title, source !== 'rulebook'])
      expect([title, text.endsWith('.')]).toEqual([title, true])
      // What is ours stands under an id of its own, named after its case.
      expect([title, /[a-z]/.test(rule)]).toEqual([title, source === 'ours'])
    }
  })

  it.each(VARIANTS)('names the variant %s', (variant) => {
    expect(RULES.some(({ rule }) => rule.endsWith(`.${variant}`))).toBe(true)
  })
})

/** Settled by the table, by what the app shows, or by there being nothing of the kind; no code of a chapter carries them. */
const ELSEWHERE = ['C-12', 'C-40', 'C-44', 'C-47', 'C-50', 'C-113', 'C-115']

describe('the chapters', () => {
  it.each(DECIDED.filter((id) => !ELSEWHERE.includes(id)))('cite decision %s, in the rules or in their tests', (id) => {
    expect(new RegExp(`${id}(?!\\d)`).test(CODE + TESTS)).toBe(true)
  })
})
