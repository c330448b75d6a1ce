import type { DomainEvent } from '../../../engine/domain/event-types.ts'
import type { Json } from '../../../engine/kernel/types.ts'
import type { EventLook } from '../../game-page.ts'
import { kindIcon, spellIcon } from './icons.ts'
import { isCreature, kindOfCard } from './kinds.ts'
import { Fields } from './table/fields.ts'

const look = (icon: string, tone: EventLook['tone'] = 'plain'): EventLook => ({ icon, tone })

/** The looks of DOMAIN's events, by type; an event that names a card, a treasure or a spell shows its picture. */
const LOOKS = {
  'round-began': look('x-hourglass'),
  'turn-began': look('x-torch'),
  'turn-missed': look('x-hourglass', 'harm'),
  won: look('x-sun', 'good'),
  'time-up': look('x-hourglass'),
  'given-up': look('x-tomb'),
  'first-player': look('x-medallion'),
  'quadrant-chosen': look('x-compass'),
  'life-lost': look('x-drop', 'harm'),
  'life-spared': look('x-talisman', 'good'),
  healed: look('s-heal', 'good'),
  'luck-tested': look('x-talisman'),
  experience: look('x-lens', 'good'),
  died: look('x-skull', 'harm'),
  retired: look('x-tomb', 'harm'),
  'tile-laid': look('x-stone'),
  'chamber-laid': look('x-castle'),
  entered: look('x-gateway'),
  moved: look('x-steps'),
  groped: look('x-hood'),
  climbed: look('g-pit'),
  crossed: look('g-rope-coil'),
  'card-drawn': look('x-candle'),
  'card-turned': look('x-candle'),
  'treasure-found': look('x-chest', 'good'),
  'left-lying': look('x-stone'),
  taken: look('g-hand', 'good'),
  dropped: look('x-stone'),
  used: look('x-potion'),
  armed: look('w-sword'),
  blow: look('w-sword'),
  'creature-beaten': look('x-skull', 'good'),
  thrown: look('g-barbed-spear'),
  retreated: look('x-steps', 'harm'),
  door: look('g-closed-doors'),
  fell: look('g-pit', 'harm'),
  hazard: look('x-trap', 'harm'),
  lantern: look('g-lantern-flame'),
  passage: look('f-trap-door'),
  encounter: look('x-hood'),
  paralysed: look('x-skull', 'harm'),
  freed: look('x-skull', 'good'),
  cast: look('x-book'),
  summoning: look('g-tribal-pendant'),
  'evil-summoned': look('g-tribal-pendant', 'harm'),
  met: look('x-hood', 'harm'),
  warlock: look('m-evil-mage', 'harm'),
} as const satisfies Record<DomainEvent['type'], EventLook>

/** Null for an event that DOMAIN does not know. */
export function domainLook({ type, data }: { readonly type: string; readonly data: Json }): EventLook | null {
  if (!isKnown(type)) return null
  const known: EventLook = LOOKS[type]
  const event = new Fields(data)
  const treasure = event.text('treasure')
  if (treasure !== null) return { ...known, icon: kindIcon(treasure) }
  const spell = event.text('spell')
  if (spell !== null) return { icon: spellIcon(spell), tone: event.flag('works') ? 'good' : 'plain' }
  if (type === 'lantern' && !event.flag('lit')) return look(kindIcon('lantern-out'), event.text('cause') === 'doused' ? 'plain' : 'harm')
  if (type === 'blow') return event.text('by') === 'creature' ? look('m-orc', event.flag('hit') ? 'harm' : 'plain') : known
  const card = event.text('card')
  if (card === null) return known
  const kind = kindOfCard(card)
  return { icon: kindIcon(kind), tone: type === 'card-drawn' && isCreature(kind) ? 'harm' : known.tone }
}

function isKnown(type: string): type is DomainEvent['type'] {
  return Object.hasOwn(LOOKS, type)
}
