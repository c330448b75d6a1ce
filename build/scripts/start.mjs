// npm start [-- --web] [-- --data DIR | --memory]: installs what is missing, builds, and opens the app as a desktop
// app where Electron can run, otherwise in browser mode, saying why.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { environment, install, main, node, root, run, Stop } from './bootstrap.mjs'

/** How long the download of Electron's runtime may take, in milliseconds. */
const DOWNLOAD_LIMIT = 60_000
/** A desktop app that fails within this time has not started, in milliseconds. */
const START_LIMIT = 5000

const args = process.argv.slice(2).filter((arg) => arg !== '--web')
const display = process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)

function fetchRuntime() {
  if (existsSync(join(root, 'node_modules/electron/path.txt'))) return true
  console.log('Fetching the Electron runtime, at most a minute ...')
  const install = join(root, 'node_modules/electron/install.js')
  return spawnSync(node(), [install], { cwd: root, env: environment(), stdio: 'ignore', timeout: DOWNLOAD_LIMIT }).status === 0
}

/** Why the desktop app cannot start here, or null. Cheap checks first. */
function obstacle() {
  if (process.argv.includes('--web')) return 'Browser mode was asked for.'
  if (args.length > 0) return 'Options like --data are for browser mode.'
  if (!display) return 'There is no display for the desktop app, so Citadel runs in browser mode.'
  if (process.platform === 'linux' && process.getuid?.() === 0) return 'Electron does not run as root, so Citadel runs in browser mode.'
  if (!fetchRuntime()) return 'The Electron runtime could not be downloaded, so Citadel runs in browser mode.'
  return null
}

async function browserMode(why) {
  console.log(why)
  return run('node', ['dist/electron/web.js', ...(display ? ['--open'] : []), ...args])
}

await main(async () => {
  install()
  console.log('Building Citadel ...')
  if ((await run('node', ['build/build.ts'])) !== 0) throw new Stop('the build failed: its message is above')
  const why = obstacle()
  if (why !== null) return browserMode(why)
  const started = Date.now()
  const code = await run('electron', ['.'])
  if (code === 0 || Date.now() - started > START_LIMIT) return code
  return browserMode('The desktop app could not start on this machine, so Citadel runs in browser mode.')
})
