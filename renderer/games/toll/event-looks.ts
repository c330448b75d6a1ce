import type { Json } from '../../../engine/kernel/types.ts'
import type { TollEvent } from '../../../engine/toll/event-types.ts'
import type { EventLook } from '../../game-page.ts'

/** What happens at the bridge, by type: one without a picture does not compile. */
const LOOKS = {
  dealt: { icon: 'x-hood', tone: 'plain' },
  laid: { icon: 'x-stone', tone: 'plain' },
  thrown: { icon: 'x-coins', tone: 'plain' },
  ended: { icon: 'x-gateway', tone: 'good' },
} as const satisfies Record<TollEvent['type'], EventLook>

/** Null for an event that the game does not know. */
export function tollLook({ type }: { readonly type: string; readonly data: Json }): EventLook | null {
  return isKnown(type) ? LOOKS[type] : null
}

function isKnown(type: string): type is TollEvent['type'] {
  return Object.hasOwn(LOOKS, type)
}
