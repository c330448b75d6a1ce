import { describe, expect, it } from 'vitest'
import type { Json } from '../../kernel/types.ts'
import { set, type Table } from '../proof/table-top.ts'
import type { DelveState } from '../state.ts'
import { character, joinRanks, monster } from './party.ts'

const mage = (name: string, ...spells: string[]): { initiate: { [key: string]: Json } } => ({
  initiate: { name, weapons: ['bow', 'dagger'], spells, experience: 'wounds' },
})

/** Una, a human initiate of eight Wound Points, knows these spells and goes with Lord Dil. */
const withUna = (
  spells: string[],
  dice: readonly number[] = [],
  more: { [key: string]: Json } = {},
  dil: { [key: string]: Json } = {},
): Table => set({ start: 'turn', party: [mage('Una', ...spells), { hero: 'Lord Dil', ...dil }], ...more }, { dice })

const c = (t: Table, id: string) => character(t.state, id)
const asides = (t: Table): string[] => t.ids.filter((id) => id.includes('/'))

describe('10.1, 10.6 spells beside a question', () => {
  it('10.1 are offered at every question outside combat and cost Wound Points', () => {
    const t = withUna(['mage-armor'], [3])
    t.pick('una/cast:mage-armor:lord-dil')
    expect(c(t, 'una').wounds).toBe(1)
    expect(t.ask.topic).toBe('route')
    expect(t.decision.options?.find(({ id }) => id === 'una/cast:mage-armor:una')).toMatchObject({
      aside: true,
      by: 'una',
      data: { cost: 1 },
    })
  })

  it('10.2 as often as there are Wound Points; the last one is offered with a warning (9.7)', () => {
    const t = set({ start: 'turn', party: [{ ...mage('Una', 'strength'), wounds: 1 }, { hero: 'Lord Dil' }] }, { dice: [2] })
    const option = t.decision.options?.find(({ id }) => id === 'una/cast:strength:lord-dil')
    expect(option?.warns).toContain('dies')
    t.pick('una/cast:strength:lord-dil')
    expect(c(t, 'una').status).toBe('dead')
    expect(c(t, 'lord-dil').strength).toBe(2)
  })

  it('10.6 mage armor: 1D3+1 wounds are kept off, those of casting are not', () => {
    const t = withUna(['mage-armor', 'strength'], [5, 2]).pick('una/cast:mage-armor:una')
    expect(c(t, 'una').mageArmor).toBe(4)
    t.pick('una/cast:strength:una')
    expect(c(t, 'una')).toMatchObject({ mageArmor: 4, wounds: 2, strength: 2 })
    expect(asides(t)).not.toContain('una/cast:mage-armor:una')
  })

  it('10.6 strength: 1D6 on the Combat Bonus; strengths do not add up', () => {
    const t = withUna(['strength'], [5, 2]).pick('una/cast:strength:lord-dil').pick('una/cast:strength:lord-dil')
    expect(c(t, 'lord-dil').strength).toBe(5)
  })

  it('10.6 heal: 1D3+1 for another, never for oneself, as often as the limit allows', () => {
    const t = set(
      {
        start: 'turn',
        party: [
          { ...mage('Una', 'heal'), wounds: 5, limits: { heal: 2 } },
          { hero: 'Lord Dil', wounds: 2 },
        ],
      },
      { dice: [6, 1] },
    )
    expect(asides(t)).not.toContain('una/cast:heal:una')
    t.pick('una/cast:heal:lord-dil')
    expect(c(t, 'lord-dil').wounds).toBe(4)
    t.pick('una/cast:heal:lord-dil')
    expect(c(t, 'lord-dil').wounds).toBe(2)
    expect(asides(t).some((id) => id.includes('cast:heal'))).toBe(false)
  })

  it('10.6 rejuvenate: 1D6+1, never more than was lost', () => {
    const t = withUna(['rejuvenate'], [4], {}, { wounds: 8 }).pick('una/cast:rejuvenate:lord-dil')
    expect(c(t, 'lord-dil').wounds).toBe(0)
    expect(c(t, 'una').wounds).toBe(2)
  })

  it('10.6 teleport: one of the party waits in a segment known to the party until it comes', () => {
    const t = withUna(['teleport'])
    const [corridor] = t.state.trail.slice(1)
    t.pick(`una/cast:teleport:lord-dil:${corridor}`)
    expect(c(t, 'lord-dil').at).toBe(corridor)
    expect(t.state.march.flat()).not.toContain('lord-dil')
    // Someone stays with the Party counter.
    expect(asides(t).some((id) => id.startsWith('una/cast:teleport:una'))).toBe(false)
    t.pick('exit:south')
    expect(c(t, 'lord-dil').at).toBe(t.state.at)
    expect(t.state.march.flat()).toContain('lord-dil')
  })

  it('10.6 teleport: sends monsters away before combat, never X the Unknown or demons', () => {
    const t = withUna(['teleport'], [], { start: 'negotiation', monsters: [{ type: 'orc' }] })
    const [corridor] = t.state.trail.slice(1)
    t.pick(`una/cast:teleport:orc-1:${corridor}`)
    expect(monster(t.state, 'orc-1').at).toBe(corridor)
    expect(t.ask.topic).toBe('route')
    const demons = withUna(['teleport'], [], { start: 'monsters', monsters: [{ type: 'demon' }, { type: 'x-the-unknown' }] })
    expect(asides(demons).filter((id) => id.includes('teleport:demon') || id.includes('teleport:x-'))).toEqual([])
  })

  it('10.6 lock: back through the door, which is shut for ever; the turn ends and the monsters stay', () => {
    const t = withUna(['lock'], [], { start: 'monsters', monsters: [{ type: 'orc' }] })
    const room = t.state.at
    const { turn } = t.state
    t.pick('una/cast:lock')
    expect(t.state.at).not.toBe(room)
    expect(t.state.turn).toBe(turn + 1)
    expect(t.state.segments.find(({ id }) => id === room)?.blocked).toMatchObject([{ why: 'locked' }])
    expect(monster(t.state, 'orc-1').at).toBe(room)
  })

  it('10.6, 10.5 lock: nobody gets away when it kills a caster whose charmed monster then attacks', () => {
    const monsters = [{ type: 'orc' }, { type: 'warg' }]
    const t = set(
      { start: 'monsters', party: [{ ...mage('Una', 'lock'), wounds: 1 }, { hero: 'Lord Dil' }], monsters },
      {
        prepare: (s) => {
          Object.assign(monster(s, 'warg-1'), { side: 'party', charmedBy: 'una', at: s.at })
          joinRanks(s.march, 'warg-1')
        },
      },
    )
    const room = t.state.at
    t.pick('una/cast:lock')
    expect(t.state.at).toBe(room)
    expect(t.state.fight?.foes.flat()).toEqual(expect.arrayContaining(['orc-1', 'warg-1']))
  })

  it('10.6 lock is cast only before monsters that were met behind a door', () => {
    expect(asides(withUna(['lock']))).not.toContain('una/cast:lock')
  })

  it('10.6 neutralize poison: at once, for oneself or another; the wounds are told before', () => {
    const poisonGas = (dice: readonly number[]) =>
      set({ start: 'trap', party: [mage('Una', 'neutralize-poison'), { hero: 'Lord Dil' }] }, { dice }).pick('investigate:lord-dil')
    const t = poisonGas([1, 3, 5])
    expect(t.ask).toMatchObject({ topic: 'poison', about: 'lord-dil', data: { wounds: 3 } })
    expect(t.decision.lead).toBe('It costs 3 of 10 Wound Points. Now or never.')
    character(t.state, 'lord-dil').mageArmor = 2
    expect(t.decision.lead).toBe('It costs 1 of 10 Wound Points; Mage Armor keeps off 2. Now or never.')
    t.pick('una/cast:neutralize-poison:lord-dil')
    expect(c(t, 'lord-dil').wounds).toBe(0)
    expect(c(t, 'una').wounds).toBe(1)
    expect(c(poisonGas([1, 3, 5]).pick('decline'), 'lord-dil').wounds).toBe(3)
  })

  it('10.6 thief: detrap 3 higher for this attempt, only on one who has the skill', () => {
    const trapped = (prepare: (s: DelveState) => void = () => {}) =>
      set({ start: 'trap', party: [mage('Una', 'thief'), { hero: 'Sliggoth' }] }, { dice: [1, 4], prepare }).pick('investigate:sliggoth')
    const t = trapped()
    const thieves = ({ ids }: Table) => ids.filter((id) => id.includes('cast:thief'))
    expect([thieves(t), thieves(trapped((s) => (character(s, 'una').apart = true)))]).toEqual([['una/cast:thief:sliggoth'], []])
    t.pick('una/cast:thief:sliggoth').pick('detrap')
    expect(t.events('detrapped')).toMatchObject([{ total: 4, skill: 4, done: true }])
    const unskilled = set({ start: 'trap', party: [mage('Una', 'thief'), { hero: 'Lord Dil' }] }, { dice: [1, 5] }).pick(
      'investigate:lord-dil',
    )
    expect(unskilled.events('trap-sprung')).toHaveLength(1)
  })

  it('10.6 stone-flesh: not on oneself, and the wounds of before stay', () => {
    const stone = (caster: string) =>
      set(
        { feature: 'statue', start: 'feature', party: [mage('Una', 'stone-flesh'), { hero: 'Lord Dil', wounds: 7 }] },
        { dice: [1, 6, 1, 1, 6, 6] },
      ).pick(`investigate:${caster}`)
    const t = stone('lord-dil')
    expect(c(t, 'lord-dil').status).toBe('stone')
    t.pick('una/cast:stone-flesh:lord-dil')
    expect(c(t, 'lord-dil')).toMatchObject({ status: 'living', wounds: 3 })
    expect(asides(stone('una')).some((id) => id.includes('stone-flesh'))).toBe(false)
  })
})

