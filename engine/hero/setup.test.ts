import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { SetupInput } from '../kernel/game.ts'
import { isRefusal } from '../kernel/refusal.ts'
import type { Json } from '../kernel/types.ts'
import { catacombOf } from './chapters/101-catacomb.ts'
import { broken } from './proof/invariants.ts'
import { setup } from './setup.ts'
import type { HeroState } from './state.ts'
import { PRESETS } from './tables/index.ts'

const THREE: SetupInput = { seed: 's', seats: ['One', 'Two', 'Three'], options: {}, variants: [] }
const TWO: SetupInput = { ...THREE, seats: ['One', 'Two'] }

function begun(input: Partial<SetupInput>): HeroState {
  const made = setup({ ...THREE, ...input })
  if (isRefusal(made)) throw new Error(made.message)
  return made.state
}

function refusal(input: Partial<SetupInput>): string {
  const made = setup({ ...THREE, ...input })
  if (!isRefusal(made)) throw new Error('was not refused')
  expect(made.code).toBe('bad-request')
  return made.message
}

describe('a game from the very beginning', () => {
  test('101A5, 104D3: three players have a section each, and C’s, A’s and B’s counters against them', () => {
    const s = begun({})
    expect(s).toMatchObject({ phase: 'heroes', turn: 0, at: 0, catacomb: { kind: 'drawn', id: 'm1' }, variants: [], end: null })
    expect(s.sections.map(({ id, seat, owner, hero }) => ({ id, seat, owner, hero }))).toEqual([
      { id: 'a', seat: 0, owner: 1, hero: null },
      { id: 'b', seat: 1, owner: 2, hero: null },
      { id: 'c', seat: 2, owner: 0, hero: null },
    ])
    for (const { counters } of s.sections) expect(counters.filter(({ at }) => at === null)).toHaveLength(42)
  })

  test('101A5, H-06: two have A and C, each with the other’s counters', () => {
    expect(begun(TWO).sections.map(({ id, seat, owner }) => [id, seat, owner])).toEqual([
      ['a', 0, 1],
      ['c', 1, 0],
    ])
  })

  test('is plain JSON', () => {
    const s = begun({})
    expect(JSON.parse(JSON.stringify(s))).toEqual(s)
  })

  test('takes variants from both sides', () => {
    expect(setup({ ...THREE, variants: ['physical-dice'] })).toMatchObject({ physical: true, state: { variants: ['physical-dice'] } })
    expect(begun({ options: { variants: ['physical-dice'] } }).variants).toEqual(['physical-dice'])
    expect(setup(THREE)).toMatchObject({ physical: false })
  })

  test('takes heroes who have a sheet already, by seat', () => {
    const [sheet] = JSON.parse(JSON.stringify(PRESETS))
    const s = begun({ options: { heroes: [null, sheet] } })
    expect(s.sections.map(({ hero }) => hero?.name ?? null)).toEqual([null, 'Sir Roderick', null])
  })

  test('takes one of our catacombs, or one out of a seed', () => {
    expect(begun({ options: { catacomb: 'm3' } }).catacomb).toEqual({ kind: 'drawn', id: 'm3' })
    expect(begun({ options: { catacomb: 'random:the deep' } }).catacomb).toEqual({ kind: 'random', seed: 'the deep' })
    const own = begun({ seed: 'a secret', options: { catacomb: 'random' } }).catacomb
    expect(begun({ seed: 'a secret', options: { catacomb: 'random' } }).catacomb).toEqual(own)
    expect(begun({ seed: 'another', options: { catacomb: 'random' } }).catacomb).not.toEqual(own)
    expect(JSON.stringify(own)).not.toContain('a secret')
    expect(catacombOf(own).source).toBe('random')
  })

  test.each<[string, Partial<SetupInput>, RegExp]>([
    ['one player', { seats: ['One'] }, /two or three players, not 1/],
    ['four players', { seats: ['1', '2', '3', '4'] }, /two or three players, not 4/],
    ['a campaign’s party', { party: [] }, /no campaigns/],
    ['options that are none', { options: ['m1'] }, /^The field options must be an object, .*\.$/],
    ['a strange option', { options: { map: 'm1' } }, /no field "map"/],
    ['a strange catacomb', { options: { catacomb: 'm4' } }, /must be one of m1, m2, m3, random/],
    ['a seed without letters', { options: { catacomb: 'random: ' } }, /a seed has 1 to 40/],
    ['a strange variant', { variants: ['short-hunt'] }, /^A variant must be one of physical-dice/],
    ['more heroes than players', { ...TWO, options: { heroes: [null, null, null] } }, /may hold 2 at most/],
    ['a hero whose sheet does not add up', { options: { heroes: [{ name: 'Una', levels: {} }] } }, /heroes\[0\]: .*level 1 of class/],
  ])('refuses %s', (_what, input, why) => {
    expect(refusal(input)).toMatch(why)
  })
})

