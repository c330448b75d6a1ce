import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

/** The calls that create or remove a name. */
const CALLS = ['copyFileSync', 'renameSync'] as const

/** Makes the process die before the n-th of these calls, without a chance to do anything more. */
export function dieAt(n: number): { calls(): number } {
  let calls = 0
  const module = fs as unknown as Record<string, (...args: unknown[]) => unknown>
  for (const name of CALLS) {
    const real = module[name]
    if (real === undefined) continue
    module[name] = (...args) => {
      calls += 1
      if (calls === n) process.kill(process.pid, 'SIGKILL')
      return real(...args)
    }
  }
  syncBuiltinESMExports()
  return { calls: () => calls }
}
