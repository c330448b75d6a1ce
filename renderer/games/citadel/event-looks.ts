import type { EventType } from '../../../engine/citadel/event-types.ts'
import type { Json } from '../../../engine/kernel/types.ts'
import type { EventLook, Tone } from '../../game-page.ts'
import { itemIcon } from './names.ts'

/** The look of a type, made more specific by a field of the event that names something with a picture. */
interface TypeLook extends EventLook {
  readonly by?: (data: Fields) => string | undefined
}

type Fields = { readonly [field: string]: Json | undefined }

const look = (icon: string, tone: Tone = 'plain', by?: TypeLook['by']): TypeLook => ({ icon, tone, ...(by && { by }) })

/** `s-` with `spell`: the picture of the spell that the event names. */
const named =
  (prefix: string, field: string) =>
  (data: Fields): string | undefined => {
    const name = data[field]
    return typeof name === 'string' ? `${prefix}-${name}` : undefined
  }

const ofSpell = named('s', 'spell')
const ofWeapon = named('w', 'weapon')
/** A monster strikes with its natural weapons. */
const ofBlow = (data: Fields) => (data.column === 'monster' ? undefined : named('w', 'column')(data))

/** `orc-1` is an orc; a companion who has turned is no monster. */
function ofFoes(field: string) {
  return (data: Fields) => {
    const ids = data[field]
    const [first] = Array.isArray(ids) ? ids : [ids]
    const type = typeof first === 'string' ? /^(.+)-\d+$/.exec(first)?.[1] : undefined
    return type && `m-${type}`
  }
}

function ofItem({ item }: Fields): string | undefined {
  if (!isFields(item) || typeof item.kind !== 'string') return undefined
  const type = item.type ?? item.weapon
  return itemIcon({ kind: item.kind, type: typeof type === 'string' ? type : '' })
}

const PLACES: Readonly<Record<string, string>> = { gateway: 'x-gateway', room: 'x-key', corridor: 'x-steps' }

/** A segment by its feature, or by its kind. */
function ofSegment({ feature, kind, face }: Fields): string | undefined {
  if (typeof feature === 'string') return `f-${feature}`
  const what = kind ?? face
  return typeof what === 'string' ? PLACES[what] : undefined
}

const ABILITIES: Readonly<Record<string, string>> = { detrap: 'x-trap', hellgate: 'x-hellgate', resistance: 'x-shield' }

