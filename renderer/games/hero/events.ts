import type { HeroEvent } from '../../../engine/hero/event-types.ts'
import { KIND_ICONS } from '../../../engine/hero/open/icons.ts'
import { KIND_NAMES, one } from '../../../engine/hero/open/names.ts'
import type { HeroView, Kind } from '../../../engine/hero/view-types.ts'
import type { LogEntry } from '../../../engine/kernel/types.ts'
import { type EventOf, type EventRows, gameEvents, type OfType, own } from '../../event-page.ts'
import { ARROWS, DOOR_BURSTS, HURT, LUCKY } from '../../scene/plates.ts'
import * as plates from './scenes/plates.ts'
import { titled } from './table/names.ts'
import { heroName, heroView } from './table/view.ts'

export type Told = EventOf<HeroEvent>
export type ToldOf<T extends Told['type']> = OfType<Told, T>

interface Context {
  /** Whether it happens to the hero of this seat. */
  readonly isOwn: boolean
  /** The hero it happens to. */
  readonly name: string
  /** What the same answer led to before it. */
  readonly before: () => readonly Told[]
}

/** Those that one has to think about. */
const STRONG: ReadonlySet<Kind> = new Set(['lycanthrope', 'troll', 'ogre', 'succubus'])
/** So many levels lost at once are a moment. */
const BADLY = 4

/** HERO's events, in the order of the rules. */
const ROWS: EventRows<HeroEvent, Context> = {
  // 103, 104: before the first turn
  'hero-made': { look: 'x-quill', weight: 'apart' },
  placed: { look: 'x-stone', weight: 'apart', sound: 'tile' },
  lifted: { look: 'x-stone', weight: 'apart' },
  'rest-placed': { look: 'x-stone', weight: 'apart' },
  cleared: { look: 'x-stone', weight: 'apart' },
  'laid-out': { look: 'x-stone', weight: 'apart' },
  entered: { look: 'x-gateway', weight: 'apart' },
  // 202 to 205: turns, steps, sight
  'turn-began': { look: 'x-hourglass', weight: 'apart' },
  'phase-began': { look: 'x-party', weight: 'apart' },
  stepped: { look: 'x-steps', weight: 'apart' },
  turned: { look: 'x-compass', weight: 'apart' },
  'way-barred': { look: ['x-trap', 'harm'], weight: 'apart' },
  halted: { look: ['x-trap', 'harm'], weight: 'apart' },
  'fell-back': { look: ['x-steps', 'harm'], weight: 'apart' },
  'thrown-back': { look: ['x-steps', 'harm'] },
  marched: { look: 'x-steps', weight: 'apart' },
  stared: { look: 'x-lens', weight: 'apart' },
  sighted: {
    look: 'x-candle',
    weight: (event, { isOwn }, earlier) => {
      const known = new Set(earlier.filter(({ section }) => section === event.section).flatMap(kindsSeen))
      const fresh = kindsSeen(event).filter((kind) => !known.has(kind))
      if (!isOwn || fresh.length === 0) return 'apart'
      return fresh.some((kind) => STRONG.has(kind)) ? 'great' : 'small'
    },
    moment: (event) => {
      const [kind = 'goblin'] = kindsSeen(event)
      return { title: `${titled(one(kind))}!`, plate: plates.seen(kind) }
    },
  },
  'lost-sight': { look: 'x-hood', weight: 'apart' },
  // 206 to 209: doors, riches, wits, weapons
  'door-tried': { look: 'x-key', weight: 'apart', sound: ({ opened }) => (opened ? 'door' : null) },
  'door-barred': { look: 's-lock', weight: 'apart', sound: 'door' },
  'door-forced': {
    look: ['x-broken', 'harm'],
    weight: ({ forced }, { isOwn }) => (isOwn && forced ? 'small' : 'apart'),
    sound: ({ forced }) => (forced ? 'door' : null),
    moment: ({ kind }) => ({ title: `${titled(one(kind))} comes through the door`, plate: DOOR_BURSTS }),
  },
  'riches-taken': {
    look: ['x-coins', 'good'],
    weight: own('great', 'small'),
    sound: 'coin',
    moment: ({ kind }, { name }) => ({ title: `${name} takes a ${KIND_NAMES[kind]}`, plate: plates.riches(kind) }),
  },
  'riches-left': { look: 'x-coins', weight: 'apart' },
  'riches-lifted': { look: 'x-coins', weight: 'apart' },
  'riches-set-down': { look: 'x-coins', weight: 'apart' },
  outwitted: {
    look: 'x-talk',
    weight: own('small'),
    moment: ({ done }, { name }) =>
      done
        ? { title: `${name} outwits them all`, plate: plates.OUTWITTED }
        : { title: 'They are not fooled', plate: plates.seen('great-goblin') },
  },
  armed: { look: 'w-ax', weight: 'apart' },
  // 210 to 212: blows and what they cost
  'hero-struck': { look: 'w-sword', weight: 'apart', sound: ({ hit }) => (hit ? 'blade' : 'miss') },
  'monster-struck': {
    look: ({ kind }) => [KIND_ICONS[kind], 'harm'],
    weight: 'apart',
    sound: ({ hit }) => (hit ? 'claw' : 'miss'),
  },
  'no-defence': { look: ['x-shield', 'harm'], weight: 'apart' },
  eliminated: {
    look: ['x-skull', 'good'],
    weight: ({ kind }, { isOwn }) => (isOwn && STRONG.has(kind) ? 'small' : 'line'),
    moment: ({ kind }) =>
      kind === 'succubus'
        ? { title: 'The Succubus is gone', plate: plates.SHE_IS_GONE }
        : { title: `${titled(one(kind))} is slain`, plate: plates.slain(kind) },
  },
  trap: {
    look: 'x-trap',
    weight: own('small'),
    moment: ({ sprung }) =>
      sprung ? { title: 'A trap', plate: ARROWS } : { title: 'A trap, and he sees it', plate: plates.TRAP_DISARMED },
  },
  succubus: {
    look: ['m-harpy', 'harm'],
    weight: ({ section }, { isOwn }, earlier) =>
      !isOwn ? 'apart' : earlier.some((other) => other.section === section) ? 'small' : 'great',
    moment: ({ resisted }) =>
      resisted
        ? { title: 'The Succubus has no luck', plate: plates.SHE_IS_GONE }
        : { title: 'The Succubus has him', plate: plates.EMBRACE },
  },
  released: { look: ['m-harpy', 'good'] },
  wound: { look: ['x-drop', 'harm'] },
  wounded: {
    look: ['x-drop', 'harm'],
    weight: ({ lost }, { isOwn }) => (isOwn && levelsIn(lost) >= BADLY ? 'small' : 'line'),
    moment: (_, { name }) => ({ title: `${name} is badly hurt`, plate: HURT }),
  },
  died: {
    look: ['x-skull', 'harm'],
    weight: own('great', 'small'),
    sound: 'fall',
    moment: (_, { name, before }) => {
      const blow = before().findLast((event) => event.type === 'monster-struck')
      return { title: `${name} falls`, plate: plates.fallen(blow?.kind ?? null) }
    },
  },
  'luck-used': {
    look: ['x-talisman', 'good'],
    weight: own('small'),
    moment: (_, { name }) => ({ title: `${name} is lucky`, plate: LUCKY }),
  },
  'excess-taken': { look: ['x-drop', 'harm'] },
  'excess-lost': { look: 'x-drop' },
  // 213 to 215: breath and the end, which has a card of its own
  breather: {
    look: ['s-rejuvenate', 'good'],
    weight: own('small'),
    moment: (_, { name }) => ({ title: `${name} is stronger again`, plate: plates.BREATHER }),
  },
  'reached-alysa': {
    look: ['x-castle', 'good'],
    weight: own('great', 'small'),
    sound: 'out',
    moment: (_, { name }) => ({ title: `${name} is with Alysa`, plate: plates.ALYSA }),
  },
  'track-advanced': { look: 'x-castle', weight: 'apart' },
  tied: { look: 'x-medallion' },
  'tie-die': { look: 'x-medallion' },
  'game-over': { look: 'x-house', weight: 'apart' },
}

