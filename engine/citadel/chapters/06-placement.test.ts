import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Segment, SIDES, type Side } from '../state.ts'
import { SEGMENTS } from '../tables/index.ts'
import {
  bestFit,
  distances,
  exits,
  freshCup,
  freshMaze,
  lay,
  laysOf,
  leadsToGateway,
  type Maze,
  neighbour,
  openExits,
  placements,
  refilledCup,
  type Site,
  segmentAt,
  siteBehind,
  someFit,
  staysFreeFrom,
  whyBack,
} from './06-placement.ts'

function maze(): Maze {
  return { segments: freshMaze(), hellgate: { level: null, segmentsLeft: null, at: null, destroyed: false, guarded: false } }
}

function at(s: Maze, id: string): Segment {
  const found = s.segments.find((each) => each.id === id)
  if (found === undefined) throw new Error(`no segment ${id}`)
  return found
}

/** Lays a chit behind a side, turned so; straight as it lies on the sheet of chits, whatever the rules say to it. */
function put(s: Maze, from: string, side: Side, chit: number, turns = 0): Segment {
  const site = siteBehind(s, at(s, from), side)
  const how = laysOf(chit, site.face).find((each) => each.turns === turns)
  if (how === undefined) throw new Error(`chit ${chit} turned ${turns} looks like another turn`)
  return lay(s, site, chit, how)
}

const turnsOf = (s: Maze, site: Site, chit: number) => placements(s, site, chit).map(({ turns }) => turns)
const sidesOf = (segment: Segment) => segment.sides.join('')

describe('turning a chit', () => {
  it('6.2 turns clockwise and never mirrors', () => {
    expect(laysOf(62, 'room').map(({ sides }) => sides.join(''))).toEqual(['WDDW', 'WWDD', 'DWWD', 'DDWW'])
    expect(laysOf(56, 'corridor').map(({ sides }) => sides.join(''))).toEqual(['WCCD', 'DWCC', 'CDWC', 'CCDW'])
  })

  it('6.1 counts like results once', () => {
    expect(laysOf(1, 'room')).toHaveLength(1)
    expect(laysOf(66, 'room').map(({ turns }) => turns)).toEqual([0, 1])
    expect(laysOf(51, 'room')).toHaveLength(4)
  })
})

