import type { GameEvent } from '../../../engine/kernel/play.ts'
import type { LogEntry, Seat } from '../../../engine/kernel/types.ts'
import { isSecret, type Newest, type OpenSession, type Recorded } from './open-session.ts'

// While seats hide things from each other, each counts its own answers and what it is told, and nothing else: how many answers another
// seat has given, which of them told what, and how many events it was told in private, would show what it holds and has done with it.

/** A session as a seat counts it. */
export interface Counted {
  /** The record that it counts. */
  readonly history: readonly Recorded[]
  /**
   * Positions beside the first: all inputs while nothing was hidden, then its own answers. In between it stands as it was at its next
   * question.
   */
  readonly positions: readonly number[]
  /** The numbers of an event and of the position at which it was told, by its number in the record. */
  readonly events: ReadonlyMap<number, { readonly n: number; readonly input: number }>
  /** The number of the next event. */
  readonly next: number
  /** Everything since its own newest choice, with what its errand made of it, or since the beginning. */
  readonly newest: Newest
}

/** An event with its number, and the position or the input in whose course it happened. */
export interface Numbered {
  readonly n: number
  readonly input: number
  readonly event: GameEvent
  /** Who gave the answer of which it came; left out where a person or a bot did, and where that is hidden. */
  readonly given?: LogEntry['given']
}

/** Whose question an answer met, and what came of it. */
export type AnsweredStep = Pick<Recorded, 'by' | 'events'>

/** The seat may know of it; null stands for all seats at once. */
export function isFor({ audience }: GameEvent, seat: Seat | null): boolean {
  return audience === undefined || (seat !== null && audience.includes(seat))
}

/** Whether it came of an errand or gave itself: not for the eyes of a seat from which another's answers are hidden. */
export function givenBy({ by, given }: Pick<Recorded, 'by' | 'given'>, hiddenFrom: Seat | null): Pick<Numbered, 'given'> {
  const told = hiddenFrom === null || by === hiddenFrom
  return told && (given === 'errand' || given === 'itself') ? { given } : {}
}

/** How the seat counts a session; null where nothing is hidden, or where nobody but bots plays: then the record counts. */
export function countedFor(session: Parameters<typeof isSecret>[0] & Pick<OpenSession, 'history'>, seat: Seat): Counted | null {
  const { bots, seats, history } = session
  return bots.length < seats.length && isSecret(session) ? counted(history(), seat) : null
}

/** No number ever goes back: those counted while nothing was hidden, when everyone counted everything, stay. */
function counted(history: readonly Recorded[], seat: Seat): Counted {
  const positions: number[] = []
  const events = new Map<number, { readonly n: number; readonly input: number }>()
  const lastOpen = history.findLastIndex(({ open }) => open)
  let next = 0
  for (const [i, { input, by, firstEvent, events: told }] of history.entries()) {
    const isOpen = i <= lastOpen
    if (by === seat || (isOpen && i > 0)) positions.push(input)
    for (const [nth, event] of told.entries()) {
      if (isFor(event, seat)) events.set(firstEvent + nth, { n: next, input: positions.length })
      if (isOpen || isFor(event, seat)) next++
    }
  }
  const chosen = history.findLastIndex(({ by, given }) => by === seat && (given === 'person' || given === 'bot'))
  return { history, positions, events, next, newest: newestFrom(history, Math.max(0, chosen)) }
}

/** How many answers everyone has seen something of, or that another seat's question followed: never more than were given. */
export function seenByAll(history: readonly Recorded[]): number {
  const lastOpen = history.findLastIndex(({ open }) => open)
  return history.filter(({ by, events }, i) => {
    const after = history[i + 1]
    const passedOn = after !== undefined && after.by !== by
    return i > 0 && (i <= lastOpen || passedOn || events.some((event) => isFor(event, null)))
  }).length
}

/** Everything from that input on, up to the end of this history. */
function newestFrom(history: readonly Recorded[], from: number): Newest {
  const steps = history.slice(from)
  return { inputs: history.length - 1, steps, firstEvent: steps[0]?.firstEvent ?? 0 }
}

/**
 * A position of the seat, as it was at its next question, with everything that happened since its own answer: which answers of others told
 * what is theirs to know.
 */
export function recordedAt({ history, positions }: Counted, to: number): Newest {
  return newestFrom(history.slice(0, positions[to]), to === 0 ? 0 : (positions[to - 1] ?? 0))
}

/** The input after which its next answer came, for a position of the seat. */
export function inputAt({ positions }: Counted, to: number): number {
  return (positions[to] ?? positions.length) - 1
}

/** The position of the seat that is left by the answer after that input. */
export function countedAt({ positions }: Counted, input: number): number {
  return positions.indexOf(input + 1)
}

/** Events with the numbers that the seat gives them; what is not in the record yet comes after all that is. */
export function renumbered({ events, positions, next }: Counted, told: readonly Numbered[]): readonly Numbered[] {
  return told.map((one, i) => ({ ...one, ...(events.get(one.n) ?? { n: next + i, input: positions.length }) }))
}

/** All that the seat was told, as it counts it. */
export function countedLog({ history, events }: Counted, seat: Seat): readonly Numbered[] {
  return history.flatMap(({ firstEvent, events: told, ...step }) =>
    told.flatMap((event, i) => {
      const numbers = events.get(firstEvent + i)
      return numbers === undefined ? [] : [{ ...numbers, event, ...givenBy(step, seat) }]
    }),
  )
}
