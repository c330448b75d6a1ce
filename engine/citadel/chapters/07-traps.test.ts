import { describe, expect, it } from 'vitest'
import { newPlay } from '../../kernel/play.ts'
import type { Json } from '../../kernel/types.ts'
import { trapOdds } from '../odds/traps.ts'
import type { Variant } from '../open/variants.ts'
import { set, type Table } from '../proof/table-top.ts'
import type { DelveState } from '../state.ts'
import { springTrap } from './07-traps.ts'
import { newMonster } from './08-appearing.ts'
import { character } from './party.ts'

const PARTY: Json = [{ hero: 'Lord Dil' }, { hero: 'Gislan' }, { hero: 'Zareth' }]

/** The party before a door; the dice begin with the trap check. */
const atDoor = (
  dice: readonly number[],
  party: Json = PARTY,
  variants: readonly Variant[] = [],
  prepare?: (s: DelveState) => void,
): Table => set({ start: 'trap', party }, { dice, variants, ...(prepare === undefined ? {} : { prepare }) })

/** Lord Dil, who has no detrap skill, sees to a trapped door; the dice after the check. */
const sprungOnDil = (...dice: number[]): Table => atDoor([1, ...dice]).pick('investigate:lord-dil')

const wounds = (t: Table, id: string): number => character(t.state, id).wounds

