import { describe, expect, it } from 'vitest'
import { newPlay } from '../../kernel/play.ts'
import type { Json } from '../../kernel/types.ts'
import { type Laid, set, type Table } from '../proof/table-top.ts'
import type { Id } from '../state.ts'
import { dieAmong } from './09-attack.ts'
import { character, fighter, monster, woundPointsLeft } from './party.ts'

const SIX: readonly string[] = ['lord-dil', 'almuric', 'dierdra', 'edred', 'maytwist', 'gilith']

/** Heroes in ranks against monsters of so many Wound Points. */
function fight(
  march: readonly (readonly (string | null)[])[],
  monsters: readonly (readonly [type: string, wounds: number])[],
  laid: Laid = {},
): Table {
  const party = march.flat().flatMap((hero): Json[] => (hero === null ? [] : [{ hero, spells: [] }]))
  return set({ party, march, monsters: monsters.map(([type, wounds]) => ({ type, wounds })), start: 'combat' }, laid)
}

function orcs(count: number, wounds = 6): [string, number][] {
  return Array.from({ length: count }, () => ['orc', wounds])
}

/** The foes that the one who acts may strike, shoot at or throw at. */
function targets(t: Table): string[] {
  return t.ids.filter((id) => /^(attack|shoot|throw):/.test(id)).map((id) => id.slice(id.indexOf(':') + 1))
}

/** Everyone of the party passes; gives the enemies each could have struck. */
function passAll(t: Table): Record<Id, string[]> {
  const faced: Record<Id, string[]> = {}
  while (!t.over && t.ask.topic === 'combat-action') {
    faced[t.ask.about ?? ''] = targets(t)
    t.pick('pass')
  }
  return faced
}

const ONES: readonly number[] = Array.from({ length: 60 }, () => 1)

describe('9.1 setting up', () => {
  it('9.1 the three with most Wound Points stand in front, the others behind', () => {
    const t = fight(
      [SIX.slice(0, 3)],
      [1, 2, 3, 4, 5, 6, 1].map((wounds) => ['orc', wounds]),
    )
    expect(t.state.fight?.foes).toEqual([
      ['orc-4', 'orc-5', 'orc-6'],
      ['orc-1', 'orc-2', 'orc-3'],
      [null, 'orc-7', null],
    ])
  })

  it('9.1 one monster stands in the middle, two at the ends', () => {
    expect(fight([['almuric']], orcs(1)).state.fight?.foes).toEqual([[null, 'orc-1', null]])
    expect(fight([['almuric']], orcs(2)).state.fight?.foes).toEqual([['orc-1', null, 'orc-2']])
  })

  it('9.1 the players may say which monster stands where, the strongest in front', () => {
    const t = fight(
      [['lord-dil', 'almuric']],
      [3, 2, 2, 1].map((wounds) => ['orc', wounds]),
    )
    expect(t.ids.at(-1)).toBe('deploy')
    t.pick('deploy')
    expect(t.ask.kind).toBe('arrange')
    expect(t.refusedValue([['orc-4', 'orc-2', 'orc-3'], ['orc-1']]).message).toMatch(/most Wound Points/)
    expect(
      t.refusedValue([
        ['orc-1', 'orc-2'],
        ['orc-3', 'orc-4'],
      ]).message,
    ).toMatch(/Fill each rank/)
    t.value([
      ['orc-3', 'orc-1', 'orc-2'],
      ['orc-4', null, null],
    ])
    expect(t.state.fight?.foes).toEqual([
      ['orc-3', 'orc-1', 'orc-2'],
      [null, 'orc-4', null],
    ])
    expect(t.events('deployed')).toHaveLength(1)
    expect(t.ask).toMatchObject({ topic: 'combat-action', about: 'lord-dil' })
    expect(t.pick('pass').ids).not.toContain('deploy')
  })
})

