// Runs under whatever Node the machine has (18 or newer): built-ins only, no TypeScript.
import { spawn } from 'node:child_process'
import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** What makes Electron a plain Node, or is meant for another Node than its own. */
const FOREIGN = ['ELECTRON_RUN_AS_NODE', 'NODE_OPTIONS', 'NODE_COMPILE_CACHE']

/** @param {NodeJS.ProcessEnv} env */
export function desktopEnvironment(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => !FOREIGN.includes(name)))
}

/**
 * Starts the desktop app, and waits for its end. `ended`: by a signal or after one, which isn't a failure to start. A terminal sends
 * Ctrl-C, and its own end, to the app as well: passing them on would be a second signal, which kills Electron while it closes.
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{ cwd?: string, env?: NodeJS.ProcessEnv }} [options]
 * @returns {Promise<{ code: number, ended: boolean }>}
 */
export function runDesktop(program, args, { cwd, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { cwd, stdio: 'inherit', env: desktopEnvironment(env), windowsHide: false })
    const ofTerminal = process.stdin.isTTY ? ['SIGINT', 'SIGHUP'] : ['SIGINT']
    let ended = false
    /** @param {NodeJS.Signals} signal */
    const hear = (signal) => {
      ended = true
      if (!ofTerminal.includes(signal)) child.kill(signal)
    }
    const signals = /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])
    for (const signal of signals) process.on(signal, hear)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      for (const name of signals) process.off(name, hear)
      resolve({ code: code ?? 1, ended: ended || signal !== null })
    })
  })
}

/**
 * Where Linux lets only programs with a profile make user namespaces (Ubuntu 23.10 and newer), Electron from node_modules cannot build
 * its sandbox, and aborts, unless its helper belongs to root. Null where it can start.
 * @param {string} runtime
 */
export function sandboxObstacle(runtime, { read = readText, owned = isSetuidRoot } = {}) {
  if (read('/proc/sys/kernel/apparmor_restrict_unprivileged_userns').trim() !== '1') return null
  const helper = join(runtime, '../chrome-sandbox')
  if (owned(helper)) return null
  return (
    'This system lets Electron build its sandbox only with a helper that belongs to root. Run this once, then npm start again: ' +
    `sudo chown root:root '${helper}' && sudo chmod 4755 '${helper}'. Until then Citadel runs in browser mode, which has everything.`
  )
}

/** @param {string} file */
function readText(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** @param {string} file */
function isSetuidRoot(file) {
  const its = statSync(file, { throwIfNoEntry: false })
  return its !== undefined && its.uid === 0 && (its.mode & 0o7777) === 0o4755
}
