import { squareName } from '../../../../engine/hero/open/names.ts'
import type { HeroView } from '../../../../engine/hero/view-types.ts'
import type { LogEntry } from '../../../../engine/kernel/types.ts'
import { many } from '../../../../engine/kernel/words.ts'
import { EVENTS, levelsIn, type Told, type ToldOf } from '../events.ts'

/** Several moves of one sort in one section, told in one line so far. */
interface Run {
  readonly of: Move
  readonly count: number
  readonly line: LogEntry
}

type Move = ToldOf<'stepped' | 'marched'>

/**
 * The chronicle as it is read: a walk is one line, and so are the marches of a phase, since the board shows each way. Of two lines that
 * say one thing there is one: no phase is announced where a walk begins it, a blow that nothing mitigates is told by what it costs, and one
 * that kills by what it brings. What he loses sight of and sees again at once is not told.
 */
export function linesOf(log: readonly LogEntry[], view: HeroView | null): readonly LogEntry[] {
  const nameOf = (section: string | null) => view?.sections.find(({ id }) => id === section)?.hero?.name ?? null
  const lines: LogEntry[] = []
  let run: Run | null = null
  for (const entry of log) {
    const event = EVENTS.read(entry)
    if (event?.type === 'stepped' || event?.type === 'marched') {
      run = runOf(lines, run, entry, event, nameOf)
      lines.push(run.line)
      continue
    }
    // What is seen on the way does not end a walk or a march.
    if (event?.type !== 'sighted' && event?.type !== 'lost-sight') run = null
    const before = lines.at(-1)
    const lost = before !== undefined && before === run?.line ? lines.at(-2) : before
    if (lost !== undefined && isSeenAgain(EVENTS.read(lost), event)) lines.splice(lines.lastIndexOf(lost), 1)
    else if (before !== undefined && isItsCost(EVENTS.read(before), event)) lines[lines.length - 1] = { ...entry, data: before.data }
    else if (before !== undefined && event?.type === 'eliminated' && isItsDeath(EVENTS.read(before), event))
      lines[lines.length - 1] = { ...before, text: `${before.text.replace(/\.$/, '')}: ${many(event.points, 'point')} for courage.` }
    else lines.push(entry)
  }
  return lines
}

/** Takes the line that the next one replaces off the list. */
function runOf(lines: LogEntry[], run: Run | null, entry: LogEntry, of: Move, nameOf: (section: string | null) => string | null): Run {
  const isOn = run !== null && run.of.type === of.type && run.of.section === of.section
  const before = lines.at(-1)
  const opening = before ? EVENTS.read(before) : null
  if (isOn) lines.splice(lines.lastIndexOf(run.line), 1)
  else if (opening?.type === 'phase-began' && opening.section === of.section) lines.pop()
  const count = isOn ? run.count + 1 : 1
  return { of, count, line: { ...entry, text: runInWords(of, entry.text, count, nameOf(of.section)) } }
}

function runInWords(event: Move, text: string, count: number, name: string | null): string {
  if (name === null) return text
  if (event.type === 'marched') return `Against ${name} ${count === 1 ? 'a counter moves' : `${count} counters move`}.`
  return count === 1 ? text : `${name} goes ${count} squares, to ${squareName(event.to)}.`
}

/** 205D: as either walks, a monster falls into the dark and comes out of it. */
function isSeenAgain(lost: Told | null, seen: Told | null): boolean {
  if (lost?.type !== 'lost-sight' || seen?.type !== 'sighted' || lost.section !== seen.section) return false
  return lost.counters.length === seen.counters.length && lost.counters.every(({ id }) => seen.counters.some((other) => other.id === id))
}

/** 212A: a blow and the monster that it kills. */
function isItsDeath(blow: Told | null, { rule, kind }: ToldOf<'eliminated'>): boolean {
  return rule === '212A' && blow?.type === 'hero-struck' && blow.hit && blow.kind === kind
}

/** 212B: a wound and the levels lost by it alone. */
function isItsCost(wound: Told | null, cost: Told | null): boolean {
  return wound?.type === 'wound' && cost?.type === 'wounded' && cost.excess === 0 && levelsIn(cost.lost) === wound.wounds.length
}
