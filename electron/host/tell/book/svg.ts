import { type Drawing, pieceDrawn, type Shape } from '../../../../engine/kernel/drawing.ts'
import { escaped, type Symbols, withParts } from '../../files/records/html.ts'

/** How the parts of a drawing look, by their tones: `--w` is the width of a wall. The colours are the page’s. */
export const DRAWING_STYLE = `
.b-rock{fill:var(--b-rock)}.b-floor{fill:var(--b-floor)}.b-low{fill:var(--b-low)}.b-room{fill:var(--b-room)}.b-pale{fill:var(--b-pale)}
.b-hatch,.b-joint,.b-passage,.b-wall,.b-way{fill:none;stroke-linecap:round;stroke-linejoin:round}
.b-hatch{stroke:var(--b-hatch);stroke-width:calc(var(--w)*.35px)}.b-joint{stroke:var(--b-hatch);stroke-width:calc(var(--w)*.25px)}
.b-passage{stroke:var(--b-floor);stroke-width:calc(var(--w)*10px)}.b-wall{stroke:var(--b-wall);stroke-width:calc(var(--w)*1px);stroke-linecap:square}
.b-way{stroke:var(--b-way);stroke-width:calc(var(--w)*1.5px);stroke-dasharray:calc(var(--w)*.1px) calc(var(--w)*3px)}
.b-door{fill:var(--b-door);stroke:var(--b-wall);stroke-width:calc(var(--w)*.45px)}
.b-ours{fill:var(--b-ours);stroke:var(--b-wall);stroke-width:calc(var(--w)*.7px)}.b-foe{fill:var(--b-foe);stroke:var(--b-wall);stroke-width:calc(var(--w)*.4px)}
.b-gone{fill:var(--b-pale);stroke:var(--b-wall);stroke-width:calc(var(--w)*.4px)}.b-mark{fill:var(--b-way);stroke:var(--b-wall);stroke-width:calc(var(--w)*.4px)}
.b-icon{fill:var(--b-wall);color:var(--b-wall)}.b-icon.is-faint{opacity:.4}.b-icon.on-ours{fill:#1b1915;color:#1b1915}.b-icon.on-foe{fill:#f3e4cc;color:#f3e4cc}
.b-text{fill:var(--b-ink);font-family:"Source Sans 3","Segoe UI",system-ui,sans-serif;font-weight:600;text-anchor:middle}
.b-text.on-ours{fill:#1b1915}.b-text.on-foe{fill:#f3e4cc}
.legend{display:flex;flex-wrap:wrap;gap:.35rem 1.1rem;list-style:none;margin:.6rem 0 0;padding:0;font-size:.95rem}.legend li{display:flex;align-items:center;gap:.45rem;break-inside:avoid}.piece{flex:none;width:1.7rem;height:1.7rem}`

/** The colours of a drawing, by name: in daylight, and by candle. */
const COLOURS = {
  rock: ['#d8d1c0', '#23282a'],
  floor: ['#fffdf5', '#c3b48e'],
  low: ['#c9c1ae', '#6f6853'],
  room: ['#f4eedd', '#d3c49c'],
  pale: ['#e8e2d2', '#968b70'],
  hatch: ['#867d69', '#6d6650'],
  wall: ['#26231d', '#080a0a'],
  way: ['#a8400d', '#a8400d'],
  door: ['#b08a4f', '#8a5a2a'],
  ours: ['#f0b27a', '#f0b27a'],
  foe: ['#5d1d18', '#57201b'],
  ink: ['#1b1915', '#ece2cc'],
} as const satisfies Record<string, readonly [day: string, candle: string]>

/** The inks of a face, by the letters of its sprite. */
const INKS = {
  p: ['#fff9e9', '#f1e3c2'],
  k: ['#1b1712', '#1b1712'],
  hk: ['#1b1712', '#1b1712'],
  s: ['#b9bdb4', '#9fa49b'],
  n: ['#cda352', '#bd9040'],
  bg: ['#e6dabd', '#c9b88f'],
} as const satisfies Record<string, readonly [day: string, candle: string]>

/** Declares all of them, each as it is written. */
export function coloursAs(written: (day: string, candle: string) => string): string {
  const declared = (start: string, colours: typeof COLOURS | typeof INKS) =>
    Object.entries(colours).map(([name, [day, candle]]) => `--${start}-${name}:${written(day, candle)}`)
  return [...declared('b', COLOURS), ...declared('f', INKS)].join(';')
}

/**
 * A board as SVG, never larger than a pixel for a unit of it. Its title names it for those who do not see it.
 *
 * @param id unlike that of any other drawing of the page
 */
export function svg({ title, about, left, top, width, height, line, shapes }: Drawing, id: string, inside = ''): string {
  return `<svg class="board" xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" role="img" aria-labelledby="${id}-t ${id}-d" style="--w:${line};max-width:${width}px"><title id="${id}-t">${escaped(title)}</title><desc id="${id}-d">${escaped(about)}</desc>${inside}${shapes.map(shape).join('')}</svg>`
}

/** The same as a file of its own, in daylight. */
export function svgFile(drawing: Drawing, symbols: Symbols): string {
  const drawn = withParts(iconsOf(drawing), symbols)
  const style = `<style>svg{${coloursAs((day) => day)}}${DRAWING_STYLE}</style><defs>${[...drawn.values()].join('')}</defs>`
  return svg({ ...drawing, shapes: drawing.shapes.filter((one) => !('icon' in one) || drawn.has(one.icon)) }, 'board', style)
}

/** The symbols that it needs. */
export function iconsOf({ shapes }: Drawing): readonly string[] {
  return [...new Set(shapes.flatMap((one) => ('icon' in one ? [one.icon] : [])))]
}

/** What the pieces on it are, each with its picture as it is on the board; the words say all of it. */
export function legendHtml({ legend = [] }: Drawing): string {
  if (legend.length === 0) return ''
  const items = legend.map(({ icon, tone, label, count }) => {
    const piece = pieceDrawn({ icon, tone, label, x: 50, y: 50, width: 96, height: 96 }).map(shape).join('')
    return `<li><svg class="piece" viewBox="0 0 100 100" style="--w:6" aria-hidden="true">${piece}</svg>${escaped(timesOf(label, count))}</li>`
  })
  return `<ul class="legend">${items.join('')}</ul>`
}

/** `Troll`, `Troll (2)`. */
export function timesOf(label: string, count: number): string {
  return count === 1 ? label : `${label} (${count})`
}

function shape(one: Shape): string {
  if ('icon' in one) {
    const look = `${one.faint === true ? ' is-faint' : ''}${one.on === undefined ? '' : ` on-${one.on}`}`
    return `<use class="b-icon${look}" href="#${one.icon}" x="${one.x}" y="${one.y}" width="${one.size}" height="${one.size}"/>`
  }
  if ('text' in one) {
    const on = one.on === undefined ? '' : ` on-${one.on}`
    return `<text class="b-text${on}" x="${one.x}" y="${one.y + one.size * 0.35}" font-size="${one.size}" aria-hidden="true">${escaped(one.text)}</text>`
  }
  const at = one.at === undefined ? '' : ` transform="translate(${one.at[0]} ${one.at[1]})"`
  return `<path class="b-${one.tone}" d="${one.d}"${at}/>`
}
