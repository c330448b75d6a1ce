import { describe, expect, test } from 'vitest'
import type { Ask } from '../../kernel/ask.ts'
import { check } from '../../kernel/ask.ts'
import { randomAnswer } from '../../kernel/bots.ts'
import { type GameEvent, newPlay, newStep } from '../../kernel/play.ts'
import { stream } from '../../kernel/random.ts'
import { isRefusal } from '../../kernel/refusal.ts'
import { copy } from '../copy.ts'
import { setup } from '../setup.ts'
import type { Hero, HeroState, Kind, Section } from '../state.ts'
import { COUNTERS, MAP_IDS, PRESETS } from '../tables/index.ts'
import { catacombOf, isAdjacent, sameSpot, squareAt } from './101-catacomb.ts'
import { freshCounters, inHand, placingSites, sitesFor } from './104-placement.ts'
import { setUp } from './104-setup.ts'
import { mayStack } from './203-stacking.ts'
import { counterOf, countersOn } from './section.ts'

/** A game with these seats whose heroes are made already. */
function begun(seats: number, options: Record<string, unknown> = {}): HeroState {
  const names = Array.from({ length: seats }, (_, i) => `Player ${i + 1}`)
  const heroes = names.map((_, i) => PRESETS[i])
  const made = setup({ seed: 'placing', seats: names, options: JSON.parse(JSON.stringify({ heroes, ...options })), variants: [] })
  if (isRefusal(made)) throw new Error(made.message)
  return made.state
}

/** Plays the set-up; `choose` picks among the ids of each question. */
function play(
  s: HeroState,
  choose: (ask: Ask & { ids: readonly string[] }, s: HeroState) => string,
): { events: GameEvent[]; asked: Ask[]; g: Hero } {
  const g: Hero = newPlay(s, 'placing')
  const events: GameEvent[] = []
  const asked: Ask[] = []
  const script = setUp(g)
  for (let result = script.next({}); result.done !== true; ) {
    const ask = result.value
    if (ask.kind !== 'pick') throw new Error(ask.topic)
    asked.push(ask)
    const answer = { pick: [choose(ask, s)] }
    expect(check(ask, answer)).toBeNull()
    g.step = newStep(answer)
    result = script.next(answer)
    events.push(...g.step.events)
  }
  return { events, asked, g }
}

/** All by the computer, and the first start square. */
function byComputer({ ids, topic }: { ids: readonly string[]; topic: string }): string {
  if (topic === 'placement') return ids.includes('auto') ? 'auto' : 'done'
  return ids[0] ?? ''
}

describe('104B4 the counters of a section, with their riches', () => {
  test('are all there, with ids that tell nothing', () => {
    const counters = freshCounters('seed', 'a')
    expect(counters).toHaveLength(42)
    for (const [kind, { count }] of Object.entries(COUNTERS))
      expect(counters.filter((counter) => counter.kind === kind)).toHaveLength(count)
    expect(counters.map(({ id }) => id)).toEqual(Array.from({ length: 42 }, (_, i) => `c${i + 1}`))
    const kinds = (seed: string, section: 'a' | 'b') => freshCounters(seed, section).map(({ kind }) => kind)
    expect(kinds('seed', 'a')).toEqual(counters.map(({ kind }) => kind))
    expect(kinds('other', 'a')).not.toEqual(kinds('seed', 'a'))
    expect(kinds('seed', 'b')).not.toEqual(kinds('seed', 'a'))
  })
})

