import { describe, expect, it } from 'vitest'
import { VARIANTS } from '../open/variants.ts'
import {
  FEATURE_TABLE,
  idsOf,
  MEDALLIONS,
  NEGOTIATION,
  POTIONS,
  RINGS,
  SPELL_IDS,
  SPELLS,
  type SpellKind,
  TALISMANS,
  TRAPS,
} from '../tables/index.ts'
import { RULES } from './index.ts'

/** The last case of each chapter of the rulebook. */
const LAST_CASE = [0, 3, 2, 4, 0, 9, 3, 9, 9, 9, 0, 3, 9, 9, 7, 0, 5]

const CASES = LAST_CASE.flatMap((last, place) => Array.from({ length: last + 1 }, (_, number) => `${place + 1}.${number}`))

const STEPS = ['A', 'B', 'C', 'D', 'E', 'F'].map((step) => `4.1.${step}`)
const SMALL_STEPS = ['A.1', 'A.2', 'A.3', 'A.4', 'B.1', 'B.2', 'B.3', 'B.4', 'B.5', 'B.6', 'B.7', 'C.1', 'C.2', 'C.3'].map(
  (step) => `4.1.${step}`,
)
const PHASES = ['A', 'B', 'C', 'D'].map((phase) => `5.0.${phase}`)

/** Every case that our rulings concern. */
const RULED = `
  3.1 4.1.A 5.0 4.1.B.6 4.1.D 6.1 6.4 6.6 6.7 7.0 8.1 8.4 8.7 8.6 9.1 9.3 9.4 9.5 9.7 9.8 10.5 10.5.sleep 10.5.cease-fire 10.5.hesitate
  10.6.heal 10.6 10.6.lock 10.6.teleport 10.7 11.0 12.0 12.2 13.0 13.7 14.0 13.2 14.6 13.3.trap 14.4 15.3 15.5 15.7 16.0 17.0 17.0.re-entry 17.5
`

const CASE_OF_KIND: Readonly<Record<SpellKind, string>> = {
  combat: '10.5',
  'non-combat': '10.6',
  negotiation: '10.7',
  bribery: '10.7',
  special: '10.8',
}

const CASE_OF_FEATURE = {
  fountain: '13.1',
  statue: '13.2',
  'trap-door': '13.3',
  furniture: '13.4',
  altar: '13.5',
  artwork: '13.6',
} as const satisfies Record<keyof typeof FEATURE_TABLE, string>

const has = (rule: string, source?: string) =>
  RULES.some((entry) => entry.rule === rule && (source === undefined || entry.source === source))

describe('the rules reference', () => {
  it.each([...CASES, ...STEPS, ...SMALL_STEPS, ...PHASES, '17.0.re-entry'])('has case %s', (rule) => {
    expect(has(rule)).toBe(true)
  })

  it.each(RULED.trim().split(/\s+/))('has our ruling on %s', (rule) => {
    expect(has(rule, 'ruling')).toBe(true)
  })

  it.each([...VARIANTS, 'undo'])('2.3 has the variant %s as our own', (variant) => {
    expect(has(`2.3.${variant}`, 'ours')).toBe(true)
  })

  it('10.5 to 10.8 has every spell, with its cost', () => {
    for (const id of SPELL_IDS) {
      const entry = RULES.find(({ rule }) => rule === `${CASE_OF_KIND[SPELLS[id].kind]}.${id}`)
      expect([id, entry?.title]).toEqual([id, SPELLS[id].name])
      expect(entry?.text.toLowerCase()).toContain(`cost ${SPELLS[id].cost}`)
    }
  })

  it('7.2, 8.6 has every trap and every result of talking', () => {
    for (const trap of TRAPS) expect([trap, has(`7.2.${trap}`)]).toEqual([trap, true])
    for (const { result } of NEGOTIATION) expect([result, has(`8.6.${result}`)]).toEqual([result, true])
  })

  it('13.1 to 13.6 has every feature result', () => {
    for (const feature of idsOf(FEATURE_TABLE))
      for (const result of FEATURE_TABLE[feature]) {
        const rule = `${CASE_OF_FEATURE[feature]}.${result}`
        expect([rule, has(rule)]).toEqual([rule, true])
      }
  })

  it('14.5 to 14.8 has every magic item', () => {
    const items = { '14.5': POTIONS, '14.6': TALISMANS, '14.7': MEDALLIONS, '14.8': RINGS }
    for (const rule of idsOf(items)) for (const item of items[rule]) expect([item, has(`${rule}.${item}`)]).toEqual([item, true])
  })

  it('stands in the order of the rulebook', () => {
    const number = (rule: string) => {
      const [chapter = 0, place = 0] = rule.split('.').map(Number)
      return chapter * 100 + place
    }
    const order = RULES.map(({ rule }) => number(rule))
    expect(order).toEqual([...order].sort((one, other) => one - other))
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
