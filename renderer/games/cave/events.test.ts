import { describe, expect, test } from 'vitest'
import { cave } from '../../../engine/cave/proof/index.ts'
import type { GoldenGame } from '../../../engine/kernel/proof/golden.ts'
import { toldIn } from '../../../engine/kernel/proof/told.ts'
import type { Json, LogEntry, SessionView } from '../../../engine/kernel/types.ts'
import { proveEvents } from '../../fixtures/prove-events.ts'
import { provePlates } from '../../fixtures/prove-plates.ts'
import { EVENTS } from './events.ts'
import { facesOf } from './moments/faces.ts'
import { allPlates } from './scenes/plates.ts'

const golden = import.meta.glob<GoldenGame>('../../../engine/cave/proof/golden/*.json', { eager: true, import: 'default' })
proveEvents(toldIn(cave, Object.values(golden)), EVENTS, 9)

test('every plate is made of parts that its sprite holds', () => {
  provePlates(allPlates().flatMap(([, of]) => of))
})

const TABLE = {
  game: 'cave',
  seat: 0,
  view: { seat: 0, players: [{ name: 'Ann', character: 'seeress' }], lying: {}, phase: 'move', dark: null },
} as unknown as SessionView
const titleOf = (entry: LogEntry) => EVENTS.pictureOf({ event: entry, all: [entry], session: TABLE })?.title

const event = (type: string, data: Json): LogEntry => ({ n: 1, rule: '1.1', type, text: '', data })

test('a card is shown with what is on it, an Enemy as harm; a fight is shown and heard by its end', () => {
  const look = (type: string, data: Json) => EVENTS.look(event(type, data))
  expect(look('drawn', { card: 'cave-bear-2' })).toEqual({ icon: 'g-bear-head', tone: 'harm' })
  expect(look('drawn', { card: 'unicorn' })).toEqual({ icon: 'g-unicorn', tone: 'plain' })
  const fought = (result: string) => event('fought', { result, against: { cards: ['ogre'], kind: 'ogre' } })
  expect(EVENTS.look(fought('lost'))).toEqual({ icon: 'm-ogre', tone: 'harm' })
  expect(['won', 'lost', 'even'].map((result) => EVENTS.cueOf(fought(result), TABLE))).toEqual(['blade', 'claw', 'miss'])
})

test('the drone is heard while it is dark', () => {
  const dark = { ...TABLE, view: { players: [], lying: {}, phase: 'move', dark: 1 } } as unknown as SessionView
  expect([dark, TABLE].map(EVENTS.hasDrone)).toEqual([true, false])
})

describe('what a moment weighs', () => {
  test('the Crystal is great for all, Trials for whoever passes them, deaths for whoever dies', () => {
    expect(EVENTS.weigh(event('crystal-found', { seat: 1, at: 'chamber-2' }), [], TABLE)).toBe('great')
    expect(EVENTS.weigh(event('trial', { seat: 1, trial: 'craft', passed: true }), [], TABLE)).toBe('great')
    expect(EVENTS.weigh(event('trial', { seat: 1, trial: 'craft', passed: false }), [], TABLE)).toBe('small')
    expect(EVENTS.weigh(event('died', { seat: 0 }), [], TABLE)).toBe('great')
    expect(EVENTS.weigh(event('died', { seat: 1 }), [], TABLE)).toBe('small')
    expect(EVENTS.weigh(event('game-over', { how: 'crystal', winners: [0] }), [], TABLE)).toBe('great')
  })

  test('a loss of several things is great for whoever loses them', () => {
    const lost = (seat: number, ...cards: string[]) => event('things-lost', { seat, cards })
    expect(EVENTS.weigh(lost(0, 'sword-1', 'owl'), [], TABLE)).toBe('great')
    expect(EVENTS.weigh(lost(0, 'sword-1'), [], TABLE)).toBe('line')
    expect(EVENTS.weigh(lost(1, 'sword-1', 'owl'), [], TABLE)).toBe('line')
    expect(titleOf(lost(0, 'sword-1', 'owl'))).toBe('Ann loses 2 things')
  })

  test('the Trials at an even chance, and nearly ready', () => {
    expect(EVENTS.weigh(event('ready', { seat: 0, mark: 50 }), [], TABLE)).toBe('small')
    expect([50, 80].map((mark) => titleOf(event('ready', { seat: 0, mark })))).toEqual(['An even chance', 'Nearly ready'])
  })

  test('a kind of card is a moment when one first turns it up, a dragon a great one', () => {
    const bear = event('drawn', { seat: 0, card: 'cave-bear-1' })
    expect(EVENTS.weigh(bear, [], TABLE)).toBe('small')
    expect(EVENTS.weigh(event('drawn', { seat: 0, card: 'cave-bear-2' }), [bear], TABLE)).toBe('apart')
    expect(EVENTS.weigh(event('drawn', { seat: 1, card: 'ogre' }), [], TABLE)).toBe('apart')
    expect(EVENTS.weigh(event('drawn', { seat: 0, card: 'drake' }), [], TABLE)).toBe('great')
  })
})

test('what each face would have brought is said where the die is read on a list', () => {
  expect(facesOf(event('chamber', { chamber: 'void' }))?.[5]).toBe('Void')
  expect(facesOf(event('space-die', { at: 'sacrificial-altar' }))).toEqual([
    ...['gain 3 Gold', 'gain 3 Gold', 'gain 3 Gold', 'leave 1 Gold or an Object here', 'leave 1 Gold or an Object here', 'lose 1 Craft'],
  ])
  expect(facesOf(event('fought', { against: { cards: [], kind: 'beast' } }))).toBeNull()
})
