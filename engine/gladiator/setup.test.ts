import { describe, expect, it } from 'vitest'
import { isRefusal } from '../kernel/refusal.ts'
import type { Json } from '../kernel/types.ts'
import { copy } from './copy.ts'
import { seatsFor, setup } from './setup.ts'

function begun(options: Json, more: { readonly seats?: readonly string[]; readonly scenario?: Json } = {}) {
  const { seats = ['Ann'], scenario } = more
  const input = { seed: 'test', seats, options, variants: [], ...(scenario === undefined ? {} : { scenario }) }
  return setup(input)
}

function state(options: Json, more: Parameters<typeof begun>[1] = {}) {
  const made = begun(options, more)
  if (isRefusal(made)) throw new Error(made.message)
  return made.state
}

function refusal(options: Json, more: Parameters<typeof begun>[1] = {}): string {
  const made = begun(options, more)
  return isRefusal(made) ? made.message : 'taken'
}

describe('how a fight begins', () => {
  it('24.1 without teams with the muster, the sides by turns', () => {
    const s = state(null, { seats: ['Ann', 'Bob', 'Cleo'] })
    expect([s.phase, s.mustering, s.seats.map(({ side }) => side)]).toEqual(['muster', 0, ['west', 'east', 'west']])
  })

  it('41.2 presets, animals and sheets; experience gives what it gives (G-47)', () => {
    const sheet = { name: 'Una', race: 'human', experience: 100, ready: 'dagger' }
    const s = state({ teams: { west: ['gimli', { creature: 'wolf' }], east: [sheet, 'gimli'] } }, { seats: ['Ann', 'Bob'] })
    expect(s.figures.map(({ id, side, seat }) => [id, side, seat])).toEqual([
      ['gimli', 'west', 0],
      ['wolf-1', 'west', 0],
      ['una', 'east', 1],
      ['gimli-2', 'east', 1],
    ])
    expect(s.figures[2]?.normal).toEqual({ sh: 13, ag: 13, iq: 8 })
    expect(s.figures[0]?.slung.map(({ id }) => id)).toEqual(['battle-axe-3'])
  })

  it('27.3 the people of a side are dealt round among its seats (G-81)', () => {
    const teams = { west: ['gimli', 'khan', 'thundar'], east: ['newcomer'] }
    const s = state({ teams, sides: ['west', 'east', 'west'] }, { seats: ['Ann', 'Bob', 'Cleo'] })
    expect(s.figures.map(({ seat }) => seat)).toEqual([0, 2, 0, 1])
  })

  it('26.2 seats left out are one against robots, and two where people stand on both sides', () => {
    const west = ['gimli']
    const people = [{ name: 'Ann' }, { name: 'Bob', side: 'east' }]
    const seats = (options: Json, scenario?: Json) => seatsFor({ options, ...(scenario === undefined ? {} : { scenario }) })
    expect([
      seats({}),
      seats({ teams: { west } }),
      seats({ teams: { west, east: west } }),
      seats({ sides: ['west', 'west', 'east'] }),
    ]).toEqual([1, 1, 2, 3])
    expect([seats({}, { characters: people }), seats({}, { characters: [{ name: 'Ann' }, { robot: 'imp', side: 'east' }] })]).toEqual([
      2, 1,
    ])
  })

  it('14.4 a mage knows all that his wits allow (G-55)', () => {
    const s = state({ teams: { west: ['cheat-mage'] } })
    expect(s.figures[0]?.spells).toContain('magic-missile')
    expect(s.figures[0]?.spells).not.toContain('fireball')
  })

  it('5.4 crossbows come loaded (G-108)', () => {
    const s = state({ teams: { west: ['newcomer'] } })
    expect(s.figures[0]?.slung).toEqual([{ id: 'crossbow-1', type: 'crossbow', reload: 0 }])
  })

  it.each([
    [{ teams: { west: [] } }, 'options.teams must name at least one fighter'],
    [{ teams: { west: ['nobody'] } }, 'options.teams.west[0] must be one of'],
    [{ teams: { west: [{ name: 'Una', sh: 13 }] } }, 'does not allow strength 13, agility 12, intelligence 8'],
    [{ teams: { west: [{ name: 'Una', ready: 'war-pike' }] } }, 'War Pike is too heavy'],
    [{ sides: ['west', 'east'] }, 'options.sides must have one entry for each of 1 seats'],
    [{ balance: 'fair' }, 'options.balance must be one of'],
    [{ teams: { east: ['gimli'] } }, 'options.teams.east must be empty, because no seat is on that side'],
    [{ teams: { west: ['gimli'], east: [{ creature: 'wolf' }] } }, 'options.teams.east must be empty'],
    [{ teams: { west: ['gimli'] }, balance: 'none' }, 'options.balance must not be none while a side is empty'],
    [{ balance: 'none' }, 'options.balance must not be none'],
    [{ colour: 'red' }, 'options has no field "colour"'],
  ])('%j is refused with its reason', (options, said) => {
    expect(refusal(options as Json)).toContain(said)
  })
})

