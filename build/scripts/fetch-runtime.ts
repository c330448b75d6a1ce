// Fetches the Electron runtime of the lockfile into electron's own cache, checks it, and has electron's installer unpack it.
// Told 'quiet' by the process that started it, it says no more.
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { downloadArtifact, getHostArch } from '@electron/get'
import { bar, download } from './download.ts'

const require = createRequire(import.meta.url)
const { version } = require('electron/package.json') as { version: string }
const cache = join(import.meta.dirname, '../../.cache/electron')

const terminal = process.stderr.isTTY
let quiet = false
process.on('message', () => {
  quiet = true
})
process.channel?.unref()

const say = (text: string) => {
  if (!quiet) process.stderr.write(`${terminal ? '\r\x1b[K' : ''}${text}\n`)
}

let shown = -1
function onProgress(done: number, whole: number | null): void {
  // On a terminal a bar that moves; in a log a line for each tenth.
  const step = whole === null ? Math.floor(done / 1e7) : Math.floor(((terminal ? 200 : 10) * done) / whole)
  if (quiet || step === shown) return
  shown = step
  if (terminal) process.stderr.write(`\r\x1b[K${bar(done, whole)}`)
  else say(bar(done, whole))
}

try {
  await downloadArtifact({
    version,
    artifactName: 'electron',
    platform: process.platform,
    arch: getHostArch(),
    ...(process.env.electron_config_cache && { cacheRoot: process.env.electron_config_cache }),
    checksums: require('electron/checksums.json'),
    downloader: {
      download: (url, target) => download(url, target, { partial: join(cache, `${basename(target)}.partial`), say, onProgress }),
    },
  })
  if (terminal && !quiet) process.stderr.write('\n')
  process.exitCode = spawnSync(process.execPath, [require.resolve('electron/install.js')], { stdio: ['ignore', 2, 2] }).status ?? 1
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
