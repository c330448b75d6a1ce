import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { fieldsOf } from './fields.ts'
import { follow } from './follow.ts'
import { linesOf } from './lines.ts'
import { bearersIn } from './view.ts'

/** Something told at once: what one did oneself, the moves of others, or one deed of somebody. */
export interface Beat {
  readonly events: readonly LogEntry[]
  /** Who did it, by id; null for what belongs to nobody. */
  readonly doer: string | null
  readonly kind: 'move' | 'deed' | 'turn' | 'own'
}

const MOVES: ReadonlySet<string> = new Set(['moved', 'waited', 'turned'])
const TURNS: ReadonlySet<string> = new Set(['turn-began', 'incentive', 'first-side', 'fight-over', 'earned', 'robots-came', 'altar-rose'])
/** What begins a deed; everything else is what comes of one. */
const DEEDS: ReadonlySet<string> = new Set([
  ...['aimed', 'casting', 'hand-combat-tried', 'struggling', 'doubting', 'stood-up', 'went-prone', 'declined', 'did-nothing'],
  ...[
    'changed',
    'placed',
    'reloaded',
    'disengaged',
    'makes-for-exit',
    'set-alight',
    'stolen',
    'bones-offered',
    'left',
    'renewed',
    'let-go',
  ],
])

/** What a choice led to: the chooser's own part is one beat, the moves of others together another, and each of their deeds one. */
export function beatsOf(events: readonly LogEntry[], view: ArenaView): readonly Beat[] {
  const beats: { doer: string | null; kind: Beat['kind']; events: LogEntry[] }[] = []
  for (const event of events) {
    const doer = fieldsOf(event).doer
    const kind = kindOf(event, doer, view)
    const open = beats.at(-1)
    const goesOn = open !== undefined && (kind === null || (kind === open.kind && (kind !== 'deed' || doer === open.doer)))
    if (goesOn) open.events.push(event)
    else beats.push({ doer, kind: kind ?? 'turn', events: [event] })
  }
  return beats
}

/** Null for what comes of the beat before it. */
function kindOf({ type }: LogEntry, doer: string | null, view: ArenaView): Beat['kind'] | null {
  if (TURNS.has(type)) return 'turn'
  const isMove = MOVES.has(type)
  if (!isMove && !DEEDS.has(type)) return null
  if (bearersIn(view, doer)[0]?.seat === view.seat) return 'own'
  return isMove ? 'move' : 'deed'
}

/** The most sentences that are told at once: the rest is in the chronicle. */
const MOST = 3

/** A beat as it is read over the board. */
export function wordsOf({ events }: Beat): string {
  const lines = linesOf(events).filter(({ type }) => type !== 'waited' && type !== 'turn-began')
  const said = (lines.length > 0 ? lines : events).map(({ text }) => text)
  return said.length > MOST ? `${said.slice(0, MOST).join(' ')} And more.` : said.join(' ')
}

/** The arena once these have been told. */
export function toldUpTo(ground: ArenaView, beats: readonly Beat[], last: ArenaView): ArenaView {
  return beats.flatMap(({ events }) => events).reduce((now, event) => follow(now, event, last), ground)
}
