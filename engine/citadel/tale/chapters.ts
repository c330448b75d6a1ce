import type { TaleChapter } from '../../kernel/tale-types.ts'
import { capital } from '../../kernel/words.ts'
import { segment } from '../chapters/party.ts'
import type { DelveEvent } from '../event-types.ts'
import { placeName } from '../open/place-name.ts'
import { described, FEATURE_NAMES } from '../open/segments.ts'
import type { DelveState, Id } from '../state.ts'
import { ending, sentence } from '../text/index.ts'
import {
  betrayed,
  FIGHT_BROKEN_OFF,
  FIGHT_LOST,
  fell,
  fightOpening,
  fightTitle,
  HELLGATE_TITLE,
  killed,
  knownGround,
  lossTitle,
  lostIn,
  routeTitle,
  TITLES,
  TREASURE_TITLE,
} from '../text/tale.ts'
import type { Names } from '../text/text.ts'
import type { Kill } from './kills.ts'
import type { Sides } from './sides.ts'

type Line = TaleChapter['lines'][number]
type Tone = Line['tone']

/** A chapter being written; what is known only at its close is worded then. */
interface Draft {
  readonly kind: TaleChapter['kind']
  readonly turn: number
  readonly from: number
  to: number
  readonly lines: Line[]
  title: string
}

interface Route extends Draft {
  readonly kind: 'route'
  readonly levels: Set<number>
  places: number
  known: number
}

interface Fight extends Draft {
  readonly kind: 'fight'
  readonly foes: readonly Id[]
  readonly place: string
  readonly level: number
  readonly rule: string
  rounds: number
  over: boolean
}

interface Plain extends Draft {
  readonly kind: 'find' | 'loss' | 'end'
}

export interface ChapterBook {
  note(event: DelveEvent, kill: Kill | null, input: number): void
  /** Every chapter, the last one closed. */
  close(): readonly TaleChapter[]
}

/** Writes the story of a raid: where the party went, each fight, each find, each loss, the end. */
export function chapterBook(first: DelveState, last: DelveState, sides: Sides, name: Names): ChapterBook {
  return new Chapters(first, last, sides, name)
}

class Chapters implements ChapterBook {
  private readonly first: DelveState
  private readonly last: DelveState
  private readonly sides: Sides
  private readonly name: Names
  private readonly chapters: TaleChapter[] = []
  private open: Route | Fight | Plain | null = null
  private turn: number
  /** The Party counter goes along its trail, event by event. */
  private steps: number
  private handedOver: Id | null = null
  private now = 0

  constructor(first: DelveState, last: DelveState, sides: Sides, name: Names) {
    this.first = first
    this.last = last
    this.sides = sides
    this.name = name
    // The first turn begins without an event, when the starting sequence ends.
    this.turn = first.start === null ? first.turn : 1
    this.steps = first.trail.length - 1
  }

  note(event: DelveEvent, kill: Kill | null, input: number): void {
    this.now = input
    switch (event.type) {
      case 'turn-begins':
        this.turn = event.turn
        break
      case 'entered':
        this.enter(event)
        break
      case 'counter-moves':
      case 'door-locked':
        this.steps += 1
        break
      case 'combat-begins':
        this.beginFight(event)
        break
      case 'round':
        if (this.open?.kind === 'fight') this.open.rounds = event.round
        break
      case 'combat-over':
        if (this.open?.kind === 'fight') Object.assign(this.open, { over: true, to: this.now })
        break
      case 'died':
        this.death(event, kill)
        break
      case 'handed-over':
        this.handedOver = event.item.id
        break
      case 'item-taken':
        if (this.hasChangedHands(event.item.id)) return
    }
    const told = telling(event, this.name)
    if (told !== null) this.add(told.into, event.rule, told.text ?? sentence(this.last, event), told.tone, told.title)
  }

