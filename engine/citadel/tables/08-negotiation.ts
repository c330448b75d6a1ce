import { cell } from './table.ts'

/** Negotiation Table (8.5): 2D6 with everything added and subtracted; `lowest` is the least total of a row. */
export const NEGOTIATION = [
  { totals: '10 or more', lowest: 10, result: 'intimidate' },
  { totals: '7-9', lowest: 7, result: 'agreement' },
  { totals: '6 or less', lowest: Number.NEGATIVE_INFINITY, result: 'failure' },
] as const

export type NegotiationResult = (typeof NEGOTIATION)[number]['result']

/** What a total on the Negotiation Table brings (8.5). */
export function negotiationAt(total: number): NegotiationResult {
  return cell(
    NEGOTIATION,
    NEGOTIATION.findIndex((row) => total >= row.lowest),
  ).result
}
