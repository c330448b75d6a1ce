import { describe, expect, it } from 'vitest'
import { arena, type Laid, type Sheet, type Table } from '../proof/table-top.ts'

/** Ann of the West chooses where she goes; Bob of the East stands four squares before her and looks at her. */
function moving(ann: Sheet = {}, bob: Sheet = {}, more: readonly Sheet[] = [], laid: Laid = {}): Table {
  const characters = [
    { name: 'Ann', at: [9, 10], ready: 'broadsword', ...ann },
    { name: 'Bob', side: 'east', at: [9, 14], ...bob },
    ...more,
  ]
  return arena({ phase: 'move', first: 'west', characters }, { free: true, ...laid })
}

const option = (t: Table, id: string) => t.decision.options?.find((each) => each.id === id)
const oddsOf = (t: Table, id: string) => option(t, id)?.odds
/** What stands in the data of an option. */
const dataOf = (t: Table, id: string) => option(t, id)?.data as { readonly deed?: string; readonly facing?: string; readonly type: string }

const SIDE_BY_SIDE = [{ name: 'Cid', side: 'east', at: [8, 14], facing: 'e', ag: 8 }]

const LEAST = ['wait', 'no', 'nothing']

/** Goes there, looks that way, and has everyone else do as little as can be until she acts. */
function goes(t: Table, id: string, facing: string): Table {
  t.pick(id).pick(`face:${facing}`)
  for (let i = 0; i < 100 && !(t.topic === 'action' && t.ask.about === 'ann'); i++)
    t.pick(t.topic === 'face' ? `face:${t.who(t.ask.about ?? '').facing}` : (LEAST.find((each) => t.ids.includes(each)) ?? ''))
  return t
}

describe('the best that could be done from where somebody goes', () => {
  it.each([
    ['a sword from behind', {}, { facing: 'e' }, 'to:9-13'],
    ['a sword from the side', {}, { facing: 'e' }, 'to:8-13'],
    ['a spear from a charge', { ready: 'spear', sh: 13 }, {}, 'to:9-13'],
    ['a halberd two squares away', { ready: 'halberd', sh: 14 }, {}, 'to:9-12'],
    ['a shield rush', { ready: 'large-shield', sh: 14 }, {}, 'to:9-13'],
    ['a bow after a shift', { ready: 'long-bow', sh: 12 }, { suit: 'leather' }, 'to:8-10'],
    ['a dagger thrown past somebody', { ready: 'dagger', sh: 12 }, {}, 'to:9-12'],
    ['a slash', { ready: 'longsword', sh: 13 }, {}, 'to:9-13', SIDE_BY_SIDE],
    ['both hands', { ready: 'broadsword', also: 'dagger' }, {}, 'to:9-13'],
    ['both hands at two', { ready: 'broadsword', also: 'dagger' }, { suit: 'full-plate', race: 'human', sh: 15 }, 'to:9-13', SIDE_BY_SIDE],
    ['a spell', { ready: 'staff', race: 'mage', iq: 13, spells: ['magic-bolt', 'drain-life'] }, {}, 'to:8-10'],
  ])('33.6 has the odds that the attack has when she stands there: %s', (_of, ann, bob, id, more: readonly Sheet[] = []) => {
    const laid = () => moving({ ag: 16, ...ann }, { ag: 8, ...bob }, more)
    const { deed = '', facing = '' } = dataOf(laid(), id)
    const { leavesOut: left, ...before } = oddsOf(laid(), id) ?? { text: '' }
    const { leavesOut, ...after } = oddsOf(goes(laid(), id, facing), deed) ?? { text: '' }
    expect(before).toEqual(after)
    expect([before.expected, left]).toEqual([expect.any(Number), `${leavesOut}, the target’s own move`])
  })

  it('33.6 is the one of most SH, whichever way she looks for it', () => {
    const t = moving({}, {}, [{ name: 'Cid', side: 'east', at: [8, 12], facing: 's', prone: true }])
    expect(dataOf(t, 'to:9-13')).toMatchObject({ deed: 'dual:cid:cid' })
    expect(option(t, 'to:9-13')?.detail).toBe('broadsword and fist on Cid')
    expect(oddsOf(t, 'to:9-13')?.of).toBe('a hit')
  })

  it('31.4 is nothing after a run, and nothing where nobody is near', () => {
    const t = moving({}, { at: [9, 20] })
    expect(t.decision.options?.filter(({ odds }) => odds !== undefined)).toEqual([])
    const near = moving({}, { at: [9, 17] })
    expect([dataOf(near, 'to:9-16').type, oddsOf(near, 'to:9-16')]).toEqual(['run', undefined])
  })

  it('30.2 a bow is shot after a shift and not after a shuffle', () => {
    const t = moving({ ready: 'long-bow', sh: 12 })
    expect([oddsOf(t, 'to:8-10')?.of, oddsOf(t, 'to:7-10')]).toEqual(['hit', undefined])
  })

  it('G-76 a charge that backs up first counts as one', () => {
    const t = moving({ ready: 'spear', sh: 13 }, { at: [9, 12] })
    expect([dataOf(t, 'to:9-11').deed, dataOf(t, 'charge:9-11').deed]).toEqual(['attack:bob', 'impale:bob'])
  })

  it('G-04 whoever is engaged does not turn about for it', () => {
    const cid = { name: 'Cid', side: 'east', at: [9, 9], facing: 'w', prone: true }
    const t = moving({ facing: 'e' }, { at: [9, 11] }, [cid])
    expect([dataOf(t, 'to:8-10').deed, dataOf(t, 'to:8-10').facing === 'w']).toEqual(['dual:cid:cid', false])
  })

  it.each([
    ['26.1 how strong he is', [{ sh: 9 }, { sh: 15 }]],
    ['26.1 how bright he is', [{ iq: 8 }, { iq: 9 }]],
  ])('tells nobody %s', (_what, worlds) => {
    const shown = worlds.map((bob) => JSON.stringify(moving({}, bob).decision.options))
    expect(shown[0]).toBe(shown[1])
    expect(shown[0]).toContain('SH')
  })

  it('G-111 tells nobody who stands unseen beside the way', () => {
    const options = (at: readonly number[]) => {
      const characters = [
        { name: 'Ann', at: [9, 10] },
        { robot: 'imp', side: 'east', at },
      ]
      return arena({ phase: 'move', first: 'west', characters }, { seats: 1 }).decision.options
    }
    const near = options([9, 13])
    expect(near?.filter(({ odds }) => odds !== undefined)).toEqual([])
    expect(JSON.stringify(near)).toBe(JSON.stringify(options([3, 30])))
  })
})
