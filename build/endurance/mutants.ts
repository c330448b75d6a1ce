import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseSync } from 'vite'

// Code changed in one place at a time, and loaded beside the real one.

/** One change: what stands from `start` to `end` of a file reads `to`. */
export interface Mutant {
  readonly file: string
  readonly line: number
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

/** Types and names carry no figures. */
const LEFT_OUT = /^(TS|Import|Export(All|Named)Specifier)/

/** Every single change of a comparison, a sum, a truth value or a number in a file; `numbers`: of numbers alone. */
export function mutantsOf(file: string, numbers = false): readonly Mutant[] {
  const source = readFileSync(file, 'utf8')
  const found: Mutant[] = []
  const add = (start: number, end: number, to: string) => {
    const line = source.slice(0, start).split('\n').length
    found.push({ file, line, start, end, from: source.slice(start, end), to })
  }
  const visit = (node: Node): void => {
    if (LEFT_OUT.test(node.type)) return
    const { type, operator, left, right, value } = node
    if (!numbers && (type === 'BinaryExpression' || type === 'LogicalExpression') && left !== undefined && right !== undefined) {
      const at = source.indexOf(operator ?? '', left.end)
      const isText = [left, right].some((side) => typeof side.value === 'string' || side.type === 'TemplateLiteral')
      if (!isText) for (const to of OPERATORS[operator ?? ''] ?? []) add(at, at + (operator ?? '').length, to)
    }
    if (type === 'Literal' && typeof value === 'number') add(node.start, node.end, `(${value} + 1)`)
    if (!numbers && type === 'Literal' && typeof value === 'boolean') add(node.start, node.end, String(!value))
    for (const each of Object.values(node)) {
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

export function mutated({ file, start, end, to }: Mutant): string {
  const source = readFileSync(file, 'utf8')
  return `${source.slice(0, start)}${to}${source.slice(end)}`
}

// ---------------------------------------------------------------- loading

const MARK = /[?&]mutant=(\d+)/
const kept = new Map<string, string>()
let current: { readonly mutant: Mutant | null; readonly folder: string } | null = null
let count = 0

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    const from = MARK.exec(context.parentURL ?? '')?.[1]
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

/** Loads a module with everything that it imports from `folder`, afresh, and with that change. */
export async function loaded(path: string, folder: string, mutant: Mutant | null): Promise<Readonly<Record<string, unknown>>> {
  count += 1
  current = { mutant, folder: pathToFileURL(folder).href }
  return await import(`${pathToFileURL(path).href}?mutant=${count}`)
}
