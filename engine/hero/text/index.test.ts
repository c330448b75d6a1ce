import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { listed } from '../../kernel/words.ts'
import { hero } from '../index.ts'
import { one, squareName } from '../open/names.ts'
import { laid, set } from '../proof/table-top.ts'
import { woundsListed } from './212-wounds.ts'
import { TOPICS } from './index.ts'
import { listedKinds, namesOf, several } from './names.ts'
import { ROLLS } from './rolls.ts'

const CHAPTERS = resolve(import.meta.dirname, '../chapters')
const KERNEL = resolve(CHAPTERS, '../../kernel/play.ts')

/** Every topic that a rule asks about, as it stands in the code. */
function topicsAsked(): string[] {
  const chapters = readdirSync(CHAPTERS).filter((name) => /^\d{3}-.*\.ts$/.test(name) && !name.endsWith('.test.ts'))
  const sources = [...chapters.map((name) => resolve(CHAPTERS, name)), KERNEL].map((file) => readFileSync(file, 'utf8'))
  return [...new Set(sources.flatMap((source) => [...source.matchAll(/topic: '([a-z-]+)'/g)].map(([, topic]) => topic ?? '')))]
}

describe('words', () => {
  test('every question has its words, and no words are left for questions that nobody asks', () => {
    expect(
      topicsAsked()
        .filter((topic) => !Object.hasOwn(ROLLS, topic))
        .sort(),
    ).toEqual(Object.keys(TOPICS).sort())
  })

  test('an event of a type that these rules do not know is told by its name', () => {
    expect(hero.sentence(laid(), { type: 'long-forgotten', rule: '101' })).toBe('long forgotten')
  })

  test('202 a deed is shown where it is done', () => {
    const { state, ask } = set({ hero: { at: [7, 6], facing: 's' }, counters: [['goblin', 8, 6]] })
    const words = hero.describe(state, ask)
    expect(words.option?.('step:n')).toMatchObject({ label: 'Go north', at: { kind: 'square', id: '6-6' } })
    expect(words.option?.('attack:c1')).toMatchObject({ at: { kind: 'counter', id: 'c1' } })
    expect(words.option?.('open:d2')).toMatchObject({ at: { kind: 'door', id: 'd2' } })
  })

  test('203A two of a kind in one square are told apart by their side of it', () => {
    const { state, ask } = set({
      hero: { at: [7, 6], facing: 's' },
      counters: [
        ['goblin', 8, 6],
        ['goblin', 8, 6],
      ],
    })
    const { option } = hero.describe(state, ask)
    expect(['attack:c1', 'attack:c2'].map((id) => option?.(id).label)).toEqual([
      'Strike at the left goblin at row 9, column 7',
      'Strike at the right goblin at row 9, column 7',
    ])
    expect(option?.('stare:c2').label).toBe('Stare at what lies at row 9, column 7, on the right')
  })

  test('203A what lies face down beside it, never seen, is not told by the name of a target', () => {
    const named = (hidden: 'goblin' | 'jewel', change: { up: boolean; known: boolean }) => {
      const { state, ask } = set({
        hero: { at: [7, 6], facing: 's' },
        counters: [
          ['goblin', 8, 6],
          [hidden, 8, 6],
        ],
      })
      Object.assign(state.sections[0]?.counters[1] ?? {}, change)
      return hero.describe(state, ask).option?.('attack:c1').label
    }
    const unseen = { up: false, known: false }
    expect(named('goblin', unseen)).toBe('Strike at the goblin at row 9, column 7')
    expect(named('jewel', unseen)).toBe('Strike at the goblin at row 9, column 7')
    expect(named('goblin', { up: false, known: true })).toBe('Strike at the left goblin at row 9, column 7')
  })

  test('210B4 a blow is offered with its chance and with what its answer takes: a monster has no wounds to lose', () => {
    const { state, ask } = set({ hero: { at: [7, 6], facing: 's' }, counters: [['troll', 8, 6]] })
    const option = hero.describe(state, ask).option?.('attack:c1')
    expect(option?.odds?.chance).toBeGreaterThan(0)
    expect(option?.odds).not.toHaveProperty('expected')
    expect(option?.odds).not.toHaveProperty('kill')
    expect(option?.detail).toMatch(/^1 point; its counterblow costs \d\.\d levels on average$/)
  })

  test('206D holding a door or not is offered with its chances, as far as he knows who stands outside', () => {
    const asked = (kind: 'goblin' | 'troll', known: boolean) => {
      const t = set({
        hero: { at: [7, 5] },
        counters: [[kind, 7, 6]],
        prepare: ({ counters }) => {
          for (const counter of counters) counter.known = known
        },
      })
      return t.pick('end').pick('attack').decision.options ?? []
    }
    const [hold, open] = asked('troll', true)
    // 2D6 above a strength of 5 forces it: 10 of 36 rolls do not.
    expect(hold?.odds?.chance).toBeCloseTo(10 / 36)
    expect(hold?.odds?.leavesOut).toBeUndefined()
    expect(open?.odds?.chance).toBeLessThan(1)
    expect(asked('goblin', true)[0]?.odds?.chance).toBe(1)
    // Nothing tells him what he has not seen.
    expect(asked('troll', false)).toEqual(asked('goblin', false))
    expect(asked('troll', false)[0]?.odds?.leavesOut).toBeDefined()
  })

  test('204A a square is offered with what it is good for: blows, doors, sight', () => {
    const t = set({
      hero: { at: [5, 3], facing: 'n' },
      counters: [
        ['goblin', 7, 3],
        ['jewel', 6, 4],
      ],
    })
      .pick('end')
      .pick('move:c1')
    const option = (id: string) => t.decision.options?.find((one) => one.id === id)
    expect(option('to:6-3')?.detail).toBe('Beside him, from behind; he cannot see it there')
    expect(option('to:6-3')?.odds?.chance).toBeGreaterThan(0)
    expect(option('to:7-5')).toMatchObject({ detail: 'Can hold the door of 7, −2; he cannot see it there' })
    expect(option('to:6-4')?.detail).toBe('Riches lie there; he cannot see it there')
    expect(option('to:6-4')?.odds).toBeUndefined()
  })

  test('210D a blow is told with what was rolled and what was needed', () => {
    const table = set({ hero: { at: [7, 6], facing: 's' }, counters: [['goblin', 8, 6]], dice: [6, 6] })
    table.pick('attack:c1')
    const [struck] = table.events('hero-struck')
    expect(struck && hero.sentence(table.state, struck)).toBe('Hero A kills a goblin with his long sword (16, needed 8).')
    const [dead] = table.events('eliminated')
    expect(dead && hero.sentence(table.state, dead)).toBe('A goblin is slain: 7 points for courage.')
  })

  test('real dice are asked for by whose they are', () => {
    const table = set({ hero: { at: [7, 6], facing: 's' }, counters: [['goblin', 8, 6]], physical: true })
    table.pick('attack:c1')
    expect(hero.describe(table.state, table.ask)).toEqual({ prompt: 'Roll 2D6', lead: 'Hero A: does the hero hit?' })
    table.value([1, 1])
    expect(hero.describe(table.state, table.ask).lead).toBe('Against Hero A: does it hit?')
  })

  test('212C a choice that kills is warned of', () => {
    const levels = { luck: 0, strength: 1, hits: 0, appearance: 5 }
    const table = set({ hero: { at: [7, 6], levels }, counters: [['ogre', 8, 6]], phase: 'monsters', dice: [1, 2, 3, 4] })
    table.pick('attack')
    const words = hero.describe(table.state, table.ask)
    expect(words.option?.('on:strength').warns).toMatch(/dies/)
    expect(words.option?.('on:appearance').warns).toBeUndefined()
  })
})

