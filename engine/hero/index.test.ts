import { describe, expect, test } from 'vitest'
import { check } from '../kernel/ask.ts'
import { newPlay } from '../kernel/play.ts'
import { stream } from '../kernel/random.ts'
import type { Json } from '../kernel/types.ts'
import { hero } from './index.ts'
import { laid } from './proof/table-top.ts'
import { PRESETS } from './tables/index.ts'

describe('HERO as a game', () => {
  test('215 a finished game says who won and where everybody’s points come from', () => {
    const hero1 = { at: [7, 31] as const, levels: { appearance: 9, class: 9 } }
    const hero2 = { at: [7, 31] as const }
    const state = laid({ hero: hero1, others: [hero2] })
    const script = hero.script(newPlay(state, 'end'))
    let result = script.next({})
    while (result.done !== true) {
      const ask = result.value
      const { answer } = hero.sensible(hero.view(state, ask.seat), ask, stream('end', 'bots'))
      expect(check(ask, answer)).toBeNull()
      result = script.next(answer)
    }
    expect(hero.outcome(state)).toMatchObject({
      kind: 'chosen',
      text: 'Alysa has chosen Hero A, at least 30 points ahead of every rival who reached her.',
      standings: [
        { id: 'a', label: 'Hero A', score: 230, detail: 'courage 0, charm 230, riches 0', winner: true },
        { id: 'c', label: 'Hero C', score: 150, winner: false },
      ],
    })
  })

  test('there is no outcome before the end', () => {
    expect(hero.outcome(laid())).toBeNull()
  })

  test('103 a set-up sheet can be kept, and one that costs too much cannot', () => {
    const [preset] = PRESETS
    const sheet: Json = JSON.parse(JSON.stringify(preset))
    expect(hero.template?.read(sheet)).toEqual({ name: preset?.name, sheet })
    const levels = { characteristics: { class: 9, hits: 18, strength: 9, movement: 9, luck: 5, appearance: 9, intelligence: 9 } }
    expect(hero.template?.read({ name: 'Croesus', levels })).toMatchObject({ code: 'bad-request' })
  })

  test('102A the tables travel as JSON, with what every level means', () => {
    const tables = hero.tables()
    expect(JSON.parse(JSON.stringify(tables))).toEqual(tables)
    expect(tables).toHaveProperty(['102A.levels', 'words', 'class'])
  })
})
