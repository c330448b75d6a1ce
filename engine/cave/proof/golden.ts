import type { GameEvent } from '../../kernel/play.ts'
import { bringing, type Goldens, isComplete, type Search } from '../../kernel/proof/golden.ts'
import type { Json } from '../../kernel/types.ts'
import type { CaveEvent } from '../event-types.ts'
import { cardOf, isBeast, isInPlay } from '../open/cards.ts'
import { VARIANTS } from '../open/variants.ts'
import type { CaveState } from '../state.ts'
import { BOARD, CARDS, CHAMBER_RESULTS, CHARACTERS, NAMED_SPACES } from '../tables/index.ts'
import { type CharacterId, FIGHTERS, NAMED, type Result, SPELLS_IN_PLAY } from '../tables/table-types.ts'
import { EVENT_TYPES, isCaveEvent } from '../text/index.ts'
import { TOPICS } from '../text/questions.ts'
import { gameOf, wildGame } from './fuzz.ts'

const named = (what: string, names: readonly string[]) => names.map((name) => `${what} ${name}`)
const ids = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id)
const kinds = (wanted: (kind: (typeof CARDS)[number]) => boolean) => CARDS.filter(wanted).map(({ kind }) => kind)
const results = (what: string, die: readonly Result[] = []) => [...new Set(die)].map((result) => `${what} ${result}`)

/** Everything that must come up in the golden games. */
const WANTED: readonly string[] = [
  ...named('event', EVENT_TYPES),
  ...named('topic', Object.keys(TOPICS)),
  ...named('space', ids(BOARD.spaces)),
  ...named(
    'card',
    CARDS.filter(({ deck }) => deck !== 'wares').flatMap(({ copies }) => copies.filter(isInPlay)),
  ),
  ...named(
    'beaten',
    kinds((card) => card.type === 'spirit' || isBeast(card)),
  ),
  ...named(
    'happened',
    kinds(({ type }) => type === 'event'),
  ),
  ...CARDS.flatMap(({ kind, type, die }) => (type === 'stranger' || type === 'place' ? results(`visit ${kind}`, die) : [])),
  ...named('bought', ['sword', 'shield', 'helmet', 'rope-ladder', 'draught']),
  ...NAMED.flatMap((id) => {
    const space = NAMED_SPACES[id]
    return 'die' in space ? results(`at ${id}`, space.die) : []
  }),
  ...named('chamber', ids(CHAMBER_RESULTS)),
  ...CHAMBER_RESULTS.flatMap(({ id, die }) => results(`in ${id}`, die)),
  ...named('fought', [...FIGHTERS, 'demons', 'guardian', 'beast', 'apparition']),
  ...named('passed', ['strength', 'craft', 'wealth']),
  ...named('failed', ['strength', 'craft', 'wealth']),
  ...named('spell', SPELLS_IN_PLAY),
  ...named('played', ids(CHARACTERS)),
  ...named('ability', [
    ...['plating', 'repairs', 'overload', 'fireproof', 'gate-opener', 'nose-for-gold', 'sure-foot', 'beast-tongue', 'mind-attack'],
    ...['bound-spirits', 'spirit-lore', 'ambush', 'slips-away', 'arena-name', 'haggler', 'lockpicks'],
  ]),
  ...named('variant', VARIANTS),
  ...named('found by', ['search', 'distant-glow', 'dying-prospector', 'crystal-known']),
  ...named('stopped by', ['length', 'gate', 'chamber', 'crystal']),
  ...named('robbed by', ['spell', 'victor']),
  ...named('saved by', ['shield', 'helmet', 'breastplate', 'plating']),
  ...named('end', ['crystal', 'limit', 'all-dead']),
]

// ---------------------------------------------------------------- what is played for them

const NEAR = 'crossroads-1'
const player = (character: string, more: { readonly [field: string]: Json } = {}) => ({ character, at: NEAR, ...more })