describe('9.0, 9.2 the round', () => {
  it('9.2 party, monsters, party moves, monsters move: in that order', () => {
    const t = fight([['lord-dil', 'almuric'], ['edred']], orcs(4), { dice: ONES })
    expect(t.ask.about).toBe('lord-dil')
    t.pick('attack:orc-1')
    expect(t.ask.about).toBe('almuric')
    t.pick('attack:orc-2')
    expect(t.ask.about).toBe('edred')
    t.pick('shoot:orc-1')
    expect(t.ask.topic).toBe('reorganise')
    expect(t.events('attack').map((event) => 'who' in event && event.who)).toEqual([
      'lord-dil',
      'almuric',
      'edred',
      'orc-1',
      'orc-2',
      'orc-3',
    ])
    t.pick('pass')
    expect(t.events('round').map((event) => 'round' in event && event.round)).toEqual([1, 2])
    expect(t.ask).toMatchObject({ topic: 'combat-action', about: 'lord-dil' })
  })

  it('9.2 later puts a character behind the others', () => {
    const t = fight([['lord-dil', 'almuric']], orcs(1))
    t.pick('later')
    expect(t.ask.about).toBe('almuric')
    t.pick('pass')
    expect(t.ask.about).toBe('lord-dil')
    expect(t.ids).not.toContain('later')
  })

  it('9.2 the second rank shoots and throws, the third does neither', () => {
    const t = fight([['lord-dil', 'almuric'], ['edred', 'zareth'], ['gilith']], orcs(2), { dice: ONES })
    t.pick('pass').pick('pass')
    expect(t.ids).toContain('shoot:orc-1')
    t.pick('pass')
    expect(t.ask.about).toBe('zareth')
    expect(t.ids).toContain('throw:orc-2')
    t.pick('pass')
    expect(t.ask.about).toBe('gilith')
    expect(targets(t)).toEqual([])
    expect(t.decision.blocked).toContainEqual(expect.objectContaining({ rule: '9.2' }))
  })

  it('9.2 ends when one side is gone', () => {
    const t = fight([['lord-dil', 'almuric']], orcs(1, 1), { dice: [3] })
    t.pick('attack:orc-1')
    expect(t.state.fight).toBeNull()
    expect(t.events('combat-over')).toMatchObject([{ won: true, beaten: ['orc-1'] }])
  })
})

// 9.3, as whole fronts: the enemies each faces, front ranks read left to right.
const FACED: Readonly<Record<string, readonly (readonly number[])[]>> = {
  '1-1': [[1]],
  '1-2': [[1, 2]],
  '1-3': [[1, 2, 3]],
  '2-1': [[1], [1]],
  '2-2': [[1], [2]],
  '2-3': [[1], [2, 3]],
  '3-1': [[1], [1], [1]],
  '3-2': [[1], [2], [2]],
  '3-3': [[1], [2], [3]],
}

describe('9.3 who faces whom', () => {
  for (const [pair, faced] of Object.entries(FACED)) {
    const [ours = 0, theirs = 0] = pair.split('-').map(Number)

    it(`9.3 characters, ${ours} against ${theirs}: each may choose among those faced`, () => {
      const front = SIX.slice(0, ours)
      const seen = passAll(fight([front], orcs(theirs), { dice: ONES }))
      expect(front.map((who) => seen[who])).toEqual(faced.map((places) => places.map((place) => `orc-${place}`)))
    })

    it(`9.3 monsters, ${ours} against ${theirs}: a die decides among those faced`, () => {
      const front = SIX.slice(0, theirs)
      for (const die of [1, 6]) {
        // A target die where there is a choice; each strike misses with a 1.
        const dice = faced.flatMap((places) => (places.length > 1 ? [die, 1] : [1]))
        const t = fight(
          [front],
          Array.from({ length: ours }, () => ['harpy', 6]),
          { dice, strict: true },
        )
        passAll(t)
        const struck = faced.map((places) => front[((die === 1 ? places[0] : places.at(-1)) ?? 1) - 1])
        expect(t.events('attack').map((event) => 'target' in event && event.target)).toEqual(struck)
        expect(t.diceLeft).toBe(0)
      }
    })
  }

  it('9.3 three by pairs: 1, 2 the first, 3, 4 the second, 5, 6 the third', () => {
    for (const die of [1, 2, 3, 4, 5, 6]) {
      const t = fight([SIX.slice(0, 3)], [['harpy', 6]], { dice: [die, 1] })
      passAll(t)
      expect(t.events('target')).toMatchObject([{ who: 'harpy-1', target: SIX[Math.ceil(die / 2) - 1], among: SIX.slice(0, 3) }])
    }
  })

  it('9.3 by a die all are equally likely: one needs none, and where six does not divide it is rolled again', () => {
    const found = (count: number, ...dice: number[]) => {
      const g = newPlay(set({ start: 'turn' }).state, 'target', { fixed: { dice, draws: [], strict: true } })
      return dieAmong(g, count, 'target', '9.3').next({}).value
    }
    expect([found(1), found(4, 5, 2), found(5, 6, 5)]).toEqual([0, 1, 4])
  })

  it('9.3 from the second rank a character aims at anybody of the front rank', () => {
    for (const count of [1, 2, 3, 5]) {
      const t = fight([['lord-dil', 'almuric'], ['gilith']], orcs(count, 9), { dice: ONES })
      t.pick('pass').pick('pass')
      expect(targets(t)).toEqual(['orc-1', 'orc-2', 'orc-3'].slice(0, count))
    }
  })

  it('9.3 from the second rank a monster rolls among the whole front rank', () => {
    for (const [die, target] of [
      [2, 'lord-dil'],
      [3, 'almuric'],
      [5, 'dierdra'],
    ] as const) {
      const t = fight([SIX.slice(0, 3)], [...orcs(3, 9), ['evil-mage', 6]], { dice: [1, 1, 1, die, 6, 1] })
      passAll(t)
      expect(t.events('mage-casts')).toMatchObject([{ who: 'evil-mage-1', target }])
    }
  })
})

