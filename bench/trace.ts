/** An event of Chromium's trace. Times are in microseconds. */
export interface TraceEvent {
  readonly name: string
  readonly ph: string
  readonly pid: number
  readonly tid: number
  readonly ts: number
  readonly dur?: number
  /** The part of `dur` in which the thread had the processor; in the rest it waited for other programs. */
  readonly tdur?: number
  readonly args?: { readonly name?: string }
}

/** The longest task of the page's main thread, in milliseconds of clock time and of processor time. */
export function longestTask(events: readonly TraceEvent[]): { readonly clock: number; readonly processor: number } {
  const main = mainThread(events)
  const tasks = events.filter(({ name, ph, pid, tid }) => name.endsWith('RunTask') && ph === 'X' && pid === main.pid && tid === main.tid)
  if (tasks.length === 0) throw new Error('the trace has no tasks')
  return { clock: Math.max(...tasks.map(({ dur = 0 }) => dur)) / 1000, processor: Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000 }
}

/** Frames that reached the screen, from the first to the last; gaps in milliseconds. */
export function drawnFrames(events: readonly TraceEvent[]) {
  const { pid } = mainThread(events)
  const times = events
    .filter((event) => event.name === 'DrawFrame' && event.pid === pid)
    .map(({ ts }) => ts / 1000)
    .sort((a, b) => a - b)
  const gaps = times.slice(1).map((time, i) => time - (times[i] ?? time))
  const sorted = gaps.toSorted((a, b) => a - b)
  const seconds = ((times.at(-1) ?? 0) - (times[0] ?? 0)) / 1000
  return {
    frames: times.length,
    perSecond: Math.round((gaps.length / seconds) * 10) / 10,
    medianGapMs: tenths(sorted[Math.floor(sorted.length / 2)] ?? 0),
    p95GapMs: tenths(sorted[Math.floor(sorted.length * 0.95)] ?? 0),
    longestTaskMs: tenths(longestTask(events).processor),
  }
}

/** The page's own thread: the busiest of all renderers' main threads. */
function mainThread(events: readonly TraceEvent[]): { readonly pid: number; readonly tid: number } {
  const mains = events.filter((event) => event.name === 'thread_name' && event.args?.name === 'CrRendererMain')
  const busy = (pid: number, tid: number) =>
    events.reduce((sum, event) => sum + (event.pid === pid && event.tid === tid ? (event.dur ?? 0) : 0), 0)
  const [busiest] = mains.toSorted((a, b) => busy(b.pid, b.tid) - busy(a.pid, a.tid))
  if (!busiest) throw new Error('the trace has no page')
  return busiest
}

function tenths(value: number): number {
  return Math.round(value * 10) / 10
}
