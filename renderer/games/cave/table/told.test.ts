import { describe, expect, test } from 'vitest'
import type { Json, LogEntry } from '../../../../engine/kernel/types.ts'
import { beatsOf, wordsOf } from './beats.ts'
import { countsOf, trialsOf, turningPoints } from './counts.ts'
import { deedsOf } from './deeds.ts'
import { linesOf } from './lines.ts'

let n = 0
const told = (type: string, data: Json, text = `${type}.`): LogEntry => ({ n: ++n, rule: '1.1', type, text, data })
const against = (...cards: string[]) => ({ cards, kind: 'animal', by: 'strength', value: 3 })

const TURN = [
  told('turn-began', { seat: 1 }, 'It is the turn of Bot.'),
  told('moved', { seat: 1, path: ['corridor-1', 'corridor-2'], die: 2, stopped: 'length' }, 'Bot goes to Corridor 2.'),
  told('encounter', { seat: 1, at: 'corridor-2', with: null }, 'Bot looks round at Corridor 2.'),
  told('drawn', { seat: 1, card: 'wolf', deck: 'adventure' }, 'Bot turns up Wolf.'),
  told('fought', { seat: 1, against: against('wolf'), score: 8, foe: 5, result: 'won' }, 'Bot wins against the Wolf, 8 to 5.'),
  told('slain', { seat: 1, card: 'wolf', trophy: true }, 'The Wolf is beaten and kept.'),
]

test('what somebody did is told in a line', () => {
  expect(deedsOf(TURN, 1)).toEqual(['goes to Corridor 2', 'beats the Wolf'])
  expect(deedsOf([told('turn-began', { seat: 1 })], 1)).toEqual(['stays'])
  expect(deedsOf(TURN, 0)).toEqual([])
})

test('one’s own fight is a beat of its own, and who is met is shown before the dice', () => {
  const drawn = told('drawn', { seat: 0, card: 'ogre', deck: 'cave' }, 'Ann turns up Ogre.')
  const fought = (score: number) =>
    told('fought', { seat: 0, against: against('ogre'), score, foe: 8, result: 'won' }, `Ann fights, ${score}.`)
  const slain = told('slain', { seat: 0, card: 'ogre', trophy: true }, 'The Ogre is beaten.')
  const [met, blow] = [drawn, fought(9)]
  expect(beatsOf([met, blow, slain, ...TURN], 0).map(({ events, fight }) => [events.length, fight?.isThrown ?? null])).toEqual([
    [1, false],
    [2, true],
    [TURN.length, null],
  ])
  // A fight with a question first begins with its dice, and each roll of a Trial is its own.
  expect(beatsOf([fought(8), fought(9)], 0).map(({ fight }) => fight?.isThrown)).toEqual([true, true])
  expect(beatsOf(TURN, 0).every(({ fight }) => fight === null)).toBe(true)
})

test('what befell somebody is told with what he did', () => {
  const turn = (...more: LogEntry[]) =>
    deedsOf([told('turn-began', { seat: 1 }), told('moved', { seat: 1, path: ['bat-nest'] }), ...more], 1)
  expect(turn(told('things-lost', { seat: 1, cards: ['sword-1', 'owl'] }))).toEqual(['goes to the Bat Nest', 'loses a Sword and an Owl'])
  expect(turn(told('things-lost', { seat: 1, cards: ['sword-1', 'owl', 'wand'] }))).toEqual(['goes to the Bat Nest', 'loses 3 things'])
  expect(turn(told('fled', { seat: 1, from: 'bat-nest', to: 'corridor-4' }))).toEqual(['flees from the bats to Corridor 4'])
  expect(turn(told('washed', { seats: [0, 1], to: 'underground-fountain' }))).toEqual(['is washed to the Underground Fountain'])
  expect(turn(told('turned-toad', { seat: 1, turns: 3 }))).toContain('becomes a Toad')
  expect(turn(told('weakened', { seat: 1, turns: 3 }), told('gold-gained', { seat: 1, amount: 2 }))).toEqual([
    'goes to the Bat Nest',
    'is weakened',
    'gains 2 Gold',
  ])
  expect(turn(told('bought', { seat: 1, ware: 'draught' }), told('sold', { seat: 1, card: 'solomons-crown' }))).toEqual([
    'goes to the Bat Nest',
    'buys a draught',
    'sells Solomon’s Crown',
  ])
  expect(deedsOf([told('robbed', { seat: 0, from: 1, loot: { kind: 'gold' } })], 1)).toEqual(['is robbed of 1 Gold'])
  const goblins = { cards: ['cave-goblins'], kind: 'cave-goblins' }
  expect(turn(told('fought', { seat: 1, against: goblins, result: 'won' }))).toContain('beats the Cave Goblins')
})

