import { describe, expect, it } from 'vitest'
import { areAdjacent, columnOf, distance, sectorOf, squareAt } from '../../open/squares.ts'
import { against, arena, type Laid, type Sheet, type Table } from '../../proof/table-top.ts'

const at = (row: number, column: number): number => squareAt(row, column) ?? -1

/** Ann stands in the middle of the West; the robot of the East moves. */
function moving(robot: Sheet, scenario: Sheet = {}, laid: Laid = {}): Table {
  const characters = [
    { name: 'Ann', at: [9, 10], facing: 'e' },
    { side: 'east', ...robot },
  ]
  return arena({ phase: 'move', first: 'east', characters, ...scenario }, { seats: 1, free: true, ...laid })
}

/** Two columns of it, over which nobody jumps. */
const across = (kind: string) => Array.from({ length: 38 }, (_, i) => ({ kind, at: [i % 19, i < 19 ? 18 : 19] }))

/** Answers with as little as can be, until it stops. */
function rest(t: Table, until: () => boolean): Table {
  for (let i = 0; i < 200 && !t.over && !until(); i++) t.pick(LEAST.find((id) => t.ids.includes(id)) ?? t.ids[0] ?? '')
  return t
}

const LEAST = ['wait', 'nothing', 'last', 'no', 'let']

describe('what robots keep off', () => {
  it.each([
    ['19.1', 'needler-bush', 'fire', [8], []],
    ['19.1', 'needler-bush', 'caltrops', [7], [8]],
    ['19.2', 'giant-amoeba', 'fire', [10], []],
    ['19.2', 'giant-amoeba', 'caltrops', [9], [10]],
    ['19.3', 'fire-spirit', 'fire', [], [15, 7, 4]],
    ['19.3', 'fire-spirit', 'caltrops', [7], [15, 8]],
    ['20.2', 'imp', 'fire', [12], [13]],
    ['20.2', 'imp', 'caltrops', [12], [13]],
    ['21.1', 'slayer', 'fire', [11], [12]],
    ['21.1', 'slayer', 'caltrops', [11], [12]],
    ['21.2', 'behemoth', 'fire', [11], [35, 17]],
    ['21.2', 'behemoth', 'caltrops', [11], [35, 17]],
  ])('%s %s and %s: kept off with SH %j, crossed with %j', (_rule, robot, kind, keeping, crossing) => {
    const crosses = (now: number) => {
      const t = moving({ robot, now, at: [9, 20] }, { terrain: across(kind) }, { draws: ['shift'] })
      return columnOf(t.who(`${robot}-1`).at ?? 0) < 20
    }
    expect([keeping.map(crosses), crossing.map(crosses)]).toEqual([keeping.map(() => false), crossing.map(() => true)])
  })

  it('20.1 a Phase Spider generally comes out on no fire', () => {
    const around = [8, 9, 10].flatMap((row) => [9, 10, 11].map((column) => ({ kind: 'fire', at: [row, column] })))
    const spider = { robot: 'phase-spider', at: [9, 16] }
    const burns = (draw: string) => {
      const t = moving(spider, { terrain: around }, { draws: [draw, draw] })
      return areAdjacent(t.who('phase-spider-1').at ?? 0, at(9, 10))
    }
    expect([burns('keep-off'), burns('cross')]).toEqual([false, true])
  })

  it('19.3 fire does a Fire Spirit no harm (22.3)', () => {
    const t = moving({ robot: 'fire-spirit', at: [3, 30] }, { terrain: [{ kind: 'fire', at: [3, 20] }] })
    t.who('fire-spirit-1').at = at(3, 20)
    rest(t, () => t.state.turn > 1)
    expect(t.events('hurt')).toEqual([])
  })
})

describe('how robots come', () => {
  it('19.1 a Needler Bush runs no more once its needles carry', () => {
    const moved = (column: number) => moving({ robot: 'needler-bush', at: [9, column] }).who('needler-bush-1').moved
    expect([moved(30), (moved(17) ?? 9) <= 4]).toEqual([8, true])
  })

  it('20.1 a Phase Spider comes out behind somebody’s back, badly hurt four squares at most (18.2, G-61)', () => {
    const spider = moving({ robot: 'phase-spider', at: [9, 16] }).who('phase-spider-1')
    expect(sectorOf(at(9, 10), 'e', spider.at ?? 0)).toBe('rear')
    const weak = moving({ robot: 'phase-spider', now: 3, at: [9, 30] }, { exit: [0, 20] }).who('phase-spider-1')
    expect(distance(weak.at ?? 0, at(9, 30))).toBe(4)
    expect(moving({ robot: 'phase-spider', now: 3, at: [9, 11] }, { exit: [9, 13] }).who('phase-spider-1').at).toBe(at(9, 13))
  })

  it('21.1 a Slayer runs from afar, and within 25 squares charges home or shifts', () => {
    expect(moving({ robot: 'slayer', at: [9, 38] }).who('slayer-1').moved).toBe(12)
    const home = moving({ robot: 'slayer', at: [9, 14] }, {}, { draws: ['charge'] }).who('slayer-1')
    expect([areAdjacent(home.at ?? 0, at(9, 10)), (home.moved ?? 0) >= 2]).toEqual([true, true])
    expect(moving({ robot: 'slayer', at: [9, 14] }, {}, { draws: ['shift'] }).who('slayer-1').moved).toBeLessThan(2)
  })

  it.each([
    ['guard', [9, 19]],
    ['exit', [9, 20]],
  ])('21.2 a Behemoth badly hurt leaves by the exit, or guards it: %s', (draw, [row = 0, column = 0]) => {
    const t = moving({ robot: 'behemoth', now: 11, at: [9, 17] }, { exit: [9, 20] }, { draws: [draw] })
    const { at: stands } = t.who('behemoth-1')
    expect(draw === 'exit' ? stands === at(row, column) : areAdjacent(stands ?? 0, at(9, 20))).toBe(true)
  })
})

