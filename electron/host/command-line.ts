import { readFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { dataFolder } from './files/data-folder.ts'
import type { HostOptions } from './host.ts'

/**
 * Reads the command line of the shells without Electron: `--data DIR` or `--memory`, and without either the shell's
 * default. Throws, with a sentence, on anything else.
 */
export function hostOptions(args: readonly string[], otherwise: 'user-data' | 'memory'): HostOptions {
  const { values } = parseArgs({ args: [...args], options: { data: { type: 'string' }, memory: { type: 'boolean' } } })
  const memory = values.memory ?? (values.data === undefined && otherwise === 'memory')
  if (memory && values.data !== undefined) throw new Error('--data and --memory exclude each other')
  // Asked only where it is needed: a user without an entry in the system's list has no home.
  const folder = () =>
    values.data === undefined ? dataFolder({ platform: process.platform, home: homedir(), env: process.env }) : resolve(values.data)
  return {
    data: memory ? { kind: 'memory' } : { kind: 'folder', folder: folder() },
    version: version(),
    platform: process.platform,
    report: (error) => console.error(error),
  }
}

function version(): string {
  const meta: unknown = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'))
  return typeof meta === 'object' && meta !== null && 'version' in meta ? String(meta.version) : ''
}
