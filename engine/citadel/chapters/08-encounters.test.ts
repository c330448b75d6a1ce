import { describe, expect, it } from 'vitest'
import type { Json } from '../../kernel/types.ts'
import { type Laid, set, type Table } from '../proof/table-top.ts'
import { character, monster, woundPointsLeft } from './party.ts'

/** Two who fight, with nothing to say and nothing to cast. */
const FIGHTERS: Json = [{ hero: 'lord-dil' }, { hero: 'almuric', spells: [] }]
const TALKER: Json = [{ hero: 'linfalas' }]

function entering(scenario: { readonly [key: string]: Json }, dice: readonly number[]): Table {
  return set({ party: FIGHTERS, start: 'monsters', ...scenario }, { dice })
}

/** Talks with these monsters; the party is as it says. */
function meeting(
  party: Json,
  monsters: readonly (readonly [type: string, wounds: number])[],
  laid: Laid = {},
  more: { readonly [key: string]: Json } = {},
): Table {
  return set({ party, monsters: monsters.map(([type, wounds]) => ({ type, wounds })), start: 'negotiation', ...more }, laid)
}

/** Who knows these spells, with so many Wound Points. */
function caster(spells: readonly string[], wounds = 7): Json {
  const magic = [spells.length, spells.length, spells.length]
  return { initiate: { name: 'Una', race: 'Human', weapons: ['bow', 'dagger'], magic, spells, experience: 'wounds' }, wounds }
}

describe('8.0 and 8.1 are there monsters?', () => {
  it('8.0 a new room holds monsters on a 1 to 3', () => {
    expect(entering({}, [4]).events('no-monsters')).toMatchObject([{ table: 'room' }])
    expect(entering({}, [3, 2, 2, 1, 1]).events('monsters-met')).toMatchObject([{ rule: '8.1', table: 'room', who: ['troll-1'] }])
  })

  it('8.0 a corridor, and a room entered before, on a 1 only', () => {
    for (const at of ['corridor', 'room']) {
      expect(entering({ at, met: 'wandering' }, [2]).events('no-monsters')).toMatchObject([{ table: 'wandering' }])
      expect(entering({ at, met: 'wandering' }, [1, 3, 2, 1, 1]).events('monsters-met')).toMatchObject([
        { table: 'wandering', who: ['troll-1'] },
      ])
    }
  })

  it('8.1 two dice are cross-indexed, a third says how many, each rolls its own Wound Points', () => {
    const t = entering({}, [3, 2, 1, 5, 1, 2, 3])
    expect(t.state.monsters.map(({ id, woundPoints }) => `${id} ${woundPoints}`)).toEqual(['orc-1 1', 'orc-2 2', 'orc-3 3'])
    expect(t.events('monster-appears')).toHaveLength(3)
    expect(t.ask.topic).toBe('encounter')
  })

  it('8.2 the Evil Hero’s weapon skill is rolled when he appears', () => {
    const t = entering({}, [1, 1, 2, 4, 3])
    expect(t.state.monsters).toMatchObject([
      { id: 'evil-hero-1', weaponSkill: 4, woundPoints: 7, combatBonus: 5, resistance: 2, weapon: 'sword' },
    ])
  })

  it('8.3 wandering monsters by pairs of the second die', () => {
    for (const [second, type] of [
      [1, 'wight'],
      [3, 'warg'],
      [5, 'wraith'],
    ] as const)
      expect(entering({ at: 'corridor' }, [1, 5, second, 1, 1, 1]).state.monsters[0]?.type).toBe(type)
  })

  it('8.3 the variant labirynt changes the room table', () => {
    const t = set({ party: FIGHTERS, start: 'monsters' }, { dice: [1, 6, 3, 6, 1, 1, 1], variants: ['labirynt'] })
    expect(t.state.monsters.map((m) => m.type)).toEqual(['skeleton', 'skeleton', 'skeleton'])
  })

  it('6.7, 6.8 level 2 adds to wounds, Combat Bonus and Negotiation Value after the dice', () => {
    const t = entering({ level: 2 }, [1, 2, 4, 1, 1, 1, 1])
    expect(t.state.monsters[0]).toMatchObject({ type: 'harpy', woundPoints: 3, combatBonus: 1, negotiation: 6 })
    expect(t.state.monsters).toHaveLength(3)
  })

  it('6.7 level 3 doubles every encounter, a lone troll too', () => {
    const t = entering({ level: 3 }, [1, 2, 2, 1, 1, 2, 2])
    expect(t.state.monsters.map(({ woundPoints, combatBonus, negotiation }) => [woundPoints, combatBonus, negotiation])).toEqual([
      [9, 9, 6],
      [11, 9, 6],
    ])
  })

  it('6.9 who was left there is there still, and has forgotten what was agreed', () => {
    const t = meeting(FIGHTERS, [['orc', 3]], { prepare: (s) => (monster(s, 'orc-1').atPeace = true) })
    expect(t.events('monsters-met')).toMatchObject([{ rule: '6.9', who: ['orc-1'] }])
    expect(monster(t.state, 'orc-1').atPeace).toBe(false)
    expect(t.ids.slice(0, 2)).toEqual(['negotiate', 'fight'])
  })
})

