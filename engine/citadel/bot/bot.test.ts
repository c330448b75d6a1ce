import { describe, expect, test } from 'vitest'
import { check } from '../../kernel/ask.ts'
import { plain } from '../../kernel/plain.ts'
import { setUp } from '../../kernel/proof/plan.ts'
import { stream } from '../../kernel/random.ts'
import { startSession } from '../../kernel/session.ts'
import type { Json } from '../../kernel/types.ts'
import { roster } from '../home/17-roster.ts'
import { citadel } from '../index.ts'
import { GIVEN_NAMES } from '../open/names.ts'
import { type Laid, set, setOut, type Table, tableOf } from '../proof/table-top.ts'
import { atHome } from '../sheet.ts'
import type { DelveState } from '../state.ts'
import type { CitadelView } from '../view-types.ts'
import { turnsBack } from './leaving.ts'
import { temperOf } from './temper.ts'

/** What the sensible bot picks there. */
function advice(table: Table) {
  const { answer, why } = citadel.sensible(citadel.view(table.state, table.ask.seat), table.ask, stream('bot', 'bots'))
  expect(check(table.ask, answer)).toBeNull()
  expect(why).toMatch(/\S/)
  return answer
}

function picks(scenario: Json, laid?: Laid): string | undefined {
  return advice(set(scenario, laid)).pick?.[0]
}

const FOR_THE_HELLGATE: Laid = {
  prepare: (s) => {
    s.purpose = 'hellgate'
  },
}

const ALMURIC = { hero: 'Almuric' }
const CASTER = { hero: 'Larraka', spells: ['lightning', 'heal', 'sleep', 'cease-fire', 'charm'], circled: ['lightning', 'heal', 'sleep'] }

