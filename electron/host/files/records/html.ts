import type { Font, Looks } from './looks.ts'
import type { Block, RecordPage } from './page.ts'

/** Records as one self-contained page, with fonts and portraits in it, each once. It prints well too, one character to a page. */
export function html(title: string, pages: readonly RecordPage[], { fonts, symbols }: Looks): string {
  const several = pages.length > 1
  const drawn = withParts(
    pages.flatMap(({ portrait }) => portrait ?? []),
    symbols,
  )
  return pageOf({
    title,
    style: `${fonts.map(fontFace).join('')}${STYLE}`,
    body: `${sprite(drawn)}${several ? `<h1 dir="auto">${escaped(title)}</h1>\n` : ''}${pages.map((page) => article(page, several ? 2 : 1, drawn)).join('\n')}
${credit(drawn)}`,
  })
}

interface OwnPage {
  readonly title: string
  readonly style: string
  /** The class of its body. */
  readonly look?: string | null
  readonly body: string
}

/** A page that needs nothing else: no scripts, nothing from elsewhere, and a policy that forbids both. */
export function pageOf({ title, style, look = null, body }: OwnPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; font-src data:">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${style}</style>
</head>
<body${look === null ? '' : ` class="${look}"`}>
${body.trimEnd()}
</body>
</html>
`
}

/** Symbols by id, as SVG. */
export type Symbols = ReadonlyMap<string, string>

/** The symbols of these names and whatever they are put together from; those that are not there are left out. */
export function withParts(names: readonly string[], symbols: Symbols): Symbols {
  const found = new Map<string, string>()
  const add = (id: string) => {
    const symbol = symbols.get(id)
    if (symbol === undefined || found.has(id)) return
    found.set(id, symbol)
    for (const [, part = ''] of symbol.matchAll(/href="#([^"]+)"/g)) add(part)
  }
  names.forEach(add)
  return found
}

/** @param more what is defined beside them */
export function sprite(drawn: Symbols, more = ''): string {
  if (drawn.size === 0 && more === '') return ''
  return `<svg class="sprite" aria-hidden="true">\n${[...drawn.values()].join('\n')}\n${more === '' ? '' : `<defs>${more}</defs>\n`}</svg>\n`
}

/** The licence of the icons asks for the names of their makers. The faces are our own. */
export function credit(drawn: Symbols): string {
  const hasIcons = [...drawn.keys()].some((symbol) => !isFace(symbol) && !symbol.startsWith('fp-'))
  return hasIcons ? '<p class="credit">Icons: game-icons.net, by Lorc, Delapouite and contributors, CC BY 3.0.</p>\n' : ''
}

export function isFace(symbol: string): boolean {
  return symbol.startsWith('face-')
}

export function fontFace({ family, weight, data }: Font): string {
  return `\n@font-face{font-family:"${family}";font-weight:${weight};src:url(data:font/woff2;base64,${data}) format("woff2")}`
}

function article({ name, about, portrait, blocks }: RecordPage, level: 1 | 2, drawn: Symbols): string {
  const parts = blocks.map((block) => section(block, level === 1 ? 2 : 3))
  const face = portrait !== null && drawn.has(portrait) ? `${picture(portrait)}\n` : ''
  return `<article>\n${face}<h${level} dir="auto">${escaped(name)}</h${level}>\n<p>${escaped(about)}</p>\n${parts.join('\n')}\n</article>`
}

/** The name is beside it: it says nothing more to a reader of the page aloud. */
function picture(symbol: string): string {
  return `<svg class="${isFace(symbol) ? 'face' : 'face icon'}" aria-hidden="true"><use href="#${symbol}"/></svg>`
}

function section(block: Block, level: 2 | 3): string {
  return `<section class="${block.kind}">\n<h${level}>${escaped(block.title)}</h${level}>\n${body(block)}\n</section>`
}

function body(block: Block): string {
  switch (block.kind) {
    case 'facts':
      return `<dl>\n${block.facts.map(([label, value]) => `<div><dt>${escaped(label)}</dt><dd dir="auto">${escaped(value)}</dd></div>`).join('\n')}\n</dl>`
    case 'table': {
      const right = block.head.map((column) => (column.number ? ' class="number"' : ''))
      const head = block.head.map(({ label }, i) => `<th scope="col"${right[i]}>${escaped(label)}</th>`).join('')
      const rows = block.rows.map((row) => `<tr>${row.map((cell, i) => `<td${right[i]} dir="auto">${escaped(cell)}</td>`).join('')}</tr>`)
      return `<table>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>`
    }
    case 'list':
      return `<ul>\n${block.items.map((item) => `<li dir="auto">${escaped(item)}</li>`).join('\n')}\n</ul>`
    case 'text':
      return `<p class="own" dir="auto">${escaped(block.text)}</p>`
  }
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

const STYLE = `
:root{color-scheme:light dark;--card:light-dark(#fdfaf2,#1c2021);--ink:light-dark(#1b1915,#ece2cc);--ink-2:light-dark(#51493a,#b8ad95);--line:light-dark(#d3cbb9,#393f3f);--f-p:light-dark(#fff9e9,#f1e3c2);--f-k:#1b1712;--f-hk:#1b1712;--f-s:light-dark(#b9bdb4,#9fa49b);--f-n:light-dark(#cda352,#bd9040);--f-bg:light-dark(#e6dabd,#c9b88f)}
body{margin:0 auto;max-width:46rem;padding:2rem 1.5rem;background:var(--card);color:var(--ink);font:1rem/1.5 "Source Sans 3","Segoe UI",system-ui,sans-serif;overflow-wrap:anywhere}
h1,h2,h3{font-family:Grenze,"Iowan Old Style",Georgia,serif;font-weight:600;line-height:1.15;margin:1.5em 0 .4em}
h1{font-size:2.4rem;margin-top:0}
article+article{border-top:3px double var(--line);margin-top:3rem;padding-top:2rem}
article>h1,article>h2{margin-top:0}
article>h2{font-size:2rem}
section{clear:both}
.sprite{position:absolute;width:0;height:0}
.face{float:inline-start;box-sizing:border-box;width:6rem;height:6rem;margin-block-end:1.25rem;margin-inline-end:1.25rem;border-radius:3px;background:var(--f-bg);color:var(--f-k);fill:currentColor;print-color-adjust:exact}
.icon{padding:.8rem}
.credit{margin-top:3rem;color:var(--ink-2);font-size:.875rem}
dl{margin:0}
dl div{display:grid;grid-template-columns:15rem 1fr;gap:1rem;border-bottom:1px solid var(--line);padding:.2rem 0}
dt{color:var(--ink-2)}
dd{margin:0;font-variant-numeric:tabular-nums}
table{border-collapse:collapse;width:100%;font-size:.9rem}
th,td{border-bottom:1px solid var(--line);padding:.2rem .5rem .2rem 0;text-align:start;vertical-align:top}
th{color:var(--ink-2);font-weight:400}
.number{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}
thead{display:table-header-group}
tr,dl div{break-inside:avoid}
.own{white-space:pre-wrap}
@media(max-width:36rem){dl div{grid-template-columns:1fr;gap:0}}
@media print{:root{color-scheme:light}@page{margin:15mm}body{max-width:none;padding:0;background:none;font-size:10pt}article+article{break-before:page;border:0;margin:0;padding:0}h2,h3{break-after:avoid}}
`
