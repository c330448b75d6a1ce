import { describe, expect, it } from 'vitest'
import { newPlay } from '../../kernel/play.ts'
import type { Json } from '../../kernel/types.ts'
import { type Laid, set, type Table } from '../proof/table-top.ts'
import type { DelveState } from '../state.ts'
import { goBack, lockAllowed } from './06-counter.ts'
import { routes } from './06-movement.ts'
import { exits, freshCup, neighbour } from './06-placement.ts'
import { character, here, segment } from './party.ts'

const PARTY: Json = [{ hero: 'Lord Dil' }, { hero: 'Zareth' }]
/** The Gateway with the party on it: the first corridor is still to be drawn. */
const atGateway = (laid: Laid = {}) => set({ at: 'gateway', start: 'turn', party: PARTY }, laid)
/** A room with doors on all sides, two segments from the Gateway. */
const inRoom = (laid: Laid = {}, more: { readonly [key: string]: Json } = {}) =>
  set({ at: 'room', feature: 'fountain', start: 'turn', party: PARTY, ...more }, laid)

/** No trap, no monsters: each of the next dice is a 6. */
const QUIET: readonly number[] = Array.from({ length: 40 }, () => 6)

/** Goes that way and answers whatever comes until the next question about a route. */
function go(t: Table, id: string): Table {
  t.pick(id)
  return onward(t)
}

function onward(t: Table): Table {
  while (!t.over && t.ask.topic !== 'route') {
    const decline = t.ids.find((each) => each === 'decline') ?? t.ids[0]
    t.pick(decline ?? '')
  }
  return t
}

/** Lays the chit drawn in the first way offered. */
function lay(t: Table): Table {
  if (t.ask.topic === 'placement') t.pick(t.ids[0] ?? '')
  return t
}

function only<T>(list: readonly T[]): T {
  const [one] = list
  if (one === undefined || list.length !== 1) throw new Error(`one was expected, not ${list.length}`)
  return one
}

describe('5.0.A segment phase', () => {
  it('5.0.A.1 at the Gateway there is one way to go', () => {
    const t = atGateway()
    expect(t.ask).toMatchObject({ topic: 'route', rule: '6.0', seat: 0 })
    expect(routes(t.state)).toEqual(['exit:north'])
  })

  it('5.0.A.2 a chit is drawn for the way chosen, and leaves the cup', () => {
    const t = atGateway({
      draws: ['52'],
      dice: QUIET,
      prepare: (s) => {
        s.cup = freshCup()
      },
    })
    go(t, 'exit:north')
    expect(t.events('chit-placed')).toMatchObject([{ chit: 52, face: 'corridor', segment: 's1', impassable: [] }])
    expect(t.state.cup).toHaveLength(79)
    expect(t.state.cup).not.toContain(52)
    expect(here(t.state)).toMatchObject({ id: 's1', x: 0, y: -1, chit: 52, visits: 1 })
  })

  it('6.2 the party chooses where a chit can be laid in more than one way', () => {
    const t = atGateway({ draws: ['53'] }).pick('exit:north')
    expect(t.ask).toMatchObject({ topic: 'placement', rule: '6.2', seat: 0 })
    expect(t.ids).toEqual(['place:53:0', 'place:53:3'])
    expect(t.state.drawn).toEqual({ chit: 53, face: 'corridor' })
    expect(t.refused('place:53:1').detail).toBe('not-an-option')
    t.pick('place:53:3')
    expect(t.state.segments.at(-1)?.sides.join('')).toBe('WCCW')
    expect(t.state.drawn).toBe(null)
  })

  it('6.2 a single way to lie is offered like several', () => {
    const t = atGateway({ draws: ['52'] }).pick('exit:north')
    expect(t.ids).toHaveLength(1)
    lay(t)
    expect(t.events('chit-placed')).toHaveLength(1)
    expect(t.events('entered')).toHaveLength(1)
  })

  it('6.1 a chit that does not fit goes back into the cup and another is drawn', () => {
    const t = inRoom({ draws: ['12', '22'], prepare: boxedIn })
    lay(t.pick('exit:north'))
    const [returned] = t.events('chit-returned')
    expect(returned).toMatchObject({ rule: '6.1', chit: 12, face: 'room' })
    expect(t.events('chit-placed')).toMatchObject([{ chit: 22, feature: 'fountain' }])
    expect(t.state.cup).toContain(12)
  })

  it('6.1 when nothing in the cup fits, the closest fit is drawn and its odd sides are impassable', () => {
    const t = inRoom({
      draws: ['2'],
      prepare: (s) => {
        wallOff(s)
        s.cup = [1, 2]
      },
    })
    lay(t.pick('exit:north'))
    const placed = only(t.events('chit-placed'))
    expect(placed).toMatchObject({ chit: 2, impassable: ['east'] })
  })

  it('6.4 a chit that would close the maze goes back and another is drawn', () => {
    const t = inRoom({ draws: ['51', '66'], prepare: lastExitNorth })
    lay(t.pick('exit:north'))
    expect(t.events('chit-returned')).toMatchObject([{ rule: '6.4', chit: 51 }])
    expect(t.events('chit-placed')).toMatchObject([{ chit: 66 }])
  })

  it('6.4 when no chit in the cup leaves the maze open, the cup is refilled first', () => {
    const t = inRoom({
      prepare: (s) => {
        lastExitNorth(s)
        s.cup = [51, 52]
      },
    })
    lay(t.pick('exit:north'))
    expect(t.events('cup-refilled')).toHaveLength(1)
    expect(t.state.cup.length).toBeGreaterThan(70)
    expect(exits(t.state, segment(t.state, t.state.entering?.segment ?? t.state.at)).length).toBeGreaterThan(1)
  })

  it('6.4 once the Hellgate is found the maze may end', () => {
    const t = inRoom({
      draws: ['51'],
      prepare: (s) => {
        lastExitNorth(s)
        s.hellgate.at = 's1'
      },
    })
    lay(t.pick('exit:north'))
    expect(t.events('chit-placed')).toMatchObject([{ chit: 51 }])
  })

  it('4.1.E an empty cup is refilled with what does not lie on this level', () => {
    const t = inRoom({
      prepare: (s) => {
        s.cup = []
      },
    })
    const here = t.state.segments.filter(({ chit, level }) => chit !== null && level === 1).length
    t.pick('exit:north')
    expect(t.events('cup-refilled')).toMatchObject([{ rule: '4.1.E', chits: 80 - here }])
  })
})

