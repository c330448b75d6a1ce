import type { Grade, Grades } from '../../../electron/contract/index.ts'
import { isClear, type Passage, passages } from '../../../engine/kernel/passages.ts'
import { many } from '../../../engine/kernel/words.ts'

// How much a choice cost, and how sure that is, in words.

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
