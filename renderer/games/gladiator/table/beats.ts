import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { beatOf, doerOf, EVENTS } from '../events.ts'
import { linesOf } from './lines.ts'
import { bearersIn } from './view.ts'

/** Something told at once: what one did oneself, the moves of others, or one deed of someone. */
export interface Beat {
  readonly events: readonly LogEntry[]
  /** Who did it, by id; null for what belongs to nobody. */
  readonly doer: string | null
  readonly kind: 'move' | 'deed' | 'turn' | 'own'
}

/** What a choice led to: the chooser's own part is one beat, the moves of others together another, and each of their deeds one. */
export function beatsOf(events: readonly LogEntry[], view: ArenaView): readonly Beat[] {
  const beats: { doer: string | null; kind: Beat['kind']; events: LogEntry[] }[] = []
  for (const event of events) {
    const told = EVENTS.read(event)
    const doer = doerOf(told)
    const kind = told && kindOf(beatOf(told), doer, view)
    const open = beats.at(-1)
    const goesOn = open !== undefined && (kind === null || (kind === open.kind && (kind !== 'deed' || doer === open.doer)))
    if (goesOn) open.events.push(event)
    else beats.push({ doer, kind: kind ?? 'turn', events: [event] })
  }
  return beats
}

/** Null for what comes of the beat before it. */
function kindOf(beat: ReturnType<typeof beatOf>, doer: string | null, view: ArenaView): Beat['kind'] | null {
  if (beat === null || beat === 'turn') return beat
  return bearersIn(view, doer)[0]?.seat === view.seat ? 'own' : beat
}

/** The most sentences that are told at once: the rest is in the chronicle. */
const MOST = 3

/** A beat as it is read over the board. */
export function wordsOf({ events }: Beat): string {
  const lines = linesOf(events, null).filter((entry) => {
    const type = EVENTS.read(entry)?.type
    return type !== 'waited' && type !== 'turn-began'
  })
  const said = (lines.length > 0 ? lines : events).map(({ text }) => text)
  return said.length > MOST ? `${said.slice(0, MOST).join(' ')} And more.` : said.join(' ')
}
