// npm start [-- --web] [-- --data DIR | --memory] [-- -- ARGS]: installs what is missing, builds, and opens the app as a desktop
// app where Electron can run, otherwise in browser mode, saying why. After a second --, arguments are Electron's.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { environment, install, main, node, root, run, Stop } from './bootstrap.mjs'
import { runDesktop, sandboxObstacle } from './desktop.mjs'
import { desktopObstacle, hasDisplay, proxyOf, runtimeOf, waitForRuntime } from './runtime.mjs'

/** A desktop app that fails within this time has not started, in milliseconds. */
const START_LIMIT = 5000

const given = process.argv.slice(2)
const cut = given.indexOf('--')
const forElectron = cut < 0 ? [] : given.slice(cut + 1)
const own = cut < 0 ? given : given.slice(0, cut)
const args = own.filter((arg) => arg !== '--web')
const machine = { platform: process.platform, env: process.env, uid: process.getuid?.() ?? null }
const runtime = () => runtimeOf(join(root, 'node_modules'))

function fetchRuntime() {
  const say = (text) => console.error(text)
  say('Downloading the Electron runtime, about 120 MB. Ctrl-C stops it, and the next start goes on from there.')
  const options = { cwd: root, env: environment(proxyOf(process.env)), stdio: ['ignore', 2, 2, 'ipc'] }
  const fetching = spawn(node(), [join(root, 'build/scripts/fetch-runtime.ts')], options)
  return waitForRuntime(fetching, { input: process.stdin, say })
}

async function browserMode(why) {
  console.log(why)
  return run('node', ['dist/electron/web.js', ...(hasDisplay(machine) ? ['--open'] : []), ...args])
}

await main(async () => {
  install()
  console.log('Building Citadel ...')
  if ((await run('node', ['build/build.ts'])) !== 0) throw new Stop('the build failed: its message is above')
  const why = await desktopObstacle({
    web: own.includes('--web'),
    hasOptions: args.length > 0,
    machine,
    runtime,
    fetchRuntime,
    sandboxObstacle: machine.platform === 'linux' ? sandboxObstacle : () => null,
  })
  if (why !== null) return browserMode(why)
  const started = Date.now()
  const { code, ended } = await runDesktop(runtime(), ['.', ...forElectron], { cwd: root, env: environment() })
  if (ended) return 0
  if (code === 0 || Date.now() - started > START_LIMIT) return code
  return browserMode('The desktop app could not start on this machine, so Citadel runs in browser mode.')
})
