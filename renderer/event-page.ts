import type { LogEntry, SessionView } from '../engine/kernel/types.ts'
import type { EventLook, Together, Tone } from './game-page.ts'
import type { Degree, Moment, Weigh } from './moment-page.ts'
import type { Plate } from './scene/plate.ts'
import type { Cue } from './settings/sounds.ts'

interface Typed {
  readonly type: string
}

/** An event as its game's page reads it: the fields that the rule told, after their way through JSON. Its dice stay with the log entry. */
export type EventOf<E extends Typed> = E extends unknown ? Omit<E, 'audience' | 'rolls'> : never

/** The members of a union of events that can be of one type. */
export type OfType<E extends Typed, T extends string> = E extends { readonly type: infer Own } ? (T extends Own ? E : never) : never

/** A symbol of the sprite; its tone is plain unless stated. */
export type RowLook = string | readonly [icon: string, tone: Tone]

export interface Pictured {
  readonly title: string
  readonly plate: Plate
}

/** Everything that the page has for one type of event. Its words are the engine's, and what the guide says of it is among the lessons. */
export interface EventRow<E, Context> {
  readonly look: RowLook | ((event: E) => RowLook)
  /** A line if omitted. `earlier` are the events of its type that the chronicle tells before it, oldest first. */
  readonly weight?: Degree | ((event: E, context: Context, earlier: readonly E[]) => Degree)
  /** Silent if omitted. Dice are heard by themselves. */
  readonly sound?: Cue | ((event: E, context: Context) => Cue | null)
  /** What is shown where it weighs enough to be a moment. */
  readonly moment?: (event: E, context: Context) => Pictured
}

/** The weight of what befalls the seat at the screen, and of the same where it befalls another. */
export function own(degree: Degree, others: Degree = 'apart'): (event: unknown, context: { readonly isOwn: boolean }) => Degree {
  return (_, { isOwn }) => (isOwn ? degree : others)
}

/** A game's table of events: a type without a row, and a row that reads a field its event does not have, do not compile. */
export type EventRows<E extends Typed, Context = null, More = unknown> = {
  readonly [T in E['type']]: EventRow<OfType<EventOf<E>, T>, Context> & More
}

/** A log entry that is read: all but its words. */
export type Entry = Pick<LogEntry, 'type' | 'rule' | 'data'>

/** What the common rooms ask of a game's events. */
export interface EventPage {
  /** Null for a type that the game does not know: older or newer rules told it. */
  readonly look: (entry: Entry) => EventLook | null
  /** Null for silence. */
  readonly cueOf: (entry: Entry, session: SessionView) => Cue | null
  /** Whether someone of the party dies by it, so that a replay can leap there; left out where the story tells of deaths itself. */
  readonly isLoss?: (entry: Entry, session: SessionView) => boolean
  /** Two lines of the chronicle that say one thing become one; omitted where none do. */
  readonly together?: Together
  /** Whether the drone is heard where the game stands; never if omitted. */
  readonly hasDrone?: (session: SessionView) => boolean
}

export interface GameEvents<E extends Typed, Context = never> extends EventPage {
  /** The event of a log entry; null for a type that the game does not know. The same entry gives the same event. */
  readonly read: (entry: Entry) => EventOf<E> | null
  /** The events among these that the game knows, in their order. */
  readonly all: (entries: readonly Entry[]) => readonly EventOf<E>[]
  /** Whether an entry is of one of these types. */
  readonly isOf: (...types: readonly E['type'][]) => (entry: Pick<Entry, 'type'>) => boolean
  /** A type that the game does not know is a line. */
  readonly weigh: Weigh
  /** Null for what isn't a moment. `more` is what the place that shows it knows better than the session. */
  readonly pictureOf: (moment: Pick<Moment, 'event' | 'all' | 'session'>, more?: Partial<Context>) => Pictured | null
}

/**
 * A game's events, read by its table.
 *
 * @param contextOf what a row is told beside the event; `before` are the events before it, of the chronicle when it is weighed, of the
 * same answer when it is pictured, none when it is heard
 */
export function gameEvents<E extends Typed, Context = null>(
  rows: EventRows<E, Context>,
  contextOf: (event: EventOf<E>, session: SessionView, before: () => readonly EventOf<E>[]) => Context,
): GameEvents<E, Context> {
  // The boundary: the host tells an event as the rule told it, so what a log entry of this type carries is what the row reads.
  const table = new Map(Object.entries(rows) as [string, EventRow<EventOf<E>, Context>][])
  const events = new WeakMap<Entry, EventOf<E>>()
  const read = (entry: Entry): EventOf<E> | null => {
    if (!table.has(entry.type)) return null
    const event = events.get(entry) ?? ({ ...(entry.data as object), type: entry.type, rule: entry.rule } as unknown as EventOf<E>)
    events.set(entry, event)
    return event
  }
  const all = (entries: readonly Entry[]) => entries.flatMap((entry) => read(entry) ?? [])
  /** What the row of an entry says, given its event. */
  const by = <T>(entry: Entry, say: (row: EventRow<EventOf<E>, Context>, event: EventOf<E>) => T): T | null => {
    const [row, event] = [table.get(entry.type), read(entry)]
    if (row === undefined || event === null) return null
    try {
      return say(row, event)
    } catch (error) {
      // An event of older rules may lack what its row reads today: it is told by its text alone.
      if (error instanceof TypeError) return null
      throw error
    }
  }
  return {
    read,
    all,
    isOf: (...types) => {
      const wanted: ReadonlySet<string> = new Set(types)
      return ({ type }) => wanted.has(type)
    },
    look: (entry) =>
      by(entry, ({ look }, event) => {
        const said = typeof look === 'function' ? look(event) : look
        const [icon, tone = 'plain'] = typeof said === 'string' ? [said] : said
        return { icon, tone }
      }),
    cueOf: (entry, session) =>
      by(entry, ({ sound = null }, event) =>
        typeof sound === 'function'
          ? sound(
              event,
              contextOf(event, session, () => []),
            )
          : sound,
      ),
    weigh: (entry, before, session) =>
      by(entry, ({ weight = 'line' }, event) =>
        typeof weight === 'function'
          ? weight(
              event,
              contextOf(event, session, () => all(before)),
              all(before.filter(({ type }) => type === entry.type)),
            )
          : weight,
      ) ?? 'line',
    pictureOf: ({ event: entry, all: step, session }, more) =>
      by(entry, ({ moment }, event) => {
        const before = () => all(step.slice(0, Math.max(0, step.indexOf(entry))))
        return moment?.(event, { ...contextOf(event, session, before), ...more }) ?? null
      }),
  }
}
