import { parse as csv } from 'csv-parse/sync'
import { marked } from 'marked'
import { type DefaultTreeAdapterTypes, parse, parseFragment, defaultTreeAdapter as tree } from 'parse5'

// Reads exported records with third-party parsers, for tests: our own parser would share our writers' errors.

/** A record as read back from HTML or Markdown. */
export interface ReadRecord {
  readonly name: string
  readonly facts: Readonly<Record<string, string>>
  readonly tables: Readonly<Record<string, readonly Readonly<Record<string, string>>[]>>
  readonly note: string
}

type Element = DefaultTreeAdapterTypes.Element

/** The content under a heading: tables, lists, text. */
interface Section {
  readonly title: string
  readonly body: readonly Element[]
}

/** RFC 4180 with a byte order mark; removes the apostrophe that guards a text against being taken for a formula. */
export function readCsv(file: string): readonly Readonly<Record<string, string>>[] {
  if (!file.startsWith('\uFEFF')) throw new Error('the byte order mark is missing')
  const lines: Record<string, string>[] = csv(file, { bom: true, columns: true, record_delimiter: '\r\n' })
  return lines.map((line) => Object.fromEntries(Object.entries(line).map(([label, cell]) => [label, unguarded(cell)])))
}

/** Checks that no cell begins like a formula, except for numbers, and no part of it where semicolons, tabs or lines make cells. */
function unguarded(cell: string): string {
  if (/(^|[;\t\r\n])[=+\-@\t\r|%]/.test(cell) && !/^-?\d+$/.test(cell)) throw new Error(`a formula: ${cell}`)
  return cell.replaceAll(/(^|[;\t\r\n])'/g, '$1')
}

/** The elements of a page of records. Any other element, and any attribute that acts or loads something, came from a person's text. */
const PAGE = new Set('html head meta title style body h1 h2 h3 article section p dl div dt dd table thead tbody tr th td ul li'.split(' '))
const ATTRIBUTES = new Set(['lang', 'charset', 'http-equiv', 'content', 'name', 'class', 'dir', 'scope'])

/** What the portraits are drawn with: the elements and their attributes, and what stands in those that could load something. */
const LINES = ['fill', 'fill-rule', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin', 'transform']
const DRAWING: Readonly<Record<string, ReadonlySet<string>>> = {
  svg: new Set(['class', 'aria-hidden']),
  symbol: new Set(['id', 'viewbox']),
  g: new Set([...LINES, 'color']),
  path: new Set([...LINES, 'd']),
  circle: new Set([...LINES, 'cx', 'cy', 'r']),
  use: new Set(['href', 'width', 'height', 'transform']),
}
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; font-src data:"
const DATA_FONT = /url\(data:font\/woff2;base64,[A-Za-z0-9+/]+=*\) format\("woff2"\)/g

/** Reads HTML as a browser does, but without a browser's tolerance for errors. */
export function readHtml(file: string): readonly ReadRecord[] {
  const page = parse(file, {
    onParseError: ({ code, startLine, startCol }) => {
      throw new Error(`${code} at ${startLine}:${startCol}`)
    },
  })
  const everything = elements(page.childNodes)
  refuseStrangers(
    everything.filter(({ namespaceURI }) => namespaceURI !== SVG),
    PAGE,
  )
  refuseDrawing(everything.filter(({ namespaceURI }) => namespaceURI === SVG))
  refuseLoading(everything)
  return named(everything, 'article').map((article) => {
    const [heading] = headings(article)
    const sections = named(elements(article.childNodes), 'section').map((section) => ({
      title: headings(section).map(text).join(''),
      body: [section],
    }))
    return recordOf(heading === undefined ? '' : text(heading), sections)
  })
}

const SVG = 'http://www.w3.org/2000/svg'

/** Checks that pictures are made of lines alone, each symbol once and wanted, and that every use of one finds it in the page. */
function refuseDrawing(all: readonly Element[]): void {
  const attributeOf = (element: Element, wanted: string) => element.attrs.find(({ name }) => name === wanted)?.value ?? ''
  for (const { tagName, attrs } of all)
    for (const { name, value } of attrs) {
      if (!DRAWING[tagName]?.has(name.toLowerCase())) throw new Error(`a stranger: ${name} of <${tagName}>`)
      if (/url\(|:/i.test(value)) throw new Error(`an address: ${name} of <${tagName}>`)
    }
  const unknown = all.find(({ tagName }) => DRAWING[tagName] === undefined)
  if (unknown !== undefined) throw new Error(`a stranger: <${unknown.tagName}>`)
  const symbols = named(all, 'symbol').map((symbol) => `#${attributeOf(symbol, 'id')}`)
  const used = new Set(named(all, 'use').map((use) => attributeOf(use, 'href')))
  if (new Set(symbols).size < symbols.length) throw new Error('a symbol twice')
  if (symbols.some((symbol) => !used.has(symbol)) || [...used].some((use) => !symbols.includes(use)))
    throw new Error('an idle symbol, or one missing')
}

/** Checks the policy, and that styles load nothing but fonts out of the page itself. */
function refuseLoading(all: readonly Element[]): void {
  const policies = named(all, 'meta').flatMap(({ attrs }) =>
    attrs.some(({ name }) => name === 'http-equiv') ? attrs.filter(({ name }) => name === 'content') : [],
  )
  if (policies.length !== 1 || policies[0]?.value !== POLICY) throw new Error('another policy')
  const styles = named(all, 'style').map(text)
  if (styles.length !== 1 || /url\(|@import|image-set/i.test(styles.join('').replaceAll(DATA_FONT, '')))
    throw new Error('a style that loads')
}

/** The elements that a record's Markdown turns into. */
const MARKED = new Set('h1 h2 h3 p table thead tbody tr th td ul li blockquote br'.split(' '))

/** Reads Markdown as GitHub does: CommonMark, tables, and bare addresses as links. */
export function readMarkdown(file: string): readonly ReadRecord[] {
  const top = parseFragment(marked.parse(file, { async: false, gfm: true })).childNodes.filter((node) => tree.isElementNode(node))
  refuseStrangers(elements(top), MARKED)
  const several = top.some(({ tagName }) => tagName === 'h3')
  return parted(top, several ? 'h2' : 'h1').map(({ title, body }) => recordOf(title, parted(body, several ? 'h3' : 'h2')))
}

/** The content under each heading of one level. */
function parted(nodes: readonly Element[], heading: 'h1' | 'h2' | 'h3'): readonly Section[] {
  const starts = nodes.flatMap((node, at) => (node.tagName === heading ? [at] : []))
  return starts.map((at, i) => {
    const [head, ...body] = nodes.slice(at, starts[i + 1])
    return { title: head === undefined ? '' : text(head), body }
  })
}

function refuseStrangers(all: readonly Element[], known: ReadonlySet<string>): void {
  for (const { tagName, attrs } of all) {
    if (!known.has(tagName)) throw new Error(`a stranger: <${tagName}>`)
    const stranger = attrs.find(({ name }) => !ATTRIBUTES.has(name) && !(known === MARKED && name === 'align'))
    if (stranger !== undefined) throw new Error(`a stranger: ${stranger.name} of <${tagName}>`)
  }
}

/** Elements and their descendants, in document order. */
function elements(nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): readonly Element[] {
  return nodes.flatMap((node) => (tree.isElementNode(node) ? [node, ...elements(node.childNodes)] : []))
}

function named(all: readonly Element[], ...names: readonly string[]): readonly Element[] {
  return all.filter(({ tagName }) => names.includes(tagName))
}

function within(element: Element, ...names: readonly string[]): readonly Element[] {
  return named(elements(element.childNodes), ...names)
}

function headings(element: Element): readonly Element[] {
  return element.childNodes.filter((node) => tree.isElementNode(node)).filter(({ tagName }) => /^h\d$/.test(tagName))
}

function text(element: Element): string {
  return element.childNodes
    .map((node) => (tree.isTextNode(node) ? node.value : tree.isElementNode(node) ? (node.tagName === 'br' ? '\n' : text(node)) : ''))
    .join('')
    .replaceAll('\u00A0', ' ')
}

function recordOf(name: string, parts: readonly Section[]): ReadRecord {
  const sections = parts.map(({ title, body }) => ({ title, body: elements(body) }))
  const tables = sections.flatMap(({ title, body }) => named(body, 'table').map((table) => ({ title, ...tableOf(table) })))
  const listed = sections.flatMap(({ body }) =>
    named(body, 'dl').flatMap((list) => within(list, 'div').map((fact) => within(fact, 'dt', 'dd').map(text))),
  )
  // Markdown has no definition list: a table without a head takes its place.
  const untitled = tables.filter(({ head }) => head.every((label) => label === '')).flatMap(({ rows }) => rows)
  const titled = tables.filter(({ head }) => head.some((label) => label !== ''))
  const note = sections.filter(({ title }) => title === 'Note').flatMap(({ body }) => named(body, 'p').map(text))
  return {
    name,
    facts: Object.fromEntries([...listed, ...untitled]),
    tables: Object.fromEntries(
      titled.map(({ title, head, rows }) => [title, rows.map((row) => Object.fromEntries(row.map((cell, i) => [head[i] ?? '', cell])))]),
    ),
    note: note.join('\n\n'),
  }
}

function tableOf(table: Element) {
  const rows = within(table, 'tbody').flatMap((body) => within(body, 'tr'))
  return { head: within(table, 'th').map(text), rows: rows.map((row) => within(row, 'td').map(text)) }
}