  close(): readonly TaleChapter[] {
    if (this.last.end === null) {
      if (this.open?.kind === 'fight' && !this.open.over) this.add('here', '17.0', FIGHT_BROKEN_OFF, 'bad')
      this.add('end', '17.0', ending('abandoned'), 'bad')
    }
    this.closeOpen()
    return this.chapters
  }

  private closeOpen(): void {
    if (this.open !== null) this.chapters.push(...finished(this.open, this.name))
    this.open = null
  }

  private head(): Pick<Draft, 'turn' | 'from' | 'to' | 'lines'> {
    return { turn: this.turn, from: this.now, to: this.now, lines: [] }
  }

  private route(): Route {
    if (this.open?.kind === 'route') return this.open
    this.closeOpen()
    const begun: Route = { kind: 'route', ...this.head(), title: '', levels: new Set(), places: 0, known: 0 }
    this.open = begun
    return begun
  }

  private plain(kind: Plain['kind'], title: string): Draft {
    const { open } = this
    if (open !== null && open.kind === kind && (kind !== 'find' || open.turn === this.turn)) return open
    this.closeOpen()
    const begun: Plain = { kind, ...this.head(), title }
    this.open = begun
    return begun
  }

  private beginFight({ foes, rule }: Extract<DelveEvent, { type: 'combat-begins' }>): void {
    this.closeOpen()
    const here = segment(this.last, this.last.trail[this.steps] ?? this.first.at)
    this.open = {
      ...{ kind: 'fight', ...this.head(), title: fightTitle({ foes }, this.name), foes, rule },
      ...{ place: placeName(here), level: here.level, rounds: 1, over: false },
    }
  }

  private write(draft: Draft, rule: string, text: string, tone: Tone): void {
    draft.lines.push({ rule, text, tone, input: this.now })
    draft.to = this.now
  }

  /** Into the fight while there is one, else into the chapter of that kind. */
  private add(kind: Plain['kind'] | 'here', rule: string, text: string, tone: Tone, title = kind === 'here' ? '' : TITLES[kind]): void {
    const { open } = this
    const inFight = open?.kind === 'fight' && (kind === 'here' || (kind !== 'end' && !open.over))
    this.write(inFight ? open : kind === 'here' ? (open ?? this.route()) : this.plain(kind, title), rule, text, tone)
  }

  private enter(event: Extract<DelveEvent, { type: 'entered' }>): void {
    this.steps += 1
    const way = this.route()
    way.levels.add(event.level)
    way.to = this.now
    if (!event.first) way.known += 1
    else {
      way.places += 1
      const place = placeName(segment(this.last, event.segment))
      this.write(way, event.rule, `${capital(described(event.kind, event.feature))} at ${place}.`, 'plain')
    }
  }

  private death({ rule, who, cause, by }: Extract<DelveEvent, { type: 'died' }>, kill: Kill | null): void {
    const { name, sides } = this
    if (kill !== null) this.add('here', rule, killed(who, kill.by, cause, name), 'good')
    else this.add(sides.isCharacter(who) ? 'loss' : 'here', rule, fell(who, by ?? null, cause, name), 'bad', lossTitle(name(who)))
  }

  /** A thing that changes hands within the party is not a find. */
  private hasChangedHands(item: Id): boolean {
    if (item !== this.handedOver) return false
    this.handedOver = null
    return true
  }
}

/** Where and how something is told; its own sentence serves where there is no `text`. */
interface Telling {
  /** `here`: in whatever chapter is open, the fight for one. */
  readonly into: Plain['kind'] | 'here'
  readonly tone: Tone
  /** Of a chapter that begins with it. */
  readonly title?: string
  readonly text?: string
}

const GOOD_HERE: Telling = { into: 'here', tone: 'good' }
const BAD_HERE: Telling = { into: 'here', tone: 'bad' }
const PLAIN_HERE: Telling = { into: 'here', tone: 'plain' }
const GOOD_FIND: Telling = { into: 'find', tone: 'good' }
const BAD_FIND: Telling = { into: 'find', tone: 'bad' }
const TREASURE: Telling = { ...GOOD_FIND, title: TREASURE_TITLE }
const NO_TREASURE: Telling = { ...BAD_FIND, title: TREASURE_TITLE }

