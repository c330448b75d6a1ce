import { describe, expect, it } from 'vitest'
import {
  isAreaSpell,
  isIllusion,
  isMissileSpell,
  isSummoning,
  isTerrainSpell,
  isThrownSpell,
  SPELL_IDS,
  spellsOfFighter,
} from '../open/spells.ts'
import { distance, spotOf, squareAt, squareId } from '../open/squares.ts'
import { arena, type Laid, type Sheet, type Table } from '../proof/table-top.ts'
import type { SpellId } from '../tables/ids.ts'
import { ILLUSION_SPELLS, MISSILE_SPELLS, SUMMON_SPELLS } from '../tables/spells.ts'
import { damageCode } from './12-casting.ts'
import { mostHeCanPay, paidFor, paidInVain, priceOf } from './12-prices.ts'
import { areaSquares } from './15-making-terrain.ts'
import { agility, armour, figureOf } from './figures.ts'

/** Dice that come to 9, to 17, to 4 and to 3. */
const WORKS = [2, 3, 4]
const FAILS = [6, 6, 5]

interface Scene extends Laid {
  readonly ann?: Sheet
  readonly bob?: Sheet
  readonly more?: readonly Sheet[]
  readonly scenario?: Sheet
}

/** Ann, a mage, decides; Bob stands three squares before her and has acted; Eve, far off, has still to act. */
function magic(spell: SpellId | readonly SpellId[], { ann = {}, bob = {}, more = [], scenario = {}, ...laid }: Scene = {}): Table {
  const spells = typeof spell === 'string' ? [spell] : [...spell]
  const characters = [
    { name: 'Ann', at: [9, 10], race: 'mage', sh: 12, ag: 14, iq: 20, ready: 'staff', spells, ...ann },
    { name: 'Bob', side: 'east', at: [9, 13], sh: 20, ag: 10, acted: true, ready: 'broadsword', ...bob },
    { name: 'Eve', at: [18, 0], ag: 8 },
    ...more,
  ]
  return arena({ phase: 'action', turn: 1, characters, ...scenario }, laid)
}

const at = (row: number, column: number): number => squareAt(row, column) ?? -1

describe('what a spell costs', () => {
  it('12.4, 13.2, 14.1 from the least to the most, in steps', () => {
    expect(priceOf('magic-bolt')).toEqual({ least: 1, step: 1, most: 7 })
    expect(priceOf('drain-life-2')).toEqual({ least: 2, step: 2, most: 6 })
    expect(priceOf('agility-magic')).toEqual({ least: 2, step: 2, most: null })
    expect(priceOf('teleport')).toEqual({ least: 2, step: 1, most: 2 })
    expect(priceOf('snake-staff')).toEqual({ least: 1, step: 1, most: 3 })
    expect(priceOf('esp-stats')).toEqual({ least: 0, step: 1, most: 0 })
    expect(priceOf('wall-fortress').least).toBe(5)
  })

  it('12.4 never takes the last SH (G-51)', () => {
    expect([1, 2, 3, 9].map((sh) => mostHeCanPay({ sh }, 'magic-bolt'))).toEqual([null, 1, 2, 7])
    expect([2, 3, 5, 6].map((sh) => mostHeCanPay({ sh }, 'drain-life'))).toEqual([null, 2, 4, 4])
    expect(mostHeCanPay({ sh: 1 }, 'esp-stats')).toBe(0)
    expect(magic('summon-bear', { ann: { now: 4 } }).ids).not.toContain('cast:summon-bear')
  })

  it('12.2 half on a 4, rounded up, and nothing on a 3 (G-50, G-116)', () => {
    expect([3, 4, 9].map((total) => paidFor(5, total))).toEqual([0, 3, 5])
    const half = magic('fireball', { dice: [1, 1, 2, 3, 3, 3, 3, 3] })
      .pick('cast:fireball:bob')
      .value(5)
    expect([half.who('ann').sh, half.who('bob').taken]).toEqual([9, 15])
    const free = magic('fireball', { dice: [1, 1, 1, 3] })
      .pick('cast:fireball:bob')
      .value(1)
    expect([free.who('ann').sh, free.who('bob').taken, free.who('ann').earned.spells]).toEqual([12, 3, 0])
  })

  it('12.4, 13.2, 14.3 what one that fails costs (G-52)', () => {
    expect([paidInVain('magic-bolt', 5), paidInVain('curse-armor', 5), paidInVain('summon-bear', 4), paidInVain('create-fire', 1)]).toEqual(
      [...[5, 1, 3, 0]],
    )
    const t = magic('lightning', { dice: FAILS }).pick('cast:lightning:bob').value(4)
    expect([t.who('ann').sh, t.who('ann').earned.spells, t.who('bob').sh]).toEqual([8, 0, 20])
  })

  it('11.1 a point of experience for each SH spent on one that succeeds', () => {
    const t = magic('stone-flesh', { dice: WORKS }).pick('cast:stone-flesh:ann').value(3)
    expect([t.who('ann').sh, t.who('ann').earned.spells]).toEqual([9, 3])
  })

  it('35.5 whoever spends all but one collapses', () => {
    const t = magic('create-wall', { ann: { now: 3 }, dice: WORKS })
      .pick('cast:create-wall')
      .pick('at:8-11')
    expect(t.who('ann').status).toBe('unconscious')
  })
})