describe('the sensible bot in a fight', () => {
  test('strikes the foe that it is likelier to kill', () => {
    const scenario = {
      party: [ALMURIC],
      monsters: [
        { type: 'orc', wounds: 1 },
        { type: 'minotaur', wounds: 12 },
      ],
    }
    expect(picks(scenario)).toBe('attack:orc-1')
  })

  test('goes for X the Unknown first (16.0)', () => {
    const scenario = {
      party: [ALMURIC],
      monsters: [
        { type: 'demon', wounds: 6 },
        { type: 'x-the-unknown', wounds: 6 },
        { type: 'demon', wounds: 6 },
      ],
    }
    expect(picks(scenario)).toBe('attack:x-the-unknown-1')
  })

  test('casts what hurts most from the second rank', () => {
    const scenario = { party: [ALMURIC, CASTER], march: [['almuric'], ['larraka']], monsters: [{ type: 'vampire' }] }
    const table = set(scenario)
    table.pick('pass')
    expect(advice(table).pick?.[0]).toMatch(/^cast:/)
  })

  test('ends what it cannot win by Cease Fire, and keeps the Wound Points for it (10.5)', () => {
    const peacemaker = { ...CASTER, circled: ['lightning', 'sleep', 'cease-fire'] }
    const scenario = (monsters: Json, wounds: number) => ({
      party: [ALMURIC, { ...peacemaker, wounds }],
      march: [['almuric'], ['larraka']],
      monsters,
    })
    const turn = (monsters: Json, wounds: number) => {
      const table = set(scenario(monsters, wounds))
      table.pick('pass')
      return advice(table).pick?.[0]
    }
    expect(turn([{ type: 'vampire' }, { type: 'vampire' }], 5)).toBe('cast:cease-fire')
    expect(turn([{ type: 'orc', wounds: 4 }], 5)).not.toMatch(/^cast:/)
  })

  test('puts to sleep where a fight costs much, and strikes where it is nearly won (10.5)', () => {
    const archer = { hero: 'Dalmilandril', spells: ['sleep', 'heal', 'lock', 'charm', 'cow'], circled: ['sleep'] }
    const turn = (monsters: Json) => {
      const table = set({ party: [ALMURIC, archer], march: [['almuric'], ['dalmilandril']], monsters })
      table.pick('pass')
      return advice(table).pick?.[0]
    }
    expect(turn([{ type: 'minotaur' }, { type: 'minotaur' }])).toBe('cast:sleep:minotaur-1')
    expect(turn([{ type: 'orc', wounds: 2 }])).toBe('shoot:orc-1')
  })

  test('holds the best weapon for where he stands before blows fall, and changes nothing while there is talk (9.4)', () => {
    const meeting = (type: string, start: string) => ({
      party: [ALMURIC, { hero: 'Linfalas' }],
      march: [['almuric', 'linfalas']],
      monsters: [{ type }],
      start,
    })
    const table = set(meeting('skeleton', 'monsters'), {
      prepare: (s) => {
        for (const c of s.characters) c.inHand = c.weapons.findIndex(({ weapon }) => weapon === 'dagger' || weapon === 'bow')
      },
    })
    const done: string[] = []
    for (let id = ''; id !== 'fight'; done.push(id)) {
      id = advice(table).pick?.[0] ?? 'fight'
      if (id !== 'fight') table.pick(id)
    }
    // Linfalas has a bow in hand, which is of no use in front: he changes by himself as the fight begins.
    expect(done).toEqual(['almuric/switch:sword', 'fight'])
    expect(picks(meeting('ogre', 'monsters'))).toBe('negotiate')
  })

  test('takes the magic one of two like weapons, and holds on to it (9.4, 14.3)', () => {
    const table = set(
      { party: [ALMURIC, { hero: 'Linfalas' }], march: [['almuric', 'linfalas']], monsters: [{ type: 'skeleton' }], start: 'monsters' },
      {
        prepare: (s) => {
          const [almuric] = s.characters
          if (almuric === undefined) throw new Error('nobody is there')
          almuric.weapons = [
            { weapon: 'sword', bonus: 0, item: null },
            { weapon: 'sword', bonus: 2, item: 'weapon-sword-1' },
          ]
          almuric.inHand = 0
        },
      },
    )
    expect(advice(table).pick).toEqual(['almuric/switch:sword'])
    table.pick('almuric/switch:sword')
    expect(advice(table).pick).toEqual(['fight'])
  })

  test('who is too weak for Cease Fire keeps nothing for it (10.5)', () => {
    const peacemaker = { ...CASTER, circled: ['lightning', 'cease-fire'], wounds: 3 }
    const lightning = { ...CASTER, circled: ['lightning'], wounds: 3 }
    const turn = (caster: Json) => {
      const table = set({ party: [ALMURIC, caster], march: [['almuric'], ['larraka']], monsters: [{ type: 'medusa' }] })
      table.pick('pass')
      return advice(table).pick?.[0]
    }
    expect(turn(peacemaker)).toBe(turn(lightning))
  })

  test('makes somebody fit for Cease Fire before a fight that nothing else can end (10.5, 10.6)', () => {
    const meeting = (wounds: number, type: string) => ({
      party: [
        { ...ALMURIC, spells: [] },
        { ...CASTER, circled: ['cease-fire'], wounds },
        { hero: 'Wendolyn', spells: ['heal'], circled: ['heal'], wounds: 2 },
      ],
      march: [['almuric'], ['larraka', 'wendolyn']],
      monsters: [{ type }, { type }],
      start: 'monsters',
    })
    expect(picks(meeting(2, 'vampire'))).toBe('wendolyn/cast:heal:larraka')
    expect(picks(meeting(4, 'vampire'))).toBe('negotiate')
  })

  test('heals whoever in front would fall next, before blows fall (10.6)', () => {
    const meeting = (wounds: number) => ({
      party: [
        { ...ALMURIC, spells: [], wounds },
        { hero: 'Gislan', spells: [] },
        { hero: 'Wendolyn', spells: ['heal'], circled: ['heal'], wounds: 2 },
      ],
      march: [['almuric', 'gislan'], ['wendolyn']],
      monsters: [{ type: 'ogre' }],
      start: 'monsters',
    })
    expect(picks(meeting(1), FOR_THE_HELLGATE)).toBe('wendolyn/cast:heal:almuric')
    expect(picks(meeting(5), FOR_THE_HELLGATE)).toBe('negotiate')
    // On the first level the healer keeps more for himself.
    expect(picks(meeting(1))).toBe('negotiate')
  })

  test('does not end by Cease Fire what is nearly dead (10.5, 15.5)', () => {
    const turn = (left: number) => {
      const party = [ALMURIC, { hero: 'Gislan' }, { hero: 'Zareth' }, { ...CASTER, circled: ['cease-fire'] }]
      const scenario = { party, march: [['almuric', 'gislan', 'zareth'], ['larraka']], monsters: [{ type: 'vampire', wounds: 8 }] }
      const table = set(scenario, { prepare: (s) => Object.assign(s.monsters[0] ?? {}, { wounds: 8 - left }) })
      for (let n = 0; n < 3; n++) table.pick('pass')
      return advice(table).pick?.[0]
    }
    expect(turn(8)).toBe('cast:cease-fire')
    expect(turn(1)).not.toBe('cast:cease-fire')
  })

  test('offers no bribe where Cease Fire can end the fight (8.7, 10.5)', () => {
    const failed = (wounds: number) => {
      const table = set(
        {
          party: [
            { ...ALMURIC, spells: [], gold: 400 },
            { ...CASTER, circled: ['cease-fire'], wounds },
          ],
          march: [['almuric'], ['larraka']],
          monsters: [{ type: 'ogre' }, { type: 'ogre' }, { type: 'ogre' }],
          start: 'monsters',
        },
        { dice: [1, 1] },
      )
      table.pick('negotiate')
      if (table.ask.topic === 'speaker') table.pick(table.ids[0] ?? '')
      expect(table.ask.topic).toBe('after-failure')
      expect(table.ids).toContain('bribe')
      return advice(table).pick?.[0]
    }
    expect(failed(3)).toBe('bribe')
    expect(failed(4)).toBe('fight')
  })

  test('never casts its last Wound Points away (9.7)', () => {
    const scenario = { party: [ALMURIC, { ...CASTER, wounds: 2 }], march: [['almuric'], ['larraka']], monsters: [{ type: 'vampire' }] }
    const table = set(scenario)
    table.pick('pass')
    expect(table.ids).toContain('cast:lightning:vampire-1')
    expect(advice(table).pick?.[0]).not.toMatch(/^cast:/)
  })
})

