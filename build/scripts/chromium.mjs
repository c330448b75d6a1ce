import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { Stop } from './bootstrap.mjs'
import { chromiumHere, WINDOWLESS } from './chromium-here.mjs'

/** A Chromium for the end-to-end tests; on Debian as root it is installed when absent. */
export function chromium() {
  const found = chromiumHere()
  if (found) return found
  const name = basename(WINDOWLESS)
  const help = `The end-to-end tests need Chromium. Install it (Debian: sudo apt-get install ${name}), or set CITADEL_CHROMIUM to its path.`
  const apt = process.platform === 'linux' && existsSync('/usr/bin/apt-get')
  if (!apt || process.getuid?.() !== 0) throw new Stop(help)
  console.log(`Installing Chromium for the end-to-end tests (apt-get install ${name}), about 15 seconds ...`)
  const started = Date.now()
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const get = (...args) =>
    spawnSync('apt-get', ['-qq', '-o', 'Dpkg::Use-Pty=0', '-o', 'DPkg::Lock::Timeout=120', ...args], { env, encoding: 'utf8' })
  // Stale lists name versions that the mirror no longer has: refresh first.
  const update = get('update')
  const add = get('install', '-y', '--no-install-recommends', name)
  const file = chromiumHere()
  if (add.status !== 0 || !file) throw new Stop(`${update.stderr ?? ''}${add.stdout ?? ''}${add.stderr ?? ''}\n${help}`)
  console.log(`Chromium installed in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  return file
}
