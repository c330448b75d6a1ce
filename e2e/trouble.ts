import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { root } from './standin/launch.ts'

/**
 * What can happen to the campaigns' folder: `damaged foreign newer no-folder` while they are closed; `read-only` (ended by
 * `writable`), `moved` (`moved-back`) and `deleted` at any time; `full` (`room`) on a `small-disk`, which must be made before they
 * are opened and is ended by `large-disk`.
 */
export type Trouble =
  | 'damaged'
  | 'foreign'
  | 'newer'
  | 'no-folder'
  | 'read-only'
  | 'writable'
  | 'small-disk'
  | 'large-disk'
  | 'full'
  | 'room'
  | 'moved'
  | 'moved-back'
  | 'deleted'

/** Makes it happen. Returns why this machine does not allow it (for `test.skip`), or null. */
export function trouble(kind: Trouble, folder: string): string | null {
  const { status, stderr } = spawnSync(process.execPath, [join(root, 'db/testing/trouble.ts'), kind, folder], { encoding: 'utf8' })
  if (status === 3) return stderr.trim()
  if (status !== 0) throw new Error(stderr)
  return null
}
