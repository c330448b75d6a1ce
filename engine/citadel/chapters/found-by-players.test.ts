import { describe, expect, it } from 'vitest'
import { percent } from '../../kernel/odds.ts'
import type { Json } from '../../kernel/types.ts'
import { set, type Table } from '../proof/table-top.ts'
import type { DelveState } from '../state.ts'
import { view } from '../view.ts'
import { suggestedMarch } from './04-march.ts'
import { character, fighter, monster, segment, totalWoundPoints, woundPointsLeft } from './party.ts'

// What players found that the cases say otherwise: each by the case that decides it.

type Given = { [key: string]: Json }

const una = (spells: string[], more: Given = {}): Given => ({
  initiate: { name: 'Una', weapons: ['sword', 'dagger'], spells, experience: 'wounds' },
  ...more,
})
const c = (t: Table, id: string) => character(t.state, id)

describe('15.3, 13.2, 10.6 stone', () => {
  /** Zareth is turned to stone by the statue; an agreement with the Medusa follows. */
  const atStatue = (more: Given, dice: number[] = []) =>
    set(
      { start: 'feature', feature: 'statue', party: [una(['stone-flesh', 'heal'], more), { hero: 'Zareth' }, { hero: 'Lord Dil' }] },
      { dice },
    )

  const petrifiedBy = (more: Given, prepare?: (s: DelveState) => void): Table => {
    const t = atStatue(more, [1, 6, 3, 3, 6, 6])
    t.pick('investigate:zareth').pick('negotiate').pick('speak:una')
    prepare?.(t.state)
    return t.pick('decline')
  }

  it('15.3 he is not dead while somebody knows the spell and cannot pay for it', () => {
    const t = petrifiedBy({ wounds: 2 })
    expect(c(t, 'zareth').status).toBe('stone')
    expect(t.events('died')).toEqual([])
    expect(t.ask.topic).toBe('route')
  })

  it('15.3, 10.6 he is carried along and made flesh at any later decision, once the caster can pay', () => {
    const t = petrifiedBy({ wounds: 2 })
    expect(t.ids).not.toContain('una/cast:stone-flesh:zareth')
    t.pick(t.ids.find((id) => id.startsWith('exit:south')) ?? '')
    expect(c(t, 'zareth').at).toBe(t.state.at)
    c(t, 'una').wounds = 0
    t.pick('una/cast:stone-flesh:zareth')
    expect(c(t, 'zareth').status).toBe('living')
    expect(t.state.march.flat()).toContain('zareth')
  })

  it('15.3, 10.6 cures come first: who knows the spell drinks, and then pays for it', () => {
    const t = atStatue({ wounds: 2, items: ['potion:healing'] }, [1, 6, 3, 3, 6, 6])
      .pick('investigate:zareth')
      .pick('negotiate')
      .pick('speak:una')
      .pick('decline')
    expect(t.ask).toMatchObject({ topic: 'stone-flesh', about: 'zareth' })
    expect(t.ids).not.toContain('una/cast:stone-flesh:zareth')
    t.pick('una/use:potion-healing-1')
    expect(t.ask.topic).toBe('stone-flesh')
    t.pick('una/cast:stone-flesh:zareth')
    expect(c(t, 'zareth').status).toBe('living')
  })

  it('15.3 with the last who knew the spell dead, he is dead', () => {
    const t = petrifiedBy({ wounds: 1 }, (s) => Object.assign(character(s, 'zareth'), { wounds: 0 }))
    c(t, 'una').limits.heal = 1
    c(t, 'lord-dil').wounds = 3
    t.pick('una/cast:heal:lord-dil')
    expect(c(t, 'una').status).toBe('dead')
    expect(c(t, 'zareth').status).toBe('dead')
  })
})

describe('14.8, 10.4 rings', () => {
  it('14.8, 10.4 a Ring of Sleep is used from the second rank only, as the spell is cast', () => {
    const party = [{ hero: 'Lord Dil' }, { hero: 'Zareth' }, { hero: 'Weldron' }]
    const fight = (bearer: number) =>
      set({
        party: party.map((each, i) => (i === bearer ? { ...each, items: ['ring:sleep'] } : each)),
        march: [['lord-dil'], ['zareth'], ['weldron']],
        monsters: [{ type: 'orc' }, { type: 'troll' }],
      })
    const offered = (t: Table) => {
      const all = [...t.ids]
      for (let i = 0; i < 2 && t.ask.topic === 'combat-action' && t.state.fight?.step === 1; i++) all.push(...t.pick('pass').ids)
      return all.filter((id) => id.startsWith('use:ring'))
    }
    expect(offered(fight(0))).toEqual([])
    expect(offered(fight(1))).toContain('use:ring-sleep-1:orc-1')
    expect(offered(fight(2))).toEqual([])
  })
})