describe('names', () => {
  test('levels lost are counted', () => {
    expect(woundsListed(['strength', 'strength', 'weapon'])).toBe('2 levels of strength and 1 of weapon')
    expect(woundsListed(['hits'])).toBe('1 level of hits')
  })

  test('215 the end names the winner', () => {
    const end = { kind: 'tie-break', winner: 0, by: 'class' } as const
    expect(hero.sentence(laid(), { type: 'game-over', rule: '215', ...{ end } })).toBe(
      'With fewer than 30 points between them it is a tie: Hero A wins by class.',
    )
  })

  test('kinds are counted and listed', () => {
    expect(listedKinds(['goblin', 'ogre', 'goblin', 'man', 'man'])).toBe('2 goblins, an ogre and 2 men')
    expect([one('ogre'), one('trap'), one('succubus'), several('gold', 2)]).toEqual(['an ogre', 'a trap', 'the Succubus', '2 bags of gold'])
    expect(listed([])).toBe('nothing')
  })

  test('squares are counted from 1, and Alysa’s room has a name', () => {
    expect([squareName({ row: 0, col: 4 }), squareName({ row: 7, col: 32 })]).toEqual(['row 1, column 5', 'Alysa’s room'])
  })

  test('a hero has his name, and before he has one that of his section', () => {
    const state = laid()
    expect(namesOf(state)('a')).toBe('Hero A')
    const [first] = state.sections
    if (first !== undefined) first.hero = null
    expect(namesOf(state)('a')).toBe('The hero of section A')
  })
})
