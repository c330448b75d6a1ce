import { describe, expect, test } from 'vitest'
import { type Answered, timesSeen } from '../../kernel/proof/follies.ts'
import type { Json } from '../../kernel/types.ts'
import type { DomainState } from '../state.ts'
import { follies } from './follies.ts'
import { MEADOW, set, type Table } from './table-top.ts'

// Each counter fires where the folly is committed, and only there. MEADOW is light in columns 0 and 1, dark in column 2.

/** How often it is seen where these answers are given, each to the question that one of these tables asks. */
function seen(id: string, ...given: readonly (readonly [t: Table, pick: string])[]): number {
  function* answers(): Iterable<Answered<DomainState>> {
    for (const [{ state, ask }, pick] of given) yield { state, ask, id: pick }
  }
  return timesSeen(follies, id, answers())
}

function times(count: number, t: Table, pick: string): (readonly [Table, string])[] {
  return Array.from({ length: count }, () => [t, pick])
}

const lone = (who: Readonly<Record<string, Json>>, cards: readonly Json[] = [], more: { rounds?: number; round?: number } = {}) =>
  set({
    options: { rounds: more.rounds ?? 0 },
    scenario: { round: more.round ?? 1, tiles: MEADOW, cards: [...cards], characters: [{ from: '1-1', ...who }] },
  })

describe('a folly of DOMAIN is counted', () => {
  test('D-74 despair: two lives given up soon, with the same door between them', () => {
    const inside = lone({ at: '0-0' })
    const outside = set({ scenario: { tiles: MEADOW, characters: [{ deaths: 1 }] } })
    const life = (door: string, turns: number) => [[outside, door] as const, ...times(turns, inside, 'end'), [inside, 'give-up'] as const]
    const gives = [inside, 'give-up'] as const
    expect(seen('despair', ...life('enter:0-0', 1), ...life('enter:0-0', 1))).toBe(1)
    expect(seen('despair', gives, ...life('enter:0-0', 1), ...life('enter:1-0', 1))).toBe(0)
    expect(seen('despair', gives, ...life('enter:0-0', 1), ...life('enter:0-0', 12))).toBe(0)
  })

  test('6.3, 10.11 breeze: a flame carried into a breeze twice, with another way to go', () => {
    const cards = [
      { card: 'x-strong-breeze-1', at: '0-1' },
      { card: 'black-rope', at: '1-0' },
    ]
    const dark = lone({ at: '0-0', from: '0-1', lantern: 'out' }, cards)
    const lit = lone({ at: '0-0', from: '0-1' }, cards)
    const blown = [
      [dark, 'light'],
      [lit, 'step:0-1'],
    ] as const
    expect(seen('breeze', ...blown, ...blown)).toBe(1)
    expect(seen('breeze', ...blown)).toBe(0)
    // He came with a flame that burned already.
    expect(seen('breeze', ...blown, [lit, 'step:0-1'])).toBe(0)
  })

  test('6.4 lantern: the twelfth blind step in a row while the lantern could be tried', () => {
    const blind = lone({ at: '0-2', from: '1-2', lantern: 'out' })
    expect(blind.ids).toContain('light')
    expect(seen('lantern', ...times(12, blind, 'grope'))).toBe(1)
    expect(seen('lantern', ...times(11, blind, 'grope'))).toBe(0)
    expect(seen('lantern', ...times(6, blind, 'grope'), [blind, 'light'], ...times(6, blind, 'grope'))).toBe(0)
  })

  test('D-74 shut-in: the twelfth turn in a row on one square, unless the last round is near', () => {
    expect(seen('shut-in', ...times(12, lone({ at: '0-0' }), 'end'))).toBe(1)
    expect(seen('shut-in', ...times(11, lone({ at: '0-0' }), 'end'))).toBe(0)
    expect(seen('shut-in', ...times(6, lone({ at: '0-0' }), 'end'), ...times(6, lone({ at: '0-1' }), 'end'))).toBe(0)
    expect(seen('shut-in', ...times(12, lone({ at: '0-0' }, [], { rounds: 60, round: 30 }), 'end'))).toBe(0)
  })

  test('10.10 gas: into explosive gas that is known with a burning lantern', () => {
    const cards = [{ card: 'x-explosive-gas-1', at: '0-1' }]
    expect(seen('gas', [lone({ at: '0-0' }, cards), 'step:0-1'])).toBe(1)
    expect(seen('gas', [lone({ at: '0-0', lantern: 'out' }, cards), 'step:0-1'])).toBe(0)
    expect(seen('gas', [lone({ at: '0-0' }), 'step:0-1'])).toBe(0)
  })

  test('10.7 pit: the fourth fall of a life into one pit, with nothing gained by those before', () => {
    const fall = [lone({ at: '0-0' }, [{ card: 'x-pit-trap-1', at: '0-1' }]), 'step:0-1'] as const
    const later = [
      set({ scenario: { tiles: MEADOW, cards: [{ card: 'x-pit-trap-1', at: '0-1' }], characters: [{ at: '0-0', deaths: 1 }] } }),
      'step:0-1',
    ] as const
    expect(seen('pit', fall, fall, fall, fall)).toBe(1)
    expect(seen('pit', fall, fall, fall)).toBe(0)
    expect(seen('pit', fall, fall, fall, later)).toBe(0)
    const laden = lone({ at: '0-0', items: ['black-rope'] }, [{ card: 'x-pit-trap-1', at: '0-1' }])
    expect(seen('pit', fall, fall, fall, [laden, 'step:0-1'])).toBe(0)
  })

  test('9.0 lost-fight: to a creature that is hardly ever beaten, with something else to go to', () => {
    const champion = [{ card: 'orc-champion', at: '0-1' }]
    expect(seen('lost-fight', [lone({ at: '0-0' }, champion), 'step:0-1'])).toBe(1)
    expect(seen('lost-fight', [lone({ at: '0-0' }, [{ card: 'black-giant-rats-1', at: '0-1' }]), 'step:0-1'])).toBe(0)
    expect(seen('lost-fight', [lone({ at: '0-0' }, [...champion, { card: 'x-rubble-1', at: '1-0' }]), 'step:0-1'])).toBe(0)
  })

  test('D-75 round-500: a game without a last round in round 400, said once', () => {
    expect(seen('round-500', ...times(3, lone({ at: '0-0' }, [], { round: 400 }), 'end'))).toBe(1)
    expect(seen('round-500', ...times(3, lone({ at: '0-0' }, [], { round: 399 }), 'end'))).toBe(0)
  })
})
