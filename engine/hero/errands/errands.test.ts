import { describe, expect, it } from 'vitest'
import { byItself } from '../../kernel/by-itself.ts'
import { standpoint } from '../../kernel/errand.ts'
import { stream } from '../../kernel/random.ts'
import { indexOf } from '../chapters/101-catacomb.ts'
import { hero } from '../index.ts'
import { fuzz } from '../proof/fuzz.ts'
import { set } from '../proof/table-top.ts'

const HALL = { at: [12, 10], levels: { movement: 6 } } as const

describe('walk there', () => {
  it('204A, 204C3 every square within his points, each a step an answer, at what it costs', () => {
    const t = set({ hero: HALL, others: [{ at: [3, 9] }, {}] })
    expect(t.ask.topic).toBe('hero-action')
    const walks = t.errands.filter((id) => id.startsWith('walk:') && (t.plan(id).errand.answers ?? 0) <= 6)
    expect(walks.length).toBeGreaterThan(6)
    for (const id of walks) expect(t.plan(id).errand.detail).toMatch(/^[1-6] of 6 points$/)
    const far = walks.find((id) => t.plan(id).errand.answers === 6) ?? ''
    expect(t.run(far)).toMatchObject({ kind: 'arrived', done: true })
    expect(`walk:${t.hero.at?.row}-${t.hero.at?.col}`).toBe(far)
    expect(t.state.activity?.points).toBe(0)
  })

  it('204A, 202 a way longer than his points goes on in the turns after this one', () => {
    const t = set({ hero: HALL, others: [{}, {}] })
    const far = t.errands.find((id) => (t.plan(id).errand.answers ?? 0) === 10) ?? ''
    expect(t.plan(far).errand.detail).toBe('10 squares, about 2 turns')
    expect(t.run(far)).toMatchObject({ kind: 'arrived', done: true })
    expect(t.state.turn).toBe(2)
    expect(`walk:${t.hero.at?.row}-${t.hero.at?.col}`).toBe(far)
  })

  it('204B it leads no further than to where the reach of a monster begins that he knows', () => {
    const beside = set({ hero: HALL, others: [{}, {}] })
    const free = beside.errands
    const goblin = (up: boolean) =>
      set({
        hero: HALL,
        others: [{}, {}],
        counters: [['goblin', 12, 13]],
        prepare: ({ counters }) => {
          for (const counter of counters) Object.assign(counter, { up, known: up })
        },
      })
    const seen = goblin(true)
    expect(seen.errands).toContain('walk:12-12')
    expect(seen.errands).not.toContain('walk:12-13')
    expect(seen.errands).not.toContain('walk:12-14')
    expect(free).toContain('walk:12-14')
    expect(seen.plan('walk:12-12').notes.map(({ rule }) => rule)).toContain('204B')
  })

  it('205D it ends as soon as something comes in sight', () => {
    const t = set({ hero: { ...HALL, facing: 'w' }, counters: [['goblin', 12, 14]], others: [{}, {}] })
    expect(t.run('walk:12-13')).toMatchObject({ kind: 'happened', done: false })
    expect(t.counter('c1').up).toBe(true)
  })

  it('208C, 204B1 no walk is offered to one who outwits or is halted', () => {
    const t = set({ hero: { at: [4, 3] }, counters: [['goblin', 4, 4]], dice: [6], others: [{}, {}] })
    t.pick('outwit')
    expect(t.errands).toEqual([])
  })
})

describe('another’s turn', () => {
  it('202 an errand says whose turn has come where the person is asked for his monsters', () => {
    const t = set({
      hero: HALL,
      others: [{}, { at: [12, 10] }],
      prepare: (_, { sections }) =>
        sections[2]?.counters.push({ id: 'c1', kind: 'goblin', at: { row: 12, col: 14 }, up: true, known: true, with: null }),
    })
    const from = hero.view(t.state, 0)
    const { errand } = t.plan('walk:12-20')
    while (t.ask.topic !== 'monster-action') t.pick('end')
    expect(t.ask.seat).toBe(0)
    const going = { errand, limits: {}, from, made: 1, told: [] }
    expect(hero.errands?.next(standpoint(hero, t.state, t.ask), going, stream('1', 'bots'))).toEqual({
      ended: { kind: 'turned', text: 'His turn is over, and it is Hero C’s: Which counter do you move against Hero C?', done: false },
    })
  })
})

describe('the monsters’ phase in one', () => {
  const phase = () =>
    set({
      hero: { at: [11, 9] },
      counters: [
        ['goblin', 11, 12],
        ['man', 11, 13],
      ],
      dice: [1, 1, 1, 1],
    }).pick('end')

  it('202, 204A all close in, as drawn before, and end before the blows if so wished', () => {
    const t = phase()
    const { steps } = t.plan('march:close')
    expect(steps.length).toBeGreaterThan(0)
    const end = t.run('march:close', { strike: false })
    expect(end).toMatchObject({ kind: 'done', done: true })
    for (const { about = '', at } of steps.filter(({ about }, i) => steps.findLastIndex((each) => each.about === about) === i)) {
      const where = t.counter(about).at
      expect(`${where?.row}-${where?.col}`).toBe(at?.id)
    }
    const [goblin, man] = ['c1', 'c2'].map((id) => t.counter(id).at)
    expect(goblin && man && indexOf(goblin) !== indexOf(man)).toBe(true)
  })

  it('202 one alone can be sent after him, and the others are asked about again', () => {
    const t = phase()
    const before = t.counter('c1').at
    expect(t.run('hunt:c2').done).toBe(true)
    expect(t.counter('c2').at).not.toEqual({ row: 11, col: 13 })
    expect(t.counter('c1').at).toEqual(before)
    expect(t.ask.topic).toBe('monster-action')
  })
})

