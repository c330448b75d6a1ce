import type { Card } from './state.ts'

// What the id of an option means: `lay:4`. Ids are taken apart here and nowhere else.

export interface Lay {
  readonly kind: 'lay'
  readonly card: Card
}

export function actionId({ kind, card }: Lay): string {
  return `${kind}:${card}`
}

/** An id that means nothing is a bug: the kernel lets none through. */
export function parseAction(id: string): Lay {
  const card = /^lay:([1-6])$/.exec(id)?.[1]
  if (card === undefined) throw new Error(`${id} means nothing here`)
  return { kind: 'lay', card: Number(card) }
}
