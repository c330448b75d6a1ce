// Lets Node read an app.asar as Electron does: as a folder, for files and for modules, in the main thread and in workers. A function
// that is not listed here fails on such a path, as a folder that is none.
import fs from 'node:fs'
import { isBuiltin, registerHooks, syncBuiltinESMExports } from 'node:module'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { extractFile, getRawHeader } from '@electron/asar'

interface Entry {
  readonly files?: Readonly<Record<string, Entry>>
  readonly size?: number
  readonly unpacked?: boolean
}

const WITHIN = /^(.*?\.asar)(?:[\\/](.*))?$/
const headers = new Map<string, Entry>()
// Before they are put in others' places.
const { existsSync } = fs

/** What stands at a path in an archive; null for a path outside of any, undefined where there is nothing. */
function lookUp(path: unknown): { archive: string; inner: string; entry: Entry | undefined } | null {
  const text = path instanceof URL ? fileURLToPath(path) : typeof path === 'string' ? resolve(path) : ''
  const [, archive = '', inner = ''] = WITHIN.exec(text) ?? []
  if (archive === '' || !existsSync(archive)) return null
  let header = headers.get(archive)
  if (header === undefined) {
    header = getRawHeader(archive).header as Entry
    headers.set(archive, header)
  }
  const entry = inner.split(sep).reduce<Entry | undefined>((at, name) => (name === '' ? at : at?.files?.[name]), header)
  return { archive, inner, entry }
}

function missing(path: unknown, call: string): Error {
  return Object.assign(new Error(`ENOENT: no such file or directory, ${call} '${path}'`), { code: 'ENOENT', errno: -2, syscall: call })
}

function content(at: { archive: string; inner: string; entry: Entry | undefined }, path: unknown): Buffer {
  if (at.entry?.size === undefined) throw missing(path, 'open')
  return at.entry.unpacked ? plain.readFileSync(join(`${at.archive}.unpacked`, at.inner)) : Buffer.from(extractFile(at.archive, at.inner))
}

class Dirent {
  readonly name: string
  readonly parentPath: string
  readonly #isFolder: boolean
  constructor(name: string, parentPath: string, isFolder: boolean) {
    this.name = name
    this.parentPath = parentPath
    this.#isFolder = isFolder
  }
  isFile = () => !this.#isFolder
  isDirectory = () => this.#isFolder
}

function listed(folder: string, entry: Entry, recursive: boolean): Dirent[] {
  return Object.entries(entry.files ?? {}).flatMap(([name, its]) => [
    new Dirent(name, folder, its.files !== undefined),
    ...(recursive && its.files !== undefined ? listed(join(folder, name), its, true) : []),
  ])
}

const plain = { ...fs }

/** The functions of `fs` that the app, and its modules, call on such paths. */
function patch(): void {
  const statSync = (original: typeof fs.statSync) => (path: fs.PathLike, options?: fs.StatSyncOptions) => {
    const at = lookUp(path)
    if (at === null || at.inner === '') return original(path, options)
    if (at.entry === undefined) {
      if (options?.throwIfNoEntry === false) return undefined
      throw missing(path, 'stat')
    }
    const { files, size = 0 } = at.entry
    return { size, mtimeMs: 0, mtime: new Date(0), isFile: () => files === undefined, isDirectory: () => files !== undefined }
  }
  Object.assign(fs, {
    existsSync: (path: fs.PathLike) => {
      const at = lookUp(path)
      return at === null ? plain.existsSync(path) : at.entry !== undefined
    },
    statSync: statSync(plain.statSync),
    lstatSync: statSync(plain.lstatSync as typeof fs.statSync),
    readFileSync(path: fs.PathOrFileDescriptor, options?: BufferEncoding | { encoding?: BufferEncoding }) {
      const at = lookUp(path)
      if (at === null || at.inner === '') return plain.readFileSync(path, options as never)
      const encoding = typeof options === 'string' ? options : options?.encoding
      const bytes = content(at, path)
      return encoding === undefined ? bytes : bytes.toString(encoding)
    },
    readdirSync(path: fs.PathLike, options?: { recursive?: boolean; withFileTypes?: boolean }) {
      const at = lookUp(path)
      if (at === null) return plain.readdirSync(path, options as never)
      if (at.entry?.files === undefined) throw missing(path, 'scandir')
      const all = listed(String(path), at.entry, options?.recursive === true)
      return options?.withFileTypes ? all : all.map(({ name, parentPath }) => relative(String(path), join(parentPath, name)))
    },
  })
  syncBuiltinESMExports()
}

const ENDINGS = ['', '.js', '.json', '.node', '/index.js']

/** The file that a module asks for, within the archive. */
function moduleAt(specifier: string, parent: string): string | undefined {
  const candidates = (base: string) => ENDINGS.map((ending) => base + ending).find((file) => lookUp(file)?.entry?.size !== undefined)
  if (specifier.startsWith('file:')) return candidates(fileURLToPath(specifier))
  if (/^(\.|\/)/.test(specifier)) return candidates(resolve(dirname(parent), specifier))
  for (let folder = dirname(parent); WITHIN.test(folder); folder = dirname(folder)) {
    const home = join(folder, 'node_modules', specifier)
    const its = lookUp(join(home, 'package.json'))
    if (its?.entry !== undefined) {
      const { main = 'index.js' } = JSON.parse(content(its, home).toString()) as { main?: string }
      return candidates(join(home, main))
    }
  }
  return undefined
}

function isEsm(file: string): boolean {
  if (file.endsWith('.mjs')) return true
  if (!file.endsWith('.js')) return false
  for (let folder = dirname(file); WITHIN.test(folder); folder = dirname(folder)) {
    const its = lookUp(join(folder, 'package.json'))
    if (its?.entry !== undefined) return (JSON.parse(content(its, folder).toString()) as { type?: string }).type === 'module'
  }
  return false
}

/** Files and modules within archives, in this thread. */
export function readArchives(): void {
  patch()
  registerHooks({
    resolve(specifier, context, next) {
      const parent = context.parentURL?.startsWith('file:') ? fileURLToPath(context.parentURL) : ''
      const ours = WITHIN.test(parent) || (/^(file:|\/)/.test(specifier) && specifier.includes('.asar/'))
      if (!ours || isBuiltin(specifier)) return next(specifier, context)
      const file = moduleAt(specifier, parent)
      const at = file === undefined ? null : lookUp(file)
      if (file === undefined || at === null)
        throw Object.assign(new Error(`Cannot find module '${specifier}'`), { code: 'MODULE_NOT_FOUND' })
      // A binary is loaded by the system, which knows no archives.
      if (at.entry?.unpacked) return { url: pathToFileURL(join(`${at.archive}.unpacked`, at.inner)).href, shortCircuit: true }
      const format = file.endsWith('.json') ? 'json' : isEsm(file) ? 'module' : 'commonjs'
      return { url: pathToFileURL(file).href, format, shortCircuit: true }
    },
    load(url, context, next) {
      const at = url.startsWith('file:') ? lookUp(new URL(url)) : null
      if (at === null || at.inner === '' || at.entry?.unpacked) return next(url, context)
      return { format: context.format ?? 'module', source: content(at, url), shortCircuit: true }
    },
  })
}