describe('8.4 to 8.6 negotiation', () => {
  it('8.4 2D6 with the speaker’s skill, less the Negotiation Value', () => {
    const t = meeting(TALKER, [['wight', 6]], { dice: [5, 4] })
    // The option says the sum that will be added up.
    expect(t.decision.options?.find(({ id }) => id === 'negotiate')?.detail).toMatch(
      /^2D6 \+ 3 negotiation skill [−-] 4 Negotiation Value;/,
    )
    t.pick('negotiate')
    expect(t.events('negotiated')).toMatchObject([
      {
        who: 'linfalas',
        total: 8,
        result: 'agreement',
        rolls: [{ parts: [{ value: 9 }, { label: 'negotiation skill', value: 3 }, { label: 'Negotiation Value', value: -4 }] }],
      },
    ])
  })

  it('8.4 one speaks, and the skill of the others is of no use', () => {
    const t = meeting([{ hero: 'lord-dil' }, { hero: 'linfalas' }], [['orc', 3]], { dice: [3, 3] })
    t.pick('negotiate')
    expect(t.ask.topic).toBe('speaker')
    // The best negotiator is put forward.
    expect(t.decision.options?.slice(0, 2).map(({ odds }) => odds?.text)).toEqual(['91.7%', '58.3%'])
    t.pick('speak:lord-dil')
    expect(t.events('negotiated')).toMatchObject([{ total: 6, result: 'failure' }])
  })

  it('8.4 their number does not matter', () => {
    const t = meeting(
      TALKER,
      [
        ['orc', 3],
        ['orc', 3],
        ['orc', 3],
      ],
      { dice: [2, 2] },
    )
    t.pick('negotiate')
    expect(t.events('negotiated')).toMatchObject([{ total: 7 }])
  })

  it('8.4 no negotiation with demons and X the Unknown', () => {
    for (const type of ['demon', 'x-the-unknown'] as const) {
      const t = set(
        { party: TALKER, monsters: [{ type: 'orc' }], start: 'negotiation' },
        { prepare: (s) => Object.assign(s.monsters[0] ?? {}, { type, negotiation: null }) },
      )
      expect(t.ask.kind === 'pick' && t.ask.ids).toEqual(['fight'])
      expect(t.decision.blocked?.map(({ id, rule }) => `${id} ${rule}`)).toEqual(['negotiate 8.4', 'bribe 8.7'])
    }
  })

  it('8.5 up to 6 failure, 7 to 9 agreement, 10 and more intimidation', () => {
    for (const [dice, result] of [
      [[3, 3], 'failure'],
      [[3, 4], 'agreement'],
      [[5, 4], 'agreement'],
      [[5, 5], 'intimidate'],
    ] as const) {
      const t = meeting([{ hero: 'lord-dil' }], [['orc', 3]], { dice: [...dice, 6, 6, 6] })
      t.pick('negotiate')
      expect(t.events('negotiated')).toMatchObject([{ result }])
    }
  })

  it('8.6 an agreement: they stay where they are and let the party be', () => {
    const t = meeting(TALKER, [['orc', 3]], { dice: [3, 3] })
    t.pick('negotiate')
    expect(t.ask.topic).toBe('at-peace')
    t.pick('decline')
    expect(t.state.fight).toBeNull()
    expect(monster(t.state, 'orc-1')).toMatchObject({ atPeace: true, status: 'living' })
    expect(t.events('left-in-peace')).toHaveLength(1)
  })

  it('8.6 the party may attack all the same, and strikes first', () => {
    const t = meeting(TALKER, [['orc', 3]], { dice: [3, 3] })
    t.pick('negotiate').pick('fight')
    expect(t.state.fight?.partyWaits).toBe(false)
    expect(t.ask.topic).toBe('combat-action')
  })

  it('8.6 intimidated, each hands over a quarter of its gold, rounded down; the rest stays with it', () => {
    const t = meeting(
      TALKER,
      [
        ['orc', 3],
        ['orc', 3],
      ],
      { dice: [6, 6, 1, 5, 6, 1, 3, 4] },
    )
    t.pick('negotiate')
    expect(t.events('intimidated')).toMatchObject([{ gold: 3 }])
    expect(t.state.monsters.map((m) => m.goldRolled)).toEqual([9, 6])
    expect(t.state.loot).toMatchObject({ gold: 3 })
    t.pick('decline')
    expect(t.state.fight).toBeNull()
  })

  it('14.7 a medallion of Oratory adds 3, whoever of the party wears it', () => {
    const t = meeting([{ hero: 'linfalas' }, { hero: 'lord-dil', items: ['medallion:oratory'] }], [['orc', 3]], { dice: [1, 1] })
    t.pick('negotiate').pick('speak:linfalas')
    expect(t.events('negotiated')).toMatchObject([{ total: 8 }])
  })
})