describe('10.8 resurrect', () => {
  const fallen = (ring: boolean): Table =>
    set(
      {
        party: [
          ring ? { hero: 'Zareth', items: ['ring:resurrect'] } : mage('Una', 'resurrect'),
          { hero: 'Lord Dil', wounds: 1, gold: 20 },
          { hero: 'Weldron' },
        ],
        march: [['lord-dil', 'weldron'], [ring ? 'zareth' : 'una']],
        monsters: [{ type: 'orc', wounds: 2 }],
      },
      // The orc finds Lord Dil and kills him; Weldron kills the orc.
      { dice: [1, 6, 6] },
    )
  const afterwards = (t: Table): Table => {
    while (t.state.fight !== null) t.pick(t.state.fight.round === 1 && t.ids.includes('pass') ? 'pass' : firstOf(t))
    return t
  }

  it('10.8 right after the combat: the dead live again with all their Wound Points', () => {
    const t = afterwards(fallen(false))
    t.pick('una/cast:resurrect:lord-dil')
    expect(c(t, 'lord-dil')).toMatchObject({ status: 'living', wounds: 0, gold: 20 })
    expect(c(t, 'una').wounds).toBe(5)
  })

  it('10.8, 14.8 the ring does it once, for nothing', () => {
    const t = afterwards(fallen(true))
    t.pick('zareth/use:ring-resurrect-1:lord-dil')
    expect(c(t, 'lord-dil').status).toBe('living')
    expect(c(t, 'zareth')).toMatchObject({ wounds: 0, items: [{ used: true }] })
  })

  it('10.8, 15.3 a statue made flesh again may be the one who raises the dead', () => {
    const party = [mage('Una', 'resurrect'), mage('Bo', 'stone-flesh'), { hero: 'Lord Dil' }, { hero: 'Weldron' }]
    const t = set(
      {
        party,
        march: [
          ['weldron', 'lord-dil'],
          ['una', 'bo'],
        ],
        monsters: [{ type: 'orc', wounds: 1 }],
        start: 'combat',
      },
      {
        dice: [6],
        prepare: (s) => {
          Object.assign(character(s, 'una'), { status: 'stone' })
          Object.assign(character(s, 'lord-dil'), { status: 'dead', wounds: 10 })
          s.fight?.fallen.push('lord-dil')
          s.march = [
            [null, 'weldron', null],
            ['bo', null, null],
          ]
        },
      },
    )
    t.pick('attack:orc-1').pick('bo/cast:stone-flesh:una').pick('una/cast:resurrect:lord-dil')
    expect(c(t, 'lord-dil')).toMatchObject({ status: 'living', wounds: 0 })
  })

  it('10.8 let go, they are dead for good and the others divide what they carried (14.0)', () => {
    const t = afterwards(fallen(false))
    t.pick('decline')
    expect(c(t, 'lord-dil')).toMatchObject({ status: 'dead', gold: 0 })
    expect(t.ask.topic).toBe('share-treasure')
  })
})

