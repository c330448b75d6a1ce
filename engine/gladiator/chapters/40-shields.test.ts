import { describe, expect, it } from 'vitest'
import { against, duel, type Laid, type Sheet } from '../proof/table-top.ts'

const SHIELD: Sheet = { ready: 'broadsword', also: 'shield' }

/** Ann hits Bob with her shield for 1, and he throws so much to stay on his feet. */
function fallen(ann: Sheet, bob: Sheet, test: readonly number[], laid: Laid & { readonly scenario?: Sheet } = {}) {
  const deed = Number(ann.moved ?? 0) >= 2 ? 'rush:bob' : 'shield:bob'
  return duel({ ...SHIELD, ...ann }, { acted: true, ...bob }, { ...laid, dice: [3, 3, 3, 3, ...test] }).pick(deed)
}

describe('40 shields', () => {
  it('33.8 does its damage, and then he has to keep his feet: agility less the difference in SH (40.2, G-34)', () => {
    const t = fallen({ sh: 14 }, { sh: 12 }, [4, 4, 3])
    expect(t.events('attacked')).toMatchObject([{ rule: '33.8', with: 'shield', damage: 1 }])
    expect(t.events('braced')[0]?.parts).toEqual([
      { what: 'agility', value: 12 },
      { what: 'strength', value: -2 },
    ])
    expect([t.topic, t.who('bob').status]).toEqual(['push', 'prone'])
    expect(fallen({}, {}, [4, 4, 4]).who('bob').status).toBe('standing')
  })

  it('33.3 from two squares on it is a rush: +2 to hit, and -2 to stand (G-10)', () => {
    const t = fallen({ moved: 3 }, {}, [4, 4, 4])
    expect([t.events('aimed')[0]?.parts.at(-1), t.events('braced')[0]?.parts.at(-1)]).toEqual([
      { what: 'rush', value: 2 },
      { what: 'rush', value: -2 },
    ])
    expect(duel({ ...SHIELD, moved: 1 }).ids).not.toContain('rush:bob')
    expect(duel({ ...SHIELD, moved: 2 }).ids).not.toContain('shield:bob')
  })

  it('40.2 Thundar rushes the Orc Slayer: 12 or less to hit, 8 or less to stand (42, G-89)', () => {
    const thundar = { name: 'Ann', sh: 13, ag: 11, ready: 'morning-star', also: 'large-shield', moved: 2 }
    const slayer = { race: 'orc', sh: 10, ag: 13, ready: 'trident', also: 'buckler' }
    const t = fallen(thundar, slayer, [6, 5, 4])
    expect([t.events('aimed')[0]?.need, t.events('braced')[0]?.need]).toEqual([12, 8])
  })

  it('40.2 the attacker picks the square where he falls, and pits cost four points that are his doing (23.1, G-70, G-45)', () => {
    const terrain = [
      { kind: 'pit', at: [9, 12] },
      { kind: 'wall', at: [8, 12] },
    ]
    const t = fallen({}, {}, [6, 6, 5], { scenario: { terrain, altar: [10, 12] } })
    expect(t.ids).toEqual(['push:9-11', 'push:8-11', 'push:9-12', 'push:10-11', 'push:10-10', 'push:8-10'])
    t.pick('push:9-12')
    expect([t.who('bob').at, t.who('bob').sh, t.who('ann').earned.halves]).toEqual([9 * 40 + 12, 7, 5])
    const left = fallen({}, {}, [6, 6, 5]).pick('push:9-11')
    expect([left.who('bob').at, left.events('pushed').length]).toEqual([9 * 40 + 11, 0])
  })

  it('40.2 a blow that fells him by itself needs no test, and nothing knocks down an Amoeba (G-37, G-93)', () => {
    const hard = duel({ sh: 14, ready: 'war-shield' }, { acted: true }, { dice: [1, 1, 2, 3] }).pick('shield:bob')
    expect([hard.topic, hard.events('braced').length]).toEqual(['push', 0])
    const t = against({ robot: 'giant-amoeba' }, SHIELD, { dice: [3, 3, 3, 3] }).pick('shield:giant-amoeba-1')
    expect([t.events('braced').length, t.who('giant-amoeba-1').status]).toEqual([0, 'standing'])
  })

  it('41.1 a shield as second weapon can throw to the ground too (G-31)', () => {
    const t = duel(SHIELD, { acted: true }, { dice: [6, 6, 4, 2, 3, 3, 3, 6, 6, 5] }).pick('dual:bob:bob')
    expect([t.events('aimed').at(-1)?.parts.at(-1), t.topic]).toEqual([{ what: 'dual', value: -3 }, 'push'])
  })

  it('40.2 who collapses by the blow is pushed into the pit as anybody who fell, and dies of it (G-155)', () => {
    const scenario = { terrain: [{ kind: 'pit', at: [9, 12] }] }
    const t = duel({ sh: 20, ready: 'large-shield' }, { acted: true, now: 3 }, { scenario, dice: [2, 2, 3, 3] }).pick('shield:bob')
    expect([t.who('bob').status, t.topic]).toEqual(['unconscious', 'push'])
    t.pick('push:9-12')
    expect([t.who('bob').status, t.who('bob').fallen?.cause]).toEqual(['dead', 'pit'])
  })
})