describe('the sensible bot on the way', () => {
  test('heals whoever is badly hurt before going on', () => {
    expect(picks({ party: [{ ...ALMURIC, wounds: 2 }, CASTER], start: 'turn' })).toBe('larraka/cast:heal:almuric')
  })

  test('leaves where it can when the party is badly hurt', () => {
    const party = [
      { ...ALMURIC, wounds: 1 },
      { hero: 'Gislan', wounds: 1 },
    ]
    expect(picks({ party, at: 'corridor', start: 'turn' })).toBe('leave')
    expect(picks({ party, at: 'room', start: 'turn' })).toBe('exit:south')
  })

  test('does not leave in good health', () => {
    expect(picks({ at: 'corridor', start: 'turn' })).toMatch(/^exit:/)
  })

  test('does not hunt for the Hellgate for ever', () => {
    const hunting = (turn: number): Laid => ({ prepare: (s) => Object.assign(s, { purpose: 'hellgate', turn }) })
    expect(picks({ at: 'corridor', start: 'turn' }, hunting(250))).toMatch(/^exit:/)
    expect(picks({ at: 'corridor', start: 'turn' }, hunting(251))).toBe('leave')
  })

  test('looks into mirrors only where it came for the Hellgate (13.7), and leaves fountains alone (13.1)', () => {
    expect(picks({ feature: 'mirror' })).toBe('decline')
    expect(picks({ feature: 'mirror' }, FOR_THE_HELLGATE)).toMatch(/^investigate:/)
    expect(picks({ feature: 'fountain' }, FOR_THE_HELLGATE)).toBe('decline')
    // Measured: looking at a work of art brings less than it costs.
    expect(picks({ feature: 'artwork' })).toBe('decline')
  })

  test('seeks the Hellgate on the level that the mirror has told; a party that wants to live stays on the first', () => {
    const scenario = { feature: 'staircase', start: 'turn', hellgate: { level: 2, segmentsLeft: 3 } }
    expect(picks(scenario, FOR_THE_HELLGATE)).toBe('exit:down')
    expect(picks(scenario)).not.toBe('exit:down')
  })

  test('leaves a Citadel whose Hellgate it has destroyed, and explores one whose Hellgate was destroyed before', () => {
    const destroyed = (at: string | null): Laid => ({ prepare: (s) => Object.assign(s.hellgate, { destroyed: true, at }) })
    expect(picks({ at: 'corridor', start: 'turn' }, destroyed('s1'))).toBe('leave')
    expect(picks({ at: 'corridor', start: 'turn' }, destroyed(null))).toMatch(/^exit:/)
  })

  test('keeps more in reserve the farther it is from the Gateway', () => {
    const turnsHome = (wounds: number) => (level: number) => {
      const party = [{ ...ALMURIC, wounds }, { hero: 'Gislan' }]
      const raid = citadel.view(set({ party, at: 'corridor', level, start: 'turn' }).state, 0) as CitadelView
      return turnsBack(raid, temperOf(raid))
    }
    // 11, 12 and 13 of their 18 Wound Points.
    expect([1, 2, 3].map(turnsHome(1))).toEqual([true, true, true])
    expect([1, 2, 3].map(turnsHome(2))).toEqual([false, true, true])
    expect([1, 2, 3].map(turnsHome(3))).toEqual([false, false, false])
  })

  test('looks for another way out where the known one is closed (6.1)', () => {
    const party = [{ ...ALMURIC, wounds: 1 }]
    const table = set({ party, at: 'room', start: 'turn' })
    const back = advice(table).pick?.[0]
    const shut: Laid = {
      prepare: (s) => {
        for (const each of s.segments) if (each.kind === 'gateway') each.sides = ['W', 'W', 'W', 'W']
      },
    }
    expect(back).toMatch(/^exit:/)
    expect(picks({ party, at: 'room', start: 'turn' }, shut)).toMatch(/^exit:/)
  })

  test('arms the front rank at the last door, and comes to it fresh where it may come again (16.0, 17.0)', () => {
    const MAGE = { hero: 'Larraka', spells: ['mage-armor', 'strength'], circled: ['mage-armor', 'strength'] }
    const door = (wounds: number, campaign = true): [Json, Laid] => [
      {
        party: [{ ...ALMURIC, wounds }, { hero: 'Gislan', wounds, circled: [] }, MAGE],
        march: [['almuric', 'gislan'], ['larraka']],
        start: 'turn',
      },
      { prepare: (s) => Object.assign(s, { campaign, purpose: 'hellgate', hellgate: { ...s.hellgate, level: 1, segmentsLeft: 1 } }) },
    ]
    /** All that is cast before the party goes on, and where it goes. */
    const coming = (table: Table) => {
      const cast: string[] = []
      let id = advice(table).pick?.[0] ?? ''
      for (; id.includes('/cast:'); id = advice(table).pick?.[0] ?? '') {
        cast.push(id)
        table.pick(id)
      }
      return { cast, goes: id }
    }
    const fresh = coming(set(...door(8)))
    expect(fresh.cast).toContain('larraka/cast:mage-armor:almuric')
    expect(fresh.goes).toBe('exit:north')
    // Worn out it goes home to rest; where no raid follows, it is now or never.
    expect(coming(set(...door(4))).goes).toBe('exit:south')
    expect(coming(set(...door(4, false))).goes).toBe('exit:north')
  })

  test('has the best hand look at a trapped door (7.0)', () => {
    expect(picks({ party: [ALMURIC, { hero: 'Gislan' }], start: 'trap' }, { dice: [1] })).toBe('investigate:gislan')
  })
})