describe('a fight', () => {
  const FOES = { at: [11, 9], levels: { movement: 6, hits: 10 } } as const

  it('210B blow after blow until nobody stands beside him', () => {
    const t = set({ hero: FOES, counters: [['goblin', 11, 10]], others: [{}, {}], dice: [1, 1, 1, 1, 6, 6] })
    expect(t.plan('fight').steps).toHaveLength(1)
    expect(t.run('fight')).toMatchObject({ kind: 'won', done: true })
    expect(t.counter('c1').at).toBeNull()
    expect(t.events('hero-struck')).toHaveLength(2)
  })

  it('212D it stops when he has less left than was set, and when his points are gone', () => {
    const weak = set({ hero: FOES, counters: [['goblin', 11, 10]], others: [{}, {}], dice: [1, 1, 1, 1] })
    expect(weak.run('fight', { hits: 20 })).toMatchObject({ kind: 'hurt', done: false })
    const tired = set({ hero: { ...FOES, levels: { movement: 1 } }, counters: [['goblin', 11, 10]], others: [{}, {}], dice: [1, 1, 1, 1] })
    expect(tired.run('fight')).toMatchObject({ kind: 'spent', done: false })
  })

  it('210D no fight is proposed where no throw of his would hit', () => {
    const armed = { levels: { dagger: 1, 'long-sword': 0 }, armed: 'dagger' } as const
    const t = set({ hero: { ...FOES, ...armed }, counters: [['zombie', 11, 10]], others: [{}, {}] })
    expect(t.ids).toContain('attack:c1')
    expect(t.errands).not.toContain('fight')
  })

  it('206B he keeps at a door until it opens', () => {
    const t = set({ hero: { at: [12, 14] }, others: [{}, {}], dice: [1, 6] })
    const id = t.errands.find((each) => each.startsWith('door:')) ?? ''
    expect(t.run(id)).toMatchObject({ kind: 'opened', done: true })
    expect(t.events('door-tried')).toHaveLength(2)
  })
})

describe('on towards Alysa', () => {
  it('204, 215A2 by the halls, turn after turn, until he is with her', () => {
    const t = set({ hero: HALL, others: [{}, {}] })
    const alone = t.run('onward')
    expect(alone).toMatchObject({ done: true })
    expect(t.hero.status).toBe('track')
    expect(t.state.turn).toBeGreaterThan(3)
  })

  it('204B, 210B whoever bars the way is struck at, unless he is too badly hurt', () => {
    const t = set({ hero: HALL, counters: [['goblin', 12, 12]], others: [{}, {}], dice: [6, 6] })
    t.run('onward')
    expect(t.counter('c1').at).toBeNull()
    const hurt = set({ hero: HALL, counters: [['goblin', 12, 12]], others: [{}, {}], dice: [1, 1, 1, 1] })
    expect(hurt.run('onward', { hits: 20 })).toMatchObject({ kind: 'hurt' })
  })
})

describe('what stands until it is stopped', () => {
  const HUNTER = { at: [11, 9] as const }
  const GOBLIN_AND_MAN = [
    ['goblin', 11, 14],
    ['man', 11, 15],
  ] as const

  it('202 a march answers the whole phase, a hunt for its own counter alone', () => {
    const t = set({ hero: HUNTER, counters: GOBLIN_AND_MAN, others: [{}, {}] }).pick('end')
    const given = (...orders: string[]) => byItself(hero, t.state, t.ask, { orders })?.pick?.[0]
    expect(given()).toBeUndefined()
    expect(given('march:close')).toMatch(/^move:/)
    expect(given('hunt:c1')).toBe('move:c1')
    expect(given('hunt:c2')).toBe('move:c2')
    t.pick('move:c1')
    expect(given('hunt:c2')).toBeUndefined()
    expect(given('hunt:c1')).toMatch(/^to:/)
  })

  it('202 a march strikes and ends the phase; a hunt leaves that to the person', () => {
    const t = set({ hero: HUNTER, counters: [['goblin', 11, 10]], others: [{}, {}], dice: [1, 1, 1, 1] }).pick('end')
    const given = (...orders: string[]) => byItself(hero, t.state, t.ask, { orders })?.pick
    t.pick('move:c1')
    t.pick('stop')
    expect(given('hunt:c1')).toBeUndefined()
    expect(given('march:close')).toEqual(['attack'])
  })
})

describe('standing answers', () => {
  it('H-19 his phase ends by itself when only turning is left', () => {
    const t = set({ hero: { ...HALL, levels: { movement: 1 } }, others: [{}, {}] })
    const further = { habits: ['end-when-spent'] }
    expect(byItself(hero, t.state, t.ask, further)).toBeNull()
    t.pick('step:e')
    expect(byItself(hero, t.state, t.ask, further)).toEqual({ pick: ['end'] })
  })
})

it('212C, 213B several levels are chosen in one', () => {
  const t = set({
    hero: { at: [12, 10] },
    others: [{}, {}],
    prepare: ({ hero: sheet }) => Object.assign(sheet?.now.characteristics ?? {}, { strength: 2 }),
  })
  t.pick('end')
  expect(t.ask.topic).toBe('breather')
  expect(t.run('breather')).toMatchObject({ kind: 'done', done: true })
  expect(t.hero.now.characteristics.strength).toBeGreaterThan(3)
})

it('202 games by errands come to an end with nothing broken', () => {
  for (const seats of [2, 3] as const) expect(fuzz({ seed: `errands-${seats}`, bot: 'errands', seats, every: 20 }).end).not.toBeNull()
})