/** Left out: a reader can do without it, or it is worded where it is noted (deaths, ways, fights). */
const UNTOLD = [
  'first-player',
  'hero-joins',
  'initiate-joins',
  'exchanged',
  'magic-potential',
  'spells-known',
  'maze',
  'sun',
  'spells-circled',
  'limit',
  'march-order',
  'raid-begins',
  'entered',
  'segments-left',
  'route',
  'chit-returned',
  'chit-placed',
  'stairs-joined',
  'cup-refilled',
  'trap-check',
  'arrow',
  'no-monsters',
  'monsters-met',
  'monster-appears',
  'fight-begins',
  'attack',
  'target',
  'combat-begins',
  'deployed',
  'round',
  'changes-weapon',
  'passes',
  'sleeper-killed',
  'moves',
  'readied',
  'march-changed',
  'purpose',
  'spell-cast',
  'spell-resisted',
  'shield-holds',
  'asleep',
  'shielded',
  'hesitation',
  'mage-armor',
  'strengthened',
  'teleported',
  'immune-to-poison',
  'poison-neutralized',
  'ring-used',
  'nothing-left',
  'shaft-closed',
  'room-below',
  'climbs-out',
  'vampire-rises',
  'left-alone',
  'cut-glass',
  'weapon-discarded',
  'potion-drunk',
  'talisman-limit',
  'armor-on',
  'armor-off',
  'handed-over',
  'mind-battle',
  'chest-looked-at',
  'chest-opened',
  'shared',
  'item-left',
  'stench',
  'regenerates',
  'mage-casts',
  'hellgate-blast',
  'turn-begins',
  'tapestry-home',
  'wounded',
  'died',
  'resistance',
  'healed',
  'demons-vanish',
] as const satisfies readonly DelveEvent['type'][]

type Told = Exclude<DelveEvent['type'], (typeof UNTOLD)[number]>
type EventOf<K extends Told> = { readonly [P in K]: Extract<DelveEvent, { readonly type: P }> & { readonly type: P } }[K]
/** How each of the others is told, some only where it matters. */
type Tellings<K extends Told = Told> = { readonly [P in K]: Telling | ((event: EventOf<P>, name: Names) => Telling | null) }

