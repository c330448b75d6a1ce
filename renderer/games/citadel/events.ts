import type { CitadelEvent } from '../../../engine/citadel/event-types.ts'
import { kindOf } from '../../../engine/citadel/open/numbered.ts'
import type { CitadelView } from '../../../engine/citadel/view-types.ts'
import type { LogEntry, SessionView } from '../../../engine/kernel/types.ts'
import { type Entry, type EventOf, type EventRows, gameEvents, type OfType, type Pictured } from '../../event-page.ts'
import type { Plate } from '../../scene/plate.ts'
import type { Cue } from '../../settings/sounds.ts'
import { itemIcon, nameOf, personPicture, raceName, spellName } from './names.ts'
import { altarOf, bookcase, FOUND, mirror, painting } from './scenes/features.ts'
import * as happen from './scenes/happenings.ts'
import type { Level, MonsterType } from './scenes/monsters.ts'
import { monsters, SPOTS } from './scenes/monsters.ts'
import { peopleOf } from './standing.ts'
import { citadelView } from './table/view.ts'

export type Told = EventOf<CitadelEvent>
export type ToldOf<T extends Told['type']> = OfType<Told, T>

interface Context {
  /** Whether someone is of the party, or was. */
  readonly isOurs: (id: string) => boolean
  /** The same, with monsters that follow under a charm. */
  readonly isOfParty: (id: string) => boolean
  readonly of: (id: string) => string
  readonly face: (id: string) => string | null
  readonly level: Level
}

/** From this value on a jewel is a moment. */
const GREAT_JEWEL = 75
/** The drone is heard from here on down. */
const DEEP = 2

type Result = ToldOf<'investigates'>['result']
const GREAT_FINDS: ReadonlySet<Result> = new Set(['medusa', 'x', 'coffin', 'manuscript', 'hellgate'] satisfies Result[])
/** Their own event follows and says more. */
const TOLD_AFTER: ReadonlySet<Result> = new Set(['mirror', 'bookcase', 'tapestry', 'painting', 'cut-glass'] satisfies Result[])
const FINDS: { readonly [R in Result]?: string } = {
  x: 'A statue of X',
  medusa: 'A statue of Medusa',
  hellgate: 'A shaft',
  trap: 'A trap',
}
const GUARDIANS: ReadonlySet<string> = new Set(['demon', 'x-the-unknown'])

type Item = ToldOf<'item-taken'>['item'] | ToldOf<'item-left'>['item']
const WORN: ReadonlySet<Item['kind']> = new Set(['ring', 'talisman', 'medallion'])

