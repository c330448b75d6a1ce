import type { DomainEvent } from '../../../engine/domain/event-types.ts'
import { kindOf, typeOf } from '../../../engine/domain/open/cards.ts'
import { kindIcon, spellIcon } from '../../../engine/domain/open/icons.ts'
import { definite, kindName, kindNoun, spellName, treasureName } from '../../../engine/domain/open/names.ts'
import type { Square } from '../../../engine/domain/view-types.ts'
import type { Seat } from '../../../engine/kernel/types.ts'
import { type EventOf, type EventRows, gameEvents, type OfType, own, type RowLook } from '../../event-page.ts'
import type { Tone } from '../../game-page.ts'
import { HURT, LUCKY } from '../../scene/plates.ts'
import * as plates from './scenes/plates.ts'
import { characterOf, domainView } from './table/view.ts'

export type Told = EventOf<DomainEvent>
export type ToldOf<T extends Told['type']> = OfType<Told, T>

interface Context {
  /** Whether it happens to the character of this seat. */
  readonly isOwn: boolean
  /** Whose it is. */
  readonly name: string
}

/** So many life points lost at once are a moment. */
const BADLY = 3
const GREAT_CREATURES: ReadonlySet<string> = new Set(['medusa', 'green-dragon', 'reaper', 'demon'])
const DOORS: { readonly [D in ToldOf<'door'>['deed']]?: string } = {
  broken: 'The door gives way',
  unlocked: 'The key turns',
  opened: 'The door stands open',
}

/** Shown with the card that it names. */
const withCard =
  (tone: Tone = 'plain') =>
  ({ card }: { readonly card: string }): RowLook => [kindIcon(kindOf(card)), tone]

const withTreasure = ({ treasure }: { readonly treasure: string }): RowLook => [kindIcon(treasure), 'good']

/** Whether one of these was told of that seat already, of a card of that kind. */
function isNew({ seat, card }: CardEvent, earlier: readonly CardEvent[]): boolean {
  return !earlier.some((other) => other.seat === seat && kindOf(other.card) === kindOf(card))
}

type CardEvent = { readonly seat: Seat; readonly card: string }

const isFirst = ({ seat }: { readonly seat: Seat }, earlier: readonly { readonly seat: Seat }[]) =>
  !earlier.some((other) => other.seat === seat)

