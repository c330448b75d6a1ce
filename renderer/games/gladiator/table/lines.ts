import { FACING_NAMES, figureName } from '../../../../engine/gladiator/open/names.ts'
import { limited } from '../../../../engine/gladiator/open/rolls.ts'
import { squareName } from '../../../../engine/gladiator/open/squares.ts'
import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { listed } from '../../../../engine/kernel/words.ts'
import { EVENTS, figureOf, type Told, type ToldOf } from '../events.ts'
import { bearersIn } from './view.ts'

/** What the newest line can take up. */
interface Open {
  /** Whom it told of last. */
  readonly figure: string | null
  /** All who wait in it, by name. */
  readonly waiting: readonly string[]
  /** How far all who move in it went; null where nobody else can join them. */
  readonly squares: number | null
}

const SHUT: Open = { figure: null, waiting: [], squares: null }

/**
 * The chronicle as it is read: the number needed stands beside the roll, the SH lost in the line of the blow, a facing in the line
 * of the move; all who wait, or go equally far, are in one line; and a death says no second time what struck.
 */
export function linesOf(log: readonly LogEntry[], view: ArenaView | null): readonly LogEntry[] {
  const lines: LogEntry[] = []
  let needed: number | null = null
  let open = SHUT
  for (const entry of log) {
    const event = EVENTS.read(entry)
    if (event && 'need' in event) {
      // 34.4: disbelief isn't a roll of agility, and has no limits.
      needed = event.type === 'doubting' ? event.need : limited(event.need)
      continue
    }
    const last = lines.at(-1)
    const name = nameIn(view, figureOf(event))
    const joined = last && event ? joinedTo(last, open, entry, event, name) : null
    const isRoll = event !== null && ROLLED.has(event.type)
    if (joined !== null) lines[lines.length - 1] = joined
    else if (event?.type === 'killed' && name !== null && isOf(last, event)) lines.push({ ...entry, text: `${name} is dead.` })
    else lines.push(isRoll && needed !== null ? { ...entry, text: withNeed(entry.text, needed) } : entry)
    if (isRoll) needed = null
    open = openedBy(event, name, joined === null ? SHUT : open)
  }
  return lines
}

const ROLLED: ReadonlySet<Told['type']> = new Set(['attacked', 'cast', 'fall-tested', 'repelled', 'struggled', 'disbelieved'])

/** `(rolled 9, needed 11 or less)`. */
function withNeed(text: string, needed: number): string {
  return text.replace(/\(rolled \d+/, `$&, needed ${needed} or less`)
}

function openedBy(event: Told | null, name: string | null, { waiting }: Open): Open {
  return {
    figure: figureOf(event),
    waiting: event?.type === 'waited' && name !== null ? [...waiting, name] : [],
    squares: event?.type === 'moved' && canShare(event) ? event.squares : null,
  }
}

/** A step is too short a sentence to share, and who meets someone has one alone. */
function canShare({ squares, stopped }: ToldOf<'moved'>): boolean {
  return squares > 1 && !stopped
}

/** The line before with what this one adds; null where it is a line of its own. */
function joinedTo(last: LogEntry, open: Open, entry: LogEntry, event: Told, name: string | null): LogEntry | null {
  const before = EVENTS.read(last)
  if (before === null) return null
  const isSame = figureOf(before) === figureOf(event)
  switch (event.type) {
    case 'hurt':
      // The blow has said how much went through.
      return isSame && event.cause === armOf(before) ? last : null
    case 'turned': {
      const isMove = before.type === 'moved' || before.type === 'waited' || before.type === 'stood-up'
      if (!isMove || open.figure !== event.figure) return null
      const whose = open.waiting.length > 1 && name !== null ? `${name} ` : ''
      return lengthened(last, `${whose}facing ${FACING_NAMES[event.facing]}`)
    }
    case 'waited':
      return name === null || open.waiting.length === 0 ? null : { ...last, text: `${listed([...open.waiting, name])} wait.` }
    case 'moved': {
      const to = event.path.at(-1)
      if (to === undefined || name === null || !canShare(event) || open.squares !== event.squares) return null
      return lengthened(last, `${name} to ${squareName(to)}`)
    }
    case 'dazed':
    case 'knocked-down':
      return before.type === 'attacked' && isSame ? { ...last, text: `${last.text} ${entry.text}` } : null
    case 'first-side':
      return before.type === 'incentive' ? { ...last, text: `${last.text} ${entry.text}` } : null
    default:
      return null
  }
}

function lengthened(line: LogEntry, what: string): LogEntry {
  return { ...line, text: `${line.text.replace(/\.$/, '')}, ${what}.` }
}

/** Whether the line tells of the blow that killed. */
function isOf(line: LogEntry | undefined, { figure, cause }: ToldOf<'killed'>): boolean {
  const blow = line ? EVENTS.read(line) : null
  return blow !== null && figureOf(blow) === figure && armOf(blow) === cause
}

/** What struck: the weapon of a blow, or the spell. */
function armOf(event: Told): string | null {
  return 'with' in event ? event.with : 'spell' in event ? event.spell : null
}

/** Null for someone who is not to be seen in the view. */
function nameIn(view: ArenaView | null, id: string | null): string | null {
  const figure = view && bearersIn(view, id)[0]
  return figure ? figureName(figure) : null
}
