import type { DomainView } from '../../../../engine/domain/view-types.ts'
import type { LogEntry, Seat } from '../../../../engine/kernel/types.ts'
import { squareName } from '../names.ts'
import { Fields, seatOf } from './fields.ts'

/**
 * The chronicle as it is read: a walk is one line, since the board shows the way; no turn is announced where the next line names the one
 * whose it is; and what is learnt from a deed stands in the line of the deed.
 */
export function linesOf(log: readonly LogEntry[], view: DomainView | null): readonly LogEntry[] {
  const lines: LogEntry[] = []
  let steps = 0
  for (const entry of log) {
    const before = lines.at(-1)
    if (before?.type === 'turn-began' && isNamedBy(before, entry)) lines.pop()
    if (before !== undefined && isLearntBy(before, entry)) {
      lines[lines.length - 1] = { ...before, text: withExperience(before, entry) }
      continue
    }
    const isOn = entry.type === 'moved' && before?.type === 'moved' && seatOf(before) === seatOf(entry)
    steps = entry.type === 'moved' ? (isOn ? steps + 1 : 1) : 0
    if (isOn) lines[lines.length - 1] = { ...entry, text: walkInWords(entry, steps, nameIn(view, seatOf(entry))) }
    else lines.push(entry)
  }
  return lines
}

const TEACH: ReadonlySet<string> = new Set(['tile-laid', 'creature-beaten', 'luck-tested'])

function isLearntBy(deed: LogEntry, entry: LogEntry): boolean {
  return entry.type === 'experience' && TEACH.has(deed.type) && seatOf(deed) === seatOf(entry)
}

/** `Ann lays a tile: experience 6.` */
function withExperience({ text }: LogEntry, { data }: LogEntry): string {
  return `${text.replace(/\.$/, '')}: experience ${new Fields(data).number('total') ?? '–'}.`
}

function isNamedBy(turn: LogEntry, entry: LogEntry): boolean {
  return entry.type === 'turn-began' || entry.type === 'round-began' || seatOf(entry) === seatOf(turn)
}

function nameIn(view: DomainView | null, seat: Seat | null): string | null {
  return seat === null ? null : (view?.characters[seat]?.name ?? null)
}

function walkInWords({ data, text }: LogEntry, steps: number, name: string | null): string {
  const to = new Fields(data).text('to')
  return name === null || to === null ? text : `${name} goes ${steps} squares, to ${squareName(to)}.`
}
