import { describe, expect, it } from 'vitest'
import { duel, type Sheet } from '../proof/table-top.ts'

const BOW: Sheet = { ready: 'long-bow' }
const FAR: Sheet = { at: [9, 21], acted: true }

function parts(ann: Sheet, bob: Sheet, more: Parameters<typeof duel>[2] = {}) {
  const t = duel(ann, bob, { dice: [6, 6, 6], ...more })
  t.pick(t.ids.includes('shoot:bob') ? 'shoot:bob' : 'throw:bob')
  return t.events('aimed')[0]?.parts.map(({ what, value }) => `${what} ${value}`)
}

describe('37 missiles', () => {
  it('37.4 a bow loses one for each full five squares, a throw one for each square (G-23, G-24)', () => {
    expect(parts(BOW, FAR)).toEqual(['agility 12', 'range -2'])
    expect(parts(BOW, { ...FAR, at: [9, 14] })).toEqual(['agility 12'])
    expect(parts({ ready: 'axe' }, { ...FAR, at: [9, 13] })).toEqual(['agility 12', 'range -3'])
    expect(duel({ ready: 'axe' }, { ...FAR, at: [9, 23] }).ids).not.toContain('throw:bob')
  })

  it('35.1 people, fires and shadows in the track cost, walls and the altar stop it (G-25, G-26)', () => {
    const more = [{ name: 'Cid', at: [9, 15], acted: true }]
    const terrain = [
      { kind: 'fire', at: [9, 21], layers: 2 },
      { kind: 'shadow', at: [9, 13] },
      { kind: 'fire', at: [9, 10] },
    ]
    expect(parts(BOW, FAR, { more, scenario: { terrain } })).toEqual(['agility 12', 'range -2', 'characters -1', 'fires -2', 'shadows -4'])
    expect(duel(BOW, FAR, { scenario: { terrain: [{ kind: 'wall', at: [9, 15] }] } }).ids).not.toContain('shoot:bob')
    expect(duel(BOW, FAR, { scenario: { altar: [9, 15] } }).ids).not.toContain('shoot:bob')
  })

  it('8.2 only into the frontal area, and facing counts for nothing (8.1, G-73)', () => {
    expect(parts(BOW, { ...FAR, facing: 'e' })).toEqual(['agility 12', 'range -2'])
    expect(duel({ ...BOW, facing: 'w' }, FAR).ids).not.toContain('shoot:bob')
    expect(parts(BOW, { ...FAR, prone: true })).toEqual(['agility 12', 'range -2'])
    expect(parts(BOW, { ...FAR, prone: true }, { variants: ['prone-target'] })).toEqual(['agility 12', 'range -2', 'prone 4'])
  })

  it('23.4 nobody in shadow is shot at; a blow there is at -2 (G-27)', () => {
    const shadow = (at: number[]) => ({ scenario: { terrain: [{ kind: 'shadow', at }] } })
    expect(duel(BOW, FAR, shadow([9, 21])).ids).not.toContain('shoot:bob')
    const t = duel({}, { acted: true }, { dice: [6, 6, 6], ...shadow([9, 11]) }).pick('attack:bob')
    expect(t.events('aimed')[0]?.parts.at(-1)).toEqual({ what: 'invisible', value: -2 })
  })

  it('5.4 an Elf has +1 to hit and +1 damage with bows and throws, a Dwarf with thrown axes (5.5, 5.6)', () => {
    expect(parts({ ...BOW, race: 'elf' }, FAR)).toContain('race 1')
    expect(parts({ ready: 'axe', race: 'dwarf', ag: 12 }, { ...FAR, at: [9, 12] })).toContain('race 1')
    const t = duel({ ...BOW, race: 'elf' }, FAR, { dice: [3, 3, 3, 4] }).pick('shoot:bob')
    expect(t.events('attacked')).toMatchObject([{ rule: '32.4', with: 'long-bow', damage: 4 + 1 + 1 }])
  })

  it('38.1 a crossbow is shot once, then reloaded, prone at +2 (33.5, G-108)', () => {
    const t = duel({ ready: 'heavy-crossbow', sh: 13, prone: true }, FAR, { dice: [6, 6, 6] })
    t.pick('shoot:bob')
    expect(t.events('aimed')[0]?.parts.at(-1)).toEqual({ what: 'prone-shot', value: 2 })
    expect(t.who('ann').ready?.reload).toBe(2)
    const empty = duel({ ready: 'heavy-crossbow', sh: 13, unloaded: true }, FAR)
    expect(empty.ids).not.toContain('shoot:bob')
    empty.pick('reload')
    expect(empty.who('ann').ready?.reload).toBe(1)
    expect(duel({ ...BOW, prone: true }, FAR).ids).not.toContain('shoot:bob')
  })

  it('33.1 what is thrown lands in the target’s square, and the next one-handed weapon is readied (38.2, G-106, G-107)', () => {
    const ann = { ready: 'axe', also: 'dagger', slung: ['buckler', 'mace'] }
    const t = duel(ann, { ...FAR, at: [9, 12] }, { dice: [6, 6, 6] }).pick('throw:bob')
    expect([t.state.things, t.who('ann').ready?.type, t.who('ann').also?.type]).toMatchObject([
      [{ type: 'axe', at: 9 * 40 + 12 }],
      'mace',
      'dagger',
    ])
    expect(duel({ ready: 'axe', moved: 3 }, { ...FAR, at: [9, 12] }).ids).not.toContain('throw:bob')
  })

  it('6.2 caltrops become terrain where they fall, thrown or laid down (23.2, G-113)', () => {
    const t = duel({ ready: 'caltrops' }, FAR).pick('drop-at:8-11')
    expect([t.state.terrain, t.state.things, t.who('ann').ready]).toEqual([[{ kind: 'caltrops', at: 8 * 40 + 11, layers: 1 }], [], null])
    expect(duel({}, FAR, { scenario: { terrain: [{ kind: 'wall', at: [8, 11] }] } }).ids).not.toContain('drop-at:8-11')
  })

  it('32.4 nobody shoots after more than one square', () => {
    expect(duel({ ...BOW, moved: 1 }, FAR).ids).toContain('shoot:bob')
    const t = duel({ ...BOW, moved: 2 }, FAR)
    expect(t.decision.blocked?.find(({ id }) => id === 'shoot:bob')).toMatchObject({
      why: 'Moved too far this turn.',
      deed: { kind: 'shoot', who: 'ann', whom: 'bob' },
    })
    const alone = duel({ ready: 'dagger', moved: 2 }, FAR).decision.blocked?.find(({ id }) => id === 'shoot')
    expect([alone?.why, alone?.deed]).toEqual(['Moved too far this turn.', { kind: 'shoot', label: 'Shoot', who: 'ann' }])
  })
})
