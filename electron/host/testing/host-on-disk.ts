import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import type { Playable } from '../../../engine/kernel/playable.ts'
import { type TestHost, testHost } from './test-host.ts'

export interface HostOnDisk {
  /** The host of the running test; another after each restart. */
  readonly host: TestHost
  /** Its database file. */
  readonly file: string
  /** Closes the host and opens another on the same file. */
  restart(games?: readonly Playable[]): Promise<void>
}

/** For every test of the calling file, a host on a database file of its own, which is removed afterwards. */
export function hostOnDisk(): HostOnDisk {
  let folder = ''
  let host: TestHost
  const file = () => join(folder, 'campaigns.db')
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'citadel-host-'))
    host = testHost(file())
  })
  afterEach(async () => {
    await host.close()
    rmSync(folder, { recursive: true })
  })
  return {
    get host() {
      return host
    },
    get file() {
      return file()
    },
    async restart(games) {
      await host.close()
      host = testHost(file(), games)
    },
  }
}
