import type { SpellId } from './tables/table-types.ts'
import type { Fight, Square } from './view-types.ts'

// What options carry for the page to draw, by the topic of their question. Types, not interfaces: it reads them as JSON.

/** Of a step or a walk: how far it leads, by which squares, what is drawn there or beside it, and whether a step stays in the dark. */
type Going = {
  readonly steps: number
  readonly path?: readonly Square[]
  readonly dark?: boolean
  readonly new: 'tile' | 'card' | 'chamber' | null
}

/** Of a spell. */
type Casting = { readonly spell: SpellId }

/** The fight as it would be fought with the best hands, or with these (9.1, 9.2): `first` is null where a die decides who strikes first. */
export type Facing = {
  readonly attack: number
  readonly defence: number
  readonly first: boolean | null
  /** As a type of its own: interfaces aren't JSON. */
  readonly foe: Pick<Fight['foe'], keyof Fight['foe']>
}

export type DomainOptions = {
  readonly turn: Partial<Going & Casting>
  readonly direction: Going
  readonly lay: { readonly tile: string; readonly turn: number; readonly square: Square }
  readonly meet: Partial<Facing & Casting>
  readonly arm: Facing
}
