import { expect, test } from 'vitest'
import { newPlay } from '../play.ts'
import { stream } from '../random.ts'
import { newWager, type Wager, wagerGame } from '../testing/test-game.ts'
import { enteredAfresh, forgeries, type Passed, passed, unworded } from './scrutiny.ts'

/** A game at its first question, with the mark before it. */
function begun() {
  const g = newPlay(newWager(), 'scrutiny')
  let mark: Passed<Wager> | null = null
  g.onMark = () => {
    mark = passed(wagerGame, g)
  }
  const first = wagerGame.script(g).next({})
  if (mark === null || first.done === true) throw new Error('the game passes a mark and asks')
  return { g, mark: mark as Passed<Wager>, ask: first.value }
}

test('a mark that leads to the same question passes, and one that leads elsewhere is reported', () => {
  const { g, mark, ask } = begun()
  expect(enteredAfresh(wagerGame, structuredClone(mark), g, ask)).toEqual([])
  expect(enteredAfresh(wagerGame, structuredClone(mark), g, { ...ask, topic: 'another' })).toEqual([
    expect.stringContaining('not another/'),
  ])
  const { state } = structuredClone(mark)
  const other = { ...mark, state: { ...state, turn: -1 } }
  expect(enteredAfresh(wagerGame, other, g, ask)).toHaveLength(1)
})

test('a question that takes a forged answer is reported', () => {
  const lax = { kind: 'number', seat: 0, rule: '1', topic: 'lax', min: -5, max: 5, step: 1 } as const
  expect(forgeries(lax, stream('scrutiny', 'forged'))).toEqual(['lax takes {"value":-1}'])
  expect(forgeries({ ...lax, min: 0 }, stream('scrutiny', 'forged'))).toEqual([])
})

test('events without words, and words with a stray value in them, are reported', () => {
  const event = { type: 'thing', rule: '1' }
  const saying = (words: string) => unworded({ ...wagerGame, sentence: () => words }, newWager(), [event])
  expect(saying('A thing.')).toEqual([])
  expect(saying('')).toEqual(['thing reads ""'])
  expect(saying('undefined comes')).toEqual(['thing reads "undefined comes"'])
})
