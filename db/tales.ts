import { deflateSync, inflateSync } from 'node:zlib'
import type { Tale } from '../engine/kernel/tale-types.ts'

// A tale in two columns: its figures as JSON, which lists read and queries look into, and its chapters, most of it, packed.

export interface TaleColumns {
  readonly tale: string | null
  readonly chapters: Uint8Array | null
}

/** A tale in its two columns: the figures as JSON, the chapters deflated. */
export function taleColumns(tale: Tale | null): TaleColumns {
  if (tale === null) return { tale: null, chapters: null }
  const { chapters, ...figures } = tale
  return { tale: JSON.stringify(figures), chapters: deflateSync(JSON.stringify(chapters)) }
}

/** The whole tale as JSON; null where there is none, or where its chapters cannot be unpacked. */
export function taleText({ tale, chapters }: TaleColumns): string | null {
  if (tale === null || chapters === null) return null
  try {
    return `${tale.slice(0, -1)},"chapters":${inflateSync(chapters).toString()}}`
  } catch {
    return null
  }
}
