import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

// The text that stands in code: string and template literals and the text of JSX. Names of modules and of fields are not text.

export interface Prose {
  readonly file: string
  readonly line: number
  /** A template as it is written: `${name} rolls ${die}.` */
  readonly text: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly value?: unknown
  readonly key?: Node
  readonly computed?: boolean
}

const MODULES = /^(Import|Export(All|Named))|^TSImport|^TSExternalModule/

/** The texts of a file in the order in which they stand. */
export function proseIn(file: string, source: string): readonly Prose[] {
  const found: Prose[] = []
  let line = 1
  let counted = 0
  const add = (start: number, text: string) => {
    for (; counted < start; counted += 1) if (source[counted] === '\n') line += 1
    if (/\p{L}/u.test(text)) found.push({ file, line, text })
  }
  const visit = (node: Node, isKey = false): void => {
    const { type, start, end, value } = node
    if (type === 'Literal' && typeof value === 'string' && !isKey) add(start, value)
    if (type === 'JSXText') add(start, String(value).replaceAll(/\s+/g, ' ').trim())
    if (type === 'TemplateLiteral') add(start, source.slice(start + 1, end - 1))
    const isModule = MODULES.test(type)
    for (const [name, each] of Object.entries(node)) {
      if (isModule && name !== 'declaration') continue
      for (const one of Array.isArray(each) ? each : [each]) if (isNode(one)) visit(one, name === 'key' && node.computed !== true)
    }
  }
  visit(parseSync(file, source).program as unknown as Node)
  return found
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** Not read by people who play: tests, proofs, galleries, types. */
const UNREAD = /\.(test|spec|d)\.tsx?$|(^|\/)(proof|testing|fixtures|gallery)\/|(^|\/)(test|gallery)-[\w-]+\.tsx?$/

/** Every text of those folders that a person may read. */
export function proseOf(root: string, folders: readonly string[]): readonly Prose[] {
  return folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !UNREAD.test(file))
    .sort()
    .flatMap((file) => proseIn(file, readFileSync(join(root, file), 'utf8')))
}
