// npm start [-- --web] [-- --data DIR | --memory] [-- -- ARGS]: installs what is missing, builds, and opens the app as a desktop
// app where Electron can run, otherwise in browser mode, saying why. After a second --, arguments are Electron's.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { environment, install, main, node, root, run, Stop } from './bootstrap.mjs'
import { runDesktop, runtimeOf, sandboxObstacle } from './desktop.mjs'

/** A desktop app that fails within this time has not started, in milliseconds. */
const START_LIMIT = 5000

const given = process.argv.slice(2)
const cut = given.indexOf('--')
const forElectron = cut < 0 ? [] : given.slice(cut + 1)
const own = cut < 0 ? given : given.slice(0, cut)
const args = own.filter((arg) => arg !== '--web')
const display = process.platform !== 'linux' || Boolean(process.env.DISPLAY || process.env.WAYLAND_DISPLAY)
const runtime = () => runtimeOf(join(root, 'node_modules'))

/** Fetches the runtime, however long it takes: 'fetched', 'failed', or 'browser' where the person did not want to wait. */
async function fetchRuntime() {
  console.error('Downloading the Electron runtime, about 120 MB. Ctrl-C stops it, and the next start goes on from there.')
  const env = environment(behindProxy() ? { NODE_USE_ENV_PROXY: '1' } : {})
  const fetching = spawn(node(), [join(root, 'build/scripts/fetch-runtime.ts')], { cwd: root, env, stdio: ['ignore', 2, 2, 'ipc'] })
  const fetched = once(fetching, 'exit').then(([code]) => (code === 0 ? 'fetched' : 'failed'))
  if (!process.stdin.isTTY) return fetched
  console.error('Press Enter to play in the browser meanwhile.')
  const lines = createInterface({ input: process.stdin })
  const answer = await Promise.race([fetched, once(lines, 'line').then(() => 'browser')])
  lines.close()
  if (answer === 'browser') {
    fetching.send('quiet')
    process.on('exit', () => fetching.kill())
  }
  return answer
}

function behindProxy() {
  return ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy'].some((name) => process.env[name])
}

/** Why the desktop app cannot start here, or null. Cheap checks first. */
async function obstacle() {
  if (own.includes('--web')) return 'Browser mode was asked for.'
  if (args.length > 0) return 'Options like --data are for browser mode.'
  if (!display) return 'There is no display for the desktop app, so Citadel runs in browser mode.'
  if (process.platform === 'linux' && process.getuid?.() === 0) return 'Electron does not run as root, so Citadel runs in browser mode.'
  if (runtime() === null) {
    const fetched = await fetchRuntime()
    if (fetched === 'browser') return 'The download goes on while Citadel runs in browser mode.'
    if (fetched === 'failed')
      return 'The Electron runtime could not be downloaded, so Citadel runs in browser mode. The next start tries again.'
  }
  return process.platform === 'linux' ? sandboxObstacle(runtime()) : null
}

async function browserMode(why) {
  console.log(why)
  return run('node', ['dist/electron/web.js', ...(display ? ['--open'] : []), ...args])
}

await main(async () => {
  install()
  console.log('Building Citadel ...')
  if ((await run('node', ['build/build.ts'])) !== 0) throw new Stop('the build failed: its message is above')
  const why = await obstacle()
  if (why !== null) return browserMode(why)
  const started = Date.now()
  const { code, ended } = await runDesktop(runtime(), ['.', ...forElectron], { cwd: root, env: environment() })
  if (ended) return 0
  if (code === 0 || Date.now() - started > START_LIMIT) return code
  return browserMode('The desktop app could not start on this machine, so Citadel runs in browser mode.')
})
