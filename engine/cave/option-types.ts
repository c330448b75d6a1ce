import type { Against } from './asks.ts'
import type { SpaceId } from './tables/table-types.ts'

// What options carry for the page to draw, by the topic of their question. Types, not interfaces, because the page reads them as JSON.

/** Where a walk can end, each space with its chance; none of a deed that leads nowhere. */
type Walk = { readonly ends: Readonly<Record<SpaceId, number>> }

export type CaveOptions = {
  readonly move: Partial<Walk>
  readonly pace: Partial<Walk>
  readonly direction: Partial<Walk>
  readonly fight: { readonly against: Against }
  /** The Stranger or the Place. */
  readonly visit: { readonly card: string }
}
