import type { EventType } from '../../../engine/citadel/event-types.ts'
import type { SessionView } from '../../../engine/kernel/types.ts'
import type { Cue } from '../../settings/sounds.ts'
import { type CueTable, cuesBy, type Fields, type GameSounds } from '../../sound/cue-table.ts'
import { citadelView } from './table/view.ts'

/** The drone is heard from here on down. */
const DEEP = 2

/** A fifth up in a fight, a fifth down to mend; talk, bribes and the rest are one tone. */
const SPELLS: Readonly<Record<string, Cue>> = {
  charm: 'spell-fight',
  blast: 'spell-fight',
  explosion: 'spell-fight',
  lightning: 'spell-fight',
  sleep: 'spell-fight',
  redemption: 'spell-fight',
  'magic-shield': 'spell-fight',
  hesitate: 'spell-fight',
  'cease-fire': 'spell-fight',
  'mental-attack': 'spell-fight',
  'wrath-of-god': 'spell-fight',
  'neutralize-poison': 'spell-mend',
  'stone-flesh': 'spell-mend',
  heal: 'spell-mend',
  rejuvenate: 'spell-mend',
  resurrect: 'spell-mend',
}
const spell = ({ spell }: Fields): Cue => SPELLS[String(spell)] ?? 'spell'

const hitBy =
  (cue: Cue) =>
  ({ wounds }: Fields): Cue =>
    wounds === 0 ? 'miss' : cue

/** By the column of the Combat Results Table. */
function blow(data: Fields): Cue {
  return hitBy(data.column === 'monster' ? 'claw' : data.column === 'bow' ? 'bow' : 'blade')(data)
}

/** The drum is for our own, and for X. */
function death({ who }: Fields, session: SessionView): Cue | null {
  const isOurs = citadelView(session)?.party.some(({ id }) => id === who) ?? false
  return isOurs || String(who).startsWith('x-the-unknown') ? 'fall' : null
}

const stairs = ({ way }: Fields): Cue | null => (way === 'down' ? 'stair-down' : way === 'up' ? 'stair-up' : null)

/** Rooms have doors; a staircase has its steps, which are heard on the way. */
const throughDoor = ({ kind, feature }: Fields): Cue | null => (kind === 'room' && feature !== 'staircase' ? 'door' : null)

const money = ({ gold, jewels }: Fields): Cue | null => (gold || (Array.isArray(jewels) && jewels.length > 0) ? 'coin' : null)

/** Every event, in the order of the rules; a new one that is neither heard nor silent does not compile. */
const CUES = {
  // 4: the party
  'first-player': null,
  'hero-joins': null,
  'initiate-joins': null,
  exchanged: null,
  'magic-potential': null,
  'spells-known': null,
  maze: null,
  sun: null,
  'spells-circled': null,
  limit: null,
  'march-order': null,
  'raid-begins': null,
  // 5 and 6: the maze
  'turn-begins': null,
  route: stairs,
  'chit-returned': null,
  'chit-placed': 'tile',
  'stairs-joined': null,
  'cup-refilled': null,
  entered: throughDoor,
  'segments-left': null,
  'hellgate-reached': null,
  rejoined: null,
  'door-locked': 'door',
  'counter-moves': null,
  // 7: traps
  'trap-check': null,
  detrapped: null,
  'trap-sprung': null,
  arrow: hitBy('bow'),
  // 8: encounters
  'no-monsters': null,
  'monsters-met': null,
  'monster-appears': null,
  negotiated: null,
  cowed: null,
  intimidated: null,
  'bribe-offered': 'coin',
  'left-in-peace': null,
  'fight-begins': null,
  // 9: combat
  'combat-begins': null,
  deployed: null,
  round: null,
  'changes-weapon': null,
  passes: null,
  'joins-fight': null,
  'sleeper-killed': 'blade',
  'combat-over': null,
  attack: blow,
  target: null,
  moves: null,
  wounded: null,
  died: death,
  // 10 and 11: magic
  'spell-cast': spell,
  'spell-resisted': null,
  'shield-holds': null,
  charmed: null,
  'charm-broken': null,
  asleep: null,
  shielded: null,
  'cease-fire': null,
  hesitation: null,
  'came-back': null,
  'mage-armor': null,
  strengthened: null,
  teleported: null,
  'immune-to-poison': null,
  'poison-neutralized': null,
  resurrected: 'spell-mend',
  'flesh-again': null,
  'stays-stone': null,
  readied: null,
  'march-changed': null,
  resistance: null,
  healed: null,
  'demons-vanish': null,
  // 12: experience
  experience: null,
  // 13: features
  investigates: null,
  'nothing-left': null,
  weakened: null,
  'jewel-found': 'coin',
  'turned-to-stone': null,
  betrays: null,
  falls: null,
  'shaft-closed': null,
  'room-below': null,
  'climbs-out': null,
  'vampire-rises': null,
  bookcase: 'page',
  'left-alone': null,
  clavichord: money,
  'clavichord-opened': money,
  altar: null,
  'ability-changed': null,
  'spell-cheapened': null,
  'free-spells': null,
  'spell-forgotten': null,
  painting: null,
  'cut-glass': null,
  mirror: 'mirror',
  // 14: treasure and things
  treasure: money,
  'bribe-recovered': money,
  'chest-left': null,
  'chest-looked-at': null,
  'chest-opened': 'coin',
  shared: null,
  'item-left': null,
  'item-taken': null,
  'weapon-discarded': null,
  'potion-appraised': null,
  'potion-drunk': null,
  'talisman-tested': null,
  'talisman-limit': null,
  'spell-added': null,
  succumbed: null,
  'medallion-tested': null,
  'armor-on': null,
  'armor-off': null,
  'handed-over': null,
  'mind-battle': null,
  'ring-used': null,
  // 15: monsters of their own kind
  stench: null,
  'fire-breath': null,
  gaze: null,
  regenerates: null,
  'vampire-charms': null,
  'mage-casts': spell,
  // 16: the Hellgate
  'hellgate-found': 'gate',
  'hellgate-blast': 'spell-fight',
  'hellgate-tried': null,
  freed: null,
  // 17: home again
  'party-leaves': 'out',
  'left-behind': 'fall',
  'tapestry-home': null,
  'raid-ends': null,
  // the table itself
  'taken-back': null,
  'record-left': null,
} as const satisfies CueTable<EventType>

/** Citadel as it is heard. */
export const SOUNDS: GameSounds = {
  cueOf: cuesBy(CUES),
  hasDrone: (session) => !session.outcome && (citadelView(session)?.level ?? 1) >= DEEP,
}
