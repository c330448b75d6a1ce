import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { RULES as CITADEL_RULES } from '../engine/citadel/book/index.ts'
import { caseOf, RULES as HERO_RULES } from '../engine/hero/book/index.ts'
import type { RuleEntry } from '../engine/kernel/game.ts'

// Which code cites a case of a rulebook, and which tests are named after it.

const root = resolve(import.meta.dirname, '..')
/** A rulebook, how it numbers its cases, and where it is carried out and proven. */
interface Rulebook {
  readonly title: string
  readonly folder: string
  readonly rules: readonly RuleEntry[]
  /** Where the rules stand; words and reference texts cite cases too, but carry none out. */
  readonly sources: readonly string[]
  readonly tests: readonly string[]
  /** A number that is a case of its own: `9.3`, `204B`. */
  isCase(rule: string): boolean
  /** The cases that a text names. */
  rulesIn(text: string): readonly string[]
}

const CITADEL: Rulebook = {
  title: 'Citadel of Blood',
  folder: 'citadel',
  rules: CITADEL_RULES,
  sources: ['engine/citadel/chapters', 'engine/citadel/home', 'engine/citadel/odds', 'engine/citadel/tables', 'engine/kernel'],
  tests: ['engine/citadel', 'engine/kernel'],
  // From chapter 3 on; under these headings nothing is ruled that their cases do not rule.
  isCase: (rule) => /^\d+\.\d+$/.test(rule) && Number.parseInt(rule, 10) >= 3 && !['3.0', '15.0'].includes(rule),
  rulesIn: decimalRules,
}

const HERO_RULE = /(?<![\w.])(?:202|(?:10[1-4]|20[3-9]|21[0-5])[A-G]\d{0,2})(?!\w)/g

const HERO: Rulebook = {
  title: 'HERO',
  folder: 'hero',
  rules: HERO_RULES,
  sources: ['engine/hero/chapters', 'engine/hero/tables'],
  tests: ['engine/hero'],
  // The lettered cases and the sequence of play; 104A and 104C are about cardboard, 203A says what a word means.
  isCase: (rule) => /^(202|(?!202)\d{3}[A-G])$/.test(rule) && !['104A', '104C', '203A'].includes(rule),
  rulesIn: (text) => [...new Set([...text.matchAll(HERO_RULE)].map(([rule]) => caseOf(rule)))],
}

/** Every rulebook that is played here. */
export const RULEBOOKS: readonly Rulebook[] = [CITADEL, HERO]

export interface Case {
  readonly rule: string
  readonly title: string
  /** `09-combat.ts: combatRound, partyCombat` */
  readonly code: readonly string[]
  readonly tests: readonly string[]
}

/** Every case of a rulebook, with what carries it out and what proves it. */
export function coverage(book: Rulebook): Case[] {
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
function cases({ rules, isCase }: Rulebook): { rule: string; title: string }[] {
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
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter(wanted)
      .sort()
      .map((name) => join(root, folder, name)),
  )
}

function read(file: string): string {
  return readFileSync(file, 'utf8')
}

/** `09-combat.ts`, `tables/09-combat-results.ts`, `kernel/dice.ts` */
function short(file: string, { folder }: Rulebook): string {
  return relative(join(root, 'engine'), file).replace(new RegExp(`^${folder}/`), '')
}

// ---------------------------------------------------------------- reading

const RULE = /(?<![\d.])((?:[3-9]|1[0-7])\.\d)(?![\d])/g

/** Cases that a text names: `4.1.B.3` is 4.1; of `6.1 to 6.3` and `6.1-6.3` all three. */
function decimalRules(text: string): string[] {
  const found = [...text.matchAll(RULE)].map(([, rule]) => rule ?? '')
  for (const [, from = '', to = ''] of text.matchAll(/(?<![\d.])((?:[3-9]|1[0-7])\.\d)(?:[-–]| to )((?:[3-9]|1[0-7])\.\d)(?!\d)/g)) {
    const [chapter = '', first = ''] = from.split('.')
    const [other, last = ''] = to.split('.')
    if (chapter === other) for (let n = Number(first); n <= Number(last); n++) found.push(`${chapter}.${n}`)
  }
  return [...new Set(found)]
}

const DECLARATION = /^(?:export )?(?:function\*? |const |interface |type )(\w+)/

/** Every citation in a comment or a quoted text, with the declaration it stands in or before. */
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

/** The page as it stands in docs/rules-coverage.md. */
export function coveragePage(books: readonly { readonly title: string; readonly list: readonly Case[] }[]): string {
  return `# Rules coverage

Made by \`npm run coverage-page\` from the citations in code and tests; the unit tests fail when it is stale or a case has no code or no test.

${books.map(part).join('\n\n')}
`
}

function part({ title, list }: { readonly title: string; readonly list: readonly Case[] }): string {
  const bare = list.filter(({ code, tests }) => code.length === 0 || tests.length === 0)
  return [
    `# ${title}`,
    '',
    `${list.length} cases, ${list.length - bare.length} with code and tests.`,
    '',
    list.map(section).join('\n\n'),
  ].join('\n')
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