describe('7.3 detrap', () => {
  it('7.3 Thief does not lift a detrap skill above 5, and is not cast where it lifts nothing', () => {
    const at = (detrap: number) =>
      set(
        { start: 'trap', party: [una(['thief']), { hero: 'Lord Dil' }] },
        { dice: [1, 6], prepare: (s) => void Object.assign(character(s, 'una').skills, { detrap }) },
      ).pick('investigate:una')
    const t = at(4).pick('una/cast:thief:una')
    expect(t.decision.lead).toContain('must roll 5 or less')
    t.pick('detrap')
    expect(t.events('detrapped')).toMatchObject([{ skill: 5, total: 6, done: false }])
    expect(at(5).ids).not.toContain('una/cast:thief:una')
  })
})

describe('10.6 at every decision outside combat', () => {
  const hurt = { hero: 'Lord Dil', wounds: 2, gold: 60, items: ['potion:healing'] }
  const drink = 'lord-dil/use:potion-healing-1'

  it('10.6 beside the question who speaks, whether peace is kept, and what is offered', () => {
    const talk = set({ start: 'negotiation', party: [hurt, { hero: 'Zareth' }], monsters: [{ type: 'orc' }] }, { dice: [1, 4, 4] })
    expect(talk.pick('negotiate').ask.topic).toBe('speaker')
    expect(talk.ids).toContain(drink)
    talk.pick(drink)
    expect(talk.ask.topic).toBe('speaker')
    talk.pick('speak:zareth')
    const peace = set({ start: 'negotiation', party: [hurt], monsters: [{ type: 'orc' }] }, { dice: [4, 4, 3] }).pick('negotiate')
    expect(peace.ask.topic).toBe('at-peace')
    expect(peace.pick(drink).ask.topic).toBe('at-peace')
    const bribe = set({ start: 'bribery', party: [hurt], monsters: [{ type: 'orc' }] }, { dice: [3] }).pick('bribe')
    expect(bribe.ask.topic).toBe('bribe')
    expect(bribe.pick(drink).ask.topic).toBe('bribe')
  })

  it('10.6 beside the division of treasure: what was done comes first, and the question is put anew', () => {
    const t = set(
      { start: 'turn', party: [hurt, { hero: 'Zareth' }] },
      { dice: [4], prepare: (s) => (s.loot = { gold: 30, jewels: [], items: [], chests: [], rule: '14.0' }) },
    )
    expect(t.ask).toMatchObject({ kind: 'share', topic: 'share-treasure' })
    expect(t.decision.options?.find(({ id }) => id === drink)).toMatchObject({ aside: true, by: 'lord-dil' })
    t.pick(drink)
    expect(woundPointsLeft(c(t, 'lord-dil'))).toBe(6)
    expect(t.ask).toMatchObject({ kind: 'share', topic: 'share-treasure' })
    t.value({ gold: { zareth: 30 } })
    expect(c(t, 'zareth').gold).toBe(30)
  })

  it('10.6 beside the payment of a bribe, and whoever dies of it pays no more', () => {
    const at = (caster: Given, dice: number[]) =>
      set({ start: 'bribery', party: [hurt, una(['heal'], caster)], monsters: [{ type: 'orc' }] }, { dice })
        .pick('bribe')
        .pick('bribe:20')
    const drunk = at({}, [3, 4])
    expect(drunk.ask).toMatchObject({ kind: 'share', topic: 'bribe-payment' })
    expect(drunk.pick(drink).ask).toMatchObject({ kind: 'share', topic: 'bribe-payment' })
    const dead = at({ wounds: 1, gold: 10 }, [3, 4]).pick('una/cast:heal:lord-dil')
    expect(c(dead, 'una').status).toBe('dead')
    expect(dead.ask).toMatchObject({ kind: 'share', among: ['lord-dil'] })
  })

  it('10.6 beside a trap that is to be taken apart and a thing that lies there', () => {
    const trap = set({ start: 'trap', party: [{ hero: 'Gislan', wounds: 3, items: ['potion:healing'] }] }, { dice: [1, 2] })
    trap.pick('investigate:gislan')
    expect(trap.ask.topic).toBe('detrap')
    trap.pick('gislan/use:potion-healing-1')
    expect(trap.ask.topic).toBe('detrap')
    expect(woundPointsLeft(c(trap, 'gislan'))).toBe(5)
    const thing = set({ start: 'feature', feature: 'statue', party: [hurt] }, { dice: [5] }).pick('investigate:lord-dil')
    expect(thing.ask.topic).toBe('take-thing')
    expect(thing.ids).toContain(drink)
  })
})