test('each turn of another is a beat, and what decides the game is told by itself', () => {
  const mine = told('moved', { seat: 0, path: ['corridor-1'] }, 'Ann goes to Corridor 1.')
  const found = told('crystal-found', { seat: 1, at: 'chamber-2' }, 'The Magic Crystal is in Chamber 2.')
  const beats = beatsOf([mine, ...TURN, found], 0)
  expect(beats.map(({ events }) => events.length)).toEqual([1, TURN.length, 1])
  expect(beats.map((beat) => wordsOf(beat, () => 'Bot'))).toEqual([
    'Ann goes to Corridor 1.',
    'Bot goes to Corridor 2 and beats the Wolf.',
    'The Magic Crystal is in Chamber 2.',
  ])
})

describe('the chronicle', () => {
  test('names no turn that the next line names, looks nowhere, and keeps a trophy in the line of its fight', () => {
    expect(linesOf(TURN).map(({ text }) => text)).toEqual([
      'Bot goes to Corridor 2.',
      'Bot turns up Wolf.',
      'Bot wins against the Wolf, 8 to 5. It becomes a trophy.',
    ])
  })

  test('an Event that was drawn does not happen in a line of its own, and a Spell is named where it is gained', () => {
    const lines = linesOf([
      told('drawn', { seat: 0, card: 'windfall', deck: 'adventure' }, 'Ann turns up Windfall.'),
      told('happened', { seat: 0, card: 'windfall' }, 'Windfall happens.'),
      told('spell-gained', { seat: 0 }, 'Ann gains a Spell.'),
      told('spell-seen', { seat: 0, spell: 'swift-foot' }, 'The Spell is Swift Foot.'),
    ])
    expect(lines.map(({ text }) => text)).toEqual(['Ann turns up Windfall.', 'Ann gains a Spell. It is Swift Foot.'])
  })

  test('a Chamber that stops a walk is told once', () => {
    const lines = linesOf([
      told('passing', { seat: 0, at: 'chamber-4', stopped: true }, 'Ann is stopped in Chamber 4.'),
      told('moved', { seat: 0, path: ['chamber-4'], stopped: 'chamber' }, 'Ann goes to Chamber 4 and is stopped there.'),
    ])
    expect(lines.map(({ text }) => text)).toEqual(['Ann goes to Chamber 4 and is stopped there.'])
  })

  test('a card that is found and taken is one line, and so is a gate that holds', () => {
    const found = (card: string, ...taken: string[]) =>
      linesOf([
        told('drawn', { seat: 0, card, deck: 'cave' }, 'Ann finds it.'),
        told('taken', { seat: 0, cards: taken, gold: 0 }, 'Ann takes it.'),
      ]).map(({ text }) => text)
    expect(found('wand', 'wand')).toEqual(['Ann finds it and takes it.'])
    expect(found('squire', 'squire')).toEqual(['Ann finds it and gains a Follower.'])
    expect(found('wand', 'wand', 'owl')).toEqual(['Ann finds it.', 'Ann takes it.'])
    const gate = [told('gate', { seat: 0, open: false }, 'It holds.'), told('stayed', { seat: 0 }, 'Ann stays.')]
    expect(linesOf(gate).map(({ text }) => text)).toEqual(['It holds.'])
  })
})

describe('the end', () => {
  const log = [
    told('round-began', { round: 4 }),
    ...TURN,
    told('slain', { seat: 1, card: 'drake', trophy: true }, 'The Drake is beaten.'),
    told('round-began', { round: 5 }),
    told('turn-began', { seat: 1 }),
    told('fought', { seat: 1, against: { cards: [], kind: 'beast', by: 'strength', value: 10 }, result: 'won' }),
    told('trial', { seat: 1, trial: 'strength', passed: true }, 'Bot passes.'),
    told('robbed', { seat: 0, from: 1, loot: { kind: 'gold' } }),
  ]

  test('counts what everybody did', () => {
    expect(countsOf(log, 1)).toMatchObject({ won: 2, lost: 0, beaten: 2, adventureCards: 1, caveCards: 0, robbed: 1 })
  })

  test('turning points are dragons and Trials, with their rounds', () => {
    expect(turningPoints(log).map(({ turn, entry }) => [turn, entry.text])).toEqual([
      [4, 'The Drake is beaten.'],
      [5, 'Bot passes.'],
    ])
  })

  test('12.5 a Trial has the fights that decided it', () => {
    expect(trialsOf(log).map(({ seat, round, fights }) => [seat, round, fights.length])).toEqual([[1, 5, 1]])
  })
})