describe('104D where counters may be laid out', () => {
  test.each(MAP_IDS)('104D4, H-05: %s: on floors, but not red, nor on or beside a start square', (id) => {
    const c = catacombOf({ kind: 'drawn', id })
    const sites = placingSites(c)
    for (const spot of sites) {
      expect(['hall', 'room']).toContain(squareAt(c, spot).kind)
      expect(c.starts.some((start) => sameSpot(start, spot) || isAdjacent(start, spot))).toBe(false)
    }
    // Every floor square but the three beside the start squares.
    expect(sites).toHaveLength({ m1: 251, m2: 282, m3: 250 }[id] - 3)
  })

  test('203B2: not where the square is full', () => {
    const s = begun(2)
    const [section] = s.sections
    if (section === undefined) throw new Error('no section')
    put(section, 'troll', 3, 9)
    put(section, 'goblin', 3, 10)
    const open = (kind: Kind) =>
      sitesFor(s, section, kind)
        .filter(({ row, col }) => row === 3 && (col === 9 || col === 10))
        .map(({ col }) => col)
    expect(open('goblin')).toEqual([10])
    expect(open('trap')).toEqual([])
    expect(open('dummy')).toEqual([9, 10])
    expect(open('gold')).toEqual([9, 10])
  })

  function put(section: Section, kind: Kind, row: number, col: number): void {
    const counter = inHand(section).find((each) => each.kind === kind)
    if (counter === undefined) throw new Error(kind)
    counter.at = { row, col }
  }
})

describe('104D laying out', () => {
  test('104D3: with three players, A lays out in C, C in B, B in A; H-06: with two, each in the other’s section', () => {
    const seats = (s: HeroState) =>
      play(s, byComputer)
        .asked.filter(({ topic }) => topic === 'placement')
        .map(({ seat, data }) => `${seat} in ${data}`)
    expect(new Set(seats(begun(3)))).toEqual(new Set(['1 in a', '2 in b', '0 in c']))
    expect(new Set(seats(begun(2)))).toEqual(new Set(['1 in a', '0 in c']))
  })

  test('104D6: all counters lie before the first hero enters', () => {
    const { asked } = play(begun(3), byComputer)
    const topics = asked.map(({ topic }) => topic)
    expect(topics.lastIndexOf('placement')).toBeLessThan(topics.indexOf('start'))
  })

  test('104D1, 104D5: all of them, face down, before anybody can be done', () => {
    const s = begun(2)
    const { asked } = play(s, byComputer)
    for (const { counters } of s.sections) {
      expect(counters.every(({ at, up }) => at !== null && !up)).toBe(true)
    }
    const early = asked.filter((ask) => ask.topic === 'placement' && ask.about !== undefined)
    for (const ask of early) expect(ask).not.toMatchObject({ ids: expect.arrayContaining(['done']) })
  })

  test('a person lays them out one by one, takes another kind in hand, lifts one again, and leaves the rest to the computer', () => {
    const s = begun(2)
    const wishes = ['at:3-9', 'hand:dummy', 'at:3-9', 'at:3-9', 'auto']
    const { events, asked } = play(s, (ask) => {
      const wish = ask.topic === 'placement' ? wishes.shift() : undefined
      return wish ?? byComputer(ask)
    })
    expect(asked.slice(0, 5).map(({ about }) => about)).toEqual(['jewel', 'gold', 'dummy', 'dummy', 'dummy'])
    const [first] = s.sections
    if (first === undefined) throw new Error('no section')
    const kinds = countersOn(first, { row: 3, col: 9 }).map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'dummy').length).toBeGreaterThanOrEqual(2)
    expect(kinds).toContain('jewel')
    expect(events.slice(0, 4)).toMatchObject([
      { type: 'placed', kind: 'jewel', audience: [1], at: { row: 3, col: 9 } },
      { type: 'placed', kind: 'dummy', audience: [1] },
      { type: 'placed', kind: 'dummy', audience: [1] },
      { type: 'rest-placed', count: 39, audience: [1] },
    ])
  })

  test('what was laid out can be lifted and laid elsewhere, also after the computer did it', () => {
    const s = begun(2)
    let lifted = ''
    const { events } = play(s, (ask) => {
      if (ask.topic !== 'placement' || lifted !== '')
        return ask.about === undefined || ask.topic !== 'placement' ? byComputer(ask) : (ask.ids.find((id) => id.startsWith('at:')) ?? '')
      if (ask.about !== undefined) return 'auto'
      lifted = ask.ids.find((id) => id.startsWith('lift:')) ?? ''
      return lifted
    })
    const [, second, third] = events
    expect(second).toMatchObject({ type: 'lifted', counter: lifted.slice('lift:'.length), audience: [1] })
    expect(third).toMatchObject({ type: 'placed', audience: [1] })
  })

  test('104D where the app lays everything out nobody is asked, and the first question is where a hero begins', () => {
    const s = begun(2, { layout: 'app' })
    const { asked } = play(copy(s), byComputer)
    expect(asked.map(({ topic }) => topic)).toEqual(['start', 'start'])
    const { asked: byOwners } = play(begun(2), byComputer)
    expect(byOwners[0]?.topic).toBe('placement')
  })

  test('everything can be taken up again at once', () => {
    const s = begun(2)
    const wishes = ['at:3-9', 'at:3-10', 'clear']
    const { events, asked } = play(s, (ask) => wishes.shift() ?? byComputer(ask))
    expect(asked[1]).not.toMatchObject({ ids: expect.arrayContaining(['clear']) })
    expect(events[2]).toMatchObject({ type: 'cleared', count: 2, audience: [1] })
    expect(asked[3]).toMatchObject({ about: 'jewel', ids: asked[0]?.kind === 'pick' ? asked[0].ids : [] })
    expect(events[3]).toMatchObject({ type: 'rest-placed', count: 42 })
  })

  test('nobody else is told where a counter lies', () => {
    const { events } = play(begun(3), byComputer)
    for (const event of events) {
      const told = event.audience === undefined ? event : null
      expect(JSON.stringify(told ?? {})).not.toMatch(/"kind"|"counter"/)
    }
  })

  test('any answers lead to a lawful table', () => {
    for (let i = 0; i < 5; i++) {
      const chance = stream(`wild ${i}`, 'bots')
      const s = begun(2, { catacomb: MAP_IDS[i % 3] })
      play(s, (ask) => randomAnswer(ask, chance).pick?.[0] ?? '')
      lawful(s)
    }
  })
})

