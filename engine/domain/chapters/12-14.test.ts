import { describe, expect, it } from 'vitest'
import type { Json } from '../../kernel/types.ts'
import { MEADOW, set } from '../proof/table-top.ts'
import { TREASURES } from '../tables/index.ts'

const INGREDIENTS = ['triangle', 'triangle', 'triangle', 'circle', 'circle', 'circle', 'rhomb', 'rhomb', 'rhomb']
const meadow = (card: string, who: Readonly<Record<string, Json>>, more: readonly Json[] = []) => ({
  tiles: MEADOW,
  cards: [{ card, at: '0-0' }, ...more],
  characters: [{ at: '0-1', from: '1-1', ...who }],
})

describe('12.2 the Medusa', () => {
  const gaze = (who: Readonly<Record<string, Json>>, dice: readonly number[] = []) =>
    set({ scenario: meadow('red-medusa', who), dice }).pick('step:0-0')

  it('12.2 the mirror shield destroys her, whoever is quicker (D-60)', () => {
    const t = gaze({ items: ['mirror-shield'] })
    expect(t.events('creature-beaten')).toMatchObject([{ card: 'red-medusa', how: 'mirror-shield' }])
    expect([t.who().at, t.who().experience]).toEqual(['0-0', 5])
  })

  it('12.2 whoever is not quicker and has nothing dies', () => {
    const t = gaze({ experience: 45 })
    expect(t.events('died')).toMatchObject([{ cause: 'medusa' }])
  })

  it('12.2 one who is quicker may turn and go in safety', () => {
    const t = gaze({ experience: 46 })
    expect([t.who().at, t.who().lifePoints, t.state.round]).toEqual(['0-1', 10, 2])
  })

  it('12.2, 11.3.2 quicker, with Mirror Image: it destroys her, or on a 1 he dies', () => {
    const items = ['parchment-mirror-image', ...INGREDIENTS]
    const t = gaze({ experience: 46, items }, [3])
    expect(t.ids).toEqual(['retreat', 'cast:mirror-image'])
    expect(t.pick('cast:mirror-image').events('creature-beaten')).toMatchObject([{ how: 'mirror-image' }])
    expect(gaze({ experience: 46, items }, [1]).pick('cast:mirror-image').events('died')).toMatchObject([{ cause: 'medusa' }])
  })

  it('12.2 the spell alone is no help to one who is slower', () => {
    expect(gaze({ experience: 45, items: ['parchment-mirror-image', ...INGREDIENTS] }).events('died')).toHaveLength(1)
  })

  it('12.2 where it is light one who is unseen passes her (D-52)', () => {
    const t = gaze({ effects: [{ kind: 'invisibility', turns: 1 }] })
    expect([t.who().at, t.who().deaths]).toEqual(['0-0', 0])
  })

  it('12.2 a Fireball finds her from elsewhere', () => {
    const t = set({ scenario: meadow('red-medusa', { items: ['parchment-fireball', ...INGREDIENTS] }), dice: [3] }).pick('cast:fireball')
    expect(t.events('creature-beaten')).toMatchObject([{ card: 'red-medusa', how: 'fireball' }])
  })

  it('12.2 a step to her that would kill warns', () => {
    const t = set({ scenario: meadow('red-medusa', {}) })
    expect(t.decision.options?.find(({ id }) => id === 'step:0-0')?.warns).toContain('Medusa')
  })
})

