import { describe, expect, it } from 'vitest'
import { indexOf } from '../chapters/101-catacomb.ts'
import { fuzz } from '../proof/fuzz.ts'
import { set } from '../proof/table-top.ts'

const HALL = { at: [12, 10], levels: { movement: 6 } } as const

describe('walk there', () => {
  it('204A, 204C3 every square within his points, each a step an answer, at what it costs', () => {
    const t = set({ hero: HALL, others: [{ at: [3, 9] }, {}] })
    expect(t.ask.topic).toBe('hero-action')
    const walks = t.errands.filter((id) => id.startsWith('walk:'))
    expect(walks.length).toBeGreaterThan(6)
    for (const id of walks) expect(t.plan(id).errand.answers).toBeLessThanOrEqual(6)
    const far = walks.find((id) => t.plan(id).errand.answers === 6) ?? ''
    expect(t.run(far)).toMatchObject({ kind: 'arrived', done: true })
    expect(`walk:${t.hero.at?.row}-${t.hero.at?.col}`).toBe(far)
    expect(t.state.activity?.points).toBe(0)
    expect(t.errands).toEqual([])
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

it('202 games by errands come to an end with nothing broken', () => {
  for (const seats of [2, 3] as const) expect(fuzz({ seed: `errands-${seats}`, bot: 'errands', seats, every: 20 }).end).not.toBeNull()
})