describe('what the party is told', () => {
  it('5.0.A each way says where it leads and how likely monsters are', () => {
    const t = inRoom()
    const north = t.decision.options?.find(({ id }) => id === 'exit:north')
    expect(north).toMatchObject({ label: 'Go north', at: { kind: 'exit', id: 'north' }, odds: { text: 'monsters 50%', chance: 0.5 } })
    const back = t.decision.options?.find(({ id }) => id === 'exit:south')
    expect(back).toMatchObject({
      detail: 'A corridor',
      at: { kind: 'segment', id: t.state.segments[1]?.id },
      odds: { text: 'monsters 16.7%' },
    })
  })

  it('16.0 of the way that ends the hunt, and of the way back to it, no odds are told: nothing is checked there', () => {
    const t = inRoom({ dice: QUIET }, { hellgate: { level: 1, segmentsLeft: 1 } })
    const option = (id: string) => t.decision.options?.find((each) => each.id === id)
    expect(option('exit:north')?.detail).toBe('The Hellgate stands here')
    expect(option('exit:north')?.odds).toBeUndefined()
    expect(option('exit:south')?.odds?.text).toBe('monsters 16.7%')
    const away = inRoom({ prepare: (s) => Object.assign(s.hellgate, { at: s.segments[1]?.id, destroyed: true }) })
    const back = away.decision.options?.find(({ id }) => id === 'exit:south')
    expect(back?.detail).toBe('The Hellgate stood here')
    expect(back?.odds).toBeUndefined()
  })

  it('6.9 a companion who was turned and left behind is named where he waits, and no die is thrown there', () => {
    const t = inRoom({
      prepare: (s) => Object.assign(character(s, 'zareth'), { side: 'monsters', charmedBy: 'x-the-unknown', at: s.segments[1]?.id }),
    })
    const back = t.decision.options?.find(({ id }) => id === 'exit:south')
    expect(back?.detail).toBe('Zareth there')
    expect(back?.odds).toBeUndefined()
  })

  it('6.1, 17.0 ways that look open and are not say why', () => {
    const t = inRoom({ prepare: (s) => here(s).blocked.push({ side: 'east', why: 'impassable' }, { side: 'west', why: 'locked' }) })
    expect(t.decision.blocked).toMatchObject([
      { id: 'exit:east', rule: '6.1' },
      { id: 'exit:west', rule: '10.6' },
      { id: 'leave', rule: '17.0' },
    ])
  })

  it('6.2 each way to lay a chit says where it would lead', () => {
    const t = atGateway({ draws: ['53'] }).pick('exit:north')
    expect(t.decision.prompt).toBe('Lay the corridor')
    expect(t.decision.options).toMatchObject([
      {
        id: 'place:53:0',
        label: 'Corridors south and west',
        data: { chit: 53, face: 'corridor', level: 1, x: 0, y: -1, turns: 0, sides: 'WWCC' },
      },
      { id: 'place:53:3', label: 'Corridors east and south' },
    ])
  })

  it('6.0 everything that happens on the way has its words', () => {
    const t = inRoom({ draws: ['12', '22'], dice: QUIET, prepare: boxedIn })
    go(go(t, 'exit:north'), 'exit:south')
    expect(t.texts).toContain('Chit 12 does not fit and goes back.')
    expect(t.texts).toContain('A room with a fountain is laid.')
    expect(t.texts).toContain('The party goes south.')
  })
})

