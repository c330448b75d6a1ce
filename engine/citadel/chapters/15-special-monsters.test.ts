import { describe, expect, it } from 'vitest'
import type { Json } from '../../kernel/types.ts'
import { type Laid, set, type Table } from '../proof/table-top.ts'
import { character, combatBonusOf, monster, woundPointsLeft } from './party.ts'

type Foes = readonly (readonly [type: string, wounds: number])[]

const DUO: Json = [{ hero: 'lord-dil' }, { hero: 'almuric', spells: [] }]

function fight(party: Json, foes: Foes, laid: Laid = {}, march?: Json): Table {
  return set(
    { party, ...(march === undefined ? {} : { march }), monsters: foes.map(([type, wounds]) => ({ type, wounds })), start: 'combat' },
    laid,
  )
}

/** The party does nothing for so many rounds. */
function wait(t: Table, rounds: number): Table {
  const until = (t.state.fight?.round ?? 0) + rounds
  while (t.state.fight !== null && t.state.fight.round < until) t.pick(t.ids.includes('pass') ? 'pass' : (t.ids[0] ?? ''))
  return t
}

const una = (spells: readonly string[]): Json => ({
  initiate: { name: 'Una', race: 'Human', magic: [spells.length, spells.length, spells.length], spells },
})

describe('15.1 cronks', () => {
  it('15.1 stench: when the fight begins everybody checks, and who fails fights at -2 until it is over', () => {
    const t = fight(DUO, [['cronk', 1]], { dice: [3, 3, 1] })
    expect(t.events('resistance')).toMatchObject([
      { who: 'lord-dil', against: 'stench', passed: true },
      { who: 'almuric', against: 'stench', passed: false },
    ])
    expect(t.events('stench')).toMatchObject([{ who: 'almuric' }])
    expect(combatBonusOf(character(t.state, 'almuric'))).toBe(1)
    t.pick('pass').pick('attack:cronk-1')
    expect(t.events('attack')[0]?.rolls?.[0]?.parts).toContainEqual({ label: 'stench', value: -2 })
    expect(t.state.fight).toBeNull()
    expect(combatBonusOf(character(t.state, 'almuric'))).toBe(3)
  })

  it('15.1 charmed monsters check too; without cronks nobody does', () => {
    const charmed = fight(
      DUO,
      [
        ['cronk', 5],
        ['orc', 5],
      ],
      {
        dice: [1, 1, 6],
        prepare: (s) => {
          Object.assign(monster(s, 'orc-1'), { side: 'party', charmedBy: 'almuric' })
          if (s.fight !== null) s.fight.foes = [[null, 'cronk-1', null]]
          s.march.push([null, 'orc-1', null])
        },
      },
    )
    expect(monster(charmed.state, 'orc-1').combat.stench).toBe(true)
    expect(fight(DUO, [['orc', 5]]).events('resistance')).toEqual([])
  })
})

describe('15.2 the Chimaera', () => {
  it('15.2 fire breath: hit or miss, a check, and a wound more on a failure', () => {
    for (const [bonus, wounds] of [
      [7, 2],
      [-5, 1],
    ] as const) {
      const t = fight([{ hero: 'lord-dil' }], [['chimaera', 9]], {
        dice: [1, 4],
        prepare: (s) => (monster(s, 'chimaera-1').combatBonus = bonus),
      })
      t.pick('pass')
      expect(t.events('fire-breath')).toMatchObject([{ who: 'chimaera-1', target: 'lord-dil' }])
      expect(character(t.state, 'lord-dil').wounds).toBe(wounds)
    }
  })

  it('15.2 who resists takes the claws only', () => {
    const t = fight([{ hero: 'lord-dil' }], [['chimaera', 9]], { dice: [1, 3] })
    t.pick('pass')
    expect(t.events('fire-breath')).toEqual([])
    expect(character(t.state, 'lord-dil').wounds).toBe(1)
  })
})