describe('who may be cast at', () => {
  it('12.4, 8.2 enemies in the frontal area; walls stop it, invisibility does not (35.1)', () => {
    expect(magic('magic-bolt').ids).toContain('cast:magic-bolt:bob')
    expect(magic('magic-bolt', { bob: { at: [9, 9] } }).ids).not.toContain('cast:magic-bolt:bob')
    const wall = { terrain: [{ kind: 'wall', at: [9, 12] }] }
    expect(magic('magic-bolt', { scenario: wall }).ids).not.toContain('cast:magic-bolt:bob')
    const hidden = { bob: { at: [9, 11] }, scenario: { terrain: [{ kind: 'shadow', at: [9, 11] }] } }
    expect(magic('magic-bolt', hidden).ids).toContain('cast:magic-bolt:bob')
  })

  it('13.2, 37.4 thrown ones no farther than the normal strength, friends too (G-104, G-118)', () => {
    expect(magic('clumsiness', { bob: { at: [9, 22] } }).ids).toContain('cast:clumsiness:bob')
    expect(magic('clumsiness', { bob: { at: [9, 23] } }).ids).not.toContain('cast:clumsiness:bob')
    const friend = { more: [{ name: 'Una', at: [9, 12], acted: true }] }
    expect(magic('stone-flesh', friend).ids.filter((id) => id.startsWith('cast'))).toEqual(['cast:stone-flesh:ann', 'cast:stone-flesh:una'])
    expect(magic('teleport-away', friend).ids.filter((id) => id.startsWith('cast'))).toHaveLength(3)
  })

  it('32.2, 30.2 after a shift at most, on one’s feet', () => {
    expect(magic('magic-bolt', { ann: { moved: 1 } }).ids).toContain('cast:magic-bolt:bob')
    expect(magic('magic-bolt', { ann: { moved: 2 } }).ids).not.toContain('cast:magic-bolt:bob')
    expect(magic('magic-bolt', { ann: { prone: true } }).ids).not.toContain('cast:magic-bolt:bob')
  })

  it('37.3 he may evade, and then it takes four dice (G-15)', () => {
    const t = magic('magic-bolt', { bob: { acted: false, ag: 8 }, dice: [3, 3, 4, 5] })
      .pick('cast:magic-bolt:bob')
      .value(2)
    expect(t.topic).toBe('evade')
    t.pick('evade')
    expect(t.events('casting')[0]).toMatchObject({ dice: 4 })
    expect(t.events('cast')[0]).toMatchObject({ total: 15, succeeds: false })
  })

  it('12.4, 37.4 it loses by range and obstacles as a bow, a thrown one by every square (G-104)', () => {
    const parts = (spell: SpellId) => {
      const t = magic(spell, { bob: { at: [9, 20] }, scenario: { terrain: [{ kind: 'fire', at: [9, 15] }] }, dice: FAILS })
        .pick(`cast:${spell}:bob`)
        .value(1)
      return t.events('casting')[0]?.parts
    }
    expect(parts('magic-bolt')).toEqual([
      { what: 'agility', value: 14 },
      { what: 'range', value: -2 },
      { what: 'fires', value: -1 },
    ])
    expect(parts('clumsiness')).toEqual([
      { what: 'agility', value: 14 },
      { what: 'range', value: -10 },
      { what: 'fires', value: -1 },
    ])
  })

  it('17.1 a fighter rolls on the mean of agility and wits (G-56)', () => {
    const t = magic('create-fire', { ann: { race: 'human', iq: 11, ag: 14, ready: null }, dice: FAILS })
      .pick('cast:create-fire')
      .pick('at:8-10')
    expect(t.events('casting')[0]).toMatchObject({ need: 12 })
  })
})

describe('missile spells', () => {
  it.each(SPELL_IDS.filter(isMissileSpell))('12.4%s does its dice for each step of SH, less armour (G-117)', (spell) => {
    const { most, step } = MISSILE_SPELLS[spell]
    const dice = most / step
    const t = magic(spell, { bob: { sh: 40, suit: 'leather' }, dice: [...WORKS, ...Array.from({ length: dice }, () => 4)] })
    t.pick(`cast:${spell}:bob`).value(most)
    const each = 4 + Number(/[+-]\d+$/.exec(MISSILE_SPELLS[spell].damage)?.[0] ?? 0)
    const passes = 'noArmour' in MISSILE_SPELLS[spell]
    expect(t.who('bob').taken).toBe(each * dice - (passes ? 0 : 2))
  })

  it('12.4 its dice as a code', () => {
    expect([damageCode('magic-bolt', 3), damageCode('fireball', 2), damageCode('lightning', 4), damageCode('drain-life', 4)]).toEqual([
      ...['3D6-6', '2D6', '4D6+4', '2D6'],
    ])
  })

  it('13.1 Drain Life heals by what it took, its price first, to two above the normal at most (G-122)', () => {
    const t = magic('drain-life', { ann: { now: 12 }, dice: [...WORKS, 6, 6] })
      .pick('cast:drain-life:bob')
      .value(4)
    expect([t.who('bob').taken, t.who('ann').sh]).toEqual([12, 14])
    const weak = magic('drain-life', { ann: { now: 3 }, dice: [...WORKS, 2] }).pick('cast:drain-life:bob')
    expect([weak.who('ann').sh, weak.who('ann').status]).toEqual([3, 'prone'])
  })

  it('35.2 it dazes and knocks down, and kills for experience (11.1)', () => {
    const t = magic('fireball', { bob: { now: 8 }, dice: [...WORKS, 6, 2] })
      .pick('cast:fireball:bob')
      .value(2)
    expect([t.who('bob').status, t.who('bob').fallen?.cause]).toEqual(['dead', 'fireball'])
    expect(t.who('ann').earned).toMatchObject({ halves: 8, deathBlows: 9, spells: 2 })
  })
})