describe('7.0 traps', () => {
  it('7.0 a door is trapped on a 1 only, and only then somebody must see to it', () => {
    expect(atDoor([1]).ask.topic).toBe('trap')
    expect(atDoor([1]).ids.filter((id) => id.startsWith('investigate:'))).toEqual([
      'investigate:lord-dil',
      'investigate:gislan',
      'investigate:zareth',
    ])
    const safe = atDoor([2, 6, 6])
    expect(safe.events('trap-check')).toMatchObject([{ rule: '7.0', trapped: false }])
    expect(safe.ask.topic).not.toBe('trap')
  })

  it('7.0 a roll up to the detrap skill takes it apart', () => {
    const t = atDoor([1, 3, 6]).pick('investigate:gislan')
    expect(t.ask.topic).toBe('detrap')
    t.pick('detrap')
    expect(t.events('detrapped')).toMatchObject([{ who: 'gislan', total: 3, skill: 3, done: true }])
    expect(t.events('trap-sprung')).toEqual([])
  })

  it('7.0 a higher roll springs it on the one who tried', () => {
    const t = atDoor([1, 4, 3, 5]).pick('investigate:gislan').pick('detrap')
    expect(t.events('trap-sprung')).toMatchObject([{ who: 'gislan', trap: 'poison-gas' }])
    expect(wounds(t, 'gislan')).toBe(3)
  })

  it('7.0 it springs at once on who has no skill, and on who does not try', () => {
    expect(sprungOnDil(5).events('trap-sprung')).toMatchObject([{ who: 'lord-dil' }])
    const t = atDoor([1, 5]).pick('investigate:gislan').pick('decline')
    expect(t.events('trap-sprung')).toMatchObject([{ who: 'gislan', trap: 'flaming-oil' }])
  })

  it('7.0 the question comes again after something done beside it, and the door is not checked twice', () => {
    const t = atDoor([1]).pick('lord-dil/switch:dagger')
    expect(t.ask.topic).toBe('trap')
    expect(t.events('trap-check')).toHaveLength(1)
  })

  it('7.0 says what awaits each investigator', () => {
    const option = atDoor([1]).decision.options?.find(({ id }) => id === 'investigate:gislan')
    expect(option?.odds?.chance).toBeGreaterThan(0.5)
    expect(option?.odds?.die).toBeCloseTo(0, 3)
  })

  it('7.1 the die finds the trap in the table', () => {
    const traps = [1, 2, 3, 4, 5].map((die) => sprungOnDil(die, 1, 1, 1).events('trap-sprung')[0])
    expect(traps).toMatchObject(['arrow', 'poisoned-arrow', 'poison-gas', 'explosion', 'flaming-oil'].map((trap) => ({ trap })))
  })

  it('7.2 arrow: a die on the bow column', () => {
    expect(wounds(sprungOnDil(1, 4), 'lord-dil')).toBe(0)
    expect(wounds(sprungOnDil(1, 5), 'lord-dil')).toBe(1)
  })

  it('7.2 poisoned arrow: 1D3 more if it hits, nothing if it misses', () => {
    expect(wounds(sprungOnDil(2, 6, 4), 'lord-dil')).toBe(3)
    const missed = sprungOnDil(2, 3)
    expect(wounds(missed, 'lord-dil')).toBe(0)
    expect(missed.diceLeft).toBe(0)
  })

  it('7.2 poison gas: 1D3', () => {
    expect(wounds(sprungOnDil(3, 5), 'lord-dil')).toBe(3)
  })

  it('7.2 explosion: one wound for everybody of the party, charmed monsters too', () => {
    const t = set(
      { start: 'trap', party: PARTY },
      {
        dice: [1, 4],
        prepare: (s) => {
          const [ogre] = set({ monsters: [{ type: 'ogre', wounds: 6 }], start: 'combat' }).state.monsters
          if (ogre === undefined) return
          const charmed = { ...ogre, side: 'party', charmedBy: 'zareth', at: s.at } as const
          s.monsters.push(charmed, { ...charmed, id: 'ogre-2', at: 'shaft' })
        },
      },
    ).pick('investigate:lord-dil')
    expect(['lord-dil', 'gislan', 'zareth'].map((id) => wounds(t, id))).toEqual([1, 1, 1])
    expect(t.state.monsters.map((m) => m.wounds)).toEqual([1, 0])
  })

  it('7.2, 14.0 a charmed monster killed by an explosion leaves what it guarded, and the bribe it took (8.7)', () => {
    const prepare = (s: DelveState) => {
      const orc = newMonster(s, 'orc', 1, 'wandering')
      Object.assign(orc, { side: 'party', charmedBy: 'zareth', bribe: { gold: 20, jewels: [] } })
      s.monsters.push(orc)
      s.march.push([null, orc.id, null])
    }
    const party = [{ hero: 'lord-dil' }, { hero: 'zareth' }]
    const t = set({ party, start: 'trap' }, { dice: [1, 4, 6], prepare }).pick('investigate:lord-dil')
    expect(t.state.monsters).toEqual([])
    expect(t.events('bribe-recovered')).toMatchObject([{ from: 'orc-1', gold: 20 }])
    expect(t.ask.topic).toBe('share-treasure')
  })

  it('7.2 flaming oil: one wound; 1D3 in the variant labirynt', () => {
    expect(wounds(sprungOnDil(5), 'lord-dil')).toBe(1)
    expect(wounds(atDoor([1, 5, 6], PARTY, ['labirynt']).pick('investigate:lord-dil'), 'lord-dil')).toBe(3)
  })

  it('7.2 roll twice: two traps, and two more instead of one for a second 6', () => {
    expect(sprungOnDil(6, 5, 5).events('trap-sprung')).toHaveLength(3)
    const t = sprungOnDil(6, 6, 5, 5, 5)
    expect(wounds(t, 'lord-dil')).toBe(3)
    expect(t.events('trap-sprung').map((event) => 'trap' in event && event.trap)).toEqual([
      'roll-twice',
      'roll-twice',
      'flaming-oil',
      'flaming-oil',
      'flaming-oil',
    ])
  })

  it('7.2 a trap that kills leaves what the dead carried to the others (14.0)', () => {
    const t = atDoor([1, 5], [{ hero: 'Lord Dil', wounds: 1, gold: 30 }, { hero: 'Zareth' }]).pick('investigate:lord-dil')
    expect(character(t.state, 'lord-dil').status).toBe('dead')
    expect(character(t.state, 'zareth').gold).toBe(30)
  })

  it('7.3 a detrap skill never rises above 5', () => {
    // The altar of Vassago gives three (13.5): 3 and 3 are 5.
    const t = set({ feature: 'altar', start: 'feature', party: PARTY }, { dice: [2, 1] }).pick('investigate:gislan')
    expect(character(t.state, 'gislan').skills.detrap).toBe(5)
  })
})

describe('odds of traps', () => {
  it('7.2 are exact: unhurt, wounds and death as dice give them', () => {
    const { state } = set({ start: 'trap', party: [{ hero: 'Lord Dil', wounds: 4 }, { hero: 'Zareth' }] }, { dice: [1] })
    const odds = trapOdds(state, character(state, 'lord-dil'))
    let unhurt = 0
    let dead = 0
    const runs = 20_000
    const base = structuredClone(character(state, 'lord-dil'))
    const g = newPlay(state, 'odds', { quiet: true })
    for (let i = 0; i < runs; i++) {
      const c = structuredClone(base)
      c.apart = true
      const script = springTrap(g, c)
      while (script.next({}).done !== true);
      if (c.wounds === base.wounds) unhurt += 1
      if (c.status === 'dead') dead += 1
    }
    expect(unhurt / runs).toBeCloseTo(odds.unhurt, 1)
    expect(dead / runs).toBeCloseTo(odds.kill, 1)
  })
})
