import { FACING_NAMES, figureName } from '../../../../engine/gladiator/open/names.ts'
import { limited } from '../../../../engine/gladiator/open/rolls.ts'
import type { ArenaView } from '../../../../engine/gladiator/view-types.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { EVENTS, figureOf, type Told } from '../events.ts'
import { bearersIn } from './view.ts'

/**
 * The chronicle as it is read: the number needed stands beside the roll, the SH lost in the line of the blow, a facing in the line
 * of the move, and all who wait in one line.
 */
export function linesOf(log: readonly LogEntry[], view: ArenaView | null): readonly LogEntry[] {
  const lines: LogEntry[] = []
  let needed: number | null = null
  let waiting: readonly string[] = []
  for (const entry of log) {
    const event = EVENTS.read(entry)
    if (event && 'need' in event) {
      // 34.4: disbelief isn't a roll of agility, and has no limits.
      needed = event.type === 'doubting' ? event.need : limited(event.need)
      continue
    }
    const isWait = event?.type === 'waited'
    waiting = isWait ? [...waiting, nameIn(view, event.figure)] : []
    const last = lines.at(-1)
    const joined = last && event && waiting.length !== 1 ? joinedTo(last, entry, event, waiting) : null
    const isRoll = event !== null && ROLLED.has(event.type)
    if (joined !== null) lines[lines.length - 1] = joined
    else lines.push(isRoll && needed !== null ? { ...entry, text: withNeed(entry.text, needed) } : entry)
    if (isRoll) needed = null
  }
  return lines
}

const ROLLED: ReadonlySet<Told['type']> = new Set(['attacked', 'cast', 'fall-tested', 'repelled', 'struggled', 'disbelieved'])

/** `(rolled 9, needed 11 or less)`. */
function withNeed(text: string, needed: number): string {
  return text.replace(/\(rolled \d+/, `$&, needed ${needed} or less`)
}

/** The line before with what this one adds; null where it is a line of its own. */
function joinedTo(last: LogEntry, entry: LogEntry, event: Told, waiting: readonly string[]): LogEntry | null {
  const before = EVENTS.read(last)
  if (before === null) return null
  const isSame = figureOf(before) === figureOf(event)
  switch (event.type) {
    case 'hurt':
      // The blow has said how much went through.
      return isSame && event.cause === armOf(before) ? last : null
    case 'turned': {
      const isMove = before.type === 'moved' || before.type === 'waited' || before.type === 'stood-up'
      return isMove && isSame ? { ...last, text: `${last.text.replace(/\.$/, '')}, facing ${FACING_NAMES[event.facing]}.` } : null
    }
    case 'waited':
      return { ...last, text: `${waiting.join(', ')} wait.` }
    case 'dazed':
    case 'knocked-down':
      return before.type === 'attacked' && isSame ? { ...last, text: `${last.text} ${entry.text}` } : null
    case 'first-side':
      return before.type === 'incentive' ? { ...last, text: `${last.text} ${entry.text}` } : null
    default:
      return null
  }
}

/** What struck: the weapon of a blow, or the spell. */
function armOf(event: Told): string | null {
  return 'with' in event ? event.with : 'spell' in event ? event.spell : null
}

function nameIn(view: ArenaView | null, id: string): string {
  const figure = view && bearersIn(view, id)[0]
  return figure ? figureName(figure) : id
}