describe('the sensible bot meeting monsters', () => {
  test('talks first where a fight would cost much, through the best speaker (8.4)', () => {
    const table = set({
      party: [ALMURIC, { hero: 'Linfalas' }],
      start: 'negotiation',
      monsters: [{ type: 'ogre' }, { type: 'ogre' }, { type: 'ogre' }],
    })
    expect(advice(table)).toEqual({ pick: ['negotiate'] })
    table.pick('negotiate')
    expect(advice(table)).toEqual({ pick: ['speak:linfalas'] })
  })

  test('locks the door on those who are too strong, unless the way home lies behind it (10.6)', () => {
    const caster = { ...CASTER, spells: ['lock'], circled: ['lock'] }
    const monsters = [{ type: 'troll' }, { type: 'troll' }, { type: 'troll' }]
    const scenario = { party: [caster, ALMURIC], start: 'negotiation', at: 'room', monsters }
    expect(picks(scenario)).toBe('larraka/cast:lock')
    const onTheWayHome: Laid = {
      prepare: (s) => {
        const [, corridor = '', room = ''] = s.trail
        for (const each of [...s.characters, ...s.monsters]) each.at = corridor
        Object.assign(s, { at: corridor, from: room, trail: [...s.trail, corridor] })
      },
    }
    expect(set(scenario, onTheWayHome).ids).toContain('larraka/cast:lock')
    expect(picks(scenario, onTheWayHome)).toBe('negotiate')
  })

  test('pays rather than fights what it cannot beat (8.7)', () => {
    const party = [{ ...ALMURIC, gold: 400 }]
    expect(picks({ party, start: 'bribery', monsters: [{ type: 'ogre' }, { type: 'ogre' }] })).toBe('bribe')
  })

  test('destroys the Hellgate with whoever knows most of it (16.0)', () => {
    const party = [ALMURIC, { hero: 'Wendolyn' }, { hero: 'Gerudirr' }]
    const guarded: Laid = {
      prepare: (s) => {
        s.hellgate.guarded = true
      },
    }
    expect(picks({ party, start: 'hellgate' }, guarded)).toBe('destroy:wendolyn')
  })
})