describe('thrown spells', () => {
  it('13.2 Drop Weapon, and Lose Weapon 4 to 8 squares away (G-121)', () => {
    const drop = magic('drop-weapon', { dice: WORKS }).pick('cast:drop-weapon:bob')
    expect([drop.who('bob').ready, drop.state.things[0]]).toMatchObject([null, { type: 'broadsword', at: at(9, 13) }])
    const lose = magic('lose-weapon', { dice: WORKS, draws: ['5-13'] }).pick('cast:lose-weapon:bob')
    expect([lose.who('bob').ready, lose.state.things[0]]).toMatchObject([null, { at: at(5, 13) }])
    expect(magic('drop-weapon', { bob: { ready: null } }).ids).not.toContain('cast:drop-weapon:bob')
  })

  it('13.2, 14.2 Magic Speed and the three Fleshes last two turns for each SH; of these the highest counts (G-53)', () => {
    const t = magic(['magic-speed', 'stone-flesh', 'iron-flesh', 'steel-flesh'], { dice: WORKS }).pick('cast:magic-speed:ann').value(3)
    expect(t.who('ann').effects).toEqual([{ spell: 'magic-speed', until: 7 }])
    const worth = { 'stone-flesh': 3, 'iron-flesh': 4, 'steel-flesh': 5 } as const
    for (const spell of ['stone-flesh', 'iron-flesh', 'steel-flesh'] as const) {
      const flesh = magic(spell, { dice: WORKS }).pick(`cast:${spell}:ann`).value(1)
      expect([flesh.who('ann').effects, armour(flesh.who('ann'), 'rear')]).toEqual([[{ spell, until: 3 }], worth[spell]])
    }
    const both = magic('stone-flesh', { ann: { effects: [{ spell: 'steel-flesh', turns: 2 }] }, dice: WORKS })
      .pick('cast:stone-flesh:ann')
      .value(1)
    expect(armour(both.who('ann'), 'front')).toBe(5)
  })

  it('13.2 Clumsiness and Curse Armor by the SH put in, the greater and the longer of two (G-119)', () => {
    const clumsy = magic('clumsiness', { dice: WORKS }).pick('cast:clumsiness:bob').value(3)
    expect([clumsy.who('bob').effects, agility(clumsy.who('bob'))]).toEqual([[{ spell: 'clumsiness', until: 5, amount: 3 }], 7])
    const had = { bob: { suit: 'chain-mail', effects: [{ spell: 'curse-armor', turns: 9, amount: 2 }] } }
    const curse = magic('curse-armor', { ...had, dice: WORKS })
      .pick('cast:curse-armor:bob')
      .value(1)
    expect([curse.who('bob').effects, armour(curse.who('bob'), 'front')]).toEqual([[{ spell: 'curse-armor', until: 10, amount: 2 }], 1])
  })

  it('13.2 Heal-Strength, up to two above the normal; it wakes the unconscious (35.5)', () => {
    const t = magic('heal-strength', { more: [{ name: 'Una', at: [9, 11], sh: 12, now: 1, acted: true }], dice: WORKS })
    t.pick('cast:heal-strength:una').value(4)
    expect([t.who('una').sh, t.who('una').status, t.who('ann').sh]).toEqual([5, 'prone', 8])
    expect(magic('heal-strength', { ann: { now: 14 } }).ids).not.toContain('cast:heal-strength:ann')
  })

  it('13.2, 13.3 Agility Magic for the rest of the fight, two SH a point', () => {
    const t = magic('agility-magic', { dice: WORKS }).pick('cast:agility-magic:ann').value(4)
    expect([t.who('ann').effects, agility(t.who('ann'))]).toEqual([[{ spell: 'agility-magic', until: null, amount: 2 }], 16])
  })

  it('13.2 Teleport where the mage wishes, Teleport Away 15 squares and more, out of every hold (G-99, G-121)', () => {
    const t = magic('teleport', { dice: WORKS }).pick('cast:teleport:ann').pick('at:1-1')
    expect(t.who('ann').at).toBe(at(1, 1))
    const held = { bob: { handCombat: ['una'] }, more: [{ name: 'Una', at: [9, 14], acted: true }] }
    const away = magic('teleport-away', { ...held, dice: WORKS, draws: ['0-39'] }).pick('cast:teleport-away:bob')
    expect([away.who('bob').at, away.who('bob').holds, away.who('una').holds]).toEqual([at(0, 39), [], []])
    expect(distance(at(0, 39), at(9, 13))).toBeGreaterThanOrEqual(15)
  })

  it('13.3 Ring of Fire burns under enemies, not under friends (G-143)', () => {
    const more = [{ name: 'Una', at: [8, 10], acted: true }]
    const t = magic('ring-of-fire', { bob: { at: [10, 11] }, more, dice: WORKS }).pick('cast:ring-of-fire:ann')
    const burning = t.state.terrain.map(({ at: square }) => square)
    expect(burning).toHaveLength(7)
    expect([burning.includes(at(10, 11)), burning.includes(at(8, 10)), burning.includes(at(9, 10))]).toEqual([true, false, false])
  })

  it('13.2 Invisibility is paid for at each end of turn, or ends (G-120)', () => {
    const begin = () => {
      const t = magic('invisibility', { ann: { ag: 16 }, dice: WORKS, free: true }).pick('cast:invisibility:ann')
      expect([t.who('ann').sh, t.who('ann').effects]).toEqual([10, [{ spell: 'invisibility', until: null, by: 'ann' }]])
      t.pick('nothing')
      expect([t.topic, t.ask.about]).toEqual(['renew', 'ann'])
      return t
    }
    expect(begin().pick('renew').who('ann')).toMatchObject({ sh: 9, effects: [{ spell: 'invisibility' }] })
    expect(begin().pick('cancel').who('ann')).toMatchObject({ sh: 10, effects: [] })
  })

  it('13.3 Missile Return: twice as far, back to the shooter’s front, but 5 or less hits singly (G-54)', () => {
    const shot = (dice: readonly number[]) => {
      const ann = { race: 'human', ready: 'long-bow', spells: [], ag: 14, iq: 8, suit: 'leather-tunic' }
      return magic([], { ann, bob: { at: [9, 17], effects: [{ spell: 'missile-return', turns: 3 }] }, dice }).pick('shoot:bob')
    }
    const back = shot([2, 3, 4, 5])
    expect(back.events('aimed')[0]).toMatchObject({ need: 11 })
    expect([back.who('bob').taken, back.who('ann').taken, back.who('bob').earned.halves]).toEqual([0, 5, 0])
    const through = shot([1, 1, 2, 5])
    expect([through.who('bob').taken, through.who('ann').taken]).toEqual([6, 0])
    const thrown = magic([], {
      ann: { race: 'human', ready: 'axe', spells: [], ag: 14, iq: 8 },
      bob: { at: [9, 12], effects: [{ spell: 'missile-return', turns: 3 }] },
      dice: [2, 2, 3, 4],
    }).pick('throw:bob')
    expect([thrown.state.things[0]?.at, thrown.who('ann').taken]).toEqual([at(9, 10), 6])
    const spell = magic('clumsiness', { bob: { effects: [{ spell: 'missile-return', turns: 3 }] }, dice: [2, 2, 2] })
      .pick('cast:clumsiness:bob')
      .value(2)
    expect([spell.who('bob').effects.length, spell.who('ann').effects]).toEqual([1, [{ spell: 'clumsiness', until: 5, amount: 2 }]])
    const bolt = magic('magic-missile', { bob: { effects: [{ spell: 'missile-return', turns: 3 }] }, dice: [...WORKS, 5] })
      .pick('cast:magic-missile:bob')
      .value(1)
    expect([bolt.who('bob').taken, bolt.who('ann').taken]).toEqual([0, 4])
  })
})

