import { describe, expect, it } from 'vitest'
import { against, duel } from '../proof/table-top.ts'
import { atLeast, type Blow, bothBlows, fumbleChance, oddsOfBlow, rollChance } from './blows.ts'

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
    expect(bothBlows([0.5, 0, 0.5], 2, (isDown) => (isDown ? [0, 1] : [1]))).toEqual([0.5, 0, 0, 0.5])
  })

  it('33.6 stand beside every attack, and a death only where SH may be known (26.1)', () => {
    const option = (t: ReturnType<typeof duel>, id: string) => t.decision.options?.find((each) => each.id === id)?.odds
    const bob = option(duel({}, { now: 6 }), 'attack:bob')
    expect(bob).toMatchObject({ text: '74.1 % hit, 5.3 SH, 62 % dazed, 31.8 % knocked down', of: 'hit', leavesOut: 'his evading' })
    expect([bob?.kill, bob?.why?.[0]?.against]).toEqual([undefined, [{ label: 'agility', value: 12 }]])
    const amoeba = option(against({ robot: 'giant-amoeba', now: 4 }), 'attack:giant-amoeba-1')
    expect(amoeba?.kill).toBeCloseTo(rollChance(3, 12) * (33 / 36) + (1 / 216 + 3 / 216) * (3 / 36), 12)
    expect(option(against({ robot: 'giant-amoeba' }), 'grapple:giant-amoeba-1')?.chance).toBeCloseTo(1 - rollChance(3, 10), 12)
    expect(option(duel(), 'grapple:bob')).toBeUndefined()
  })

  it('39.3 of getting free, of slashes, both hands and shields (33.7, 34.1, 40.2)', () => {
    const of = (t: ReturnType<typeof duel>, id: string) => t.decision.options?.find((each) => each.id === id)?.odds
    expect(of(duel({ handCombat: ['bob'] }, { acted: true }), 'disengage:8-9')?.chance).toBeCloseTo(rollChance(3, 12), 12)
    expect(of(duel({ sh: 13, ready: 'longsword' }), 'slash')?.text).toBe('50 % hit, 4.4 SH')
    expect(of(duel({ also: 'dagger' }, { acted: true }), 'dual:bob:bob')?.text).toMatch(/^50 % and 37.5 % hit, \d\.\d SH$/)
    expect(of(duel({ also: 'shield' }, { acted: true }), 'shield:bob')?.leavesOut).toBe('whether he keeps his feet')
    expect(of(duel({ ready: 'long-bow' }, { at: [9, 20], acted: true }), 'shoot:bob')?.chance).toBeCloseTo(rollChance(3, 10), 12)
  })
})
