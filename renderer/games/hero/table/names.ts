import { isKind } from '../../../../engine/hero/open/names.ts'
import type { Kind } from '../../../../engine/hero/view-types.ts'
import { capital } from '../../../../engine/kernel/words.ts'

// The pictures beside the names.

export const KIND_ICONS: Readonly<Record<Kind, string>> = {
  goblin: 'm-orc',
  'great-goblin': 'm-gargoyle',
  man: 'x-human',
  zombie: 'm-skeleton',
  lycanthrope: 'm-dire-wolf',
  troll: 'm-troll',
  ogre: 'm-ogre',
  succubus: 'm-harpy',
  trap: 'x-trap',
  dummy: 'x-broken',
  gold: 'x-coins',
  jewel: 'x-gem',
}

/** A kind by its name; null for anything else. */
export function kindOf(name: string | null | undefined): Kind | null {
  return name && isKind(name) ? name : null
}

/** `Long ax` of `long-ax`. */
export function titled(id: string): string {
  const words = id.replaceAll('-', ' ')
  return capital(words)
}