const TELLINGS: Tellings = {
  // Who comes, goes and turns.
  betrays: turned,
  succumbed: turned,
  'vampire-charms': ({ resisted, target }, name) => (resisted ? null : { ...BAD_HERE, text: betrayed(name(target)) }),
  falls: ({ into, who }, name) =>
    into === 'shaft' ? { into: 'loss', tone: 'bad', title: lossTitle(name(who)), text: lostIn(name(who)) } : BAD_FIND,
  gaze: ({ stone }) => (stone ? BAD_HERE : null),
  'charm-broken': BAD_HERE,
  'turned-to-stone': BAD_HERE,
  'stays-stone': BAD_HERE,
  'fire-breath': BAD_HERE,
  'trap-sprung': BAD_HERE,
  'combat-over': ({ won }) => (won ? null : { ...BAD_HERE, text: FIGHT_LOST }),
  experience: GOOD_HERE,
  charmed: GOOD_HERE,
  'came-back': GOOD_HERE,
  resurrected: GOOD_HERE,
  'flesh-again': GOOD_HERE,
  rejoined: GOOD_HERE,
  freed: GOOD_HERE,
  'joins-fight': GOOD_HERE,
  'cease-fire': GOOD_HERE,
  // On the way.
  detrapped: ({ done }) => (done ? GOOD_HERE : BAD_HERE),
  negotiated: ({ result }) => (result === 'failure' ? BAD_HERE : GOOD_HERE),
  'bribe-offered': ({ taken }) => (taken ? GOOD_HERE : BAD_HERE),
  cowed: ({ resisted }) => (resisted ? BAD_HERE : GOOD_HERE),
  'counter-moves': PLAIN_HERE,
  'door-locked': PLAIN_HERE,
  'left-in-peace': PLAIN_HERE,
  'hellgate-reached': PLAIN_HERE,
  'hellgate-found': PLAIN_HERE,
  // What they found.
  'hellgate-tried': ({ destroyed }) => ({ into: 'find', tone: destroyed ? 'good' : 'bad', title: HELLGATE_TITLE }),
  investigates: ({ feature }) => ({ into: 'find', tone: 'plain', title: capital(FEATURE_NAMES[feature]) }),
  mirror: { ...GOOD_FIND, title: capital(FEATURE_NAMES.mirror) },
  altar: ({ blessed }) => (blessed ? GOOD_FIND : BAD_FIND),
  'ability-changed': ({ amount }) => (amount > 0 ? GOOD_FIND : BAD_FIND),
  bookcase: ({ falls }) => (falls ? BAD_FIND : GOOD_FIND),
  painting: ({ depicted }) => (depicted ? BAD_FIND : null),
  weakened: BAD_FIND,
  'spell-forgotten': BAD_FIND,
  clavichord: BAD_FIND,
  'jewel-found': GOOD_FIND,
  'clavichord-opened': GOOD_FIND,
  'spell-added': GOOD_FIND,
  'spell-cheapened': GOOD_FIND,
  'free-spells': GOOD_FIND,
  'potion-appraised': GOOD_FIND,
  treasure: TREASURE,
  'bribe-recovered': TREASURE,
  intimidated: TREASURE,
  'item-taken': TREASURE,
  'chest-left': NO_TREASURE,
  'talisman-tested': ({ talisman }) => (talisman === 'evil' ? NO_TREASURE : TREASURE),
  'medallion-tested': ({ medallion }) => (medallion === 'strangling' ? NO_TREASURE : TREASURE),
  // The end.
  'party-leaves': { into: 'end', tone: 'good' },
  'left-behind': { into: 'end', tone: 'bad' },
  'raid-ends': ({ end }) => ({ into: 'end', tone: end === 'all-dead' ? 'bad' : 'good' }),
}

function turned({ who }: { readonly who: Id }, name: Names): Telling {
  return { into: 'loss', tone: 'bad', title: lossTitle(name(who)), text: betrayed(name(who)) }
}

function telling(event: DelveEvent, name: Names): Telling | null {
  return isTold(event) ? tellingOf(event, name) : null
}

function isTold(event: DelveEvent): event is EventOf<Told> {
  return Object.hasOwn(TELLINGS, event.type)
}

function tellingOf<K extends Told>(event: EventOf<K>, name: Names): Telling | null {
  const tellings: Tellings<K> = TELLINGS
  const told = tellings[event.type]
  return typeof told === 'function' ? told(event, name) : told
}

/** The chapter as it is told; nothing where there was nothing to tell. */
function finished(draft: Route | Fight | Plain, name: Names): TaleChapter[] {
  const { kind, turn, from, to, lines } = draft
  const chapter = { turn, kind, from, to }
  switch (draft.kind) {
    case 'route': {
      const { places, known } = draft
      const levels = [...draft.levels].sort()
      if (known > 0) lines.push({ rule: '6.9', text: knownGround(known), tone: 'plain', input: to })
      return lines.length === 0 ? [] : [{ ...chapter, title: routeTitle({ levels, places }), lines }]
    }
    case 'fight':
      return [
        {
          ...chapter,
          title: draft.title,
          lines: [{ rule: draft.rule, text: fightOpening(draft, name), tone: 'plain', input: from }, ...lines],
        },
      ]
    case 'find':
    case 'loss':
    case 'end':
      return [{ ...chapter, title: draft.title, lines }]
  }
}
