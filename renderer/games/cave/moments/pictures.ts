import type { LogEntry } from '../../../../engine/kernel/types.ts'
import type { Plate } from '../../../scene/plate.ts'
import { HURT, LUCKY } from '../../../scene/plates.ts'
import { ENEMIES, isEnemy, kindOfCard } from '../kinds.ts'
import { ALIGNMENT_NAMES, nameOf, spaceName } from '../names.ts'
import * as plates from '../scenes/plates.ts'
import { Fields } from '../table/fields.ts'

export interface Pictured {
  readonly title: string
  readonly plate: Plate
}

/** Whose event it is. */
export interface Whose {
  readonly name: string
  /** The id of his Character; null where it is not known. */
  readonly character: string | null
}

type Picture = (data: Fields, whose: Whose, rule: string) => Pictured

/** The title and the plate of everything that can be a moment. */
const PICTURES: Readonly<Record<string, Picture>> = {
  'new-character': (data) => {
    const character = data.text('character') ?? ''
    return { title: `The ${nameOf(character)} begins`, plate: plates.begins(character) }
  },
  ready: (data) => ({ title: data.number('mark') === 50 ? 'An even chance' : 'Nearly ready', plate: plates.CRYSTAL_FOUND }),
  // By the Void, or in the Power Plant.
  'things-lost': (data, { name }, rule) => ({
    title: `${name} loses ${data.texts('cards').length} things`,
    plate: rule === '12.4' ? plates.chamber('void') : plates.space('ancient-power-plant'),
  }),
  'strength-gained': (_, { name }) => ({ title: `${name} grows stronger`, plate: plates.grows('strength') }),
  exchanged: (_, { name }) => ({ title: `${name} grows stronger`, plate: plates.grows('strength') }),
  'craft-gained': (_, { name }) => ({ title: `${name} grows wiser`, plate: plates.grows('craft') }),
  'life-saved': (_, { name }) => ({ title: `${name} is lucky`, plate: LUCKY }),
  died: (data, { name }) => ({ title: `${name} dies`, plate: plates.died(causeOf(data)) }),
  destroyed: () => ({ title: 'The Cyborg is destroyed', plate: plates.space('ancient-power-plant') }),
  'alignment-changed': (data, { name }) => ({
    title: `${name} is ${alignmentIn(data)} now`,
    plate: plates.served(data.text('alignment') === 'evil' ? 'toad-mother' : 'shrine-of-light'),
  }),
  'spell-cast': (data) => {
    const spell = data.text('spell') ?? ''
    return { title: nameOf(spell), plate: plates.cast(spell) }
  },
  warded: (_, { name }) => ({ title: `${name} wards it off`, plate: plates.cast('ward') }),
  gate: (data) => {
    const isOpen = data.flag('open')
    return { title: isOpen ? 'The Heavy Gate opens' : 'The Heavy Gate holds', plate: plates.gate(isOpen) }
  },
  drawn: (data) => {
    const kind = kindOfCard(data.text('card') ?? '')
    return { title: nameOf(kind), plate: drawnPlate(kind) }
  },
  visited: (data) => {
    const kind = kindOfCard(data.text('card') ?? '')
    return { title: nameOf(kind), plate: plates.served(kind) }
  },
  'turned-toad': (_, { name }) => ({ title: `${name} is a Toad`, plate: plates.TOAD }),
  chamber: (data) => {
    const chamber = data.text('chamber') ?? ''
    return { title: nameOf(chamber), plate: plates.chamber(chamber) }
  },
  'space-die': (data) => {
    const at = data.text('at') ?? ''
    return { title: spaceName(at), plate: plates.space(at) }
  },
  'crystal-found': (data) => ({ title: `The Magic Crystal is in ${spaceName(data.text('at') ?? '')}`, plate: plates.CRYSTAL_FOUND }),
  trial: (data, { name }) => {
    const [trial, isPassed] = [data.text('trial') ?? '', data.flag('passed')]
    return {
      title: `${name} ${isPassed ? 'passes' : 'fails'} the Trial by ${nameOf(trial)}`,
      plate: plates.trial(trial, isPassed),
    }
  },
  duel: (data, { name, character }) => {
    const result = data.text('result')
    const title = result === 'won' ? `${name} wins` : result === 'lost' ? `${name} is beaten` : 'Neither wins'
    return { title, plate: plates.duel(character ?? 'night-blade', 'deep-miner') }
  },
  fought: (data, { name }) => {
    const against = data.record('against')
    const kind = kindOfCard(against.texts('cards')[0] ?? against.text('kind') ?? '')
    return { title: `${name} is beaten`, plate: kind === '' ? HURT : plates.met(kind) }
  },
  slain: (data) => {
    const kind = kindOfCard(data.text('card') ?? '')
    return { title: `${nameOf(kind)} beaten`, plate: plates.beaten(kind) }
  },
  'game-over': (_, { name, character }) => ({ title: `${name} has the Magic Crystal`, plate: plates.won(character) }),
}

/** The title and the plate of a moment; null for what is none. */
export function pictureOf(event: LogEntry, whose: Whose): Pictured | null {
  return PICTURES[event.type]?.(new Fields(event.data), whose, event.rule) ?? null
}

const EVENT_KINDS: ReadonlySet<string> = new Set([
  ...['rockfall', 'earthquake', 'poisonous-vapours', 'flash-flood', 'distant-glow', 'pitch-darkness', 'gold-vein'],
  ...['bright-echo', 'dark-echo', 'windfall'],
])
const STRANGERS: ReadonlySet<string> = new Set([
  ...['dying-prospector', 'moss-woman', 'gnome-trader', 'toad-mother', 'dwarf-smith', 'chained-champion'],
  ...['wandering-scholar', 'old-fencer', 'beggar', 'shrine-of-light', 'crystal-pool', 'forgotten-vault', 'cave-entrance-card'],
])

function drawnPlate(kind: string): Plate {
  if (isEnemy(kind)) return plates.met(kind)
  if (EVENT_KINDS.has(kind)) return plates.happened(kind)
  return STRANGERS.has(kind) ? plates.served(kind) : plates.found(kind)
}

const WITHOUT_CARD: ReadonlySet<string> = new Set(['demons', 'orc', 'troll', 'hobgoblin', 'guardian'])

function causeOf(data: Fields): string | null {
  const cause = kindOfCard(data.text('cause') ?? '')
  return Object.values(ENEMIES).flat().includes(cause) || WITHOUT_CARD.has(cause) ? cause : null
}

function alignmentIn(data: Fields): string {
  const alignment = data.text('alignment')
  return alignment === 'good' || alignment === 'evil' ? ALIGNMENT_NAMES[alignment] : ALIGNMENT_NAMES.neutral
}