describe('13 the treasures', () => {
  const chamber = (who: Readonly<Record<string, Json>>, more: Readonly<Record<string, Json>> = {}) => ({
    large: { treasure: { tile: 't1' } },
    characters: [{ at: '11-15', ...who }],
    ...more,
  })

  it('13.0 drawn by whoever first comes onto its square; he takes it or leaves it (D-95)', () => {
    const t = set({ scenario: chamber({ at: '10-17' }, { blanks: ['10-17'] }), draws: ['blood-stone'] })
    t.pick('step:11-17')
    expect([t.topic, t.of('take', 'leave')]).toEqual(['find', ['take:blood-stone', 'leave']])
    t.pick('take:blood-stone')
    expect([t.who().treasure, t.state.treasures]).toEqual(['blood-stone', {}])
    t.pick('step:10-17').pick('end').pick('step:11-17')
    expect(t.events('treasure-found')).toHaveLength(1)
  })

  it('13.0 who carries one leaves the others (D-95)', () => {
    const t = set({ scenario: chamber({ at: '10-17', treasure: 'cloak' }), draws: ['staff'] }).pick('step:11-17')
    expect([t.topic, t.state.treasures['11-17']]).toEqual(['turn', [{ treasure: 'staff', up: false }]])
  })

  it('13.1 the Staff of Life is worth most, and no help on the way', () => {
    const [first, ...others] = TREASURES.toSorted((a, b) => b.riches - a.riches)
    expect([first?.id, first?.stars, others.every(({ stars }) => stars < 4)]).toEqual(['staff', 4, true])
    const t = set({ scenario: { ...meadow('black-orc-1', { treasure: 'staff', experience: 4 }) }, dice: [6] }).pick('step:0-0')
    t.pick('suffer')
    expect(t.who().lifePoints).toBe(9)
  })

  it('13.2 the Blood Stone gives the loss of a fight back at once, doubled by bad luck too (D-94)', () => {
    const t = set({ scenario: meadow('black-orc-guard-1', { treasure: 'blood-stone', luck: 2, lifePoints: 7 }), dice: [6, 6, 6] })
      .pick('step:0-0')
      .pick('test-luck')
    expect([t.who().lifePoints, t.events('healed')]).toEqual([7, [expect.objectContaining({ amount: 2, rule: '13.2' })]])
    const dead = set({ scenario: meadow('black-orc-guard-1', { treasure: 'blood-stone', lifePoints: 1 }), dice: [6] })
      .pick('step:0-0')
      .pick('suffer')
    expect(dead.who().deaths).toBe(1)
  })

  it('13.2 nothing else is given back', () => {
    const t = set({ scenario: meadow('x-poison-gas-1', { treasure: 'blood-stone' }) })
      .pick('step:0-0')
      .pick('suffer')
    expect(t.who().lifePoints).toBe(9)
  })

  it('13.3 the Grimoire knows all spells; a ring pays for book spells, ring and talisman for all (D-93)', () => {
    const reader = (items: Json) => set({ scenario: meadow('light-ghost-1', { treasure: 'grimoire', items }), dice: [3] })
    expect(reader([]).of('cast')).toEqual([])
    expect(reader(['magic-ring']).of('cast')).toContain('cast:boneshaker:0-0')
    expect(
      reader(['magic-ring'])
        .of('cast')
        .some((id) => id.startsWith('cast:ante-freeze')),
    ).toBe(false)
    const both = reader(['magic-ring', 'talisman'])
    expect(both.of('cast')).toContain('cast:ante-freeze:0-0')
    expect(both.pick('cast:ante-freeze:0-0').events('cast')).toMatchObject([{ paid: {} }])
  })

  it('13.4 the Cloak hides him where it is light, and not in the dark', () => {
    const t = set({ scenario: meadow('red-orc-captain-1', { treasure: 'cloak' }) }).pick('step:0-0')
    expect(t.ids).toEqual(['fight', 'pass'])
    const dark = set({
      scenario: {
        tiles: MEADOW,
        cards: [{ card: 'red-orc-captain-1', at: '2-2' }],
        characters: [{ at: '2-1', from: '2-0', treasure: 'cloak' }],
      },
      dice: [6],
    })
    expect(dark.pick('step:2-2').topic).toBe('luck')
  })

  it('13.4 traps do not look', () => {
    expect(set({ scenario: meadow('black-pit-trap', { treasure: 'cloak' }) }).pick('step:0-0').topic).toBe('luck')
  })
})

describe('14.0 the Warlock', () => {
  it('14.0 a pentagram does nothing to one without a treasure', () => {
    const t = set({ scenario: meadow('black-pentagram', {}) }).pick('step:0-0')
    expect([t.topic, t.state.warlock]).toEqual(['turn', null])
  })

  it('14.0 with a treasure he appears: two points, and a square back; the powers are gone (D-61)', () => {
    const t = set({ scenario: meadow('black-pentagram', { treasure: 'cloak' }) }).pick('step:0-0')
    expect(t.ask).toMatchObject({ topic: 'luck', data: { amount: 2, cause: 'warlock' } })
    t.pick('suffer')
    expect([t.who().lifePoints, t.who().at, t.state.warlock]).toEqual([8, '0-1', '0-0'])
    expect(t.events('warlock')).toMatchObject([{ deed: 'appeared' }])
    expect(t.session.game.view(t.state, 0)).toMatchObject({ warlock: '0-0', warlockSeen: true })
  })

  it('14.0 once he has appeared nobody is safe from him, with or without a treasure', () => {
    const scenario = { ...meadow('black-pentagram', {}, [{ card: 'light-pentagram', at: '1-0' }]), warlock: '1-0' }
    const t = set({ scenario }).pick('step:0-0').pick('suffer')
    expect([t.who().lifePoints, t.state.warlock, t.events('warlock')]).toEqual([8, '0-0', [expect.objectContaining({ deed: 'struck' })]])
  })

  it('14.0 thrown back onto another pentagram he is struck there too, but goes no further back (D-62)', () => {
    const scenario = { ...meadow('black-pentagram', { treasure: 'staff' }, [{ card: 'light-pentagram', at: '0-1' }]) }
    const t = set({ scenario }).pick('step:0-0').pick('suffer').pick('suffer')
    expect([t.who().lifePoints, t.who().at, t.state.warlock]).toEqual([6, '0-1', '0-1'])
  })

  it('14.0 a treasure found after his coming has no power (D-61)', () => {
    const scenario = { ...meadow('red-orc-captain-1', { treasure: 'cloak' }, [{ card: 'light-pentagram', at: '1-0' }]), warlock: '1-0' }
    expect(set({ scenario, dice: [6] }).pick('step:0-0').topic).toBe('luck')
  })
})
