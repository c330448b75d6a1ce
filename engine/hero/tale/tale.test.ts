import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { type GameEvent, newStep, type Step } from '../../kernel/play.ts'
import { eventsOf, type GoldenGame, replay } from '../../kernel/proof/golden.ts'
import type { Tale } from '../../kernel/tale-types.ts'
import { copy } from '../copy.ts'
import type { HeroEvent } from '../event-types.ts'
import { hero } from '../proof/index.ts'
import { type Laid, laid } from '../proof/table-top.ts'
import type { HeroState } from '../state.ts'
import { RANKINGS } from './rankings.ts'
import { tale } from './tale.ts'

const FOLDER = resolve(import.meta.dirname, '../proof/golden')

/** A golden game, played again and told. */
function told(file: string): { tale: Tale; state: HeroState; events: readonly GameEvent[]; steps: readonly Step[] } {
  const game: GoldenGame = JSON.parse(readFileSync(resolve(FOLDER, file), 'utf8'))
  const session = replay(hero, game)
  const { state } = session
  const { steps } = session.record
  const [mark] = session.record.marks
  return { tale: tale({ first: mark?.state ?? state, last: state, steps }), state, events: eventsOf(session), steps }
}

describe('golden games tell tales', () => {
  it.each(readdirSync(FOLDER))('%s', (file) => {
    const { tale, state, events, steps } = told(file)
    expect(JSON.parse(JSON.stringify(tale))).toEqual(tale)
    expect(tale.people.map(({ slug }) => slug)).toEqual(state.sections.flatMap(({ id, hero }) => (hero === null ? [] : [id])))
    const killed = events.filter(
      (event) => event.type === 'eliminated' && 'kind' in event && event.kind !== 'trap' && event.kind !== 'dummy',
    )
    expect(tale.kills.reduce((sum, { count }) => sum + count, 0)).toBe(killed.length)
    expect(tale.people.reduce((sum, { kills }) => sum + kills, 0)).toBe(killed.length)
    // Real dice are answers.
    const dice = steps.flatMap(({ dice: thrown, answer }) => (Array.isArray(answer?.value) ? answer.value : thrown))
    expect(tale.luck.faces).toEqual([1, 2, 3, 4, 5, 6].map((face) => dice.filter((each) => each === face).length))
    for (const { id, count, expected, came } of tale.luck.kinds) {
      expect(count).toBeGreaterThan(0)
      expect(expected).toBeGreaterThanOrEqual(0)
      if (id === 'wounds') continue
      expect(Math.max(expected, came)).toBeLessThanOrEqual(count)
    }
    expect(tale.people.filter(({ victory }) => victory)).toHaveLength(state.end === null || state.end.winner === null ? 0 : 1)
    for (const { fate, fell } of tale.people) expect(fell !== undefined).toBe(fate === 'fallen' || fate === 'lost')
    expect(tale.text).toMatch(/^[A-Z].*\.$/)
  })
})

/** What is told of these events, input by input, that led from one state to the other. */
function tellingOf(wish: Laid, end: (s: HeroState) => void, ...inputs: readonly (readonly (HeroEvent & GameEvent)[])[]): Tale {
  const first = laid(wish)
  const last = copy(first)
  end(last)
  return tale({ first, last, steps: inputs.map((events) => ({ ...newStep(null), events })) })
}

const TWO: Laid = { hero: { at: [7, 20] }, others: [{ at: [7, 21] }], counters: [['ogre', 7, 21]], turn: 4 }
const [ROLL_9, ROLL_4] = [roll(5, 4), roll(4)]

function roll(...dice: readonly number[]): NonNullable<GameEvent['rolls']>[number] {
  const total = dice.reduce((sum, face) => sum + face, 0)
  return { code: `${dice.length}D6`, dice, parts: [], total, topic: 'test', rule: '210D' }
}

describe('what becomes of heroes', () => {
  test('215 one wins Alysa, one comes to her in vain', () => {
    const { people, text } = tellingOf(TWO, (s) => {
      for (const { hero } of s.sections) if (hero !== null) hero.status = 'track'
      s.end = { kind: 'chosen', winner: 1 }
    })
    expect(people.map(({ fate, victory, score }) => [fate, victory, score])).toEqual([
      ['came-out', false, 150],
      ['came-out', true, 150],
    ])
    expect(text).toBe('Hero C won Alysa in turn 4 with 150 points; she turned down Hero A.')
  })

  test('212D, 215A4 one dies of what hurt him last, one is left', () => {
    const { people, text } = tellingOf(
      { ...TWO, others: [{ at: [3, 3] }, { at: [7, 21] }] },
      (s) => {
        const [a, , c] = s.sections
        if (a?.hero) a.hero.status = 'dead'
        if (c?.hero) c.hero.status = 'track'
        s.end = { kind: 'heart', winner: 2 }
      },
      [{ type: 'wound', rule: '212B', section: 'a', by: 'c1', row: 3, column: 0, wounds: ['hits'] }],
      [{ type: 'died', rule: '212D', section: 'a' }],
    )
    expect(people.map(({ fate, fell }) => [fate, fell])).toEqual([
      ['fallen', { turn: 4, level: 0, cause: 'ogre', text: 'At row 8, column 21: killed by an ogre' }],
      ['lost', { turn: 4, level: 0, cause: 'left', text: 'Still at row 4, column 4 when Alysa chose' }],
      ['came-out', undefined],
    ])
    expect(text).toBe('Hero C won Alysa in turn 4 with 150 points; Hero B was left in the catacomb, Hero A fell.')
  })

  test('a game that is given up leaves everybody as he went in', () => {
    const { people, text } = tellingOf(TWO, () => {})
    expect(people.map(({ fate, score, fell }) => [fate, score, fell])).toEqual([
      ['abandoned', undefined, undefined],
      ['abandoned', undefined, undefined],
    ])
    expect(text).toBe('The game was given up in turn 4.')
  })
})

