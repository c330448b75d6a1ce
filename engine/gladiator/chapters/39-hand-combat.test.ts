import { describe, expect, it } from 'vitest'
import { against, duel, type Sheet } from '../proof/table-top.ts'

/** Ann and Bob on the ground. */
const HELD: Sheet = { handCombat: ['bob'] }

describe('39 hand combat', () => {
  it('39.1 the defender repels with his agility less what the attacker is stronger, as June repels Thor (32.6)', () => {
    const t = duel({ sh: 16, ag: 8 }, { sh: 10, ag: 14, acted: true }, { dice: [3, 3, 3], draws: [] })
    t.pick('grapple:bob')
    expect([t.topic, t.ids]).toEqual(['repel', ['repel', 'let']])
    t.pick('repel')
    expect(t.events('repelling')[0]?.need).toBe(8)
    expect([t.events('repelled')[0]?.holds, t.who('bob').status]).toEqual([false, 'prone'])
    const other = duel({ sh: 10, ag: 14, ready: 'dagger' }, { sh: 16, ag: 8, acted: true }, { dice: [5, 5, 4], draws: [] })
      .pick('grapple:bob')
      .pick('repel')
    expect([other.events('repelling')[0]?.need, other.events('repelled')[0]?.holds, other.who('bob').status]).toEqual([
      14,
      true,
      'standing',
    ])
  })

  it('39.1 from the side and the rear he repels at -2 and -3; who lies cannot repel at all', () => {
    const need = (bob: Sheet) => duel({}, { acted: true, ...bob }, { dice: [6, 6, 6] }).pick('grapple:bob')
    expect(need({ facing: 'e' }).pick('repel').events('repelling')[0]?.parts).toEqual([
      { what: 'agility', value: 12 },
      { what: 'rear', value: -3 },
    ])
    const prone = need({ prone: true })
    expect([prone.events('repelling').length, prone.who('ann').holds]).toEqual([0, ['bob']])
  })

  it('39.1 standing orders repel or let it be (G-101), and robots repel unasked', () => {
    const ordered = (repel: 'always' | 'never', dice: readonly number[] = []) => {
      const t = duel({}, { acted: true }, { dice })
      t.who('bob').orders.repel = repel
      return t.pick('grapple:bob')
    }
    expect(ordered('always', [6, 6, 6]).events('repelled')).toHaveLength(1)
    expect(
      against({ robot: 'slayer' }, {}, { dice: [1, 1, 1] })
        .pick('grapple:slayer-1')
        .events('repelled'),
    ).toHaveLength(1)
    const t = ordered('never')
    expect([t.who('bob').status, t.who('ann').status, t.who('bob').holds]).toEqual(['prone', 'prone', ['ann']])
  })

  it('39.1, 13.2 an unseen fighter who tries it is seen (G-111)', () => {
    const t = duel({ effects: [{ spell: 'invisibility', turns: 3 }] }, { acted: true }).pick('grapple:bob')
    expect(t.who('ann').shown).toBe(true)
  })

  it('39.2 hands are emptied; daggers stay, and one is drawn from a sling (G-100)', () => {
    const ann = { ready: 'broadsword', also: 'shield', slung: ['dagger', 'axe'] }
    const bob = { ready: 'dagger', also: 'buckler', slung: ['dagger'], acted: true }
    const t = duel(ann, bob).pick('grapple:bob').pick('let')
    expect([t.who('ann').ready?.type, t.who('ann').also, t.who('ann').slung.map(({ type }) => type)]).toEqual(['dagger', null, ['axe']])
    expect([t.who('bob').ready?.type, t.who('bob').also, t.who('bob').slung.length]).toEqual(['dagger', null, 1])
    expect(t.state.things.map(({ type }) => type)).toEqual(['broadsword', 'shield', 'buckler'])
    expect(t.events('hands-emptied')).toMatchObject([
      { figure: 'ann', dropped: ['broadsword-1', 'shield-1'], dagger: 'dagger-1' },
      { figure: 'bob', dropped: ['buckler-1'], dagger: null },
    ])
    // Nothing is told of one who had nothing in hand, nor draws anything.
    const bare = duel({}, { acted: true }).pick('grapple:bob').pick('let')
    expect(bare.events('hands-emptied')).toMatchObject([{ figure: 'ann', dropped: ['broadsword-1'], dagger: null }])
  })

  it('38.3 +4 to hit and +3 damage, fists by strength (39.2, G-90)', () => {
    const t = duel({ ready: null, ...HELD }, { acted: true }, { dice: [4, 4, 4, 6] }).pick('attack:bob')
    expect(t.events('aimed')[0]?.parts).toEqual([
      { what: 'agility', value: 12 },
      { what: 'prone', value: 4 },
    ])
    expect(t.events('attacked')).toMatchObject([{ with: 'fist', damage: 6 - 3 + 3 }])
  })

  it('38.3 a wrestler attacks, evades or disengages, and nobody else than those he holds (G-82, G-98)', () => {
    const cid = { name: 'Cid', side: 'east', at: [8, 11], acted: true }
    const t = duel({ ready: null, ...HELD }, { acted: true }, { more: [cid] })
    expect(t.ids.filter((id) => !id.startsWith('disengage'))).toEqual(['attack:bob', 'dual:bob:bob', 'evade', 'decline', 'nothing'])
  })

  it('39.3 leaves by an agility roll, on his feet in the new square; the other is merely prone (G-32, G-99)', () => {
    const t = duel(HELD, { acted: true }, { dice: [4, 4, 4] })
      .pick('disengage:8-9')
      .pick('face:e')
    expect([t.who('ann').status, t.who('ann').at, t.who('bob').holds, t.who('bob').status]).toEqual(['standing', 8 * 40 + 9, [], 'prone'])
    const held = duel(HELD, { acted: true }, { dice: [4, 4, 5] }).pick('disengage:8-9')
    expect([held.events('struggled')[0]?.free, held.who('ann').status]).toEqual([false, 'prone'])
  })

  it('32.3 the engaged step back without a roll, an Orc two squares (G-33)', () => {
    const t = duel({}, { acted: true }).pick('disengage:10-9').pick('face:n')
    expect([t.who('ann').at, t.who('ann').facing]).toEqual([10 * 40 + 9, 'n'])
    expect(duel({ race: 'orc', ready: 'dagger' }, { acted: true }).ids).toContain('disengage:9-8')
    expect(duel({}, { acted: true }).ids).not.toContain('disengage:9-8')
    expect(duel({}, { facing: 'e', acted: true }).ids).not.toContain('disengage:10-9')
  })

  it('23.1 a pit takes both: four points each (G-97)', () => {
    const t = against({ creature: 'troll' }, {}, { scenario: { terrain: [{ kind: 'pit', at: [9, 11] }] } })
    t.pick('grapple:troll-1').pick('let')
    expect([t.who('ann').sh, t.who('troll-1').sh]).toEqual([8, 13])
    expect(t.events('hurt').map(({ figure, by }) => [figure, by])).toEqual([
      ['troll-1', 'ann'],
      ['ann', null],
    ])
  })

  it('39.1 death ends it (G-99)', () => {
    const t = duel({ ready: 'dagger', ...HELD }, { now: 2, acted: true }, { dice: [4, 4, 4, 6] })
    t.pick('attack:bob')
    expect([t.who('bob').status, t.who('ann').holds, t.who('ann').status]).toEqual(['dead', [], 'prone'])
  })

  it('23.1 nobody falls into a pit for hand combat with somebody who lies in it already (G-97, G-141)', () => {
    const scenario = { terrain: [{ kind: 'pit', at: [9, 11] }] }
    const lies = duel({}, { acted: true, prone: true }, { scenario }).pick('grapple:bob')
    expect([lies.who('ann').sh, lies.who('bob').sh, lies.events('pit-fall')]).toEqual([12, 12, []])
    const stands = against({ creature: 'troll' }, { sh: 17 }, { scenario, dice: [6, 6, 6] })
      .pick('grapple:troll-1')
      .pick('repel')
    expect(stands.events('pit-fall').map(({ figure, at }) => [figure, at])).toEqual([
      ['troll-1', 9 * 40 + 11],
      ['ann', 9 * 40 + 11],
    ])
  })
})