describe('9.4 attacking', () => {
  it('9.4 changing weapon takes the attack', () => {
    const t = fight([['almuric']], orcs(1), { dice: ONES })
    t.pick('switch:dagger')
    expect(t.events('changes-weapon')).toMatchObject([{ who: 'almuric', weapon: 'dagger' }])
    expect(t.events('attack').every((event) => 'who' in event && event.who !== 'almuric')).toBe(true)
    t.pick('pass').pick('attack:orc-1')
    expect(t.events('attack')).toContainEqual(expect.objectContaining({ who: 'almuric', column: 'dagger' }))
  })

  it('9.4 before the fight everybody holds a weapon of use in his rank', () => {
    for (const held of [0, 1]) {
      const prepare: Laid['prepare'] = ({ characters }) => {
        for (const c of characters) c.inHand = held
      }
      const { characters } = fight([['gilith', 'edred'], ['dalmilandril'], ['zareth']], orcs(1), { prepare }).state
      expect(characters.slice(0, 3).map((c) => c.weapons[c.inHand ?? -1]?.weapon)).toEqual(['dagger', 'throwing-dagger', 'bow'])
      // In the third rank nothing is of use.
      expect(characters[3]?.inHand).toBe(held)
    }
  })

  it('9.4 a bow does not shoot from the front, a sword does not strike from the second rank', () => {
    const t = fight([['weldron', 'almuric'], ['lord-dil']], orcs(1))
    t.pick('switch:bow').pick('pass')
    expect(t.ask.about).toBe('lord-dil')
    expect(targets(t)).toEqual([])
    expect(t.decision.blocked).toContainEqual(expect.objectContaining({ label: 'Strike with the sword', rule: '9.4' }))
    t.pick('pass')
    while (t.ask.topic !== 'combat-action') t.pick('pass')
    expect(t.ask.about).toBe('weldron')
    expect(targets(t)).toEqual([])
    expect(t.decision.blocked).toContainEqual(expect.objectContaining({ label: 'Shoot the bow', rule: '9.4' }))
  })

  it('9.4.1 one attack in a step', () => {
    const t = fight([['almuric', 'lord-dil']], orcs(1), { dice: ONES })
    t.pick('attack:orc-1').pick('attack:orc-1')
    expect(t.events('attack').filter((event) => 'who' in event && event.who === 'almuric')).toHaveLength(1)
  })

  it('9.4.3 one may be struck by six', () => {
    const t = fight([SIX.slice(0, 3), SIX.slice(3)], [['troll', 30]], { dice: ONES })
    for (let i = 0; i < 6; i++) t.pick(t.ids[0] ?? '')
    const struck = t.events('attack').filter((event) => 'target' in event && event.target === 'troll-1')
    expect(struck).toHaveLength(6)
  })

  it('9.4.4 what a blow does counts at once; an empty front rank closes up when the step ends (9.8)', () => {
    const t = fight([['lord-dil', 'almuric']], [['orc', 1]], { dice: [3], strict: false })
    t.pick('attack:orc-1')
    expect(t.state.fight).toBeNull()
    const u = fight(
      [['lord-dil', 'almuric', 'dierdra']],
      [
        ['orc', 2],
        ['orc', 2],
        ['orc', 2],
        ['harpy', 1],
      ],
      { dice: [6, 6, 6, 1, 1, 1, 1, 1] },
    )
    // As each falls the next pair off again.
    for (let i = 0; i < 3; i++) u.pick(u.ids[0] ?? '')
    expect(u.state.fight?.foes[0]).toContain('harpy-1')
    expect(u.events('attack').at(-1)).toMatchObject({ who: 'harpy-1' })
  })
})

