import { BOOKS, type Book } from './coverage.ts'

// docs/rulings.md, made from the rules references: how each printed game is read where it is silent, ambiguous or lost, and why.

export const RULINGS_FILE = 'docs/rulings.md'

/** The page as it stands there. */
export function rulingsPage(): string {
  return `# Rulings

How we read a printed game where it is silent, ambiguous, contradictory or lost, and why. Each ruling is an entry of its game's
rules reference (\`engine/<game>/book/\`), shown in the app beside the case that it settles.

Made by \`npm run coverage-page\` from these references; a unit test fails when it is stale.

${BOOKS.map(chapter)
  .filter((each) => each !== '')
  .join('\n\n')}
`
}

function chapter({ title, rules, foreword }: Book): string {
  const rows = rules.flatMap(({ rule, title, text, source, reason = '' }) =>
    source === 'ruling' ? [`| ${[rule, title, text, reason].map(cell).join(' | ')} |`] : [],
  )
  if (rows.length === 0) return ''
  return [`## ${title}`, ...(foreword ? ['', foreword] : []), '', '| case | | ruling | reason |', '|---|---|---|---|', ...rows].join('\n')
}

function cell(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('\n', ' ')
}