/** Rare things in small: they seldom come up by themselves. */
const RARE: Readonly<Record<string, { readonly players: readonly Json[]; readonly [field: string]: Json }>> = {
  /** Each space, met by someone who stands there already (12.6, 13). */
  ...Object.fromEntries(
    ['ancient-power-plant', 'wall-of-fire', 'narrow-passage', 'bat-nest', 'sacrificial-altar', 'underground-fountain'].map((at) => [
      at,
      {
        start: 'encounter',
        players: [
          { character: 'cyborg', at, objects: ['sword-1'], gold: 4 },
          { character: 'cave-delver', at, craft: 6, gold: 3 },
        ],
      },
    ]),
  ),
  /** The Trials, at every strength (12.5). */
  trials: {
    start: 'encounter',
    crystal: 'chamber-1',
    players: [{ character: 'gnome-tinker', at: 'chamber-1', strength: 9, craft: 9, gold: 9, spells: ['might', 'mind-blade'] }],
  },
  beaten: {
    start: 'encounter',
    crystal: 'chamber-1',
    players: [{ character: 'seeress', at: 'chamber-1', strength: 10, craft: 6, gold: 2 }],
  },
  /** Alone, as good as ready for the Trials. */
  ready: { players: [{ character: 'deep-miner', at: 'crossroads-1', strength: 14, craft: 11, gold: 12 }] },
  poor: {
    start: 'encounter',
    crystal: 'chamber-1',
    players: [{ character: 'pit-gladiator', at: 'chamber-1', strength: 14, craft: 12, gold: 7 }],
  },
  search: { start: 'encounter', players: [{ character: 'seeress', at: 'chamber-1', craft: 10 }] },
  /** Characters who fight each other, with everything that helps (14.6 to 14.9). */
  attacks: {
    start: 'encounter',
    players: [
      player('bone-caller', { spells: ['mind-blade', 'sticky-fingers'], objects: ['sword-1'] }),
      player('night-blade', { spells: ['ward'], objects: ['shield-1'], trophies: ['ogre'] }),
      player('cyborg', { objects: ['helmet-1'], gold: 3 }),
    ],
  },
  ambush: {
    start: 'encounter',
    players: [player('night-blade', { spells: ['might'] }), player('seeress', { objects: ['breastplate'], spells: ['ward'] })],
  },
  traders: {
    start: 'encounter',
    lying: { [NEAR]: { cards: ['gnome-trader', 'dwarf-smith'], gold: 0 } },
    players: [player('deep-miner', { gold: 12, lives: 2, objects: ['wand'] })],
  },
  strangers: {
    start: 'encounter',
    lying: { [NEAR]: { cards: ['toad-mother', 'old-fencer', 'dying-prospector', 'chained-champion'], gold: 0 } },
    players: [player('deep-miner', { gold: 3, alignment: 'good', spells: ['recall'] })],
  },
  helpers: {
    start: 'encounter',
    lying: {
      [NEAR]: { cards: ['moss-woman', 'beggar', 'wandering-scholar', 'crystal-pool', 'shrine-of-light', 'forgotten-vault'], gold: 1 },
    },
    players: [player('seeress', { lives: 2, gold: 6, alignment: 'evil' })],
  },
  spells: { players: [{ character: 'seeress', at: NEAR, craft: 7, lives: 2, spells: ['swift-foot', 'recall', 'mend'] }] },
  /** Animals, Dragons and Spirits before those with something to say about them. */
  tongue: { start: 'encounter', lying: { [NEAR]: { cards: ['wolf'], gold: 0 } }, players: [player('seeress', { spells: ['firebolt'] })] },
  spirits: { start: 'encounter', lying: { [NEAR]: { cards: ['wraith'], gold: 0 } }, players: [player('bone-caller', { craft: 8 })] },
  hunter: {
    start: 'encounter',
    lying: { [NEAR]: { cards: ['boar', 'wolf'], gold: 0 } },
    players: [player('night-blade', { objects: ['breastplate'] })],
  },
  dragons: {
    start: 'encounter',
    lying: { [NEAR]: { cards: ['old-black-dragon'], gold: 0 } },
    players: [player('pit-gladiator', { strength: 12, objects: ['holy-lance', 'sword-1'], alignment: 'good' })],
  },
  gate: {
    players: [
      { character: 'gnome-tinker', at: 'corridor-15', from: 'crossroads-1' },
      { character: 'deep-miner', at: 'corridor-15' },
    ],
  },
  healing: { start: 'encounter', players: [{ character: 'cyborg', lives: 1, gold: 3, objects: ['sword-1'] }] },
  laden: {
    start: 'encounter',
    lying: { [NEAR]: { cards: ['shield-1', 'wand', 'owl'], gold: 2 } },
    players: [player('deep-miner', { objects: ['sword-1', 'helmet-1', 'magic-belt', 'miners-pick'] })],
  },
}

function rare([name, scenario]: readonly [string, (typeof RARE)[string]]): Search {
  return {
    tries: 60,
    plan: (i) => ({ seed: `golden-${name}-${i}`, seats: scenario.players.length, bot: 'random', options: {}, scenario, most: 12 }),
    keeps: bringing((i) => (i < 40 ? 3 : 2)),
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
    tries: 18,
    plan: (i) => ({ ...gameOf(`golden-whole-${i}`, i), bot: 'sensible' }),
    keeps: bringing((i) => (i < 2 ? 0 : 14)),
    done: isComplete,
  },
  ...Object.entries(RARE).map(rare),
  {
    // Any answer, from the deal on, with each variant.
    tries: 40,
    plan: (i) => ({ ...gameOf(`golden-any-${i}`, i), bot: 'random', options: { rounds: 15 } }),
    keeps: bringing(() => 2),
  },
  {
    // Anything is answered in the thick of a made-up game.
    tries: 4000,
    plan: (i) => ({ ...wildGame(`golden-wild-${i}`, i), options: {}, most: 60 }),
    done: isComplete,
    // Early on only games that bring much, so that few are kept in the end.
    keeps: bringing((i) => (i < 300 ? 5 : i < 700 ? 3 : i < 1200 ? 2 : 1)),
  },
]

