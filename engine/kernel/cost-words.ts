import type { Account, Graded, Term } from './grading-types.ts'
import { listed } from './words.ts'

// What one answer brings that another does not, in a game's own terms.

/** Less than this of anything is not worth a word, and the least that is of lives and of things that are counted. */
const LEAST = 0.05
const LEAST_CHANCE = 0.01
/** What is counted one by one, as gold, is not said in tenths. */
const ROUND = 10

/** `0.4 lives and 35 gold marks`; what it gained in turn is said, too. */
export function costInWords(terms: readonly Term[], cost: Account): string {
  const { more, less } = differenceInWords(terms, cost)
  if (more === '') return 'nothing much'
  return less === '' ? more : `${more} (but saves ${less})`
}

/** Why a hint leaves the bot's answer: what the better one brings, and the odds of both where these have some. */
export function hintInWords(terms: readonly Term[], { cost, playouts, words }: Graded): string {
  const { more, less } = differenceInWords(terms, cost)
  const price = less === '' ? '' : `, but costs ${less}`
  return [`Over ${playouts} playouts it brings ${more} more than “${words?.taken ?? ''}”${price}.`, ...(words?.why ?? [])].join(' ')
}

function differenceInWords(terms: readonly Term[], of: Account): { readonly more: string; readonly less: string } {
  const said = (sign: 1 | -1) =>
    listed(
      terms.flatMap((term) => amountInWords(term, sign * (of[term.id] ?? 0)) ?? []),
      '',
    )
  return { more: said(1), less: said(-1) }
}

/** Null where it is next to nothing, or negative. */
function amountInWords({ label, points, isChance }: Term, amount: number): string | null {
  if (isChance === true) return amount < LEAST_CHANCE ? null : `${Math.round(100 * amount)}% ${label}`
  if (points < ROUND) return amount < 1 ? null : `${Math.round(amount)} ${label}`
  return amount < LEAST ? null : `${amount.toFixed(1)} ${label}`
}
