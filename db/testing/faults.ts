import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { constants } from 'node:os'
import { getSystemErrorMap } from 'node:util'

// Makes calls of node:fs in this process fail as a disk makes them fail. SQLite's own calls are not among them.

/** The calls that reach the disk. */
const CALLS = [
  ...['accessSync', 'copyFileSync', 'fsyncSync', 'ftruncateSync', 'lstatSync', 'mkdirSync', 'mkdtempSync', 'openSync', 'readFileSync'],
  ...['readSync', 'readdirSync', 'realpathSync', 'renameSync', 'rmSync', 'statSync', 'truncateSync', 'writeFileSync', 'writeSync'],
] as const

/** One call, as it is about to be made. */
export interface DiskCall {
  readonly name: (typeof CALLS)[number]
  /** The file or folder it is about. */
  readonly path: string
  /** How many were made before it. */
  readonly before: number
}

/** The name of an error of the system: `EIO`. */
export type Errno = keyof typeof constants.errno

export interface Faults {
  /** How many calls were made. */
  calls(): number
  /** From now on the disk is well again. */
  end(): void
}

/** Lets the disk fail wherever `error` names an error; only one such disk at a time. */
export function failingDisk(error: (call: DiskCall) => Errno | null): Faults {
  const module = fs as unknown as Record<string, (...args: unknown[]) => unknown>
  const real = new Map(CALLS.map((name) => [name, module[name]] as const))
  const opened = new Map<unknown, string>()
  let made = 0
  for (const [name, call] of real) {
    if (call === undefined) continue
    module[name] = (...args) => {
      const path = opened.get(args[0]) ?? String(args[0])
      const failure = error({ name, path, before: made })
      made += 1
      if (failure !== null) throw systemError(failure, name.replace('Sync', ''), path)
      const result = call(...args)
      if (name === 'openSync') opened.set(result, path)
      return result
    }
  }
  syncBuiltinESMExports()
  return {
    calls: () => made,
    end() {
      for (const [name, call] of real) if (call !== undefined) module[name] = call
      syncBuiltinESMExports()
    },
  }
}

/** As Node makes it: some errors have no name there, and `rmSync` leaves it out. */
export function systemError(name: Errno, syscall: string, path: string): Error {
  const errno = constants.errno[name]
  const known = getSystemErrorMap().get(-errno)
  const code = syscall === 'rm' ? (['EPERM', 'EACCES', 'EBUSY'].includes(name) ? name : '') : (known?.[0] ?? 'UNKNOWN')
  const sign = syscall === 'rm' ? 1 : -1
  return Object.assign(new Error(`${code}: ${known?.[1] ?? 'unknown error'}, ${syscall} '${path}'`), {
    ...{ errno: sign * errno, code, syscall, path },
  })
}