function lawful(s: HeroState): void {
  const c = catacombOf(s.catacomb)
  for (const section of s.sections)
    for (const { at } of section.counters) {
      if (at === null) throw new Error('a counter is missing')
      expect(placingSites(c).some((spot) => sameSpot(spot, at))).toBe(true)
      expect(mayStack(countersOn(section, at))).toBe(true)
    }
}

describe('104D.auto the computer’s layout (ours)', () => {
  test.each([...MAP_IDS, 'random'])('%s', (catacomb) => {
    const s = begun(3, { catacomb })
    play(s, byComputer)
    lawful(s)
    const c = catacombOf(s.catacomb)
    for (const section of s.sections) {
      const of = (kind: Kind) => section.counters.filter((counter) => counter.kind === kind)
      const riches = [...of('jewel'), ...of('gold')]
      const rooms = riches.map(({ at }) => (at === null ? null : squareAt(c, at).room))
      expect(new Set(rooms).size, 'three rooms with riches').toBe(3)
      expect(rooms).not.toContain(null)
      for (const { at } of riches) {
        const guards = at === null ? [] : countersOn(section, at).map(({ kind }) => kind)
        expect(guards.some((kind) => kind === 'ogre' || kind === 'troll' || kind === 'lycanthrope')).toBe(true)
      }
      const doors = of('trap').filter(({ at }) => c.doors.some(({ room }) => sameSpot(room, at)))
      expect(doors.length, 'a trap behind a door of each').toBeGreaterThanOrEqual(3)
      for (const { at } of of('succubus')) expect(at !== null && !squareAt(c, at).lit, 'the succubus in the dark').toBe(true)
    }
  })

  test('is another one each time', () => {
    const layout = (seed: string) => {
      const s = begun(2)
      const g: Hero = newPlay(s, seed)
      const script = setUp(g)
      for (let result = script.next({}); result.done !== true; ) {
        const ask = result.value
        result = script.next({ pick: [byComputer(ask.kind === 'pick' ? ask : { ids: [], topic: '' })] })
      }
      return JSON.stringify(s.sections)
    }
    expect(layout('one')).toBe(layout('one'))
    expect(layout('one')).not.toBe(layout('two'))
  })

  test('nobody who has seen many of them knows where the jewel is, nor by which stack', () => {
    const places = new Map<string, number>()
    const rooms = new Set<string | null>()
    const games = 120
    let stacks = 0
    for (let i = 0; i < games; i++) {
      const s = begun(2)
      const g: Hero = newPlay(s, `layout ${i}`)
      const script = setUp(g)
      for (let result = script.next({}); result.done !== true; ) {
        const ask = result.value
        result = script.next({ pick: [byComputer(ask.kind === 'pick' ? ask : { ids: [], topic: '' })] })
      }
      const [section] = s.sections
      const at = section?.counters.find(({ kind }) => kind === 'jewel')?.at ?? null
      if (section === undefined || at === null) throw new Error('the jewel is nowhere')
      const room = squareAt(catacombOf(s.catacomb), at).room
      rooms.add(room)
      places.set(`${at.row}-${at.col}`, (places.get(`${at.row}-${at.col}`) ?? 0) + 1)
      const inRooms = section.counters.filter((one) => one.at !== null && squareAt(catacombOf(s.catacomb), one.at).room !== null)
      const doubles = inRooms.filter((one) => one.at !== null && countersOn(section, one.at).length === 2)
      stacks += new Set(doubles.map((one) => `${one.at?.row}-${one.at?.col}`)).size
    }
    expect(rooms.size).toBeGreaterThanOrEqual(5)
    expect(places.size).toBeGreaterThan(40)
    expect(Math.max(...places.values())).toBeLessThan(games / 8)
    expect(stacks / games, 'stacks of two in rooms, three of which hold riches').toBeGreaterThan(4.5)
  })
})

