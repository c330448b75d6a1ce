import { readdirSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { replay } from '../kernel/proof/golden.ts'
import { stream } from '../kernel/random.ts'
import type { Json } from '../kernel/types.ts'
import { asKnown, isHidden } from './chapters/07-hidden.ts'
import { domain } from './index.ts'
import { HIDDEN } from './open/names.ts'
import { domain as proof } from './proof/index.ts'
import { set, type Table } from './proof/table-top.ts'
import { recall } from './recall.ts'
import { DECKS, TREASURES } from './tables/index.ts'

// The variant `memory` (D-16, D-123): what lies face down is told to no one, neither by options nor by the record.

const FIELD = [
  { tile: 'o02', slot: [0, 0] },
  { tile: 'o17', slot: [1, 0] },
]
const INGREDIENTS = ['triangle', 'circle', 'rhomb'].flatMap((kind) => [kind, kind, kind, kind])
/** Everything that could be done to something that lies beside him. */
const MEANS = ['book-1-5', 'book-2-4-6', 'book-2-7', 'rope', 'javelin', 'parchment-ante-freeze', 'parchment-fireball', ...INGREDIENTS]

/** One of these lies face down on 1-0; the seats are beside it and further off. */
const world = (card: string, who: Readonly<Record<string, Json>> = {}): Table =>
  set({
    variants: ['memory'],
    seats: 2,
    scenario: {
      quadrants: ['nw', 'ne'],
      tiles: FIELD,
      cards: [{ card, at: '1-0' }],
      blanks: ['5-0', '4-2'],
      characters: [{ at: '1-1', from: '2-1', items: MEANS, ...who }, { at: '4-1' }],
    },
    dice: Array.from({ length: 40 }, (_, i) => 1 + ((i * 5 + 3) % 6)),
  })

/** Everything that a seat is shown, and what it would be advised. */
function shown(t: Table): string {
  const { ask } = t
  const views = [0, 1].map((seat) => domain.view(t.state, seat))
  const advice = domain.sensible(domain.view(t.state, ask.seat), ask, stream('advice', '1'))
  const plans = t.errands.map((id) => t.plan(id))
  return JSON.stringify([views, t.decision, plans, advice, t.texts])
}

/** An answer that touches nothing that is hidden, and draws nothing: the same in both worlds. */
function harmless(t: Table, nth: number): string {
  const options = (t.decision.options ?? []).filter(({ id, data }) => {
    const isNew = typeof data === 'object' && data !== null && 'new' in data && data.new !== null && id.startsWith('step:')
    return !isNew && !id.includes('1-0') && !/^(give-up|cast:fireball|drop|throw)/.test(id)
  })
  return options[nth % options.length]?.id ?? 'end'
}

/** One card of each kind in a deck that lies with its back up; nothing that he carries. Backs are seen, so that a pair of worlds is of one deck. */
function kindsIn(deck: 'x' | 'red'): readonly string[] {
  const ids = DECKS[deck].flatMap(({ id, kind }) => (kind === 'trapdoor' || MEANS.includes(kind) ? [] : [[kind, id] as const]))
  return [...new Map(ids).values()]
}

describe('7.0, D-123 from memory', () => {
  it.each(['x', 'red'] as const)('7.0 two worlds that differ only in what lies face down are the same byte by byte: deck %s', (deck) => {
    const [one = '', ...others] = kindsIn(deck)
    expect(others.length).toBeGreaterThan(8)
    const first = world(one)
    const told: string[] = [shown(first)]
    const answers: string[] = []
    for (let nth = 0; nth < 9; nth++) {
      const answer = harmless(first, nth)
      answers.push(answer)
      first.pick(answer)
      told.push(shown(first))
    }
    for (const other of others) {
      const t = world(other)
      expect([other, shown(t) === told[0]]).toEqual([other, true])
      for (const [i, answer] of answers.entries()) {
        t.pick(answer)
        expect([other, i, answer, shown(t) === told[i + 1]]).toEqual([other, i, answer, true])
      }
    }
  })

  it('7.0 every card that lies face down beside him takes the same offers, with what he carries', () => {
    const t = world('x-pit-trap-1')
    expect(t.ids).toEqual(
      expect.arrayContaining([
        'step:1-0',
        'break:1-0',
        'throw:red-javelin-1:1-0',
        'cast:boneshaker:1-0',
        'cast:open-sesame:1-0',
        'cast:fireball',
      ]),
    )
    expect(t.of('go').some((id) => id === 'go:1-0')).toBe(false)
    for (const option of t.decision.options ?? []) expect(JSON.stringify(option)).not.toMatch(/[Pp]it/)
  })

  it('7.0 on the wrong kind the deed is done, paid for, and comes to nothing', () => {
    const breaks = world('x-rubble-1').pick('break:1-0')
    expect(breaks.events('door')).toMatchObject([{ deed: 'none', square: '1-0' }])
    expect(breaks.ask.seat).toBe(1)
    const throws = world('x-rubble-1').pick('throw:red-javelin-1:1-0')
    expect(throws.events('thrown')).toMatchObject([{ defence: null, hit: false }])
    expect(throws.state.gone).toContain('red-javelin-1')
    const casts = world('x-rubble-1').pick('cast:boneshaker:1-0')
    expect(casts.events('cast')).toMatchObject([{ works: true, target: '1-0' }])
    expect([casts.events('creature-beaten'), casts.state.cards['1-0']]).toEqual([[], ['x-rubble-1']])
    // On the right kind they do what they are for.
    expect(world('ghost').pick('cast:boneshaker:1-0').events('creature-beaten').length).toBe(1)
  })

  it('10.2 what is printed on a tile is always told: the jaws', () => {
    const scenario = {
      tiles: [
        { tile: 'i33', slot: [0, 4] },
        { tile: 'i01', slot: [1, 4] },
      ],
      characters: [{ at: '3-13' }],
    }
    const step = set({ scenario, variants: ['memory'] }).decision.options?.find(({ id }) => id === 'step:2-13')
    expect(step?.warns).toContain('jaws')
  })

  it('7.0 what is told again leaves out the names of what lies face down, until the game is over', () => {
    const t = set({
      variants: ['memory'],
      scenario: {
        tiles: FIELD,
        blanks: ['5-0', '4-2'],
        cards: [{ card: 'orc-guard', at: '1-0' }],
        characters: [{ at: '1-1', from: '2-1' }],
      },
      dice: [6],
    })
      .pick('step:1-0')
      .pick('suffer')
    const names = recall.forgotten(t.state)
    expect([...names]).toEqual(['black-orc-guard-1', 'orc-guard'])
    const again = (s = t.state) => {
      const left = recall.forgotten(s)
      return t.session.record.steps.flatMap(({ events }) => events.map((event) => recall.event(event, left)))
    }
    const told = again().map((event) => domain.sentence(t.state, event))
    expect(told.join(' ')).toContain('Ann meets something. ')
    expect(JSON.stringify([again(), told])).not.toMatch(/orc/i)
    const over = { ...t.state, end: { kind: 'nobody' as const, winners: [] } }
    expect(JSON.stringify(again(over))).toMatch(/orc-guard/)
    // An earlier position shows what stood there only with its back.
    const there = t.session.replay(1)
    if (!('state' in there)) throw new Error('no such position')
    expect(JSON.stringify(domain.view(there.state, 0))).toMatch(/orc-guard/)
    expect(JSON.stringify(recall.view(there.state, 0, names))).not.toMatch(/orc/i)
    const tale = domain.tale?.({ first: t.state, last: t.state, steps: t.session.record.steps })
    expect(JSON.stringify(tale)).not.toMatch(/orc/i)
  })

  it('7.0 whatever has happened is told again in a sentence, also when every name in it has been forgotten', () => {
    const names = new Set([
      ...Object.values(DECKS).flatMap((cards) => cards.flatMap(({ id, kind }) => [id, kind])),
      ...TREASURES.map(({ id }) => id),
    ])
    const folder = resolve(import.meta.dirname, 'proof/golden')
    let hidden = 0
    for (const file of readdirSync(folder)) {
      const { state, record } = replay(proof, JSON.parse(readFileSync(resolve(folder, file), 'utf8')))
      for (const event of record.steps.flatMap(({ events }) => events)) {
        const again = recall.event(event, names)
        if (JSON.stringify(again).includes(HIDDEN)) hidden += 1
        expect(domain.sentence(state, again), JSON.stringify(again)).not.toMatch(/undefined|^$/)
      }
    }
    expect(hidden).toBeGreaterThan(100)
  })

  it('7.0 bots remember what they saw, and not what nobody has seen', () => {
    const t = world('x-locked-door-5')
    expect(JSON.stringify(recall.remembered(t.state, 0))).not.toContain('locked-door')
    t.pick('step:1-0')
    expect(isHidden(t.state, '1-0')).toBe(true)
    expect(JSON.stringify(domain.view(t.state, 0))).not.toContain('locked-door')
    expect(JSON.stringify(recall.remembered(t.state, 0))).toContain('locked-door')
    expect(asKnown(t.state).cards['1-0']).toBeUndefined()
  })
})
