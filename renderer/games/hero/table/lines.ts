import { squareName } from '../../../../engine/hero/names.ts'
import type { HeroView } from '../../../../engine/hero/view-types.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { Fields } from './fields.ts'

/** Several moves of one sort in one section, told in one line so far. */
interface Run {
  readonly type: string
  readonly section: string | null
  readonly count: number
  readonly line: LogEntry
}

/** What is seen on the way does not end a walk or a march. */
const ON_THE_WAY: ReadonlySet<string> = new Set(['sighted', 'lost-sight'])

/**
 * The chronicle as it is read: a walk is one line, and so are the marches of a phase, since the board shows each way. Of two lines that
 * say one thing there is one: no phase is announced where a walk begins it, and a blow that nothing mitigates is told by what it costs.
 */
export function linesOf(log: readonly LogEntry[], view: HeroView | null): readonly LogEntry[] {
  const nameOf = (section: string | null) => view?.sections.find(({ id }) => id === section)?.hero?.name ?? null
  const lines: LogEntry[] = []
  let run: Run | null = null
  for (const entry of log) {
    if (entry.type === 'stepped' || entry.type === 'marched') {
      run = runOf(lines, run, entry, nameOf)
      lines.push(run.line)
      continue
    }
    if (!ON_THE_WAY.has(entry.type)) run = null
    const before = lines.at(-1)
    if (before !== undefined && isItsCost(before, entry)) lines[lines.length - 1] = { ...entry, data: before.data }
    else lines.push(entry)
  }
  return lines
}

/** Takes the line that the next one replaces off the list. */
function runOf(lines: LogEntry[], run: Run | null, entry: LogEntry, nameOf: (section: string | null) => string | null): Run {
  const { type } = entry
  const event = new Fields(entry.data)
  const section = event.text('section')
  const isOn = run !== null && run.type === type && run.section === section
  const before = lines.at(-1)
  if (isOn) lines.splice(lines.lastIndexOf(run.line), 1)
  else if (before?.type === 'phase-began' && new Fields(before.data).text('section') === section) lines.pop()
  const count = isOn ? run.count + 1 : 1
  return { type, section, count, line: { ...entry, text: runInWords(entry, count, nameOf(section)) } }
}

function runInWords({ type, data, text }: LogEntry, count: number, name: string | null): string {
  if (name === null) return text
  if (type === 'marched') return `Against ${name} ${count === 1 ? 'a counter moves' : `${count} counters move`}.`
  const to = new Fields(data).spot('to')
  return count === 1 || to === null ? text : `${name} goes ${count} squares, to ${squareName(to)}.`
}

/** 212B: a wound and the levels lost by it alone. */
function isItsCost(wound: LogEntry, { type, data }: LogEntry): boolean {
  if (wound.type !== 'wound' || type !== 'wounded') return false
  const event = new Fields(data)
  return event.number('excess') === 0 && event.record('lost').sum() === new Fields(wound.data).count('wounds')
}
