import type { CaveEvent } from '../../../engine/cave/event-types.ts'
import type { Json } from '../../../engine/kernel/types.ts'
import type { EventLook } from '../../game-page.ts'
import { chamberIcon, kindIcon, spellIcon } from './icons.ts'
import { isEnemy, kindOfCard } from './kinds.ts'
import { Fields } from './table/fields.ts'

const look = (icon: string, tone: EventLook['tone'] = 'plain'): EventLook => ({ icon, tone })

/** The looks of the Cave's events, by type; an event that names a card, a Chamber or a Spell shows its picture. */
const LOOKS = {
  dealt: look('x-human'),
  'first-player': look('x-medallion'),
  'round-began': look('x-hourglass'),
  'turn-began': look('x-torch'),
  'turn-missed': look('x-hourglass', 'harm'),
  'light-returned': look('x-candle', 'good'),
  'new-character': look('x-human'),
  'strength-gained': look('g-s-str', 'good'),
  'strength-lost': look('g-s-str', 'harm'),
  exchanged: look('g-s-str', 'good'),
  'craft-gained': look('g-s-cra', 'good'),
  'craft-lost': look('g-s-cra', 'harm'),
  'spell-gained': look('x-book', 'good'),
  'spell-seen': look('x-book'),
  'spells-discarded': look('x-book', 'harm'),
  'gold-gained': look('x-coins', 'good'),
  'gold-paid': look('x-coins'),
  'life-gained': look('g-s-liv', 'good'),
  'life-lost': look('x-drop', 'harm'),
  'life-saved': look('g-shield', 'good'),
  healed: look('s-heal', 'good'),
  mended: look('s-heal', 'good'),
  died: look('x-skull', 'harm'),
  destroyed: look('x-broken', 'harm'),
  'put-down': look('x-stone'),
  taken: look('g-hand', 'good'),
  'things-lost': look('x-broken', 'harm'),
  'alignment-changed': look('g-holy-symbol'),
  moved: look('x-steps'),
  turning: look('x-compass'),
  passing: look('x-steps'),
  gate: look('g-closed-doors'),
  recalled: look('s-teleport'),
  stayed: look('x-hourglass'),
  encounter: look('x-lens'),
  'slipped-away': look('x-hood'),
  duel: look('g-crossed-swords'),
  drawn: look('x-candle'),
  happened: look('x-candle'),
  swept: look('g-earth-crack', 'harm'),
  washed: look('g-big-wave'),
  darkened: look('g-candle-skull', 'harm'),
  visited: look('x-talk'),
  bought: look('x-coins'),
  sold: look('x-coins', 'good'),
  gone: look('x-stone'),
  returned: look('g-cave-entrance'),
  'turn-ended': look('x-hourglass', 'harm'),
  'turns-missed': look('x-hourglass', 'harm'),
  weakened: look('x-hourglass', 'harm'),
  'turned-toad': look('g-frog', 'harm'),
  evaded: look('x-hood'),
  burnt: look('g-fireball', 'good'),
  fought: look('w-sword'),
  slain: look('x-skull', 'good'),
  'gold-for-life': look('x-coins', 'harm'),
  chamber: look('g-portal'),
  'chamber-die': look('g-portal'),
  'space-die': look('x-lens'),
  fled: look('g-bat'),
  searched: look('x-lens'),
  'crystal-found': look('g-crystal', 'good'),
  ready: look('g-crystal', 'good'),
  trial: look('g-crystal'),
  bribed: look('g-bad-gnome'),
  'left-chamber': look('x-steps', 'harm'),
  'spell-cast': look('x-book'),
  robbed: look('g-grab'),
  warded: look('x-shield', 'good'),
  'game-over': look('g-crystal', 'good'),
} as const satisfies Record<CaveEvent['type'], EventLook>

const TONES = { won: 'good', lost: 'harm', even: 'plain' } as const

/** Null for an event that the Cave does not know. */
export function caveLook({ type, data }: { readonly type: string; readonly data: Json }): EventLook | null {
  if (!isKnown(type)) return null
  const known: EventLook = LOOKS[type]
  const event = new Fields(data)
  if (type === 'fought' || type === 'duel') return fightLook(type, known, event)
  if (type === 'gate') return event.flag('open') ? look('g-open-gate', 'good') : known
  if (type === 'trial') return { ...known, tone: event.flag('passed') ? 'good' : 'harm' }
  if (type === 'searched') return { ...known, tone: event.flag('found') ? 'good' : 'plain' }
  const spell = event.text('spell')
  if (spell !== null) return { icon: spellIcon(spell), tone: 'good' }
  const chamber = event.text('chamber')
  if (chamber !== null) return look(chamberIcon(chamber))
  const card = event.text('card')
  if (card === null) return known
  const kind = kindOfCard(card)
  return { icon: kindIcon(kind), tone: type === 'drawn' && isEnemy(kind) ? 'harm' : known.tone }
}

function fightLook(type: string, known: EventLook, event: Fields): EventLook {
  const result = event.text('result')
  const tone = result === 'won' || result === 'lost' || result === 'even' ? TONES[result] : 'plain'
  if (type === 'duel') return { ...known, tone }
  const against = event.record('against')
  return { icon: kindIcon(kindOfCard(against.texts('cards')[0] ?? against.text('kind') ?? '')), tone }
}

function isKnown(type: string): type is CaveEvent['type'] {
  return Object.hasOwn(LOOKS, type)
}