describe('those who are called', () => {
  it.each(SPELL_IDS.filter(isSummoning))(
    '14.4%s: next to its mage, facing as he does, his to play from the next turn on (G-57, G-124)',
    (spell) => {
      const t = magic(spell, { dice: WORKS, draws: ['8-10'] }).pick(`cast:${spell}`)
      const { creature, cost } = SUMMON_SPELLS[spell]
      const called = t.who(`${creature}-1`)
      expect(called).toMatchObject({
        kind: creature,
        coming: 'summoned',
        by: 'ann',
        side: 'west',
        seat: 0,
        at: at(8, 10),
        facing: 'e',
        acted: true,
      })
      expect(t.who('ann').sh).toBe(12 - cost)
      expect(called.spells.some((each) => isSummoning(each) || isIllusion(each))).toBe(false)
    },
  )

  it.each(SPELL_IDS.filter(isIllusion))('14.5%s: for the other side it is somebody summoned (G-58)', (spell) => {
    const t = magic(spell, { dice: WORKS, draws: ['8-10'] }).pick(`cast:${spell}`)
    const id = `${ILLUSION_SPELLS[spell].creature}-1`
    expect(t.who(id)).toMatchObject({ coming: 'illusion', by: 'ann' })
    expect([t.seen(0), t.seen(1)].map(({ characters }) => characters.find((each) => each.id === id)?.coming)).toEqual(['illusion', null])
    expect(JSON.stringify(t.told(1))).not.toContain('illusion')
    expect(t.told(1).find(({ type }) => type === 'called')?.rule).toBe('14.4')
    expect([0, 1].map((seat) => t.told(seat).some(({ type }) => type === 'feigned'))).toEqual([true, false])
  })

  it('14.4 paid for every so many turns, or let go; an illusion costs nothing (G-124)', () => {
    const later = (called: number) => {
      const t = magic('summon-orc', { dice: WORKS, draws: ['8-10'], free: true, ann: { ag: 16 } }).pick('cast:summon-orc')
      for (let turn = 1; turn < called; turn++) while (t.state.turn === turn) t.pick(t.ids.includes('wait') ? 'wait' : (t.ids.at(-1) ?? ''))
      while (t.topic !== 'renew' && t.state.turn === called && !(t.topic === 'action' && t.ask.about === 'ann'))
        t.pick(t.ids.includes('wait') ? 'wait' : (t.ids[0] ?? ''))
      return t
    }
    const due = later(4)
    expect([due.topic, due.ask.about, due.ids]).toEqual(['renew', 'orc-1', ['renew', 'cancel']])
    const { sh } = due.who('ann')
    expect(due.pick('renew').who('ann').sh).toBe(sh - 1)
    expect(later(4).pick('cancel').who('orc-1').status).toBe('vanished')
    expect(later(3).topic).toBe('action')
  })

  it('14.4 all of his go with the mage; illusions stay while he is only unconscious', () => {
    const more = [{ name: 'Una', side: 'east', at: [9, 11], ready: 'broadsword', ag: 12, sh: 12 }]
    const struck = (now: number, spell: SpellId, damage: readonly number[]) => {
      const t = magic(spell, {
        ann: { now, facing: 'w', acted: false },
        bob: { at: [0, 39] },
        more,
        dice: [...WORKS, 2, 3, 4, ...damage],
        draws: ['8-10'],
      })
      t.pick(`cast:${spell}`)
      while (t.ask.about !== 'una') t.pick('nothing')
      return t.pick('attack:ann')
    }
    expect(struck(12, 'summon-wolf', [6, 6]).who('wolf-1').status).toBe('vanished')
    expect(struck(12, 'illusion-wolf', [6, 6]).who('wolf-1').status).toBe('vanished')
    expect(struck(12, 'summon-wolf', [4, 5]).who('wolf-1').status).toBe('vanished')
    expect(struck(12, 'illusion-wolf', [4, 5]).who('wolf-1').status).toBe('standing')
  })

  it('3.3 wits are what is rolled against, and nothing else of his (34.4, G-95)', () => {
    const need = (iq: number) => {
      const t = magic('illusion-wolf', { bob: { acted: false, iq, ag: 9 }, dice: [...WORKS, 4, 4, 4], draws: ['8-10'] })
      t.pick('cast:illusion-wolf').pick('disbelieve')
      return [t.events('doubting')[0]?.need, t.events('judged')[0]?.succeeds]
    }
    expect([need(12), need(11)]).toEqual([
      [12, true],
      [11, false],
    ])
  })

  it('34.4 an illusion that is disbelieved is gone (G-58)', () => {
    const t = magic('illusion-wolf', { bob: { acted: false, iq: 12, ag: 9 }, dice: [...WORKS, 4, 4, 4], draws: ['8-10'] })
    t.pick('cast:illusion-wolf').pick('disbelieve')
    expect(t.who('wolf-1').status).toBe('vanished')
  })

  it('16.4 the Snake Staff: a snake for each SH, and five turns (G-127)', () => {
    const t = magic('snake-staff', { dice: WORKS, draws: ['8-10', '8-11', '10-10'] })
      .pick('cast:snake-staff')
      .value(3)
    expect([t.who('ann').ready, t.who('ann').sh]).toEqual([null, 9])
    expect(['snake-1', 'snake-2', 'snake-3'].map((id) => t.who(id).effects)).toEqual(
      Array.from({ length: 3 }, () => [{ spell: 'snake-staff', until: 6 }]),
    )
    expect(magic('snake-staff', { ann: { ready: 'dagger' } }).ids).not.toContain('cast:snake-staff')
  })

  it('16.4, 16.5 snakes and images are gone at the end of their last turn', () => {
    const t = magic(['snake-staff', 'image'], { ann: { ag: 16 }, dice: WORKS, free: true })
      .pick('cast:snake-staff')
      .value(1)
    for (let turn = 1; turn <= 6; turn++)
      while (t.state.turn === turn && !t.over)
        t.pick(t.ids.includes('wait') ? 'wait' : t.ids.includes('nothing') ? 'nothing' : (t.ids[0] ?? ''))
    expect([t.state.turn, t.who('snake-1').status]).toEqual([7, 'vanished'])
  })
})

