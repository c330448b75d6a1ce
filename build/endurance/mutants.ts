import { readdirSync, readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseSync } from 'vite'
import type { EquivalentChange } from '../../engine/kernel/proof/odds.ts'

// Code changed in one place at a time, and loaded beside the real one.

/** One change: what stands from `start` to `end` of a file reads `to`. */
export interface Mutant {
  readonly file: string
  readonly line: number
  /** The line as it reads unchanged. */
  readonly code: string
  readonly start: number
  readonly end: number
  readonly from: string
  readonly to: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly operator?: string
  readonly value?: unknown
  readonly name?: string
  readonly property?: Node
  readonly left?: Node
  readonly right?: Node
}

const OPERATORS: Readonly<Record<string, readonly string[]>> = {
  '<': ['<='],
  '<=': ['<'],
  '>': ['>='],
  '>=': ['>'],
  '===': ['!=='],
  '!==': ['==='],
  '&&': ['||'],
  '||': ['&&'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
}

/** Each for the other. */
const METHODS: Readonly<Record<string, string>> = { min: 'max', max: 'min', some: 'every', every: 'some' }

/** Types and names, those of fields too, carry no figures; what is said to be of a type may. */
const LEFT_OUT = /^(TS(?!(As|Satisfies|NonNull)Expression)|Import|Export(All|Named)Specifier)/

/** Every single change of a comparison, a sum, a least or greatest, a truth value or a number in a file; `numbers`: of numbers alone, and of those outside functions, which are data. */
export function mutantsOf(file: string, numbers = false): readonly Mutant[] {
  const source = readFileSync(file, 'utf8')
  const found: Mutant[] = []
  const add = (start: number, end: number, to: string) => {
    const line = source.slice(0, start).split('\n').length
    const code = source.split('\n')[line - 1]?.trim() ?? ''
    found.push({ file, line, code, start, end, from: source.slice(start, end), to })
  }
  const visit = (node: Node): void => {
    if (LEFT_OUT.test(node.type) || (numbers && /Function/.test(node.type))) return
    const { type, operator, left, right, value } = node
    if (!numbers && (type === 'BinaryExpression' || type === 'LogicalExpression') && left !== undefined && right !== undefined) {
      const at = source.indexOf(operator ?? '', left.end)
      const isText = [left, right].some((side) => typeof side.value === 'string' || side.type === 'TemplateLiteral')
      if (!isText || operator !== '+') for (const to of OPERATORS[operator ?? ''] ?? []) add(at, at + (operator ?? '').length, to)
    }
    const to = type === 'MemberExpression' ? METHODS[node.property?.name ?? ''] : undefined
    if (!numbers && to !== undefined && node.property !== undefined) add(node.property.start, node.property.end, to)
    if (type === 'Literal' && typeof value === 'number') add(node.start, node.end, `(${value} + 1)`)
    if (!numbers && type === 'Literal' && typeof value === 'boolean') add(node.start, node.end, String(!value))
    for (const [name, each] of Object.entries(node)) {
      if (name === 'key') continue
      if (Array.isArray(each)) for (const one of each) if (isNode(one)) visit(one)
      if (isNode(each)) visit(each)
    }
  }
  visit(parseSync(file, source).program as unknown as Node)
  return found
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** The code in a folder of a game, or the one file named. */
export function filesIn(game: string, within: string): readonly string[] {
  const isCode = (file: string) => file.endsWith('.ts') && !/\.test\.|-types/.test(file)
  const path = join(game, within)
  return within.endsWith('.ts') ? [path] : readdirSync(path).flatMap((file) => (isCode(file) ? [join(path, file)] : []))
}

/** A change as it is reported, with its file from `root` on. */
export function named({ file, line, code, from, to }: Mutant, root: string): string {
  return `${file.slice(root.length + 1)}:${line} ${from} -> ${to}   ${code}`
}

/** Whether a change is the one named: the same signs in a line that holds that code. */
export function isChange({ file, code, from, to }: Mutant, change: EquivalentChange): boolean {
  return file.endsWith(`/${change.file}`) && code.includes(change.code) && change.from === from && (change.to ?? to) === to
}

function mutated({ file, start, end, to }: Mutant): string {
  const source = readFileSync(file, 'utf8')
  return `${source.slice(0, start)}${to}${source.slice(end)}`
}

// ---------------------------------------------------------------- loading

const IN_PROCESS = pathToFileURL(join(import.meta.dirname, 'in-process.ts')).href
const MARK = /[?&]mutant=(\d+)/
const kept = new Map<string, string>()
let current: { readonly mutant: Mutant | null; readonly folder: string } | null = null
let count = 0

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    const from = MARK.exec(context.parentURL ?? '')?.[1]
    if (from !== undefined && specifier === 'vitest') return next(IN_PROCESS, context)
    if (from === undefined || current === null || !found.url.startsWith(current.folder)) return found
    return { ...found, url: `${found.url.split('?')[0]}?mutant=${from}`, shortCircuit: true }
  },
  load(url, context, next) {
    if (!MARK.test(url) || current === null) return next(url, context)
    const path = fileURLToPath(url.split('?')[0] ?? '')
    const { mutant } = current
    if (mutant?.file === path) return { format: 'module', source: stripTypeScriptTypes(mutated(mutant)), shortCircuit: true }
    const source = kept.get(path) ?? stripTypeScriptTypes(readFileSync(path, 'utf8'))
    kept.set(path, source)
    return { format: 'module', source, shortCircuit: true }
  },
})

export type Load = (path: string) => Promise<Readonly<Record<string, unknown>>>

/** Loads modules with everything that they import from `folder`, afresh, and with that change; tests with `in-process.ts` for `vitest`. */
export function loader(folder: string, mutant: Mutant | null): Load {
  count += 1
  const mark = `?mutant=${count}`
  current = { mutant, folder: `${pathToFileURL(folder).href}/` }
  return async (path) => await import(`${pathToFileURL(path).href}${mark}`)
}