describe('9.5 the blow', () => {
  it('9.5 the book’s Almuric: 4, sword skill 2, Combat Bonus 3 make 9, 1 wound', () => {
    const t = fight([['almuric']], orcs(1), { dice: [4] })
    t.pick('attack:orc-1')
    expect(t.events('attack')[0]).toMatchObject({
      who: 'almuric',
      target: 'orc-1',
      column: 'sword',
      total: 9,
      wounds: 1,
      rolls: [
        {
          code: '1D6',
          dice: [4],
          total: 9,
          parts: [
            { label: '1D6', value: 4 },
            { label: 'sword skill', value: 2 },
            { label: 'combat bonus', value: 3 },
          ],
        },
      ],
    })
    expect(woundPointsLeft(monster(t.state, 'orc-1'))).toBe(5)
  })

  it('9.5 a magic weapon and a curse are parts of the sum', () => {
    const t = set(
      {
        party: [{ hero: 'almuric', spells: [], items: ['weapon:sword:2'] }],
        march: [['almuric']],
        monsters: [{ type: 'orc', wounds: 9 }],
        start: 'combat',
      },
      { dice: [1], prepare: (s) => character(s, 'almuric').curses.push({ kind: 'drunk', amount: -2 }) },
    )
    t.pick('attack:orc-1')
    const [blow] = t.events('attack')
    expect(blow?.rolls?.[0]?.parts.map(({ label, value }) => `${label} ${value}`)).toEqual([
      '1D6 1',
      'sword skill 2',
      'magic weapon 2',
      'combat bonus 3',
      'drunk -2',
    ])
    expect(blow).toMatchObject({ total: 6, wounds: 1 })
  })

  it('9.5 totals outside the table read as its ends', () => {
    const low = fight([['larraka']], [['orc', 9]], {
      dice: [1],
      prepare: (s) => character(s, 'larraka').curses.push({ kind: 'cursed', amount: -3 }),
    })
    low.pick('attack:orc-1')
    expect(low.events('attack')[0]).toMatchObject({ total: -2, wounds: 0 })
    const high = fight([['almuric']], [['orc', 9]], { dice: [6], prepare: (s) => (character(s, 'almuric').strength = 6) })
    high.pick('attack:orc-1')
    expect(high.events('attack')[0]).toMatchObject({ total: 17, wounds: 5 })
  })

  it('9.5 a throwing dagger flies once and is back after the fight', () => {
    const t = fight([['lord-dil', 'almuric'], ['zareth']], [['orc', 3]], { dice: ONES })
    t.pick('pass').pick('pass').pick('throw:orc-1')
    expect(character(t.state, 'zareth').combat.thrown).toHaveLength(1)
    while (t.ask.topic !== 'combat-action') t.pick('pass')
    t.pick('pass').pick('pass')
    expect(targets(t)).toEqual([])
    expect(t.decision.blocked).toContainEqual(expect.objectContaining({ rule: '9.5' }))
    t.session.state.monsters.forEach((m) => {
      m.wounds = m.woundPoints - 1
    })
    t.pick('pass')
    while (t.state.fight !== null) t.pick(t.ids.find((id) => id.startsWith('attack:')) ?? 'pass')
    expect(character(t.state, 'zareth').combat.thrown).toEqual([])
  })

  it('9.5 a bow shoots every round, once a step', () => {
    const t = fight([['lord-dil', 'almuric'], ['gilith']], orcs(1, 30), { dice: ONES })
    for (let round = 1; round <= 3; round++) {
      t.pick('pass').pick('pass').pick('shoot:orc-1')
      while (t.ask.topic !== 'combat-action') t.pick('pass')
    }
    expect(t.events('attack').filter((event) => 'column' in event && event.column === 'bow')).toHaveLength(3)
  })
})

