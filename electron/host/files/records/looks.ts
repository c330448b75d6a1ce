import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, parse } from 'node:path'

/** The page among the sources, for shells that run from them. */
export const PAGE_SOURCES = join(import.meta.dirname, '../../../../renderer')

/** What a record in HTML borrows from the page. */
export interface Looks {
  readonly fonts: readonly Font[]
  /** The symbols of the page's sprites by id, as SVG. */
  readonly symbols: ReadonlyMap<string, string>
}

export interface Font {
  readonly family: string
  readonly weight: number
  /** WOFF2 in base64. */
  readonly data: string
}

const FONTS = [
  { family: 'Grenze', weight: 600, path: 'style/fonts/grenze-latin-600-normal.woff2' },
  { family: 'Source Sans 3', weight: 400, path: 'style/fonts/source-sans-3-latin-400-normal.woff2' },
] as const
const SPRITES = ['face/faces.svg', 'icons/sprite.svg'] as const

/**
 * Reads the looks of a page.
 * @param page its folder, of the sources or of the built page; what is missing there is left out
 */
export function looksOf(page: string): Looks {
  return {
    fonts: FONTS.flatMap(({ path, ...font }) => {
      const file = fileOf(page, path)
      return file === null ? [] : [{ ...font, data: file.toString('base64') }]
    }),
    symbols: new Map(SPRITES.flatMap((path) => symbolsOf(fileOf(page, path)?.toString('utf8') ?? ''))),
  }
}

/** A file of the page: in its place among the sources; once built, among the assets, with a hash of eight in its name. */
function fileOf(page: string, path: string): Buffer | null {
  const { name, ext } = parse(path)
  const assets = join(page, 'assets')
  try {
    const built = existsSync(assets)
      ? readdirSync(assets).find((asset) => asset.startsWith(`${name}-`) && asset.length === `${name}-12345678${ext}`.length)
      : undefined
    return readFileSync(built === undefined ? join(page, path) : join(assets, built))
  } catch {
    return null
  }
}

function symbolsOf(sprite: string): (readonly [id: string, symbol: string])[] {
  return [...sprite.matchAll(/<symbol id="([^"]+)".*?<\/symbol>/gs)].map(([symbol, id = '']) => [id, symbol])
}