/** Strikes where he can, otherwise lets it pass. */
function firstOf(t: Table): string {
  const strike = t.ids.find((id) => id.startsWith('attack:'))
  return strike ?? t.ids.find((id) => id === 'pass') ?? t.ids[0] ?? ''
}

describe('4.1.C.3, 9.4, 14.4 equipment beside a question', () => {
  it('4.1.C.2 the march order that is put forward can be taken as it is', () => {
    const t = set({ party: [{ hero: 'almuric' }, { hero: 'zareth' }], march: [['almuric'], ['zareth']], start: 'turn' }).pick('march')
    if (t.ask.kind !== 'arrange') throw new Error('ranks are asked for')
    expect(t.value(t.ask.suggest().map((rank) => [...rank])).state.march).toEqual([['zareth', 'almuric', null]])
  })

  it('4.1.C the march order may be changed at any time before a combat', () => {
    const t = withUna([])
    t.pick('march')
    expect(t.refusedValue([['una'], ['lord-dil']]).rule).toBe('4.1.C')
    t.value([['una', null, 'lord-dil']])
    expect(t.state.march).toEqual([['una', null, 'lord-dil']])
    expect(t.ask.topic).toBe('route')
  })

  it('4.1.C never during one', () => {
    expect(withUna([], [], { monsters: [{ type: 'orc' }], start: 'combat' }).ids).not.toContain('march')
  })

  it('9.4 outside combat another weapon is taken in hand freely', () => {
    const t = withUna([]).pick('una/switch:dagger')
    expect(c(t, 'una').weapons[c(t, 'una').inHand ?? -1]?.weapon).toBe('dagger')
  })

  it('14.4 armor changes hands, not during negotiation', () => {
    const t = withUna([], [], {}, { items: ['armor:2'] })
    expect(asides(t)).not.toContain('lord-dil/give:armor-1')
    t.pick('lord-dil/remove:armor-1').pick('lord-dil/give:armor-1').pick('una')
    expect(c(t, 'una').items).toMatchObject([{ kind: 'armor', worn: true }])
    const talking = withUna([], [], { start: 'negotiation', monsters: [{ type: 'orc' }] }, { items: ['armor:2'] })
    talking.pick('negotiate')
    expect(talking.ask.topic).toBe('speaker')
  })

  it('14.4 taking armor off can kill, and the option says so', () => {
    const t = withUna([], [], {}, { items: ['armor:2'], wounds: 2 })
    expect(t.decision.options?.find(({ id }) => id === 'lord-dil/remove:armor-1')?.warns).toContain('dies')
    t.pick('lord-dil/remove:armor-1')
    expect(c(t, 'lord-dil').status).toBe('dead')
    expect(t.events('died')).toMatchObject([{ who: 'lord-dil', rule: '14.4', cause: 'armor' }])
  })

  it('14.8 rings are handed over and work for the one who wears them', () => {
    const t = withUna([], [], {}, { items: ['ring:resistance-2'] })
      .pick('lord-dil/give:ring-resistance-2-1')
      .pick('una')
    expect(c(t, 'una').items).toMatchObject([{ kind: 'ring', worn: true }])
    expect(c(t, 'lord-dil').items).toEqual([])
    expect(t.lines.map(({ character: who, amount }) => [who, amount])).toEqual([
      ['lord-dil', -1],
      ['una', 1],
    ])
  })

  it('10.6 says why a caster cannot cure himself', () => {
    const t = set({ start: 'turn', party: [{ ...mage('Una', 'heal'), wounds: 5 }, { hero: 'Lord Dil' }] })
    expect(t.decision.blocked).toContainEqual(expect.objectContaining({ id: 'una/cast:heal:una', rule: '10.6' }))
  })

  it('every option has words of its own', () => {
    const t = withUna(['heal', 'mage-armor', 'teleport'], [], {}, { wounds: 3, items: ['armor:2', 'potion:healing', 'ring:heal'] })
    for (const { id, label } of t.decision.options ?? []) expect(label, id).not.toBe(id)
  })
})
