import { marked } from 'marked'
import { type DefaultTreeAdapterTypes, parse, parseFragment, defaultTreeAdapter as tree } from 'parse5'

// Reads books with third-party parsers, for tests: our own parser would share our writers' errors.

export type Element = DefaultTreeAdapterTypes.Element

const ELEMENTS = new Set(
  [
    'html head meta title style body header main nav footer section article h1 h2 h3 p ul ol li a span b blockquote figure figcaption',
    'table caption thead tbody tr th td svg desc defs symbol g path circle use text',
  ].flatMap((line) => line.split(' ')),
)
/** Headings go down one level at a time. */
const HEADINGS = ['h1', 'h2', 'h3']

/**
 * Every element of a page of a book. Throws where the page is not well formed, where a person's words have become an element, where its headings
 * skip a level, and where anything is fetched from anywhere.
 */
export function readPage(file: string): readonly Element[] {
  const page = parse(file, {
    onParseError: ({ code, startLine, startCol }) => {
      throw new Error(`${code} at ${startLine}:${startCol}`)
    },
  })
  const all = elements(page.childNodes)
  for (const { tagName, attrs } of all) {
    if (!ELEMENTS.has(tagName)) throw new Error(`a stranger: <${tagName}>`)
    const wrong = attrs.find(
      ({ name, value }) =>
        /^on|^src/.test(name) || (name === 'href' && !value.startsWith('#')) || (name !== 'xmlns' && /https?:/.test(value)),
    )
    if (wrong !== undefined) throw new Error(`a stranger: ${wrong.name} of <${tagName}>`)
  }
  const levels = named(all, ...HEADINGS).map(({ tagName }) => HEADINGS.indexOf(tagName))
  if (levels.some((level, n) => level > (levels[n - 1] ?? -1) + 1)) throw new Error('a heading skips a level')
  const styles = named(all, 'style').map(textOf).join('')
  if (/url\((?!data:font)|@import|image-set|https?:/i.test(styles)) throw new Error('a style that loads')
  return all
}

/** The text of a Markdown file as its readers see it, on one line; throws where a person's words have become markup. */
export function readText(file: string): string {
  const html = marked.parse(file, { async: false, gfm: true })
  const shown = html.replaceAll('<br>', ' ').replaceAll(/<img src="data:image\/svg\+xml;base64,[A-Za-z0-9+/=]+" alt="([^"]*)">/g, '$1')
  const top = parseFragment(shown).childNodes
  const stranger = elements(top).find(({ tagName }) => !MARKED.has(tagName))
  if (stranger !== undefined) throw new Error(`a stranger: <${stranger.tagName}>`)
  return words(top.map(textOf).join(' '))
}

/** The elements that a book's Markdown turns into. */
const MARKED = new Set('h1 h2 h3 p strong table thead tbody tr th td ul li blockquote'.split(' '))

/** Elements and their descendants, in document order. */
function elements(nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): readonly Element[] {
  return nodes.flatMap((node) => (tree.isElementNode(node) ? [node, ...elements(node.childNodes)] : []))
}

export function named(all: readonly Element[], ...names: readonly string[]): readonly Element[] {
  return all.filter(({ tagName }) => names.includes(tagName))
}

/** Its children of these names. */
export function partsOf({ childNodes }: Element, ...names: readonly string[]): readonly Element[] {
  return named(
    childNodes.filter((node) => tree.isElementNode(node)),
    ...names,
  )
}

export function textOf(node: DefaultTreeAdapterTypes.ChildNode): string {
  if (tree.isTextNode(node)) return node.value
  return tree.isElementNode(node) ? node.childNodes.map(textOf).join('') : ''
}

/** On one line. */
export function words(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}
