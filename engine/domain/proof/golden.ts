import type { GameEvent } from '../../kernel/play.ts'
import { bringing, type Goldens, isComplete, type Search } from '../../kernel/proof/golden.ts'
import type { Json } from '../../kernel/types.ts'
import { itemsOf } from '../chapters/cards.ts'
import type { DomainEvent } from '../event-types.ts'
import { VARIANTS } from '../open/variants.ts'
import type { DomainState } from '../state.ts'
import { ANTECHAMBERS, DECKS, ENCOUNTERS, INNER_TILES, OUTER_TILES, POTION, TREASURE_CHAMBERS } from '../tables/index.ts'
import { BOOK_SPELLS, DECK_IDS, PARCHMENT_IDS, TREASURE_IDS } from '../tables/table-types.ts'
import { EVENT_TYPES, isDomainEvent, TOPICS } from '../text/index.ts'
import { gameOf, wildGame } from './fuzz.ts'

const named = (what: string, names: readonly string[]) => names.map((name) => `${what} ${name}`)
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)

/** Everything that must come up in the golden games. */
const WANTED: readonly string[] = [
  ...named('event', EVENT_TYPES),
  ...named('topic', Object.keys(TOPICS)),
  ...named('tile', ids([...OUTER_TILES, ...INNER_TILES, ...ANTECHAMBERS, ...TREASURE_CHAMBERS])),
  ...named(
    'card',
    DECK_IDS.flatMap((deck) => ids(DECKS[deck])),
  ),
  ...named('treasure', TREASURE_IDS),
  ...named('spell', [...BOOK_SPELLS, ...PARCHMENT_IDS]),
  ...named('variant', VARIANTS),
  ...named('beaten by', ['blow', 'javelin', 'mirror-shield', 'boneshaker', 'ante-freeze', 'mirror-image', 'fireball']),
  ...named('learnt by', ['outer-tile', 'inner-tile', 'combat', 'luck', 'summon-evil', 'clear-mind']),
  ...named('door', ['locked', 'unlocked', 'slammed', 'held', 'broken', 'opened']),
  ...named('passage', ['entered', 'moved', 'left', 'turned-back']),
  ...named('lantern', ['lit', 'doused', 'explosive-gas', 'strong-breeze']),
  ...named(
    'potion',
    POTION.rows.map(({ effect }) => effect),
  ),
  ...named(
    'encounter',
    ENCOUNTERS.rows.map(({ die }) => String(die)),
  ),
  ...named('warlock', ['appeared', 'struck']),
  ...named('died of', ['medusa', 'evil', 'fireball', 'warlock', 'skull-chamber', 'gave-up', 'poison']),
  ...named('end', ['treasure', 'time', 'nobody']),
  ...['spell fails', 'evil heals', 'evil kills', 'a wall in the dark', 'a way in the dark', 'out of a pit', 'still in the pit'],
  ...['over a pit', 'not over a pit', 'back outside', 'a tile not entered', 'a magical card', 'equal initiative', 'an archway'],
  ...['luck passed', 'luck failed', 'compulsory luck passed', 'compulsory luck failed'],
]

// ---------------------------------------------------------------- what is played for them

const MEADOW: Json = [{ tile: 'o02', slot: [0, 0] }]
const MAGE = { experience: 50, treasure: 'grimoire', items: ['talisman', 'magic-ring'] }
const SKULL: Json = [
  { tile: 'i33', slot: [0, 3] },
  { tile: 'i09', slot: [1, 3] },
]

/** Rare things in small: they seldom come up by themselves. */
const RARE: Readonly<Record<string, { readonly characters: readonly Json[]; readonly [field: string]: Json }>> = {
  /** Every spell, with something to aim each of them at (11.2, 11.3). */
  spells: {
    tiles: MEADOW,
    cards: [
      { card: 'ghost', at: '0-0' },
      { card: 'locked-door-1', at: '1-1' },
      { card: 'pit-trap', at: '2-0' },
    ],
    characters: [{ ...MAGE, at: '1-0', lifePoints: 4 }],
  },
  /** The Medusa before one who is quicker than she is, and before one who is not (12.2). */
  medusa: { tiles: MEADOW, cards: [{ card: 'medusa', at: '0-0' }], characters: [{ ...MAGE, at: '1-0' }] },
  mirror: { tiles: MEADOW, cards: [{ card: 'medusa', at: '0-0' }], characters: [{ at: '1-0', items: ['mirror-shield'] }] },
  stone: { tiles: MEADOW, cards: [{ card: 'medusa', at: '0-0' }], characters: [{ at: '1-0' }] },
  /** The evil, with two in the room (11.6). */
  evil: { tiles: SKULL, characters: [{ at: '1-10', lifePoints: 3, items: ['green-talisman', 'red-summon-evil-1', 'red-summon-evil-2'] }] },
  /** The jaws of the skull chamber (10.2). */
  jaws: { tiles: SKULL, characters: [{ at: '3-10', lifePoints: 3, luck: 4 }] },
  /** A passage, and the creature met in it (10.3, 10.4). */
  passage: {
    tiles: MEADOW,
    cards: [
      { card: 'x-trapdoor-1', at: '0-0' },
      { card: 'x-trapdoor-2', at: '2-2' },
    ],
    characters: [{ at: '0-0' }],
  },
  /** The unlabelled potion (8.3). */
  potion: { tiles: MEADOW, characters: [{ at: '1-0', lifePoints: 5, items: ['light-unlabelled-potion', 'x-unlabelled-potion'] }] },
  /** A Fireball at another player, and its price (11.3.4, D-51). */
  fire: { quadrants: ['nw', 'se'], tiles: MEADOW, characters: [{ ...MAGE, at: '1-0', lifePoints: 2 }, { at: '0-1' }] },
  /** No one comes back (4.1, D-72). */
  nobody: { characters: [{ deaths: 1 }] },
  /** A creature as quick as he is (9.1, D-21). */
  even: { tiles: MEADOW, cards: [{ card: 'orc', at: '0-0' }], characters: [{ at: '1-0', experience: 10, items: ['dagger', 'shield'] }] },
}

