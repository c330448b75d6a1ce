import { describe, expect, it } from 'vitest'
import { oddsAt } from '../../kernel/proof/odds.ts'
import type { OnSand } from '../chapters/33-need.ts'
import { figureOf } from '../chapters/figures.ts'
import { rollChance } from '../open/rolls.ts'
import { odds as PROOF } from '../proof/odds.ts'
import { against, duel } from '../proof/table-top.ts'
import type { ArenaState } from '../state.ts'
import { canKill, oddsOfEvading, oddsOfRepelling } from './answers.ts'
import { atLeast, type Blow, bothBlows, fumbleChance, oddsOfBlow } from './blows.ts'

const FACES = [1, 2, 3, 4, 5, 6]
const PLAIN: Blow = { dice: 3, need: 12, damage: '2D6', plus: 0, charge: 1, armour: 0 }

/** Every throw of three dice and two, counted one by one. */
function counted({ need, plus, charge, armour }: Blow): { readonly hit: number; readonly mean: number; readonly daze: number } {
  let hit = 0
  let mean = 0
  let daze = 0
  for (const a of FACES)
    for (const b of FACES)
      for (const c of FACES) {
        const total = a + b + c
        const lands = total <= 5 || (total <= 15 && total <= need)
        if (!lands) continue
        hit += 1 / 216
        for (const d of FACES)
          for (const e of FACES) {
            const times = (total === 3 ? 3 : total === 4 ? 2 : 1) * charge
            const lost = Math.max(0, (d + e + plus) * times - armour)
            mean += lost / 216 / 36
            daze += lost >= 5 ? 1 / 216 / 36 : 0
          }
      }
  return { hit, mean, daze }
}

