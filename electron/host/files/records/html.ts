import type { Block, RecordPage } from './page.ts'

/**
 * Records as one self-contained page: no scripts, no pictures, nothing from elsewhere, and a policy that forbids them. It
 * prints well too, one character to a page.
 */
export function html(title: string, pages: readonly RecordPage[]): string {
  const several = pages.length > 1
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
${several ? `<h1 dir="auto">${escaped(title)}</h1>\n` : ''}${pages.map((page) => article(page, several ? 2 : 1)).join('\n')}
</body>
</html>
`
}

function article({ name, about, blocks }: RecordPage, level: 1 | 2): string {
  const parts = blocks.map((block) => section(block, level === 1 ? 2 : 3))
  return `<article>\n<h${level} dir="auto">${escaped(name)}</h${level}>\n<p>${escaped(about)}</p>\n${parts.join('\n')}\n</article>`
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

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign)
}

const STYLE = `
:root{color-scheme:light dark;--card:light-dark(#fdfaf2,#1c2021);--ink:light-dark(#1b1915,#ece2cc);--ink-2:light-dark(#51493a,#b8ad95);--line:light-dark(#d3cbb9,#393f3f)}
body{margin:0 auto;max-width:46rem;padding:2rem 1.5rem;background:var(--card);color:var(--ink);font:1rem/1.5 "Source Sans 3","Segoe UI",system-ui,sans-serif;overflow-wrap:anywhere}
h1,h2,h3{font-family:Grenze,"Iowan Old Style",Georgia,serif;line-height:1.15;margin:1.5em 0 .4em}
h1{font-size:2.4rem;margin-top:0}
article+article{border-top:3px double var(--line);margin-top:3rem}
dl{margin:0}
dl div{display:grid;grid-template-columns:15rem 1fr;gap:1rem;border-bottom:1px solid var(--line);padding:.2rem 0}
dt{color:var(--ink-2)}
dd{margin:0;font-variant-numeric:tabular-nums}
table{border-collapse:collapse;width:100%;font-size:.9rem}
th,td{border-bottom:1px solid var(--line);padding:.2rem .5rem .2rem 0;text-align:start;vertical-align:top}
th{color:var(--ink-2);font-weight:600}
.number{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}
thead{display:table-header-group}
tr,dl div{break-inside:avoid}
.own{white-space:pre-wrap}
@media(max-width:36rem){dl div{grid-template-columns:1fr;gap:0}}
@media print{:root{color-scheme:light}@page{margin:15mm}body{max-width:none;padding:0;background:none;font-size:10pt}article+article{break-before:page;border:0;margin:0}h2,h3{break-after:avoid}}
`