describe('laying a chit', () => {
  it('4.1.F begins at a Gateway with one corridor to the north', () => {
    expect(exits(maze(), at(maze(), 'gateway'))).toEqual(['north'])
  })

  it('6.1 a door takes the room face, a corridor the corridor face', () => {
    const s = maze()
    const corridor = siteBehind(s, at(s, 'gateway'), 'north')
    expect(corridor).toMatchObject({ face: 'corridor', level: 1, x: 0, y: -1 })
    put(s, 'gateway', 'north', 36, 2) // DDCC, turned: CWDC
    expect(at(s, 's1').kind).toBe('corridor')
    const door = SIDES.find((side) => at(s, 's1').sides[SIDES.indexOf(side)] === 'D')
    expect(siteBehind(s, at(s, 's1'), door ?? 'north').face).toBe('room')
  })

  it('6.1 a chit with corridors on both faces lies room side up behind a door', () => {
    const s = maze()
    put(s, 'gateway', 'north', 37) // DDCC
    const site = siteBehind(s, at(s, 's1'), 'north')
    const laid = put(s, 's1', 'north', 75)
    expect(site.face).toBe('room')
    expect(laid).toMatchObject({ kind: 'room', feature: null, chit: 75 })
    expect(sidesOf(laid)).toBe('DCDC')
  })

  it('6.1 the side entered matches, and every other side that touches something', () => {
    const s = maze()
    const site = siteBehind(s, at(s, 'gateway'), 'north')
    expect(turnsOf(s, site, 52)).toEqual([1]) // WCWC: straight on
    expect(turnsOf(s, site, 53)).toEqual([0, 3]) // WWCC: round one corner or the other
  })

  it('6.1 a segment beside the Gateway meets its walls', () => {
    const s = maze()
    put(s, 'gateway', 'north', 53) // from the south to the west
    put(s, 's1', 'west', 53, 3) // and south again, beside the Gateway
    const site = siteBehind(s, at(s, 's2'), 'south')
    expect(site).toMatchObject({ x: -1, y: 0, against: ['C', 'W', null, null] })
  })

  it('6.1 a chit that fits nowhere is told from one that would close the maze (6.4)', () => {
    const s = maze()
    put(s, 'gateway', 'north', 44) // DDCC: doors to the north and east, corridors home and to the west
    const site = siteBehind(s, at(s, 's1'), 'north')
    expect(whyBack(s, { ...site, mustOpen: true }, 51)).toBe('6.4')
    expect(whyBack(s, { ...site, against: ['W', 'W', 'D', 'C'] }, 51)).toBe('6.1')
  })

  it('6.1 of chits that do not fit those with the fewest mismatches are taken, the side entered always matching', () => {
    const s = maze()
    const site: Site = { level: 1, x: 50, y: 50, face: 'room', entered: 0, against: ['D', 'C', 'C', 'W'], mustOpen: false }
    expect(bestFit(s, site, [51, 66, 1, 79])).toEqual({ chits: [79], mismatched: 1 })
    for (const how of placements(s, site, 79, 1)) expect(how.sides[0]).toBe('D')
    expect(bestFit(s, site, [51, 1])).toEqual({ chits: [51], mismatched: 2 })
  })

  it('6.1 sides that do not match cannot be passed from either side', () => {
    const s = maze()
    put(s, 'gateway', 'north', 44) // s1: doors north and east
    put(s, 's1', 'north', 1) // s2: four doors
    put(s, 's2', 'east', 1) // s3 above the east door of s1
    const site = siteBehind(s, at(s, 's1'), 'east')
    expect(site.against).toEqual(['D', null, null, 'D'])
    put(s, 's1', 'east', 66, 1) // walls to north and south
    const s4 = at(s, 's4')
    expect(at(s, 's3').blocked).toEqual([{ side: 'south', why: 'impassable' }])
    expect(s4.blocked).toEqual([])
    expect(exits(s, at(s, 's3'))).not.toContain('south')
    expect(neighbour(s, at(s, 's3'), 'south')).toBe(s4)
  })
})

describe('6.4 no dead end', () => {
  it('a chit that closes the last exit is no legal placement, one that leads on is', () => {
    const s = maze()
    put(s, 'gateway', 'north', 55, 3) // CWDC turned to WDCC: hence a door to the east and a corridor to the west
    put(s, 's1', 'west', 53, 3) // round the corner
    put(s, 's2', 'south', 53, 1) // and again, away from the Gateway
    for (const each of s.segments)
      if (each.id !== 's1')
        each.blocked = SIDES.filter((side) => openExits(s).some((o) => o.segment === each && o.side === side)).map((side) => ({
          side,
          why: 'impassable',
        }))
    const site = siteBehind(s, at(s, 's1'), 'east')
    expect(site.mustOpen).toBe(true)
    expect(placements(s, site, 51)).toEqual([])
    expect(placements(s, site, 66)).toHaveLength(1)
    expect(whyBack(s, site, 51)).toBe('6.4')
  })

  it('once the Hellgate is found the maze may close', () => {
    const s = maze()
    put(s, 'gateway', 'north', 44)
    s.hellgate.at = 's1'
    at(s, 's1').blocked = [
      { side: 'west', why: 'impassable' },
      { side: 'north', why: 'impassable' },
    ]
    expect(siteBehind(s, at(s, 's1'), 'east').mustOpen).toBe(false)
  })

  it('stairs keep the maze open through their doors on other levels', () => {
    const s = maze()
    put(s, 'gateway', 'north', 44)
    at(s, 's1').blocked = [{ side: 'west', why: 'impassable' }]
    put(s, 's1', 'north', 11)
    expect(s.segments.map(({ id, level }) => [id, level])).toEqual([
      ['gateway', 1],
      ['s1', 1],
      ['s2', 1],
      ['s3', 2],
      ['s4', 3],
    ])
    for (const id of ['s1', 's2']) at(s, id).blocked.push({ side: 'east', why: 'impassable' })
    at(s, 's2').blocked.push({ side: 'west', why: 'impassable' })
    expect(siteBehind(s, at(s, 's2'), 'north').mustOpen).toBe(false)
  })

  it('10.6 a lock that cuts the party off from every exit is seen', () => {
    const s = maze()
    put(s, 'gateway', 'north', 44)
    expect(staysFreeFrom(s, at(s, 's1'))).toBe(true)
    at(s, 's1').blocked = [
      { side: 'west', why: 'impassable' },
      { side: 'north', why: 'locked' },
      { side: 'east', why: 'locked' },
    ]
    expect(staysFreeFrom(s, at(s, 's1'))).toBe(false)
    s.hellgate.at = 's9'
    expect(staysFreeFrom(s, at(s, 's1'))).toBe(true) // home is still open
  })
})