/** The people of a party made by the bot, up to its march order. */
function madeReady(table: ReturnType<typeof setOut>): CitadelView['party'] {
  while (table.ask.topic !== 'march-order') {
    const { pick, value } = advice(table)
    if (pick === undefined) table.value(value ?? null)
    else table.pick(...pick)
  }
  return (citadel.view(table.state, 0) as CitadelView).party
}

describe('the sensible bot before the maze it knows (17.0)', () => {
  /** Just inside, with one room explored. */
  function inside(change: (s: DelveState) => void, wounds: { readonly wounds?: number } = {}, laid: Laid = {}): Table {
    const table = set({ party: [{ ...ALMURIC, ...wounds }], start: 'turn' }, laid).pick('exit:south')
    change(table.state)
    return table
  }

  /** The party came out of that maze, and stands before it again. */
  function again(change: (s: DelveState) => void): Table {
    const out = inside(change).pick('leave')
    const people = roster.homecoming(out.state).map(({ slug, sheet }) => {
      const { name, race, kind } = atHome(plain(sheet))
      return { slug, name, race, kind, sheet }
    })
    const party = people.map(({ sheet }) => ({ record: plain(sheet) }))
    const campaign = { taken: people, ends: [], legacy: roster.legacy(out.state) }
    const { state } = setUp(citadel, { seed: 'again', seats: 1, party, campaign })
    const table = tableOf(startSession(citadel, { state, seed: 'again', undo: 'honest' })).pick('done')
    expect(table.ask.topic).toBe('same-maze')
    return table
  }

  const asItIs = () => {}
  /** Nothing leads on but the way that was taken, and an orc waits there. */
  const waitedFor = (s: DelveState) => {
    const [orc] = set({ party: [ALMURIC], monsters: [{ type: 'orc' }] }).state.monsters
    if (orc === undefined) throw new Error('set up above')
    const [gateway, corridor, room] = s.segments
    if (corridor === undefined || room === undefined) throw new Error('set up above')
    expect([gateway?.kind, corridor.id]).toEqual(['gateway', s.at])
    corridor.sides = ['D', 'W', 'C', 'W']
    s.monsters.push({ ...orc, at: room.id })
  }

  test('sees it as it was left, and keeps it as long as something new can be reached', () => {
    const table = again(asItIs)
    const { phase, map } = citadel.view(table.state, 0) as CitadelView
    expect([phase, map.levels[0]?.segments.map(({ id }) => id)]).toEqual(['start', inside(asItIs).state.segments.map(({ id }) => id)])
    expect(advice(table)).toEqual({ pick: ['keep'] })
  })

  test('is told how much of it is explored, and where monsters wait', () => {
    const keep = (table: Table) => table.decision.options?.find(({ id }) => id === 'keep')?.detail
    expect(keep(again(asItIs))).toMatch(/^\d segments are explored\. No monsters wait there\./)
    expect(keep(again(waitedFor))).toMatch(/^\d segments are explored\. Monsters wait in one of them\./)
  })

  test('begins a new one where everything new lies past those who wait', () => {
    expect(advice(again(waitedFor))).toEqual({ pick: ['new'] })
  })

  test('keeps it for the Hellgate, whoever waits, until that is destroyed', () => {
    const hunting = (destroyed: boolean) => {
      const table = again((s) => {
        waitedFor(s)
        s.hellgate.destroyed = destroyed
      })
      table.state.purpose = 'hellgate'
      return advice(table)
    }
    expect(hunting(false)).toEqual({ pick: ['keep'] })
    expect(hunting(true)).toEqual({ pick: ['new'] })
  })

  test('goes to meet those who wait where the maze always stays, while everybody is whole (6.9)', () => {
    const goes = (laid: Laid, wounds = {}) => advice(inside(waitedFor, wounds, laid)).pick?.[0]
    expect(goes({})).toBe('leave')
    expect(goes({ variants: ['maze-kept'] })).toMatch(/^exit:/)
    expect(goes({ variants: ['maze-kept'] }, { wounds: 3 })).toBe('leave')
  })
})