describe('8.7 to 8.9 bribery', () => {
  const rich = (gold: number, jewels: readonly number[] = []): Json => [
    { hero: 'lord-dil', gold, jewels },
    { hero: 'almuric', spells: [] },
  ]
  function afterFailure(
    party: Json,
    monsters: readonly (readonly [string, number])[],
    dice: readonly number[],
    more: { readonly [key: string]: Json } = {},
  ): Table {
    const t = meeting(party, monsters, { dice: [1, 1, ...dice] }, more)
    t.pick('negotiate').pick('speak:almuric')
    return t
  }

  it('8.7 only after a negotiation has failed', () => {
    const t = meeting(rich(100), [['orc', 4]])
    expect(t.ids).not.toContain('bribe')
    expect(t.decision.blocked).toMatchObject([{ id: 'bribe', rule: '8.7' }])
    expect(afterFailure(rich(100), [['orc', 4]], []).ids.slice(0, 2)).toEqual(['bribe', 'fight'])
  })

  it('8.7 taken: an agreement; the bribe stays with the monsters', () => {
    const t = afterFailure(rich(30), [['orc', 4]], [4])
    t.pick('bribe')
    expect(t.ids.slice(0, 2)).toEqual(['bribe:20', 'decline'])
    expect(t.decision.options?.[0]).toMatchObject({ odds: { text: '66.7%' } })
    t.pick('bribe:20').value({ gold: { 'lord-dil': 20 } })
    expect(t.events('bribe-offered')).toMatchObject([{ row: '20', gold: 20, target: 4, total: 4, taken: true }])
    expect(character(t.state, 'lord-dil').gold).toBe(10)
    expect(monster(t.state, 'orc-1').bribe).toEqual({ gold: 20, jewels: [] })
    expect(t.lines).toMatchObject([{ character: 'lord-dil', unit: 'gold', amount: -20, rule: '8.7', reason: 'bribe' }])
    expect(t.ask.topic).toBe('at-peace')
  })

  it('8.7 refused: the monsters strike first, and the party has no step in the first round', () => {
    const t = afterFailure(rich(30), [['orc', 4]], [5, 1, 1])
    t.pick('bribe')
      .pick('bribe:20')
      .value({ gold: { 'lord-dil': 20 } })
    expect(t.events('bribe-offered')).toMatchObject([{ total: 5, taken: false }])
    expect(t.events('fight-begins')).toMatchObject([{ first: 'monsters' }])
    expect(t.events('attack')).toMatchObject([{ who: 'orc-1' }])
    expect(t.ask.topic).toBe('reorganise')
    t.pick('pass')
    expect(t.ask).toMatchObject({ topic: 'combat-action', about: 'lord-dil' })
    expect(t.state.fight?.round).toBe(2)
  })

  it('8.7 what was paid is found again on the slain', () => {
    const t = afterFailure(rich(20, [25]), [['orc', 1]], [6, 1, 1, 6, 1, 1, 1, 6, 6])
    t.pick('bribe')
      .pick('bribe:40')
      .value({ gold: { 'lord-dil': 20 }, 'jewel-lord-dil-1': { 'lord-dil': 1 } })
    expect(character(t.state, 'lord-dil')).toMatchObject({ gold: 0, jewels: [] })
    t.pick('pass').pick('attack:orc-1')
    // 20 of the bribe, 2 of its own.
    expect(t.state.loot).toMatchObject({ gold: 22, jewels: [25] })
  })

  it('8.7 jewels count at their value, and more than was asked for reaches a higher row', () => {
    const t = afterFailure(rich(0, [100]), [['orc', 4]], [6])
    t.pick('bribe').pick('bribe:20')
    expect(t.refusedValue({}).message).toMatch(/You offered 20 gold marks/)
    t.value({ 'jewel-lord-dil-1': { 'lord-dil': 1 } })
    expect(t.events('bribe-offered')).toMatchObject([{ row: '100', jewels: [100], target: 6, taken: true }])
  })

  it('8.7 nobody pays with what is another’s', () => {
    const t = afterFailure(rich(30, [25]), [['orc', 4]], [])
    t.pick('bribe').pick('bribe:20')
    expect(t.refusedValue({ gold: { almuric: 20 } }).message).toMatch(/only 0/)
    expect(t.refusedValue({ 'jewel-lord-dil-1': { almuric: 1 } }).message).toMatch(/Lord Dil/)
  })

  it('8.7 the column is the strongest one’s Wound Points and Negotiation Value, the level in both', () => {
    const t = afterFailure(
      rich(30),
      [
        ['orc', 2],
        ['wight', 9],
      ],
      [],
      { level: 2 },
    )
    t.pick('bribe')
    // 9 and 4 + 1 make 14: with 20 gold marks a 1.
    expect(t.decision.options?.[0]?.odds?.text).toBe('16.7%')
    t.pick('bribe:20').value({ gold: { 'lord-dil': 20 } })
    expect(monster(t.state, 'wight-1').bribe.gold).toBe(20)
  })

  it('8.8 there is one attempt', () => {
    const t = afterFailure(rich(100), [['orc', 9]], [6, 1, 1])
    t.pick('bribe').pick('decline')
    expect(t.ask.topic).toBe('after-failure')
    t.pick('bribe')
      .pick('bribe:20')
      .value({ gold: { 'lord-dil': 20 } })
    expect(t.state.fight).not.toBeNull()
  })

  it('8.9 below 20 gold marks there is no offer', () => {
    const t = afterFailure(rich(19), [['orc', 4]], [])
    expect(t.ask.kind === 'pick' && t.ask.ids).toEqual(['fight'])
    expect(t.decision.blocked).toMatchObject([{ id: 'bribe', rule: '8.9' }])
  })
})

