import type { GameEvent } from '../../kernel/play.ts'
import { type Goldens, isComplete } from '../../kernel/proof/golden.ts'
import type { DelveEvent } from '../event-types.ts'
import type { DelveState } from '../state.ts'
import {
  FEATURE_TABLE,
  HERO_IDS,
  INITIATE_RACES,
  ITEM_KINDS,
  MEDALLIONS,
  MONSTER_TYPES,
  POTIONS,
  RINGS,
  SPELL_IDS,
  TALISMANS,
  TRAPS,
  TREASURE_TYPES,
} from '../tables/index.ts'
import { wildRaid } from './fuzz.ts'

/** Everything that must come up in the golden raids. */
const WANTED: readonly string[] = [
  ...SPELL_IDS.map((spell) => `spell ${spell}`),
  ...MONSTER_TYPES.map((type) => `monster ${type}`),
  ...TRAPS.map((trap) => `trap ${trap}`),
  ...Object.entries(FEATURE_TABLE).flatMap(([feature, results]) => results.map((result) => `feature ${feature}: ${result}`)),
  // Type A is nothing at all.
  ...TREASURE_TYPES.filter((type) => type !== 'A').map((type) => `treasure ${type}`),
  ...ITEM_KINDS.map((kind) => `item ${kind}`),
  ...POTIONS.map((type) => `potion ${type}`),
  ...TALISMANS.map((type) => `talisman ${type}`),
  ...[...new Set(MEDALLIONS)].map((type) => `medallion ${type}`),
  ...RINGS.map((type) => `ring ${type}`),
  ...HERO_IDS.map((id) => `hero ${id}`),
  ...INITIATE_RACES.map((race) => `initiate ${race}`),
  ...['red', 'yellow', 'blue'].map((sun) => `sun ${sun}`),
  ...[1, 2, 3].map((level) => `level ${level}`),
  ...['intimidate', 'agreement', 'failure'].map((result) => `negotiation ${result}`),
  ...['bribe taken', 'bribe refused', 'mirror: level', 'mirror: distance', 'hellgate destroyed', 'hellgate not destroyed'],
  ...['stench', 'fire-breath', 'gaze', 'regenerates', 'vampire-charms', 'mage-casts', 'hellgate-blast', 'betrays', 'succumbed'],
  ...['falls into pit', 'falls into hidden-room', 'falls into shaft', 'left', 'all-dead', 'team-victory'],
  ...['exchanged', 'real dice'],
]

/** What the golden raids are gathered for and must agree in. */
export const golden: Goldens<DelveState> = {
  endOf(s) {
    const { level, segmentsLeft, at, destroyed } = s.hellgate
    return {
      segments: s.segments.length,
      hellgate: `level ${level}, ${segmentsLeft} left, at ${at}${destroyed ? ', destroyed' : ''}`,
      // Everyone's name, status, wounds, gold, jewels, experience and items.
      party: s.characters.map(
        (c) =>
          `${c.id}: ${c.status} on side ${c.side}, ${c.wounds} wounds, ${c.gold} gold, jewels ${c.jewels.join(' ')}, ${c.experience} experience, ${c.items.map(({ id }) => id).join(' ')}`,
      ),
    }
  },
  wanted: WANTED,
  met(s, events, topics) {
    return [
      ...events.flatMap((event) => tokens(asDelveEvent(event))),
      ...s.characters.map((c) => (c.kind === 'hero' ? `hero ${c.id}` : `initiate ${c.race}`)),
      ...s.segments.filter(({ visits }) => visits > 0).map(({ level }) => `level ${level}`),
      `sun ${s.sun}`,
      topics.has('dice') ? 'real dice' : '',
      s.end?.kind ?? '',
    ]
  },
  searches: [
    {
      // Whole raids by the sensible bot: two of them, and one that is won.
      tries: 400,
      plan: (i) => ({ seed: `golden-whole-${i}`, bot: 'sensible', variants: [] }),
      done: (set) => set.size >= 3 && !set.missing.has('team-victory'),
      keeps: ({ covers }, set) => set.size < 2 || covers.includes('team-victory'),
    },
    {
      // From the beginning, by someone who exchanges one of the party before the gate.
      tries: 400,
      plan: (i) => ({ seed: `golden-begun-${i}`, bot: 'random', variants: [] }),
      done: (set) => !set.missing.has('exchanged'),
      keeps: ({ covers, game }) => game.answers.length <= 120 && covers.includes('exchanged'),
    },
    {
      // Real dice: every throw is an answer.
      tries: 1,
      plan: (i) => ({ seed: `golden-with-real-dice-${i}`, bot: 'sensible', variants: ['physical-dice'], most: 40 }),
      keeps: () => true,
    },
    {
      tries: 30_000,
      plan: (i) => ({ ...wildRaid(`golden-wild-${i}`), bot: i % 3 === 0 ? 'sensible' : 'random' }),
      done: isComplete,
      // Longer ones are not worth their bytes. At first only raids that bring much are kept, so that there are few in the end.
      keeps: (found, set, i) => found.game.answers.length <= 120 && set.brings(found) >= (i < 300 ? 8 : i < 1500 ? 3 : 1),
    },
  ],
}

/** The script of this game tells events of this game only. */
function asDelveEvent(event: GameEvent): DelveEvent {
  return event as DelveEvent
}

function tokens(event: DelveEvent): string[] {
  switch (event.type) {
    case 'spell-cast':
      return [`spell ${event.spell}`]
    case 'monster-appears':
      return [`monster ${event.monster}`]
    case 'combat-begins':
      return event.foes.map((id) => `monster ${id.slice(0, id.lastIndexOf('-'))}`)
    case 'trap-sprung':
      return [`trap ${event.trap}`]
    case 'investigates':
      return [`feature ${event.feature}: ${event.result}`]
    case 'treasure':
      return [`treasure ${event.treasure}`]
    case 'item-taken':
      return [`item ${event.item.kind}`, 'type' in event.item ? `${event.item.kind} ${event.item.type}` : '']
    case 'potion-drunk':
      return ['item potion', `potion ${event.potion}`]
    case 'talisman-tested':
      return [`talisman ${event.talisman}`]
    case 'medallion-tested':
      return [`medallion ${event.medallion}`]
    case 'ring-used':
      return [`ring ${event.item.slice('ring-'.length, event.item.lastIndexOf('-'))}`]
    case 'negotiated':
      return [`negotiation ${event.result}`]
    case 'bribe-offered':
      return [event.taken ? 'bribe taken' : 'bribe refused']
    case 'mirror':
      return event.told === 'both' ? ['mirror: level', 'mirror: distance'] : [`mirror: ${event.told}`]
    case 'hellgate-tried':
      return [event.destroyed ? 'hellgate destroyed' : 'hellgate not destroyed']
    case 'falls':
      return [`falls into ${event.into}`]
    default:
      return [event.type]
  }
}
