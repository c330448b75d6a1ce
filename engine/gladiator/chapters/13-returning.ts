import type { Figure } from '../state.ts'
import { effectOf, skilled } from './figures.ts'

export type ReturnEvent = { type: 'returned'; rule: '13.3'; by: string; whom: string; what: string }

/** 13.3, 22.1, G-54, G-134: whether what flies at him goes back, as it seems: the likenesses of a mage look like him (G-152). */
export function seemsToReturn(f: Pick<Figure, 'effects' | 'kind'>): boolean {
  return effectOf(f, 'missile-return') !== null || skilled(f, 'missile-return')
}

/** Whether it does: images turn nothing away (16.5). */
export function returns(f: Pick<Figure, 'effects' | 'kind' | 'coming'>): boolean {
  return f.coming !== 'image' && seemsToReturn(f)
}
