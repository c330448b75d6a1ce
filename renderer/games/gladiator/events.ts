import type { ArenaEvent } from '../../../engine/gladiator/event-types.ts'
import { figureName, lowName, nameOf, typeOf } from '../../../engine/gladiator/open/names.ts'
import { type EventOf, type EventRows, gameEvents, type OfType, own, type Pictured, type RowLook } from '../../event-page.ts'
import type { Tone } from '../../game-page.ts'
import { kindIcon, terrainIcon, thingIcon } from './icons.ts'
import * as plates from './scenes/plates.ts'
import { causeIcon, spellIcon } from './spell-icons.ts'
import { arenaView, bearersIn, figureIn } from './table/view.ts'

export type Told = EventOf<ArenaEvent>
export type ToldOf<T extends Told['type']> = OfType<Told, T>

interface Context {
  /** Whether it befalls one of this seat. */
  readonly isOwn: boolean
  /** Whether one of this seat did it. */
  readonly isDoer: boolean
  /** Whether it befalls a person, and no animal, robot or likeness. */
  readonly isPerson: boolean
  readonly nameOf: (id: string | null) => string
  /** What someone is: `human`, `wolf`. */
  readonly kindOf: (id: string | null) => string
}

interface Telling {
  /** The sort of beat that it begins; what is left out comes of the beat before it. */
  readonly beat?: 'move' | 'deed' | 'turn'
}

/** SH of a blow that is told for itself. */
export const GREAT_BLOW = 8
const PEOPLE: ReadonlySet<string> = new Set(['human', 'dwarf', 'elf', 'orc', 'goblin', 'mage'])

const withSpell =
  (tone: Tone = 'plain') =>
  ({ spell }: { readonly spell: string }): RowLook => [spellIcon(spell), tone]

function magic(spell: string): Pictured {
  return { title: nameOf(spell), plate: plates.spell(spell) }
}

