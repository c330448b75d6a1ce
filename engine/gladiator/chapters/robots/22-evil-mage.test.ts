import { describe, expect, it } from 'vitest'
import { areAdjacent, distance, isInFrontalArea, squareAt } from '../../open/squares.ts'
import { arena, type Laid, type Sheet } from '../../proof/table-top.ts'
import { SPECIAL } from '../../tables/special.ts'
import { agility, effectOf } from '../figures.ts'

/** Dice that come to 9. */
const WORKS = [2, 3, 4]

interface Scene extends Laid {
  readonly mage?: Sheet
  /** Everyone else. */
  readonly others?: readonly Sheet[]
  readonly scenario?: Sheet
}

/** An Evil Mage of the East, facing west, acts first; Zed of the West, who evades in a corner, decides after it. */
function acts({ mage = {}, others = [], scenario = {}, ...laid }: Scene = {}) {
  const characters = [
    { name: 'Zed', at: [18, 0], ag: 5, facing: 'w', evading: true },
    ...others.map((each) => ({ acted: true, ...each })),
    { robot: 'evil-mage', side: 'east', at: [9, 20], ...mage },
  ]
  return arena({ phase: 'action', turn: 2, characters, ...scenario }, laid)
}

const ANN = { name: 'Ann', at: [9, 16], sh: 12, ag: 11, ready: 'broadsword' }
const BEHEMOTH = { robot: 'behemoth', side: 'east', at: [9, 19] }