describe('10.6 Mage Armor', () => {
  it('10.6 does not keep the wound of an Explosion off whoever cast it', () => {
    const t = set(
      { party: [{ hero: 'Lord Dil' }, una(['explosion'])], march: [['lord-dil'], ['una']], monsters: [{ type: 'orc', wounds: 9 }] },
      { dice: [1, 1, 6], prepare: (s) => void Object.assign(character(s, 'una'), { mageArmor: 4 }) },
    )
    t.pick('pass').pick('cast:explosion')
    expect(c(t, 'una')).toMatchObject({ wounds: 2, mageArmor: 4 })
  })

  it('10.6 "Why?" of an Explosion counts a wound on whoever casts it, and none on a friend in Mage Armor', () => {
    const t = set(
      { party: [{ hero: 'Lord Dil' }, una(['explosion'])], march: [['lord-dil'], ['una']], monsters: [{ type: 'orc', wounds: 9 }] },
      {
        prepare: (s) => {
          for (const each of s.characters) each.mageArmor = 4
        },
      },
    ).pick('pass')
    const why = t.decision.options?.find(({ id }) => id === 'cast:explosion')?.odds?.why ?? []
    const failed = (who: string) => why.find(({ what }) => what.includes(who))?.results.at(-1)?.text
    expect(failed('Una')).toMatch(/^1 wound/)
    expect(failed('Lord Dil')).toContain('Mage Armor')
  })
})

describe('9.2.5, 9.8 monsters move up', () => {
  it('9.2.5 also one who stands two columns away, where three can stand in front', () => {
    const t = set(
      {
        party: [{ hero: 'Lord Dil', wounds: 10 }, { hero: 'Gislan' }],
        monsters: [{ type: 'wight' }, { type: 'wight' }, { type: 'wight' }],
      },
      {
        dice: Array.from({ length: 40 }, () => 1),
        prepare: (s) => {
          if (s.fight !== null)
            s.fight.foes = [
              ['wight-1', 'wight-2', null],
              ['wight-3', null, null],
            ]
        },
      },
    )
    while (t.ask.topic === 'combat-action' && t.state.fight?.round === 1) t.pick('pass')
    while (t.ask.topic === 'reorganise') t.pick('pass')
    expect(t.state.fight?.foes).toEqual([['wight-1', 'wight-2', 'wight-3']])
  })
})

describe('12.0 experience', () => {
  it('12.0 what a monster had as this combat began counts', () => {
    const t = set(
      { party: [{ hero: 'Lord Dil' }], monsters: [{ type: 'orc', wounds: 6 }], start: 'negotiation' },
      { dice: [6], prepare: (s) => void Object.assign(monster(s, 'orc-1'), { wounds: 5 }) },
    )
    t.pick('fight').pick('attack:orc-1')
    expect(t.events('experience')).toMatchObject([{ woundPoints: 1, each: 6 }])
  })

  it('12.0, 14.5 a charm by potion before a fight counts as any charm', () => {
    const t = set(
      {
        party: [{ hero: 'Lord Dil', items: ['potion:charm-person'] }, { hero: 'Zareth' }],
        monsters: [{ type: 'orc', wounds: 6 }],
        start: 'negotiation',
      },
      { dice: [6] },
    ).pick('lord-dil/use:potion-charm-person-1:orc-1')
    expect(t.state.characters.map(({ experience }) => experience)).toEqual([18, 18])
    expect(monster(t.state, 'orc-1').counted).toBe(true)
  })
})

describe('14.5 Strength', () => {
  it('14.5 drunk in a fight works in the next', () => {
    const t = set(
      { party: [{ hero: 'Lord Dil', items: ['potion:strength'] }], monsters: [{ type: 'orc', wounds: 1 }] },
      { dice: [4, 1, 6, 6, 6] },
    ).pick('use:potion-strength-1')
    expect(c(t, 'lord-dil').strength).toBe(0)
    t.pick('pass').pick('attack:orc-1')
    expect(t.state.fight).toBeNull()
    expect(c(t, 'lord-dil')).toMatchObject({ strength: 4 })
    expect(c(t, 'lord-dil').strengthNext).toBeUndefined()
  })
})

