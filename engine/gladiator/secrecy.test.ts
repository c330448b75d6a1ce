import { describe, expect, it } from 'vitest'
import { arena, type Laid, type Sheet, type Table } from './proof/table-top.ts'
import { secret } from './view.ts'

/** Dice that come to 9. */
const WORKS = [2, 3, 4]
const SPELLS = ['image', 'summon-orc', 'illusion-orc', 'invisibility']

interface Scene extends Laid {
  readonly more?: readonly Sheet[]
  readonly scenario?: Sheet
}

/** Ann, a mage of the West, acts first; Bob of the East stands before her. */
function magic(ann: Sheet = {}, bob: Sheet = {}, { more = [], scenario = {}, ...laid }: Scene): Table {
  const characters = [
    { name: 'Ann', at: [9, 10], race: 'mage', sh: 14, ag: 16, iq: 20, ready: 'staff', spells: SPELLS, ...ann },
    { name: 'Bob', side: 'east', at: [9, 13], sh: 20, ag: 10, acted: true, ready: 'broadsword', ...bob },
    ...more,
  ]
  return arena({ phase: 'action', turn: 1, characters, ...scenario }, { free: true, ...laid })
}

/** Answers everything with as little as can be, until it stops. */
function rest(t: Table, until: () => boolean): Table {
  for (let i = 0; i < 400 && !t.over && !until(); i++) t.pick(LEAST.find((id) => t.ids.includes(id)) ?? t.ids[0] ?? '')
  return t
}

const LEAST = ['wait', 'renew', 'nothing', 'last', 'no']

const IMAGES = { dice: WORKS, draws: ['8-10', '10-10', '10-10', '2'] }

