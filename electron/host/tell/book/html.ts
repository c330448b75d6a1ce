import { credit, escaped, fontFace, isFace, pageOf, type Symbols, sprite, withParts } from '../../files/records/html.ts'
import type { Looks } from '../../files/records/looks.ts'
import type { Book, Head, Line, Part, Person, PersonRow, Piece } from './book.ts'
import { coloursAs, DRAWING_STYLE, iconsOf, legendHtml, svg, Tiles } from './svg.ts'

/** A book as one self-contained page. It follows the reader’s light and prints on any paper. */
export function bookHtml(book: Book, { fonts, symbols }: Looks): string {
  const drawn = withParts(
    book.parts.flatMap(({ pieces }) => pieces.flatMap(symbolsOf)),
    symbols,
  )
  const tiles = new Tiles()
  const parts = book.parts.map((part, n) => section(part, n, { drawn, tiles })).join('\n')
  return pageOf({
    title: book.title,
    style: `${fonts.map(fontFace).join('')}${STYLE}${DRAWING_STYLE}`,
    look: book.isBound ? 'bound' : null,
    body: `${sprite(drawn, tiles.written())}<header>
<p class="over" dir="auto">${escaped(book.over)}</p>
<h1 dir="auto">${escaped(book.title)}</h1>
<p class="lead" dir="auto">${escaped(book.lead)}</p>
<ul class="facts">${book.facts.map((fact) => `<li>${escaped(fact)}</li>`).join('')}</ul>
</header>
${contents(book)}<main>
${parts}
</main>
<footer>
<p>${escaped(book.foot)}</p>
${credit(drawn)}</footer>`,
  })
}

function symbolsOf(piece: Piece): readonly string[] {
  switch (piece.kind) {
    case 'people':
      return piece.rows.flatMap(({ portrait }) => portrait ?? [])
    case 'person':
      return piece.person.portrait === null ? [] : [piece.person.portrait]
    case 'drawing':
      return iconsOf(piece.drawing)
    default:
      return []
  }
}

function contents({ parts }: Book): string {
  if (parts.length < 2) return ''
  const items = parts.map(({ title }, n) => `<li><a href="#part-${n + 1}">${escaped(title)}</a></li>`)
  return `<nav aria-label="Contents"><ol>${items.join('')}</ol></nav>\n`
}

/** What the drawings of a page share. */
interface Shared {
  readonly drawn: Symbols
  readonly tiles: Tiles
}

function section({ title, pieces }: Part, n: number, shared: Shared): string {
  const parts = pieces.map((piece, i) => written(piece, `d-${n}-${i}`, shared))
  return `<section id="part-${n + 1}">\n<h2>${escaped(title)}</h2>\n${parts.join('\n')}\n</section>`
}

function written(piece: Piece, id: string, { drawn, tiles }: Shared): string {
  switch (piece.kind) {
    case 'heading': {
      const aside = piece.aside === '' ? '' : ` <span class="aside">${escaped(piece.aside)}</span>`
      return `<h3 dir="auto">${escaped(piece.title)}${aside}</h3>`
    }
    case 'text':
      return `<p class="own" dir="auto">${escaped(piece.text)}</p>`
    case 'lines':
      return `<ul class="lines">\n${piece.lines.map(lineOf).join('\n')}\n</ul>`
    case 'people':
      return people(piece, drawn)
    case 'person':
      return person(piece.person, drawn)
    case 'table':
      return table(piece)
    case 'drawing':
      return `<figure>\n<figcaption>${escaped(piece.drawing.about)}</figcaption>\n${svg(piece.drawing, id, tiles)}\n${legendHtml(piece.drawing)}</figure>`
  }
}

function lineOf({ text, rule, tone }: Line): string {
  const tag = tone === 'plain' ? '' : ` class="${tone}"`
  return `<li${tag} dir="auto">${escaped(text)}${rule === '' ? '' : ` <span class="case">${escaped(rule)}</span>`}</li>`
}

