import { describe, expect, it } from 'vitest'
import type { Ask } from '../../kernel/ask.ts'
import { timesSeen } from '../../kernel/proof/follies.ts'
import type { Json } from '../../kernel/types.ts'
import { exitBy } from '../known-maze.ts'
import type { DelveState } from '../state.ts'
import { follies } from './follies.ts'
import { type Laid, set, type Table } from './table-top.ts'

// Each counter sees the folly it is named for, and not what only looks like it.

const GISLAN = { hero: 'Gislan' }
/** Almuric has 8 Wound Points, Gislan 10. */
const whole: Json = [{ hero: 'Almuric' }, GISLAN]
const hurt = (left: number): Json => [
  { hero: 'Almuric', wounds: left },
  { ...GISLAN, wounds: left },
]

const HUNTING: Laid = { prepare: (s) => Object.assign(s, { purpose: 'hellgate', hellgate: { ...s.hellgate, level: 1, segmentsLeft: 1 } }) }

/** How often it is seen where that is answered there. */
function seen(folly: string, table: Table, id: string, ask: Ask = table.ask): number {
  return timesSeen(follies, folly, [{ state: table.state, ask, id }])
}

function onTheWay(party: Json, laid: Laid = {}): Table {
  return set({ party, start: 'turn' }, laid)
}

/** One segment from the Gateway, from where the party may leave. */
function atTheGate(party: Json): Table {
  const table = onTheWay(party).pick('exit:south')
  expect(table.ids).toContain('leave')
  return table
}

function asked(table: Table, topic: string, ids: readonly string[]): Ask {
  return { kind: 'pick', seat: table.ask.seat, rule: '8.6', topic, ids, min: 1, max: 1 }
}

describe('the counters of follies', () => {
  it('weary-hellgate: into the last segment worn out (16.0)', () => {
    const again: Laid = { prepare: (s) => HUNTING.prepare?.(Object.assign(s, { campaign: true })) }
    expect(seen('weary-hellgate', onTheWay(hurt(4), again), 'exit:north')).toBe(1)
    expect(seen('weary-hellgate', onTheWay(whole, again), 'exit:north')).toBe(0)
    expect(seen('weary-hellgate', onTheWay(hurt(4), again), 'exit:south')).toBe(0)
    // A raid that no other follows is the only chance.
    expect(seen('weary-hellgate', onTheWay(hurt(4), HUNTING), 'exit:north')).toBe(0)
  })

  it('goes-on: in again from the Gateway when it is time to go home', () => {
    expect(seen('goes-on', atTheGate(hurt(4)), 'exit:north')).toBe(1)
    expect(seen('goes-on', atTheGate(whole), 'exit:north')).toBe(0)
    expect(seen('goes-on', atTheGate(hurt(4)), 'leave')).toBe(0)
    expect(seen('goes-on', atTheGate(hurt(4)), 'almuric/cast:heal:gislan')).toBe(0)
  })

  it('deep: below the first level without wanting the Hellgate (6.6)', () => {
    const stairs = (laid: Laid = {}) => set({ party: whole, feature: 'staircase', start: 'turn' }, laid)
    expect(seen('deep', stairs(), exitBy('down'))).toBe(1)
    expect(seen('deep', stairs(HUNTING), exitBy('down'))).toBe(0)
    expect(seen('deep', stairs(), 'exit:south')).toBe(0)
  })

  it('no-bribe: a fight, hurt by half, that gold could have spared (8.7)', () => {
    const rich: Laid = { prepare: (s) => Object.assign(s.characters[0] ?? {}, { gold: 120 }) }
    const declines = (party: Json, laid: Laid) => {
      const table = onTheWay(party, laid)
      return seen('no-bribe', table, 'decline', asked(table, 'bribe', ['bribe:100', 'decline']))
    }
    expect(declines(hurt(3), rich)).toBe(1)
    expect(declines(whole, rich)).toBe(0)
    expect(declines(hurt(3), {})).toBe(0)
  })

  it('early: home whole when it has hardly begun', () => {
    expect(seen('early', atTheGate(whole), 'leave')).toBe(1)
    expect(seen('early', atTheGate(hurt(4)), 'leave')).toBe(0)
  })

  it('to-and-fro: ten steps between two segments', () => {
    function* walk(places: readonly string[], id = 'exit:north') {
      const table = onTheWay(whole)
      const { state } = table
      for (let n = 0; n < 12; n++) {
        state.at = places[n % places.length] ?? state.at
        yield { state, ask: table.ask, id }
      }
    }
    const [a = '', b = '', c = ''] = onTheWay(whole).state.segments.map(({ id }: DelveState['segments'][number]) => id)
    expect(timesSeen(follies, 'to-and-fro', walk([a, b]))).toBe(1)
    expect(timesSeen(follies, 'to-and-fro', walk([a, b, c]))).toBe(0)
    // Healing is no step.
    expect(timesSeen(follies, 'to-and-fro', walk([a, b], 'almuric/cast:heal:gislan'))).toBe(0)
  })

  it('breaks-peace: a blow at those who let it pass (8.6)', () => {
    const table = onTheWay(whole)
    const peace = asked(table, 'at-peace', ['attack', 'decline'])
    expect(seen('breaks-peace', table, 'attack', peace)).toBe(1)
    expect(seen('breaks-peace', table, 'decline', peace)).toBe(0)
  })

  it('are all of them seen', () => {
    expect(follies.follies.map(({ id }) => id).toSorted()).toEqual(
      ['weary-hellgate', 'goes-on', 'deep', 'no-bribe', 'early', 'to-and-fro', 'breaks-peace'].toSorted(),
    )
  })
})