describe('a game that begins in the middle', () => {
  function scene(scenario: Json, input: Partial<SetupInput> = {}): HeroState {
    return begun({ ...input, scenario })
  }

  const SCENE: Json = {
    catacomb: 'm2',
    turn: 7,
    phase: 'monsters',
    at: 'b',
    sections: {
      a: {
        hero: {
          name: 'Una',
          levels: { characteristics: { class: 3, hits: 12, movement: 8 }, weapons: { ax: 5, spear: 2 } },
          now: { characteristics: { hits: 4 }, weapons: { ax: 1 } },
          armour: 'plate',
          shield: true,
          armed: 'spear',
          at: [8, 2],
          facing: 's',
          carries: ['gold', 'jewel'],
          killed: { goblin: 2 },
          attacked: true,
        },
        counters: [
          { kind: 'troll', at: [9, 1], up: true },
          { kind: 'goblin', at: [10, 1], carries: 'gold' },
          { kind: 'dummy', at: [10, 1], known: true },
        ],
      },
      b: { hero: { status: 'dead' } },
      c: { hero: { track: 2 } },
    },
  }

  test('stands as it is described', () => {
    const s = scene(SCENE)
    expect(s).toMatchObject({ phase: 'monsters', turn: 7, at: 1, catacomb: { id: 'm2' } })
    const [a, b, c] = s.sections
    expect(a?.hero).toMatchObject({
      name: 'Una',
      armour: 'plate',
      shield: true,
      armed: 'spear',
      at: { row: 8, col: 2 },
      facing: 's',
      killed: { goblin: 2 },
      attacked: true,
      status: 'in-catacomb',
    })
    expect(a?.hero?.now.characteristics).toMatchObject({ class: 3, hits: 4, movement: 8, luck: 0 })
    expect(a?.hero?.now.weapons).toMatchObject({ ax: 1, spear: 2 })
    expect(a?.hero?.bought.characteristics.hits).toBe(12)
    expect(a?.counters).toEqual([
      { id: 'c1', kind: 'troll', at: { row: 9, col: 1 }, up: true, known: true, with: null },
      { id: 'c2', kind: 'goblin', at: { row: 10, col: 1 }, up: false, known: false, with: 'c3' },
      { id: 'c3', kind: 'gold', at: { row: 10, col: 1 }, up: false, known: false, with: 'c2' },
      { id: 'c4', kind: 'dummy', at: { row: 10, col: 1 }, up: false, known: true, with: null },
      { id: 'c5', kind: 'goblin', at: null, up: false, known: true, with: null },
      { id: 'c6', kind: 'goblin', at: null, up: false, known: true, with: null },
      { id: 'c7', kind: 'gold', at: null, up: false, known: true, with: null },
      { id: 'c8', kind: 'jewel', at: null, up: false, known: true, with: null },
    ])
    expect(a?.hero?.carries).toEqual(['c7', 'c8'])
    expect(broken(s)).toEqual([])
    expect(b?.hero).toMatchObject({ status: 'dead', at: null })
    expect(c?.hero).toMatchObject({ status: 'track', track: 2, at: null })
  })

  test('the example of docs/hero.md begins as it says', () => {
    const page = readFileSync(resolve(import.meta.dirname, '../../docs/hero.md'), 'utf8')
    const s = scene(JSON.parse(/```json\n([\s\S]*?)```/.exec(page)?.[1] ?? '').scenario)
    expect(broken(s)).toEqual([])
    expect(s.sections[0]).toMatchObject({ hero: { at: { row: 7, col: 21 }, armed: 'long-ax', carries: ['c6'] }, counters: { length: 6 } })
    expect(s.sections.map(({ hero }) => hero?.status)).toEqual(['in-catacomb', 'track', 'dead'])
  })

  test('has the usual heroes on the first start square where it says nothing', () => {
    const s = scene({})
    expect(s).toMatchObject({ phase: 'hero', turn: 1, at: 0, catacomb: { id: 'm1' } })
    expect(s.sections.map(({ hero, counters }) => [hero?.name, hero?.at, counters.length])).toEqual([
      ['Sir Roderick', { row: 2, col: 0 }, 0],
      ['Brunhold', { row: 2, col: 0 }, 0],
      ['Lord Peregrine', { row: 2, col: 0 }, 0],
    ])
  })

  test('202, H-08: step B begins with the monsters that A leads', () => {
    expect(scene({ phase: 'monsters' }).at).toBe(2)
    expect(scene({ phase: 'monsters', at: 'a' }).at).toBe(0)
  })

  test('211C5: the succubus in a hero’s square holds him', () => {
    const s = scene({ sections: { a: { hero: { at: [7, 23], held: true }, counters: [{ kind: 'succubus', at: [7, 23] }] } } })
    expect(s.sections[0]?.hero?.heldBy).toBe('c1')
    expect(s.sections[0]?.counters[0]).toMatchObject({ up: true, known: true })
  })

  function counters(...list: readonly Json[]): Json {
    return { sections: { a: { hero: { at: [7, 21] }, counters: list } } }
  }

  test.each<[string, Json, RegExp]>([
    ['something else', 'now', /^The scenario must be an object/],
    ['a strange field', { map: 'm1' }, /no field "map"/],
    ['a phase that is none', { phase: 'start' }, /^The field phase must be one of hero, monsters, breather/],
    ['a section that nobody has', { sections: { d: {} } }, /no field "d"/],
    ['a counter in the rock', counters({ kind: 'goblin', at: [0, 0] }), /no counter can lie on 0-0/],
    ['a counter in the red', counters({ kind: 'goblin', at: [7, 27] }), /no counter can lie on 7-27/],
    ['a counter nowhere', counters({ kind: 'goblin' }), /no counter can lie on/],
    ['a square off the map', counters({ kind: 'goblin', at: [40, 3] }), /from 0 to 32, not 40/],
    ['half a square', counters({ kind: 'goblin', at: [4] }), /must be a row and a column/],
    ['a crowd', counters({ kind: 'troll', at: [7, 22] }, { kind: 'goblin', at: [7, 22] }), /may not be stacked/],
    ['more killed than there are', { sections: { a: { hero: { at: [7, 21], killed: { ogre: 4 } } } } }, /3 counters of ogre/],
    ['two succubi', counters({ kind: 'succubus', at: [7, 22] }, { kind: 'succubus', at: [7, 23] }), /1 counters of succubus/],
    ['a monster on the hero', counters({ kind: 'goblin', at: [7, 21] }), /cannot stand where a monster is/],
    ['a trap that carries gold', counters({ kind: 'trap', at: [7, 22], carries: 'gold' }), /only monsters carry riches/],
    ['a hero in the pit', { sections: { a: { hero: { at: [6, 13] } } } }, /no hero can stand on 6-13/],
    ['a dead hero on the board', { sections: { a: { hero: { status: 'dead', at: [7, 21] } } } }, /is dead stands nowhere/],
    [
      'more than was bought',
      { sections: { a: { hero: { now: { characteristics: { hits: 13 } } } } } },
      /hits must be a whole number from 0 to 12/,
    ],
    ['a weapon that he does not have', { sections: { a: { hero: { armed: 'spear' } } } }, /not with "spear"/],
    [
      'a hold on a hero without strength (211C7)',
      {
        sections: {
          a: {
            hero: { at: [7, 23], held: true, now: { characteristics: { strength: 0 } } },
            counters: [{ kind: 'succubus', at: [7, 23] }],
          },
        },
      },
      /without strength/,
    ],
    [
      'a dead man walking (212D2)',
      { sections: { a: { hero: { now: { characteristics: { strength: 0, hits: 0 } } } } } },
      /neither strength nor hits is dead/,
    ],
    ['a hold by nobody', { sections: { a: { hero: { held: true } } } }, /no succubus in his square/],
  ])('refuses %s', (_what, scenario, why) => {
    expect(refusal({ scenario })).toMatch(why)
  })

  test('refuses heroes and a catacomb beside it', () => {
    expect(refusal({ scenario: {}, options: { catacomb: 'm2' } })).toMatch(/brings its own/)
  })
})