describe('10.7 spells of negotiation and bribery', () => {
  it('10.7 Oratory adds 4 to the talk', () => {
    const t = meeting([caster(['oratory'])], [['orc', 3]], { dice: [1, 2] })
    t.pick('una/cast:oratory').pick('negotiate')
    expect(t.events('negotiated')).toMatchObject([{ total: 7, result: 'agreement' }])
    expect(woundPointsLeft(character(t.state, 'una'))).toBe(6)
  })

  it('10.7 Cow intimidates without a die, unless resisted by the strongest', () => {
    const t = meeting(
      [caster(['cow'])],
      [
        ['orc', 3],
        ['troll', 9],
      ],
      { dice: [4, 1, 4, 4, 1, 4, 4] },
    )
    t.pick('una/cast:cow')
    expect(t.events('resistance')).toMatchObject([{ who: 'troll-1', against: 'cow', passed: false }])
    expect(t.events('cowed')).toMatchObject([{ resisted: false }])
    expect(t.events('intimidated')).toHaveLength(1)
    expect(t.ask.topic).toBe('at-peace')
  })

  it('10.7 a Cow that is resisted stands for the roll: the talk has failed, and is not tried again', () => {
    const t = meeting([caster(['cow'])], [['troll', 9]], { dice: [3] })
    t.pick('una/cast:cow')
    expect(t.events('cowed')).toMatchObject([{ resisted: true }])
    expect(t.ask.topic).toBe('after-failure')
    expect(woundPointsLeft(character(t.state, 'una'))).toBe(5)
  })

  it('10.7 a Daunt that is resisted is that talk failed, too', () => {
    const t = meeting([caster(['daunt'])], [['troll', 9]], { dice: [3] })
    t.pick('una/cast:daunt')
    expect(t.events('cowed')).toMatchObject([{ spell: 'daunt', resisted: true }])
    expect(t.ask.topic).toBe('after-failure')
    expect(t.ids).not.toContain('una/cast:daunt')
  })

  it('10.7 Daunt brings all their treasure, its chests without traps', () => {
    const t = meeting([caster(['daunt'])], [['ogre', 9]], { dice: [6, 1, 2, 6, 6] })
    t.pick('una/cast:daunt')
    expect(t.state.loot).toMatchObject({ chests: [{ gold: 40, trapped: false }] })
    expect(monster(t.state, 'ogre-1')).toMatchObject({ emptied: true, atPeace: true })
  })

  it('10.7 Sway takes 2, Cajole 4 off the bribery die', () => {
    const party: Json = [{ initiate: { name: 'Una', race: 'Human', magic: [2, 2, 2], spells: ['sway', 'cajole'] }, gold: 20 }]
    for (const [spell, total] of [
      ['sway', 4],
      ['cajole', 2],
    ] as const) {
      const t = meeting(party, [['orc', 4]], { dice: [1, 1, 6] })
      t.pick('negotiate')
        .pick(`una/cast:${spell}`)
        .pick('bribe')
        .pick('bribe:20')
        .value({ gold: { una: 20 } })
      expect(t.events('bribe-offered')).toMatchObject([{ total, taken: true }])
    }
  })

  it('9.7 a casting that takes the last Wound Point is warned of', () => {
    const t = meeting([caster(['oratory'], 1), { hero: 'lord-dil' }], [['orc', 3]])
    expect(t.decision.options?.find(({ id }) => id === 'una/cast:oratory')?.warns).toMatch(/dies/)
    t.pick('una/cast:oratory')
    expect(character(t.state, 'una').status).toBe('dead')
    expect(t.ask.topic).toBe('encounter')
  })

  it('9.7 when the last one dies of a spell nobody is asked any more', () => {
    const talking = meeting([caster(['oratory'], 1)], [['orc', 3]]).pick('una/cast:oratory')
    expect(talking.session.outcome?.kind).toBe('all-dead')
    const bribing = meeting([{ ...Object(caster(['cajole'], 2)), gold: 40 }], [['orc', 3]], {}, { start: 'bribery' }).pick(
      'una/cast:cajole',
    )
    expect(bribing.session.outcome?.kind).toBe('all-dead')
  })
})