describe('15.3 the Medusa', () => {
  it('15.3 a 6 turns whom she attacks to stone, out of the ranks, and nothing resists it', () => {
    const t = fight(DUO, [['medusa', 9]], { dice: [1, 1, 6] })
    wait(t, 1)
    expect(t.events('gaze')).toMatchObject([{ target: 'lord-dil', die: 6, stone: true }])
    expect(character(t.state, 'lord-dil').status).toBe('stone')
    expect(t.state.march.flat()).not.toContain('lord-dil')
    expect(t.events('resistance')).toEqual([])
  })

  it('15.3 a 5 does not', () => {
    const t = fight(DUO, [['medusa', 9]], { dice: [1, 1, 5] })
    wait(t, 1)
    expect(t.events('gaze')).toMatchObject([{ stone: false }])
  })

  it('15.3 after the fight Stone-Flesh brings him back with the wounds he had', () => {
    const t = fight([...(Array.isArray(DUO) ? DUO : []), una(['stone-flesh'])], [['medusa', 2]], { dice: [1, 3, 6, 6, 6, 6] }, [
      ['lord-dil', 'almuric'],
      ['una'],
    ])
    while (t.ask.topic === 'combat-action') t.pick('pass')
    while (t.ask.topic === 'reorganise') t.pick(t.ids[0] ?? '')
    while (t.ask.about !== 'almuric') t.pick('pass')
    t.pick('attack:medusa-1')
    expect(t.ask).toMatchObject({ topic: 'stone-flesh', about: 'lord-dil' })
    t.pick('una/cast:stone-flesh:lord-dil')
    expect(character(t.state, 'lord-dil')).toMatchObject({ status: 'living', wounds: 0 })
    expect(character(t.state, 'una').wounds).toBe(3)
  })

  it('15.3 without it he is dead', () => {
    const t = fight(DUO, [['medusa', 1]], { dice: [1, 3, 6, 6] })
    wait(t, 1)
    t.pick('attack:medusa-1')
    expect(character(t.state, 'lord-dil')).toMatchObject({ status: 'dead', fell: { cause: 'stone' } })
  })
})

describe('15.4 the Troll', () => {
  it('15.4 gets a Wound Point back at the end of every third monster phase after its first wound', () => {
    const t = fight([{ hero: 'lord-dil' }], [['troll', 20]], {
      dice: [6, 1, 1, 1, 1, 1, 1],
      prepare: (s) => (monster(s, 'troll-1').combatBonus = -9),
    })
    t.pick('attack:troll-1')
    const wounded = monster(t.state, 'troll-1').wounds
    expect(wounded).toBeGreaterThan(1)
    wait(t, 2)
    expect(t.events('regenerates')).toEqual([])
    wait(t, 1)
    expect(t.events('regenerates')).toMatchObject([{ who: 'troll-1', left: 20 - wounded + 1 }])
    wait(t, 3)
    expect(monster(t.state, 'troll-1').wounds).toBe(wounded - 2)
  })

  it('15.4 never more than it began with', () => {
    const t = fight([{ hero: 'lord-dil' }], [['troll', 9]], {
      prepare: (s) => Object.assign(monster(s, 'troll-1'), { combatBonus: -9, sinceWounded: 2, wounds: 0 }),
    })
    wait(t, 1)
    expect(monster(t.state, 'troll-1').wounds).toBe(0)
    expect(t.events('regenerates')).toEqual([])
  })
})

