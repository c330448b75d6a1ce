import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, relative, sep } from 'node:path'

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
}

export interface PageFile {
  readonly type: string
  readonly content: Uint8Array<ArrayBuffer>
}

/**
 * The built page's files by URL path, with `/` for the page itself. They are read once, so a later build does not change the
 * page under its reader. Only files in this list are served, so no request can lead out of the folder.
 */
export function pageFiles(folder: string): ReadonlyMap<string, PageFile> {
  const files = new Map<string, PageFile>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = TYPES[extname(entry.name)]
    if (!entry.isFile() || type === undefined) continue
    const file = join(entry.parentPath, entry.name)
    files.set(`/${relative(folder, file).split(sep).join('/')}`, { type, content: new Uint8Array(readFileSync(file)) })
  }
  const page = files.get('/index.html')
  if (page !== undefined) files.set('/', page)
  return files
}