describe('Image', () => {
  const cast = (more: Scene = {}) =>
    magic('image', { bob: { at: [9, 12], acted: false, ag: 9 }, dice: WORKS, draws: ['8-10', '10-10', '10-10', '2'], ...more }).pick(
      'cast:image',
    )

  it('16.5 three alike on three squares, under names that tell nothing (G-59)', () => {
    const t = cast()
    expect([t.who('ann').at, t.who('ann').mask, t.who('ann').sh]).toEqual([at(10, 10), 'ann-2', 10])
    const shown = t.seen(1).characters.filter(({ side, name }) => side === 'west' && name === 'Ann')
    expect(shown.map(({ id }) => id)).toEqual(['ann-1', 'ann-2', 'ann-3'])
    // Whatever the other side sees of them is the same but for name and square.
    const alike = shown.map(({ id: _id, at: _at, engagedBy: _engaged, ...rest }) => rest)
    expect(alike[1]).toEqual(alike[0])
    expect(alike[2]).toEqual(alike[0])
    const since = t.told(1).slice(t.told(1).findIndex(({ type }) => type === 'images'))
    expect(since.length).toBeGreaterThan(0)
    expect(JSON.stringify([since, t.seen(1)])).not.toMatch(/"ann"|-image-/)
  })

  it('16.5 all three engage, so that nobody can tell the mage by where moves stop (G-59)', () => {
    const t = cast({ bob: { at: [9, 11], acted: false, ag: 9 } })
    const bob = t.seen(1).characters.find(({ id }) => id === 'bob')
    expect(bob?.engagedBy).toEqual(['ann-1', 'ann-2', 'ann-3'])
  })

  it('16.5 one that is hit vanishes, and the last one takes the names along', () => {
    const t = cast({ dice: [...WORKS, 2, 3, 4, 4, 4] })
    while (t.ask.about !== 'bob') t.pick('nothing')
    expect(t.ids.filter((id) => id.startsWith('attack'))).toEqual([])
    const near = magic('image', {
      bob: { at: [9, 11], acted: false, ag: 9 },
      dice: [...WORKS, 2, 3, 4, 4, 4],
      draws: ['8-10', '10-10', '10-10', '2'],
    }).pick('cast:image')
    while (near.ask.about !== 'bob') near.pick('nothing')
    near.pick('attack:ann-1')
    const images = near.state.figures.filter(({ coming }) => coming === 'image')
    expect(images.map(({ mask, status }) => [mask, status])).toEqual([
      ['ann-1', 'vanished'],
      ['ann-3', 'standing'],
    ])
    expect(near.who('ann').mask).toBe('ann-2')
  })
})

