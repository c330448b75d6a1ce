import { expect, test } from 'vitest'
import type { GameInfo } from '../../../electron/contract/index.ts'
import { type LabWish, problemOf, runInput } from './wish.ts'

const INFO: GameInfo = {
  ...{
    id: 'citadel',
    title: 'Citadel of Blood',
    seats: { min: 1, max: 6 },
    rulesVersion: '3',
    secret: false,
    graded: false,
    habits: [],
    campaign: null,
  },
  variants: ['short-hunt'],
  variantWords: { 'short-hunt': { name: 'Short hunt', text: 'The first mirror shows both.' } },
  lab: {
    seats: 2,
    choices: [
      {
        option: 'purpose',
        label: 'What they come for',
        values: [
          { id: 'home', label: 'To live' },
          { id: 'hellgate', label: 'The Hellgate' },
        ],
      },
    ],
    shares: [],
    amounts: [],
  },
}

const WISH: LabWish = {
  ...{ count: 300, seed: '', seats: 2, skill: 'master', rivals: 'able', compared: 'nothing', variant: null, choice: null },
  ...{ party: null, other: [], purchases: [] },
}
const CAMPAIGN = { id: 'c1', variants: ['maze-kept', 'short-hunt'] }

test('of a game, the bots of its seats', () => {
  expect(runInput(INFO, WISH, null, [])).toEqual({
    game: 'citadel',
    count: 300,
    seats: 2,
    bots: ['master', 'able'],
    arms: [{ name: 'As they are' }],
  })
})

test('three strengths of the first seat', () => {
  const { arms } = runInput(INFO, { ...WISH, compared: 'strengths' }, null, [])
  expect(arms).toEqual([
    { name: 'Novice', bots: ['novice', 'able'] },
    { name: 'Able', bots: ['able', 'able'] },
    { name: 'Master', bots: ['master', 'able'] },
  ])
})

test('with a variant and without, beside the others of a campaign', () => {
  const { arms, campaign, party } = runInput(INFO, { ...WISH, compared: 'variant', variant: 'short-hunt' }, CAMPAIGN, ['a', 'b'])
  expect({ campaign, party }).toEqual({ campaign: 'c1', party: ['a', 'b'] })
  expect(arms).toEqual([
    { name: 'Without Short hunt', options: { variants: ['maze-kept'] } },
    { name: 'With Short hunt', options: { variants: ['maze-kept', 'short-hunt'] } },
  ])
})

test('each value of a choice', () => {
  const { arms } = runInput(INFO, { ...WISH, compared: 'choice', choice: 'purpose', seed: 'mine' }, null, [])
  expect(arms).toEqual([
    { name: 'To live', options: { purpose: 'home' } },
    { name: 'The Hellgate', options: { purpose: 'hellgate' } },
  ])
})

test('purchases of one of the party, each in an arm of its own', () => {
  const purchases = [
    { character: 'b', name: 'Una', increase: 'wound-points', label: 'Wound Points' },
    { character: 'a', name: 'Hesk', increase: 'resistance', label: 'Resistance' },
  ]
  const { arms } = runInput(INFO, { ...WISH, compared: 'purchases', purchases }, CAMPAIGN, ['a', 'b'])
  expect(arms).toEqual([
    { name: 'As they are' },
    { name: 'Una: Wound Points', party: ['a', { character: 'b', increases: ['wound-points'] }] },
    { name: 'Hesk: Resistance', party: [{ character: 'a', increases: ['resistance'] }, 'b'] },
  ])
})

test('another party', () => {
  const { arms } = runInput(INFO, { ...WISH, compared: 'party', other: ['c'] }, CAMPAIGN, ['a', 'b'])
  expect(arms).toEqual([{ name: 'The first party' }, { name: 'The other party', party: ['c'] }])
})

test('what is missing is said', () => {
  expect(problemOf(WISH, false, [])).toBeNull()
  expect(problemOf(WISH, true, [])).toBe('Choose who goes.')
  expect(problemOf({ ...WISH, compared: 'party' }, true, ['a'])).toBe('Choose the other party.')
  expect(problemOf({ ...WISH, compared: 'purchases' }, true, ['a'])).toBe('Choose something to buy.')
  expect(problemOf({ ...WISH, compared: 'variant' }, false, [])).toBe('Choose a variant.')
  expect(problemOf({ ...WISH, compared: 'choice' }, false, [])).toBe('Choose what differs.')
})
