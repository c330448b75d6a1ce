import { describe, expect, it } from 'vitest'
import { duel, type Sheet } from '../proof/table-top.ts'

/** Ann about to change what she carries. */
function changing(ann: Sheet, more: Parameters<typeof duel>[2] = {}) {
  return duel(ann, { at: [0, 39], acted: true }, more).pick('change')
}

describe('33 changing weapons', () => {
  it('33.4 any number of steps in one action (G-112)', () => {
    const t = changing({ ready: 'long-bow', slung: ['spear', 'dagger'] }).pick('ready:spear-1')
    expect([t.who('ann').ready?.type, t.who('ann').slung.map(({ type }) => type)]).toEqual(['spear', ['dagger', 'long-bow']])
    t.pick('ready:dagger-1').pick('done')
    expect([t.who('ann').ready?.type, t.who('ann').slung.map(({ type }) => type), t.ask.about]).toEqual([
      'dagger',
      ['long-bow', 'spear'],
      'zed',
    ])
  })

  it('33.4 without any change he may still do something else (G-112)', () => {
    expect(changing({}).pick('done').topic).toBe('action')
  })

  it('5.7 a two-handed weapon sends the other hand’s to a sling, else to the ground (6.4)', () => {
    const t = changing({ ready: 'dagger', also: 'buckler', slung: ['flail'] }).pick('ready:flail-1')
    expect([t.who('ann').also, t.who('ann').slung.map(({ type }) => type)]).toEqual([null, ['dagger', 'buckler']])
    const full = changing({ ready: 'dagger', also: 'buckler', slung: ['flail', 'axe'] }).pick('ready:flail-1')
    expect([full.who('ann').slung.map(({ type }) => type), full.state.things.map(({ type }) => type)]).toEqual([
      ['axe', 'dagger'],
      ['buckler'],
    ])
  })

  it('28.1 hands can be swapped', () => {
    const t = changing({ ready: 'broadsword', also: 'shield' }).pick('ready:shield-1')
    expect([t.who('ann').ready?.type, t.who('ann').also?.type]).toEqual(['shield', 'broadsword'])
  })

  it('34.3 things on his square are picked up and dropped, as far as he can carry them (5.1, 28.2, G-115)', () => {
    const things = [
      { type: 'axe', at: [9, 10] },
      { type: 'giant-axe', at: [9, 10] },
      { type: 'mace', at: [9, 9] },
    ]
    const t = changing({}, { scenario: { things } })
    expect(t.ids.filter((id) => id.includes('axe') || id.includes('mace'))).toEqual(['ready:axe-1', 'also:axe-1', 'sling:axe-1'])
    t.pick('drop:broadsword-1').pick('ready:axe-1').pick('done')
    expect([t.who('ann').ready?.type, t.state.things.map(({ type }) => type)]).toEqual(['axe', ['giant-axe', 'mace', 'broadsword']])
  })

  it('34.3 after a charge nothing is slung, and a sling is emptied only with empty hands (31.3, G-11)', () => {
    const t = changing({ moved: 4, slung: ['dagger'] })
    expect(t.ids).toEqual(['also:broadsword-1', 'drop:broadsword-1', 'drop:dagger-1', 'done'])
    t.pick('drop:broadsword-1')
    expect(t.ids).toContain('ready:dagger-1')
  })

  it('12.1 a mage takes nothing in hand that is barred to him', () => {
    const t = changing({ race: 'mage', ready: 'staff' }, { scenario: { things: [{ type: 'axe', at: [9, 10] }] } })
    expect(t.ids.some((id) => id.includes('axe'))).toBe(false)
  })
})