describe('scenarios', () => {
  const ann = { name: 'Ann', at: [9, 10] }
  const laid = (scenario: Json) => ({ scenario, seats: ['Ann', 'Bob'] })

  it('everybody stands where he is put, or on the start squares of his side', () => {
    const s = state(null, laid({ characters: [ann, { name: 'Bob', side: 'east' }] }))
    expect(s.figures.map(({ id, at, facing, seat }) => [id, at, facing, seat])).toEqual([
      ['ann', 9 * 40 + 10, 'e', 0],
      ['bob', 9 * 40 + 38, 'w', 1],
    ])
    expect(s.exits).toEqual([])
  })

  it('39.1 wrestlers lie next to each other', () => {
    const bob = { name: 'Bob', side: 'east', at: [9, 11], handCombat: ['ann'] }
    const s = state(null, laid({ phase: 'action', characters: [ann, bob] }))
    expect(s.figures.map(({ holds, status }) => [holds, status])).toEqual([
      [['bob'], 'prone'],
      [['ann'], 'prone'],
    ])
    expect(refusal(null, laid({ characters: [ann, { ...bob, at: [9, 12] }] }))).toContain('not next to each other')
  })

  it('23.6 bones lie there, or in a hand', () => {
    const una = { name: 'Una', dead: true }
    const things = [{ type: 'bones', of: 'una', at: [4, 4] }]
    expect(state(null, laid({ characters: [ann, una], things })).things).toEqual([{ id: 'bones-1', type: 'bones', at: 164, of: 'una' }])
    const held = state(null, laid({ characters: [{ ...ann, ready: 'bones:una' }, una] }))
    expect(held.figures[0]?.ready).toMatchObject({ type: 'bones', of: 'una' })
  })

  it('35.5 somebody with an SH of 1 lies senseless', () => {
    expect(state(null, laid({ characters: [{ ...ann, now: 1 }] })).figures[0]?.status).toBe('unconscious')
  })

  it.each([
    [{ characters: [ann, { name: 'Cleo', at: [9, 10] }] }, 'Ann stands on 9-10 already'],
    [{ characters: [{ ...ann, at: [19, 0] }] }, 'must be a square of the arena'],
    [{ characters: [ann], terrain: [{ kind: 'wall', at: [9, 10] }] }, 'no one can stand on 9-10'],
    [{ characters: [{ ...ann, ready: 'great-sword' }] }, 'Great Sword is too heavy'],
    [{ characters: [{ ...ann, sh: 41 }] }, 'must be a whole number from 1 to 40'],
    [{ characters: [{ ...ann, moved: 9, acted: true }] }, 'cannot have acted after a run'],
    [{ characters: [ann], things: [{ type: 'bones', of: 'una', at: [1, 1] }] }, 'must be the id of a dead gladiator'],
    [{ characters: [{ creature: 'dragon' }] }, 'creature must be one of'],
    [{ characters: [{ ...ann, colour: 'red' }] }, 'has no field "colour"'],
  ])('%j is refused with its reason', (scenario, said) => {
    expect(refusal(null, laid(scenario as Json))).toContain(said)
  })

  it('a copy shares nothing with the game', () => {
    const s = state(
      null,
      laid({ characters: [{ ...ann, ready: 'dagger', spells: ['create-fire'] }], terrain: [{ kind: 'fire', at: [1, 1] }] }),
    )
    const twin = copy(s)
    expect(twin).toEqual(s)
    for (const f of twin.figures) {
      f.normal.sh = 1
      f.spells.length = 0
      if (f.ready !== null) f.ready.reload = 9
    }
    for (const one of twin.terrain) one.layers = 9
    expect(s.figures[0]).toMatchObject({ normal: { sh: 12 }, spells: ['create-fire'], ready: { id: 'dagger-1', type: 'dagger' } })
    expect(s.terrain[0]?.layers).toBe(1)
  })
})
