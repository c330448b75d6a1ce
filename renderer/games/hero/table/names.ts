import { isKind } from '../../../../engine/hero/open/names.ts'
import type { Kind } from '../../../../engine/hero/view-types.ts'
import { capital } from '../../../../engine/kernel/words.ts'

/** A kind by its name; null for anything else. */
export function kindOf(name: string | null | undefined): Kind | null {
  return name && isKind(name) ? name : null
}

/** `Long ax` of `long-ax`. */
export function titled(id: string): string {
  const words = id.replaceAll('-', ' ')
  return capital(words)
}
