import type { LogEntry, Seat } from '../../../../engine/kernel/types.ts'
import { EVENTS, seatIn } from '../events.ts'

/** Something told at once: what one did oneself, a walk, a card with what it did, a fight. */
export interface Beat {
  readonly events: readonly LogEntry[]
}

/** What begins a beat in the turns of others; everything else follows from the beat before it. */
const isLead = EVENTS.isOf(
  'turn-began',
  'met',
  'encounter',
  'died',
  'treasure-found',
  'chamber-laid',
  'warlock',
  'cast',
  'thrown',
  'evil-summoned',
  'won',
  'time-up',
)

/**
 * What a choice led to, in order: the chooser's own part is one beat, and the turns of others follow. In those a walk of any length is one
 * beat with its tiles and finds, and so is each fight.
 */
export function beatsOf(events: readonly LogEntry[], seat: Seat): readonly Beat[] {
  const others = events.findIndex((event) => isTurn(event) && seatIn(EVENTS.read(event)) !== seat)
  if (others < 0) return [{ events }]
  const beats: LogEntry[][] = others > 0 ? [events.slice(0, others)] : []
  for (const event of events.slice(others)) {
    const open = beats.at(-1)
    const opens = open === undefined || open === beats[others > 0 ? 0 : -1] || begins(open, event)
    if (opens) beats.push([event])
    else open.push(event)
  }
  return beats.map((each) => ({ events: each }))
}

/** A turn begins with its first deed, and a round with its first turn. */
function begins(open: readonly LogEntry[], event: LogEntry): boolean {
  return !open.every((each) => isTurn(each) || isRound(each)) && (isLead(event) || isRound(event))
}

const isTurn = EVENTS.isOf('turn-began')
const isRound = EVENTS.isOf('round-began')
const isSilent = EVENTS.isOf('turn-began', 'round-began', 'experience', 'left-lying', 'card-turned', 'armed')
const isMoved = EVENTS.isOf('moved')
const isBlow = EVENTS.isOf('blow')

/** A beat in a few words: of a walk its end, of a fight its last blow. */
export function wordsOf({ events }: Beat): string {
  const said = events.filter((event) => {
    const sort = [isMoved, isBlow].find((is) => is(event))
    return !isSilent(event) && (sort === undefined || event === events.findLast(sort))
  })
  return (said.length > 0 ? said : events).map(({ text }) => text).join(' ')
}