/** What the golden games are gathered for and must agree in. */
export const golden: Goldens<CaveState> = {
  endOf: (s) => ({
    players: s.players.map(
      ({ name, character, at, lives, gold, strength, craft, objects, followers, trophies, spells }) =>
        `${name}: ${character ?? 'nobody'} at ${at}, ${lives} Lives, ${gold} Gold, ${strength}/${craft}, ${[...objects, ...followers, ...trophies, ...spells].join(' ')}`,
    ),
    lying: Object.keys(s.lying).length,
    crystal: s.crystal,
  }),
  wanted: WANTED,
  met: (s, events) => [...metIn(s, events), ...named('variant', s.variants)],
  searches: SEARCHES,
}

// ---------------------------------------------------------------- what they cover

/** What came up, with the Character a seat plays at the time: by the events, or by the end where a scenario began with someone. */
function metIn(s: CaveState, events: readonly GameEvent[]): readonly string[] {
  const known = events.filter(isCaveEvent)
  const who = new Map<number, CharacterId | null>(s.players.map(({ seat, character }) => [seat, character]))
  for (const event of known.toReversed()) if (event.type === 'died') who.set(event.seat, event.character)
  for (const event of known.toReversed()) if (event.type === 'destroyed') who.set(event.seat, 'cyborg')
  return known.flatMap((event) => {
    if (event.type === 'dealt' || event.type === 'new-character') who.set(event.seat, event.character)
    const character = 'seat' in event && event.seat !== null ? (who.get(event.seat) ?? null) : null
    const played = character === null ? [] : [`played ${character}`, ...ability(event, character)]
    return [...played, ...tokens(event)]
  })
}

/** Special Abilities as they show in what happens; the others only change a number. */
function ability(event: CaveEvent & GameEvent, character: CharacterId): readonly string[] {
  const thrown = (topic: string) => event.rolls?.filter((roll) => roll.topic === topic).length ?? 0
  const shows = (): string | null => {
    switch (event.type) {
      case 'life-saved':
        return event.by === 'plating' ? 'plating' : null
      case 'healed':
        return character === 'cyborg' && event.amount > 1 ? 'repairs' : null
      case 'destroyed':
        return 'overload'
      case 'gate':
        return event.score === null ? 'gate-opener' : character === 'gnome-tinker' ? 'lockpicks' : null
      case 'gold-gained':
        return character === 'deep-miner' ? 'nose-for-gold' : event.from === 'gladiatorial-arena' ? 'arena-name' : null
      case 'space-die':
        // The first die fell before the question whether he rolls again.
        return thrown('space') === 0 ? 'sure-foot' : character === 'cyborg' && event.at === 'wall-of-fire' ? 'fireproof' : null
      case 'fought': {
        const [first] = event.against.cards.map((card) => cardOf(card).type)
        if (thrown('blow') > 1) return 'ambush'
        if (first !== undefined && first !== 'spirit' && event.against.by === 'craft') return 'beast-tongue'
        return character === 'bone-caller' && first === 'spirit' ? 'spirit-lore' : null
      }
      case 'duel':
        return event.rule === '15.2' ? 'mind-attack' : null
      case 'slain':
        return event.trophy && cardOf(event.card).type === 'spirit' ? 'bound-spirits' : null
      case 'slipped-away':
        return 'slips-away'
      case 'bribed':
        return thrown('bribe') === 1 ? 'haggler' : null
      default:
        return null
    }
  }
  const found = shows()
  return found === null ? [] : [`ability ${found}`]
}

function tokens(event: CaveEvent): readonly string[] {
  switch (event.type) {
    case 'moved':
      return [...named('space', event.path), `stopped by ${event.stopped}`]
    case 'encounter':
      return [`space ${event.at}`]
    case 'drawn':
      return [`card ${event.card}`]
    case 'slain':
      return [`beaten ${cardOf(event.card).kind}`]
    case 'happened':
      return [`happened ${cardOf(event.card).kind}`]
    case 'visited':
      return [`visit ${cardOf(event.card).kind} ${event.result}`]
    case 'bought':
      return [`bought ${event.ware === 'draught' ? event.ware : cardOf(event.ware).kind}`]
    case 'space-die':
      return [`at ${event.at} ${event.result}`]
    case 'chamber':
      return [`chamber ${event.chamber}`]
    case 'chamber-die': {
      const { die } = CHAMBER_RESULTS.find(({ id }) => id === event.chamber) ?? {}
      return [`in ${event.chamber} ${die?.[event.die - 1] ?? 'nothing'}`]
    }
    case 'fought':
      return event.against.cards.length === 0 ? [`fought ${event.against.kind}`] : []
    case 'trial':
      return [`${event.passed ? 'passed' : 'failed'} ${event.trial}`]
    case 'spell-cast':
      return [`spell ${event.spell}`]
    case 'crystal-found':
      return [`found by ${isInPlay(event.by) ? cardOf(event.by).kind : event.by}`]
    case 'robbed':
      return [`robbed by ${event.rule === '9.7' ? 'spell' : 'victor'}`]
    case 'life-saved':
      return [`saved by ${event.by}`]
    default:
      return []
  }
}
