import { assertNever } from '../../kernel/assert-never.ts'
import { type Script, tell } from '../../kernel/play.ts'
import { roll } from '../asks.ts'
import type { Below, Character, Delve } from '../state.ts'
import { type FeatureResult, LEVEL_CHART, shiftTreasure } from '../tables/index.ts'
import { springTrap } from './07-traps.ts'
import { appear, rollEncounter, rollNumber } from './08-appearing.ts'
import { encounter } from './08-encounters.ts'
import type { FeatureEvent } from './13-features.ts'
import { isThere, take } from './13-found.ts'
import { rollTreasureType } from './14-treasure.ts'
import { character, closeUp, here, isAlive, joinRanks, leaveBelow, leaveRanks, placeIn, rememberFall } from './party.ts'

// 13.3: trap doors, and what lies below them.

const PIT_CRONKS = '1D3'

const MONSTERS_BELOW_UP_TO = 3

export function* trapDoor(g: Delve, c: Character, result: FeatureResult<'trap-door'>): Script<void> {
  switch (result) {
    case 'trap':
      return yield* trappedChest(g, c)
    case 'room':
      return yield* hiddenRoom(g, c)
    case 'pit':
      return yield* pit(g, c)
    case 'hellgate':
      return yield* shaft(g, c)
    default:
      assertNever(result)
  }
}

/** The trap is sprung; then the chest is his party's, its trap met. */
function* trappedChest(g: Delve, c: Character): Script<void> {
  const s = g.state
  if (!(yield* isThere(g, c, 'chest', '13.3'))) return
  yield* springTrap(g, c)
  if (s.fight !== null || !isAlive(c)) return
  take(s, 'chest')
  yield* rollTreasureType(g, shiftTreasure('J', LEVEL_CHART[here(s).level].treasureType), { trapMet: true })
}

/** He is alone down there until he has dealt with what he meets; the raid waits for him. */
function* fall(g: Delve, c: Character, where: Below['where']): Script<Below> {
  const s = g.state
  const below: Below = { who: c.id, where, met: [] }
  c.apart = true
  s.below = below
  s.phase = 'feature'
  yield* tell(g, { type: 'falls', rule: '13.3', who: c.id, into: where } satisfies FeatureEvent)
  return below
}

function* hiddenRoom(g: Delve, c: Character): Script<void> {
  const s = g.state
  const below = yield* fall(g, c, 'hidden-room')
  const die = yield* roll(g, '1D6', { topic: 'monster-check', rule: '8.1', who: c.id, seat: c.seat })
  const monsters = die <= MONSTERS_BELOW_UP_TO
  yield* tell(g, { type: 'room-below', rule: '13.3', who: c.id, monsters } satisfies FeatureEvent)
  if (monsters) {
    const [type, number] = yield* rollEncounter(g, 'room')
    below.met = yield* appear(g, type, yield* rollNumber(g, number), 'room')
    yield* encounter(g, below.met, { where: 'hidden-room', alone: c.id })
  }
  if (s.fight === null) yield* climbOut(g, below)
}

function* pit(g: Delve, c: Character): Script<void> {
  const s = g.state
  const below = yield* fall(g, c, 'pit')
  below.met = yield* appear(g, 'cronk', yield* rollNumber(g, PIT_CRONKS), 'room')
  yield* encounter(g, below.met, { where: 'pit', alone: c.id })
  if (s.fight === null) yield* climbOut(g, below)
}

/** He comes up again, from a hidden room with its treasure; monsters he has made peace with stay below, out of play. */
export function* climbOut(g: Delve, { who, where }: Below): Script<void> {
  const s = g.state
  const c = character(s, who)
  leaveBelow(s)
  s.phase = 'end-of-turn'
  if (!isAlive(c) || c.side !== 'party') return
  c.apart = false
  if (placeIn(s.march, c.id) === null) joinRanks(s.march, c.id)
  yield* tell(g, { type: 'climbs-out', rule: '13.3', who } satisfies FeatureEvent)
  if (where === 'hidden-room' && !here(s).taken.includes('treasure-below')) {
    take(s, 'treasure-below')
    yield* rollTreasureType(g, shiftTreasure('J', LEVEL_CHART[here(s).level].treasureType))
  }
}

/** Lost until the Hellgate is destroyed (16.0). */
export function* shaft(g: Delve, c: Character): Script<void> {
  const s = g.state
  if (s.hellgate.destroyed) return yield* tell(g, { type: 'shaft-closed', rule: '13.3', who: c.id } satisfies FeatureEvent)
  c.status = 'lost'
  rememberFall(s, c, 'shaft', null)
  leaveRanks(s.march, c.id)
  closeUp(s.march)
  yield* tell(g, { type: 'falls', rule: '13.3', who: c.id, into: 'shaft' } satisfies FeatureEvent)
}