describe('22 the Evil Mage', () => {
  it('22.1 lays a Death Sword into the hand of a Behemoth next to it, once (G-128)', () => {
    const t = acts({ others: [BEHEMOTH], free: true })
    expect(t.events('death-sword-given')).toMatchObject([{ figure: 'behemoth-1', by: 'evil-mage-1', thing: 'death-sword-1' }])
    expect([t.who('behemoth-1').ready?.type, t.events('casting').length]).toEqual(['death-sword', 0])
    t.who('behemoth-1').ready = null
    const { turn } = t.state
    t.atRandom('sword', 60)
    expect([t.state.turn > turn, t.events('death-sword-given').length]).toEqual([true, 1])
  })

  it('22.1 lends its friend agility, and speed while no enemy is within a charge', () => {
    const given = { ...BEHEMOTH, at: [9, 18], effects: [{ spell: 'agility-magic', amount: 3 }] }
    const nimble = acts({ others: [{ ...BEHEMOTH, at: [9, 18] }], dice: WORKS })
    expect([agility(nimble.who('behemoth-1')), nimble.who('evil-mage-1').sh]).toEqual([15, 14])
    const quick = acts({ others: [given], dice: WORKS })
    expect(effectOf(quick.who('behemoth-1'), 'magic-speed')?.until).toBe(6)
    const engaged = acts({ others: [given, { ...ANN, at: [9, 17] }], dice: WORKS, draws: ['clumsiness'] })
    expect(effectOf(engaged.who('behemoth-1'), 'magic-speed')).toBeNull()
  })

  it('22.1 a Behemoth with the Death Sword strikes with it, slashes at two, and drops it when it dies (G-114, 21.2)', () => {
    const armed = (more: readonly Sheet[]) => {
      const t = acts({ others: [{ ...BEHEMOTH, at: [9, 19], acted: false }, ...more], free: true })
      return t
    }
    const { damage } = SPECIAL['death-sword']
    expect(damage).toBe('5D6+5')
    const one = armed([{ ...ANN, sh: 16, at: [9, 18] }])
    expect(one.events('attacked').map((each) => [each.with, each.rule])).toEqual([['death-sword', '33.6']])
    const two = armed([
      { ...ANN, sh: 16, at: [9, 18] },
      { ...ANN, name: 'Bram', sh: 16, at: [8, 18] },
    ])
    expect(two.events('attacked').map((each) => [each.with, each.rule])).toEqual([
      ['death-sword', '33.7'],
      ['death-sword', '33.7'],
    ])
  })

  it('22.1 blasts three near it, or two who are almost dead (16.3)', () => {
    const near = [ANN, { ...ANN, name: 'Bram', at: [8, 16] }, { ...ANN, name: 'Cleo', at: [7, 17] }]
    const cast = (others: readonly Sheet[]) => acts({ others, free: true }).events('cast')[0]?.spell
    expect(cast(near)).toBe('psychic-blast')
    const [ann, bram] = near
    expect(cast([ann ?? {}, bram ?? {}])).not.toBe('psychic-blast')
  })

  it('22.1 drains whom it takes for almost dead, by what his side has seen him lose (13.1, G-138)', () => {
    const weak = { ...ANN, name: 'Cleo', at: [7, 14] }
    const t = acts({ others: [ANN, weak], free: true })
    expect(t.events('cast')[0]?.whom).not.toBe(undefined)
    // Nobody has been seen to lose anything: what someone has left is his own secret (26.1).
    const secret = ['ann', 'cleo'].map((id) => {
      const others = [ANN, weak].map((each) => (each.name.toLowerCase() === id ? { ...each, now: 3 } : each))
      return acts({ others, draws: ['drain-life'], free: true }).events('cast')[0]?.whom
    })
    expect(secret[0]).toBe(secret[1])
    const open = acts({ others: [ANN, { ...weak, now: 3 }], variants: ['open-stats'], free: true })
    expect(open.events('cast')[0]).toMatchObject({ spell: 'drain-life', whom: 'cleo' })
  })

  it('22.1 dazzles three who see it and are not dazzled yet (16.2)', () => {
    const far = [ANN, { ...ANN, name: 'Bram', at: [8, 12] }, { ...ANN, name: 'Cleo', at: [7, 12] }].map((each) => ({
      ...each,
      facing: 'e',
    }))
    const t = acts({ others: far, dice: WORKS })
    expect(far.map(({ name }) => effectOf(t.who(name.toLowerCase()), 'dazzle')?.amount)).toEqual([3, 3, 3])
    const dazzled = far.map((each) => ({ ...each, effects: [{ spell: 'dazzle', turns: 2, amount: 3 }] }))
    expect(acts({ others: dazzled, free: true }).events('cast')[0]?.spell).not.toBe('dazzle')
  })

  it.each([
    ['lose-weapon', { at: [9, 16] }],
    ['clumsiness', { at: [9, 16] }],
    ['curse-armor', { at: [9, 16], suit: 'plate-mail', sh: 16 }],
  ])('22.1 hinders whom it cannot kill, as it is drawn: %s', (spell, ann) => {
    const t = acts({ others: [{ ...ANN, ...ann }], draws: [spell, '9-12'], free: true })
    expect(t.events('cast')[0]).toMatchObject({ spell, whom: 'ann' })
  })

  it('22.1 aims at nobody who evades, and at nobody whom it would hardly hit', () => {
    const t = acts({ others: [{ ...ANN, evading: true }], free: true })
    expect([t.events('cast').length, t.events('evaded').map(({ figure }) => figure)]).toEqual([0, ['evil-mage-1']])
  })

  it('22.1 with an enemy about it arms itself with Steel Flesh, as often as not (13.2)', () => {
    const t = acts({ others: [{ ...ANN, at: [9, 19] }], draws: ['steel-flesh'], dice: WORKS })
    expect([effectOf(t.who('evil-mage-1'), 'steel-flesh')?.until, t.who('evil-mage-1').sh]).toEqual([6, 18])
  })

  it('22.1 worn down it teleports, as far from everybody as it can, and badly hurt to the exit (13.2)', () => {
    const ann = { ...ANN, at: [9, 19] }
    const far = acts({ mage: { now: 10 }, others: [ann], draws: ['teleport'], dice: WORKS, scenario: { exit: [0, 20] } })
    const gone = far.events('teleported')[0]
    expect([gone?.figure, distance(far.who('evil-mage-1').at ?? 0, squareAt(9, 19) ?? 0) > 15]).toEqual(['evil-mage-1', true])
    const out = acts({ mage: { now: 6 }, others: [ann], draws: ['teleport'], dice: WORKS, scenario: { exit: [0, 20] } })
    expect(out.events('teleported')[0]?.to).toBe(squareAt(0, 20))
  })

  it('22.1 or it sends away whoever stands next to it, or drains him to heal itself (13.1)', () => {
    const others = [{ ...ANN, at: [9, 19] }]
    const away = acts({ mage: { now: 10 }, others, draws: ['teleport-away'], free: true })
    expect(away.events('cast')[0]).toMatchObject({ spell: 'teleport-away', whom: 'ann' })
    const drained = acts({ mage: { now: 10 }, others: [ANN], dice: [...WORKS, 3, 4] })
    expect([drained.events('healed')[0]?.amount, drained.who('evil-mage-1').sh, drained.who('ann').sh]).toEqual([7, 13, 5])
  })

  it('22.1 turns back what flies at it, and evades a blow that could kill (13.3, 37.3)', () => {
    const t = arena(
      {
        phase: 'action',
        characters: [
          { name: 'Ann', at: [9, 10], ag: 16, ready: 'long-bow', sh: 14 },
          { robot: 'evil-mage', side: 'east', at: [9, 13], acted: true },
          { name: 'Zed', side: 'east', at: [18, 39], ag: 4 },
        ],
      },
      { dice: [2, 3, 3, 2, 2], draws: [] },
    )
    t.pick('shoot:evil-mage-1')
    expect(t.events('returned')[0]).toMatchObject({ by: 'ann', whom: 'evil-mage-1' })
  })

  it('22.1 comes out beside the strongest robot, with him in sight, engaged or not (18.2, G-61)', () => {
    const t = arena(
      {
        phase: 'move',
        first: 'east',
        characters: [
          { name: 'Ann', at: [9, 14], facing: 'e' },
          { robot: 'imp', side: 'east', at: [3, 30] },
          { ...BEHEMOTH, at: [9, 15], moved: 0 },
          { robot: 'evil-mage', side: 'east', at: [9, 21], facing: 'e' },
        ],
      },
      { seats: 1, free: true },
    )
    const mage = t.who('evil-mage-1')
    const friend = t.who('behemoth-1')
    expect([areAdjacent(mage.at ?? 0, friend.at ?? 0), isInFrontalArea(mage.at ?? 0, mage.facing, friend.at ?? 0)]).toEqual([true, true])
  })

  it('22.1 alone it keeps its distance', () => {
    const t = arena(
      {
        phase: 'move',
        first: 'east',
        characters: [
          { name: 'Ann', at: [9, 10] },
          { robot: 'evil-mage', side: 'east', at: [9, 18] },
        ],
      },
      { seats: 1, free: true },
    )
    expect(distance(t.who('evil-mage-1').at ?? 0, squareAt(9, 10) ?? 0)).toBe(5)
  })
})
