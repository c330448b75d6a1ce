import { describe, expect, it } from 'vitest'
import { duel, type Sheet } from '../proof/table-top.ts'

const CID: Sheet = { name: 'Cid', side: 'east', at: [8, 11] }

/** What Ann needs against Bob. */
function parts(ann: Sheet, bob: Sheet, deed = 'attack:bob', dice = [6, 6, 6]) {
  const t = duel(ann, { acted: true, ...bob }, { dice }).pick(deed)
  return t.events('aimed')[0]?.parts.map(({ what, value }) => `${what} ${value}`)
}

describe('33 attacks', () => {
  it('33.6 agility or less on three dice hits, and the damage comes off SH (6.1)', () => {
    const t = duel({}, {}, { dice: [4, 4, 4, 3, 3] })
    t.pick('attack:bob').pick('no')
    expect(t.events('attacked')).toMatchObject([{ rule: '33.6', with: 'broadsword', total: 12, times: 1, damage: 6, stopped: 0 }])
    expect(t.who('bob').sh).toBe(6)
    const missed = duel({}, {}, { dice: [4, 4, 5] })
      .pick('attack:bob')
      .pick('no')
    expect([missed.events('attacked')[0]?.times, missed.who('bob').sh]).toEqual([0, 12])
  })

  it('8.1 +2 from the side, +3 from the rear, +4 instead at somebody prone (G-21)', () => {
    expect(parts({}, { facing: 'e' })).toEqual(['agility 12', 'rear 3'])
    expect(parts({ at: [10, 10] }, { facing: 'n' })).toEqual(['agility 12', 'side 2'])
    expect(parts({}, { facing: 'e', prone: true })).toEqual(['agility 12', 'prone 4'])
    expect(parts({}, {})).toEqual(['agility 12'])
  })

  it('3.2 with what armour, a shield and a daze take', () => {
    expect(parts({ suit: 'leather', dazed: true, also: 'shield' }, {})).toEqual(['agility 7'])
  })

  it('5.6 a Dwarf has +1 to hit and +1 damage with hammers and axes', () => {
    const ann = { race: 'dwarf', sh: 14, ag: 12, ready: 'battle-axe' }
    expect(parts(ann, {})).toEqual(['agility 12', 'race 1'])
    const t = duel(ann, { acted: true }, { dice: [4, 4, 5, 1, 1], draws: [] }).pick('attack:bob')
    expect(t.events('attacked')).toMatchObject([{ total: 13, times: 1, damage: 5 }])
  })

  it('7.2 a suit stops on all sides, a shield only in front, and not what passes it (5.8)', () => {
    const bob = { suit: 'leather', also: 'shield', acted: true }
    const stopped = (ann: Sheet, more: Sheet = {}) =>
      duel(ann, { ...bob, ...more }, { dice: [1, 2, 3, 6, 6] })
        .pick('attack:bob')
        .events('attacked')[0]?.stopped
    expect([stopped({}), stopped({}, { facing: 'e' }), stopped({ sh: 13, ready: 'morning-star' })]).toEqual([4, 2, 2])
  })

  it('6.1 what armour stops is taken after doubling, and nothing goes under 0 (G-19)', () => {
    const t = duel({ ready: 'dagger' }, { suit: 'plate-mail', acted: true }, { dice: [1, 1, 2, 4] }).pick('attack:bob')
    expect(t.events('attacked')).toMatchObject([{ times: 2, damage: 6, stopped: 6 }])
    expect([t.who('bob').sh, t.events('hurt').length]).toEqual([12, 0])
  })

  it('36.1 each throw of the dice is told with its faces (35.7)', () => {
    const t = duel({}, { acted: true }, { dice: [4, 4, 4, 3, 3] }).pick('attack:bob')
    expect(t.events('attacked')[0]?.rolls?.map(({ dice }) => dice)).toEqual([
      [4, 4, 4],
      [3, 3],
    ])
  })

  it('33.7 slashes clockwise from the left, at -2 and then at -4 (5.3, G-20)', () => {
    const t = duel({ sh: 13, ready: 'longsword' }, { acted: true }, { dice: [6, 5, 4, 6, 5, 4], more: [{ ...CID, acted: true }] }).pick(
      'slash',
    )
    expect(t.events('aimed').map(({ whom, parts: all }) => [whom, all.at(-1)?.value])).toEqual([
      ['cid', -2],
      ['bob', -4],
    ])
  })

  it('33.7 the rest of a slash is lost with the weapon (35.7, G-91)', () => {
    const t = duel({ sh: 13, ready: 'longsword' }, { acted: true }, { dice: [6, 6, 5], more: [{ ...CID, acted: true }] }).pick('slash')
    expect([t.events('attacked').length, t.who('ann').ready, t.state.things.map(({ id }) => id)]).toEqual([1, null, ['longsword-1']])
  })

  it('34.1 two weapons strike one after the other, at -2 and at -3 (41.1)', () => {
    const ann = { ready: 'broadsword', also: 'dagger' }
    const t = duel(ann, { acted: true }, { dice: [6, 5, 4, 6, 5, 4], more: [{ ...CID, acted: true }] }).pick('dual:bob:cid')
    expect(t.events('aimed').map(({ whom, parts: all }) => [whom, all.at(-1)?.value])).toEqual([
      ['bob', -2],
      ['cid', -3],
    ])
    expect(t.events('attacked').map((each) => each.with)).toEqual(['broadsword', 'dagger'])
  })

  it('34.1 fists count for an empty hand, but nothing goes with a two-handed weapon (G-92)', () => {
    expect(duel({ ready: null }).ids).toContain('dual:bob:bob')
    const t = duel({ ready: 'flail' })
    expect(t.ids).not.toContain('dual:bob:bob')
    expect(t.decision.blocked?.find(({ id }) => id === 'dual')?.rule).toBe('34.1')
  })

  it('34.1 goes on with the other hand when the first weapon falls (G-91)', () => {
    const t = duel({ also: 'dagger' }, { acted: true }, { dice: [6, 6, 5, 6, 5, 4] }).pick('dual:bob:bob')
    expect([t.events('attacked').length, t.who('ann').ready]).toEqual([2, null])
  })

  it('33.2 impales with twice the damage after two squares, and not after one (5.2, G-09)', () => {
    const ann = { ready: 'spear', moved: 2 }
    const t = duel(ann, { acted: true }, { dice: [4, 4, 4, 3] })
    t.pick('impale:bob')
    expect(t.events('attacked')).toMatchObject([{ rule: '33.2', times: 2, damage: 8 }])
    const still = duel({ ...ann, moved: 1 })
    expect([still.ids.includes('impale:bob'), still.decision.blocked?.find(({ id }) => id === 'impale:bob')?.why]).toEqual([
      false,
      'Moved fewer than two squares.',
    ])
  })

  it('32.5 receives whoever came two squares, at +2 and with twice the damage (30.2, G-28, G-87)', () => {
    const t = duel({ ready: 'spear' }, { moved: 2, acted: true }, { dice: [1, 1, 1, 1] }).pick('receive:bob')
    expect(t.events('aimed')[0]?.parts).toEqual([
      { what: 'agility', value: 12 },
      { what: 'receive', value: 2 },
    ])
    expect(t.events('attacked')).toMatchObject([{ rule: '32.5', times: 6, damage: 12 }])
    expect(duel({ ready: 'spear' }, { moved: 1 }).ids).not.toContain('receive:bob')
    expect(duel({ ready: 'spear', moved: 2 }, { moved: 4 }).ids).not.toContain('receive:bob')
  })

  it('5.2 a long pole arm reaches two squares ahead, past nobody (40.1, G-29)', () => {
    const pike = { sh: 15, ready: 'pike' }
    const far = { at: [9, 12] }
    expect(duel(pike, far).ids).toContain('attack:bob')
    expect(duel({ ready: 'spear' }, far).ids).not.toContain('attack:bob')
    expect(duel(pike, { at: [8, 12] }).ids).not.toContain('attack:bob')
    expect(duel(pike, far, { more: [{ ...CID, at: [9, 11] }] }).ids).not.toContain('attack:bob')
    expect(duel(pike, far, { scenario: { terrain: [{ kind: 'wall', at: [9, 11] }] } }).ids).not.toContain('attack:bob')
  })

  it('30.2 nothing is offered after a move that leaves no time for it, and whoever ran is not asked (31.4, G-83)', () => {
    expect(duel({ moved: 5 }).ids).toEqual(['attack:bob', 'dual:bob:bob', 'evade', 'change', 'disbelieve', 'prone', 'decline', 'nothing'])
    expect(duel({ moved: 6 }).ask.about).toBe('bob')
  })

  it('31.1 all actions stay open to whoever shifted, if he can do them (32.1)', () => {
    expect(duel({ also: 'shield' }, { acted: true }).ids).toEqual([
      ...['attack:bob', 'dual:bob:bob', 'shield:bob', 'grapple:bob'],
      ...['drop-at:8-10', 'drop-at:8-11', 'drop-at:9-11', 'drop-at:10-11', 'drop-at:10-10', 'drop-at:10-9', 'drop-at:9-9', 'drop-at:8-9'],
      'evade',
      ...['disengage:8-10', 'disengage:8-11', 'disengage:10-11', 'disengage:10-10', 'disengage:10-9', 'disengage:9-9', 'disengage:8-9'],
      ...['change', 'disbelieve', 'prone', 'decline', 'nothing'],
    ])
  })

  it('31.2 a shuffle opens impale and rush, and closes what takes time', () => {
    const kinds = (moved: number) => {
      const t = duel({ ready: 'javelin', also: 'shield', ag: 16, moved })
      return [...new Set(t.ids.map((id) => id.split(':')[0]))].filter((kind) =>
        ['impale', 'shield', 'rush', 'grapple', 'disengage'].includes(kind ?? ''),
      )
    }
    expect(kinds(1)).toEqual(['shield', 'grapple', 'disengage'])
    expect(kinds(2)).toEqual(['impale', 'rush'])
    expect(duel({ ready: 'long-bow', moved: 2 }, { at: [9, 16] }).ids).not.toContain('shoot:bob')
    expect(duel({ ready: 'long-bow', moved: 1 }, { at: [9, 16] }).ids).toContain('shoot:bob')
  })

  it('34.5 whoever goes prone can shoot a crossbow and nothing else, and not after a run (28.3, G-82)', () => {
    const t = duel({ ready: 'crossbow', ag: 16 }, { at: [9, 16] }).pick('prone')
    expect([t.who('ann').status, t.events('went-prone')[0]?.rule]).toEqual(['prone', '34.5'])
    expect(duel({ ready: 'crossbow', prone: true }, { at: [9, 16] }, { alone: true }).ids).toEqual([
      'shoot:bob',
      'stand',
      'decline',
      'nothing',
    ])
    expect(duel({ moved: 5 }).ids).toContain('prone')
  })

  it('28.3 whoever lies may stand up or do nothing (G-82)', () => {
    expect(duel({ prone: true }).ids).toEqual(['stand', 'decline', 'nothing'])
  })
})
