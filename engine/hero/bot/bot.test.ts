import { describe, expect, test } from 'vitest'
import { check } from '../../kernel/ask.ts'
import { newPlay } from '../../kernel/play.ts'
import { duel } from '../../kernel/proof/duel.ts'
import { stream } from '../../kernel/random.ts'
import { type Answer, SKILLS, type Skill } from '../../kernel/types.ts'
import { hero } from '../index.ts'
import { duels } from '../proof/duel.ts'
import { type Laid, set, type Table } from '../proof/table-top.ts'
import type { Counter, Kind } from '../state.ts'
import type { HeroView } from '../view-types.ts'
import { doorCost } from './doors.ts'
import { sceneOf } from './seen.ts'

/** What the bot answers there; legal, and with a reason. */
function advice({ state, ask }: Table, skill: Skill = 'master'): Answer {
  const { answer, why } = hero.sensible(hero.view(state, ask.seat), ask, stream('bot', 'bots'), skill)
  expect(check(ask, answer)).toBeNull()
  expect(why).toMatch(/\S/)
  return answer
}

function picks(wish: Laid, skill?: Skill): readonly string[] | undefined {
  return advice(set(wish), skill).pick
}

/** On the long hall in the west of the first map, where nothing is near. */
const HALL = [7, 6] as const

describe('before the game', () => {
  test.each(SKILLS)('103 the %s bot fills in a sheet that the rules allow, and lays out its counters (104D)', (skill) => {
    const setup = hero.setup({ seed: 'sheets', seats: ['A', 'B'], options: {}, variants: [] })
    if ('code' in setup) throw new Error(setup.message)
    const g = newPlay(setup.state, 'sheets')
    const script = hero.script(g)
    let result = script.next({})
    while (result.done !== true && setup.state.turn === 0) {
      const ask = result.value
      const { answer } = hero.sensible(hero.view(setup.state, ask.seat), ask, stream('bot', 'bots'), skill)
      expect([ask.topic, check(ask, answer)]).toEqual([ask.topic, null])
      result = script.next(answer)
    }
    expect(setup.state.sections.every((section) => section.counters.every(({ at }) => at !== null))).toBe(true)
  })
})

describe('103 names', () => {
  test('no two bots take the same one', () => {
    for (let seed = 0; seed < 20; seed++) {
      const setup = hero.setup({ seed: `names ${seed}`, seats: ['A', 'B', 'C'], options: {}, variants: [] })
      if ('code' in setup) throw new Error(setup.message)
      const script = hero.script(newPlay(setup.state, 'names'))
      const chance = stream(`names ${seed}`, 'bots')
      let result = script.next({})
      while (result.done !== true && setup.state.phase === 'heroes')
        result = script.next(hero.sensible(hero.view(setup.state, result.value.seat), result.value, chance, 'able').answer)
      expect(new Set(setup.state.sections.map((section) => section.hero?.name)).size).toBe(3)
    }
  })
})

