import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cave } from '../../../../engine/cave/proof/index.ts'
import { tables } from '../../../../engine/cave/tables/index.ts'
import { eventsOf, replay } from '../../../../engine/kernel/proof/golden.ts'
import type { Json, LogEntry, SessionView } from '../../../../engine/kernel/types.ts'
import { proveMoments } from '../../../fixtures/prove-moments.ts'
import { provePlates } from '../../../fixtures/prove-plates.ts'
import { allPlates } from '../scenes/plates.ts'
import { weigh } from './degrees.ts'
import { facesOf, resultWords } from './faces.ts'
import { pictureOf } from './pictures.ts'

const TABLE = { game: 'cave', seat: 0, view: { seat: 0, players: [], lying: {}, phase: 'move' } } as unknown as SessionView
const ANN = { name: 'Ann', character: 'seeress' }

const GOLDEN = resolve(import.meta.dirname, '../../../../engine/cave/proof/golden')

/** Golden games are long: some of them meet everything that can be a moment. */
const SOME = 12

const happened: readonly LogEntry[] = readdirSync(GOLDEN)
  .slice(0, SOME)
  .flatMap((file) =>
    eventsOf(replay(cave, JSON.parse(readFileSync(resolve(GOLDEN, file), 'utf8')))).map(
      (event, n): LogEntry => ({ n, rule: event.rule, type: event.type, text: '', data: JSON.parse(JSON.stringify(event)) }),
    ),
  )

test('every moment of the golden games has a title and a plate', () => {
  proveMoments(happened, { weigh, pictureOf: (entry) => pictureOf(entry, ANN), session: TABLE }, 8)
})

test('every plate is made of parts that its sprite holds', () => {
  provePlates(allPlates().flatMap(([, of]) => of))
})

const event = (type: string, data: Json): LogEntry => ({ n: 1, rule: '1.1', type, text: '', data })

describe('what a moment weighs', () => {
  test('the Crystal is great for all, Trials for whoever passes them, deaths for whoever dies', () => {
    expect(weigh(event('crystal-found', { seat: 1, at: 'chamber-2' }), [], TABLE)).toBe('great')
    expect(weigh(event('trial', { seat: 1, trial: 'craft', passed: true }), [], TABLE)).toBe('great')
    expect(weigh(event('trial', { seat: 1, trial: 'craft', passed: false }), [], TABLE)).toBe('small')
    expect(weigh(event('died', { seat: 0 }), [], TABLE)).toBe('great')
    expect(weigh(event('died', { seat: 1 }), [], TABLE)).toBe('small')
    expect(weigh(event('game-over', { how: 'crystal', winners: [0] }), [], TABLE)).toBe('great')
    expect(weigh(event('unheard-of', {}), [], TABLE)).toBe('line')
  })

  test('a loss of several things is great for whoever loses them', () => {
    const lost = (seat: number, ...cards: string[]) => event('things-lost', { seat, cards })
    expect(weigh(lost(0, 'sword-1', 'owl'), [], TABLE)).toBe('great')
    expect(weigh(lost(0, 'sword-1'), [], TABLE)).toBe('line')
    expect(weigh(lost(1, 'sword-1', 'owl'), [], TABLE)).toBe('line')
    expect(pictureOf(lost(0, 'sword-1', 'owl'), ANN)?.title).toBe('Ann loses 2 things')
  })

  test('the Trials at an even chance, and nearly ready', () => {
    expect(weigh(event('ready', { seat: 0, mark: 50 }), [], TABLE)).toBe('small')
    expect([50, 80].map((mark) => pictureOf(event('ready', { seat: 0, mark }), ANN)?.title)).toEqual(['An even chance', 'Nearly ready'])
  })

  test('a kind of card is a moment when one first turns it up, a dragon a great one', () => {
    const bear = event('drawn', { seat: 0, card: 'cave-bear-1' })
    expect(weigh(bear, [], TABLE)).toBe('small')
    expect(weigh(event('drawn', { seat: 0, card: 'cave-bear-2' }), [bear], TABLE)).toBe('apart')
    expect(weigh(event('drawn', { seat: 1, card: 'ogre' }), [], TABLE)).toBe('apart')
    expect(weigh(event('drawn', { seat: 0, card: 'drake' }), [], TABLE)).toBe('great')
  })
})

test('what each face would have brought is said where the die is read on a list', () => {
  expect(facesOf(event('chamber', { chamber: 'void' }), tables())?.[5]).toBe('Void')
  expect(facesOf(event('space-die', { at: 'sacrificial-altar' }), tables())).toEqual([
    ...['+ 3 Gold', '+ 3 Gold', '+ 3 Gold', 'leave a Gold or Object', 'leave a Gold or Object', '− 1 Craft'],
  ])
  expect(facesOf(event('fought', {}), tables())).toBeNull()
  const dice = tables().cards.flatMap(({ die = [] }) => die)
  for (const result of dice) expect(resultWords(result), result).not.toMatch(/[:]|undefined|-/)
})