describe('terrain that magic makes', () => {
  it.each(SPELL_IDS.filter(isTerrainSpell))('15.1%s on one square next to the mage (G-125)', (spell) => {
    const t = magic(spell, { bob: { at: [9, 11] }, dice: WORKS }).pick(`cast:${spell}`)
    expect(t.topic).toBe('place')
    const under = spell === 'create-shadow' || spell === 'create-exit'
    expect([t.ids.includes('at:9-11'), t.ids.includes('at:9-10'), t.ids.length]).toEqual([false, under, under ? 8 : 7])
    t.pick('at:8-10')
    const kind = spell.replace('create-', '')
    if (kind === 'exit') expect(t.state.exits).toEqual([at(8, 10)])
    else expect(t.state.terrain).toEqual([{ kind, at: at(8, 10), layers: 1 }])
  })

  it('23.3 a wall into a pit leaves open sand; fire lies in layers', () => {
    const pit = magic('create-wall', { scenario: { terrain: [{ kind: 'pit', at: [8, 10] }] }, dice: WORKS })
      .pick('cast:create-wall')
      .pick('at:8-10')
    expect(pit.state.terrain).toEqual([])
    const fire = magic('create-fire', { scenario: { terrain: [{ kind: 'fire', at: [8, 10], layers: 2 }] }, dice: WORKS })
      .pick('cast:create-fire')
      .pick('at:8-10')
    expect(fire.state.terrain).toMatchObject([{ layers: 3 }])
  })

  const laid = (spell: SpellId, scene: Scene = {}) => {
    const t = magic(spell, { ...scene, dice: WORKS }).pick(`cast:${spell}`)
    return t.state.terrain.map(({ at: square }) => squareId(square))
  }

  it('15.2 rows ahead, and the Shadow Wall on the mage (G-60)', () => {
    const row = ['9-11', '8-11', '10-11', '7-11', '11-11', '6-11', '12-11']
    for (const spell of ['pit-trench', 'wall-of-fire', 'wall-line'] as const) expect(laid(spell), spell).toEqual(row)
    expect(laid('shadow-wall')).toEqual(['9-10', '8-10', '10-10'])
  })

  it('15.2 an angle between the mage and the middle, as drawn (G-60)', () => {
    for (const spell of ['pit-fortress', 'wall-fortress'] as const) {
      const squares = laid(spell, { ann: { at: [9, 10] }, bob: { at: [0, 39] } })
      expect(squares).toEqual(['10-11', '9-11', '10-10', '8-11', '10-9', '7-11', '10-8', '6-11', '10-7', '5-11'])
    }
    expect(laid('wall-fortress', { ann: { at: [15, 1] } })).toEqual(['14-2', '15-2', '14-1', '16-2', '14-0', '17-2', '18-2'])
  })

  it('16.1 nothing beyond walls and the edge; the rest flows on along the other arm; no fire under friends', () => {
    const wall = { scenario: { terrain: [{ kind: 'wall', at: [7, 11] }] } }
    expect(laid('wall-of-fire', wall).filter((id) => id !== '7-11')).toEqual(['9-11', '8-11', '10-11', '11-11', '12-11', '13-11', '14-11'])
    const friend = { more: [{ name: 'Una', at: [8, 11], acted: true }] }
    expect(laid('wall-of-fire', friend)).toEqual(['9-11', '10-11', '7-11', '11-11', '6-11', '12-11', '5-11'])
    const s = magic('pit-trench', { bob: { at: [8, 11] } }).state
    const ann = figureOf(s, 'ann')
    if (ann.at === null) throw new Error('Ann is gone')
    expect(areaSquares(s, { ...ann, at: ann.at }, 'pit-trench').map(spotOf)).not.toContainEqual([8, 11])
  })
})

