import type { EventType } from '../../../../engine/citadel/event-types.ts'
import type { Json, LogEntry, SessionView } from '../../../../engine/kernel/types.ts'
import type { Degree } from '../../../moment-page.ts'
import { citadelView } from '../table/view.ts'

type Fields = { readonly [field: string]: Json | undefined }

/** What an event is weighed against. */
interface Known {
  /** Whether somebody is of the party, or was. */
  readonly isOurs: (id: Json | undefined) => boolean
  /** Whether nothing like it stands in the chronicle yet. */
  readonly isFirst: (like: (event: LogEntry) => boolean) => boolean
  readonly rule: string
}

type Weight = Degree | ((data: Fields, known: Known) => Degree)

/** From this value on a jewel is a moment. */
const GREAT_JEWEL = 75

const GREAT_FINDS: ReadonlySet<Json | undefined> = new Set(['medusa', 'x', 'coffin', 'manuscript', 'hellgate'])
/** Their own event follows and says more. */
const TOLD_AFTER: ReadonlySet<Json | undefined> = new Set(['mirror', 'bookcase', 'tapestry', 'painting', 'cut-glass'])
const GUARDIANS: ReadonlySet<string> = new Set(['demon', 'x-the-unknown'])
const WORN: ReadonlySet<Json | undefined> = new Set(['ring', 'talisman', 'medallion'])

/** How much each event weighs, in the order of the rules; a new one without a weight does not compile. */
const WEIGHTS = {
  // 4: the party
  'first-player': 'line',
  'hero-joins': 'apart',
  'initiate-joins': 'apart',
  exchanged: 'apart',
  'magic-potential': 'line',
  'spells-known': 'line',
  maze: 'line',
  sun: 'great',
  'spells-circled': 'apart',
  limit: 'apart',
  'march-order': 'apart',
  'raid-begins': 'apart',
  // 5 and 6: the maze
  'turn-begins': 'apart',
  route: 'apart',
  'chit-returned': 'apart',
  'chit-placed': 'apart',
  'stairs-joined': 'apart',
  'cup-refilled': 'apart',
  entered: ({ level, first }, { isFirst }) =>
    first === true && level !== 1 && isFirst((event) => event.type === 'entered' && fieldsOf(event).level === level) ? 'great' : 'apart',
  'segments-left': 'line',
  'hellgate-reached': 'line',
  rejoined: 'line',
  'door-locked': 'line',
  'counter-moves': 'line',
  // 7: traps
  'trap-check': 'apart',
  detrapped: 'apart',
  'trap-sprung': ({ trap }) => (trap === 'roll-twice' ? 'line' : 'small'),
  arrow: 'line',
  // 8: encounters
  'no-monsters': 'apart',
  // Those who wait were met before, if on an earlier raid (6.9); the guardians of the Hellgate have its card (16.0).
  'monsters-met': ({ who }, { isFirst, rule }) =>
    rule !== '6.9' &&
    !kindsIn(who).some((kind) => GUARDIANS.has(kind)) &&
    kindsIn(who).some((kind) => isFirst((event) => event.type === 'monsters-met' && kindsIn(fieldsOf(event).who).includes(kind)))
      ? 'great'
      : 'apart',
  'monster-appears': 'apart',
  negotiated: ({ result }) => (result === 'agreement' ? 'small' : 'apart'),
  cowed: 'line',
  intimidated: 'small',
  'bribe-offered': ({ taken }) => (taken === true ? 'small' : 'apart'),
  'left-in-peace': 'line',
  'fight-begins': 'apart',
  // 9: combat
  'combat-begins': 'apart',
  deployed: 'apart',
  round: 'apart',
  'changes-weapon': 'apart',
  passes: 'apart',
  'joins-fight': 'apart',
  'sleeper-killed': 'line',
  'combat-over': 'apart',
  attack: 'apart',
  target: 'apart',
  moves: 'apart',
  wounded: 'line',
  died: ({ who }, { isOurs }) => (isOurs(who) || isX(who) ? 'great' : 'apart'),
  // 10 and 11: magic
  'spell-cast': 'apart',
  'spell-resisted': 'line',
  'shield-holds': 'line',
  charmed: ({ who }, { isOurs }) => (isOurs(who) ? 'great' : 'small'),
  'charm-broken': 'line',
  asleep: 'line',
  shielded: 'line',
  'cease-fire': 'small',
  hesitation: 'line',
  'came-back': 'line',
  'mage-armor': 'line',
  strengthened: 'line',
  teleported: 'line',
  'immune-to-poison': 'line',
  'poison-neutralized': 'line',
  resurrected: 'great',
  'flesh-again': 'small',
  'stays-stone': 'line',
  readied: 'apart',
  'march-changed': 'apart',
  resistance: 'line',
  healed: 'line',
  'demons-vanish': 'line',
  // 12: experience
  experience: 'apart',
  // 13: features
  investigates: ({ feature, result }) =>
    GREAT_FINDS.has(result) ? 'great' : feature === 'altar' || TOLD_AFTER.has(result) ? 'apart' : 'small',
  'nothing-left': 'line',
  weakened: 'line',
  'jewel-found': ({ value }) => (typeof value === 'number' && value >= GREAT_JEWEL ? 'small' : 'line'),
  'turned-to-stone': 'great',
  betrays: 'line',
  falls: ({ into }) => (into === 'shaft' ? 'great' : 'small'),
  'shaft-closed': 'line',
  'room-below': 'line',
  'climbs-out': 'line',
  'vampire-rises': 'line',
  bookcase: ({ falls }) => (falls === true ? 'small' : 'great'),
  'left-alone': 'line',
  clavichord: 'line',
  'clavichord-opened': 'line',
  altar: 'great',
  'ability-changed': 'line',
  'spell-cheapened': 'line',
  'free-spells': 'line',
  'spell-forgotten': 'line',
  painting: 'small',
  'cut-glass': 'small',
  mirror: 'great',
  // 14: treasure and things
  treasure: ({ jewels, items }) => (isRich(jewels) || (Array.isArray(items) && items.length > 0) ? 'small' : 'line'),
  'bribe-recovered': 'line',
  'chest-left': 'apart',
  'chest-looked-at': 'apart',
  'chest-opened': ({ jewels, items }) => (isRich(jewels) || (Array.isArray(items) && items.length > 0) ? 'small' : 'apart'),
  shared: 'apart',
  'item-left': 'apart',
  'item-taken': ({ item }) => (isFields(item) && WORN.has(item.kind) ? 'great' : 'small'),
  'weapon-discarded': 'line',
  'potion-appraised': 'small',
  'potion-drunk': 'small',
  'talisman-tested': 'small',
  'talisman-limit': 'line',
  'spell-added': 'line',
  succumbed: 'great',
  'medallion-tested': 'small',
  'armor-on': 'apart',
  'armor-off': 'apart',
  'handed-over': 'apart',
  'mind-battle': 'line',
  'ring-used': 'apart',
  // 15: monsters of their own kind
  stench: 'line',
  'fire-breath': 'apart',
  gaze: ({ stone, target }, { isOurs }) => (stone === true && isOurs(target) ? 'great' : 'apart'),
  regenerates: 'apart',
  'vampire-charms': 'apart',
  'mage-casts': 'apart',
  // 16: the Hellgate
  'hellgate-found': 'great',
  'hellgate-blast': 'line',
  'hellgate-tried': ({ destroyed }) => (destroyed === true ? 'great' : 'small'),
  freed: 'line',
  // 17: home again
  'party-leaves': 'apart',
  'left-behind': 'small',
  'tapestry-home': 'line',
  // The end has a card of its own.
  'raid-ends': 'apart',
  // the table itself
  'taken-back': 'apart',
  'record-left': 'apart',
} as const satisfies Record<EventType, Weight>