describe('what robots do', () => {
  it('19.2 a Giant Amoeba usually lets itself be taken hold of (39.1)', () => {
    const grappled = (draw: string) =>
      against({ robot: 'giant-amoeba' }, {}, { draws: ['ann', draw], free: true }).pick('grapple:giant-amoeba-1')
    expect([grappled('let').events('repelled').length, grappled('repel').events('repelled').length]).toEqual([0, 1])
  })

  it('20.2 an Imp makes off with what it stole, and lets it fall when it is free', () => {
    const t = against(
      { robot: 'imp', acted: false },
      { ag: 11, acted: true },
      { draws: ['steal'], free: true, scenario: { exit: [0, 20] } },
    )
    while (t.events('stolen').length === 0 && t.state.turn < 9) rest(t, () => t.topic === 'action' && t.ask.about === 'bob')
    t.session.choose({ pick: ['nothing'] })
    const from = distance(t.who('imp-1').at ?? 0, at(0, 20))
    rest(t, () => t.events('let-fall').length > 0)
    expect(t.events('let-fall')[0]?.figure).toBe('imp-1')
    expect(distance(t.who('imp-1').at ?? 0, at(0, 20))).toBeLessThan(from)
  })

  it.each([
    ['imp', 1, 0],
    ['imp', 3, 1],
    ['slayer', 1, 0],
    ['slayer', 3, 1],
  ])('20.2, 21.1 an %s among %i illusions doubts them %i times, as it is drawn', (robot, many, times) => {
    const wolves = [8, 10, 12].slice(0, many).map((row): Sheet => ({ creature: 'wolf', at: [row, 4], acted: true }))
    const characters = [
      { name: 'Ann', at: [9, 10], ag: 16 },
      { robot, side: 'east', at: [9, 11] },
      ...wolves,
      { name: 'Zed', at: [18, 0], ag: 4 },
    ]
    const t = arena({ phase: 'action', characters }, { seats: 1, draws: ['disbelieve'], free: true })
    for (const f of t.state.figures) if (f.kind === 'wolf') Object.assign(f, { coming: 'illusion', by: 'ann' })
    t.pick('nothing')
    expect(t.events('disbelieved').length).toBe(times)
  })

  it('21.1 a Slayer takes up its Krill before anything else, and goes to where it lies (G-30)', () => {
    const ann = { race: 'mage', sh: 14, ag: 16, iq: 20, ready: 'staff', at: [9, 8], spells: ['drop-weapon', 'lose-weapon'] }
    const disarmed = (spell: string, draws: readonly string[]) =>
      against({ robot: 'slayer', acted: false }, ann, { draws: [...draws], free: true, dice: [2, 3, 4] }).pick(`cast:${spell}:slayer-1`)
    const near = disarmed('drop-weapon', [])
    expect([near.events('krill-recovered').length, near.events('attacked').length]).toEqual([1, 0])
    const far = disarmed('lose-weapon', ['9-17'])
    rest(far, () => far.events('krill-recovered').length > 0)
    expect([far.who('slayer-1').at, far.who('slayer-1').ready?.type]).toEqual([at(9, 17), 'krill'])
  })

  it('21.1 badly hurt it disengages to reach the exit', () => {
    const t = against({ robot: 'slayer', acted: false, now: 4 }, { ag: 11, acted: true }, { free: true, scenario: { exit: [0, 20] } })
    expect(t.events('disengaged').map(({ figure }) => figure)).toEqual(['slayer-1'])
  })

  it.each([
    ['both', {}, 2],
    ['stab', {}, 1],
    ['both', { evading: true }, 1],
  ])('21.1 strikes with both hands at somebody easy to hit: %s, %j', (draw, ann, blows) => {
    const t = against({ robot: 'slayer', acted: false }, { ag: 11, sh: 15, acted: true, ...ann }, { draws: ['stab', draw], free: true })
    expect(t.events('attacked').length).toBe(blows)
  })
})