describe('14.0, 14.1 treasure', () => {
  it('14.1, 7.0 the check for a trap comes before it is said who reaches', () => {
    const chest = { chests: [{ gold: 8, jewels: [], items: [], trapped: null }] }
    const t = set(
      { start: 'turn', party: [{ hero: 'Lord Dil' }, { hero: 'Zareth' }] },
      { dice: [3], prepare: (s) => (s.loot = { gold: 0, jewels: [], items: [], rule: '14.0', ...chest }) },
    )
    expect(t.ask.topic).toBe('chest')
    expect(t.events('chest-looked-at')).toMatchObject([{ trapped: true }])
    expect(t.decision.lead).toContain('It is trapped.')
  })

  it('14.0 what is not taken lies where it lay', () => {
    const ring = { kind: 'ring', id: 'ring-heal-1', type: 'heal', worn: false, used: false } as const
    const t = set(
      { start: 'turn', party: [{ hero: 'Lord Dil' }, { hero: 'Zareth' }] },
      { prepare: (s) => (s.loot = { gold: 0, jewels: [], items: [ring], chests: [], rule: '14.0' }) },
    ).pick('decline')
    expect(t.decision.options?.find(({ id }) => id === 'gather')).toMatchObject({
      label: 'Pick up what was left here',
      detail: 'Ring of Heal',
    })
    t.pick('gather').pick('take:zareth')
    expect(c(t, 'zareth').items).toMatchObject([{ id: 'ring-heal-1' }])
    expect(t.ids).not.toContain('gather')
  })

  it('14.0 what was left is named: by kind where nobody has tested it, a chest unopened', () => {
    const t = set(
      { start: 'turn', party: [{ hero: 'Lord Dil' }] },
      {
        prepare: (s) => {
          const items = [
            { kind: 'untested', id: 'medallion-1', of: 'medallion' },
            { kind: 'weapon', id: 'weapon-bow-1', weapon: 'bow', bonus: 2 },
          ] as const
          const chests = [{ gold: 70, jewels: [], items: [], trapped: true }]
          segment(s, s.at).left = { gold: 30, jewels: [25, 10], items: [...items], chests }
        },
      },
    )
    const words = '30 gold marks, 2 jewels worth 35, an untested medallion, Bow +2, 1 chest'
    expect(t.decision.options?.find(({ id }) => id === 'gather')?.detail).toBe(words)
    expect(
      view(t.state, 0)
        .map.levels.flatMap(({ segments }) => segments)
        .flatMap(({ id, left }) => (left === undefined ? [] : [[id, left]])),
    ).toEqual([[t.state.at, words]])
  })

  it('14.0 the even split looks at what each holds already', () => {
    const t = set(
      { start: 'turn', party: [{ hero: 'Lord Dil', gold: 30 }, { hero: 'Zareth' }, { hero: 'Weldron', jewels: [10] }] },
      { prepare: (s) => (s.loot = { gold: 50, jewels: [], items: [], chests: [], rule: '14.0' }) },
    )
    expect(t.decision).toMatchObject({ suggestion: { gold: { zareth: 30, weldron: 20 } } })
  })
})

describe('8.6 peace', () => {
  it('8.6 may be broken later, while they are there', () => {
    const t = set({ start: 'negotiation', party: [{ hero: 'Lord Dil' }], monsters: [{ type: 'orc' }] }, { dice: [4, 4] })
    t.pick('negotiate').pick('decline')
    expect(t.ask.topic).toBe('route')
    t.pick('fight')
    expect(t.state.fight?.foes.flat()).toContain('orc-1')
    expect(monster(t.state, 'orc-1').atPeace).toBe(false)
  })
})

describe('13.4 the coffin', () => {
  it('13.4 those who decline to join meet the Vampire afterwards as an encounter', () => {
    const t = set(
      { start: 'feature', feature: 'furniture', party: [{ hero: 'Lord Dil', wounds: 1 }, { hero: 'Zareth' }] },
      { dice: [1, 3, 3, 3, ...Array.from({ length: 60 }, () => 1)] },
    ).pick('investigate:lord-dil')
    for (let i = 0; i < 30 && t.state.fight?.where === 'coffin'; i++) t.pick(t.ids.includes('decline') ? 'decline' : 'pass')
    expect(c(t, 'lord-dil').status).toBe('dead')
    expect(t.events('monsters-met')).toMatchObject([{ rule: '8.1' }, { rule: '6.9', who: ['vampire-1'] }])
    expect(t.ask.topic).toBe('encounter')
  })
})

describe('10.5 Charm', () => {
  it('10.5 the party says where the charmed stands', () => {
    const t = set(
      { party: [{ hero: 'Lord Dil' }, una(['charm'])], march: [['lord-dil'], ['una']], monsters: [{ type: 'orc' }, { type: 'troll' }] },
      { dice: [6] },
    )
    t.pick('pass').pick('cast:charm:orc-1')
    expect(t.ask).toMatchObject({ topic: 'charmed-place', about: 'orc-1' })
    t.pick('move:orc-1:1:2')
    expect(t.state.march).toEqual([
      [null, 'lord-dil', null],
      [null, 'una', 'orc-1'],
    ])
  })
})