function people({ title, heads, rows }: Extract<Piece, { readonly kind: 'people' }>, drawn: Symbols): string {
  const head = heads.map((label) => `<th scope="col" class="number">${escaped(label)}</th>`).join('')
  return `<table class="people">\n<thead><tr><th scope="col">${escaped(title)}</th>${head}</tr></thead>\n<tbody>\n${rows.map((row) => personRow(row, drawn)).join('\n')}\n</tbody>\n</table>`
}

function personRow({ name, portrait, fate, isGone, hasWon, deeds, figures }: PersonRow, drawn: Symbols): string {
  const won = hasWon ? ' <span class="won">Victory</span>' : ''
  const cells = figures.map((figure) => `<td class="number">${escaped(figure)}</td>`).join('')
  const did = deeds.length === 0 ? '' : `<ul>${deeds.map((deed) => `<li dir="auto">${escaped(deed)}</li>`).join('')}</ul>`
  return `<tr${isGone ? ' class="gone"' : ''}><th scope="row">${face(portrait, drawn)}<b dir="auto">${escaped(name)}</b> <span class="fate" dir="auto">${escaped(fate)}</span>${won}${did}</th>${cells}</tr>`
}

function person({ name, portrait, isGone, about, facts, deeds, note }: Person, drawn: Symbols): string {
  const did = deeds.length === 0 ? '' : `\n<ul>${deeds.map((deed) => `<li dir="auto">${escaped(deed)}</li>`).join('')}</ul>`
  const own = note === '' ? '' : `\n<blockquote class="own" dir="auto">${escaped(note)}</blockquote>`
  const known = facts.length === 0 ? '' : `\n<ul class="facts">${facts.map((fact) => `<li dir="auto">${escaped(fact)}</li>`).join('')}</ul>`
  return `<article class="person${isGone ? ' gone' : ''}">\n${face(portrait, drawn)}<h3 dir="auto">${escaped(name)}</h3>\n<p dir="auto">${escaped(about)}</p>${known}${did}${own}\n</article>`
}

/** The name is beside it: it says nothing more to a reader of the page aloud. */
function face(portrait: string | null, drawn: Symbols): string {
  if (portrait === null || !drawn.has(portrait)) return ''
  return `<svg class="${isFace(portrait) ? 'face' : 'face icon'}" aria-hidden="true"><use href="#${portrait}"/></svg>`
}

function table({ title, heads, rows }: Extract<Piece, { readonly kind: 'table' }>): string {
  const right = heads.map(({ isNumber }: Head) => (isNumber ? ' class="number"' : ''))
  const head = heads.map(({ label }, i) => `<th scope="col"${right[i]}>${escaped(label)}</th>`).join('')
  const body = rows.map((row) => `<tr>${row.map((cell, i) => `<td${right[i]} dir="auto">${escaped(cell)}</td>`).join('')}</tr>`)
  const isNarrow = heads.length <= 3 && rows.every((row) => row.join('').length < NARROW)
  return `<table${isNarrow ? ' class="narrow"' : ''}>\n<caption>${escaped(title)}</caption>\n<thead><tr>${head}</tr></thead>\n<tbody>\n${body.join('\n')}\n</tbody>\n</table>`
}

/** Rows of fewer letters than that do not fill the page. */
const NARROW = 40