describe('odds', () => {
  it.each([PLAIN, { ...PLAIN, need: 3 }, { ...PLAIN, need: 18, armour: 4 }, { ...PLAIN, plus: 1, charge: 2, armour: 6 } as const])(
    '36.1 of a blow are those of every throw counted one by one (%o)',
    (blow) => {
      const odds = oddsOfBlow(blow)
      const all = counted(blow)
      expect(odds.hit).toBeCloseTo(all.hit, 12)
      expect(odds.mean).toBeCloseTo(all.mean, 12)
      expect(atLeast(odds.losses, 5)).toBeCloseTo(all.daze, 12)
      expect(atLeast(odds.losses, 0)).toBeCloseTo(1, 12)
    },
  )

  it('36.1 of rolls on three dice and four, as near to the printed ones as ten thousand throws come', () => {
    expect(1 / rollChance(3, 10)).toBeCloseTo(1.99, 1)
    expect(1 / rollChance(4, 10)).toBeCloseTo(6.26, 1)
    expect(1 / fumbleChance(3, false)).toBeCloseTo(54, 6)
    expect([rollChance(3, 40), rollChance(3, 0)]).toEqual([rollChance(3, 15), rollChance(3, 5)])
  })

  it('34.1 a second blow is easier at somebody whom the first has thrown down', () => {
    expect(bothBlows([0.5, 0, 0.5], 2, { up: [1], down: [0, 1] })).toEqual([0.5, 0, 0, 0.5])
    expect(bothBlows([1], null, { up: [0.5, 0.5], down: [] })).toEqual([0.5, 0.5])
  })

  const of = (t: ReturnType<typeof duel>, id: string) => t.decision.options?.find((each) => each.id === id)?.odds

  /** Every total of three dice, and in how many of their throws it comes. */
  const TOTALS = [
    ...Map.groupBy(
      FACES.flatMap((a) => FACES.flatMap((b) => FACES.map((c) => a + b + c))),
      (total) => total,
    ),
  ]
  const times = (total: number, need: number) =>
    total <= 5 || (total <= 15 && total <= need) ? (total === 3 ? 3 : total === 4 ? 2 : 1) : 0

  /** Every two throws of three dice, one after the other, with how likely they are. */
  function everyTwo(each: (first: number, second: number, p: number) => void): void {
    for (const [first, few] of TOTALS) for (const [second, many] of TOTALS) each(first, second, (few.length * many.length) / 216 ** 2)
  }

  it('33.7 of a slash are those of every throw at one after the other, until the weapon falls (G-91)', () => {
    const more = [{ name: 'Cid', side: 'east', at: [8, 11], facing: 'e', acted: true, suit: 'leather' }]
    const odds = of(duel({ sh: 13, ready: 'longsword', ag: 13 }, { acted: true }, { more }), 'slash')
    // A longsword does 3D6-2; leather stops 2.
    const mean = (total: number, need: number, armour: number) =>
      TOTALS.reduce((sum, [dice, ways]) => sum + (Math.max(0, (dice - 2) * times(total, need) - armour) * ways.length) / 216, 0)
    let expected = 0
    let chance = 0
    everyTwo((first, second, p) => {
      const isLost = first >= 17
      // From the left: Cid, struck from his side, then Bob.
      const [cid, bob] = [13 - 2 + 2, 13 - 4]
      chance += times(first, cid) > 0 || (!isLost && times(second, bob) > 0) ? p : 0
      expected += p * (mean(first, cid, 2) + (isLost ? 0 : mean(second, bob, 0)))
    })
    expect([odds?.of, odds?.chance, odds?.expected]).toEqual(['a hit', expect.closeTo(chance, 10), expect.closeTo(expected, 10)])
  })

  it('34.1 of a blow with both hands at one body, the second as the first has left him (35.2)', () => {
    const odds = of(duel({ sh: 13, ready: 'broadsword', also: 'dagger', ag: 13 }, { acted: true }), 'dual:bob:bob')
    let expected = 0
    let chance = 0
    everyTwo((first, second, p) => {
      for (const d of FACES)
        for (const e of FACES) {
          const lost = (d + e) * times(first, 13 - 2)
          // Eight knock him down, and a prone body is 4 easier to hit.
          const need = lost >= 8 ? 13 - 3 + 4 : 13 - 3
          chance += lost > 0 || times(second, need) > 0 ? p / 36 : 0
          for (const g of FACES) expected += (p / 36 / 6) * (lost + (g - 1) * times(second, need))
        }
    })
    expect([odds?.chance, odds?.expected]).toEqual([expect.closeTo(chance, 10), expect.closeTo(expected, 10)])
  })

  it('34.1 of a blow with each hand at two bodies, one as if the other were none', () => {
    const more = [{ name: 'Cid', side: 'east', at: [8, 11], facing: 'e', acted: true }]
    const odds = of(duel({ sh: 13, ready: 'broadsword', also: 'dagger', ag: 13 }, { acted: true }, { more }), 'dual:cid:bob')
    const hits = (need: number) => TOTALS.reduce((sum, [total, ways]) => sum + (times(total, need) * ways.length) / 216, 0)
    // 2D6 at Cid from his side, 1D6-1 at Bob.
    expect(odds?.expected).toBeCloseTo(7 * hits(13 - 2 + 2) + 2.5 * hits(13 - 3), 10)
  })

  it('33.6 stand beside every attack, and a death only where SH may be known (26.1)', () => {
    const option = (t: ReturnType<typeof duel>, id: string) => t.decision.options?.find((each) => each.id === id)?.odds
    const bob = option(duel({}, { now: 6 }), 'attack:bob')
    expect(bob).toMatchObject({ text: '74.1% hit, 5.3 SH, 62% dazed, 31.8% knocked down', of: 'hit', leavesOut: 'evading' })
    expect(bob?.down).toBeCloseTo(0.318, 3)
    expect([bob?.kill, bob?.why?.[0]?.against]).toEqual([undefined, [{ label: 'agility', value: 12 }]])
    const amoeba = option(against({ robot: 'giant-amoeba', now: 4 }), 'attack:giant-amoeba-1')
    expect(amoeba?.kill).toBeCloseTo(rollChance(3, 12) * (33 / 36) + (1 / 216 + 3 / 216) * (3 / 36), 12)
    expect(option(against({ robot: 'giant-amoeba' }), 'grapple:giant-amoeba-1')?.chance).toBeCloseTo(1 - rollChance(3, 10) / 6, 12)
    expect(option(duel(), 'grapple:bob')).toBeUndefined()
  })

  it('19.2, 40.2 the working says whether it tries at all, and by how much the stronger one throws it down', () => {
    const grapple = of(against({ robot: 'giant-amoeba' }), 'grapple:giant-amoeba-1')
    expect(grapple?.why?.[0]?.results.map(({ dice, text }) => `${dice}: ${text}`)).toEqual(['1: tries', '2 to 6: allows it'])
    const t = against({ robot: 'phase-spider' }, { also: 'shield' })
    expect(of(t, 'grapple:phase-spider-1')).toMatchObject({ chance: expect.closeTo(1 - rollChance(3, 13)), why: [{}] })
    const [ann, spider] = ['ann', 'phase-spider-1'].map((id) => figureOf(t.state, id))
    const feet = of(t, 'shield:phase-spider-1')?.why?.at(-1)
    expect([feet?.rule, feet?.against]).toEqual([
      '40.2',
      expect.arrayContaining([{ label: 'strength', value: (spider?.sh ?? 0) - (ann?.sh ?? 0) }]),
    ])
  })

  it('35.2 speaks of a daze and a knock-down where the blow can bring one', () => {
    const text = (...laid: Parameters<typeof duel>) => of(duel(...laid), 'attack:bob')?.text
    expect(text({}, { acted: true, prone: true })).toMatch(/^\S+% hit, \S+ SH, \S+% dazed$/)
    expect(text({ ready: null }, { acted: true, sh: 14, suit: 'full-plate' })).toMatch(/^\S+% hit, \S+ SH$/)
    // No amoeba is knocked down.
    expect(of(against({ robot: 'giant-amoeba' }), 'attack:giant-amoeba-1')?.text).not.toContain('knocked')
  })

  it('39.3 of getting free, of slashes, both hands and shields (33.7, 34.1, 40.2)', () => {
    expect(of(duel({ handCombat: ['bob'] }, { acted: true }), 'disengage:8-9')?.chance).toBeCloseTo(rollChance(3, 12), 12)
    expect(of(duel({ sh: 13, ready: 'longsword' }), 'slash')?.text).toBe('50% hit, 4.4 SH')
    expect(of(duel({ also: 'dagger' }, { acted: true }), 'dual:bob:bob')?.text).toMatch(/^50% and 37.5% hit, \d\.\d SH$/)
    expect(of(duel({ also: 'shield' }, { acted: true }), 'shield:bob')?.leavesOut).toBe('the roll to stay standing')
    expect(of(duel({ ready: 'long-bow' }, { at: [9, 20], acted: true }), 'shoot:bob')?.chance).toBeCloseTo(rollChance(3, 10), 12)
  })

  it('35.7 every total stands in the working, what doubles and what falls too', () => {
    const [why] = of(duel({}, { acted: true }), 'attack:bob')?.why ?? []
    expect(why?.results.map(({ dice, text }) => `${dice}: ${text}`)).toEqual([
      '3: hit, damage ×3',
      '4: hit, damage ×2',
      '5 to 12: hit',
      '13 to 16: missed',
      '17 to 18: missed, and dropped',
    ])
    expect(why?.results.reduce((sum, { chance = 0 }) => sum + chance, 0)).toBeCloseTo(1, 12)
    const [bare] = of(duel({ ready: null }, { acted: true }), 'attack:bob')?.why ?? []
    expect(bare?.results.at(-1)).toMatchObject({ dice: '13 to 18', text: 'missed' })
  })

  const MAGE = { race: 'mage', sh: 9, ag: 12, iq: 13, ready: 'staff' }

  it('12.4 of a missile spell, for the least and the most that can be put into it, through the armour that is seen', () => {
    const odds = of(duel({ ...MAGE, spells: ['magic-bolt'] }, { acted: true, suit: 'leather' }), 'cast:magic-bolt:bob')
    let all = 0
    let few = 0
    const dice = Array.from({ length: 6 ** 4 }, (_, i) => [0, 1, 2, 3].map((n) => 1 + (Math.floor(i / 6 ** n) % 6)))
    for (const [a = 0, b = 0, c = 0, d = 0] of dice) {
      few += Math.max(0, a - 2 - 2) / 6 ** 4
      all += Math.max(0, a + b + c + d - 8 - 2) / 6 ** 4
    }
    const four = of(duel({ ...MAGE, now: 5, spells: ['magic-bolt'] }, { acted: true, suit: 'leather' }), 'cast:magic-bolt:bob')
    const p = rollChance(3, 12)
    expect([odds?.chance, odds?.of, odds?.kill]).toEqual([p, 'succeeds', undefined])
    expect(four?.expected).toBeCloseTo(p * all, 12)
    expect(four?.text).toBe(`74.1% succeeds, ${(p * few).toFixed(1)} SH for 1, ${(p * all).toFixed(1)} for 4`)
    expect(odds?.why?.[0]?.results.map(({ text }) => text)).toEqual(['succeeds, free', 'succeeds, half price', 'succeeds', 'fails'])
  })

  it('16.2, 16.3 of Psychic Blast and Dazzle by whom they reach, and of a spell without a target', () => {
    const more = [{ name: 'Cid', side: 'east', at: [8, 12], facing: 'e', acted: true }]
    const t = duel({ ...MAGE, spells: ['psychic-blast', 'dazzle', 'create-fire', 'clumsiness'] }, { acted: true }, { more })
    expect(of(t, 'cast:psychic-blast')?.text).toBe('74.1% succeeds, 5.2 SH among 2')
    expect(of(t, 'cast:dazzle')?.text).toBe('74.1% succeeds, 2 dazzled')
    expect(of(t, 'cast:create-fire')?.text).toBe('74.1% succeeds')
    expect(of(t, 'cast:clumsiness:bob')?.chance).toBe(rollChance(3, 11))
  })

  it('34.4 of disbelieving, by his wits alone (G-95)', () => {
    const odds = of(duel({ iq: 8 }, { acted: true }), 'disbelieve')
    expect([odds?.chance, odds?.of]).toEqual([56 / 216, 'seen through'])
    expect(of(duel({ iq: 4 }, { acted: true }), 'disbelieve')?.chance).toBe(4 / 216)
  })

  it('13.3 of what comes back: to him who shoots, unless the dice come to 5 or less (G-54)', () => {
    const robot = { robot: 'evil-mage', at: [9, 13] }
    const odds = of(against(robot, { ready: 'long-bow', now: 6 }), 'shoot:evil-mage-1')
    const back = rollChance(3, 11) - 10 / 216
    expect([odds?.chance, odds?.text.includes('57.9% flies back')]).toEqual([10 / 216, true])
    // Six squares there and back take 1; a Long Bow does 1D6+1, 6 or more in 2 of 6.
    expect([odds?.dieBy?.rule, odds?.die]).toEqual(['13.3', expect.closeTo(back / 3, 12)])
  })

  it('37.3, 39.1 beside evading and repelling, where the numbers of whoever comes may be known (26.1)', () => {
    const robot = { robot: 'giant-amoeba', acted: false }
    const bitten = against(robot, { ag: 11 }, { draws: ['attack'], free: true })
    expect(of(bitten, 'no')?.text).toBe('74.1% hit')
    expect([of(bitten, 'evade')?.chance, of(bitten, 'evade')?.of]).toEqual([1 - rollChance(4, 12), 'not hit'])
    const jumped = against(robot, { ag: 11, sh: 13 }, { draws: ['grapple'], free: true })
    expect(of(jumped, 'repel')?.chance).toBe(rollChance(3, 14))
    const secret = duel({}, { ag: 11 }, { free: true }).pick('attack:bob')
    expect([secret.topic, of(secret, 'no')]).toEqual(['evade', undefined])
  })

  it('37.3, 39.1 not of several blows, whose numbers differ, nor of the secret ones (26.1), nor against a spell', () => {
    const robot = against({ robot: 'giant-amoeba' })
    const onSand = (s: ArenaState, id: string) => figureOf(s, id) as OnSand
    const by = 'giant-amoeba-1'
    const evading = (deed: 'attack' | 'slash' | 'dual') => oddsOfEvading(robot.state, onSand(robot.state, 'ann'), { by, deed }, true)
    expect([evading('slash'), evading('dual'), evading('attack')?.of]).toEqual([undefined, undefined, 'not hit'])
    const people = duel({}, { now: 1 })
    expect(oddsOfRepelling(people.state, onSand(people.state, 'bob'), 'ann')).toBeUndefined()
    expect(canKill(people.state, onSand(people.state, 'bob'), { by: 'ann', deed: 'cast', spell: 'magic-bolt' })).toBe(false)
  })

  it('37.3 says where a plain hit can kill, by what is seen of whoever strikes: a fist tells too much of his strength (39.2, 26.1)', () => {
    const warned = (ready: string | null, now: number) => {
      const t = duel({ ready }, { ag: 11, now }, { free: true }).pick('attack:bob')
      const taken = t.decision.options?.find(({ id }) => id === 'no')
      return [taken?.detail ?? null, taken?.data ?? null]
    }
    // 12 by a broadsword.
    expect(warned('broadsword', 12)).toEqual(['Keeps the action for later; a plain hit can kill', { kills: true }])
    expect(warned('broadsword', 13)).toEqual(['Keeps the action for later', null])
    expect(warned(null, 2)).toEqual(['Keeps the action for later', null])
  })
})