function rare([name, scenario]: readonly [string, (typeof RARE)[string]]): Search {
  return {
    tries: 80,
    plan: (i) => ({ seed: `golden-${name}-${i}`, seats: scenario.characters.length, bot: 'random', options: {}, scenario, most: 30 }),
    keeps: bringing((i) => (i < 50 ? 3 : 1)),
  }
}

const SEARCHES: readonly Search[] = [
  {
    // Real dice: every throw is an answer.
    tries: 1,
    plan: (i) => ({ seed: `golden-with-real-dice-${i}`, bot: 'sensible', seats: 2, variants: ['physical-dice'], most: 40 }),
    keeps: bringing(() => 1),
  },
  {
    // Whole games by bots, with the variants by turns.
    tries: 16,
    plan: (i) => ({ ...gameOf(`golden-whole-${i}`, i), seats: 4, bot: 'sensible', options: { rounds: 60 } }),
    keeps: bringing((i) => (i < 2 ? 0 : 12)),
  },
  ...Object.entries(RARE).map(rare),
  {
    // Anything is answered in the thick of a made-up game.
    tries: 3000,
    plan: (i) => ({ ...wildGame(`golden-wild-${i}`, i), options: {}, most: 60 }),
    done: isComplete,
    // Early on only games that bring much, so that few are kept in the end.
    keeps: bringing((i) => (i < 300 ? 5 : i < 600 ? 3 : i < 900 ? 2 : 1)),
  },
]

/** What the golden games are gathered for and must agree in. */
export const golden: Goldens<DomainState> = {
  endOf: (s) => ({
    characters: s.characters.map(
      ({ name, status, at, lifePoints, luck, experience, items, treasure }) =>
        `${name}: ${status} ${at ?? ''}, ${lifePoints} life, ${luck} luck, ${experience} experience, ${[...itemsOf({ items }).map(({ card }) => card), treasure ?? ''].join(' ')}`,
    ),
    laid: Object.keys(s.tiles).length,
    gone: s.gone.length,
    warlock: s.warlock,
  }),
  wanted: WANTED,
  met: (s, events) => [
    ...events.filter(isDomainEvent).flatMap(tokens),
    ...events.flatMap(({ rolls = [] }) => (rolls.some(({ topic }) => topic === 'first-blow') ? ['equal initiative'] : [])),
    ...named('variant', s.variants),
  ],
  searches: SEARCHES,
}

// ---------------------------------------------------------------- what they cover

function tokens(event: DomainEvent & GameEvent): readonly string[] {
  switch (event.type) {
    case 'tile-laid':
      return [`tile ${event.tile}`, ...(event.entered ? [] : ['a tile not entered'])]
    case 'chamber-laid':
      return [`tile ${event.tile}`]
    case 'card-drawn':
      return [`card ${event.card}`, ...(event.magic ? ['a magical card'] : [])]
    case 'card-turned':
      return [`card ${event.card}`]
    case 'treasure-found':
      return [`treasure ${event.treasure}`]
    case 'cast':
      return event.works ? [`spell ${event.spell}`] : ['spell fails']
    case 'creature-beaten':
      return [`beaten by ${event.how}`]
    case 'experience':
      return [`learnt by ${event.why}`]
    case 'door':
    case 'passage':
    case 'warlock':
      return [`${event.type} ${event.deed}`]
    case 'lantern':
      return [`lantern ${event.cause}`]
    case 'used':
      return [`potion ${event.effect}`]
    case 'encounter':
      return [`encounter ${event.row}`]
    case 'died':
      return [`died of ${event.cause}`]
    case 'evil-summoned':
      return [event.good ? 'evil heals' : 'evil kills']
    case 'groped':
      return [event.to === null ? 'a wall in the dark' : 'a way in the dark']
    case 'climbed':
      return [event.out ? 'out of a pit' : 'still in the pit']
    case 'crossed':
      return [event.over ? 'over a pit' : 'not over a pit']
    case 'retreated':
      return event.to === null ? ['back outside'] : []
    case 'moved':
      return event.arch === true ? ['an archway'] : []
    case 'luck-tested':
      return [`${event.compulsory ? 'compulsory luck' : 'luck'} ${event.passed ? 'passed' : 'failed'}`]
    default:
      return []
  }
}
