import type { CitadelGlimpse } from '../view-types.ts'
import { fromGateway } from './ground.ts'
import { characters, health } from './sight.ts'
import type { Temper } from './temper.ts'

// When a party turns home: what it has left must last for the way.

/** Whether it is time to save what can be saved. */
export function turnsBack(raid: CitadelGlimpse, temper: Temper): boolean {
  const { hellgate } = raid
  if (hellgate.destroyed && hellgate.found) return true
  if (characters(raid).length * 2 <= began(raid)) return true
  if (raid.turn > (temper.hunts ? LONG_HUNT : LONG_ENOUGH)) return true
  if (isAtTheDoor(raid, temper) && !isFresh(raid, temper)) return true
  const far = temper.turnsBack.perSegment === 0 ? 0 : (fromGateway(raid).get(raid.map.at) ?? 0)
  return far > reach(raid, temper)
}

/** A seasoned party is hardly hurt on the first level, and the cup is filled again (4.1.E): without an end it would never come home. */
const LONG_ENOUGH = 80
/** Of 2,600 raids for the Hellgate the longest took 164 turns. */
const LONG_HUNT = 250

/** How many segments from the Gateway the party dares to be in its state; less than 0 where it should not be inside at all. */
export function reach(raid: CitadelGlimpse, { turnsBack: { health: enough, perSegment }, nearHellgate, hunts }: Temper): number {
  const spare = health(raid) - (hunts && raid.hellgate.segmentsLeft !== null ? nearHellgate : enough)
  if (perSegment === 0) return spare < 0 ? -1 : Number.POSITIVE_INFINITY
  return Math.floor(spare / perSegment + ROUNDING)
}

const ROUNDING = 1e-9

function began({ party }: CitadelGlimpse): number {
  return party.filter(({ kind }) => kind !== 'charmed-monster').length
}

// ---------------------------------------------------------------- the Hellgate

/** One new segment more, and the party stands before X the Unknown (13.7, 16.0). */
export function isAtTheDoor({ hellgate: { segmentsLeft, found } }: CitadelGlimpse, { hunts }: Temper): boolean {
  return hunts && !found && segmentsLeft !== null && segmentsLeft <= 1
}

/** 16.0: of those who come whole, four in five destroy it; of the weary, half. */
function isFresh(raid: CitadelGlimpse, { fresh }: Temper): boolean {
  return fresh === 0 || (health(raid) >= fresh && characters(raid).length >= began(raid))
}