const STYLE = `
:root{color-scheme:light dark;--card:light-dark(#fdfaf2,#1c2021);--ink:light-dark(#1b1915,#ece2cc);--ink-2:light-dark(#51493a,#b8ad95);--line:light-dark(#d3cbb9,#393f3f);--ember:light-dark(#8f350a,#f0934e);--verd:light-dark(#17534a,#86c0ac);--blood:light-dark(#86150f,#f2806c);${coloursAs((day, candle) => `light-dark(${day},${candle})`)}}
*{box-sizing:border-box}
body{margin:0 auto;max-width:50rem;padding:3rem 1.5rem;background:var(--card);color:var(--ink);font:1rem/1.5 "Source Sans 3","Segoe UI",system-ui,sans-serif;overflow-wrap:anywhere}
h1,h2,h3{font-family:Grenze,"Iowan Old Style",Georgia,serif;font-weight:600;line-height:1.15}
h1{font-size:3.25rem;margin:0 0 .5rem}
h2{font-size:1.75rem;margin:3rem 0 .75rem;padding-top:1rem;border-top:3px double var(--line)}
h3{font-size:1.25rem;margin:1.4rem 0 .2rem}
.over{margin:0 0 .25rem;color:var(--ember);font-weight:600}
.lead{font-size:1.2rem;margin:0 0 1rem;max-width:40rem}
.facts{list-style:none;margin:.25rem 0;padding:0;color:var(--ink-2)}
.facts li{display:inline}
.facts li+li::before{content:"·";margin:0 .5em}
nav ol{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;list-style:none;margin:1.5rem 0 0;padding:0}
a{color:var(--verd)}
.aside{margin-inline-start:.5em;color:var(--ink-2);font:400 .875rem "Source Sans 3","Segoe UI",system-ui,sans-serif}
.lines{list-style:none;margin:0;padding:0}
.lines li{padding:.1rem 0 .1rem .75rem;border-inline-start:2px solid var(--line)}
.lines .good{border-color:var(--verd)}
.lines .bad{border-color:var(--blood)}
.case{color:var(--ink-2);font-size:.875rem;font-variant-numeric:tabular-nums;white-space:nowrap}
.own{white-space:pre-wrap}
blockquote{margin:.5rem 0 0;padding-inline-start:.75rem;border-inline-start:2px solid var(--line);color:var(--ink-2)}
table{border-collapse:collapse;width:100%;margin:1rem 0;font-size:.95rem}
table.narrow{width:auto;min-width:min(20rem,100%)}
caption{padding:.25rem 0;text-align:start;font-weight:600}
th,td{border-bottom:1px solid var(--line);padding:.3rem .75rem .3rem 0;text-align:start;vertical-align:top;font-weight:400}
thead th{color:var(--ink-2);font-size:.875rem}
.number{text-align:end;font-variant-numeric:tabular-nums;white-space:nowrap}
.people .face{width:2.5rem;height:2.5rem;margin-block-end:.25rem;margin-inline-end:.75rem}
.people ul,.person ul:not(.facts){margin:.15rem 0 0;padding-inline-start:1.2rem;color:var(--ink-2)}
.people ul{overflow:hidden}
.gone b,.gone h3{font-family:Grenze,"Iowan Old Style",Georgia,serif;font-style:italic;font-weight:600}
.gone .fate{color:var(--blood)}
.gone .face{opacity:.6}
.won{color:var(--verd);font-weight:600}
.person{position:relative;min-height:6rem;padding:.75rem 0;border-bottom:1px solid var(--line);break-inside:avoid}
.person h3{margin:0}
.person p{margin:0}
.sprite{position:absolute;width:0;height:0}
.face{float:inline-start;width:4.5rem;height:4.5rem;margin-inline-end:1rem;border-radius:3px;background:var(--f-bg);color:var(--f-k);fill:currentColor;print-color-adjust:exact}
.person:has(>.face){padding-inline-start:5.5rem}
.person>.face{position:absolute;inset-inline-start:0;float:none}
.icon{padding:.4rem}
figure{margin:1.5rem 0;break-inside:avoid}
figcaption{margin-bottom:.5rem;color:var(--ink-2)}
.board{display:block;width:100%;max-height:90vh;print-color-adjust:exact}
footer{margin-top:3rem;color:var(--ink-2);font-size:.875rem}
.credit{margin:0}
thead{display:table-header-group}
tr,.lines li{break-inside:avoid}
@media(max-width:36rem){h1{font-size:2.25rem}.people .face{display:none}th,td{padding-inline-end:.4rem}}
@media(prefers-contrast:more){:root{--ink-2:var(--ink);--line:var(--ink)}}
@media print{:root{color-scheme:light}@page{margin:18mm 16mm 20mm;@bottom-center{content:counter(page);font:9pt Georgia,serif}}body{max-width:none;padding:0;background:none;font-size:10.5pt}nav{display:none}h2,h3,caption{break-after:avoid}h2{break-inside:avoid}.board{max-height:200mm}.bound .board{max-height:105mm}.bound header{display:flex;flex-direction:column;justify-content:center;min-height:235mm;break-after:page}.bound section{break-before:page}.bound section:first-child{break-before:auto}.bound h2{border:0;margin-top:0;padding-top:0}}
`