describe('deeds and luck', () => {
  const blow = { rule: '210D', section: 'a', weapon: 'long-sword', needed: 8, defensive: false } as const
  const dead = { type: 'eliminated', rule: '212A', section: 'a', at: null, points: 0 } as const

  test('212A the greatest are told: two with one attack, the worthiest monster', () => {
    const { people, kills } = tellingOf(TWO, () => {}, [
      { type: 'hero-struck', ...blow, counter: 'c1', kind: 'ogre', total: 9, hit: true },
      { ...dead, counter: 'c1', kind: 'ogre' },
      { type: 'hero-struck', ...blow, counter: 'c2', kind: 'goblin', total: 8, hit: true },
      { ...dead, counter: 'c2', kind: 'goblin' },
    ])
    expect(people[0]?.deeds).toEqual(['Killed two with one attack', 'Killed an ogre with a long sword'])
    expect(kills.map(({ kind, count }) => [kind, count])).toEqual([
      ['ogre', 1],
      ['goblin', 1],
    ])
  })

  test('211D, 211E traps and dummies are no kills', () => {
    const { people, kills } = tellingOf(TWO, () => {}, [
      { ...dead, rule: '211D', counter: 'c1', kind: 'trap' },
      { ...dead, rule: '211E', counter: 'c2', kind: 'dummy' },
    ])
    expect([kills, people[0]?.kills]).toEqual([[], 0])
  })

  test('212E luck that undoes much is remembered', () => {
    const { people } = tellingOf(TWO, () => {}, [
      { type: 'wound', rule: '212B', section: 'a', by: 'c1', row: 12, column: 6, wounds: ['movement', 'movement'] },
      { type: 'wound', rule: '212B', section: 'a', by: 'c1', row: 3, column: 0, wounds: ['hits'] },
      { type: 'luck-used', rule: '212E', section: 'a', left: 0 },
    ])
    expect(people[0]?.deeds).toEqual(['Lost nothing to a blow worth 3 levels, thanks to luck'])
  })

  test('210D, 210F what came is set beside what was to be expected', () => {
    const { luck } = tellingOf(TWO, () => {}, [
      // Two dice and 1: 8 wanted, so 7 or more of 36 ways, 21.
      { type: 'hero-struck', ...blow, counter: 'c1', kind: 'ogre', total: 10, hit: true, rolls: [ROLL_9] },
      // A die and 5 against 9: 4 or more.
      { type: 'door-tried', rule: '206B', section: 'a', door: 'd1', total: 9, value: 9, blocked: 0, opened: true, rolls: [ROLL_4] },
    ])
    expect(luck.kinds).toEqual([
      { id: 'hero-hits', label: 'Hits by heroes', count: 1, expected: 21 / 36, came: 1 },
      { id: 'doors', label: 'Doors opened', count: 1, expected: 1 / 2, came: 1 },
    ])
  })
})

describe('the hall of records', () => {
  const won = tellingOf(TWO, (s) => {
    for (const { hero } of s.sections) if (hero !== null) hero.status = 'track'
    s.end = { kind: 'chosen', winner: 1 }
  })
  const values = (told: Tale, outcome: string) =>
    RANKINGS.flatMap((ranking) => {
      if (ranking.of === 'careers') return []
      const game = { outcome, tale: told }
      const value = ranking.of === 'games' ? ranking.value(game) : Math.max(...told.people.map((person) => ranking.value(person, game)))
      return [[ranking.id, value] as const]
    })

  test('215 counts the points of those who came to Alysa, and how soon she chose', () => {
    expect(Object.fromEntries(values(won, 'chosen'))).toMatchObject({ points: 150, fastest: 4, kills: 0 })
  })

  test('212D a game in which all died is no short wait, and has no points', () => {
    const lost = tellingOf(TWO, (s) => {
      for (const { hero } of s.sections) if (hero !== null) hero.status = 'dead'
      s.end = { kind: 'nobody', winner: null }
    })
    expect(Object.fromEntries(values(lost, 'nobody'))).toMatchObject({ fastest: 0, points: 0 })
  })
})
