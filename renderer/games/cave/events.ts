import type { CaveEvent } from '../../../engine/cave/event-types.ts'
import { cardOfKind, isEnemy, kindOf, knownCard } from '../../../engine/cave/open/cards.ts'
import { ALIGNMENT_NAMES, anyName, cardName, isPlural, spaceName } from '../../../engine/cave/open/names.ts'
import type { SpaceId } from '../../../engine/cave/tables/table-types.ts'
import type { PlayerView } from '../../../engine/cave/view-types.ts'
import type { Seat, SessionView } from '../../../engine/kernel/types.ts'
import { capital } from '../../../engine/kernel/words.ts'
import { type EventOf, type EventRows, gameEvents, type OfType, own, type RowLook } from '../../event-page.ts'
import type { Tone } from '../../game-page.ts'
import type { Plate } from '../../scene/plate.ts'
import { HURT, LUCKY } from '../../scene/plates.ts'
import { chamberIcon, kindIcon, spellIcon } from './icons.ts'
import * as plates from './scenes/plates.ts'
import { caveView } from './table/view.ts'

export type Told = EventOf<CaveEvent>
export type ToldOf<T extends Told['type']> = OfType<Told, T>

interface Context {
  /** Whether it happens to the Character of this seat. */
  readonly isOwn: boolean
  /** Whose it is. */
  readonly name: string
  /** The id of that Character; null where it is not known. */
  readonly character: string | null
}

interface OfSeat {
  readonly seat: Seat | null
}

const ofSeat = <E extends OfSeat>({ seat }: OfSeat, earlier: readonly E[]) => earlier.filter((other) => other.seat === seat)

/** Small the first time that it befalls this seat with the same in that field, and a line from then on. */
const small =
  <K extends string>(field: K) =>
  (event: OfSeat & Readonly<Record<K, string>>, { isOwn }: Context, earlier: readonly (OfSeat & Readonly<Record<K, string>>)[]) => {
    if (!isOwn) return 'apart'
    return earlier.some((other) => other.seat === event.seat && other[field] === event[field]) ? 'line' : 'small'
  }

/** Shown with the card that it names. */
const withCard =
  (tone: Tone = 'plain') =>
  ({ card }: { readonly card: string }): RowLook => [kindIcon(kindOf(card)), tone]

/** So many things lost at once are a moment. */
const MANY = 2
const GREAT_FOES: ReadonlySet<string> = new Set(['stone-golem', 'cave-troll', 'shade-of-a-lich', 'cave-demon'])
const TONES = { won: 'good', lost: 'harm', even: 'plain' } as const
const isGreat = (kind: string) => cardOfKind(kind)?.type === 'dragon' || GREAT_FOES.has(kind)

