import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

// What files import, and where imports lead in a circle, those of types included.

export interface Import {
  readonly from: string
  /** A file by its path from the root, or a package by its name. */
  readonly to: string
  readonly typeOnly: boolean
  /** `import('./chart.tsx')`: read when it is needed, so it closes no circle. */
  readonly lazy: boolean
}

/** Every import of the files in those folders, by path from `root`. */
export function importsIn(root: string, folders: readonly string[]): readonly Import[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name))
      .flatMap((name) => importsOf(join(folder, name).replaceAll('\\', '/'), readFileSync(join(root, folder, name), 'utf8'))),
  )
}

const STATIC = /^(?:import|export) (type )?([^'"]*? from )?['"]([^'"]+)['"]/gm
const LAZY = /\bimport\(['"]([^'"]+)['"]\)/g

export function importsOf(from: string, source: string): readonly Import[] {
  const resolved = (path: string) =>
    (path.startsWith('.') ? normalize(join(dirname(from), path)).replaceAll('\\', '/') : path).split('?')[0] ?? ''
  return [
    ...[...source.matchAll(STATIC)].map(([, type, names = '', path = '']) => ({
      from,
      to: resolved(path),
      typeOnly: type !== undefined || onlyTypes(names),
      lazy: false,
    })),
    ...[...source.matchAll(LAZY)].map(([, path = '']) => ({ from, to: resolved(path), typeOnly: false, lazy: true })),
  ]
}

/** `{ type A, type B } from`: everything imported is a type. */
function onlyTypes(names: string): boolean {
  const listed = /^\{([^}]*)\} from $/s.exec(names)?.[1]
  const each = listed?.split(',').filter((name) => name.trim() !== '') ?? []
  return each.length > 0 && each.every((name) => /^\s*type\s/.test(name))
}

/** Files that lead back to themselves, cycle by cycle (Tarjan's strongly connected components). */
export function circles(imports: readonly Import[]): readonly (readonly string[])[] {
  const next = Map.groupBy(
    imports.filter(({ lazy }) => !lazy),
    ({ from }) => from,
  )
  const index = new Map<string, number>()
  const low = new Map<string, number>()
  const stack: string[] = []
  const found: string[][] = []
  const visit = (file: string): number => {
    const mine = index.size
    index.set(file, mine)
    low.set(file, mine)
    stack.push(file)
    for (const { to } of next.get(file) ?? []) {
      const reached = index.has(to) ? (stack.includes(to) ? index.get(to) : undefined) : visit(to)
      if (reached !== undefined) low.set(file, Math.min(low.get(file) ?? mine, reached))
    }
    const lowest = low.get(file) ?? mine
    if (lowest === mine) {
      const circle = stack.splice(stack.lastIndexOf(file))
      if (circle.length > 1 || (next.get(file) ?? []).some(({ to }) => to === file)) found.push(circle.sort())
    }
    return lowest
  }
  for (const file of next.keys()) if (!index.has(file)) visit(file)
  return found
}
