import type { TaleChapter } from '../../kernel/tale-types.ts'
import { capital } from '../../kernel/words.ts'
import { segment } from '../chapters/party.ts'
import type { DelveEvent } from '../event-types.ts'
import type { DelveState, Id } from '../state.ts'
import { described, FEATURE_NAMES } from '../text/06-movement.ts'
import { ending, sentence } from '../text/index.ts'
import { placeName } from '../text/place-name.ts'
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

/** A chapter that is being written: what is known only when it closes is put into words then. */
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
  const chapters: TaleChapter[] = []
  let open: Route | Fight | Plain | null = null
  /** The first turn begins unsaid, when the starting sequence is through. */
  let turn = first.start === null ? first.turn : 1
  /** The Party counter goes along its trail, event by event. */
  let steps = first.trail.length - 1
  let handedOver: Id | null = null
  let now = 0

  const here = () => segment(last, last.trail[steps] ?? first.at)
  const closeOpen = (): void => {
    if (open !== null) chapters.push(...finished(open, name))
    open = null
  }
  const head = () => ({ turn, from: now, to: now, lines: [] })
  const route = (): Route => {
    if (open?.kind === 'route') return open
    closeOpen()
    const begun: Route = { kind: 'route', ...head(), title: '', levels: new Set(), places: 0, known: 0 }
    open = begun
    return begun
  }
  const plain = (kind: Plain['kind'], title: string): Plain => {
    if (open !== null && open.kind === kind && (kind !== 'find' || open.turn === turn)) return open
    closeOpen()
    const begun: Plain = { kind, ...head(), title }
    open = begun
    return begun
  }
  const write = (draft: Draft, rule: string, text: string, tone: Tone): void => {
    draft.lines.push({ rule, text, tone, input: now })
    draft.to = now
  }
  /** Into the fight while there is one, else into the chapter of that kind. */
  const add = (kind: Plain['kind'] | 'here', rule: string, text: string, tone: Tone, title = kind === 'here' ? '' : TITLES[kind]): void => {
    const inFight = open?.kind === 'fight' && (kind === 'here' || (kind !== 'end' && !open.over))
    write(inFight && open !== null ? open : kind === 'here' ? (open ?? route()) : plain(kind, title), rule, text, tone)
  }
  const enter = (event: Extract<DelveEvent, { type: 'entered' }>): void => {
    steps += 1
    const way = route()
    way.levels.add(event.level)
    way.to = now
    if (!event.first) way.known += 1
    else {
      way.places += 1
      const place = placeName(segment(last, event.segment))
      write(way, event.rule, `${capital(described(event.kind, event.feature))} at ${place}.`, 'plain')
    }
  }
  const death = ({ rule, who, cause, by }: Extract<DelveEvent, { type: 'died' }>, kill: Kill | null): void => {
    if (kill !== null) add('here', rule, killed(who, kill.by, cause, name), 'good')
    else add(sides.isCharacter(who) ? 'loss' : 'here', rule, fell(who, by ?? null, cause, name), 'bad', lossTitle(name(who)))
  }

  const note = (event: DelveEvent, kill: Kill | null, input: number): void => {
    now = input
    switch (event.type) {
      case 'turn-begins':
        turn = event.turn
        break
      case 'entered':
        enter(event)
        break
      case 'counter-moves':
      case 'door-locked':
        steps += 1
        break
      case 'combat-begins': {
        closeOpen()
        const { foes, rule } = event
        open = {
          ...{ kind: 'fight', ...head(), title: fightTitle({ foes }, name), foes, rule },
          ...{ place: placeName(here()), level: here().level, rounds: 1, over: false },
        }
        break
      }
      case 'round':
        if (open?.kind === 'fight') open.rounds = event.round
        break
      case 'combat-over':
        if (open?.kind === 'fight') Object.assign(open, { over: true, to: now })
        break
      case 'died':
        death(event, kill)
        break
      case 'handed-over':
        handedOver = event.item.id
        break
      case 'item-taken':
        // What changes hands within the party is no find.
        if (event.item.id === handedOver) {
          handedOver = null
          return
        }
    }
    const told = telling(event, name)
    if (told !== null) add(told.into, event.rule, told.text ?? sentence(last, event), told.tone, told.title)
  }

  return {
    note,
    close() {
      if (last.end === null) {
        if (open?.kind === 'fight' && !open.over) add('here', '17.0', FIGHT_BROKEN_OFF, 'bad')
        add('end', '17.0', ending('abandoned'), 'bad')
      }
      closeOpen()
      return chapters
    },
  }
}