describe('9.6 and 9.7 monsters strike, and people die', () => {
  it('9.6 armed monsters use their weapon’s column, unarmed ones that of monsters', () => {
    const t = fight(
      [['lord-dil', 'almuric', 'dierdra']],
      [
        ['orc', 9],
        ['ogre', 9],
        ['wight', 9],
      ],
      { dice: [1, 1, 1] },
    )
    passAll(t)
    expect(t.events('attack')).toMatchObject([
      { who: 'orc-1', column: 'sword', total: 4, wounds: 1 },
      { who: 'ogre-1', column: 'hammer', total: 6, wounds: 1 },
      { who: 'wight-1', column: 'monster', total: 7, wounds: 1 },
    ])
  })

  it('9.6 the Evil Hero adds the skill rolled when he appeared', () => {
    const t = set(
      {
        party: [{ hero: 'lord-dil' }],
        march: [['lord-dil']],
        monsters: [{ type: 'evil-hero', wounds: 8, weaponSkill: 4 }],
        start: 'combat',
      },
      { dice: [1] },
    )
    passAll(t)
    expect(t.events('attack')[0]).toMatchObject({ who: 'evil-hero-1', column: 'sword', total: 10, wounds: 2 })
  })

  it('9.7 with no Wound Points left a fighter is dead, out of the ranks', () => {
    const t = set(
      {
        party: [{ hero: 'lord-dil', wounds: 1 }, { hero: 'almuric' }],
        march: [['lord-dil', 'almuric']],
        monsters: [{ type: 'orc', wounds: 9 }],
        start: 'combat',
      },
      { dice: [1, 6] },
    )
    passAll(t)
    expect(character(t.state, 'lord-dil')).toMatchObject({ status: 'dead', fell: { cause: 'sword', by: 'orc-1' } })
    expect(t.state.march.flat()).not.toContain('lord-dil')
    expect(t.events('died')).toMatchObject([{ who: 'lord-dil', by: 'orc-1' }])
  })

  it('9.7 more wounds than Wound Points kill all the same', () => {
    const t = fight([['lord-dil']], [['orc', 1]], { dice: [6] })
    t.pick('attack:orc-1')
    expect(fighter(t.state, 'lord-dil').status).toBe('living')
    expect(t.events('died')).toMatchObject([{ who: 'orc-1' }])
  })
})