describe('odds at a question are what the rules come to over every throw', () => {
  const MAGE = { race: 'mage', sh: 9, ag: 12, iq: 13, ready: 'staff' }
  const AMOEBA = { robot: 'giant-amoeba' }
  const positions: readonly (readonly [what: string, laid: () => ReturnType<typeof duel>])[] = [
    ['33.6 a broadsword at one of his own kind', () => duel({}, { acted: true, now: 6 })],
    ['33.6 a robot whose numbers are known, strong and weak', () => against({ ...AMOEBA, now: 4 })],
    ['33.6 a robot on its feet with SH to lose', () => against(AMOEBA)],
    ['34.1 both hands at a body that lies', () => duel({ also: 'dagger' }, { acted: true, prone: true })],
    ['33.6 bare hands, which nobody drops', () => duel({ ready: null }, { acted: true })],
    ['40.2 a shield at a robot', () => against(AMOEBA, { also: 'shield' })],
    ['39.1 hand combat with one who lies, and with a robot', () => against({ ...AMOEBA, prone: true })],
    ['39.3 getting free', () => duel({ handCombat: ['bob'] }, { acted: true })],
    ['37.0 a thrown dagger', () => duel({ ready: 'dagger' }, { at: [9, 13], acted: true })],
    [
      '12.4 missile spells, with and without armour',
      () => duel({ ...MAGE, now: 6, spells: ['magic-bolt', 'drain-life'] }, { at: [9, 14], acted: true, suit: 'leather' }),
    ],
    ['12.4 a missile spell at a robot', () => against({ ...AMOEBA, now: 3, at: [9, 14] }, { ...MAGE, now: 6, spells: ['magic-bolt'] })],
    ['12.2 other spells', () => duel({ ...MAGE, spells: ['dazzle', 'clumsiness'] }, { acted: true })],
    ['37.3 evading a bite', () => against({ ...AMOEBA, acted: false }, { ag: 11 }, { draws: ['attack'], free: true })],
    ['39.1 repelling', () => against({ ...AMOEBA, acted: false }, { ag: 11, sh: 13 }, { draws: ['grapple'], free: true })],
  ]
  // Both hands at one body fall in many ways: they are compared once.
  it.each(positions)('%s', (what, laid) => {
    const { wrong, compared } = oddsAt(PROOF, laid().session, what.startsWith('34.1') ? /^dual/ : /^(?!dual)/)
    expect(wrong).toEqual([])
    expect(compared).not.toEqual([])
  })
})
