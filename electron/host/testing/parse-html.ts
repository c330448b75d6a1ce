import type { ParsedRecord } from './parsed-record.ts'

type Node = { readonly tag: string; readonly children: readonly (Node | string)[] }

const VOID = new Set(['meta', 'link', 'br', 'img', 'input', 'hr'])
/** All that a record is made of: anything else came out of somebody's text. */
const KNOWN = new Set('html head meta title style body h1 h2 h3 article section p dl div dt dd table thead tbody tr th td ul li'.split(' '))

/** Reads a page of records with a small parser of its own: every element is closed, known and without a handler. */
export function parseHtml(file: string): readonly ParsedRecord[] {
  if (!file.startsWith('<!doctype html>\n')) throw new Error('no page of HTML')
  return find(tree(file.slice(file.indexOf('\n'))), 'article').map(recordOf)
}

function tree(file: string): Node {
  const root = { tag: 'root', children: [] as (Node | string)[] }
  const open = [root]
  for (const [token] of file.matchAll(/<style>[^<]*<\/style>|<[^>]*>|[^<]+/g)) {
    const top = open.at(-1)
    if (top === undefined) throw new Error('too much was closed')
    if (token.startsWith('<style>')) continue
    if (token.startsWith('</')) {
      if (top.tag !== token.slice(2, -1)) throw new Error(`${token} does not close ${top.tag}`)
      open.pop()
    } else if (token.startsWith('<')) {
      const tag = /^<([a-z0-9]+)((?: [a-z-]+(?:="[^"<>]*")?)*)>$/.exec(token)
      if (tag?.[1] === undefined || !KNOWN.has(tag[1]) || / on[a-z]+=/.test(tag[2] ?? '')) throw new Error(`a stranger: ${token}`)
      const node = { tag: tag[1], children: [] }
      top.children.push(node)
      if (!VOID.has(node.tag)) open.push(node)
    } else top.children.push(unescaped(token))
  }
  if (open.length !== 1) throw new Error('something is not closed')
  return root
}

const SIGNS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }

function unescaped(text: string): string {
  return text.replaceAll(/&([a-z0-9#]+);/g, (_, name: string) => {
    const sign = SIGNS[name]
    if (sign === undefined) throw new Error(`a stranger: &${name};`)
    return sign
  })
}

function find(node: Node, tag: string): readonly Node[] {
  return node.children.flatMap((child) => (typeof child === 'string' ? [] : child.tag === tag ? [child] : find(child, tag)))
}

function text(node: Node): string {
  return node.children.map((child) => (typeof child === 'string' ? child : text(child))).join('')
}

function recordOf(article: Node): ParsedRecord {
  const [heading] = [...find(article, 'h1'), ...find(article, 'h2')]
  const sections = find(article, 'section').map((section) => {
    const [title] = [...find(section, 'h2'), ...find(section, 'h3')]
    return { title: title === undefined ? '' : text(title), section }
  })
  const facts = find(article, 'dl')
    .flatMap((list) => find(list, 'div'))
    .map((fact) => [find(fact, 'dt').map(text).join(''), find(fact, 'dd').map(text).join('')])
  const tables = sections.flatMap(({ title, section }) => {
    const head = find(section, 'th').map(text)
    const rows = find(section, 'tbody').flatMap((body) => find(body, 'tr'))
    const lines = rows.map((row) => Object.fromEntries(find(row, 'td').map((cell, i) => [head[i] ?? '', text(cell)])))
    return head.length === 0 ? [] : [[title, lines] as const]
  })
  const note = sections.find(({ title }) => title === 'Note')?.section
  return {
    name: heading === undefined ? '' : text(heading),
    facts: Object.fromEntries(facts),
    tables: Object.fromEntries(tables),
    note: note === undefined ? '' : find(note, 'p').map(text).join(''),
  }
}