/** A fifth up in a fight, a fifth down to mend; talk, bribes and the rest are one tone. */
const SPELLS: { readonly [S in ToldOf<'spell-cast'>['spell']]?: Cue } = {
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

const PLACES = { gateway: 'x-gateway', room: 'x-key', corridor: 'x-steps' } as const
const ABILITIES: Readonly<Record<string, string>> = { detrap: 'x-trap', hellgate: 'x-hellgate', resistance: 'x-shield' }

/** A segment by its feature, or by its kind. */
function segmentIcon(feature: string | null, kind: keyof typeof PLACES): string {
  return feature === null ? PLACES[kind] : `f-${feature}`
}

/** The first monster among them; a companion who has turned is none. */
function foeIcon(who: readonly string[]): string {
  const [kind = 'orc'] = kindsIn(who.slice(0, 1))
  return `m-${kind}`
}

function iconOf(item: Item): string {
  return itemIcon({ kind: item.kind, type: typeIn(item) })
}

/** What sort of a thing it is: of a weapon which, of a ring or a potion its power. */
function typeIn(item: Item): string {
  return 'type' in item ? item.type : 'weapon' in item ? item.weapon : ''
}

const hitBy =
  (cue: Cue) =>
  ({ wounds }: { readonly wounds: number }): Cue =>
    wounds === 0 ? 'miss' : cue

interface Money {
  readonly gold: number
  readonly jewels: readonly number[]
}

const money = ({ gold, jewels }: Money): Cue | null => (gold > 0 || jewels.length > 0 ? 'coin' : null)

/** Small with things or a great jewel among it. */
const rich =
  (otherwise: 'line' | 'apart') =>
  ({ jewels, items }: Pick<Money, 'jewels'> & { readonly items: readonly unknown[] }) =>
    items.length > 0 || jewels.some((value) => value >= GREAT_JEWEL) ? 'small' : otherwise

/** Every event, in the order of the rules. */
const ROWS: EventRows<CitadelEvent, Context> = {
  // 4: the party
  'first-player': { look: 'x-party' },
  'hero-joins': { look: 'x-human', weight: 'apart' },
  'initiate-joins': { look: 'x-hood', weight: 'apart' },
  exchanged: { look: 'x-undo', weight: 'apart' },
  'magic-potential': { look: 'x-sun' },
  'spells-known': { look: 'x-book' },
  maze: { look: 'x-castle' },
  sun: { look: 'x-sun', weight: 'great', moment: ({ sun }) => ({ title: `The ${sun} sun`, plate: happen.sun(sun) }) },
  'spells-circled': { look: 'x-book', weight: 'apart' },
  limit: { look: 'x-hourglass', weight: 'apart' },
  'march-order': { look: 'x-party', weight: 'apart' },
  'raid-begins': { look: 'x-gateway', weight: 'apart' },
  // 5 and 6: the maze
  'turn-begins': { look: 'x-hourglass', weight: 'apart' },
  route: { look: 'x-steps', weight: 'apart', sound: ({ way }) => (way === 'down' ? 'stair-down' : way === 'up' ? 'stair-up' : null) },
  'chit-returned': { look: 'x-undo', weight: 'apart' },
  'chit-placed': { look: ({ feature, face }) => segmentIcon(feature, face), weight: 'apart', sound: 'tile' },
  'stairs-joined': { look: 'f-staircase', weight: 'apart' },
  'cup-refilled': { look: 'x-undo', weight: 'apart' },
  // Rooms have doors; a staircase has its steps, which are heard on the way.
  entered: {
    look: ({ feature, kind }) => segmentIcon(feature, kind),
    weight: ({ level, first }, _, earlier) => (first && level !== 1 && !earlier.some((other) => other.level === level) ? 'great' : 'apart'),
    sound: ({ kind, feature }) => (kind === 'room' && feature !== 'staircase' ? 'door' : null),
    moment: ({ level }) => ({ title: level === 1 ? 'Level 1 again' : `Down to level ${level}`, plate: happen.arrived(level) }),
  },
  'segments-left': { look: 'x-compass' },
  'hellgate-reached': { look: ['x-hellgate', 'harm'] },
  rejoined: { look: ['x-party', 'good'] },
  'door-locked': { look: 's-lock', sound: 'door' },
  'counter-moves': { look: 'x-steps' },
  // 7: traps
  'trap-check': { look: 'x-lens', weight: 'apart' },
  detrapped: { look: 'x-trap', weight: 'apart' },
  'trap-sprung': {
    look: ['x-trap', 'harm'],
    weight: ({ trap }) => (trap === 'roll-twice' ? 'line' : 'small'),
    moment: ({ trap }) => ({ title: nameOf(trap), plate: trap === 'roll-twice' ? happen.CHEST : happen.TRAPS[trap] }),
  },
  arrow: { look: ['w-bow', 'harm'], sound: hitBy('bow') },
  // 8: encounters
  'no-monsters': { look: 'x-candle', weight: 'apart' },
  // Those who wait were met before, if on an earlier raid (6.9); the guardians of the Hellgate have its card (16.0).
  'monsters-met': {
    look: ({ who }) => foeIcon(who),
    weight: ({ who, rule }, _, earlier) => {
      const kinds = kindsIn(who)
      const known = new Set(earlier.flatMap((other) => kindsIn(other.who)))
      return rule !== '6.9' && !kinds.some((kind) => GUARDIANS.has(kind)) && kinds.some((kind) => !known.has(kind)) ? 'great' : 'apart'
    },
    moment: ({ who }, { level }) => met(who, level),
  },
  'monster-appears': { look: ({ monster }) => `m-${monster}`, weight: 'apart' },
  negotiated: {
    look: 'x-talk',
    weight: ({ result }) => (result === 'agreement' ? 'small' : 'apart'),
    moment: () => ({ title: 'Agreement', plate: happen.PARLEY }),
  },
  cowed: { look: ({ spell }) => `s-${spell}` },
  intimidated: { look: ['x-coins', 'good'], weight: 'small', moment: () => ({ title: 'They are intimidated', plate: happen.PARLEY }) },
  'bribe-offered': {
    look: 'x-coins',
    sound: 'coin',
    weight: ({ taken }) => (taken ? 'small' : 'apart'),
    moment: () => ({ title: 'They take the bribe', plate: happen.PARLEY }),
  },
  'left-in-peace': { look: 's-cease-fire' },
  'fight-begins': { look: 'w-sword', weight: 'apart' },
  // 9: combat
  'combat-begins': { look: 'w-ax', weight: 'apart' },
  deployed: { look: 'x-party', weight: 'apart' },
  round: { look: 'x-hourglass', weight: 'apart' },
  'changes-weapon': { look: ({ weapon }) => `w-${weapon}`, weight: 'apart' },
  passes: { look: 'x-hourglass', weight: 'apart' },
  'joins-fight': { look: ['x-party', 'good'], weight: 'apart' },
  'sleeper-killed': { look: ['s-sleep', 'good'], sound: 'blade' },
  'combat-over': { look: 'x-shield', weight: 'apart' },
  attack: {
    look: ({ column }) => (column === 'monster' ? 'x-broken' : `w-${column}`),
    weight: 'apart',
    sound: ({ column, wounds }) => (wounds === 0 ? 'miss' : column === 'monster' ? 'claw' : column === 'bow' ? 'bow' : 'blade'),
  },
  target: { look: 'x-lens', weight: 'apart' },
  moves: { look: 'x-steps', weight: 'apart' },
  wounded: { look: ['x-drop', 'harm'] },
  // The drum is for the party, and for X.
  died: {
    look: ['x-skull', 'harm'],
    weight: ({ who }, { isOurs }) => (isOurs(who) || isX(who) ? 'great' : 'apart'),
    sound: ({ who }, { isOfParty }) => (isOfParty(who) || isX(who) ? 'fall' : null),
    moment: ({ who, by }, { of }) =>
      isX(who)
        ? { title: 'X the Unknown is dead', plate: happen.X_DEAD }
        : {
            title: `${of(who)} falls`,
            plate: happen.fallen(by === undefined ? null : (kindsIn(by).find((kind) => kind in SPOTS) ?? null)),
          },
  },
  // 10 and 11: magic
  'spell-cast': { look: ({ spell }) => `s-${spell}`, weight: 'apart', sound: ({ spell }) => SPELLS[spell] ?? 'spell' },
  'spell-resisted': { look: ({ spell }) => `s-${spell}` },
  'shield-holds': { look: 's-magic-shield' },
  charmed: {
    look: 's-charm',
    weight: ({ who }, { isOurs }) => (isOurs(who) ? 'great' : 'small'),
    moment: ({ who }, { of }) => ({ title: `${of(who)} is charmed`, plate: happen.CHARMED }),
  },
  'charm-broken': { look: ['x-broken', 'harm'] },
  asleep: { look: 's-sleep' },
  shielded: { look: ['s-magic-shield', 'good'] },
  'cease-fire': { look: ['s-cease-fire', 'good'], weight: 'small', moment: () => ({ title: 'Cease fire', plate: happen.PARLEY }) },
  hesitation: { look: ['s-hesitate', 'good'] },
  'came-back': { look: 's-teleport' },
  'mage-armor': { look: ['s-mage-armor', 'good'] },
  strengthened: { look: ['s-strength', 'good'] },
  teleported: { look: 's-teleport' },
  'immune-to-poison': { look: ['x-medallion', 'good'] },
  'poison-neutralized': { look: ['s-neutralize-poison', 'good'] },
  resurrected: {
    look: ['s-resurrect', 'good'],
    weight: 'great',
    sound: 'spell-mend',
    moment: ({ who }, { of }) => ({ title: `${of(who)} lives again`, plate: happen.RAISED }),
  },
  'flesh-again': {
    look: ['s-stone-flesh', 'good'],
    weight: 'small',
    moment: ({ who }, { of }) => ({ title: `${of(who)} is flesh again`, plate: happen.RAISED }),
  },
  'stays-stone': { look: ['x-stone', 'harm'] },
  readied: { look: ({ weapon }) => `w-${weapon}`, weight: 'apart' },
  'march-changed': { look: 'x-party', weight: 'apart' },
  purpose: { look: ({ purpose }) => (purpose === 'hellgate' ? 'x-hellgate' : 'x-party'), weight: 'apart' },
  resistance: { look: 'x-shield' },
  healed: { look: ['s-heal', 'good'] },
  'demons-vanish': { look: ['m-demon', 'good'] },
  // 12: experience
  experience: { look: ['x-torch', 'good'], weight: 'apart' },
  // 13: features
  investigates: {
    look: ({ feature }) => `f-${feature}`,
    weight: ({ feature, result }) =>
      GREAT_FINDS.has(result) ? 'great' : feature === 'altar' || TOLD_AFTER.has(result) ? 'apart' : 'small',
    moment: ({ feature, result }) => ({
      title: FINDS[result] ?? `${nameOf(feature)}: ${result.replaceAll('-', ' ')}`,
      plate: foundPlate(feature, result),
    }),
  },
  'nothing-left': { look: 'x-candle' },
  weakened: { look: ({ kind }) => [kind === 'drunk' ? 'x-beer' : 'x-broken', 'harm'] },
  'jewel-found': {
    look: ['x-gem', 'good'],
    sound: 'coin',
    weight: ({ value }) => (value >= GREAT_JEWEL ? 'small' : 'line'),
    moment: ({ value }) => ({ title: `A jewel worth ${value}`, plate: happen.found('x-gem', 'A jewel') }),
  },
  'turned-to-stone': {
    look: ['x-stone', 'harm'],
    weight: 'great',
    moment: ({ who }, { of }) => ({ title: `${of(who)} turns to stone`, plate: happen.STONE }),
  },
  betrays: { look: ['m-x-the-unknown', 'harm'] },
  falls: {
    look: ({ into }) => [into === 'shaft' ? 'x-hellgate' : 'f-trap-door', 'harm'],
    weight: ({ into }) => (into === 'shaft' ? 'great' : 'small'),
    moment: ({ into, who }, { of }) =>
      into === 'shaft'
        ? { title: 'The shaft to the Hellgate', plate: FOUND['trap-door'].hellgate }
        : { title: `${of(who)} falls in`, plate: into === 'pit' ? FOUND['trap-door'].pit : FOUND['trap-door'].room },
  },
  'shaft-closed': { look: 'f-trap-door' },
  'room-below': { look: 'f-trap-door' },
  'climbs-out': { look: ['x-steps', 'good'] },
  'vampire-rises': { look: ['m-vampire', 'harm'] },
  bookcase: {
    look: ({ falls }) => (falls ? 'x-trap' : 'x-book'),
    sound: 'page',
    weight: ({ falls }) => (falls ? 'small' : 'great'),
    moment: ({ falls }) => ({ title: falls ? 'The bookcase falls' : 'A book of spells', plate: bookcase(falls) }),
  },
  'left-alone': { look: 'x-steps' },
  clavichord: { look: ['x-coins', 'harm'], sound: money },
  'clavichord-opened': { look: ['x-coins', 'good'], sound: money },
  altar: {
    look: 'f-altar',
    weight: 'great',
    moment: ({ demon, blessed }) => ({
      title: blessed ? `${nameOf(demon)} blesses` : `${nameOf(demon)} curses`,
      plate: altarOf(demon, blessed),
    }),
  },
  'ability-changed': { look: ({ ability }) => ABILITIES[ability] ?? 'x-quill' },
  'spell-cheapened': { look: ({ spell }) => [`s-${spell}`, 'good'] },
  'free-spells': { look: ['x-book', 'good'] },
  'spell-forgotten': { look: ({ spell }) => [`s-${spell}`, 'harm'] },
  painting: {
    look: 'f-artwork',
    weight: 'small',
    moment: ({ depicted, who }, { face }) => ({ title: 'A painting', plate: painting(depicted ? face(who) : null) }),
  },
  'cut-glass': {
    look: ({ is }) => itemIcon({ kind: is, type: '' }),
    weight: 'small',
    moment: ({ is }) => ({ title: 'Cut glass', plate: happen.found(itemIcon({ kind: is, type: '' }), nameOf(is)) }),
  },
  mirror: {
    look: 'f-mirror',
    weight: 'great',
    sound: 'mirror',
    moment: ({ level, told }) => ({
      title: told === 'distance' ? 'The mirror tells how near' : 'The mirror answers',
      plate: mirror(level),
    }),
  },
  // 14: treasure and things
  treasure: { look: ['x-chest', 'good'], weight: rich('line'), sound: money, moment: () => ({ title: 'Treasure', plate: happen.CHEST }) },
  'bribe-recovered': { look: ['x-coins', 'good'], sound: money },
  'chest-left': { look: 'x-chest', weight: 'apart' },
  'chest-looked-at': { look: 'x-lens', weight: 'apart' },
  'chest-opened': {
    look: ['x-chest', 'good'],
    sound: 'coin',
    weight: rich('apart'),
    moment: () => ({ title: 'The chest is open', plate: happen.CHEST }),
  },
  shared: { look: ['x-coins', 'good'], weight: 'apart' },
  'item-left': { look: ({ item }) => iconOf(item), weight: 'apart' },
  'item-taken': {
    look: ({ item }) => [iconOf(item), 'good'],
    weight: ({ item }) => (WORN.has(item.kind) ? 'great' : 'small'),
    moment: ({ item }) => thing(item),
  },
  'weapon-discarded': { look: ({ what }) => (what === 'tapestry' ? itemIcon({ kind: what, type: '' }) : `w-${what}`) },
  'potion-appraised': {
    look: 'x-potion',
    weight: 'small',
    moment: ({ potion }) => ({ title: nameOf(potion), plate: happen.found('x-potion', 'A potion') }),
  },
  'potion-drunk': {
    look: 'x-potion',
    weight: 'small',
    moment: ({ potion }) => ({ title: `${spellName(potion)} Potion`, plate: happen.found('x-potion', 'A potion') }),
  },
  'talisman-tested': {
    look: 'x-talisman',
    weight: 'small',
    moment: ({ talisman }) => ({
      title: `Talisman: ${talisman.replaceAll('-', ' ')}`,
      plate: happen.found('x-talisman', 'A talisman'),
    }),
  },
  'talisman-limit': { look: 'x-talisman' },
  'spell-added': { look: ({ spell }) => [`s-${spell}`, 'good'] },
  succumbed: {
    look: ['x-talisman', 'harm'],
    weight: 'great',
    moment: ({ who }, { of }) => ({ title: `${of(who)} succumbs`, plate: happen.found('x-talisman', 'A talisman') }),
  },
  'medallion-tested': {
    look: 'x-medallion',
    weight: 'small',
    moment: ({ medallion }) => ({
      title: `Medallion: ${medallion.replaceAll('-', ' ')}`,
      plate: happen.found('x-medallion', 'A medallion'),
    }),
  },
  'armor-on': { look: 'x-armor', weight: 'apart' },
  'armor-off': { look: 'x-armor', weight: 'apart' },
  'handed-over': { look: ({ item }) => iconOf(item), weight: 'apart' },
  'mind-battle': { look: 's-mental-attack' },
  'ring-used': { look: 'x-ring', weight: 'apart' },
  // 15: monsters of their own kind
  stench: { look: ['x-gas', 'harm'] },
  'fire-breath': { look: ['x-torch', 'harm'], weight: 'apart' },
  gaze: {
    look: ['m-medusa', 'harm'],
    weight: ({ stone, target }, { isOurs }) => (stone && isOurs(target) ? 'great' : 'apart'),
    moment: ({ target }, { of }) => ({ title: `${of(target)} turns to stone`, plate: happen.STONE }),
  },
  regenerates: { look: 's-rejuvenate', weight: 'apart' },
  'vampire-charms': { look: ['m-vampire', 'harm'], weight: 'apart' },
  'mage-casts': { look: ({ spell }) => [`s-${spell}`, 'harm'], weight: 'apart', sound: ({ spell }) => SPELLS[spell] ?? 'spell' },
  // 16: the Hellgate
  'hellgate-found': {
    look: ['x-hellgate', 'harm'],
    weight: 'great',
    sound: 'gate',
    moment: () => ({ title: 'The Hellgate', plate: happen.HELLGATE }),
  },
  'hellgate-blast': { look: ['s-blast', 'harm'], sound: 'spell-fight' },
  'hellgate-tried': {
    look: 'x-hellgate',
    weight: ({ destroyed }) => (destroyed ? 'great' : 'small'),
    moment: ({ destroyed }) =>
      destroyed
        ? { title: 'The Hellgate is destroyed', plate: happen.HELLGATE_BROKEN }
        : { title: 'The Hellgate holds', plate: happen.HELLGATE_TRIED },
  },
  freed: { look: ['x-gateway', 'good'] },
  // 17: home again
  'party-leaves': { look: 'x-gateway', weight: 'apart', sound: 'out' },
  'left-behind': {
    look: ['x-tomb', 'harm'],
    weight: 'small',
    sound: 'fall',
    moment: ({ who }, { of }) => ({ title: `${of(who)} is left behind`, plate: happen.fallen(null) }),
  },
  'tapestry-home': { look: ['x-gem', 'good'] },
  'raid-ends': { look: 'x-house', weight: 'apart' },
  // the table itself
  'taken-back': { look: 'x-undo', weight: 'apart' },
  'record-left': { look: 'x-book', weight: 'apart' },
}

/** Every type, in the order of the rules. */
export const EVENT_TYPES: readonly string[] = Object.keys(ROWS)

/** Citadel's events. */
export const EVENTS = {
  ...gameEvents<CitadelEvent, Context>(ROWS, (_, session) => {
    const view = citadelView(session)
    const party = view?.party ?? []
    return {
      isOurs: (id) => party.some((who) => who.id === id && who.kind !== 'charmed-monster'),
      isOfParty: (id) => party.some((who) => who.id === id),
      of: (id) => [...party, ...(view?.monsters ?? [])].find((who) => who.id === id)?.name ?? nameOf(id),
      face: (id) => {
        const who = party.find((one) => one.id === id)
        return who ? personPicture(who) : null
      },
      level: view?.level ?? 1,
    }
  }),
  isLoss(entry: Entry, session: SessionView) {
    const event = EVENTS.read(entry)
    return event?.type === 'died' && peopleOf(session).has(event.who)
  },
  hasDrone: (session: SessionView) => !session.outcome && (citadelView(session)?.level ?? 1) >= DEEP,
}

/** Who it is about, or who did it: the first of several. */
export function whoIn(event: Told | null): string | null {
  if (event === null || !('who' in event) || event.who === undefined) return null
  return typeof event.who === 'string' ? event.who : (event.who[0] ?? null)
}

export function targetIn(event: Told | null): string | null {
  return event !== null && 'target' in event && typeof event.target === 'string' ? event.target : null
}

/** The kinds of monsters by their ids: `orc` of `orc-3`. */
export function kindsIn(who: string | readonly string[]): readonly string[] {
  const ids = typeof who === 'string' ? [who] : who
  return [...new Set(ids.flatMap((id) => kindOf(id) ?? []))]
}

function isX(who: string): boolean {
  return kindsIn(who).includes('x-the-unknown')
}

function met(who: readonly string[], level: Level): Pictured {
  const kind = kindsIn(who).find((each): each is MonsterType => each in SPOTS) ?? 'orc'
  const many = who.filter((id) => kindsIn(id).includes(kind)).length
  const name = raceName(kind)
  return { title: `First met: ${name}`, plate: monsters(kind, name, level, many) }
}

function foundPlate(feature: string, result: string): Plate {
  return (FOUND as Readonly<Record<string, Readonly<Record<string, Plate>>>>)[feature]?.[result] ?? happen.CHEST
}

function thing(item: Item): Pictured {
  if (item.kind === 'tapestry') return { title: 'A tapestry', plate: FOUND.artwork.tapestry }
  const type = typeIn(item)
  const bonus = 'bonus' in item ? ` +${item.bonus}` : ''
  const title = item.kind === 'ring' ? 'A ring' : item.kind === 'weapon' ? `${nameOf(type)}${bonus}` : nameOf(item.kind)
  return { title, plate: happen.found(itemIcon({ kind: item.kind, type }), title) }
}

/** Lessons about these speak of one of ours: they are not due when it happens to a monster. */
const OF_OURS: ReadonlySet<Told['type']> = new Set(['wounded', 'died', 'turned-to-stone'])

/** The events that the guide may explain. */
export function concerning(events: readonly LogEntry[], { party }: CitadelView): readonly LogEntry[] {
  return events.filter((entry) => {
    const event = EVENTS.read(entry)
    return event === null || !OF_OURS.has(event.type) || party.some(({ id }) => id === whoIn(event))
  })
}
