import { describe, expect, test } from 'vitest'
import { isRefusal } from '../kernel/refusal.ts'
import type { Json } from '../kernel/types.ts'
import { citadel } from './index.ts'
import { broken } from './proof/invariants.ts'
import { set } from './proof/table-top.ts'

function refusal(scenario: Json): string {
  const setup = citadel.setup({ seed: 's', seats: ['One'], options: {}, variants: [], scenario })
  if (!isRefusal(setup)) throw new Error('was not refused')
  expect(setup.code).toBe('bad-request')
  return setup.message
}

const ALMURIC = { hero: 'Almuric' }
const UNA = {
  initiate: { name: 'Una', race: 'Elf', weapons: ['bow', 'dagger'], magic: [2, 2, 2], spells: ['heal', 'blast'], experience: 'wounds' },
}

describe('a scenario that leaves everything out', () => {
  test('is a turn of six heroes in a room of level 1 under the red sun', () => {
    const { state, ask } = set({})
    expect(state).toMatchObject({ turn: 1, sun: 'red', phase: 'route' })
    expect(state.characters).toHaveLength(6)
    expect(ask.topic).toBe('route')
    expect(broken(state)).toEqual([])
  })

  test('begins with a fight where monsters are named, with the feature where one is', () => {
    expect(set({ monsters: [{ type: 'orc' }] }).ask.topic).toBe('combat-action')
    expect(set({ feature: 'fountain' }).ask.topic).toBe('investigate')
    expect(set({ feature: 'mirror' }).ask.topic).toBe('investigate')
    expect(set({ feature: 'staircase' }).ids).toContain('exit:down')
  })
})

describe('the party of a scenario', () => {
  test('stands as the contract describes it', () => {
    const party = [ALMURIC, { ...UNA, wounds: 3, gold: 40, jewels: [25], items: ['ring:heal'] }]
    const { state } = set({ party, march: [['almuric'], ['una']], start: 'turn' })
    const view = citadel.view(state, 0)
    expect(view).toMatchObject({
      party: [
        { id: 'almuric', rank: 0, space: 1, woundPoints: { left: 8, total: 8 } },
        {
          id: 'una',
          name: 'Una',
          race: 'elf',
          kind: 'initiate',
          rank: 1,
          // 4.1.B.3 and the background: 5 + 1.
          woundPoints: { left: 3, total: 6 },
          gold: 40,
          jewels: [25],
          items: [{ id: 'ring-heal-1', kind: 'ring', type: 'heal', uses: 1, worn: true }],
          spells: { known: ['heal', 'blast'], circled: ['heal', 'blast'] },
        },
      ],
    })
  })

  test('circles no more than the sun allows (4.1.D)', () => {
    const caster = { hero: 'Sliggoth', spells: ['blast', 'sleep', 'charm'] }
    expect(set({ party: [caster], sun: 'red' }).state.characters[0]?.circled).toEqual(['blast'])
    expect(set({ party: [caster], sun: 'blue' }).state.characters[0]?.circled).toEqual(['blast', 'sleep', 'charm'])
    expect(refusal({ party: [{ ...caster, circled: ['blast', 'sleep'] }], sun: 'red' })).toContain('1 spells under the red sun')
  })

  test('carries things by their types', () => {
    const items = [
      'weapon:sword:2',
      'armor:3',
      'potion:healing',
      'talisman:red-sun:3',
      'medallion:oratory',
      'tapestry:75',
      'ring:sleep',
      'ring:sleep',
    ]
    const [c] = set({ party: [{ hero: 'Almuric', items }] }).state.characters
    expect(c?.weapons).toEqual([
      { weapon: 'sword', bonus: 2, item: 'weapon-sword-1' },
      { weapon: 'dagger', bonus: 0, item: null },
    ])
    expect(c?.items.map(({ id }) => id)).toEqual([
      'weapon-sword-1',
      'armor-1',
      'potion-healing-1',
      'talisman-red-sun-1',
      'medallion-oratory-1',
      'tapestry-1',
      'ring-sleep-1',
      'ring-sleep-2',
    ])
    expect(c?.items).toContainEqual({ kind: 'armor', id: 'armor-1', bonus: 3, worn: true })
    expect(citadel.view(set({ party: [{ hero: 'Almuric', items }] }).state, 0)).toMatchObject({
      party: [{ magic: [4, 1, 2], woundPoints: { total: 11 } }],
    })
  })
})