describe('the other special spells', () => {
  it('16.2 Dazzle: 3 off the agility of all who see the mage (G-129)', () => {
    const more = [
      { name: 'Dan', side: 'east', at: [9, 16], facing: 'e', acted: true },
      { name: 'Fay', side: 'east', at: [9, 17], prone: true, acted: true },
    ]
    const t = magic('dazzle', { more, dice: WORKS }).pick('cast:dazzle')
    expect(['bob', 'dan', 'fay'].map((id) => t.who(id).effects)).toEqual([[{ spell: 'dazzle', until: 4, amount: 3 }], [], []])
    expect([agility(t.who('bob')), t.who('ann').sh]).toEqual([7, 9])
  })

  it('16.3 Psychic Blast: a die for every enemy within five squares, past all armour (G-126)', () => {
    const more = [
      { name: 'Dan', side: 'east', at: [4, 10], suit: 'plate-mail', acted: true },
      { name: 'Fay', side: 'east', at: [9, 16], acted: true },
    ]
    const t = magic('psychic-blast', { more, dice: [...WORKS, 5, 3] }).pick('cast:psychic-blast')
    expect(['dan', 'bob', 'fay', 'eve'].map((id) => t.who(id).taken)).toEqual([5, 3, 0, 0])
    expect([t.who('dan').dazed, t.who('ann').earned.halves]).toEqual([true, 8])
  })

  it('16.6 ESP Stats: half a die of enemies, known to the whole side to the end of the next turn (G-130)', () => {
    const t = magic('esp-stats', { bob: { effects: [{ spell: 'invisibility' }] }, dice: [...WORKS, 6] })
    expect(t.seen(0).characters.map(({ id }) => id)).not.toContain('bob')
    t.pick('cast:esp-stats')
    expect([t.topic, t.ids, t.who('ann').sh]).toEqual(['esp', ['bob'], 12])
    t.pick('bob')
    expect(t.seen(0).characters.find(({ id }) => id === 'bob')?.sh).toEqual({ now: 20, normal: 20 })
    expect(t.told(1).some(({ type }) => type === 'seen-through')).toBe(false)
  })

  it('17.1 what fighters may know, by wits and race (G-56)', () => {
    const knows = (kind: 'orc' | 'human' | 'elf' | 'mage', iq: number) => spellsOfFighter({ kind, normal: { sh: 12, ag: 12, iq } })
    expect([knows('human', 9), knows('mage', 20)]).toEqual([[], []])
    expect(knows('human', 10)).toEqual(['esp-stats', 'create-fire', 'lose-weapon', 'heal-strength', 'create-pit', 'agility-magic'])
    expect([knows('orc', 15).at(-1), knows('human', 15).at(-1), knows('elf', 15).at(-1)]).toEqual([
      'create-wall',
      'teleport-away',
      'ring-of-fire',
    ])
  })

  it('12.2 every spell of the tables has its place in these tests', () => {
    const kinds = [isMissileSpell, isThrownSpell, isSummoning, isIllusion, isTerrainSpell, isAreaSpell]
    const others = SPELL_IDS.filter((spell) => !kinds.some((is) => is(spell)))
    expect([SPELL_IDS.length, others]).toEqual([63, ['dazzle', 'psychic-blast', 'snake-staff', 'image', 'esp-stats']])
  })
})

