import { describe, expect, it } from 'vitest'
import { VARIANTS } from '../open/variants.ts'
import { CHARACTERISTICS } from '../state.ts'
import { caseOf, chapterOf, RULES, RULINGS } from './index.ts'

/** The chapters of the rulebook with their last letter; those without have no letters. */
const LAST_LETTER: Readonly<Record<string, string>> = {
  101: 'B',
  102: 'B',
  103: 'B',
  104: 'D',
  201: '',
  202: 'C',
  203: 'B',
  204: 'D',
  205: 'D',
  206: 'D',
  207: 'B',
  208: 'C',
  209: 'B',
  210: 'G',
  211: 'E',
  212: 'E',
  213: 'B',
  214: 'E',
  215: 'B',
}

const CASES = Object.entries(LAST_LETTER).flatMap(([chapter, last]) => [
  chapter,
  ...[...'ABCDEFG'].filter((letter) => letter <= last).map((letter) => `${chapter}${letter}`),
])

/** Everything that had to be decided before the rules could be written, and what came up when they were. */
const DECIDED = Array.from({ length: 67 }, (_, i) => `H-${String(i + 1).padStart(2, '0')}`)

describe('the rules reference', () => {
  it.each(CASES)('has case %s', (rule) => {
    expect(RULES.some((entry) => entry.rule === rule && entry.source === 'rulebook')).toBe(true)
  })

  it.each(DECIDED)('has decision %s once, behind its case', (id) => {
    const [decision, another] = RULINGS.filter((each) => each.id === id)
    expect(another).toBeUndefined()
    const at = RULES.findIndex(({ source, title }) => source === 'ruling' && title === decision?.title)
    expect(RULES.slice(0, at).some(({ rule, source }) => rule === decision?.rule && source === 'rulebook')).toBe(true)
  })

  it('102A says of every characteristic that has levels what it is', () => {
    const told = RULES.filter(({ rule }) => /^102A[1-8]$/.test(rule)).map(({ title }) => title.toLowerCase())
    for (const characteristic of CHARACTERISTICS) expect(told.filter((title) => title.includes(characteristic))).toHaveLength(1)
  })

  it('names the dice of the table as our variant', () => {
    expect(VARIANTS).toEqual(['physical-dice'])
    expect(RULES.find(({ rule }) => rule === '004.dice')?.source).toBe('ours')
  })

  it('stands in the order of the rulebook', () => {
    const chapters = RULES.map(({ rule }) => Number(chapterOf(rule)))
    expect(chapters).toEqual([...chapters].sort((one, other) => one - other))
    const place = ({ rule }: { readonly rule: string }) => `${caseOf(rule)} ${(/\d+$/.exec(rule.slice(4))?.[0] ?? '').padStart(2, '0')}`
    const lettered = RULES.filter(({ rule }) => /^\d{3}[A-G]\d*$/.test(rule)).map(place)
    expect(lettered).toEqual([...lettered].sort())
  })

  it('has one entry for a case, a source and a title, in whole sentences', () => {
    expect(new Set(RULES.map(({ rule, source, title }) => `${rule} ${source} ${title}`)).size).toBe(RULES.length)
    for (const { rule, title, text } of RULES)
      expect([rule, title !== '', text.trim() === text && text.endsWith('.')]).toEqual([rule, true, true])
  })

  it('gives the reason of everything that does not stand in the printed game, in whole sentences', () => {
    for (const { rule, title, source, reason } of RULES)
      expect([rule, title, reason?.endsWith('.') ?? false]).toEqual([rule, title, source !== 'rulebook'])
  })
})
