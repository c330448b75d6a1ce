import { describe, expect, it } from 'vitest'
import { distance, squareAt } from '../../open/squares.ts'
import { broken } from '../../proof/invariants.ts'
import { against, arena, begun } from '../../proof/table-top.ts'
import { figureValue, sideValue } from './18-evening.ts'
import { lastPlaces } from './18-last-seen.ts'

const ANN = { name: 'Ann', at: [9, 4], ready: 'broadsword' }

/** A robot in the East at that place, in the movement phase of its side. */
function moving(robot: string, more: object = {}, scenario: object = {}) {
  const characters = [ANN, { robot, side: 'east', at: [9, 30], ...more }]
  return arena({ phase: 'move', first: 'east', characters, ...scenario }, { seats: 1, free: true })
}

describe('18 robots', () => {
  it.each(['needler-bush', 'giant-amoeba', 'fire-spirit', 'phase-spider', 'imp', 'slayer', 'behemoth'])(
    '18.1 come at the nearest enemy at full speed: %s',
    (robot) => {
      const t = moving(robot)
      const { at, moved } = t.who(`${robot}-1`)
      expect([t.topic, distance(at ?? 0, squareAt(9, 4) ?? 0) < 26 - 5, (moved ?? 0) > 0]).toEqual(['move', true, true])
    },
  )

  it('18.1 turn to their enemies at the end of a move (29.1)', () => {
    const t = moving('giant-amoeba', { at: [9, 5], facing: 's' })
    expect([t.who('giant-amoeba-1').at, t.who('giant-amoeba-1').facing]).toEqual([squareAt(9, 5), 'w'])
  })

  it('18.1 badly hurt make for the exit, unless they are engaged (19.1)', () => {
    const free = moving('needler-bush', { now: 2, at: [0, 24] }, { exit: [0, 20] })
    expect([free.who('needler-bush-1').at, free.events('makes-for-exit').length]).toEqual([squareAt(0, 20), 1])
    const engaged = moving('needler-bush', { now: 2, at: [9, 5] }, { exit: [0, 20] })
    expect([engaged.who('needler-bush-1').at, engaged.events('makes-for-exit').length]).toEqual([squareAt(9, 5), 0])
  })

  it('18.1 go to where they last saw an enemy, and give the place up when nobody is found there (G-138)', () => {
    const t = arena(
      {
        phase: 'move',
        characters: [{ ...ANN }, { robot: 'giant-amoeba', side: 'east', at: [9, 15] }],
        terrain: [{ kind: 'shadow', at: [13, 4], layers: 1 }],
      },
      { seats: 1, free: true },
    )
    t.pick('to:13-4').pick('face:e')
    expect([t.who('giant-amoeba-1').at, lastPlaces(t.state, 'east')]).toEqual([squareAt(9, 5), []])
    const far = arena(
      {
        phase: 'move',
        characters: [{ ...ANN }, { robot: 'giant-amoeba', side: 'east', at: [9, 19] }],
        terrain: [{ kind: 'shadow', at: [13, 4], layers: 1 }],
      },
      { seats: 1, free: true },
    )
    far.pick('to:13-4').pick('face:e')
    expect([far.who('giant-amoeba-1').at, lastPlaces(far.state, 'east')]).toEqual([squareAt(9, 9), [squareAt(9, 4)]])
  })

  it('18.1 stand up before anything else (32.1), and turn to whoever is next to them', () => {
    const t = against({ robot: 'giant-amoeba', acted: false, prone: true, facing: 's' }, {}, { draws: ['giant-amoeba-1'], dice: [] })
    t.pick('nothing')
    expect([t.who('giant-amoeba-1').status, t.who('giant-amoeba-1').facing]).toEqual(['standing', 'w'])
  })

  it('34.2 evade with nobody to attack (19.1)', () => {
    const t = against({ robot: 'giant-amoeba', acted: false, at: [3, 30] })
    t.pick('nothing')
    expect(t.events('evaded').map(({ figure }) => figure)).toEqual(['giant-amoeba-1'])
  })

  it('37.3 evade a blow that could kill only where their page calls them smart (19.3)', () => {
    const evades = (robot: string) =>
      against({ robot, acted: false, now: 3 }, {}, { dice: [6, 6, 4, 4], free: true })
        .pick(`attack:${robot}-1`)
        .events('evaded').length
    expect([evades('fire-spirit'), evades('needler-bush')]).toEqual([1, 0])
  })

  it('18.1 even the sides, within what the experience on the other side unlocks (G-66)', () => {
    const t = begun({ options: { teams: { west: ['gimli', 'khan'] } } }, { seats: 1, free: true })
    const west = sideValue(t.state, 'west')
    const east = sideValue(t.state, 'east')
    expect([east >= 0.9 * west, east <= 1.1 * west]).toEqual([true, true])
    expect(t.events('robots-came')[0]?.side).toBe('east')
    expect(t.state.figures.filter(({ side }) => side === 'east').every(({ at, coming }) => at !== null && coming === 'robot')).toBe(true)
  })

  it('18.1 come to nobody’s help where sides are even, or with balance none (G-66)', () => {
    const even = begun({ options: { teams: { west: ['gimli'], east: ['gimli'] } } }, { free: true })
    const none = begun({ options: { teams: { west: ['gimli'], east: [{ creature: 'snake' }] }, balance: 'none' } }, { free: true })
    expect([even, none].flatMap((t) => t.events('robots-came'))).toEqual([])
  })

  it('18.1 weigh a fighter by strength, agility, armour and his best weapon (G-66)', () => {
    const t = arena(
      {
        characters: [
          { ...ANN, sh: 12, ag: 12 },
          { robot: 'imp', side: 'east', at: [9, 30] },
        ],
      },
      { free: true },
    )
    // A broadsword does 2d: 7 on average.
    expect([figureValue(t.who('ann')), figureValue(t.who('imp-1'))]).toEqual([12 + 12 + 14, 31])
  })

  it.each([0, 1, 2])('2.1 a person against robots plays to the end, and nothing breaks on the way (%i)', (n) => {
    const t = begun({ options: { teams: { west: ['gimli', 'khan'] }, balance: 'hard' } }, { seats: 1, free: true })
    t.atRandom(`robots-${n}`)
    expect([t.over, broken(t.state)]).toEqual([true, []])
  })
})