describe('what ends with a mage', () => {
  it.each(['summon-orc', 'snake-staff', 'image'] as const)(
    '14.4 nobody comes to one whose senses went with the price: %s (G-124)',
    (spell) => {
      const now = spell === 'snake-staff' ? 2 : 3
      const t = magic(spell, { ann: { now }, dice: [3, 3, 3], free: true }).pick(`cast:${spell}`)
      expect([t.who('ann').sh, t.who('ann').status]).toEqual([1, 'unconscious'])
      expect(t.state.figures.map(({ id }) => id)).toEqual(['ann', 'bob', 'eve'])
    },
  )

  it('14.5 an illusion stays with a mage without his senses (G-124)', () => {
    const t = magic('illusion-orc', { ann: { now: 4 }, dice: [3, 3, 3], free: true }).pick('cast:illusion-orc')
    expect([t.who('ann').status, t.who('orc-1').status]).toEqual(['unconscious', 'standing'])
  })

  it('14.4 the Orc that is there goes, and none comes in its place (G-124)', () => {
    const t = magic('summon-orc', { ann: { now: 5 }, dice: [...WORKS, 6, 1, 6, 1, ...WORKS], free: true }).pick('cast:summon-orc')
    while (t.topic !== 'action' || t.ask.about !== 'ann')
      t.pick(['renew', 'wait', 'nothing', 'no'].find((id) => t.ids.includes(id)) ?? t.ids[0] ?? '')
    t.pick('cast:summon-orc')
    expect([t.who('ann').status, t.state.figures.filter(({ kind, at }) => kind === 'orc' && at !== null)]).toEqual(['unconscious', []])
  })

  it('13.2 Invisibility, at once (G-120)', () => {
    const cy = { name: 'Cy', at: [8, 10], acted: true }
    const t = magic('invisibility', { ann: { now: 5 }, bob: { at: [9, 11], acted: false }, more: [cy], dice: [...WORKS, 3, 3, 3, 6, 6] })
    t.pick('cast:invisibility:cy')
    expect(t.who('cy').effects.map(({ spell }) => spell)).toEqual(['invisibility'])
    t.pick('attack:ann')
    expect([t.who('ann').status, t.who('cy').effects]).toEqual(['dead', []])
    expect(t.events('spell-over')).toMatchObject([{ figure: 'cy', spell: 'invisibility' }])
  })

  it('14.4 what one called by him called itself goes with it (16.4)', () => {
    const t = magic('summon-mage', { dice: WORKS, draws: ['8-10'], free: true }).pick('cast:summon-mage')
    while (t.topic !== 'action' || t.ask.about !== 'mage-1')
      t.pick(['renew', 'wait', 'nothing', 'no'].find((id) => t.ids.includes(id)) ?? t.ids[0] ?? '')
    t.who('mage-1').normal.ag = 40
    t.pick('cast:snake-staff')
    if (t.ask.kind === 'number') t.value(1)
    const snakes = () => t.state.figures.filter(({ kind, at }) => kind === 'snake' && at !== null).length
    const before = snakes()
    t.who('ann').sh = 2
    while (t.who('mage-1').at !== null && !t.over)
      t.pick(['cancel', 'wait', 'nothing', 'no'].find((id) => t.ids.includes(id)) ?? t.ids[0] ?? '')
    expect([before, snakes()]).toEqual([1, 0])
  })

  it('14.4 what one carries falls when it vanishes, bones too (G-148)', () => {
    const t = magic('summon-orc', { dice: WORKS, draws: ['8-10'], more: [{ name: 'Una', dead: true }], free: true }).pick('cast:summon-orc')
    const at = t.who('orc-1').at
    t.who('orc-1').also = { id: 'bones-9', type: 'bones', of: 'una' }
    while (t.who('orc-1').at !== null) t.pick(['cancel', 'wait', 'nothing', 'no'].find((id) => t.ids.includes(id)) ?? t.ids[0] ?? '')
    expect(t.state.things.filter((thing) => thing.at === at).map(({ type }) => type)).toEqual(['war-hammer', 'bones'])
  })

  it('13.2 what a scenario puts on somebody lasts as many turns as it says, unpaid (14.2, G-153)', () => {
    const t = magic([], { bob: { effects: [{ spell: 'invisibility', turns: 2 }] }, free: true })
    const lasts: boolean[] = []
    for (let turn = 1; turn <= 4; turn++) {
      lasts.push(t.who('bob').effects.length > 0)
      while (t.state.turn === turn) t.pick(['last', 'wait', 'nothing', 'no'].find((id) => t.ids.includes(id)) ?? t.ids[0] ?? '')
    }
    expect(lasts).toEqual([true, true, true, false])
  })

  it('13.3 the way to somebody from whom things return counts twice for the dice, and once for the reach; a spell sent back earns nothing (37.4, G-151)', () => {
    const bob = { at: [9, 20], effects: [{ spell: 'missile-return', turns: 3 }] } as const
    const t = magic('clumsiness', { ann: { ag: 40 }, bob, dice: [3, 3, 3], free: true })
    expect(t.ids).toContain('cast:clumsiness:bob')
    t.pick('cast:clumsiness:bob').value(2)
    expect(t.events('casting')[0]?.parts).toContainEqual({ what: 'range', value: -20 })
    expect([t.events('returned').length, t.who('ann').earned.spells, t.who('ann').effects.length]).toEqual([1, 0, 1])
    // Strength spent on magic isn't blood (G-85).
    expect(t.state.lastBlood).toBe(0)
  })

  it('15.2 a wall ends the row of a spell, and whom the mage does not see counts as nobody (G-154)', () => {
    const wall = { scenario: { terrain: [{ kind: 'wall', at: [7, 11] }] } }
    const bob = { at: [10, 11] }
    const squares = (spell: 'wall-of-fire' | 'pit-trench', more: Sheet) => {
      const t = magic(spell, { ...wall, bob: { ...bob, ...more }, ann: { facing: 'e' } })
      const ann = t.who('ann')
      return ann.at === null ? [] : areaSquares(t.state, { ...ann, at: ann.at }, spell).map(squareId)
    }
    const unseen = { at: [12, 11], effects: [{ spell: 'invisibility', turns: 9 }] }
    expect(squares('wall-of-fire', {})).toEqual(['9-11', '8-11', '10-11', '11-11', '12-11', '13-11', '14-11'])
    expect(squares('pit-trench', {})).toEqual(['9-11', '8-11', '11-11', '12-11', '13-11', '14-11', '15-11'])
    expect([squares('wall-of-fire', unseen), squares('pit-trench', unseen)].map((row) => row.includes('12-11'))).toEqual([true, true])
  })
})
