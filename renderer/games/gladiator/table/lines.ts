import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { fieldsOf } from './fields.ts'

/**
 * The chronicle as it is read: what is needed stands in the line of the throw, the SH lost in the line of the blow, and a facing in the
 * line of the move.
 */
export function linesOf(log: readonly LogEntry[]): readonly LogEntry[] {
  const lines: LogEntry[] = []
  let needed: number | null = null
  for (const entry of log) {
    if (NEEDS.has(entry.type)) {
      needed = fieldsOf(entry).number('need')
      continue
    }
    const before = lines.at(-1)
    const joined = before === undefined ? null : joinedTo(before, entry)
    if (joined === null) lines.push(needed === null ? entry : withNeed(entry, needed))
    else lines[lines.length - 1] = joined
    if (THROWN.has(entry.type)) needed = null
  }
  return lines
}

/** What is said before the dice are thrown. */
const NEEDS: ReadonlySet<string> = new Set(['aimed', 'casting', 'braced', 'repelling', 'struggling', 'doubting'])
const THROWN: ReadonlySet<string> = new Set(['attacked', 'cast', 'fall-tested', 'repelled', 'struggled', 'disbelieved'])

/** `rolls 9 for 12 or less`. */
function withNeed(entry: LogEntry, need: number): LogEntry {
  return THROWN.has(entry.type) ? { ...entry, text: entry.text.replace(/rolls (\d+)/, `rolls $1 for ${need} or less`) } : entry
}

/** The line before with what this one adds; null where it is a line of its own. */
function joinedTo(before: LogEntry, entry: LogEntry): LogEntry | null {
  const [was, is] = [fieldsOf(before), fieldsOf(entry)]
  const open = before.text.replace(/\.$/, '')
  switch (entry.type) {
    case 'hurt':
      // The blow has said how much went through.
      return was.figure === is.figure && is.text('cause') === (was.text('with') ?? was.text('spell')) ? before : null
    case 'turned':
      return (before.type === 'moved' || before.type === 'waited' || before.type === 'stood-up') && was.figure === is.figure
        ? { ...before, text: `${open}, ${FACES[is.text('facing') ?? ''] ?? 'turned'}.` }
        : null
    case 'waited':
      return before.type === 'waited'
        ? { ...before, text: `${before.text.replace(/ waits?\.$/, '')}, ${entry.text.replace(/ waits\.$/, ' wait.')}` }
        : null
    case 'dazed':
    case 'knocked-down':
      return before.type === 'attacked' && was.figure === is.figure
        ? { ...before, text: `${open}; ${entry.type === 'dazed' ? 'dazed' : 'knocked down'}.` }
        : null
    case 'first-side':
      return before.type === 'incentive' ? { ...before, text: `${open.replace(/: \w+ chooses$/, '')}: ${entry.text}` } : null
    default:
      return null
  }
}

const FACES: Readonly<Record<string, string>> = { n: 'facing north', e: 'facing east', s: 'facing south', w: 'facing west' }
