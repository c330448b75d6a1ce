import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { citadel } from '../index.ts'
import { set } from '../proof/table-top.ts'
import { describe as describeAsk, TOPICS } from './index.ts'
import { namesOf } from './names.ts'
import { ROLLS } from './rolls.ts'

const CHAPTERS = resolve(import.meta.dirname, '../chapters')
const KERNEL = resolve(CHAPTERS, '../../kernel/play.ts')

/** Every topic that a rule asks about, as it stands in the code. */
function topicsAsked(): string[] {
  const chapters = readdirSync(CHAPTERS).filter((name) => /^\d\d-.*\.ts$/.test(name) && !name.endsWith('.test.ts'))
  const sources = [...chapters.map((name) => resolve(CHAPTERS, name)), KERNEL].map((file) => readFileSync(file, 'utf8'))
  // A topic is written out, or stands among the words handed to a function that asks.
  return [...new Set(sources.flatMap((source) => [...source.matchAll(/topic: '([a-z-]+)'/g)].map(([, topic]) => topic ?? '')))]
}

describe('words', () => {
  test('every question has its words', () => {
    expect(topicsAsked().filter((topic) => !Object.hasOwn(TOPICS, topic) && !Object.hasOwn(ROLLS, topic))).toEqual([])
  })

  test('no words are left for questions that nobody asks', () => {
    const sources = readdirSync(CHAPTERS)
      .filter((name) => /^\d\d-.*\.ts$/.test(name))
      .map((name) => readFileSync(resolve(CHAPTERS, name), 'utf8'))
    const unasked = Object.keys(TOPICS).filter((topic) => topic !== 'dice' && !sources.some((source) => source.includes(`'${topic}'`)))
    expect(unasked).toEqual([])
  })

  test('an event of a type that these rules do not know is told by its name', () => {
    const { state } = set({})
    expect(citadel.sentence(state, { type: 'long-forgotten', rule: '1.0' })).toBe('long forgotten')
  })

  test('13.2 whom X the Unknown calls resists somebody with a name', () => {
    const { state } = set({ party: [{ hero: 'weldron' }] })
    const resisted = { type: 'resistance', rule: '13.2', who: 'weldron', against: 'x-the-unknown', die: 2, value: 2, passed: true }
    expect(citadel.sentence(state, resisted)).toBe('Weldron resists X the Unknown (rolled 2, needed 2 or less).')
  })

  test('8.1 monsters that are met are named by their kinds, and X by his name', () => {
    const { state } = set({})
    const met = (...who: string[]) => {
      const event = { type: 'monsters-met', rule: '8.1', who }
      return citadel.sentence(state, event)
    }
    expect(met('x-the-unknown-1')).toBe('The party meets X the Unknown.')
    expect(met('orc-1', 'orc-2', 'troll-1')).toBe('The party meets two Orcs and a Troll.')
  })

  test('8.4 a total below nothing has the minus of the sum under it', () => {
    const { state } = set({ party: [{ hero: 'maytwist' }] })
    const negotiated = { type: 'negotiated', rule: '8.4', who: 'maytwist', total: -4, result: 'failure' }
    expect(citadel.sentence(state, negotiated)).toBe('Maytwist negotiates (total −4): they will not listen.')
  })
})

describe('the lists of spells', () => {
  // Zurik's own ratings are 3/4/5.
  const { state } = set({ party: [{ hero: 'zurik', items: ['talisman:red-sun:2'] }], sun: 'red' })
  const lead = (topic: string) =>
    describeAsk(state, { kind: 'pick', seat: 0, rule: '4.1.D', topic, about: 'zurik', ids: [], min: 5, max: 5 }).lead

  test('14.6, 4.1.D what talismans add counts in how many are circled, and how many are known', () => {
    expect(lead('spells-circled')).toBe('Circle 5 known spells for this raid: the red sun rules.')
    expect(lead('spells-known')).toBe('5 spells: as many as the highest Magic Potential (5/4/5).')
  })
})

describe('names', () => {
  const { state } = set({
    party: [{ hero: 'Lord Dil', items: ['ring:heal', 'weapon:ax:2'] }],
    monsters: [{ type: 'orc' }, { type: 'x-the-unknown' }],
  })
  const name = namesOf(state)

  test.each([
    ['lord-dil', 'Lord Dil'],
    ['orc-1', 'Orc 1'],
    ['orc-7', 'Orc 7'],
    ['x-the-unknown-1', 'X the Unknown'],
    ['ring-heal-1', 'Ring of Heal'],
    ['weapon-ax-1', 'Ax +2'],
    ['wrath-of-god', 'Wrath of God'],
    ['gateway', 'the Gateway of Evil'],
    ['s1', 'M49'],
    ['trap-door', 'trap door'],
  ])('%s is %s', (id, called) => {
    expect(name(id)).toBe(called)
  })
})