describe('104D2 heroes enter', () => {
  test('each on a start square of his section, facing in', () => {
    const s = begun(3)
    const { events } = play(s, (ask) => (ask.topic === 'start' ? (ask.ids[ask.seat] ?? '') : byComputer(ask)))
    expect(s.sections.map(({ hero }) => hero?.at)).toEqual([2, 7, 11].map((row) => ({ row, col: 0 })))
    expect(s.sections.every(({ hero }) => hero?.facing === 'e')).toBe(true)
    expect(events.filter(({ type }) => type === 'entered')).toHaveLength(3)
    expect(s).toMatchObject({ phase: 'hero', at: 0, turn: 0 })
  })
})

describe('safe points', () => {
  test('entered anew at each mark, the set-up goes on from there to the same end', () => {
    const s = begun(3)
    const marks: HeroState[] = []
    const g: Hero = newPlay(s, 'placing')
    g.onMark = () => marks.push(copy(s))
    const script = setUp(g)
    for (let result = script.next({}); result.done !== true; ) {
      const ask = result.value
      if (ask.kind !== 'pick') throw new Error(ask.topic)
      result = script.next({ pick: [byComputer(ask)] })
    }
    expect(marks).toHaveLength(9)
    for (const marked of marks) {
      const done = marked.sections.map(({ counters }) => counters.map(({ at }) => at))
      play(marked, byComputer)
      expect(marked).toMatchObject({ phase: 'hero', at: 0 })
      for (const [i, places] of done.entries())
        for (const [j, at] of places.entries()) if (at !== null) expect(counterOf(sectionAt(marked, i), `c${j + 1}`).at).toEqual(at)
    }
  })

  function sectionAt(s: HeroState, i: number): Section {
    const section = s.sections[i]
    if (section === undefined) throw new Error('no section')
    return section
  }
})
