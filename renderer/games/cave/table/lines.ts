import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { nameOf } from '../names.ts'
import { Fields, seatOf } from './fields.ts'

/**
 * The chronicle as it is read: no turn is announced where the next line names the one whose it is, nobody looks round before he meets
 * what the next line tells, and what says the same as the line before it is part of that line.
 */
export function linesOf(log: readonly LogEntry[]): readonly LogEntry[] {
  const lines: LogEntry[] = []
  for (const entry of log) {
    if (isLook(entry)) continue
    const before = lines.at(-1)
    if (before?.type === 'turn-began' && isNamedBy(before, entry)) lines.pop()
    const joined = before === undefined ? null : joinedTo(before, entry)
    if (joined === null) lines.push(entry)
    else lines[lines.length - 1] = joined
  }
  return lines
}

/** A space that is met without a Character. */
function isLook({ type, data }: LogEntry): boolean {
  return type === 'encounter' && new Fields(data).number('with') === null
}

function isNamedBy(turn: LogEntry, entry: LogEntry): boolean {
  return entry.type === 'turn-began' || entry.type === 'round-began' || seatOf(entry) === seatOf(turn)
}

/** The line before with what this one adds; null where it is a line of its own. */
function joinedTo(before: LogEntry, entry: LogEntry): LogEntry | null {
  const [was, is] = [new Fields(before.data), new Fields(entry.data)]
  const open = before.text.replace(/\.$/, '')
  switch (entry.type) {
    case 'happened':
      return before.type === 'drawn' && was.text('card') === is.text('card') ? before : null
    case 'moved':
      return before.type === 'passing' && was.flag('stopped') && is.text('stopped') === 'chamber' ? { ...before, text: entry.text } : null
    case 'slain':
      if (before.type !== 'fought' || was.record('against').texts('cards').length !== 1) return null
      return is.flag('trophy') ? { ...before, text: `${open}, and keeps it.` } : before
    case 'spell-seen':
      return before.type === 'spell-gained' ? { ...before, text: `${open}: ${nameOf(is.text('spell') ?? '')}.` } : null
    default:
      return null
  }
}