describe('what the other side cannot tell', () => {
  it('12.3 which of three likenesses is the mage, by what he regains (16.5, G-59)', () => {
    const t = magic({}, {}, { ...IMAGES, scenario: { turn: 3 } }).pick('cast:image')
    rest(t, () => t.state.turn > 3)
    const seen = (seat: number) => t.told(seat).filter(({ type }) => type === 'regenerated').length
    expect([seen(0), seen(1)]).toEqual([1, 0])
  })

  it('26.1 nor by his numbers, where they are read (16.6, G-59)', () => {
    const t = magic({}, {}, { ...IMAGES, variants: ['open-stats'] }).pick('cast:image')
    const shown = t.seen(1).characters.filter(({ name }) => name === 'Ann')
    expect(shown.map(({ sh, spells }) => [sh?.now, spells?.length])).toEqual([1, 2, 3].map(() => [12, 4]))
  })

  it('13.2 likenesses of somebody invisible come to sight with him (16.5, G-120)', () => {
    const t = magic(
      {},
      {},
      { dice: [...WORKS, ...WORKS], draws: ['8-10', '10-10', '10-10', '2'], more: [{ name: 'Eve', at: [18, 0], ag: 8 }] },
    )
    t.pick('cast:invisibility:ann')
    rest(t, () => t.state.turn === 2 && t.topic === 'action' && t.ask.about === 'ann')
    t.pick('cast:image')
    rest(t, () => t.topic === 'renew' && t.state.turn === 2)
    t.pick('cancel')
    expect(t.state.figures.filter(({ name }) => name === 'Ann').map(({ effects }) => effects.map(({ spell }) => spell))).toEqual(
      [1, 2, 3].map(() => ['image']),
    )
  })

  it('14.4 an illusion by nobody’s paying for it (14.5, G-58)', () => {
    const t = magic({}, { at: [0, 39] }, { dice: WORKS, draws: ['8-10'] }).pick('cast:summon-orc')
    rest(t, () => t.state.turn > 5)
    const renewed = (seat: number) => t.told(seat).filter(({ type }) => type === 'renewed').length
    expect([renewed(0) > 0, renewed(1)]).toEqual([true, 0])
  })

  it.each([
    [9, 8, 'standing'],
    [2, 2, 'vanished'],
  ])('14.4 nor by asking its mage when he can do nothing else: with SH %i he has %i then, and it is %s (G-147)', (sh, left, status) => {
    const t = magic({}, { at: [0, 39] }, { dice: WORKS, draws: ['8-10'] }).pick('cast:summon-orc')
    rest(t, () => t.state.turn === 4 && t.topic === 'face' && t.ask.about === 'ann')
    Object.assign(t.who('ann'), { moved: 9, sh })
    rest(t, () => t.topic === 'renew' || t.state.turn > 4)
    expect([t.topic === 'renew', t.who('ann').sh, t.who('orc-1').status]).toEqual([false, left, status])
  })

  it('29.1 who unseen is gone round, by the way that a friend of his takes (G-147)', () => {
    const path = (eve: readonly number[]) => {
      const unseen = { name: 'Eve', side: 'east', at: eve, effects: [{ spell: 'invisibility', turns: 3 }] }
      const characters = [{ name: 'Ann', at: [9, 10] }, { name: 'Bob', side: 'east', at: [9, 24] }, unseen]
      const t = arena({ phase: 'move', first: 'east', characters }, { free: true }).pick('to:11-22')
      return [t.told(0).filter(({ type }) => type === 'moved'), t.who('bob').facing]
    }
    expect(path([9, 23])).toEqual(path([3, 30]))
    expect(path([10, 24])).toEqual(path([3, 30]))
  })

  it('29.1 that somebody unseen has been read, by the way that his own side is told (16.6, G-147)', () => {
    const path = (read: string | null) => {
      const unseen = { side: 'east', effects: [{ spell: 'invisibility', turns: 3 }] }
      const characters = [
        { name: 'Ann', at: [9, 10] },
        { name: 'Bob', at: [9, 24], ...unseen },
        { name: 'Eve', at: [9, 23], ...unseen },
      ]
      const t = arena({ phase: 'move', first: 'east', characters }, { free: true })
      if (read !== null) t.state.known.push({ side: 'west', figure: read, until: 9 })
      t.pick('to:9-22')
      return [
        t
          .told(1)
          .filter(({ type }) => type === 'moved')
          .map((event) => ({ ...event, audience: null })),
        t.who('bob').facing,
      ]
    }
    expect(path('bob')).toEqual(path(null))
    expect(path('eve')).toEqual(path(null))
  })

  it('34.3 what somebody unseen drops lies open, and nobody else is told whose it was (G-147)', () => {
    const unseen = { name: 'Eve', side: 'east', at: [3, 30], ready: 'broadsword', effects: [{ spell: 'invisibility', turns: 3 }] }
    const characters = [{ name: 'Ann', at: [9, 10], acted: true }, unseen]
    const t = arena({ phase: 'action', first: 'east', characters }, { free: true }).pick('change')
    const id = t.who('eve').ready?.id ?? ''
    t.pick(`drop:${id}`)
    expect(t.seen(0).arena.things).toMatchObject([{ id, at: [3, 30] }])
    expect([0, 1].map((seat) => t.told(seat).filter(({ type }) => type === 'changed').length)).toEqual([0, 1])
  })

  it('16.6 that somebody has been read, by what his own side is told (G-147)', () => {
    const aimed = (isRead: boolean) => {
      const t = magic({}, { at: [9, 11], acted: false, ag: 9 }, { dice: WORKS, draws: [] })
      if (isRead) t.state.known.push({ side: 'west', figure: 'bob', until: 9 })
      rest(t, () => t.ask.about === 'bob' && t.topic === 'action')
      t.session.choose({ pick: ['attack:ann'] })
      rest(t, () => t.state.turn > 1)
      return t
        .told(1)
        .filter(({ type }) => type === 'aimed')
        .map(({ audience }) => audience?.includes(1))
    }
    expect([aimed(true), aimed(false)]).toEqual([[true], [true]])
  })

  it('12.3 what magic has cost a mage, by what he regains (26.1)', () => {
    const t = magic({ now: 9 }, {}, { dice: [], scenario: { turn: 3 } })
    rest(t, () => t.state.turn > 3)
    const seen = (seat: number) => t.told(seat).filter(({ type }) => type === 'regenerated').length
    expect([t.who('ann').sh, seen(0), seen(1)]).toEqual([10, 1, 0])
  })

  it.each(['summon-orc', 'illusion-orc'])('26.1 with open numbers, by whether anything is hidden: %s (14.5)', (spell) => {
    const t = magic({}, {}, { dice: WORKS, draws: ['8-10'], variants: ['open-stats'] }).pick(`cast:${spell}`)
    expect(secret(t.state, [0, 1])).toBe(true)
  })

  it.each(['summon-orc', 'illusion-orc'])('14.5 what it was by how it goes, or by what it cost: %s (G-58)', (spell) => {
    const bob = { at: [10, 11], ag: 9, acted: false }
    const t = magic({ sh: 14, now: 9 }, bob, { dice: WORKS, draws: ['8-10'], variants: ['open-stats'] }).pick(`cast:${spell}`)
    const told = (type: string) => t.told(1).filter((event) => event.type === type)
    expect(told('casting').map((event) => 'spell' in event && event.spell)).toEqual(['summon-orc'])
    t.who('ann').sh = 2
    t.who('ann').facing = 'w'
    rest(t, () => t.ask.about === 'bob' && t.topic === 'action')
    t.session.choose({ pick: ['attack:ann'] })
    rest(t, () => t.who('orc-1').at === null || t.state.turn > 8)
    expect(told('vanished').map(({ rule }) => rule)).toEqual(told('vanished').map(() => '14.4'))
  })

  it('30.1 who unseen is still to act, by who may decline (37.2, G-111)', () => {
    const imp = (acted: boolean) =>
      arena(
        {
          phase: 'action',
          characters: [
            { name: 'Ann', at: [9, 10], ag: 16 },
            { robot: 'imp', side: 'east', at: [3, 30], acted },
          ],
        },
        { seats: 1, free: true },
      )
    expect([true, false].map((acted) => imp(acted).ids.includes('decline'))).toEqual([false, false])
  })

  it('32.3 who unseen stands before somebody on the ground, by what is barred to him (G-111)', () => {
    const barred = (at: readonly number[]) => {
      const characters = [
        { name: 'Ann', at: [9, 10], prone: true, ag: 16 },
        { robot: 'imp', side: 'east', at, acted: true },
      ]
      const t = arena({ phase: 'action', characters }, { seats: 1, free: true })
      return t.decision.blocked?.map(({ id }) => id)
    }
    expect(barred([9, 11])).toEqual(barred([3, 30]))
  })

  it('34.1 a mage who falls by the first of two blows takes his names along (16.5)', () => {
    const bob = { at: [9, 11], acted: false, ag: 9, ready: 'dagger', also: 'dagger' }
    const t = magic({}, bob, { ...IMAGES, dice: [...WORKS, 1, 2, 2, 6] }).pick('cast:image')
    while (t.ask.about !== 'bob') t.pick('nothing')
    t.who('ann').sh = 2
    t.pick('dual:ann-2:ann-2')
    expect([t.who('ann').status, t.who('ann').mask]).toEqual(['dead', null])
  })

  it('16.5 who of three has done what begins on no square; a missile settles it (G-152, G-157)', () => {
    const dice = [...WORKS, 6, 1, ...WORKS, 6, 1, ...WORKS, 3, 3]
    const t = magic({ spells: ['image', 'create-fire', 'fireball'], facing: 'e' }, { at: [9, 20] }, { ...IMAGES, dice }).pick('cast:image')
    const turn = (n: number) => rest(t, () => t.state.turn === n && t.topic === 'action' && t.ask.about === 'ann-2')
    turn(2).pick('cast:create-fire').pick('at:9-9')
    expect([t.events('cast').at(-1)?.by, t.events('terrain-made').at(-1)?.by]).toEqual(['ann', 'ann'])
    expect(t.texts.filter((text) => text.startsWith('Ann casts'))).toHaveLength(2)
    expect(
      t
        .seen(1)
        .characters.filter(({ name }) => name === 'Ann')
        .map(({ acted }) => acted),
    ).toEqual([true, true, true])
    turn(3).pick('cast:fireball:bob').value(1).pick('no')
    expect(t.events('cast').at(-1)?.by).toBe('ann-2')
    expect(t.texts).toContain('Ann 2 casts Fireball at Bob (rolled 9).')
  })

  it('16.5 nobody called later gets a name that a likeness had (G-59)', () => {
    const t = magic({ name: 'Mage', spells: ['image', 'summon-mage'] }, {}, { ...IMAGES, dice: [...WORKS, 6, 1, ...WORKS], free: true })
    t.pick('cast:image')
    rest(t, () => t.state.turn === 2 && t.topic === 'action' && t.ids.includes('cast:summon-mage')).pick('cast:summon-mage')
    expect(t.events('called')[0]?.figure).toBe('mage-4')
  })
})