/** DOMAIN's events, in the order of the rules. */
const ROWS: EventRows<DomainEvent, Context> = {
  // 2 and 3: rounds, turns, the beginning; the end has a card of its own
  'round-began': { look: 'x-hourglass', weight: 'apart' },
  'turn-began': { look: 'x-torch', weight: 'apart' },
  'turn-missed': { look: ['x-hourglass', 'harm'] },
  'first-player': { look: 'x-medallion', weight: 'apart' },
  'quadrant-chosen': { look: 'x-compass', weight: 'apart' },
  won: { look: withTreasure, weight: 'apart', sound: 'out' },
  'time-up': { look: 'x-hourglass', weight: 'apart' },
  'given-up': { look: 'x-tomb', weight: 'apart' },
  entered: {
    look: 'x-gateway',
    weight: (event, { isOwn }, earlier) => (isOwn && !isFirst(event, earlier) ? 'small' : 'apart'),
    sound: 'door',
    moment: (_, { name }) => ({ title: `${name} goes in again`, plate: plates.BACK_AGAIN }),
  },
  // 4: life, luck, experience
  'life-lost': {
    look: ['x-drop', 'harm'],
    weight: ({ amount }, { isOwn }) => (isOwn && amount >= BADLY ? 'small' : 'line'),
    moment: (_, { name }) => ({ title: `${name} is badly hurt`, plate: HURT }),
  },
  'life-spared': {
    look: ['x-talisman', 'good'],
    weight: own('small'),
    moment: (_, { name }) => ({ title: `${name} is lucky`, plate: LUCKY }),
  },
  healed: { look: ['s-heal', 'good'] },
  'luck-tested': { look: 'x-talisman' },
  experience: { look: ['x-lens', 'good'] },
  died: {
    look: ['x-skull', 'harm'],
    weight: own('great', 'small'),
    sound: 'fall',
    moment: ({ cause }, { name }) => ({
      title: `${name} dies`,
      plate: plates.died(typeOf(cause) === 'creature' || cause === 'warlock' ? cause : null),
    }),
  },
  retired: { look: ['x-tomb', 'harm'] },
  // 5: tiles
  'tile-laid': {
    look: 'x-stone',
    weight: (event, { isOwn }, earlier) => (isOwn && isFirst(event, earlier) ? 'great' : 'apart'),
    sound: 'tile',
    moment: () => ({ title: 'The first tile', plate: plates.FIRST_TILE }),
  },
  'chamber-laid': {
    look: 'x-castle',
    weight: ({ place }, { isOwn }) => (place === 'treasure' || isOwn ? 'great' : 'small'),
    sound: 'tile',
    moment: ({ place }) => ({
      title: place === 'treasure' ? 'The treasure chamber' : 'An antechamber',
      plate: plates.chamber(place === 'treasure'),
    }),
  },
  // 6: steps
  moved: { look: 'x-steps', weight: 'apart' },
  groped: { look: 'x-hood', weight: 'apart' },
  climbed: { look: 'g-pit' },
  crossed: {
    look: 'g-rope-coil',
    weight: own('small'),
    moment: ({ over }, { name }) => ({
      title: over ? `${name} gets across` : `${name} can’t get across`,
      plate: plates.hazard('pit-trap'),
    }),
  },
  lantern: {
    look: ({ lit, cause }) => (lit ? 'g-lantern-flame' : [kindIcon('lantern-out'), cause === 'doused' ? 'plain' : 'harm']),
  },
  // 7, 8: cards and things
  'card-drawn': {
    look: ({ card }) => [kindIcon(kindOf(card)), typeOf(kindOf(card)) === 'creature' ? 'harm' : 'plain'],
    weight: (event, { isOwn }, earlier) =>
      isOwn && typeOf(kindOf(event.card)) !== 'creature' && isNew(event, earlier) ? 'small' : 'apart',
    sound: 'page',
    moment: ({ card }) => {
      const kind = kindOf(card)
      return { title: kindName(kind), plate: typeOf(kind) === 'hazard' ? plates.hazard(kind) : plates.thing(kind) }
    },
  },
  'card-turned': { look: withCard(), weight: 'apart' },
  'left-lying': { look: 'x-stone', weight: 'apart' },
  taken: {
    look: (event) => ('treasure' in event ? withTreasure(event) : withCard('good')(event)),
    weight: (event, { isOwn }) => ('treasure' in event ? 'great' : isOwn ? 'line' : 'apart'),
    sound: 'coin',
    moment: (event, { name }) => {
      const treasure = 'treasure' in event ? event.treasure : ''
      return { title: `${name} has the ${treasureName(treasure)}`, plate: plates.treasure(treasure) }
    },
  },
  dropped: { look: withCard(), weight: 'apart' },
  used: { look: withCard() },
  'treasure-found': {
    look: withTreasure,
    weight: own('great', 'small'),
    sound: 'gate',
    moment: ({ treasure }) => ({ title: `The ${treasureName(treasure)}`, plate: plates.treasure(treasure) }),
  },
  // 9: fights
  met: {
    look: withCard('harm'),
    weight: (event, { isOwn }, earlier) => {
      if (!isOwn || !isNew(event, earlier)) return 'apart'
      return GREAT_CREATURES.has(kindOf(event.card)) ? 'great' : 'small'
    },
    moment: ({ card }) => ({ title: kindName(kindOf(card)), plate: plates.met(kindOf(card)) }),
  },
  armed: { look: 'w-sword', weight: 'apart' },
  blow: {
    look: ({ by, hit }) => (by === 'creature' ? ['m-orc', hit ? 'harm' : 'plain'] : 'w-sword'),
    weight: 'apart',
    sound: ({ by, hit }) => (!hit ? 'miss' : by === 'creature' ? 'claw' : 'blade'),
  },
  'creature-beaten': {
    look: withCard('good'),
    weight: (event, { isOwn }, earlier) => {
      if (!isOwn) return 'apart'
      return isFirst(event, earlier) || GREAT_CREATURES.has(kindOf(event.card)) ? 'great' : 'small'
    },
    moment: ({ card }, { name }) => ({ title: `${name} beats ${definite(kindNoun(kindOf(card)))}`, plate: plates.beaten(kindOf(card)) }),
  },
  thrown: {
    look: withCard(),
    weight: own('small'),
    sound: 'bow',
    moment: ({ hit }) => ({ title: hit ? 'The Javelin strikes home' : 'The Javelin misses', plate: plates.thing('javelin') }),
  },
  retreated: { look: ['x-steps', 'harm'] },
  // 10: rooms, doors, hazards, passages
  door: {
    look: 'g-closed-doors',
    weight: ({ deed }, { isOwn }) => (isOwn && DOORS[deed] !== undefined ? 'small' : 'line'),
    sound: 'door',
    moment: ({ deed }) => ({ title: DOORS[deed] ?? 'A door', plate: plates.door(deed === 'broken') }),
  },
  fell: {
    look: withCard('harm'),
    weight: own('small'),
    moment: ({ card }, { name }) => ({ title: `${name} falls into a pit`, plate: plates.hazard(kindOf(card)) }),
  },
  hazard: {
    look: withCard('harm'),
    weight: own('small'),
    moment: ({ card }) => ({ title: kindName(kindOf(card)), plate: plates.hazard(kindOf(card)) }),
  },
  passage: {
    look: 'f-trap-door',
    weight: 'apart',
    sound: ({ deed }) => (deed === 'entered' ? 'stair-down' : deed === 'left' ? 'stair-up' : null),
  },
  encounter: { look: 'x-hood', weight: 'apart' },
  paralysed: {
    look: ['x-skull', 'harm'],
    weight: own('great', 'small'),
    moment: (_, { name }) => ({ title: `The jaws close on ${name}`, plate: plates.JAWS }),
  },
  freed: {
    look: ['x-skull', 'good'],
    weight: own('small'),
    moment: (_, { name }) => ({ title: `${name} is free of the jaws`, plate: plates.FREED }),
  },
  // 11: spells
  cast: {
    look: ({ spell, works }) => [spellIcon(spell), works ? 'good' : 'plain'],
    weight: ({ works }, { isOwn }) => (isOwn || works ? 'small' : 'apart'),
    sound: 'spell',
    moment: ({ spell, works }) => ({ title: works ? spellName(spell) : `${spellName(spell)} fails`, plate: plates.cast(spell, works) }),
  },
  summoning: { look: 'g-tribal-pendant' },
  'evil-summoned': {
    look: ['g-tribal-pendant', 'harm'],
    weight: 'great',
    sound: 'gate',
    moment: ({ good }) => ({ title: good ? 'The evil heals' : 'The evil kills everyone', plate: plates.evil(good) }),
  },
  // 14
  warlock: {
    look: ['m-evil-mage', 'harm'],
    weight: ({ deed }, { isOwn }) => (deed === 'appeared' || isOwn ? 'great' : 'small'),
    sound: 'gate',
    moment: ({ deed }, { name }) =>
      deed === 'appeared'
        ? { title: 'The Warlock appears', plate: plates.warlock(false) }
        : { title: `The Warlock strikes ${name}`, plate: plates.warlock(true) },
  },
}

/** DOMAIN's events; the drone is heard in passages under the tiles. */
export const EVENTS = {
  ...gameEvents<DomainEvent, Context>(ROWS, (event, session) => {
    const view = domainView(session)
    const seat = seatIn(event)
    return { isOwn: seat !== null && seat === view?.seat, name: (seat === null ? null : view?.characters[seat]?.name) ?? 'A challenger' }
  }),
  hasDrone: (session: Parameters<typeof domainView>[0]) => {
    const view = domainView(session)
    return view !== null && characterOf(view, view.seat).status === 'passage'
  },
}

/** Whose it is; null where it concerns all. */
export function seatIn(event: Told | null): Seat | null {
  return event !== null && 'seat' in event ? event.seat : null
}

/** Where it happens or leads, as far as it says so. */
export function squareIn(event: Told | null): Square | null {
  if (event === null) return null
  return 'square' in event ? event.square : 'to' in event ? event.to : null
}