describe('9.8 the party reorganises', () => {
  const moves = (t: Table) => t.ids.filter((id) => id.startsWith('move:'))
  function toMoves(march: readonly (readonly (string | null)[])[]): Table {
    const t = fight(march, [['harpy', 9]], { dice: ONES })
    passAll(t)
    expect(t.ask.topic).toBe('reorganise')
    return t
  }

  it('9.8 sideways in the same rank, over nobody', () => {
    const t = toMoves([[null, 'lord-dil', 'almuric']])
    expect(moves(t)).toEqual(['move:lord-dil:0:0'])
    t.pick('move:lord-dil:0:0')
    expect(t.state.march[0]).toEqual(['lord-dil', null, 'almuric'])
    expect(t.events('moves')).toMatchObject([{ who: 'lord-dil', rank: 0, space: 0 }])
  })

  it('9.8 one rank forward or back, straight or diagonally', () => {
    const t = toMoves([
      ['lord-dil', 'almuric', 'dierdra'],
      [null, 'edred', null],
    ])
    expect(moves(t)).toEqual(
      expect.arrayContaining(['move:lord-dil:1:0', 'move:almuric:1:0', 'move:almuric:1:2', 'move:dierdra:1:2', 'move:edred:1:0']),
    )
    expect(moves(t)).not.toContain('move:lord-dil:1:2')
    expect(moves(t)).not.toContain('move:lord-dil:2:0')
  })

  it('9.8 from behind into any gap in reach', () => {
    const t = toMoves([
      ['lord-dil', null, 'dierdra'],
      ['edred', null, 'gilith'],
    ])
    expect(moves(t)).toContain('move:edred:0:1')
    expect(moves(t)).toContain('move:gilith:0:1')
  })

  it('9.8 one alone in front must be joined from the second rank, and nothing else is allowed', () => {
    const t = set(
      {
        party: [{ hero: 'lord-dil', wounds: 1 }, { hero: 'almuric' }, { hero: 'edred', spells: [] }, { hero: 'gilith' }],
        march: [['lord-dil', 'almuric'], ['edred'], ['gilith']],
        monsters: [{ type: 'orc', wounds: 9 }],
        start: 'combat',
      },
      { dice: [1, 6] },
    )
    passAll(t)
    expect(t.ask.topic).toBe('reorganise')
    expect(t.ids.every((id) => id.startsWith('move:edred:0:'))).toBe(true)
    expect(t.refused('pass').code).toBe('rule-violation')
    t.pick(t.ids[0] ?? '')
    expect(t.state.march[0]?.filter((id) => id !== null)).toHaveLength(2)
  })

  it('9.8 with two in front neither falls back', () => {
    const t = toMoves([['lord-dil', null, 'almuric'], ['edred']])
    expect(moves(t).some((id) => /^move:(lord-dil|almuric):1/.test(id))).toBe(false)
    expect(t.decision.blocked).toContainEqual(expect.objectContaining({ rule: '9.8' }))
  })

  it('9.8 a rank that is left by all closes up', () => {
    const t = toMoves([['lord-dil', null, 'almuric'], ['edred'], ['gilith']])
    t.pick('move:edred:0:1')
    expect(t.state.march).toEqual([
      ['lord-dil', 'edred', 'almuric'],
      [null, 'gilith', null],
    ])
  })
})

describe('9.8 empty ranks', () => {
  it('9.8 a front rank whose last member falls closes up when the step ends: who is left to strike finds nobody', () => {
    const t = set(
      {
        party: [{ hero: 'lord-dil', wounds: 1 }, { hero: 'almuric' }],
        march: [['lord-dil'], ['almuric']],
        monsters: [{ type: 'orc' }, { type: 'orc' }],
        start: 'combat',
      },
      { dice: [1], strict: true },
    )
    passAll(t)
    expect(t.events('died')).toMatchObject([{ who: 'lord-dil' }])
    expect(t.events('attack')).toHaveLength(1)
    expect(t.state.march).toEqual([[null, 'almuric', null]])
  })
})