/** Everything that a fight tells. */
const ROWS: EventRows<ArenaEvent, Context, Telling> = {
  joined: { look: ({ kind }) => kindIcon(kind), weight: 'apart' },
  'fight-began': { look: 'g-crossed-swords', weight: 'apart', sound: 'gate' },
  'exit-opened': { look: 'g-open-gate', weight: 'apart' },
  'fires-laid': { look: 'g-fire', weight: 'apart' },
  'pits-laid': { look: 'g-pit', weight: 'apart' },
  'robots-came': {
    look: 'g-rock-golem',
    weight: 'great',
    beat: 'turn',
    moment: ({ figures }, { kindOf }) => ({
      title: figures.length === 1 ? 'Something comes through the gate' : `${figures.length} come through the gate`,
      plate: plates.comes(kindOf(figures[0] ?? null)),
    }),
  },
  'spells-known': { look: ['x-book', 'good'], weight: 'apart' },
  learnt: { look: ['x-book', 'good'] },
  'turn-began': { look: 'x-hourglass', weight: 'apart', beat: 'turn' },
  incentive: { look: 'x-medallion', weight: 'apart', beat: 'turn' },
  'first-side': { look: 'x-steps', weight: 'apart', beat: 'turn' },
  ordered: { look: 'x-quill', weight: 'apart' },
  moved: { look: 'x-steps', weight: 'apart', beat: 'move' },
  waited: { look: 'x-hourglass', weight: 'apart', beat: 'move' },
  turned: { look: 'x-compass', weight: 'apart', beat: 'move' },
  'stood-up': { look: 'x-human', weight: 'apart', beat: 'deed' },
  'went-prone': { look: 'g-m-prone', weight: 'apart', beat: 'deed' },
  declined: { look: 'x-hourglass', weight: 'apart', beat: 'deed' },
  'did-nothing': { look: 'x-hourglass', weight: 'apart', beat: 'deed' },
  evaded: {
    look: 'g-m-evade',
    weight: own('small', 'line'),
    sound: 'miss',
    moment: ({ figure }, { nameOf: name }) => ({ title: `${name(figure)} evades`, plate: plates.EVADED }),
  },
  'makes-for-exit': { look: 'g-open-gate', beat: 'deed' },
  aimed: { look: 'x-lens', weight: 'apart', beat: 'deed' },
  attacked: {
    look: ({ with: arm, times }) => [causeIcon(arm), times > 0 ? 'harm' : 'plain'],
    weight: (blow, { isDoer }) =>
      isDoer && blow.returned !== true && (blow.times > 1 || throughOf(blow) >= GREAT_BLOW) ? 'small' : 'line',
    sound: ({ times, with: arm }) => (times === 0 ? 'miss' : arm.endsWith('bow') ? 'bow' : 'blade'),
    moment: ({ by, times, with: arm }, { nameOf: name }) => ({
      title: `${name(by)} ${times > 2 ? 'strikes for triple damage' : times > 1 ? 'strikes for double damage' : 'strikes hard'}`,
      plate: plates.struck(arm),
    }),
  },
  'weapon-dropped': {
    look: ['x-broken', 'harm'],
    weight: own('small', 'line'),
    sound: 'tile',
    moment: ({ figure, thing }, { nameOf: name }) => ({
      title: `${name(figure)} drops a ${lowName(typeOf(thing))}`,
      plate: plates.lost(typeOf(thing)),
    }),
  },
  hurt: { look: ({ cause }) => [causeIcon(cause), 'harm'] },
  dazed: { look: ['g-m-dazed', 'harm'] },
  'knocked-down': {
    look: ['g-m-prone', 'harm'],
    weight: own('small', 'line'),
    moment: ({ figure }, { nameOf: name }) => ({ title: `${name(figure)} is knocked down`, plate: plates.DOWN }),
  },
  'pit-fall': {
    look: ['g-pit', 'harm'],
    weight: 'small',
    sound: 'fall',
    moment: ({ figure }, { nameOf: name }) => ({ title: `${name(figure)} falls into a pit`, plate: plates.PIT }),
  },
  collapsed: {
    look: ['g-m-prone', 'harm'],
    weight: (_, { isPerson }) => (isPerson ? 'great' : 'small'),
    moment: ({ figure }, { nameOf: name, kindOf }) => ({ title: `${name(figure)} collapses`, plate: plates.collapsed(kindOf(figure)) }),
  },
  killed: {
    look: ['x-skull', 'harm'],
    sound: 'fall',
    weight: (_, { isDoer, isPerson }) => (isPerson ? 'great' : isDoer ? 'small' : 'line'),
    moment: ({ figure, cause }, { nameOf: name, kindOf }) => ({
      title: `${name(figure)} is dead`,
      plate: plates.died(kindOf(figure), cause),
    }),
  },
  vanished: { look: 'g-two-shadows' },
  landed: { look: ({ kind }) => thingIcon(kind), weight: 'apart' },
  readied: { look: 'g-hand', weight: 'apart' },
  reloaded: { look: 'g-crossbow', weight: 'apart', beat: 'deed' },
  changed: { look: 'g-hand', weight: 'apart', beat: 'deed' },
  placed: { look: ({ kind }) => thingIcon(kind), beat: 'deed' },
  stolen: {
    look: ['g-grab', 'harm'],
    weight: own('great', 'small'),
    sound: 'coin',
    beat: 'deed',
    moment: ({ figure, thing }, { nameOf: name }) => ({ title: `${name(figure)} is robbed`, plate: plates.lost(typeOf(thing)) }),
  },
  'let-fall': { look: 'x-stone' },
  'krill-recovered': { look: ['g-magic-trident', 'good'] },
  'death-sword-given': {
    look: ['g-magic-trident', 'good'],
    weight: 'great',
    moment: ({ figure }, { nameOf: name }) => ({
      title: `A Death Sword for ${name(figure)}`,
      plate: plates.struck('death-sword'),
    }),
  },
  'bones-offered': { look: 'g-sword-altar', beat: 'deed' },
  'altar-rose': {
    look: 'g-sword-altar',
    weight: 'small',
    sound: 'spell',
    beat: 'turn',
    moment: () => ({ title: 'The Altar of Life', plate: plates.ALTAR }),
  },
  resurrected: {
    look: ['s-resurrect', 'good'],
    weight: 'great',
    sound: 'spell-mend',
    moment: ({ figure }, { nameOf: name }) => ({ title: `${name(figure)} rises from the dead`, plate: plates.RISEN }),
  },
  braced: { look: 'g-roman-shield', weight: 'apart' },
  'fall-tested': { look: ({ stands }) => ['g-roman-shield', stands ? 'good' : 'harm'] },
  pushed: { look: ['g-roman-shield', 'harm'] },
  'hand-combat-tried': { look: 'g-m-hand', weight: 'apart', beat: 'deed' },
  repelling: { look: 'g-m-hand', weight: 'apart' },
  repelled: {
    look: ({ holds }) => ['g-m-hand', holds ? 'good' : 'harm'],
    weight: own('small', 'line'),
    sound: ({ holds }) => (holds ? 'miss' : null),
    moment: ({ figure, holds }, { nameOf: name }) =>
      holds
        ? { title: `${name(figure)} repels the attempt`, plate: plates.REPELLED }
        : { title: `${name(figure)} is pulled down`, plate: plates.WRESTLE },
  },
  'hand-combat': {
    look: ['g-m-hand', 'harm'],
    sound: 'claw',
    weight: (_, { isOwn, isDoer }, earlier) => (!isOwn && !isDoer ? 'line' : earlier.length === 0 ? 'great' : 'small'),
    moment: ({ by, figure }, { nameOf: name }) => ({
      title: `${name(by)} and ${name(figure)} in hand combat`,
      plate: plates.WRESTLE,
    }),
  },
  'hands-emptied': { look: ['x-stone', 'harm'] },
  struggling: { look: 'g-m-hand', weight: 'apart', beat: 'deed' },
  struggled: { look: 'g-m-hand' },
  disengaged: { look: 'x-steps', weight: 'apart', beat: 'deed' },
  casting: { look: withSpell(), weight: 'apart', beat: 'deed' },
  cast: {
    look: ({ spell, succeeds }) => [spellIcon(spell), succeeds ? 'good' : 'plain'],
    weight: ({ succeeds }, { isDoer }) => (isDoer && succeeds ? 'small' : 'line'),
    sound: ({ succeeds }) => (succeeds ? 'spell' : 'miss'),
    moment: ({ spell }) => magic(spell),
  },
  returned: {
    look: ['g-shield-reflect', 'good'],
    weight: 'small',
    sound: 'spell',
    moment: () => ({ title: 'The shot flies back', plate: plates.spell('missile-return') }),
  },
  'spell-hit': { look: withSpell('harm'), sound: 'spell-fight' },
  enchanted: { look: withSpell() },
  disarmed: {
    look: ['x-broken', 'harm'],
    weight: own('small', 'line'),
    moment: ({ figure, thing }, { nameOf: name }) => ({ title: `${name(figure)} is disarmed`, plate: plates.lost(typeOf(thing)) }),
  },
  teleported: {
    look: 'g-teleport',
    weight: own('small', 'line'),
    sound: 'spell',
    moment: ({ figure }, { nameOf: name }) => ({ title: `${name(figure)} is teleported`, plate: plates.spell('teleport') }),
  },
  'ring-of-fire': { look: ['g-fire-zone', 'harm'] },
  'set-alight': { look: ['g-fire', 'harm'], beat: 'deed' },
  spent: { look: 'x-drop', weight: 'apart' },
  healed: { look: ['g-healing', 'good'], sound: 'spell-mend' },
  revived: {
    look: ['g-healing', 'good'],
    weight: own('small', 'line'),
    moment: ({ figure }, { nameOf: name }) => ({ title: `${name(figure)} comes to`, plate: plates.spell('heal-strength') }),
  },
  called: {
    look: 'g-magic-gate',
    weight: 'small',
    sound: 'spell',
    moment: ({ figure }, { nameOf: name, kindOf }) => ({ title: `${name(figure)} appears`, plate: plates.comes(kindOf(figure)) }),
  },
  feigned: { look: withSpell(), weight: 'apart' },
  images: { look: 'g-two-shadows', weight: 'small', sound: 'mirror', moment: () => magic('image') },
  renewed: { look: 'g-magic-gate', weight: 'apart', beat: 'deed' },
  'let-go': { look: 'g-magic-gate', weight: 'apart', beat: 'deed' },
  'terrain-made': { look: ({ kind }) => terrainIcon(kind), sound: 'tile' },
  'seen-through': { look: ['g-third-eye', 'good'] },
  doubting: { look: 'g-third-eye', weight: 'apart', beat: 'deed' },
  disbelieved: { look: 'g-third-eye' },
  judged: { look: 'g-third-eye' },
  left: {
    look: 'g-open-gate',
    sound: 'stair-up',
    weight: (_, { isPerson }) => (isPerson ? 'small' : 'line'),
    beat: 'deed',
    moment: ({ figure }, { nameOf: name }) => ({ title: `${name(figure)} leaves alive`, plate: plates.GATE }),
  },
  regenerated: { look: ['g-healing', 'good'], weight: 'apart' },
  'came-to': {
    look: ['g-healing', 'good'],
    weight: own('small', 'line'),
    moment: ({ figure }, { nameOf: name }) => ({ title: `${name(figure)} comes to`, plate: plates.spell('heal-strength') }),
  },
  'spell-over': { look: withSpell(), weight: 'apart' },
  'fight-over': { look: ['g-gladius', 'good'], weight: 'apart', sound: ({ kind }) => (kind === 'draw' ? null : 'out'), beat: 'turn' },
  earned: { look: ['x-medallion', 'good'], weight: 'apart', beat: 'turn' },
}