describe('where a scenario begins', () => {
  const party = [ALMURIC, { hero: 'Gislan' }]

  test('trap: before a door that nobody has looked at (7.0)', () => {
    const table = set({ party, start: 'trap' }, { dice: [1] })
    expect(table.ask.topic).toBe('trap')
    expect(table.state.entering?.first).toBe(true)
  })

  test('monsters: the check of 8.1, by the table of `met`', () => {
    // A room holds monsters up to 3: the dice 2 and 1 mean orcs, 1D3 of them. Wandering ones come on a 1 only.
    expect(set({ party, start: 'monsters' }, { dice: [3, 2, 1, 1, 4] }).events('monsters-met')).toHaveLength(1)
    expect(set({ party, start: 'monsters', met: 'wandering' }, { dice: [2] }).events('no-monsters')).toHaveLength(1)
  })

  test('monsters who are named wait in the segment that is entered (6.9)', () => {
    const table = set({ party, start: 'monsters', monsters: [{ type: 'orc', wounds: 4 }] })
    expect(table.events('monsters-met')).toMatchObject([{ rule: '6.9', who: ['orc-1'] }])
    expect(table.ids).toContain('negotiate')
  })

  test('turn, feature: monsters who are named have let the party be (8.6)', () => {
    for (const start of ['turn', 'feature']) {
      const t = set({ start, feature: 'fountain', monsters: [{ type: 'orc' }] })
      expect(t.state.monsters).toMatchObject([{ id: 'orc-1', atPeace: true }])
    }
  })

  test('negotiation, bribery', () => {
    expect(set({ party, start: 'negotiation', monsters: [{ type: 'orc' }] }).ids).toEqual(expect.arrayContaining(['negotiate', 'fight']))
    const bribery = set({ party: [{ hero: 'Almuric', gold: 50 }], start: 'bribery', monsters: [{ type: 'orc' }] })
    expect(bribery.ids).toEqual(expect.arrayContaining(['bribe', 'fight']))
  })

  test('treasure: the slain are searched, and experience gained (14.0, 12.0)', () => {
    // The orc's type H: gold on 1-6, 2D6 of it; no jewels, no magic items.
    const table = set({ party: [ALMURIC], start: 'treasure', monsters: [{ type: 'orc', wounds: 4 }] }, { dice: [1, 3, 4, 6, 6] })
    expect(table.state.characters[0]).toMatchObject({ gold: 7, experience: 24 })
  })

  test('hellgate: its guardians come forth (16.0)', () => {
    const table = set({ party, start: 'hellgate', level: 2 }, { dice: [1] })
    expect(table.events('hellgate-found')).toHaveLength(1)
    expect(table.state.monsters.filter(({ type }) => type === 'demon')).toHaveLength(3)
  })

  test('on every level and in every kind of place, in a maze that hangs together', () => {
    for (const level of [1, 2, 3])
      for (const at of ['room', 'corridor']) {
        const { state, ids } = set({ party, level, at, start: 'turn' })
        expect(broken(state)).toEqual([])
        expect(state.segments.find(({ id }) => id === state.at)).toMatchObject({ level, kind: at })
        expect(ids.some((id) => id.startsWith('exit:'))).toBe(true)
      }
    expect(set({ at: 'corridor' }).ids).toContain('leave')
    expect(set({ at: 'gateway' }).ids).toEqual(expect.arrayContaining(['exit:north']))
  })
})