/** A wall to the north-east: what is laid to the north of the room meets it on its east side. */
function wallOff(s: DelveState): void {
  const { level, x, y } = here(s)
  const beside = { chit: 60, kind: 'room', feature: null, visits: 1, taken: [], blocked: [], gold: 0 } as const
  s.segments.push({
    ...beside,
    id: `s${s.segments.length}`,
    level,
    x: x + 1,
    y: y - 1,
    sides: ['D', 'D', 'W', 'W'],
    taken: [],
    blocked: [],
  })
}

/** The stairs of any chit laid to the north would come down on something on level 2. */
function boxedIn(s: DelveState): void {
  const { x, y } = here(s)
  const below = { chit: 60, kind: 'room', feature: null, visits: 0, gold: 0 } as const
  s.segments.push({ ...below, id: `s${s.segments.length}`, level: 2, x, y: y - 1, sides: ['D', 'D', 'W', 'W'], taken: [], blocked: [] })
}

/** Every way into the unknown is shut but the one to the north of the party. */
function lastExitNorth(s: DelveState): void {
  for (const each of s.segments)
    for (const side of ['north', 'east', 'south', 'west'] as const)
      if (neighbour(s, each, side) === null && exits(s, each).includes(side) && !(each.id === s.at && side === 'north'))
        each.blocked.push({ side, why: 'impassable' })
}

describe('entering a segment', () => {
  it('6.3 the party moves one segment a turn, everybody with it, and the next turn begins', () => {
    const t = inRoom({ draws: ['22'], dice: QUIET })
    const from = t.state.at
    go(t, 'exit:north')
    expect(t.state).toMatchObject({ turn: 2, from })
    expect(t.state.trail.at(-1)).toBe(t.state.at)
    for (const c of t.state.characters) expect(c.at).toBe(t.state.at)
  })

  it('6.0 a segment that has been entered needs no new chit', () => {
    const t = inRoom({ draws: ['22'], dice: QUIET })
    const from = t.state.at
    go(t, 'exit:north')
    const count = t.state.segments.length
    go(t, 'exit:south')
    expect(t.state.at).toBe(from)
    expect(t.state.segments).toHaveLength(count)
    expect(t.events('entered').at(-1)).toMatchObject({ segment: from, first: false })
  })

  it('7.0 a room entered for the first time goes to the trap phase, one entered again does not', () => {
    const t = inRoom({ draws: ['22'], dice: QUIET })
    go(t, 'exit:north')
    expect(t.rolls.filter(({ rule }) => rule === '7.0')).toHaveLength(1)
    go(t, 'exit:south')
    expect(t.rolls.filter(({ rule }) => rule === '7.0')).toHaveLength(1)
  })

  it('6.5, 6.6 stairs lead one level a turn and count as entering a room', () => {
    const t = set({ at: 'room', feature: 'staircase', start: 'turn', party: PARTY }, { dice: QUIET })
    expect(routes(t.state)).toContain('exit:down')
    expect(routes(t.state)).not.toContain('exit:up')
    go(t, 'exit:down')
    expect(here(t.state)).toMatchObject({ level: 2, feature: 'staircase', visits: 1 })
    expect(t.rolls.filter(({ rule }) => rule === '7.0')).toHaveLength(1)
    expect(routes(t.state)).toEqual(expect.arrayContaining(['exit:up', 'exit:down']))
    go(t, 'exit:up')
    expect(here(t.state).level).toBe(1)
    expect(t.events('entered').at(-1)).toMatchObject({ level: 1, first: false })
  })

  it('5.0 the group decides through another player each turn', () => {
    const t = inRoom({ draws: ['22'], dice: QUIET, seats: 2 })
    const first = t.ask.seat
    go(t, 'exit:north')
    expect(t.ask.seat).toBe(1 - first)
  })

  it('6.9 monsters left in peace do not bar any way', () => {
    const t = inRoom({}, { monsters: [{ type: 'orc' }], start: 'turn' })
    expect(routes(t.state)).toEqual(expect.arrayContaining(['exit:north', 'exit:east', 'exit:west']))
  })

  it('10.6 whoever was sent ahead by Teleport falls in again', () => {
    const t = inRoom({ draws: ['22'], dice: QUIET })
    go(t, 'exit:north')
    const away = character(t.state, 'zareth')
    away.at = t.state.from ?? ''
    t.state.march = [[null, 'lord-dil', null]]
    go(t, 'exit:south')
    expect(t.events('rejoined')).toMatchObject([{ who: 'zareth' }])
    expect(t.state.march.flat()).toContain('zareth')
  })
})