export const EVENTS = gameEvents<HeroEvent, Context>(ROWS, (event, session, before) => {
  const sections = heroView(session)?.sections ?? []
  const section = sections.find(({ id }) => id === sectionOf(event))
  const isOwn = section !== undefined && section === sections.find(({ seat }) => seat === session.seat)
  return { isOwn, name: section ? heroName(section) : 'A hero', before }
})

/** Where it happens; null where it concerns all sections. */
export function sectionOf(event: Told): string | null {
  return 'section' in event ? event.section : null
}

/** What came in sight, the worst first; riches are told when they are taken. */
export function kindsSeen({ counters }: ToldOf<'sighted'>): readonly Kind[] {
  return counters
    .map(({ kind }) => kind)
    .filter((kind) => kind !== 'gold' && kind !== 'jewel' && kind !== 'dummy' && kind !== 'trap')
    .toSorted((a, b) => Number(STRONG.has(b)) - Number(STRONG.has(a)))
}

/** All levels that were lost together. */
export function levelsIn(lost: ToldOf<'wounded'>['lost']): number {
  return Object.values(lost).reduce((sum, levels) => sum + levels, 0)
}

/** What happened to this seat's own hero: the guide explains that, and not what befell another. */
export function concerning(events: readonly LogEntry[], { sections, seat }: HeroView): readonly LogEntry[] {
  const others = sections.filter((section) => section.seat !== seat).map(({ id }) => String(id))
  return events.filter((entry) => {
    const event = EVENTS.read(entry)
    return event === null || !others.includes(sectionOf(event) ?? '')
  })
}
