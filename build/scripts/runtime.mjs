// Runs under whatever Node the machine has (18 or newer): built-ins only, no TypeScript.
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/**
 * The runtime that electron's installer has fetched; null where it has not.
 * @param {string} modules
 */
export function runtimeOf(modules) {
  try {
    return join(modules, 'electron/dist', readFileSync(join(modules, 'electron/path.txt'), 'utf8'))
  } catch {
    return null
  }
}

/**
 * What makes Node's own fetch go through a proxy, where one is set.
 * @param {NodeJS.ProcessEnv} env
 * @returns {Record<string, string>}
 */
export function proxyOf(env) {
  const isSet = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy'].some((name) => env[name])
  return isSet ? { NODE_USE_ENV_PROXY: '1' } : {}
}

/**
 * Waits for the process that fetches the runtime, however long it takes: 'fetched' or 'failed', or 'browser' where a person at the terminal
 * presses Enter; then the download goes on in silence as long as this process runs.
 * @param {import('node:child_process').ChildProcess} fetching
 * @param {{ input: NodeJS.ReadableStream & { isTTY?: boolean }, say: (text: string) => void }} terminal
 * @returns {Promise<'fetched' | 'failed' | 'browser'>}
 */
export async function waitForRuntime(fetching, { input, say }) {
  /** @type {Promise<'fetched' | 'failed'>} */
  const fetched = once(fetching, 'exit').then(([code]) => (code === 0 ? 'fetched' : 'failed'))
  if (!input.isTTY) return fetched
  say('Press Enter to play in the browser meanwhile.')
  const lines = createInterface({ input })
  /** @type {Promise<'browser'>} */
  const pressed = once(lines, 'line').then(() => 'browser')
  const answer = await Promise.race([fetched, pressed])
  lines.close()
  if (answer === 'browser') {
    fetching.send('quiet')
    process.on('exit', () => fetching.kill())
  }
  return answer
}

/** @param {Pick<Machine, 'platform' | 'env'>} machine */
export function hasDisplay({ platform, env }) {
  return platform !== 'linux' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY)
}

/**
 * Why Electron cannot run on this machine, whether its runtime is there or not; null where it can.
 * @param {Machine} machine
 * @typedef {{ platform: string, env: NodeJS.ProcessEnv, uid: number | null }} Machine `uid` is null where a system has none
 */
export function machineObstacle({ platform, env, uid }) {
  if (!hasDisplay({ platform, env })) return 'There is no display for the desktop app, so Citadel runs in browser mode.'
  if (platform === 'linux' && uid === 0) return 'Electron does not run as root, so Citadel runs in browser mode.'
  return null
}

/**
 * Why the desktop app cannot start here, or null. Cheap checks first: the runtime is fetched only where it can run.
 * @param {Start} start
 * @typedef {object} Start
 * @property {boolean} web whether browser mode was asked for
 * @property {boolean} hasOptions whether there are others than Electron's
 * @property {Machine} machine
 * @property {() => string | null} runtime
 * @property {() => Promise<'fetched' | 'failed' | 'browser'>} fetchRuntime
 * @property {(runtime: string) => string | null} sandboxObstacle
 */
export async function desktopObstacle({ web, hasOptions, machine, runtime, fetchRuntime, sandboxObstacle }) {
  if (web) return 'Browser mode was asked for.'
  if (hasOptions) return 'Options like --data are for browser mode.'
  const obstacle = machineObstacle(machine)
  if (obstacle !== null) return obstacle
  const fetched = runtime() === null ? await fetchRuntime() : 'fetched'
  if (fetched === 'browser') return 'The download goes on while Citadel runs in browser mode.'
  const program = runtime()
  if (fetched === 'failed' || program === null)
    return 'The Electron runtime could not be downloaded, so Citadel runs in browser mode. The next start tries again.'
  return sandboxObstacle(program)
}