describe('monsters of a scenario', () => {
  test('have the wounds that are given as their total, the level in everything else (6.7)', () => {
    const { state } = set({ level: 3, monsters: [{ type: 'orc', wounds: 4 }, { type: 'orc' }], start: 'combat' })
    expect(state.monsters).toMatchObject([
      { id: 'orc-1', woundPoints: 4, combatBonus: 6 },
      // 1D6 on average, and 4 of the level.
      { id: 'orc-2', woundPoints: 8 },
    ])
  })
})

describe('what makes no sense is refused, and says why', () => {
  test.each<[Json, RegExp]>([
    [null, /must be an object/],
    [[], /must be an object/],
    [{ levels: 1 }, /no field "levels"/],
    [{ level: 4 }, /from 1 to 3/],
    [{ sun: 'green' }, /red, yellow, blue/],
    [{ at: 'attic' }, /room, corridor, gateway/],
    [{ at: 'corridor', feature: 'altar' }, /13\.0/],
    [{ at: 'gateway', level: 2 }, /level 1/],
    [{ at: 'gateway', start: 'combat', monsters: [{ type: 'orc' }] }, /Gateway/],
    [{ at: 'corridor', start: 'trap' }, /7\.0/],
    [{ start: 'feature' }, /nothing to investigate/],
    [{ start: 'feature', feature: 'staircase' }, /nothing to investigate/],
    [{ start: 'mirror', feature: 'statue' }, /no mirror/],
    [{ start: 'combat' }, /needs monsters/],
    [{ start: 'trap', monsters: [{ type: 'orc' }] }, /no monsters yet/],
    [{ start: 'negotiation', monsters: [{ type: 'demon' }] }, /8\.4/],
    [{ start: 'hellgate', monsters: [{ type: 'demon' }] }, /16\.0/],
    [{ party: [] }, /empty/],
    [{ party: [{}] }, /either a hero or an initiate/],
    [{ party: [{ hero: 'Conan' }] }, /no hero "Conan"/],
    [{ party: [ALMURIC, ALMURIC] }, /twice/],
    [{ party: Array.from({ length: 7 }, () => ALMURIC) }, /6 at most/],
    [{ party: [{ hero: 'Almuric', wounds: 0 }] }, /from 1 to 8/],
    [{ party: [{ hero: 'Almuric', wounds: 9 }] }, /from 1 to 8/],
    [{ party: [{ hero: 'Almuric', gold: -1 }] }, /gold/],
    [{ party: [{ hero: 'Almuric', gold: 1.5 }] }, /gold/],
    [{ party: [{ hero: 'Almuric', items: ['sceptre'] }] }, /sceptre/],
    [{ party: [{ hero: 'Almuric', items: ['ring:power'] }] }, /resistance-1/],
    [{ party: [{ hero: 'Almuric', spells: ['blast', 'sleep', 'charm'] }] }, /2 spells at most/],
    [{ party: [{ hero: 'Almuric', spells: ['blast', 'blast'] }] }, /twice/],
    [{ party: [{ initiate: { name: 'Una', race: 'ogre' } }] }, /elf, dwarf, human/i],
    [{ party: [{ initiate: { name: 'Una', weapons: ['spoon'] } }] }, /sword/],
    [{ party: [{ initiate: { name: 'Una', experience: 'luck' } }] }, /wounds/],
    [{ party: [{ hero: 'Almuric', seat: 3 }] }, /from 0 to 0/],
    [{ party: [ALMURIC], march: [['una']] }, /not in the party/],
    [{ party: [ALMURIC], march: [['almuric'], ['almuric']] }, /exactly one place/],
    [{ party: [ALMURIC, { hero: 'Gislan' }], march: [['almuric']] }, /exactly one place/],
    [{ party: [ALMURIC], march: [['almuric', null, null, null]] }, /3 at most/],
    [{ monsters: [{ type: 'dragon' }] }, /orc/],
    [{ monsters: [{ type: 'orc', wounds: 0 }] }, /from 1/],
    [{ monsters: [{ type: 'orc', hat: 1 }] }, /no field "hat"/],
    [{ hellgate: { segmentsLeft: 3 } }, /13\.7/],
  ])('%j', (scenario, why) => {
    expect(refusal(scenario)).toMatch(why)
  })
})