/** The Cave's events, in the order of the rules. */
const ROWS: EventRows<CaveEvent, Context> = {
  dealt: { look: 'x-human', weight: 'apart' },
  'first-player': { look: 'x-medallion', weight: 'apart' },
  'round-began': { look: 'x-hourglass', weight: 'apart' },
  'turn-began': { look: 'x-torch', weight: 'apart' },
  'turn-missed': { look: ['x-hourglass', 'harm'], weight: own('line') },
  'light-returned': { look: ['x-candle', 'good'] },
  ready: {
    look: ['g-crystal', 'good'],
    weight: own('small'),
    sound: 'gate',
    moment: ({ mark }) => ({ title: mark === 50 ? 'An even chance' : 'Nearly ready', plate: plates.CRYSTAL_FOUND }),
  },
  'new-character': {
    look: 'x-human',
    weight: own('great'),
    moment: ({ character }) => ({ title: `The ${anyName(character)} begins`, plate: plates.begins(character) }),
  },
  // 1 to 4
  'strength-gained': {
    look: ['g-s-str', 'good'],
    weight: own('small', 'line'),
    moment: (_, { name }) => ({ title: `${name} grows stronger`, plate: plates.grows('strength') }),
  },
  'strength-lost': { look: ['g-s-str', 'harm'] },
  exchanged: {
    look: ['g-s-str', 'good'],
    weight: own('small', 'line'),
    moment: (_, { name }) => ({ title: `${name} grows stronger`, plate: plates.grows('strength') }),
  },
  'craft-gained': {
    look: ['g-s-cra', 'good'],
    weight: own('small', 'line'),
    moment: (_, { name }) => ({ title: `${name} grows wiser`, plate: plates.grows('craft') }),
  },
  'craft-lost': { look: ['g-s-cra', 'harm'] },
  'spell-gained': { look: ['x-book', 'good'] },
  'spell-seen': { look: ({ spell }) => [spellIcon(spell), 'good'] },
  'spells-discarded': { look: ['x-book', 'harm'] },
  'gold-gained': { look: ['x-coins', 'good'], sound: 'coin' },
  'gold-paid': { look: 'x-coins', sound: 'coin' },
  'life-gained': { look: ['g-s-liv', 'good'] },
  'life-lost': { look: ['x-drop', 'harm'] },
  'life-saved': {
    look: ['g-shield', 'good'],
    weight: own('small', 'line'),
    moment: (_, { name }) => ({ title: `${name}’s armour holds`, plate: LUCKY }),
  },
  healed: { look: ['s-heal', 'good'], sound: 'spell-mend' },
  mended: { look: ['s-heal', 'good'], sound: 'spell-mend' },
  died: {
    look: ['x-skull', 'harm'],
    weight: own('great', 'small'),
    sound: 'fall',
    moment: ({ cause }, { name }) => ({ title: `${name} dies`, plate: plates.died(killerIn(kindOf(cause))) }),
  },
  destroyed: {
    look: ['x-broken', 'harm'],
    weight: own('great', 'small'),
    sound: 'fall',
    moment: () => ({ title: 'The Cyborg is destroyed', plate: plates.space('ancient-power-plant') }),
  },
  // 5 to 9
  'put-down': { look: 'x-stone', weight: 'apart' },
  taken: { look: ['g-hand', 'good'] },
  'things-lost': {
    look: ['x-broken', 'harm'],
    weight: ({ cards }, { isOwn }) => (isOwn && cards.length >= MANY ? 'great' : 'line'),
    // By the Void, or in the Power Plant.
    moment: ({ cards, rule }, { name }) => ({
      title: `${name} loses ${cards.length} things`,
      plate: rule === '12.4' ? plates.chamber('void') : plates.space('ancient-power-plant'),
    }),
  },
  'alignment-changed': {
    look: 'g-holy-symbol',
    weight: own('small', 'line'),
    moment: ({ alignment }, { name }) => ({
      title: `${name} becomes ${ALIGNMENT_NAMES[alignment]}`,
      plate: plates.served(alignment === 'evil' ? 'toad-mother' : 'shrine-of-light'),
    }),
  },
  'spell-cast': {
    look: ({ spell }) => [spellIcon(spell), 'good'],
    weight: own('small'),
    sound: 'spell',
    moment: ({ spell }) => ({ title: anyName(spell), plate: plates.cast(spell) }),
  },
  robbed: { look: 'g-grab', sound: 'coin' },
  warded: {
    look: ['x-shield', 'good'],
    weight: own('small', 'line'),
    sound: 'spell',
    moment: (_, { name }) => ({ title: `Ward saves ${name}`, plate: plates.cast('ward') }),
  },
  // 11
  moved: { look: 'x-steps', weight: 'apart' },
  turning: { look: 'x-compass', weight: 'apart' },
  passing: { look: 'x-steps', weight: 'apart' },
  gate: {
    look: ({ open }) => (open ? ['g-open-gate', 'good'] : 'g-closed-doors'),
    weight: own('small'),
    sound: ({ open }) => (open ? 'door' : null),
    moment: ({ open }) => ({ title: open ? 'The Heavy Gate opens' : 'The Heavy Gate holds', plate: plates.gate(open) }),
  },
  recalled: { look: 's-teleport', weight: 'apart', sound: 'spell' },
  stayed: { look: 'x-hourglass', weight: 'apart' },
  // 12, 13
  encounter: { look: 'x-lens', weight: 'apart' },
  drawn: {
    look: (event) => withCard(isEnemy(knownCard(event.card)) ? 'harm' : 'plain')(event),
    weight: (event, { isOwn }, earlier) => {
      const kind = kindOf(event.card)
      if (!isOwn || ofSeat(event, earlier).some(({ card }) => kindOf(card) === kind)) return 'apart'
      return isGreat(kind) ? 'great' : 'small'
    },
    sound: 'page',
    moment: ({ card }) => ({ title: cardName(card), plate: drawnPlate(kindOf(card)) }),
  },
  happened: { look: withCard() },
  swept: { look: ['g-earth-crack', 'harm'], sound: 'tile' },
  washed: { look: 'g-big-wave' },
  darkened: { look: ['g-candle-skull', 'harm'] },
  visited: {
    look: withCard(),
    weight: own('small', 'line'),
    moment: ({ card }) => ({ title: cardName(card), plate: plates.served(kindOf(card)) }),
  },
  bought: { look: 'x-coins' },
  sold: { look: withCard('good') },
  gone: { look: withCard() },
  returned: { look: withCard(), sound: 'stair-up' },
  'turn-ended': { look: ['x-hourglass', 'harm'] },
  'turns-missed': { look: ['x-hourglass', 'harm'] },
  weakened: { look: ['x-hourglass', 'harm'] },
  'turned-toad': {
    look: ['g-frog', 'harm'],
    weight: own('great', 'small'),
    sound: 'spell',
    moment: (_, { name }) => ({ title: `${name} becomes a Toad`, plate: plates.TOAD }),
  },
  chamber: {
    look: ({ chamber }) => chamberIcon(chamber),
    weight: small('chamber'),
    sound: 'door',
    moment: ({ chamber }) => ({ title: anyName(chamber), plate: plates.chamber(chamber) }),
  },
  'chamber-die': { look: ({ chamber }) => chamberIcon(chamber) },
  'space-die': {
    look: 'x-lens',
    weight: small('at'),
    moment: ({ at }) => ({ title: spaceName(at), plate: plates.space(at) }),
  },
  fled: { look: 'g-bat' },
  searched: {
    look: ({ found }) => ['x-lens', found ? 'good' : 'plain'],
    weight: own('line'),
    sound: ({ found }) => (found ? null : 'miss'),
  },
  'crystal-found': {
    look: ['g-crystal', 'good'],
    weight: 'great',
    sound: 'mirror',
    moment: ({ at }) => ({ title: `The Magic Crystal is in ${spaceName(at)}`, plate: plates.CRYSTAL_FOUND }),
  },
  trial: {
    look: ({ passed }) => ['g-crystal', passed ? 'good' : 'harm'],
    weight: ({ passed }, { isOwn }) => (isOwn || passed ? 'great' : 'small'),
    sound: ({ passed }) => (passed ? 'gate' : null),
    moment: ({ trial, passed }, { name }) => ({
      title: `${name} ${passed ? 'passes' : 'fails'} the Trial by ${capital(trial)}`,
      plate: plates.trial(trial, passed),
    }),
  },
  bribed: { look: 'g-bad-gnome' },
  'left-chamber': { look: ['x-steps', 'harm'] },
  // 14
  'slipped-away': { look: 'x-hood', sound: 'miss' },
  duel: {
    look: ({ result }) => ['g-crossed-swords', TONES[result]],
    weight: own('small', 'line'),
    sound: ({ result }) => (result === 'even' ? 'miss' : 'blade'),
    moment: ({ result }, { name, character }) => ({
      title: result === 'won' ? `${name} wins` : result === 'lost' ? `${name} is beaten` : 'Neither wins',
      plate: plates.duel(character ?? 'night-blade', 'deep-miner'),
    }),
  },
  evaded: { look: withCard(), sound: 'miss' },
  burnt: { look: withCard('good'), sound: 'spell-fight' },
  fought: {
    look: ({ against, result }) => [kindIcon(foeIn(against)), TONES[result]],
    weight: ({ result }, { isOwn }) => (isOwn && result === 'lost' ? 'small' : 'line'),
    sound: ({ result }) => (result === 'won' ? 'blade' : result === 'lost' ? 'claw' : 'miss'),
    moment: ({ against }, { name }) => ({
      title: `${name} is beaten`,
      plate: foeIn(against) === '' ? HURT : plates.met(foeIn(against)),
    }),
  },
  slain: {
    look: withCard('good'),
    weight: (event, { isOwn }, earlier) => {
      if (!isOwn) return 'line'
      const kind = kindOf(event.card)
      if (ofSeat(event, earlier).length === 0 || kind === 'old-black-dragon') return 'great'
      return isGreat(kind) ? 'small' : 'line'
    },
    moment: ({ card }) => ({ title: `The ${cardName(card)} ${isPlural(card) ? 'fall' : 'falls'}`, plate: plates.beaten(kindOf(card)) }),
  },
  'gold-for-life': { look: withCard('harm') },
  // 17: the card of the end follows it
  'game-over': {
    look: ['g-crystal', 'good'],
    weight: ({ how }) => (how === 'crystal' ? 'great' : 'apart'),
    sound: ({ how }) => (how === 'crystal' ? 'out' : null),
    moment: (_, { name, character }) => ({ title: `${name} wins the Magic Crystal`, plate: plates.won(character) }),
  },
}

