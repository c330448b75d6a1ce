import type { ArenaEvent } from '../../../engine/gladiator/event-types.ts'
import type { Json } from '../../../engine/kernel/types.ts'
import type { EventLook } from '../../game-page.ts'
import { causeIcon, kindIcon, spellIcon, terrainIcon, thingIcon } from './icons.ts'
import { Fields } from './table/fields.ts'

const look = (icon: string, tone: EventLook['tone'] = 'plain'): EventLook => ({ icon, tone })

/** The looks of events, by type; one that names a weapon, a spell or terrain shows its picture. */
const LOOKS = {
  joined: look('x-party'),
  'fight-began': look('g-crossed-swords'),
  'exit-opened': look('g-open-gate'),
  'fires-laid': look('g-fire'),
  'pits-laid': look('g-pit'),
  'robots-came': look('g-rock-golem'),
  'spells-known': look('x-book', 'good'),
  learnt: look('x-book', 'good'),
  'turn-began': look('x-hourglass'),
  incentive: look('x-medallion'),
  'first-side': look('x-steps'),
  ordered: look('x-quill'),
  moved: look('x-steps'),
  waited: look('x-hourglass'),
  turned: look('x-compass'),
  'stood-up': look('x-human'),
  'went-prone': look('g-m-prone'),
  declined: look('x-hourglass'),
  'did-nothing': look('x-hourglass'),
  evaded: look('g-m-evade'),
  'makes-for-exit': look('g-open-gate'),
  aimed: look('x-lens'),
  attacked: look('g-crossed-swords'),
  'weapon-dropped': look('x-broken', 'harm'),
  hurt: look('x-drop', 'harm'),
  dazed: look('g-m-dazed', 'harm'),
  'knocked-down': look('g-m-prone', 'harm'),
  'pit-fall': look('g-pit', 'harm'),
  collapsed: look('g-m-prone', 'harm'),
  killed: look('x-skull', 'harm'),
  vanished: look('g-two-shadows'),
  landed: look('g-thrown-spear'),
  readied: look('g-hand'),
  reloaded: look('g-crossbow'),
  changed: look('g-hand'),
  placed: look('g-hand'),
  stolen: look('g-grab', 'harm'),
  'let-fall': look('x-stone'),
  'krill-recovered': look('g-magic-trident', 'good'),
  'death-sword-given': look('g-magic-trident', 'good'),
  'bones-offered': look('g-sword-altar'),
  'altar-rose': look('g-sword-altar'),
  resurrected: look('s-resurrect', 'good'),
  braced: look('g-roman-shield'),
  'fall-tested': look('g-roman-shield'),
  pushed: look('g-roman-shield', 'harm'),
  'hand-combat-tried': look('g-m-hand'),
  repelling: look('g-m-hand'),
  repelled: look('g-m-hand'),
  'hand-combat': look('g-m-hand', 'harm'),
  'hands-emptied': look('x-stone', 'harm'),
  struggling: look('g-m-hand'),
  struggled: look('g-m-hand'),
  disengaged: look('x-steps'),
  casting: look('x-book'),
  cast: look('x-book'),
  returned: look('g-shield-reflect', 'good'),
  'spell-hit': look('g-focused-lightning', 'harm'),
  enchanted: look('g-magic-swirl'),
  disarmed: look('x-broken', 'harm'),
  teleported: look('g-teleport'),
  'ring-of-fire': look('g-fire-zone', 'harm'),
  'set-alight': look('g-fire', 'harm'),
  spent: look('x-drop'),
  healed: look('g-healing', 'good'),
  revived: look('g-healing', 'good'),
  called: look('g-magic-gate'),
  feigned: look('g-two-shadows'),
  images: look('g-two-shadows'),
  renewed: look('g-magic-gate'),
  'let-go': look('g-magic-gate'),
  'terrain-made': look('g-earth-crack'),
  'seen-through': look('g-third-eye', 'good'),
  doubting: look('g-third-eye'),
  disbelieved: look('g-third-eye'),
  judged: look('g-third-eye'),
  left: look('g-open-gate'),
  regenerated: look('g-healing', 'good'),
  'came-to': look('g-healing', 'good'),
  'spell-over': look('g-magic-swirl'),
  'fight-over': look('g-gladius', 'good'),
  earned: look('x-medallion', 'good'),
} as const satisfies Record<ArenaEvent['type'], EventLook>

/** Null for an event that Gladiator! does not know. */
export function gladiatorLook({ type, data }: { readonly type: string; readonly data: Json }): EventLook | null {
  if (!isKnown(type)) return null
  const known: EventLook = LOOKS[type]
  const event = new Fields(data)
  switch (type) {
    case 'attacked':
      return { icon: causeIcon(event.text('with') ?? ''), tone: (event.number('times') ?? 0) > 0 ? 'harm' : 'plain' }
    case 'joined':
      return { icon: kindIcon(event.text('kind') ?? ''), tone: 'plain' }
    case 'terrain-made':
      return { icon: terrainIcon(event.text('kind') ?? ''), tone: 'plain' }
    case 'landed':
    case 'placed':
      return { icon: thingIcon(event.text('kind') ?? ''), tone: 'plain' }
    case 'fall-tested':
      return { ...known, tone: event.flag('stands') ? 'good' : 'harm' }
    case 'repelled':
      return { ...known, tone: event.flag('holds') ? 'good' : 'harm' }
    case 'cast':
      return { icon: spellIcon(event.text('spell') ?? ''), tone: event.flag('succeeds') ? 'good' : 'plain' }
    case 'hurt':
    case 'killed':
      return type === 'hurt' ? { icon: causeIcon(event.text('cause') ?? ''), tone: 'harm' } : known
    default: {
      const spell = event.text('spell')
      return spell === null ? known : { icon: spellIcon(spell), tone: known.tone }
    }
  }
}

function isKnown(type: string): type is ArenaEvent['type'] {
  return Object.hasOwn(LOOKS, type)
}