/** Where something is told and how; its own sentence serves where there is no other `text`. */
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

/** What of all that happens is told; null for what a reader can do without. Deaths, ways and fights have words of their own. */
function telling(event: DelveEvent, name: Names): Telling | null {
  switch (event.type) {
    // Who comes, goes and turns.
    case 'betrays':
    case 'succumbed':
      return { into: 'loss', tone: 'bad', title: lossTitle(name(event.who)), text: betrayed(name(event.who)) }
    case 'vampire-charms':
      return event.resisted ? null : { ...BAD_HERE, text: betrayed(name(event.target)) }
    case 'falls':
      return event.into === 'shaft'
        ? { into: 'loss', tone: 'bad', title: lossTitle(name(event.who)), text: lostIn(name(event.who)) }
        : BAD_FIND
    case 'gaze':
      return event.stone ? BAD_HERE : null
    case 'charm-broken':
    case 'turned-to-stone':
    case 'stays-stone':
    case 'fire-breath':
    case 'trap-sprung':
      return BAD_HERE
    case 'combat-over':
      return event.won ? null : { ...BAD_HERE, text: FIGHT_LOST }
    case 'experience':
    case 'charmed':
    case 'came-back':
    case 'resurrected':
    case 'flesh-again':
    case 'rejoined':
    case 'freed':
    case 'joins-fight':
    case 'cease-fire':
      return GOOD_HERE
    // On the way.
    case 'detrapped':
      return event.done ? GOOD_HERE : BAD_HERE
    case 'negotiated':
      return event.result === 'failure' ? BAD_HERE : GOOD_HERE
    case 'bribe-offered':
      return event.taken ? GOOD_HERE : BAD_HERE
    case 'cowed':
      return event.resisted ? BAD_HERE : GOOD_HERE
    case 'counter-moves':
    case 'door-locked':
    case 'left-in-peace':
    case 'hellgate-reached':
    case 'hellgate-found':
      return PLAIN_HERE
    // What they found.
    case 'hellgate-tried':
      return { into: 'find', tone: event.destroyed ? 'good' : 'bad', title: HELLGATE_TITLE }
    case 'investigates':
      return { into: 'find', tone: 'plain', title: capital(FEATURE_NAMES[event.feature]) }
    case 'mirror':
      return { ...GOOD_FIND, title: capital(FEATURE_NAMES.mirror) }
    case 'altar':
      return event.blessed ? GOOD_FIND : BAD_FIND
    case 'ability-changed':
      return event.amount > 0 ? GOOD_FIND : BAD_FIND
    case 'bookcase':
      return event.falls ? BAD_FIND : GOOD_FIND
    case 'painting':
      return event.depicted ? BAD_FIND : null
    case 'weakened':
    case 'spell-forgotten':
    case 'clavichord':
      return BAD_FIND
    case 'jewel-found':
    case 'clavichord-opened':
    case 'spell-added':
    case 'spell-cheapened':
    case 'free-spells':
    case 'potion-appraised':
      return GOOD_FIND
    case 'treasure':
    case 'bribe-recovered':
    case 'intimidated':
    case 'item-taken':
      return TREASURE
    case 'chest-left':
      return NO_TREASURE
    case 'talisman-tested':
      return event.talisman === 'evil' ? NO_TREASURE : TREASURE
    case 'medallion-tested':
      return event.medallion === 'strangling' ? NO_TREASURE : TREASURE
    // The end.
    case 'party-leaves':
      return { into: 'end', tone: 'good' }
    case 'left-behind':
      return { into: 'end', tone: 'bad' }
    case 'raid-ends':
      return { into: 'end', tone: event.end === 'all-dead' ? 'bad' : 'good' }
    default:
      return null
  }
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
