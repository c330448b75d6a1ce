import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { RULES } from '../engine/citadel/rules/index.ts'

// Which code cites a case of the rulebook, and which tests are named after it.

const root = resolve(import.meta.dirname, '..')
/** Where the rules of Citadel stand; its words and its reference text cite cases too, but carry none out. */
const SOURCES = ['engine/citadel', 'engine/citadel/tables', 'engine/kernel']
const TESTS = ['engine/citadel', 'engine/citadel/tables', 'engine/citadel/text', 'engine/citadel/rules', 'engine/kernel']
/** Bots, fuzzer and test tables play by the rules; they are none. */
const NO_RULES = /^(bot|fuzz|golden|invariants|wild|table-top|scenario|reading|test-)/

export interface Case {
  readonly rule: string
  readonly title: string
  /** `09-combat.ts: combatRound, partyCombat` */
  readonly code: readonly string[]
  readonly tests: readonly string[]
}

/** Every case of the rulebook from chapter 3 on, with what carries it out and what proves it. */
export function coverage(): Case[] {
  const cited = new Map<string, Map<string, Set<string>>>()
  for (const file of files(SOURCES, (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !NO_RULES.test(name)))
    for (const { rule, where } of citations(read(file))) {
      const byFile = entry(cited, rule, () => new Map<string, Set<string>>())
      entry(byFile, short(file), () => new Set<string>()).add(where)
    }
  const proven = new Map<string, Set<string>>()
  for (const file of files(TESTS, (name) => name.endsWith('.test.ts')))
    for (const name of testNames(read(file)))
      for (const rule of rulesIn(name)) entry(proven, rule, () => new Set<string>()).add(`${short(file)}: ${name}`)
  return cases().map(({ rule, title }) => ({
    rule,
    title,
    code: [...(cited.get(rule) ?? [])].map(([file, where]) => `${file}: ${[...where].join(', ')}`).sort(),
    tests: [...(proven.get(rule) ?? [])].sort(),
  }))
}

/** Headings under which nothing is ruled that their cases do not rule. */
const HEADINGS = ['3.0', '15.0']

/** The printed cases with their titles, chapter by chapter. */
function cases(): { rule: string; title: string }[] {
  const found = new Map<string, string>()
  for (const { rule, title } of RULES)
    if (/^\d+\.\d+$/.test(rule) && Number.parseInt(rule, 10) >= 3 && !HEADINGS.includes(rule) && !found.has(rule)) found.set(rule, title)
  return [...found].map(([rule, title]) => ({ rule, title }))
}

function entry<K, V>(map: Map<K, V>, key: K, fresh: () => V): V {
  const there = map.get(key) ?? fresh()
  map.set(key, there)
  return there
}

function files(folders: readonly string[], wanted: (name: string) => boolean): string[] {
  return folders.flatMap((folder) =>
    readdirSync(join(root, folder))
      .filter(wanted)
      .sort()
      .map((name) => join(root, folder, name)),
  )
}

function read(file: string): string {
  return readFileSync(file, 'utf8')
}

/** `09-combat.ts`, `tables/09-combat-results.ts`, `kernel/dice.ts` */
function short(file: string): string {
  return relative(join(root, 'engine'), file).replace(/^citadel\//, '')
}

// ---------------------------------------------------------------- reading

const RULE = /(?<![\d.])((?:[3-9]|1[0-7])\.\d)(?![\d])/g

/** Cases that a text names: `4.1.B.3` is 4.1; of `6.1 to 6.3` and `6.1-6.3` all three. */
function rulesIn(text: string): string[] {
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
function citations(source: string): { rule: string; where: string }[] {
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
export function coveragePage(list: readonly Case[]): string {
  const bare = list.filter(({ code, tests }) => code.length === 0 || tests.length === 0)
  return `# Rules coverage

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
