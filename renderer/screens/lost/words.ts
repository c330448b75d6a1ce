import type { Grade, Grades } from '../../../electron/contract/index.ts'
import { isClear, type Passage, passages } from '../../../engine/kernel/passages.ts'
import { listed, many } from '../../../engine/kernel/words.ts'

// What a choice cost, in words.

/** Less than this of anything is not worth a word, and the least that is of lives and of things that are counted. */
const LEAST = 0.05
const LEAST_CHANCE = 0.01

/** `0.4 lives and 35 gold marks`; what it gained in turn is said, too. */
export function costInWords({ terms }: Pick<Grades, 'terms'>, { cost }: Pick<Grade, 'cost'>): string {
  const said = (sign: 1 | -1) =>
    terms.flatMap((term) => {
      const amount = sign * (cost[term.id] ?? 0)
      if (term.isChance === true) return amount < LEAST_CHANCE ? [] : [`${Math.round(100 * amount)}% ${term.label}`]
      if (term.points < ROUND) return amount < 1 ? [] : [`${Math.round(amount)} ${term.label}`]
      return amount < LEAST ? [] : [`${amount.toFixed(1)} ${term.label}`]
    })
  const [lost, gained] = [said(1), said(-1)]
  if (lost.length === 0) return 'nothing much'
  return gained.length === 0 ? listed(lost) : `${listed(lost)} (but saves ${listed(gained)})`
}

/** What is counted one by one, as gold, is not said in tenths. */
const ROUND = 10

/** `219 points, give or take 18; 400 playouts of each, 3 answers compared` */
export function lossInWords(unit: Unit, { loss, playouts, compared }: Pick<Grade, 'loss' | 'playouts' | 'compared'>): string {
  const [amount, doubt] = [Math.round(Math.abs(loss.mean)), Math.round(2 * loss.error)]
  const said = amount === 0 && doubt === 0 ? 'nothing' : `${inUnit(unit, amount)}, give or take ${doubt}`
  return `${said}; ${playouts} playouts of each, ${compared} answers compared`
}

/** What the worth of a position is counted in: where nothing counts but a chance, in hundredths of it. */
export type Unit = 'points' | '%'

export function unitOf({ terms }: Pick<Grades, 'terms'>): Unit {
  return terms.every(({ isChance }) => isChance) ? '%' : 'points'
}

/** `140 points`, `12%` */
export function inUnit(unit: Unit, amount: number): string {
  return unit === '%' ? `${Math.round(amount)}%` : many(Math.round(amount), 'point')
}

export const VERDICT_WORDS: Readonly<Record<Grade['verdict'], string>> = {
  fine: 'Fine',
  mistake: 'Mistake',
  blunder: 'Blunder',
  unclear: 'Cannot tell',
}

/** The passages that cost most, the costliest first: only where it is beyond doubt. */
export function costliest({ grades }: Pick<Grades, 'grades'>): readonly Passage<Grade>[] {
  return passages(grades)
    .filter(({ speaks }) => isClear(speaks))
    .slice(0, MOST)
}

const MOST = 10
