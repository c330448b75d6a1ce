import { describe, expect, it } from 'vitest'
import { type Answered, timesSeen } from '../../kernel/proof/follies.ts'
import type { CaveState } from '../state.ts'
import { follies } from './follies.ts'
import { type Laid, meeting, set, type Table } from './table-top.ts'

// Each counter fires where the folly is committed, and only there.

type Sheet = NonNullable<Laid['players']>[number]

/** How often it is seen where the question of that table is answered so; before each time the table is touched. */
function seen(id: string, t: Table, pick: string, times = 1, touch: (t: Table, nth: number) => void = () => {}): number {
  function* answers(): Iterable<Answered<CaveState>> {
    for (let nth = 0; nth < times; nth++) {
      touch(t, nth)
      expect(t.ids).toContain(pick)
      yield { state: t.state, ask: t.ask, id: pick }
    }
  }
  return timesSeen(follies, id, answers())
}

/** About to move from beside the Ancient Power Plant, with full hands. */
const beside = (sheet: Sheet = {}, dice: readonly number[] = []) =>
  set({ players: [{ lives: 4, at: 'corridor-5', from: 'chamber-2', objects: ['sword-1', 'holy-lance'], ...sheet }], dice })

/** Ready for all three Trials. */
const READY: Sheet = { strength: 14, craft: 12, gold: 18 }

describe('a folly of The Cave is counted', () => {
  it('12.6 power-plant: with full hands, by a step or by the last space of a walk', () => {
    expect(seen('power-plant', beside(), 'step:ancient-power-plant')).toBe(1)
    expect(seen('power-plant', beside(), 'step:chamber-2')).toBe(0)
    expect(seen('power-plant', beside({ lives: 3 }), 'step:ancient-power-plant')).toBe(0)
    expect(seen('power-plant', beside({ objects: ['sword-1'] }), 'step:ancient-power-plant')).toBe(0)
    const walk = (die: number) => beside({}, [die]).pick('roll')
    expect(seen('power-plant', walk(1), 'go:ancient-power-plant')).toBe(1)
    expect(seen('power-plant', walk(2), 'go:ancient-power-plant')).toBe(0)
    const novice = beside()
    const answered = { state: novice.state, ask: novice.ask, id: 'step:ancient-power-plant', skill: 'novice' } as const
    expect(timesSeen(follies, 'power-plant', [answered])).toBe(0)
  })

  it('12.5 waits: before the Trials, or past the Crystal, as good as sure', () => {
    const met = (sheet: Sheet) => meeting({ at: 'chamber-2', ...sheet }, { scenario: { crystal: 'chamber-2' } })
    expect(seen('waits', met(READY), 'pass')).toBe(1)
    expect(seen('waits', met(READY), 'enter')).toBe(0)
    expect(seen('waits', met({ strength: 11, craft: 9, gold: 12 }), 'pass')).toBe(0)
    const sheet = { ...READY, at: 'corridor-5', from: 'ancient-power-plant' }
    const past = set({ players: [sheet], scenario: { crystal: 'chamber-2' }, dice: [4] })
    expect(seen('waits', past.pick('roll').pick('go:chamber-2'), 'go-on')).toBe(1)
  })

  it('11.2 to-and-fro: eight turns between two spaces with nothing gained and no gate tried', () => {
    const paces = (t: Table, nth: number) => Object.assign(t.who(), { at: nth % 2 === 0 ? 'corridor-5' : 'chamber-2' })
    expect(seen('to-and-fro', beside(), 'roll', 8, paces)).toBe(1)
    expect(seen('to-and-fro', beside(), 'roll', 7, paces)).toBe(0)
    const gains = (t: Table, nth: number) => Object.assign(t.who(), { gold: nth })
    expect(seen('to-and-fro', beside(), 'roll', 8, gains)).toBe(0)
    const walks = (t: Table, nth: number) => Object.assign(t.who(), { at: `corridor-${1 + nth}` })
    expect(seen('to-and-fro', beside(), 'roll', 8, walks)).toBe(0)
    const atGate = set({ players: [{ at: 'corridor-19', from: 'cave-entrance' }] })
    expect(seen('to-and-fro', atGate, 'roll', 8)).toBe(1)
    expect(seen('to-and-fro', atGate, 'gate', 8)).toBe(0)
  })

  it('9 swift-foot: a Spell for one space, which a Cave Guide brings for nothing', () => {
    const swift = set({ players: [{ craft: 4, spells: ['swift-foot'], at: 'corridor-5' }] }).pick('cast:swift-foot')
    expect(seen('swift-foot', swift, 'pace:1')).toBe(1)
    expect(seen('swift-foot', swift, 'pace:2')).toBe(0)
    expect(seen('swift-foot', beside({ followers: ['cave-guide'] }, [2]).pick('roll'), 'pace:1')).toBe(0)
  })

  it('12.6 re-roll: a 5 that the Rope Ladder makes safe', () => {
    const thrown = (die: number, objects: readonly string[]) => {
      const t = meeting({ character: 'cave-delver', at: 'narrow-passage', gold: 3, objects }, { dice: [die] })
      return t.topic === 're-roll' ? t : t.pick(t.ids[0] ?? '')
    }
    expect(seen('re-roll', thrown(5, ['rope-ladder-1']), 're-roll')).toBe(1)
    expect(seen('re-roll', thrown(5, ['rope-ladder-1']), 'keep')).toBe(0)
    expect(seen('re-roll', thrown(6, ['rope-ladder-1']), 're-roll')).toBe(0)
    expect(seen('re-roll', thrown(5, ['sword-1']), 're-roll')).toBe(0)
  })

  it('14.2 rash: a fight that may be evaded and is lost twice as often as it is won', () => {
    const met = (strength: number) =>
      meeting(
        { character: 'night-blade', at: 'corridor-1', strength, craft: 4 },
        { scenario: { lying: { 'corridor-1': { cards: ['blind-serpent'] } } } },
      )
    expect(seen('rash', met(4), 'fight')).toBe(1)
    expect(seen('rash', met(4), 'evade:blind-serpent')).toBe(0)
    expect(seen('rash', met(7), 'fight')).toBe(0)
  })

  it('4.7 unhealed: two Lives and a Gold at the Entrance', () => {
    const home = (lives: number) => meeting({ lives, gold: 1, at: 'cave-entrance' })
    expect(seen('unhealed', home(2), 'pass')).toBe(1)
    expect(seen('unhealed', home(2), 'heal:1')).toBe(0)
    expect(seen('unhealed', home(3), 'pass')).toBe(0)
  })

  it('13.10 twice: a second Rope Ladder', () => {
    const shop = (objects: readonly string[]) =>
      meeting({ at: 'corridor-1', objects, gold: 4 }, { scenario: { lying: { 'corridor-1': { cards: ['gnome-trader'] } } } })
    expect(seen('twice', shop(['rope-ladder-1']), 'buy:rope-ladder-2')).toBe(1)
    expect(seen('twice', shop(['sword-1']), 'buy:rope-ladder-2')).toBe(0)
  })
})