describe('13.7 the way to the Hellgate', () => {
  const hunt = (left: number, laid: Laid = {}) =>
    inRoom({ draws: ['22', '23'], dice: QUIET, ...laid, prepare: (s) => Object.assign(s.hellgate, { level: 1, segmentsLeft: left }) })

  it('13.7 counts unexplored segments newly entered on its level', () => {
    const t = go(hunt(3), 'exit:north')
    expect(t.state.hellgate).toMatchObject({ segmentsLeft: 2, at: null })
    expect(t.events('segments-left')).toMatchObject([{ left: 2 }])
    go(t, 'exit:south')
    expect(t.state.hellgate.segmentsLeft).toBe(2)
  })

  it('13.7 does not count segments of other levels', () => {
    const t = inRoom({ draws: ['22'], dice: QUIET, prepare: (s) => Object.assign(s.hellgate, { level: 2, segmentsLeft: 3 }) })
    expect(go(t, 'exit:north').state.hellgate.segmentsLeft).toBe(3)
  })

  it("13.7, 16.0 the segment that reaches the count is the Hellgate's, and nothing else is checked there", () => {
    const t = lay(hunt(1).pick('exit:north'))
    expect(t.state.hellgate).toMatchObject({ segmentsLeft: 0, at: t.state.at })
    expect(t.events('hellgate-reached')).toHaveLength(1)
    expect(t.rolls.filter(({ rule }) => rule === '7.0' || rule === '8.1')).toEqual([])
  })
})

describe('10.6 Lock', () => {
  const behindDoor = (laid: Laid = {}) => go(inRoom({ draws: ['22'], dice: QUIET, ...laid }), 'exit:north')

  it('10.6 the party steps back, the door never opens again, the turn ends', () => {
    const t = behindDoor()
    const [room, back] = [t.state.at, t.state.from]
    expect(lockAllowed(t.state)).toBe(true)
    const g = newPlay(t.state, 'lock')
    expect(goBack(g).next({}).done).toBe(true)
    expect(t.state).toMatchObject({ at: back, phase: 'end-of-turn' })
    expect(exits(t.state, segment(t.state, room))).not.toContain('south')
    expect(exits(t.state, here(t.state))).not.toContain('north')
    expect(character(t.state, 'zareth').at).toBe(back)
  })

  it('10.6 is not allowed where it would close the last exit', () => {
    const t = behindDoor()
    for (const each of t.state.segments)
      for (const side of exits(t.state, each))
        if (side !== 'up' && side !== 'down' && each.id !== t.state.at && neighbour(t.state, each, side) === null)
          each.blocked.push({ side, why: 'impassable' })
    expect(lockAllowed(t.state)).toBe(false)
  })

  it('10.6 needs a door: not behind stairs, nor in a corridor', () => {
    const stairs = go(set({ at: 'room', feature: 'staircase', start: 'turn', party: PARTY }, { dice: QUIET }), 'exit:down')
    expect(lockAllowed(stairs.state)).toBe(false)
    const corridor = go(atGateway({ draws: ['52'], dice: QUIET }), 'exit:north')
    expect(lockAllowed(corridor.state)).toBe(false)
  })

  it('10.6 looking whether it is allowed changes nothing', () => {
    const t = behindDoor()
    const before = JSON.stringify(t.state)
    lockAllowed(t.state)
    expect(JSON.stringify(t.state)).toBe(before)
  })
})
