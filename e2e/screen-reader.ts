import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { type Browser, chromium } from '@playwright/test'
import { windowedChromium } from '../build/scripts/chromium-here.mjs'
import { CHROMIUM } from './chromium.ts'

// Orca, with a screen that nobody sees and a voice that nobody hears: what it would say is in its log.

/** What Debian and Ubuntu have it in. */
const PACKAGES = 'orca at-spi2-core xvfb dbus-x11 xdotool'
const PROGRAMS = ['orca', 'Xvfb', 'dbus-daemon', 'xdotool']
/** Orca reads windows. */
const WINDOWED = windowedChromium()
const BUS_LAUNCHER = '/usr/libexec/at-spi-bus-launcher'

/** Why nobody can listen on this machine; null if someone can. Two Orcas of one user cannot run at once. */
export function whyNobodyListens(): string | null {
  const missing = PROGRAMS.filter((program) => spawnSync('which', [program]).status !== 0)
  if (spawnSync('test', ['-x', BUS_LAUNCHER]).status !== 0) missing.push('at-spi2-core')
  if (WINDOWED === null) missing.push('chromium')
  if (missing.length > 0) return `${missing.join(', ')} not installed; it takes the packages ${PACKAGES}`
  return spawnSync('pgrep', ['-u', `${process.getuid?.() ?? 0}`, '-x', 'orca']).status === 0 ? 'another Orca is running' : null
}

export interface Listener {
  /** Chromium on the screen that is listened to. */
  readonly browser: Browser
  /** Presses keys as a keyboard does, so that Orca has them first, and forgets what was said before. */
  press(...keys: readonly string[]): Promise<void>
  /** Forgets what was said so far. */
  forget(): Promise<void>
  /** What was said since the last press, an utterance a line. */
  said(): string
  /** Waits until this is said. Throws with what was said instead. */
  hears(what: string | RegExp): Promise<void>
  /** Waits until nothing has been said for a while. */
  quiet(): Promise<void>
  close(): Promise<void>
}

/** In milliseconds: by then a sentence has been said, on a slow machine too. */
const WITHIN = 30_000
/** In milliseconds without a line in the log: everything is said. */
const QUIET = 1500
/** In milliseconds between two looks at the log. */
const LOOK = 150

/** Orca writes its log in blocks, and starts a speech server where it finds one. */
const SITE = `import builtins, sys
sys.modules['speechd'] = None
_open = builtins.open
def _by_line(file, *rest, **named):
    opened = _open(file, *rest, **named)
    if isinstance(file, str) and file.endswith('orca.log'): opened.reconfigure(line_buffering=True)
    return opened
builtins.open = _by_line
`

export async function listen(): Promise<Listener> {
  const home = mkdtempSync(join(tmpdir(), 'citadel-orca-'))
  const log = join(home, 'orca.log')
  mkdirSync(join(home, 'run'), { mode: 0o700 })
  writeFileSync(join(home, 'sitecustomize.py'), SITE)
  const env: Record<string, string> = {
    ...inherited(),
    HOME: home,
    XDG_RUNTIME_DIR: join(home, 'run'),
    PYTHONPATH: home,
    NO_AT_BRIDGE: '0',
  }
  const children: ChildProcess[] = []
  const start = (program: string, args: readonly string[], stdio: 'ignore' | 'pipe' = 'ignore') => {
    const child = spawn(program, args, { env, stdio: ['ignore', stdio, 'ignore', stdio] })
    children.push(child)
    return child
  }
  let browser: Browser | null = null
  const close = async () => {
    await browser?.close()
    for (const child of children.toReversed()) child.kill()
    await endAll(home)
    rmSync(home, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const screen = start('Xvfb', ['-displayfd', '3', '-screen', '0', '1280x800x24'], 'pipe')
    env.DISPLAY = `:${await firstLine(screen.stdio[3] as Readable)}`
    const bus = start('dbus-daemon', ['--session', '--nofork', '--print-address=1'], 'pipe')
    env.DBUS_SESSION_BUS_ADDRESS = await firstLine(bus.stdout as Readable)
    start(BUS_LAUNCHER, ['--launch-immediately'])
    closeSync(openSync(log, 'w'))
    start('orca', ['--debug', `--debug-file=${log}`])
    await until(
      () => readFileSync(log, 'utf8').includes('Screen reader on'),
      () => 'Orca did not start',
    )
    browser = await chromium.launch({
      executablePath: WINDOWED ?? '',
      headless: false,
      args: [...CHROMIUM.args, '--force-renderer-accessibility'],
      ignoreDefaultArgs: ['--disable-renderer-accessibility'],
      env,
    })
  } catch (error) {
    await close()
    throw error
  }
  let mark = 0
  const said = () => utterances(readFileSync(log).subarray(mark).toString('utf8')).join('\n')
  const quiet = async () => {
    let size = -1
    for (let since = Date.now(); Date.now() - since < QUIET; await pause(LOOK)) {
      const now = statSync(log).size
      if (now !== size) [size, since] = [now, Date.now()]
    }
  }
  const forget = async () => {
    await quiet()
    mark = statSync(log).size
  }
  return {
    browser,
    said,
    quiet,
    forget,
    async press(...keys) {
      await forget()
      for (const key of keys) {
        execFileSync('xdotool', key.startsWith('"') ? ['type', '--delay', '60', key.slice(1, -1)] : ['key', key], { env })
        await pause(LOOK)
      }
    },
    hears: (what) =>
      until(
        () => (typeof what === 'string' ? said().includes(what) : what.test(said())),
        () => `nobody says ${what}, but instead:\n${said() || 'nothing'}`,
      ),
    close,
  }
}

function inherited(): Record<string, string> {
  return Object.fromEntries(Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined))
}

/** What Orca said, without the keys that it echoes. */
function utterances(log: string): readonly string[] {
  return log
    .split('\n')
    .flatMap((line) => /SPEECH OUTPUT: '(.*?)' ?(?:\{.*)?$/.exec(line)?.[1]?.trim() ?? [])
    .filter((text) => text !== '' && !/^(tab|return|space|up|down|left|right|left \w+|right \w+|[a-z])$/.test(text))
}

async function until(isSo: () => boolean, whyNot: () => string): Promise<void> {
  for (const end = Date.now() + WITHIN; !isSo(); await pause(LOOK)) if (Date.now() > end) throw new Error(whyNot())
}

async function firstLine(stream: Readable): Promise<string> {
  const lines = createInterface(stream)
  const [line = '']: string[] = await once(lines, 'line')
  return line.trim()
}

function pause(ms: number): Promise<void> {
  return new Promise((done) => setTimeout(done, ms))
}

/** Ends every process that was started with this home: a bus starts others of its own. */
async function endAll(home: string): Promise<void> {
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    for (const pid of startedWith(home)) {
      try {
        process.kill(pid, signal)
      } catch {
        // It has ended by itself.
      }
    }
    for (const end = Date.now() + 3000; startedWith(home).length > 0 && Date.now() < end; ) await pause(LOOK)
  }
}

/** The processes with this home. */
function startedWith(home: string): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)
    .filter((pid) => {
      try {
        return readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').includes(`HOME=${home}`)
      } catch {
        return false
      }
    })
}
