import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** The calls that give or take a name. */
const CALLS = ['copyFileSync', 'renameSync'] as const

/** From now on this process dies, as by a power cut, at the n-th of these calls: before it or after it. Infinity: never. */
export function dieAt(n: number, when: 'before' | 'after'): { calls(): number } {
  let calls = 0
  const module = fs as unknown as Record<string, (...args: unknown[]) => unknown>
  for (const name of CALLS) {
    const real = module[name]
    if (real === undefined) continue
    module[name] = (...args) => {
      calls += 1
      if (calls === n && when === 'before') process.kill(process.pid, 'SIGKILL')
      const result = real(...args)
      if (calls === n && when === 'after') process.kill(process.pid, 'SIGKILL')
      return result
    }
  }
  syncBuiltinESMExports()
  return { calls: () => calls }
}