describe('the bot as a hero', () => {
  test('207A takes the riches that it has found', () => {
    const prepare: Laid['prepare'] = ({ counters }) => {
      for (const counter of counters) counter.up = true
    }
    expect(picks({ hero: { at: HALL }, counters: [['jewel', ...HALL]], prepare })).toEqual(['take:c1'])
  })

  test('210B strikes at a goblin before it, and not at an ogre with bare hands (H-27)', () => {
    const goblin = picks({ hero: { at: HALL, facing: 's', levels: { intelligence: 0 } }, counters: [['goblin', 8, 6]] })
    expect(goblin).toEqual(['attack:c1'])
    const bare = picks({
      hero: { at: HALL, facing: 's', armed: null, levels: { 'long-sword': 0, intelligence: 0 } },
      counters: [['ogre', 8, 6]],
    })
    expect(bare?.[0]).not.toMatch(/^attack/)
  })

  describe('before a room in which something lies face down, not far from Alysa', () => {
    const room: Laid = {
      hero: { at: [1, 24], levels: { strength: 9, movement: 9, intelligence: 9 } },
      counters: [
        ['gold', 3, 25],
        ['dummy', 2, 25],
        ['dummy', 3, 24],
      ],
    }
    const rival: Laid['others'] = [{ at: [7, 22], levels: { movement: 9 } }]

    test('207A goes in: riches may lie there', () => {
      expect(picks({ ...room, others: rival })).toEqual(['open:d13'])
    })

    test('206B tries the door with its last points too, which would be lost', () => {
      const prepare: Laid['prepare'] = (_, { activity }) => {
        if (activity !== null) activity.points = 2
      }
      const hero: Laid['hero'] = { at: [1, 24], levels: { strength: 4, movement: 9, intelligence: 9 } }
      expect(picks({ ...room, hero, others: rival, prepare })).toEqual(['open:d13'])
    })

    test('206C tries it though somebody whom it knows may hold it: it does not wait there', () => {
      const counters: Laid['counters'] = [...(room.counters ?? []), ['great-goblin', 2, 24]]
      const prepare: Laid['prepare'] = (section) => {
        for (const counter of section.counters) counter.known = true
      }
      expect(picks({ ...room, counters, others: rival, prepare })).toEqual(['open:d13'])
    })

    test('215A4 goes on instead where the other would be at the heart before it', () => {
      const prepare: Laid['prepare'] = (_, { sections }) => {
        const [, other] = sections
        if (other?.hero === null || other === undefined) throw new Error('nobody else')
        Object.assign(other.hero, { status: 'track', at: null, track: 3 })
      }
      expect(picks({ ...room, others: rival, prepare })).toEqual(['step:w'])
    })

    test('215A4 goes on where nobody else lives: to arrive is enough', () => {
      expect(picks(room)).toEqual(['step:w'])
    })
  })

  test('206C turns away from a door that it has tried in vain, as somebody strong must lean against it', () => {
    // Door d2 of the first map is worth 7, and something lies behind it.
    const wish = (tried: number): Laid => ({
      hero: { at: HALL, facing: 'w', levels: { strength: 3 } },
      counters: [['dummy', 7, 5]],
      prepare: (section) => {
        if (tried > 0) section.tried = { d2: tried }
      },
    })
    const cost = (tried: number) => {
      const { state, ask } = set(wish(tried))
      const scene = sceneOf(hero.view(state, ask.seat) as HeroView)
      const door = scene?.c.doors.find(({ id }) => id === 'd2')
      return scene && door ? doorCost(scene, door) : 0
    }
    expect(cost(0)).toBeLessThan(cost(3))
    expect(cost(3)).toBeLessThan(cost(12))
    expect(cost(12)).toBeGreaterThan(6)
    expect(cost(18)).toBe(Number.POSITIVE_INFINITY)
  })

  test('101A, 210A7 nothing calls it back from the red corridor', () => {
    const wish: Laid = {
      hero: { at: [7, 27], facing: 'e', levels: { movement: 9, strength: 9 } },
      others: [{ at: [7, 1], levels: { movement: 3 } }],
      counters: [
        ['jewel', 8, 26],
        ['gold', 8, 26],
      ],
      prepare: ({ counters }) => {
        for (const counter of counters) counter.known = true
      },
    }
    expect(picks(wish)).toEqual(['step:e'])
    expect(picks({ ...wish, hero: { ...wish.hero, at: [7, 26] } })).toEqual(['step:s'])
  })

  test('205B3 looks into the dark with points that it has no other use for; not at what it knows', () => {
    const held: Laid = {
      hero: { at: HALL, facing: 'n', armed: null, levels: { strength: 0, intelligence: 0, movement: 9, 'long-sword': 0 } },
      counters: [
        ['troll', 8, 6],
        ['troll', 6, 6],
        ['goblin', 2, 6],
      ],
      prepare: ({ counters }) => {
        for (const counter of counters) counter.known = counter.kind === 'troll'
      },
    }
    expect(picks(held)).toEqual(['stare:c3'])
    expect(picks(held, 'novice')).not.toEqual(['stare:c3'])
    const known: Laid['prepare'] = ({ counters }) => {
      for (const counter of counters) counter.known = true
    }
    expect(picks({ ...held, prepare: known })).not.toEqual(['stare:c3'])
  })

  test('202 strikes at a troll that bars the way, rather than standing there with points to spend', () => {
    const hero: Laid['hero'] = { at: [3, 6], facing: 's', levels: { intelligence: 0, movement: 9 } }
    expect(picks({ hero, others: [{ at: [7, 22] }], counters: [['troll', 4, 6]] })).toEqual(['attack:c1'])
  })

  test('204A goes on towards Alysa where nothing holds it up', () => {
    expect(picks({ hero: { at: [7, 26] } })).toEqual(['step:e'])
  })

  test('208 outwits a crowd that bars the way, if it is clever; the novice never does', () => {
    const crowd: Laid['counters'] = [
      ['troll', 8, 6],
      ['ogre', 6, 6],
      ['troll', 9, 6],
      ['ogre', 5, 6],
    ]
    const met: Laid['prepare'] = ({ counters }) => {
      for (const counter of counters) counter.known = true
    }
    const wish: Laid = {
      hero: { at: HALL, facing: 's', armed: null, levels: { intelligence: 9, movement: 9, 'long-sword': 0 } },
      counters: crowd,
      prepare: met,
    }
    expect(picks(wish)).toEqual(['outwit'])
    expect(picks(wish, 'novice')).not.toEqual(['outwit'])
  })

  test('205C nothing that lies face down changes what it does', () => {
    const wish: Laid = {
      hero: { at: HALL, facing: 's', levels: { intelligence: 9, movement: 9 } },
      counters: [
        ['goblin', 9, 6],
        ['trap', 11, 6],
        ['gold', 12, 6],
        ['ogre', 6, 6],
      ],
    }
    const table = set(wish)
    const hidden = table.section.counters.filter(({ up, known }) => !up && !known)
    expect(hidden.length).toBeGreaterThan(1)
    const before = advice(table)
    const kinds: Kind[] = hidden.map(({ kind }) => kind)
    hidden.forEach((counter: { -readonly [K in keyof Counter]: Counter[K] }, i) => {
      counter.kind = kinds[(i + 1) % kinds.length] ?? 'dummy'
    })
    expect(advice(table)).toEqual(before)
  })
})