describe('15.5 the Vampire', () => {
  it('15.5 charms instead of biting in its first two phases; the charmed stands in the front rank of the monsters', () => {
    const t = fight(DUO, [['vampire', 20]], { dice: [1, 4, 1, 1, 1, 1] })
    wait(t, 1)
    expect(t.events('vampire-charms')).toMatchObject([{ who: 'vampire-1', target: 'lord-dil', resisted: false }])
    expect(t.events('attack').filter((event) => 'who' in event && event.who === 'vampire-1')).toEqual([])
    expect(character(t.state, 'lord-dil')).toMatchObject({ side: 'monsters', charmedBy: 'vampire-1' })
    expect(t.state.fight?.foes[0]).toContain('lord-dil')
    wait(t, 1)
    // The vampire's second charm is resisted; the charmed one strikes with his weapon.
    expect(t.events('attack')).toContainEqual(expect.objectContaining({ who: 'lord-dil', target: 'almuric', column: 'sword' }))
  })

  it('15.5 who resists stays; in the third phase it bites', () => {
    const t = fight([{ hero: 'lord-dil' }], [['vampire', 20]], { dice: [3, 2, 1] })
    wait(t, 3)
    expect(t.events('vampire-charms')).toMatchObject([{ resisted: true }, { resisted: true }])
    expect(t.events('attack')).toMatchObject([{ who: 'vampire-1', column: 'monster', total: 12 }])
  })

  it('15.5 with three in front the charmed one goes to the second rank', () => {
    const t = fight(
      [{ hero: 'lord-dil' }, { hero: 'almuric', spells: [] }, { hero: 'gilith' }],
      [
        ['vampire', 20],
        ['harpy', 3],
        ['harpy', 3],
      ],
      { dice: [6, 1, 1] },
    )
    wait(t, 1)
    expect(t.state.fight?.foes[1]).toContain('lord-dil')
  })

  it('15.5 a charmed monster goes back to its own', () => {
    const t = fight(
      [{ hero: 'lord-dil' }],
      [
        ['vampire', 20],
        ['orc', 5],
      ],
      {
        dice: [1, 6],
        prepare: (s) => {
          Object.assign(monster(s, 'orc-1'), { side: 'party', charmedBy: 'lord-dil' })
          if (s.fight !== null) s.fight.foes = [[null, 'vampire-1', null]]
          s.march = [['orc-1', null, 'lord-dil']]
        },
      },
    )
    wait(t, 1)
    expect(monster(t.state, 'orc-1')).toMatchObject({ side: 'monsters', charmedBy: null })
  })

  it('15.5 its death frees whom it charmed, wounds and all', () => {
    const t = fight(DUO, [['vampire', 2]], { dice: [1, 4, 6, 6, 6] })
    wait(t, 1)
    character(t.session.state, 'lord-dil').wounds = 4
    t.pick('attack:vampire-1')
    expect(t.events('came-back')).toMatchObject([{ who: 'lord-dil' }])
    expect(character(t.state, 'lord-dil')).toMatchObject({ side: 'party', wounds: 4 })
    expect(t.state.fight).toBeNull()
  })
})

describe('15.6 the Hydra', () => {
  it('15.6 each wound it has taken adds 1 to its Combat Bonus at once', () => {
    const t = fight([{ hero: 'lord-dil' }], [['hydra', 12]], { dice: [1, 1] })
    t.pick('attack:hydra-1')
    expect(monster(t.state, 'hydra-1').wounds).toBe(1)
    expect(t.events('attack')[1]).toMatchObject({
      who: 'hydra-1',
      total: 2,
      rolls: [{ parts: [{ value: 1 }, { label: 'wounds taken', value: 1 }] }],
    })
  })
})

describe('15.7 mages', () => {
  it('15.7 cast Lightning every phase, and pay 2 for it', () => {
    const t = fight([{ hero: 'lord-dil' }], [['evil-mage', 7]], { dice: [6, 1, 6, 1] })
    wait(t, 2)
    expect(t.events('mage-casts')).toMatchObject([{ spell: 'lightning', target: 'lord-dil' }, { spell: 'lightning' }])
    expect(woundPointsLeft(monster(t.state, 'evil-mage-1'))).toBe(3)
    expect(character(t.state, 'lord-dil').wounds).toBe(6)
  })

  it('15.7 with less than 3 left the mage uses the weapon', () => {
    const t = fight([{ hero: 'lord-dil' }], [['evil-mage', 2]], { dice: [1] })
    wait(t, 1)
    expect(t.events('mage-casts')).toEqual([])
    expect(t.events('attack')).toMatchObject([{ who: 'evil-mage-1', column: 'dagger', total: 5 }])
  })

  it('15.7 a mage in the second rank casts, and strikes nobody', () => {
    const t = fight(
      DUO,
      [
        ['ogre', 9],
        ['ogre', 9],
        ['ogre', 9],
        ['evil-mage', 2],
      ],
      { dice: Array.from({ length: 8 }, () => 1) },
    )
    wait(t, 1)
    expect(t.events('attack').every((event) => 'who' in event && event.who !== 'evil-mage-1')).toBe(true)
  })

  it('15.7 the mage of the variant labirynt shields itself first', () => {
    const t = fight([{ hero: 'lord-dil' }], [['evil-mage', 9]], { dice: [6, 1], variants: ['labirynt'] })
    wait(t, 2)
    expect(t.events('mage-casts')).toMatchObject([{ spell: 'magic-shield', target: 'evil-mage-1' }, { spell: 'lightning' }])
  })
})
