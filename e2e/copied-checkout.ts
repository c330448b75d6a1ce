import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFileSync, cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { root } from './standin/launch.ts'

/** A copy of this checkout in a separate folder, to run commands in. It uses the packages of the original. */
export interface Copy {
  readonly folder: string
  /** Appends a line to a file. */
  append(file: string, line: string): void
  /** Runs a script, or a package's command, and returns its output; throws with that output if it fails. */
  run(script: string, ...args: readonly string[]): Promise<string>
  /** Starts a script that serves something; resolves with its first line of output. */
  serve(script: string, ...args: readonly string[]): Promise<{ readonly said: string; close(): Promise<void> }>
  /** Every file that differs from the original, with the lines appended to it; null for any other difference. */
  differences(): Readonly<Record<string, readonly string[] | null>>
  remove(): void
}

/** Generated files, as listed for git, and git's own folder. */
const MADE = ['.git', ...readFileSync(join(root, '.gitignore'), 'utf8').split('\n')].map((name) => name.replace(/\/$/, ''))

export function copyCheckout(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'citadel-copy-'))
  cpSync(root, folder, { recursive: true, filter: (file) => isKept(relative(root, file)) })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  return {
    folder,
    append: (file, line) => appendFileSync(join(folder, file), `${line}\n`),
    async run(script, ...args) {
      const { stdout, stderr } = await promisify(execFile)(process.execPath, [join(folder, script), ...args], { cwd: folder, env: QUIET })
      return stdout + stderr
    },
    async serve(script, ...args) {
      const child = spawn(process.execPath, [join(folder, script), ...args], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
      const [said] = await once(createInterface(child.stdout), 'line')
      return {
        said: String(said),
        async close() {
          child.kill('SIGTERM')
          if (child.exitCode === null && child.signalCode === null) await once(child, 'exit')
        },
      }
    },
    differences() {
      const files = new Set([...filesIn(root), ...filesIn(folder)])
      return Object.fromEntries(
        [...files].flatMap((file) => differenceOf(join(root, file), join(folder, file)).map((lines) => [file, lines])),
      )
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}

const QUIET = { ...process.env, NO_COLOR: '1', FORCE_COLOR: undefined }

function isKept(file: string): boolean {
  return !MADE.includes(file.split(/[\\/]/)[0] ?? '') || file === ''
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => isKept(name))
    .flatMap((top) =>
      top.isDirectory()
        ? readdirSync(join(folder, top.name), { recursive: true, withFileTypes: true })
            .filter((each) => each.isFile())
            .map((each) => relative(folder, join(each.parentPath, each.name)))
        : top.name,
    )
}

/** Empty where both are the same. */
function differenceOf(original: string, copy: string): readonly (readonly string[] | null)[] {
  if (!existsSync(original) || !existsSync(copy)) return [null]
  const [before, after] = [readFileSync(original), readFileSync(copy)]
  if (before.equals(after)) return []
  const isLonger = after.subarray(0, before.length).equals(before)
  return [isLonger ? after.subarray(before.length).toString().trimEnd().split('\n') : null]
}
