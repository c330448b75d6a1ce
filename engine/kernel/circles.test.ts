import { describe, expect, test } from 'vitest'
import type { Advice } from './advice.ts'
import type { PickAsk } from './ask.ts'
import { Circles } from './circles.ts'
import { stream } from './random.ts'

const chance = stream('circles', 'bots')

function asked(ids: readonly string[], beside: readonly string[] = []): PickAsk {
  return { kind: 'pick', seat: 0, rule: '1', topic: 'way', ids, min: 1, max: 1, aside: () => beside }
}

/** A bot that always takes the first way it is offered; its view is where it stands. */
const walker = {
  sensible: (_: unknown, ask: PickAsk): Advice => ({ answer: { pick: [ask.ids[0] ?? ''] }, why: 'It comes first' }),
  sight: (view: unknown) => ({ of: String(view) }),
}
const game = walker as Parameters<Circles['advice']>[0]

/** What it answers there, so often one after the other. */
function answers(circles: Circles, places: readonly string[], tried = false, ids = ['east', 'west']): readonly (string | undefined)[] {
  return places.map((place) => {
    const ask = asked(ids)
    const { answer } = circles.advice(game, place, ask, chance)
    circles.answered(ask, answer, tried)
    return answer.pick?.[0]
  })
}

describe('who goes in circles', () => {
  test('does something else the third time, and says why', () => {
    const circles = new Circles()
    expect(answers(circles, ['here', 'there', 'here', 'there'])).toEqual(['east', 'east', 'east', 'east'])
    const { answer, why } = circles.advice(game, 'here', asked(['east', 'west']), chance)
    expect([answer.pick, why]).toEqual([['west'], 'Everything better has led back to this same place'])
  })

  test('has come to something else where the view has changed', () => {
    expect(answers(new Circles(), ['a', 'b', 'c', 'd'])).toEqual(['east', 'east', 'east', 'east'])
  })

  test('may try his luck a dozen times', () => {
    const given = answers(new Circles(), Array(13).fill('door'), true)
    expect(given.map((id) => id === 'east')).toEqual([...Array(12).fill(true), false])
  })

  test('begins again where everything has led back', () => {
    expect(answers(new Circles(), Array(5).fill('pit'))).toEqual(['east', 'east', 'west', 'west', 'east'])
  })

  test('may wait where all else is worse, but not for ever', () => {
    const waits = { ...walker, sensible: () => ({ answer: { pick: ['end'] }, why: 'Nothing to do' }) } as typeof game
    const circles = new Circles()
    const given = Array.from({ length: 31 }, () => {
      const ask = asked(['end', 'jump'])
      const { answer } = circles.advice(waits, 'ledge', ask, chance)
      circles.answered(ask, answer, false)
      return answer.pick?.[0]
    })
    expect(given.lastIndexOf('end')).toBe(29)
    expect(given[30]).toBe('jump')
  })

  test('tries the ways again before waiting a second time where he would rather wait than do the rest', () => {
    const [way, wait] = ['way', 'wait']
    const choosy = {
      ...walker,
      sensible: (_: unknown, ask: PickAsk): Advice => ({ answer: { pick: [ask.ids.includes(way) ? way : wait] }, why: 'Nothing to do' }),
    } as typeof game
    const circles = new Circles()
    const given = Array.from({ length: 10 }, () => {
      const ask = asked([way, wait, 'jump'])
      const { answer } = circles.advice(choosy, 'ledge', ask, chance)
      circles.answered(ask, answer, false)
      return answer.pick?.[0]
    })
    expect(given).toEqual([way, way, wait, wait, wait, way, way, wait, way, way])
  })

  test('is asked again without having answered, and nothing is counted', () => {
    const circles = new Circles()
    for (let i = 0; i < 5; i++) expect(circles.advice(game, 'here', asked(['east', 'west']), chance).answer.pick).toEqual(['east'])
  })

  test('is not counted at questions with several answers, nor in a game in which nobody comes back', () => {
    const all = { ...asked(['east', 'west']), max: 2 }
    const circles = new Circles()
    for (let i = 0; i < 5; i++) {
      const { answer } = circles.advice(game, 'here', all, chance)
      circles.answered(all, answer, false)
      expect(answer.pick).toEqual(['east'])
    }
    const { sensible } = walker
    expect(answersOf(sensible)).toEqual(Array(5).fill('east'))
  })
})

function answersOf(sensible: typeof walker.sensible): readonly (string | undefined)[] {
  const circles = new Circles()
  return Array.from({ length: 5 }, () => {
    const ask = asked(['east', 'west'])
    const { answer } = circles.advice({ sensible } as typeof game, 'here', ask, chance)
    circles.answered(ask, answer, false)
    return answer.pick?.[0]
  })
}
