import type { AmountWords, Estimate, LabDifference, ShareWords } from '../../../electron/contract/index.ts'
import { tenths, whole } from '../../../engine/kernel/figures.ts'

// The figures of the Lab in sentences.

/** `give or take 5`: the larger half of the interval, never nought. */
function giveOrTake(half: number): string {
  return `give or take ${whole(Math.max(1, Math.round(half)))}`
}

function halfOf({ value, low, high }: Estimate): number {
  return Math.max(value - low, high - value)
}

/** `94 of 100 games bring someone home, give or take 3.` */
export function shareInWords(share: Estimate, { does }: ShareWords, many: string): string {
  return `${Math.round(share.value * 100)} of 100 ${many} ${does}, ${giveOrTake(halfOf(share) * 100)}.`
}

/** `12 more of 100 games bring someone home, give or take 5.` */
export function shareDifference(difference: LabDifference, { does }: ShareWords, many: string): string {
  const by = Math.round(Math.abs(difference.value) * 100)
  const about = giveOrTake(halfOf(difference) * 100)
  if (!difference.told) return `No clear difference in how many ${many} ${does}: ${moreOrFewer(difference.value, by)} of 100, ${about}.`
  return `${moreOrFewer(difference.value, Math.max(1, by))} of 100 ${many} ${does}, ${about}.`
}

/** `120 gold marks more a game, give or take 40.`; null where no difference can be told. */
export function amountDifference(difference: LabDifference, { unit }: AmountWords, one: string): string | null {
  if (!difference.told) return null
  const by = Math.abs(difference.value)
  const half = halfOf(difference)
  return `${measured(by)} ${unit} ${difference.value > 0 ? 'more' : 'less'} a ${one}, give or take ${measured(half)}.`
}

function moreOrFewer(value: number, by: number): string {
  return `${whole(by)} ${value < 0 ? 'fewer' : 'more'}`
}

/** To the whole from ten on, else to the tenth. */
export function measured(value: number): string {
  return Math.abs(value) >= 10 ? whole(value) : tenths(value)
}

/** `94%`. */
export function percentOf(share: number): string {
  return `${Math.round(share * 100)}%`
}

/** `between 90 and 96`. */
export function between({ low, high }: Estimate, shown: (value: number) => string): string {
  return `between ${shown(low)} and ${shown(high)}`
}