/** The Cave's events; the drone is heard while it is dark. */
export const EVENTS = {
  ...gameEvents<CaveEvent, Context>(ROWS, (event, session) => {
    const player = playerIn(event, session)
    const seat = seatIn(event)
    return {
      isOwn: seat !== null && seat === caveView(session)?.seat,
      name: player?.name ?? 'A player',
      character: player?.character ?? null,
    }
  }),
  hasDrone: (session: SessionView) => (caveView(session)?.dark ?? null) !== null,
}

/** Whose it is; null where it belongs to no one. */
export function seatIn(event: Told | null): Seat | null {
  return event !== null && 'seat' in event ? event.seat : null
}

/** Whose it is; of the end, the winner. */
export function playerIn(event: Told | null, session: SessionView): PlayerView | null {
  const seat = event?.type === 'game-over' ? event.winners[0] : seatIn(event)
  return seat === undefined || seat === null ? null : (caveView(session)?.players[seat] ?? null)
}

/** Where it happens or leads, as far as it says so. */
export function spaceIn(event: Told | null): SpaceId | null {
  if (event === null) return null
  if ('path' in event) return event.path.at(-1) ?? null
  return 'at' in event ? event.at : 'to' in event && event.type !== 'gold-paid' ? event.to : null
}

/** What is fought: the kind of the first card, or of what fights without one. */
export function foeIn({ cards, kind }: ToldOf<'fought'>['against']): string {
  return kindOf(cards[0] ?? kind)
}

function drawnPlate(kind: string): Plate {
  const card = cardOfKind(kind)
  if (isEnemy(card)) return plates.met(kind)
  if (card?.type === 'event') return plates.happened(kind)
  return card?.type === 'stranger' || card?.type === 'place' ? plates.served(kind) : plates.found(kind)
}

const WITHOUT_CARD: ReadonlySet<string> = new Set(['demons', 'orc', 'troll', 'hobgoblin', 'guardian'])

function killerIn(cause: string): string | null {
  return isEnemy(cardOfKind(cause)) || WITHOUT_CARD.has(cause) ? cause : null
}