/** Every event, in the order of the rules; a new one without a look does not compile. */
const LOOKS = {
  // 4: the party
  'first-player': look('x-party'),
  'hero-joins': look('x-human'),
  'initiate-joins': look('x-hood'),
  exchanged: look('x-undo'),
  'magic-potential': look('x-sun'),
  'spells-known': look('x-book'),
  maze: look('x-castle'),
  sun: look('x-sun'),
  'spells-circled': look('x-book'),
  limit: look('x-hourglass'),
  'march-order': look('x-party'),
  'raid-begins': look('x-gateway'),
  // 5 and 6: the maze
  'turn-begins': look('x-hourglass'),
  route: look('x-steps'),
  'chit-returned': look('x-undo'),
  'chit-placed': look('x-castle', 'plain', ofSegment),
  'stairs-joined': look('f-staircase'),
  'cup-refilled': look('x-undo'),
  entered: look('x-steps', 'plain', ofSegment),
  'segments-left': look('x-compass'),
  'hellgate-reached': look('x-hellgate', 'harm'),
  rejoined: look('x-party', 'good'),
  'door-locked': look('s-lock'),
  'counter-moves': look('x-steps'),
  // 7: traps
  'trap-check': look('x-lens'),
  detrapped: look('x-trap'),
  'trap-sprung': look('x-trap', 'harm'),
  arrow: look('w-bow', 'harm'),
  // 8: encounters
  'no-monsters': look('x-candle'),
  'monsters-met': look('m-orc', 'plain', ofFoes('who')),
  'monster-appears': look('m-orc', 'plain', named('m', 'monster')),
  negotiated: look('x-talk'),
  cowed: look('s-cow', 'plain', ofSpell),
  intimidated: look('x-coins', 'good'),
  'bribe-offered': look('x-coins'),
  'left-in-peace': look('s-cease-fire'),
  'fight-begins': look('w-sword'),
  // 9: combat
  'combat-begins': look('w-ax'),
  deployed: look('x-party'),
  round: look('x-hourglass'),
  'changes-weapon': look('w-sword', 'plain', ofWeapon),
  passes: look('x-hourglass'),
  'joins-fight': look('x-party', 'good'),
  'sleeper-killed': look('s-sleep', 'good'),
  'combat-over': look('x-shield'),
  attack: look('x-broken', 'plain', ofBlow),
  target: look('x-lens'),
  moves: look('x-steps'),
  wounded: look('x-drop', 'harm'),
  died: look('x-skull', 'harm'),
  // 10 and 11: magic
  'spell-cast': look('x-book', 'plain', ofSpell),
  'spell-resisted': look('x-shield', 'plain', ofSpell),
  'shield-holds': look('s-magic-shield'),
  charmed: look('s-charm'),
  'charm-broken': look('x-broken', 'harm'),
  asleep: look('s-sleep'),
  shielded: look('s-magic-shield', 'good'),
  'cease-fire': look('s-cease-fire', 'good'),
  hesitation: look('s-hesitate', 'good'),
  'came-back': look('s-teleport'),
  'mage-armor': look('s-mage-armor', 'good'),
  strengthened: look('s-strength', 'good'),
  teleported: look('s-teleport'),
  'immune-to-poison': look('x-medallion', 'good'),
  'poison-neutralized': look('s-neutralize-poison', 'good'),
  resurrected: look('s-resurrect', 'good'),
  'flesh-again': look('s-stone-flesh', 'good'),
  'stays-stone': look('x-stone', 'harm'),
  readied: look('w-sword', 'plain', ofWeapon),
  'march-changed': look('x-party'),
  resistance: look('x-shield'),
  healed: look('s-heal', 'good'),
  'demons-vanish': look('m-demon', 'good'),
  // 12: experience
  experience: look('x-torch', 'good'),
  // 13: features
  investigates: look('x-lens', 'plain', named('f', 'feature')),
  'nothing-left': look('x-candle'),
  weakened: look('x-broken', 'harm', ({ kind }) => (kind === 'drunk' ? 'x-beer' : undefined)),
  'jewel-found': look('x-gem', 'good'),
  'turned-to-stone': look('x-stone', 'harm'),
  betrays: look('m-x-the-unknown', 'harm'),
  falls: look('f-trap-door', 'harm', ({ into }) => (into === 'shaft' ? 'x-hellgate' : undefined)),
  'shaft-closed': look('f-trap-door'),
  'room-below': look('f-trap-door'),
  'climbs-out': look('x-steps', 'good'),
  'vampire-rises': look('m-vampire', 'harm'),
  bookcase: look('x-book', 'plain', ({ falls }) => (falls === true ? 'x-trap' : undefined)),
  'left-alone': look('x-steps'),
  clavichord: look('x-coins', 'harm'),
  'clavichord-opened': look('x-coins', 'good'),
  altar: look('f-altar'),
  'ability-changed': look('x-quill', 'plain', ({ ability }) => (typeof ability === 'string' ? ABILITIES[ability] : undefined)),
  'spell-cheapened': look('s-lightning', 'good', ofSpell),
  'free-spells': look('x-book', 'good'),
  'spell-forgotten': look('x-book', 'harm', ofSpell),
  painting: look('f-artwork'),
  'cut-glass': look('x-gem', 'plain', ({ is }) => itemIcon({ kind: typeof is === 'string' ? is : '', type: '' })),
  mirror: look('f-mirror'),
  // 14: treasure and things
  treasure: look('x-chest', 'good'),
  'bribe-recovered': look('x-coins', 'good'),
  'chest-left': look('x-chest'),
  'chest-looked-at': look('x-lens'),
  'chest-opened': look('x-chest', 'good'),
  shared: look('x-coins', 'good'),
  'item-left': look('x-chest', 'plain', ofItem),
  'item-taken': look('x-chest', 'good', ofItem),
  'weapon-discarded': look('x-broken', 'plain', ({ what }) =>
    what === 'tapestry' ? itemIcon({ kind: what, type: '' }) : named('w', 'what')({ what }),
  ),
  'potion-appraised': look('x-potion'),
  'potion-drunk': look('x-potion'),
  'talisman-tested': look('x-talisman'),
  'talisman-limit': look('x-talisman'),
  'spell-added': look('x-book', 'good', ofSpell),
  succumbed: look('x-talisman', 'harm'),
  'medallion-tested': look('x-medallion'),
  'armor-on': look('x-armor'),
  'armor-off': look('x-armor'),
  'handed-over': look('x-party', 'plain', ofItem),
  'mind-battle': look('s-mental-attack'),
  'ring-used': look('x-ring'),
  // 15: monsters of their own kind
  stench: look('x-gas', 'harm'),
  'fire-breath': look('x-torch', 'harm'),
  gaze: look('m-medusa', 'harm'),
  regenerates: look('s-rejuvenate'),
  'vampire-charms': look('m-vampire', 'harm'),
  'mage-casts': look('m-evil-mage', 'harm', ofSpell),
  // 16: the Hellgate
  'hellgate-found': look('x-hellgate', 'harm'),
  'hellgate-blast': look('s-blast', 'harm'),
  'hellgate-tried': look('x-hellgate'),
  freed: look('x-gateway', 'good'),
  // 17: home again
  'party-leaves': look('x-gateway'),
  'left-behind': look('x-tomb', 'harm'),
  'tapestry-home': look('x-gem', 'good'),
  'raid-ends': look('x-house'),
  // the table itself
  'taken-back': look('x-undo'),
  'record-left': look('x-book'),
} as const satisfies Record<EventType, TypeLook>

/** Every type, in the order of the rules. */
export const EVENT_TYPES: readonly string[] = Object.keys(LOOKS)

/** The look of an event of the chronicle: by its type or, where it names one, by its spell, weapon, foe or feature. Null for events of older rules. */
export function eventLook({ type, data }: { readonly type: string; readonly data: Json }): EventLook | null {
  if (!isKnown(type)) return null
  const { icon, tone, by }: TypeLook = LOOKS[type]
  return { icon: (isFields(data) && by?.(data)) || icon, tone }
}

function isKnown(type: string): type is EventType {
  return Object.hasOwn(LOOKS, type)
}

function isFields(data: Json | undefined): data is Fields {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}