describe('9.8 the monsters reorganise', () => {
  /** Strikes orc after orc of the front dead in round 1; the party then holds its places. */
  function afterRound(dice: readonly number[], foes: readonly [string, number][], kills: readonly string[]): Table {
    const t = fight([['lord-dil', 'almuric', 'dierdra']], foes, { dice })
    while (t.ask.topic === 'combat-action') t.pick(t.ids.find((id) => kills.some((kill) => id === `attack:${kill}`)) ?? 'pass')
    if (t.ask.topic === 'reorganise') t.pick('pass')
    return t
  }

  it('9.8 fewer than three in front: one moves up, the nearest', () => {
    const t = afterRound(
      [6, 1, 1],
      [
        ['harpy', 2],
        ['harpy', 2],
        ['harpy', 2],
        ['harpy', 1],
        ['harpy', 1],
      ],
      ['harpy-1'],
    )
    expect(t.state.fight?.foes).toEqual([
      ['harpy-4', 'harpy-2', 'harpy-3'],
      [null, null, 'harpy-5'],
    ])
    expect(t.events('moves')).toMatchObject([{ who: 'harpy-4', rank: 0, space: 0 }])
  })

  it('9.8 a die decides where two are as near', () => {
    for (const [die, who] of [
      [1, 'harpy-4'],
      [6, 'harpy-5'],
    ] as const) {
      const t = afterRound(
        [6, 1, 1, 1, die],
        [
          ['harpy', 2],
          ['harpy', 2],
          ['harpy', 2],
          ['harpy', 1],
          ['harpy', 1],
        ],
        ['harpy-2'],
      )
      expect(t.events('moves')).toMatchObject([{ who, rank: 0, space: 1 }])
    }
  })

  it('9.8 with three in front one may move up between the ranks behind', () => {
    const t = fight(
      [['lord-dil', 'almuric', 'dierdra']],
      Array.from({ length: 7 }, () => ['harpy', 2]),
      {
        dice: ONES,
        prepare: (s) => {
          // The second rank has lost one already.
          if (s.fight !== null)
            s.fight.foes = [
              ['harpy-1', 'harpy-2', 'harpy-3'],
              ['harpy-4', null, 'harpy-6'],
              [null, 'harpy-7', null],
            ]
          s.monsters = s.monsters.filter((m) => m.id !== 'harpy-5')
        },
      },
    )
    passAll(t)
    t.pick('pass')
    expect(t.state.fight?.foes).toEqual([
      ['harpy-1', 'harpy-2', 'harpy-3'],
      ['harpy-4', 'harpy-7', 'harpy-6'],
    ])
  })

  it('9.8 sleepers stay where they are', () => {
    const t = fight(
      [['lord-dil', 'almuric', 'dierdra']],
      [
        ['harpy', 2],
        ['harpy', 2],
        ['harpy', 2],
        ['harpy', 1],
      ],
      { dice: [6, 1, 1], prepare: (s) => (monster(s, 'harpy-4').combat.asleep = true) },
    )
    t.pick('attack:harpy-1').pick('pass').pick('pass').pick('pass')
    expect(t.events('moves')).toEqual([])
    expect(t.state.fight?.foes[1]).toContain('harpy-4')
  })
})

describe('fights of one alone (13.3, 13.4)', () => {
  function alone(where: 'pit' | 'coffin', monsters: readonly (readonly [string, number])[], dice: readonly number[]): Table {
    return fight([['lord-dil', 'almuric'], ['gilith']], monsters, {
      dice,
      prepare: (s) => {
        if (s.fight !== null) Object.assign(s.fight, { where, only: ['almuric'], joinAfter: where === 'coffin' ? 1 : null })
        if (where === 'pit') character(s, 'almuric').apart = true
      },
    })
  }

  it('13.4 the one at the coffin fights alone for a round, then the rest may join', () => {
    const t = alone('coffin', [['wight', 20]], ONES)
    expect(t.ask).toMatchObject({ topic: 'combat-action', about: 'almuric' })
    t.pick('attack:wight-1')
    expect(t.ask).toMatchObject({ topic: 'join-fight', ids: ['join', 'decline'] })
    t.pick('join')
    expect(t.events('joins-fight')).toMatchObject([{ who: ['lord-dil', 'gilith'] }])
    expect(t.ask).toMatchObject({ topic: 'combat-action', about: 'lord-dil' })
  })

  it('13.4 who stays out of it is asked again after the next round', () => {
    const t = alone('coffin', [['wight', 20]], ONES)
    t.pick('pass').pick('decline')
    expect(t.ask).toMatchObject({ topic: 'combat-action', about: 'almuric' })
    t.pick('pass')
    expect(t.ask.topic).toBe('join-fight')
  })

  it('13.4 where the lone one falls the others may take his place', () => {
    const t = alone('coffin', [['wight', 20]], [6])
    character(t.session.state, 'almuric').wounds = 7
    t.pick('pass')
    expect(character(t.state, 'almuric').status).toBe('dead')
    t.pick('join')
    expect(t.ask).toMatchObject({ topic: 'reorganise' })
    expect(t.state.fight?.only).toBeNull()
  })

  it('13.3 in the pit nobody helps, nothing is reorganised, and the experience is his alone (12.0)', () => {
    const t = alone('pit', [['orc', 3]], [1, 1, 6, 6, 6])
    t.pick('pass')
    expect(t.events('attack')).toMatchObject([{ who: 'orc-1', target: 'almuric' }])
    expect(t.ask).toMatchObject({ topic: 'combat-action', about: 'almuric' })
    while (t.state.fight !== null) t.pick('attack:orc-1')
    expect(t.state.characters.map((c) => c.experience)).toEqual([0, 18, 0])
    expect(character(t.state, 'almuric').apart).toBe(false)
  })
})