describe('6.5, 6.6 stairs', () => {
  it('lie at the same place on all three levels and lead up and down one level', () => {
    const s = maze()
    put(s, 'gateway', 'north', 44)
    const laid = put(s, 's1', 'north', 11)
    expect(laid).toMatchObject({ id: 's2', level: 1, feature: 'staircase' })
    expect(segmentAt(s, { level: 3, x: 0, y: -2 })).toMatchObject({ chit: 11, visits: 0, kind: 'room', feature: 'staircase' })
    expect(exits(s, laid)).toEqual(['north', 'east', 'south', 'west', 'down'])
    const below = neighbour(s, laid, 'down')
    expect(below).toMatchObject({ id: 's3', level: 2 })
    expect(below === null ? [] : exits(s, below).slice(-2)).toEqual(['up', 'down'])
    expect(neighbour(s, at(s, 's4'), 'down')).toBe(null)
    expect(exits(s, at(s, 's4')).at(-1)).toBe('up')
  })

  it('are laid only where they fit on every level, and never with a mismatch', () => {
    const s = maze()
    put(s, 'gateway', 'north', 44)
    put(s, 's1', 'north', 11) // s2 with s3 and s4 beneath
    put(s, 's3', 'east', 51, 2) // level 2: a room that ends there, at (1, -2)
    expect(placements(s, siteBehind(s, at(s, 's2'), 'east'), 12)).toEqual([]) // the place below is taken
    expect(placements(s, siteBehind(s, at(s, 's1'), 'east'), 12)).toEqual([]) // a wall lies against it below
    expect(placements(s, siteBehind(s, at(s, 's2'), 'west'), 12)).toHaveLength(1)
    expect(placements(s, { ...siteBehind(s, at(s, 's2'), 'west'), against: ['W', 'D', null, null] }, 12, 1)).toEqual([])
  })

  it('as a corridor face a chit with stairs is a corridor like any other', () => {
    const s = maze()
    put(s, 'gateway', 'north', 16)
    expect(s.segments).toHaveLength(2)
    expect(at(s, 's1').feature).toBe(null)
  })
})

describe('the cup', () => {
  it('4.1.E holds all 80 chits', () => {
    expect(freshCup()).toHaveLength(80)
  })

  it('4.1.E is refilled less what lies on that level, and whole where that would be nothing', () => {
    const s = maze()
    put(s, 'gateway', 'north', 44)
    put(s, 's1', 'north', 11)
    expect(refilledCup(s, 1)).toHaveLength(78)
    expect(refilledCup(s, 2)).toHaveLength(79)
    const [first] = s.segments
    if (first !== undefined) for (const { id } of SEGMENTS) s.segments.push({ ...first, id: `x${id}`, chit: id, x: 100 + id })
    expect(refilledCup(s, 1)).toHaveLength(80)
  })
})