describe('4.1.C the march order put forward', () => {
  it('4.1.C, 9.4, 10.4 weighs weapons and combat spells', () => {
    const archer = { initiate: { name: 'Mira', weapons: ['bow', 'bow'], spells: [], experience: 'wounds' } }
    const t = set({
      start: 'turn',
      party: [archer, una(['heal']), { hero: 'Lord Dil' }, { hero: 'Larraka', spells: ['lightning'], circled: ['lightning'] }],
    })
    const [front, second] = suggestedMarch(t.state)
    expect(front).not.toContain('mira')
    expect(front).toContain('una')
    expect(second).toContain('mira')
    expect(totalWoundPoints(fighter(t.state, 'mira'))).toBeGreaterThan(0)
  })
})

describe('words', () => {
  it('10.5 a failed check against Sleep names the spell, not a blow', () => {
    const t = set(
      { party: [{ hero: 'Lord Dil' }, una(['sleep'])], march: [['lord-dil'], ['una']], monsters: [{ type: 'orc' }, { type: 'troll' }] },
      { dice: [6] },
    )
    t.pick('pass').pick('cast:sleep:orc-1')
    expect(t.texts).toContain('Orc 1 fails to resist Sleep (rolled 6, needed 1 or less).')
  })

  it('13.2 the statue has no raw name', () => {
    const t = set({ start: 'feature', feature: 'statue', party: [{ hero: 'Lord Dil' }, { hero: 'Zareth' }] }, { dice: [1, 6, 3, 3] })
    t.pick('investigate:lord-dil')
    expect(t.texts.join(' ')).toContain('fails to resist the gaze of the Medusa')
    t.pick('fight')
    expect(t.texts.join(' ')).not.toMatch(/dies: statue| medusa/)
  })

  it('9.4, 14.3 two bows of different worth have different names', () => {
    const party = [{ hero: 'Lord Dil' }, { initiate: { name: 'Mira', weapons: ['bow', 'dagger'], spells: [] } }]
    const t = set(
      { start: 'turn', party },
      {
        prepare: (s) => {
          character(s, 'mira').weapons = [
            { weapon: 'bow', bonus: 0, item: null },
            { weapon: 'bow', bonus: 2, item: 'weapon-bow-1' },
          ]
        },
      },
    )
    expect(t.decision.options?.find(({ id }) => id === 'mira/switch:bow')?.label).toBe('Mira takes the bow +2')
    expect(view(t.state, 0).party.find(({ id }) => id === 'mira')?.carried).toEqual([
      { weapon: 'bow', label: 'Bow', held: true },
      { weapon: 'bow', label: 'Bow +2', held: false, bonus: 2 },
    ])
    expect(t.pick('mira/switch:bow').texts).toContain('Mira takes the bow +2 in hand.')
    expect(
      view(t.state, 0)
        .party.find(({ id }) => id === 'mira')
        ?.carried?.map(({ held }) => held),
    ).toEqual([false, true])
  })

  it('14.3 a scenario refuses three weapons', () => {
    const items = ['weapon:sword:1', 'weapon:bow:2', 'weapon:ax:1']
    expect(() => set({ start: 'turn', party: [{ hero: 'Lord Dil', items }] })).toThrow(/2 weapons at most/)
  })

  it('a certain thing is 100%, and what is only nearly so is not', () => {
    const t = set({ party: [{ hero: 'Lord Dil' }], monsters: [{ type: 'orc', wounds: 1 }] })
    const strike = t.decision.options?.find(({ id }) => id === 'attack:orc-1')?.odds
    expect(strike).toMatchObject({ text: '100%', kill: expect.closeTo(1, 12) })
    expect([1 - 1e-12, 1 / 3 + 1 / 3 + 1 / 3, 0.9996].map(percent)).toEqual(['100%', '100%', '99.9%'])
  })

  it('the chance above an option says of what', () => {
    const trap = set({ start: 'trap', party: [{ hero: 'Gislan' }] }, { dice: [1] })
    expect(trap.decision.options?.[0]?.odds?.of).toBe('unhurt')
    const talk = set({ start: 'negotiation', party: [{ hero: 'Lord Dil' }], monsters: [{ type: 'orc' }] })
    expect(talk.decision.options?.find(({ id }) => id === 'negotiate')?.odds?.of).toBe('won over')
  })
})
