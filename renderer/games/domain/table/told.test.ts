import { describe, expect, test } from 'vitest'
import type { DomainView } from '../../../../engine/domain/view-types.ts'
import type { Json, LogEntry } from '../../../../engine/kernel/types.ts'
import { beatsOf } from './beats.ts'
import { firstPicks, withoutSquares } from './card.tsx'
import { countsOf, turningPoints } from './counts.ts'
import { facesThatHit } from './fight.tsx'
import { linesOf } from './lines.ts'
import { meantimesOf } from './meantimes.ts'

let n = 0
const event = (type: string, data: Json, text = ''): LogEntry => {
  n += 1
  return { n, rule: '6.1', type, text, data }
}

const person = (seat: number, name: string) => ({ seat, name, status: 'board', at: '0-0', trail: [], lifePoints: 10, deaths: 0 })
const VIEW = {
  seat: 0,
  order: [0, 1],
  characters: [person(0, 'Ann'), person(1, 'Bot')],
  cards: [],
  tiles: [],
  round: 1,
  active: 0,
} as unknown as DomainView

const TURN = [
  event('moved', { seat: 0, from: '0-0', to: '0-1' }, 'Ann goes.'),
  event('turn-began', { seat: 1 }, 'Bot’s turn.'),
  event('moved', { seat: 1, from: '5-5', to: '5-6' }, 'Bot goes.'),
  event('tile-laid', { seat: 1, tile: 'o07', slot: [1, 2], turn: 1 }, 'Bot lays a tile.'),
  event('experience', { seat: 1, amount: 1, total: 5 }, 'Bot gains a point.'),
  event('moved', { seat: 1, from: '5-6', to: '5-7' }, 'Bot goes.'),
  event('met', { seat: 1, card: 'black-orc-guard-1' }, 'Bot meets Orc Guard.'),
  event('life-lost', { seat: 1, amount: 1, left: 9 }, 'Bot loses a life point.'),
]

test('one’s own part is one beat; in the turn of another a walk is one, and a meeting the next', () => {
  expect(beatsOf(TURN, 0).map(({ events }) => events.map(({ type }) => type))).toEqual([
    ['moved'],
    ['turn-began', 'moved', 'tile-laid', 'experience', 'moved'],
    ['met', 'life-lost'],
  ])
})

test('the chronicle tells a walk in one line, and what is learnt in the line of the deed', () => {
  expect(linesOf(TURN, VIEW).map(({ text }) => text)).toEqual([
    'Ann goes.',
    'Bot goes.',
    'Bot lays a tile. Experience 5.',
    'Bot goes.',
    'Bot meets Orc Guard.',
    'Bot loses a life point.',
  ])
  const walk = [event('moved', { seat: 0, to: '0-1' }, 'Ann goes to A2.'), event('moved', { seat: 0, to: '0-2' }, 'Ann goes to A3.')]
  expect(linesOf(walk, VIEW).map(({ text }) => text)).toEqual(['Ann walks 2 squares to A3.'])
})

test('a card drawn is named once, with what comes of it', () => {
  const drawn = (card: string, magic = false) => event('card-drawn', { seat: 0, card, magic }, 'Ann draws it.')
  const then = (type: string, card: string, seat = 0) => event(type, { seat, card }, `${type}.`)
  const texts = (...log: readonly LogEntry[]) => linesOf(log, VIEW).map(({ text }) => text)
  expect(texts(drawn('black-dagger-1'), then('taken', 'black-dagger-1'))).toEqual(['Ann draws it and takes it.'])
  expect(texts(drawn('black-rhomb-1'), then('taken', 'black-rhomb-1'))).toEqual(['Ann draws it and takes them.'])
  expect(texts(drawn('black-orc-guard-1'), then('met', 'black-orc-guard-1'))).toEqual(['Ann draws it and meets it.'])
  expect(texts(drawn('black-orc-guard-1'), then('met', 'black-orc-guard-2'))).toHaveLength(2)
  expect(texts(drawn('black-orc-guard-1'), then('met', 'black-orc-guard-1', 1))).toHaveLength(2)
  expect(texts(drawn('black-dagger-1', true), then('taken', 'black-dagger-1'))).toHaveLength(2)
})

test('what the others did meanwhile is a line for each of them', () => {
  expect(meantimesOf(TURN, VIEW)).toEqual([
    { id: '1', icon: 'g-spartan-helmet', who: 'Bot', deeds: 'goes to F8, lays a tile and loses 1 life point.' },
  ])
  expect(meantimesOf(TURN.slice(0, 1), VIEW)).toEqual([])
})

test('9.2 a hit needs more than the defence', () => {
  expect(facesThatHit(4, 8)).toEqual([5, 6])
  expect(facesThatHit(4, 10)).toEqual([])
  expect(facesThatHit(12, 12)).toEqual([1, 2, 3, 4, 5, 6])
  expect(facesThatHit(null, 12)).toBeNull()
})

test('what one did in a whole game, and where it turned', () => {
  const log = [
    ...TURN,
    event('round-began', { round: 9 }),
    event('taken', { seat: 1, card: 'light-rune-sword', square: '1-1' }),
    event('taken', { seat: 1, card: 'black-dagger-1', square: '1-2' }),
    event('luck-tested', { seat: 1, passed: true }),
    event('taken', { seat: 1, treasure: 'staff', square: '9-16' }),
    event('died', { seat: 0, cause: 'orc' }),
  ]
  expect(countsOf(log, 1)).toMatchObject({ tiles: 1, lifeLost: 1, luckSpent: 1, luckPassed: 1, deaths: 0 })
  expect(turningPoints(log, 9).map(({ turn, entry }) => [turn, entry.type])).toEqual([
    [9, 'taken'],
    [9, 'taken'],
    [9, 'died'],
  ])
  expect(turningPoints([event('died', { seat: 0, cause: 'orc' })], 88).map(({ turn }) => turn)).toEqual([88])
})

describe('the card', () => {
  const option = (id: string, data: Json, more = {}) => ({ id, label: id, data, at: { kind: 'square' as const, id: id.slice(3) }, ...more })
  const asked = {
    ...{ id: 'd', seat: 0, kind: 'pick' as const, rule: '6.1', topic: 'turn', prompt: '' },
    options: [
      option('step:0-1', {}),
      option('go:0-9', { new: 'tile', steps: 9 }, { aside: true }),
      option('go:0-4', { new: 'card', steps: 4 }, { aside: true }),
      option('go:0-5', { steps: 5 }, { aside: true }),
    ],
  }

  test('lists the nearest walks to something new, and begins with the first of them', () => {
    expect(withoutSquares(asked, []).options?.map(({ id }) => id)).toEqual(['step:0-1', 'go:0-9', 'go:0-4'])
    expect(withoutSquares(asked, ['go:0-5']).options?.map(({ id }) => id)).toContain('go:0-5')
    expect(withoutSquares(asked, []).options?.some(({ aside }) => aside)).toBe(false)
    expect(firstPicks(asked)).toEqual(['go:0-4'])
  })
})
