import type { Going } from './work.ts'

// Many games or playouts in the background: they are numbered, each takes its chance from its number, and results come in the order of
// their numbers. The results, and those so far when stopped, are thus the same with any number of threads, whichever is faster.

export interface Playouts<R> {
  /** They have the numbers from 0 to `count - 1`. */
  readonly count: number
  /** So many make one job: as many as a thread does in a fifth of a second or so, for only between jobs can another take its place. */
  readonly each: number
  /** How many jobs run side by side at most; as many as the machine has lanes where left out. */
  readonly lanes?: number
  /** Has a thread do those from `from` up to `to`, without that one itself: `going.run` with `background`. */
  run(from: number, to: number): Promise<readonly R[]>
  /** Takes the next results over, outside the host's turn; `enough` ends it before all are done. */
  take(results: readonly R[], from: number): Promise<'enough' | undefined> | 'enough' | undefined
}

/** Does them, and tells of the progress; returns how many were taken over. Rejects once the work is to stop. */
export async function playOut<R>(going: Pick<Going, 'lanes' | 'progress'>, playouts: Playouts<R>): Promise<number> {
  const { count, each, lanes = going.lanes, run, take } = playouts
  const under: { readonly from: number; readonly to: number; readonly results: Promise<readonly R[]> }[] = []
  let begun = 0
  const begin = () => {
    const from = begun
    begun = Math.min(count, from + each)
    const results = run(from, begun)
    // It is awaited in its turn: until then a failure is nobody's.
    results.catch(() => {})
    under.push({ from, to: begun, results })
  }
  for (;;) {
    while (begun < count && under.length < lanes) begin()
    const first = under.shift()
    if (first === undefined) return count
    const results = await first.results
    if (begun < count) begin()
    const verdict = await take(results, first.from)
    going.progress(first.to, count)
    if (verdict === 'enough') return first.to
  }
}
