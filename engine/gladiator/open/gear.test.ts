import { describe, expect, it } from 'vitest'
import { BARE, gearFault, withArm } from './gear.ts'
import { carryingStrength, fistDamage, type Person } from './people.ts'

function of(who: Partial<Person> = {}): Person {
  return { kind: 'human', normal: { sh: 12, ag: 12, iq: 8 }, ...who }
}

describe('5.1 minimum strength', () => {
  it('5.1 a Goblin carries as one of four more (G-35)', () => {
    expect(carryingStrength(of({ kind: 'goblin', normal: { sh: 6, ag: 13, iq: 8 } }))).toBe(10)
  })

  it('5.1, 5.7, 6.4, 7.2, 12.1 what nobody can have about him', () => {
    const f = of()
    expect(gearFault(f, { ...BARE, ready: 'broadsword', also: 'shield' })).toBeNull()
    expect(gearFault(f, { ...BARE, ready: 'longsword' })).toEqual({ why: 'too-heavy', what: 'longsword' })
    expect(gearFault(f, { ...BARE, ready: 'flail', also: 'shield' })).toEqual({ why: 'both-hands', what: 'flail' })
    expect(gearFault(f, { ...BARE, also: 'spear' })).toEqual({ why: 'second-hand', what: 'spear' })
    expect(gearFault(f, { ...BARE, slung: ['dagger', 'dagger', 'dagger'] })).toEqual({ why: 'slings' })
    expect(gearFault(f, { ...BARE, suit: 'full-plate' })).toEqual({ why: 'armour-too-heavy', what: 'full-plate' })
    expect(gearFault(of({ kind: 'mage' }), { ...BARE, ready: 'axe' })).toEqual({ why: 'mage', what: 'axe' })
    expect(gearFault(of({ kind: 'wolf' }), { ...BARE, suit: 'leather' })).toEqual({ why: 'beast' })
  })

  it('39.2 fists by normal strength', () => {
    const fist = (sh: number) => fistDamage(of({ normal: { sh, ag: 12, iq: 8 } }))
    expect([fist(4), fist(11), fist(12), fist(16), fist(17), fist(40)]).toEqual(['1D6-4', '1D6-4', '1D6-3', '1D6+1', '1D6+2', '1D6+2'])
  })
})

describe('6.4 hands and slings', () => {
  it('5.7 what takes both hands empties the second; slings fill up', () => {
    expect(withArm({ ...BARE, also: 'shield' }, 'ready', 'flail')).toEqual({ ...BARE, ready: 'flail' })
    expect(withArm({ ...BARE, also: 'shield' }, 'ready', 'axe')).toEqual({ ...BARE, ready: 'axe', also: 'shield' })
    expect(withArm({ ...BARE, slung: ['axe'] }, 'sling', 'dagger').slung).toEqual(['axe', 'dagger'])
  })
})
