import type { HeroEvent } from '../../../engine/hero/event-types.ts'
import type { Json } from '../../../engine/kernel/types.ts'
import type { EventLook } from '../../game-page.ts'
import { KIND_ICONS, kindOf } from './table/names.ts'

const look = (icon: string, tone: EventLook['tone'] = 'plain'): EventLook => ({ icon, tone })

/** The looks of HERO's events, by type; an event that names a counter shows the picture of its kind. */
const LOOKS = {
  'hero-made': look('x-quill'),
  placed: look('x-stone'),
  lifted: look('x-stone'),
  'rest-placed': look('x-stone'),
  cleared: look('x-stone'),
  'laid-out': look('x-stone'),
  entered: look('x-gateway'),
  'turn-began': look('x-hourglass'),
  'phase-began': look('x-party'),
  stepped: look('x-steps'),
  turned: look('x-compass'),
  'way-barred': look('x-trap', 'harm'),
  halted: look('x-trap', 'harm'),
  'fell-back': look('x-steps', 'harm'),
  'thrown-back': look('x-steps', 'harm'),
  marched: look('x-steps'),
  stared: look('x-lens'),
  sighted: look('x-candle'),
  'lost-sight': look('x-hood'),
  'door-tried': look('x-key'),
  'door-barred': look('s-lock'),
  'door-forced': look('x-broken', 'harm'),
  'riches-taken': look('x-coins', 'good'),
  'riches-left': look('x-coins'),
  'riches-lifted': look('x-coins'),
  'riches-set-down': look('x-coins'),
  outwitted: look('x-talk'),
  armed: look('w-ax'),
  'hero-struck': look('w-sword'),
  'monster-struck': look('m-orc', 'harm'),
  'no-defence': look('x-shield', 'harm'),
  eliminated: look('x-skull', 'good'),
  trap: look('x-trap'),
  succubus: look('m-harpy', 'harm'),
  released: look('m-harpy', 'good'),
  wound: look('x-drop', 'harm'),
  wounded: look('x-drop', 'harm'),
  died: look('x-skull', 'harm'),
  'luck-used': look('x-talisman', 'good'),
  'excess-taken': look('x-drop', 'harm'),
  'excess-lost': look('x-drop'),
  breather: look('s-rejuvenate', 'good'),
  'reached-alysa': look('x-castle', 'good'),
  'track-advanced': look('x-castle'),
  tied: look('x-medallion'),
  'tie-die': look('x-medallion'),
  'game-over': look('x-house'),
} as const satisfies Record<HeroEvent['type'], EventLook>

/** Null for an event that HERO does not know. */
export function heroLook({ type, data }: { readonly type: string; readonly data: Json }): EventLook | null {
  if (!isKnown(type)) return null
  const known: EventLook = LOOKS[type]
  const kind =
    type === 'monster-struck' && typeof data === 'object' && data !== null && 'kind' in data && typeof data.kind === 'string'
      ? kindOf(data.kind)
      : null
  return kind ? { ...known, icon: KIND_ICONS[kind] } : known
}

function isKnown(type: string): type is HeroEvent['type'] {
  return Object.hasOwn(LOOKS, type)
}