describe('distances', () => {
  it('6.3 count segments and stairs, and go round what is shut', () => {
    const s = maze()
    put(s, 'gateway', 'north', 44)
    put(s, 's1', 'north', 11)
    expect([...distances(s, at(s, 's1'))]).toEqual([
      ['s1', 0],
      ['s2', 1],
      ['s3', 2],
      ['s4', 3],
    ])
    expect(leadsToGateway(s, at(s, 's1'))).toBe(true)
    expect(leadsToGateway(s, at(s, 's2'))).toBe(false)
  })
})

// ---------------------------------------------------------------- properties

/** Explores with choices taken from a list of numbers, as the rules have it; calls `each` before and after every chit. */
function explore(s: Maze, choices: readonly number[], before: (site: Site, chit: number, mismatched: number) => void): void {
  let cup = freshCup()
  for (const n of choices) {
    const home = at(s, 'gateway')
    const reached = distances(s, home)
    const open = openExits(s).filter(({ segment }) => reached.has(segment.id))
    const { segment, side } = open[n % open.length] ?? { segment: home, side: 'north' }
    const site = siteBehind(s, segment, side)
    if (cup.length === 0 || !someFit(s, site, cup)) cup = refilledCup(s, site.level)
    const fit = bestFit(s, site, cup) ?? bestFit(s, site, freshCup())
    if (fit === null) throw new Error('nothing can be laid')
    const chit = fit.chits[n % fit.chits.length] ?? 0
    before(site, chit, fit.mismatched)
    const ways = placements(s, site, chit, fit.mismatched)
    const how = ways[n % ways.length]
    if (how === undefined) throw new Error('no way to lay it')
    lay(s, site, chit, how)
    cup = cup.filter((each) => each !== chit)
  }
}

const CHOICES = fc.array(fc.nat(5000), { minLength: 20, maxLength: 120 })

describe('however the party explores', () => {
  it('6.1 every placement offered is legal, and no two look alike', () => {
    fc.assert(
      fc.property(CHOICES, (choices) => {
        const s = maze()
        explore(s, choices, (site, chit, mismatched) => {
          const ways = placements(s, site, chit, mismatched)
          expect(new Set(ways.map(({ sides }) => sides.join(''))).size).toBe(ways.length)
          for (const { sides } of ways) {
            const odd = sides.filter((edge, i) => site.against[i] !== null && site.against[i] !== edge)
            expect(odd).toHaveLength(mismatched)
            expect(sides[site.entered]).toBe(site.against[site.entered])
          }
        })
      }),
      { numRuns: 40 },
    )
  })

  it('6.1 door never opens on corridor or wall unless that side is impassable', () => {
    fc.assert(
      fc.property(CHOICES, (choices) => {
        const s = maze()
        explore(s, choices, () => {})
        for (const segment of s.segments)
          SIDES.forEach((side, i) => {
            const other = neighbour(s, segment, side)
            if (other === null || other.sides[i ^ 2] === segment.sides[i]) return
            expect(exits(s, segment)).not.toContain(side)
          })
      }),
      { numRuns: 40 },
    )
  })

  it('6.4 an exit stays open that the party can walk to', () => {
    fc.assert(
      fc.property(CHOICES, (choices) => {
        const s = maze()
        explore(s, choices, () => {
          const reached = distances(s, at(s, 'gateway'))
          expect(reached.size).toBe(s.segments.length)
          expect(openExits(s).length).toBeGreaterThan(0)
        })
      }),
      { numRuns: 40 },
    )
  })

  it('6.6 stairs are on all levels or none', () => {
    fc.assert(
      fc.property(CHOICES, (choices) => {
        const s = maze()
        explore(s, choices, () => {})
        for (const { feature, x, y } of s.segments)
          if (feature === 'staircase')
            for (const level of [1, 2, 3] as const) expect(segmentAt(s, { level, x, y })?.feature).toBe('staircase')
      }),
      { numRuns: 40 },
    )
  })
})