/** How much an event of a raid weighs; one of older rules is a line. */
export function weigh(event: LogEntry, before: readonly LogEntry[], session: SessionView): Degree {
  if (!Object.hasOwn(WEIGHTS, event.type)) return 'line'
  const weight: Weight = WEIGHTS[event.type as EventType]
  if (typeof weight === 'string') return weight
  const party = citadelView(session)?.party ?? []
  return weight(fieldsOf(event), {
    isOurs: (id) => party.some((who) => who.id === id && who.kind !== 'charmed-monster'),
    isFirst: (like) => !before.some(like),
    rule: event.rule,
  })
}

/** The kinds of monsters by their ids: `orc` of `orc-3`. */
export function kindsIn(who: Json | undefined): readonly string[] {
  const ids = Array.isArray(who) ? who : [who]
  return [...new Set(ids.flatMap((id) => (typeof id === 'string' ? (/^(.+)-\d+$/.exec(id)?.[1] ?? []) : [])))]
}

export function fieldsOf({ data }: LogEntry): Fields {
  return isFields(data) ? data : {}
}

export function isFields(data: Json | undefined): data is Fields {
  return typeof data === 'object' && data !== null && !Array.isArray(data)
}

function isX(who: Json | undefined): boolean {
  return kindsIn(who).includes('x-the-unknown')
}

function isRich(jewels: Json | undefined): boolean {
  return Array.isArray(jewels) && jewels.some((value) => typeof value === 'number' && value >= GREAT_JEWEL)
}