export const EVENTS = gameEvents<ArenaEvent, Context>(ROWS, (event, session) => {
  const view = arenaView(session)
  const victim = view && bearersIn(view, figureOf(event))[0]
  const isOf = (id: string | null) => view !== null && id !== null && bearersIn(view, id)[0]?.seat === view.seat
  return {
    isOwn: isOf(figureOf(event)),
    isDoer: isOf(doerOf(event)),
    isPerson: victim != null && victim.seat !== null && PEOPLE.has(victim.race) && victim.coming === null,
    nameOf: (id) => {
      const figure = view && figureIn(view, id)
      return figure ? figureName(figure) : 'Someone'
    },
    kindOf: (id) => (view && figureIn(view, id)?.race) ?? (id ? typeOf(id) : 'human'),
  }
})

/** The sort of beat that an event begins; null for what comes of the beat before it. */
export function beatOf({ type }: Told): NonNullable<Telling['beat']> | null {
  return ROWS[type].beat ?? null
}

/** The one it happens to. */
export function figureOf(event: Told | null): string | null {
  if (event === null) return null
  return 'figure' in event ? event.figure : 'whom' in event ? event.whom : null
}

/** Who did it: the one named as doing it, else the one it is about. */
export function doerOf(event: Told | null): string | null {
  if (event === null) return null
  if ('by' in event && event.type !== 'first-side' && event.type !== 'learnt' && event.by !== null) return event.by
  return 'figure' in event ? event.figure : null
}

/** SH that a blow took off, past all armour. */
export function throughOf({ damage, stopped }: ToldOf<'attacked'>): number {
  return Math.max(0, damage - stopped)
}
