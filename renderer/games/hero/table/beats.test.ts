import { expect, test } from 'vitest'
import { clientOf } from '../../../../electron/contract/index.ts'
import { createHost } from '../../../../electron/host/host.ts'
import type { HeroView } from '../../../../engine/hero/view-types.ts'
import type { Decision, Json, LogEntry } from '../../../../engine/kernel/types.ts'
import { beatsOf, struckIn, toldUpTo, wordsOf } from './beats.ts'
import { heroView } from './view.ts'

function entry(n: number, type: string, data: { readonly [key: string]: Json } = {}, text = type): LogEntry {
  return { n, rule: '202', type, text, data }
}

const STEP = (n: number, col: number) =>
  entry(n, 'stepped', { section: 'a', from: { row: 1, col: col - 1 }, to: { row: 1, col } }, `To ${col}.`)
const MARCH = (n: number, counter: string) =>
  entry(n, 'marched', { section: 'a', counter, from: { row: 1, col: 9 }, path: [{ row: 1, col: 8 }] })

test('a walk of any length is one beat, and so are all marches; blows are told one by one with their results', () => {
  const beats = beatsOf([
    entry(0, 'phase-began', { section: 'a', phase: 'hero' }),
    STEP(1, 2),
    STEP(2, 3),
    entry(3, 'hero-struck'),
    entry(4, 'eliminated'),
    entry(5, 'phase-began', { section: 'a', phase: 'monsters' }),
    MARCH(6, 'c1'),
    MARCH(7, 'c2'),
    entry(8, 'monster-struck'),
    entry(9, 'wound', { row: 7, column: 2 }),
    entry(10, 'wounded'),
  ])
  expect(beats.map(({ events }) => events.map(({ n }) => n))).toEqual([
    [0, 1, 2],
    [3, 4],
    [5, 6, 7],
    [8, 9, 10],
  ])
})

test('several marches are counted, a walk is told by its end', () => {
  expect(wordsOf({ events: [MARCH(0, 'c1'), MARCH(1, 'c2')] })).toBe('2 counters move.')
  expect(wordsOf({ events: [entry(0, 'phase-began', {}, 'Una acts.'), STEP(1, 2), STEP(2, 3)] })).toBe('Una acts. To 3.')
})

test('212B the cells that were struck', () => {
  expect(struckIn([entry(0, 'wound', { row: 7, column: 2 }), entry(1, 'stepped')])).toEqual([{ row: 7, column: 2 }])
})

test('told to the end, heroes and counters are as in the game', async () => {
  const host = createHost({ data: { kind: 'memory' }, version: '1', platform: 'test', report: (error) => console.error(error) })
  const client = clientOf({ request: (call, input) => host.request(call, input), subscribe: (listener) => host.subscribe(listener) })
  let now = await client.call('game.start', {
    game: 'hero',
    seed: 'told',
    seats: ['Ann', 'Bot', 'Bot too'],
    bots: [
      { seat: 1, skill: 'novice' },
      { seat: 2, skill: 'novice' },
    ],
    scenario: SCENARIO,
  })
  const seen = new Set<string>()
  for (let i = 0; i < CHOICES && now.decision; i++) {
    const before = heroView(now)
    now = await client.call('game.choose', {
      session: now.session,
      revision: now.revision,
      decision: now.decision.id,
      ...answerTo(now.decision),
    })
    const after = heroView(now)
    if (!before || !after || now.outcome) break
    for (const { type } of now.events) seen.add(type)
    expect(standing(toldUpTo(before, beatsOf(now.events))), `after choice ${i}`).toEqual(standing(after))
  }
  await host.close()
  for (const type of ['stepped', 'marched', 'sighted', 'wounded', 'turn-began']) expect(seen).toContain(type)
})

const CHOICES = 60

const SCENARIO = {
  turn: 1,
  phase: 'hero',
  at: 'a',
  sections: {
    a: {
      hero: { levels: { characteristics: { class: 5, hits: 18, strength: 9, movement: 9 }, weapons: { 'long-sword': 9 } }, at: [1, 2] },
      counters: [
        { kind: 'goblin', at: [1, 6] },
        { kind: 'ogre', at: [1, 9] },
        { kind: 'dummy', at: [3, 6] },
        { kind: 'trap', at: [4, 6] },
      ],
    },
  },
} as const

/** Walks as far as possible, then strikes; where neither is offered, the first answer will do. */
function answerTo({ options = [], min = 1, kind }: Decision): { pick: string[] } {
  if (kind !== 'pick') throw new Error(`nothing is picked: ${kind}`)
  const wanted = ['attack:', 'step:e', 'step:s', 'end', 'stop', 'no', 'keep', 'let']
  const [best] = wanted.flatMap((id) => options.filter((option) => option.id.startsWith(id)))
  const picked = best ? [best] : options.slice(0, Math.max(1, min))
  return { pick: picked.map(({ id }) => id) }
}

function standing({ turn, sections }: HeroView) {
  return {
    turn,
    sections: sections.map(({ hero, counters }) => ({
      hero: hero && { at: hero.at, facing: hero.facing, status: hero.status, now: hero.now, track: hero.track },
      counters: counters.filter(({ at }) => at !== null).map(({ id, at, up, kind }) => ({ id, at, up, kind })),
    })),
  }
}
