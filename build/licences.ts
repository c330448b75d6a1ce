import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { root } from './vite.ts'

/** Licences that require only their text beside the work. Any other is a decision for people. */
const ALLOWED: ReadonlySet<string> = new Set(['MIT', 'ISC', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0', '0BSD', 'OFL-1.1'])

interface Licence {
  readonly name: string
  readonly version: string
  readonly licence: string
  readonly text: string
}

/** Notes the installed packages with code in a bundle. */
export function notePackages(seen: Set<string>): Plugin {
  return {
    name: 'note-packages',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue
        for (const id of chunk.moduleIds) {
          const name = packageOf(id)
          if (name !== null) seen.add(name)
        }
      }
    },
  }
}

/** `@scope/name` of a module from `node_modules`, else null. */
export function packageOf(module: string): string | null {
  const inside = module.replaceAll('\\', '/').split('/node_modules/').at(-1)
  if (inside === undefined || !module.includes('node_modules')) return null
  return inside
    .split('/')
    .slice(0, inside.startsWith('@') ? 2 : 1)
    .join('/')
}

/**
 * The licences of packages and of the fonts, in full, by name.
 * @throws if a licence is not allowed or its text is missing: such a build must not be released
 */
export function licencesOf(packages: Iterable<string>, folder = root): readonly Licence[] {
  return [...[...packages].map((name) => licenceOf(name, join(folder, 'node_modules', name))), ...fonts()].toSorted((a, b) =>
    a.name.localeCompare(b.name, 'en'),
  )
}

function licenceOf(name: string, folder: string): Licence {
  const about: unknown = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const { version, license } = Object(about)
  if (typeof version !== 'string' || typeof license !== 'string' || !ALLOWED.has(license))
    throw new Error(`${name} comes under “${String(license)}”, which is not among the licences allowed`)
  const own = readdirSync(folder).find((entry) => /^licen[cs]e(\.(md|txt))?$/i.test(entry))
  // We can supply the text only where it names no author: MIT and the like begin with the copyright holder.
  const file = own ? join(folder, own) : join(root, `build/resources/licences/${license}.txt`)
  if (!existsSync(file)) throw new Error(`${name} comes without the text of its licence`)
  return { name, version, licence: license, text: readFileSync(file, 'utf8').trim() }
}

function fonts(): readonly Licence[] {
  const folder = join(root, 'renderer/style/fonts')
  return [
    { name: 'Grenze', file: 'OFL-Grenze.txt' },
    { name: 'Source Sans 3', file: 'OFL-SourceSans3.txt' },
  ].map(({ name, file }) => {
    if (!existsSync(join(folder, file))) throw new Error(`${name} comes without the text of its licence`)
    return { name, version: '', licence: 'OFL-1.1', text: readFileSync(join(folder, file), 'utf8').trim() }
  })
}