describe('the bot in trouble', () => {
  const beset: Laid = { hero: { at: HALL, levels: { luck: 2 } }, counters: [['ogre', 8, 6]], phase: 'monsters' }

  test('212E is lucky when it hurts, and keeps its luck for worse', () => {
    const hurt = set({ ...beset, dice: [6, 6, 6, 6] })
    hurt.pick('attack')
    expect(hurt.ask.topic).toBe('luck')
    expect(advice(hurt)).toEqual({ pick: ['use'] })
    const scratched = set({ ...beset, dice: [1, 2, 3, 4] })
    scratched.pick('attack')
    expect(scratched.ask.topic).toBe('luck')
    expect(advice(scratched)).toEqual({ pick: ['keep'] })
  })

  test('212C takes what is in excess where it does not die of it', () => {
    const table = set({
      ...beset,
      hero: { at: HALL, facing: 's', levels: { luck: 0, strength: 1, hits: 0, appearance: 5 } },
      dice: [1, 2, 3, 4],
    })
    table.pick('attack')
    expect(table.ask.topic).toBe('excess')
    expect(table.ids).toContain('on:strength')
    expect(advice(table).pick).not.toEqual(['on:strength'])
  })
})

describe('the bot behind a door', () => {
  const inside: Laid = { hero: { at: [7, 5], facing: 'e' }, counters: [['goblin', 7, 6]], phase: 'monsters' }

  test('206D holds it; late in the game it lets them come, since it would hold it for ever (213A3)', () => {
    const early = set(inside).pick('attack')
    expect(early.ask.topic).toBe('bar')
    expect(advice(early)).toEqual({ pick: ['bar'] })
    const late = set({
      ...inside,
      prepare: (_, s) => {
        s.turn = 40
      },
    }).pick('attack')
    expect(advice(late)).toEqual({ pick: ['let'] })
  })
})

describe('the bot as monsters', () => {
  test('210C attacks whoever it can reach', () => {
    const table = set({ hero: { at: HALL }, counters: [['goblin', 8, 6]], phase: 'monsters' })
    expect(advice(table)).toEqual({ pick: ['attack'] })
  })

  test('210G comes from behind, if it is a master', () => {
    const table = set({ hero: { at: HALL, facing: 'n' }, counters: [['ogre', 10, 6]], phase: 'monsters' })
    expect(advice(table)).toEqual({ pick: ['move:c1'] })
    table.pick('move:c1')
    expect(advice(table)).toEqual({ pick: ['to:8-6'] })
  })

  test('207B takes the riches along that he would have in his next phase, and goes out of his way', () => {
    const table = set({
      hero: { at: [2, 22], facing: 'w', levels: { movement: 9, strength: 9 } },
      counters: [
        ['ogre', 2, 24],
        ['gold', 2, 24],
      ],
      phase: 'monsters',
    })
    expect(advice(table)).toEqual({ pick: ['move:c1'] })
    table.pick('move:c1')
    expect(advice(table)).toEqual({ pick: ['take'] })
    table.pick('take')
    const [to = ''] = advice(table).pick ?? []
    expect(to).toMatch(/^to:/)
    table.pick(to)
    expect(advice(table)).toEqual({ pick: ['stop'] })
    expect(table.counter('c2').at).toEqual(table.counter('c1').at)
  })

  describe('bluffs, if it is a master: what moves tells nothing', () => {
    const dummies: Laid = {
      hero: { at: HALL, facing: 's', levels: { intelligence: 9, movement: 1 } },
      counters: [
        ['dummy', 12, 6],
        ['dummy', 12, 6],
      ],
      phase: 'monsters',
    }

    test('211A dummies come along as monsters would, but every other one lies still', () => {
      const table = set(dummies)
      expect(advice(table)).toEqual({ pick: ['move:c2'] })
      table.pick('move:c2')
      const [to = ''] = advice(table).pick ?? []
      expect(to).toBe('to:9-6')
      table.pick(to)
      expect(advice(table)).toEqual({ pick: ['end'] })
    })

    test('not so near that the hero has them in his next phase, and not if it is no master', () => {
      expect(picks({ ...dummies, hero: { ...dummies.hero, levels: { intelligence: 9, movement: 9 } } })).toEqual(['end'])
      expect(picks(dummies, 'able')).toEqual(['end'])
    })
  })

  test('206C has the strongest hold the door', () => {
    const table = set({
      hero: { at: HALL, facing: 'w' },
      counters: [
        ['goblin', 7, 5],
        ['man', 7, 5],
      ],
    })
    table.pick('open:d2')
    expect(table.ask.topic).toBe('block')
    expect(advice(table).pick?.[0]).toMatch(/^block:/)
  })
})

describe('strength', () => {
  test('a stronger bot wins more games than a weaker one', () => {
    const wins = duel(duels, { skills: ['novice', 'master'], games: 6, seed: 'strength' })
    expect(wins.master).toBeGreaterThan(wins.novice)
  })
})
