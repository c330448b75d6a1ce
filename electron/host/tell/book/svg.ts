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

/** The tiles of a page, each written once: a long campaign has thousands of them, of some thirty kinds. */
export class Tiles {
  private readonly ids = new Map<string, string>()

  /** What stands for a tile wherever it lies. */
  idOf(paths: string): string {
    const id = this.ids.get(paths) ?? `t${this.ids.size + 1}`
    this.ids.set(paths, id)
    return id
  }

  /** What all of them are, once the drawings are written. */
  written(): string {
    return [...this.ids].map(([paths, id]) => `<g id="${id}">${paths}</g>`).join('')
  }
}

/**
 * A board as SVG, never larger than a pixel for a unit of it. Its title names it for those who do not see it.
 *
 * @param id unlike that of any other drawing of the page
 * @param tiles those of its page, to which its own are added
 */
export function svg(drawing: Drawing, id: string, tiles: Tiles): string {
  return framed(drawing, id, drawnWith(drawing.shapes, tiles))
}

function framed({ title, about, left, top, width, height, line }: Drawing, id: string, content: string): string {
  return `<svg class="board" xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" role="img" aria-labelledby="${id}-t ${id}-d" style="--w:${line};max-width:${width}px"><title id="${id}-t">${escaped(title)}</title><desc id="${id}-d">${escaped(about)}</desc>${content}</svg>`
}

/** Paths side by side that are moved to the same place are a tile. */
function drawnWith(shapes: readonly Shape[], tiles: Tiles): string {
  const runs: Shape[][] = []
  for (const one of shapes) {
    const run = runs.at(-1)
    const place = placeOf(one)
    if (run?.[0] !== undefined && place !== '' && placeOf(run[0]) === place) run.push(one)
    else runs.push([one])
  }
  return runs.map((run) => (run[0] === undefined ? '' : tileOf(run[0], run, tiles))).join('')
}

function tileOf(first: Shape, run: readonly Shape[], tiles: Tiles): string {
  const paths = run.map(shape).join('')
  if (!('d' in first) || first.at === undefined) return paths
  const [x, y] = first.at
  return `<use href="#${tiles.idOf(paths)}" x="${x}" y="${y}"/>`
}

/** To where a path is moved; empty for what stays. */
function placeOf(one: Shape): string {
  return 'd' in one && one.at !== undefined ? one.at.join(' ') : ''
}

/** The same as a file of its own, in daylight. */
export function svgFile(drawing: Drawing, symbols: Symbols): string {
  const drawn = withParts(iconsOf(drawing), symbols)
  const tiles = new Tiles()
  const board = drawnWith(
    drawing.shapes.filter((one) => !('icon' in one) || drawn.has(one.icon)),
    tiles,
  )
  const style = `<style>svg{${coloursAs((day) => day)}}${DRAWING_STYLE}</style><defs>${[...drawn.values()].join('')}${tiles.written()}</defs>`
  return framed(drawing, 'board', `${style}${board}`)
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
  return `<path class="b-${one.tone}" d="${one.d}"/>`
}
