import { expect, test } from 'vitest'
import { mostTelling, type Weighed } from './feats.ts'

const feat = (who: string, sort: string, worth: number): Weighed => ({ who, sort, worth, text: sort, turn: 1, level: 1 })
const told = (deeds: readonly Weighed[], losses: readonly Weighed[]) => mostTelling(deeds, losses).map(({ who, sort }) => `${who} ${sort}`)

test('the greatest deed, then the heaviest loss of somebody else', () => {
  const deeds = [feat('una', 'charmed', 20), feat('borri', 'slew', 40)]
  expect(told(deeds, [feat('borri', 'fell', 9), feat('hesk', 'fell', 5), feat('una', 'fell', 3)])).toEqual(['borri slew', 'hesk fell'])
})

test('a loss of the same, where there was no other', () => {
  expect(told([feat('borri', 'slew', 40), feat('una', 'charmed', 20)], [feat('borri', 'fell', 9)])).toEqual(['borri slew', 'borri fell'])
})

test('nothing lost: deeds of two people; nothing done: the loss alone', () => {
  expect(told([feat('una', 'slew', 40), feat('una', 'charmed', 30), feat('borri', 'slew', 20)], [])).toEqual(['una slew', 'borri slew'])
  expect(told([feat('una', 'slew', 40)], [])).toEqual(['una slew'])
  expect(told([], [feat('hesk', 'fell', 5)])).toEqual(['hesk fell'])
  expect(told([], [])).toEqual([])
})

test('the worth is left out of what is told', () => {
  expect(mostTelling([feat('una', 'slew', 40)], [])[0]).not.toHaveProperty('worth')
})
