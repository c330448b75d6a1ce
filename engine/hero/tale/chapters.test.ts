import { describe, expect, test } from 'vitest'
import type { GameEvent } from '../../kernel/play.ts'
import { newStep } from '../../kernel/play.ts'
import type { HeroEvent } from '../event-types.ts'
import { laid } from '../proof/table-top.ts'
import { chapters } from './chapters.ts'

/** A game in which these things happened, input by input. */
function told(...inputs: readonly (readonly (HeroEvent & GameEvent)[])[]) {
  const steps = inputs.map((events) => ({ ...newStep(null), events }))
  return chapters(laid({ hero: { at: [7, 20] } }), steps).map(({ lines, ...chapter }) => ({ ...chapter, lines: lines.length }))
}

const struck = (counter: string, kind: 'goblin' | 'ogre') =>
  ({
    type: 'hero-struck',
    rule: '210D',
    section: 'a',
    counter,
    kind,
    weapon: 'ax',
    total: 9,
    needed: 8,
    hit: true,
    defensive: false,
  }) as const
const phase = (which: 'hero' | 'monsters') => ({ type: 'phase-began', rule: '202', phase: which, section: 'a' }) as const
const turn = (n: number) => ({ type: 'turn-began', rule: '202', turn: n }) as const

describe('what can be gone back to', () => {
  test('210 the blows of a phase are one fight, with everybody who was in it', () => {
    expect(
      told([turn(3)], [phase('hero')], [struck('c1', 'goblin')], [struck('c2', 'goblin'), struck('c3', 'ogre')], [phase('monsters')]),
    ).toEqual([{ kind: 'fight', turn: 3, title: 'Hero A fights two goblins and an ogre', from: 2, to: 3, lines: 3 }])
  })

  test('the next phase begins another one, though it be the same monster', () => {
    const fights = told([turn(1)], [struck('c1', 'goblin')], [phase('monsters'), struck('c1', 'goblin')])
    expect(fights.map(({ from, to }) => [from, to])).toEqual([
      [1, 1],
      [2, 2],
    ])
  })

  test('207A, 211D, 212D, 215A2 what is found, who dies and who comes to Alysa stand for themselves', () => {
    const at = { row: 7, col: 20 }
    const rest = told(
      [turn(5)],
      [{ type: 'riches-taken', rule: '207A', section: 'a', counter: 'c9', kind: 'jewel', at }],
      [{ type: 'trap', rule: '211D', section: 'a', counter: 'c8', level: 4, total: 3, sprung: true }],
      [struck('c1', 'ogre'), { type: 'died', rule: '212D', section: 'a' }],
      [{ type: 'reached-alysa', rule: '215A2', section: 'a', total: 200 }],
    )
    expect(rest.map(({ kind, title, from }) => [from, kind, title])).toEqual([
      [1, 'find', 'Hero A finds a jewel'],
      [2, 'find', 'Hero A finds a trap'],
      [3, 'fight', 'Hero A fights an ogre'],
      [3, 'loss', 'Hero A dies'],
      [4, 'find', 'Hero A comes to Alysa'],
    ])
  })
})
