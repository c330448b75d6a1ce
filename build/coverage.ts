import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import type { Rulebook } from '../engine/kernel/proof/proof.ts'
import { PROOFS } from '../engine/proof-registry.ts'
import { toll } from '../engine/toll/proof/index.ts'

// The code that cites each case of a rulebook, and the tests named after it.

const root = resolve(import.meta.dirname, '..')

/** Where a game implements its rules, each a folder or a file. Words and reference texts cite cases too, but implement none. */
const RULED_IN = ['chapters', 'home', 'odds', 'open', 'tables'] as const

/** A rulebook, and where it is implemented and proven. */
export interface Book extends Rulebook {
  /** The game's folder under `engine/`. */
  readonly folder: string
  readonly sources: readonly string[]
  readonly tests: readonly string[]
}

/** The rulebook of every game, and of The Toll: the sample is registered nowhere, but its page must not fall behind its code. */
export const BOOKS: readonly Book[] = [...new Set([...PROOFS, toll])].map(({ game: { id }, rulebook }) => {
  const folder = join('engine', id)
  const kernel = rulebook.kernelToo === true ? ['engine/kernel'] : []
  const ruled = RULED_IN.flatMap((room) => [room, `${room}.ts`].map((name) => join(folder, name))).filter((room) =>
    existsSync(join(root, room)),
  )
  return { ...rulebook, folder: id, sources: [...ruled, ...kernel], tests: [folder, ...kernel] }
})

export interface Case {
  readonly rule: string
  readonly title: string
  /** `09-combat.ts: combatRound, partyCombat` */
  readonly code: readonly string[]
  readonly tests: readonly string[]
}

/** Every case of a rulebook, with its code and its tests. */
export function coverage(book: Book): Case[] {
  const cited = new Map<string, Map<string, Set<string>>>()
  for (const file of files(book.sources, (name) => name.endsWith('.ts') && !name.endsWith('.test.ts')))
    for (const { rule, where } of citations(read(file), book.rulesIn)) {
      const byFile = entry(cited, rule, () => new Map<string, Set<string>>())
      entry(byFile, short(file, book), () => new Set<string>()).add(where)
    }
  const proven = new Map<string, Set<string>>()
  for (const file of files(book.tests, (name) => name.endsWith('.test.ts')))
    for (const name of testNames(read(file)))
      for (const rule of book.rulesIn(name)) entry(proven, rule, () => new Set<string>()).add(`${short(file, book)}: ${name}`)
  return cases(book).map(({ rule, title }) => ({
    rule,
    title,
    code: [...(cited.get(rule) ?? [])].map(([file, where]) => `${file}: ${[...where].join(', ')}`).sort(),
    tests: [...(proven.get(rule) ?? [])].sort(),
  }))
}

/** The printed cases with their titles, chapter by chapter. */
function cases({ rules, isCase }: Book): { rule: string; title: string }[] {
  const found = new Map<string, string>()
  for (const { rule, title } of rules) if (isCase(rule) && !found.has(rule)) found.set(rule, title)
  return [...found].map(([rule, title]) => ({ rule, title }))
}

function entry<K, V>(map: Map<K, V>, key: K, fresh: () => V): V {
  const there = map.get(key) ?? fresh()
  map.set(key, there)
  return there
}

function files(folders: readonly string[], wanted: (name: string) => boolean): string[] {
  return folders.flatMap((folder) =>
    folder.endsWith('.ts')
      ? [join(root, folder)]
      : readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
          .filter(wanted)
          .sort()
          .map((name) => join(root, folder, name)),
  )
}

function read(file: string): string {
  return readFileSync(file, 'utf8')
}

/** `09-combat.ts`, `tables/09-combat-results.ts`, `kernel/dice.ts` */
function short(file: string, { folder }: Book): string {
  return relative(join(root, 'engine'), file).replace(new RegExp(`^${folder}/`), '')
}

// ---------------------------------------------------------------- reading

const DECLARATION = /^(?:export )?(?:function\*? |const |interface |type )(\w+)/

/** Every citation in a comment or a string, with the declaration it belongs to. */
function citations(source: string, rulesIn: Rulebook['rulesIn']): { rule: string; where: string }[] {
  const lines = source.split('\n')
  const found: { rule: string; where: string }[] = []
  let inside = ''
  let waiting: string[] = []
  for (const line of lines) {
    const declared = DECLARATION.exec(line)?.[1]
    if (declared !== undefined) {
      inside = declared
      for (const rule of waiting) found.push({ rule, where: inside })
      waiting = []
    }
    const comment = /^\s*(?:\/\*\*|\*|\/\/)/.test(line)
    const cited = comment ? rulesIn(line) : [...line.matchAll(/'[^']*'|\/\/.*$/g)].flatMap(([quoted]) => rulesIn(quoted))
    if (comment && !line.startsWith('  ')) waiting.push(...cited)
    else for (const rule of cited) found.push({ rule, where: inside })
  }
  return found.filter(({ where }) => where !== '' && !/Event$/.test(where))
}

/** The names of all tests and groups of a test file. */
function testNames(source: string): string[] {
  return [
    ...source.matchAll(
      /\b(?:test|describe|it)(?:\.each(?:<[^(]*>)?\((?:[^()]|\([^()]*\))*\))?\(\s*(?:'((?:[^'\\]|\\.)*)'|`([^`]*)`|"([^"]*)")/g,
    ),
  ].map(([, single, back, double]) => single ?? back ?? double ?? '')
}

// ---------------------------------------------------------------- the page

/** Where a game keeps its page: in its own folder, so that a new game changes no other's. */
export function coverageFile({ folder }: Book): string {
  return join('engine', folder, 'proof/coverage.md')
}

/** The page as it stands there. */
export function coveragePage({ title }: Book, list: readonly Case[]): string {
  const bare = list.filter(({ code, tests }) => code.length === 0 || tests.length === 0)
  return `# Rules coverage of ${title}

Made by \`npm run coverage-page\` from the citations in code and tests; the unit tests fail when it is stale or a case has no code or no test.

${list.length} cases, ${list.length - bare.length} with code and tests.

${list.map(section).join('\n\n')}
`
}

const MOST_TESTS = 12

function section({ rule, title, code, tests }: Case): string {
  const shown = tests.slice(0, MOST_TESTS)
  const more = tests.length - shown.length
  return [
    `## ${rule} ${title}`,
    '',
    ...(code.length === 0 ? ['- **no code**'] : code.map((each) => `- ${each}`)),
    '',
    ...(tests.length === 0 ? ['- **no test**'] : shown.map((each) => `- tested: ${each}`)),
    ...(more > 0 ? [`- tested: and ${more} more`] : []),
  ].join('\n')
}