describe('a party made for somebody', () => {
  test.each(Array.from({ length: 12 }, (_, i) => `ready ${i}`))(
    'seed %s: six people, a hand for doors, and somebody for the Hellgate (4.1)',
    (seed) => {
      const table = setOut({ seed })
      const people = madeReady(table)
      expect(people.map(({ kind }) => kind).sort()).toEqual(['hero', 'hero', 'hero', 'initiate', 'initiate', 'initiate'])
      expect(new Set(people.map(({ name }) => name.toLowerCase())).size).toBe(6)
      expect(people.some(({ skills }) => skills.detrap !== undefined)).toBe(true)
      expect(people.some(({ skills }) => skills.hellgate !== undefined)).toBe(true)
      for (const { weapons, spells, magic } of people) {
        expect(weapons).toHaveLength(2)
        expect(spells.known).toHaveLength(Math.max(0, ...magic))
      }
    },
  )

  test('nobody is given the name of somebody the campaign has had, fallen or not (4.1.B)', () => {
    const taken = GIVEN_NAMES.slice(0, -3).map((name) => name.toLowerCase())
    const table = setOut({ seed: 'ready 0', prepare: (s) => s.start !== null && Object.assign(s.start, { taken }) })
    const people = madeReady(table)
    const initiates = people.filter(({ kind }) => kind === 'initiate').map(({ name }) => name)
    expect(initiates.sort()).toEqual(GIVEN_NAMES.slice(-3).sort())
  })
})

describe('the spells of a party', () => {
  const party = (purpose?: 'hellgate') => {
    const table = setOut({ seed: 'spells', prepare: (s) => purpose && Object.assign(s, { purpose }) })
    return madeReady(table)
  }
  const known = (people: CitadelView['party'], spell: string) => people.filter(({ spells }) => spells.known.includes(spell)).length

  test('are shared out: what ends a fight first, and no more of it than is of use (4.1.B.6)', () => {
    const people = party()
    expect(known(people, 'cease-fire')).toBeGreaterThan(0)
    expect(known(people, 'cease-fire')).toBeLessThanOrEqual(2)
    expect(known(people, 'lock')).toBeLessThanOrEqual(2)
  })

  test('follow what the party came for', () => {
    const people = party('hellgate')
    expect(known(people, 'mage-armor') + known(people, 'heal')).toBeGreaterThan(1)
    expect(people.map(({ spells }) => spells.known)).not.toEqual(party().map(({ spells }) => spells.known))
  })
})
