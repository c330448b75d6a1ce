import { describe, expect, it } from 'vitest'
import { squareAt } from '../../open/squares.ts'
import { against, arena, type Laid, type Sheet } from '../../proof/table-top.ts'
import { layersOf } from '../22-terrain.ts'
import { hows } from './21-behemoth.ts'

/** Ann waits, and the robot next to her acts. */
function acts(robot: Sheet, ann: Sheet, laid: Laid & { readonly more?: readonly Sheet[]; readonly scenario?: Sheet }) {
  return against({ acted: false, ...robot }, { ag: 11, acted: true, ...ann }, laid)
}

const AT = squareAt(9, 11) ?? 0

describe('19 to 21 robots by their kind', () => {
  it('19.1 a Needler Bush pelts whoever engages it, before anybody else', () => {
    const bram = { name: 'Bram', at: [8, 11], facing: 'n', acted: true }
    const t = acts({ robot: 'needler-bush' }, {}, { dice: [6, 6, 6], more: [bram] })
    expect(t.events('attacked').map(({ whom, with: arm }) => [whom, arm])).toEqual([['ann', 'needles']])
  })

  it('19.2 a Giant Amoeba jumps at its victim once in six times', () => {
    const jump = acts({ robot: 'giant-amoeba' }, {}, { draws: ['grapple'], free: true })
    const acid = acts({ robot: 'giant-amoeba' }, {}, { draws: ['attack'], free: true })
    expect([jump.events('hand-combat-tried').length, acid.events('attacked')[0]?.with]).toEqual([1, 'acid'])
  })

  it('19.3 a Fire Spirit tries hand combat wherever it can', () => {
    const t = acts({ robot: 'fire-spirit' }, {}, { free: true })
    expect([t.events('hand-combat-tried').length, t.events('set-alight').length]).toEqual([1, 0])
  })

  it('19.3 after a charge it touches, and lays a fire where it stands (G-135)', () => {
    const t = acts({ robot: 'fire-spirit', moved: 3 }, { sh: 15 }, { dice: [3, 3, 3] })
    expect([t.who('ann').sh, layersOf(t.state, AT, 'fire')]).toEqual([12, 1])
  })

  it('19.3 in hand combat it does 6, and the fire lies under its victim (G-135)', () => {
    const t = acts({ robot: 'fire-spirit', handCombat: ['ann'] }, { sh: 15 }, { dice: [3, 3, 3] })
    expect([t.who('ann').sh, layersOf(t.state, squareAt(9, 10) ?? 0, 'fire')]).toEqual([9, 1])
  })

  it.each([
    ['bite', ['bite']],
    ['web', ['web']],
    ['both', ['bite', 'web']],
  ])('20.1 a Phase Spider bites, spits or does both at whom it has in front: %s', (how, arms) => {
    const t = acts({ robot: 'phase-spider' }, { sh: 15 }, { draws: [how], dice: [6, 6, 3, 6, 6, 3] })
    expect(t.events('attacked').map((each) => each.with)).toEqual(arms)
  })

  it('20.2 an Imp steals the ready weapon on two of six, and does no damage (G-137)', () => {
    const t = acts({ robot: 'imp' }, { sh: 15 }, { draws: ['steal'], dice: [3, 3, 3], free: true })
    expect([t.who('ann').sh, t.who('ann').ready, t.who('imp-1').slung.map(({ type }) => type)]).toEqual([15, null, ['broadsword']])
    expect(t.events('stolen')[0]).toMatchObject({ by: 'imp-1', figure: 'ann', thing: 'broadsword-1' })
  })

  it('20.2 it always steals where its fists cannot pierce the armour, else it strikes with both (G-137)', () => {
    const armoured = acts({ robot: 'imp' }, { sh: 15, suit: 'plate-mail' }, { dice: [6, 6, 5], free: true })
    const bare = acts({ robot: 'imp' }, { sh: 15 }, { draws: ['dual'], dice: [6, 6, 3, 6, 6, 3], free: true })
    expect([armoured.events('attacked').length, bare.events('attacked').map(({ rule }) => rule)]).toEqual([1, ['34.1', '34.1']])
  })

  it('21.1 a Slayer impales after a charge, receives one, and shoots when nobody engages it', () => {
    const impales = acts({ robot: 'slayer', moved: 3 }, { sh: 15 }, { dice: [6, 6, 3], free: true })
    const receives = acts({ robot: 'slayer' }, { sh: 15, moved: 3 }, { dice: [6, 6, 3], free: true })
    const shoots = acts({ robot: 'slayer', at: [9, 20] }, { sh: 15 }, { dice: [6, 6, 3], free: true })
    expect([impales, receives, shoots].map((t) => t.events('attacked')[0]?.rule)).toEqual(['33.2', '32.5', '32.4'])
  })

  it.each([
    ['bolt', '32.4'],
    ['stab', '33.6'],
  ])('21.1 engaged it has as often the bolt as the stab: %s', (how, rule) => {
    const t = acts({ robot: 'slayer' }, { sh: 15 }, { draws: [how, 'stab'], dice: [6, 6, 3], free: true })
    expect(t.events('attacked')[0]?.rule).toBe(rule)
  })

  it.each([
    ['craw', ['craw']],
    ['crush', ['crush']],
    ['dual', ['craw', 'crush']],
  ])('21.2 a Behemoth bites, crushes, or does both: %s', (how, arms) => {
    const t = acts({ robot: 'behemoth' }, { sh: 15 }, { draws: [how], dice: [6, 6, 5, 6, 6, 5], free: true })
    expect(t.events('attacked').map((each) => each.with)).toEqual(arms)
  })

  it('21.2 sometimes it tries hand combat', () => {
    const t = acts({ robot: 'behemoth' }, { sh: 15 }, { draws: ['grapple'], free: true })
    expect(t.events('hand-combat-tried').length).toBe(1)
  })

  it.each([
    [3, 3, 3],
    [1, 1, 1],
  ])('20.2 an Imp that steals in hand combat does no damage, whatever the dice: %i %i %i (G-137)', (...dice) => {
    const characters = [
      { name: 'Cid', at: [9, 10], sh: 14, ag: 8, ready: 'dagger', prone: true, handCombat: ['imp-1'], acted: true },
      { robot: 'imp', side: 'east', at: [9, 11] },
      { name: 'Zed', at: [0, 0], ag: 4 },
    ]
    const t = arena({ phase: 'action', characters }, { seats: 1, dice, draws: ['steal'] })
    expect([t.who('cid').sh, t.who('cid').ready, t.who('imp-1').slung.length]).toEqual([14, null, 1])
  })

  it('20.2 it takes weapons and shields, but no bones (G-156)', () => {
    const una = { name: 'Una', dead: true }
    const cid = { name: 'Cid', at: [9, 10], sh: 14, ag: 8, suit: 'plate-mail', acted: true }
    const stolen = (ready: string) => {
      const characters = [una, { ...cid, ready }, { robot: 'imp', side: 'east', at: [9, 11] }, { name: 'Zed', at: [0, 0], ag: 4 }]
      return arena({ phase: 'action', characters }, { seats: 1, dice: [3, 3, 3, 3, 3, 3, 3, 3], free: true }).events('stolen').length
    }
    expect([stolen('shield'), stolen('bones:una')]).toEqual([1, 0])
  })

  it('21.2 the Behemoth’s craw comes up three times in six, everything else once (G-150)', () => {
    const drawn = ['craw', 'crush', 'dual', 'grapple'].map((how) => {
      const t = acts({ robot: 'behemoth' }, { sh: 20 }, { draws: [how], dice: [6, 6, 6, 6, 6, 6], free: true })
      return t.session.record.steps.flatMap(({ draws }) => draws).includes(how)
    })
    expect(drawn).toEqual([true, true, true, true])
    expect(hows({ has: () => true }, true)).toEqual(['craw', 'craw', 'craw', 'crush', 'dual', 'grapple'])
    expect(hows({ has: () => false }, false)).toEqual(['craw', 'craw', 'craw', 'crush', 'craw', 'craw'])
  })
})
