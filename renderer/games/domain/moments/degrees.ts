import type { DomainEvent } from '../../../../engine/domain/event-types.ts'
import type { LogEntry, SessionView } from '../../../../engine/kernel/types.ts'
import type { Degree } from '../../../moment/queue.ts'
import { isCreature, kindOfCard } from '../kinds.ts'
import { Fields } from '../table/fields.ts'
import { domainView } from '../table/view.ts'

/** What an event is weighed against. */
interface Known {
  /** Whether it happens to the character of this seat. */
  readonly isOwn: boolean
  /** Whether nothing of its type and seat that is like it stands in the chronicle yet. */
  readonly isFirst: (like?: (data: Fields) => boolean) => boolean
}

type Weight = Degree | ((data: Fields, known: Known) => Degree)

/** So many life points lost at once are a moment. */
const BADLY = 3

const own =
  (degree: Degree, others: Degree = 'apart'): Weight =>
  (_, { isOwn }) =>
    isOwn ? degree : others

const isGreatCreature = (kind: string) => ['medusa', 'green-dragon', 'reaper', 'demon'].includes(kind)

/** How much each event weighs, in the order of the rules; a new one without a weight does not compile. */
const WEIGHTS = {
  // 2 and 3: rounds, turns, the beginning; the end has a card of its own
  'round-began': 'apart',
  'turn-began': 'apart',
  'turn-missed': 'line',
  'first-player': 'apart',
  'quadrant-chosen': 'apart',
  won: 'apart',
  'time-up': 'apart',
  'given-up': 'apart',
  entered: (data, { isOwn, isFirst }) => (isOwn && !isFirst(() => true) && data.square !== null ? 'small' : 'apart'),
  // 4: life, luck, experience
  'life-lost': (data, { isOwn }) => (isOwn && (data.number('amount') ?? 0) >= BADLY ? 'small' : 'line'),
  'life-spared': own('small'),
  healed: 'line',
  'luck-tested': 'line',
  experience: 'line',
  died: own('great', 'small'),
  retired: 'line',
  // 5: tiles
  'tile-laid': (_, { isOwn, isFirst }) => (isOwn && isFirst() ? 'great' : 'apart'),
  'chamber-laid': (data, { isOwn }) => (data.text('place') === 'treasure' || isOwn ? 'great' : 'small'),
  // 6: steps
  moved: 'apart',
  groped: 'apart',
  climbed: 'line',
  crossed: own('small'),
  lantern: 'line',
  // 7, 8: cards and things
  'card-drawn': (data, { isOwn, isFirst }) => {
    const kind = kindOfCard(data.text('card') ?? '')
    if (!isOwn || isCreature(kind)) return 'apart'
    return isFirst((other) => kindOfCard(other.text('card') ?? '') === kind) ? 'small' : 'apart'
  },
  'card-turned': 'apart',
  'left-lying': 'apart',
  taken: (data, { isOwn }) => (data.text('treasure') !== null ? 'great' : isOwn ? 'line' : 'apart'),
  dropped: 'apart',
  used: 'line',
  'treasure-found': (_, { isOwn }) => (isOwn ? 'great' : 'small'),
  // 9: fights
  met: (data, { isOwn, isFirst }) => {
    const kind = kindOfCard(data.text('card') ?? '')
    const isNew = isFirst((other) => kindOfCard(other.text('card') ?? '') === kind)
    if (!isOwn || !isNew) return 'apart'
    return isGreatCreature(kind) ? 'great' : 'small'
  },
  armed: 'apart',
  blow: 'apart',
  'creature-beaten': (data, { isOwn, isFirst }) => {
    if (!isOwn) return 'apart'
    return isFirst() || isGreatCreature(kindOfCard(data.text('card') ?? '')) ? 'great' : 'small'
  },
  thrown: own('small'),
  retreated: 'line',
  // 10: rooms, doors, hazards, passages
  door: (data, { isOwn }) => (isOwn && ['broken', 'unlocked', 'opened'].includes(data.text('deed') ?? '') ? 'small' : 'line'),
  fell: own('small'),
  hazard: own('small'),
  passage: 'apart',
  encounter: 'apart',
  paralysed: own('great', 'small'),
  freed: own('small'),
  // 11: spells
  cast: (data, { isOwn }) => (isOwn ? 'small' : data.flag('works') ? 'small' : 'apart'),
  summoning: 'line',
  'evil-summoned': 'great',
  // 14
  warlock: (data, { isOwn }) => (data.text('deed') === 'appeared' || isOwn ? 'great' : 'small'),
} as const satisfies Record<DomainEvent['type'], Weight>

/** How much an event weighs for this seat; one of older rules is a line. */
export function weigh(event: LogEntry, before: readonly LogEntry[], session: SessionView): Degree {
  if (!Object.hasOwn(WEIGHTS, event.type)) return 'line'
  const weight: Weight = WEIGHTS[event.type as DomainEvent['type']]
  if (typeof weight === 'string') return weight
  const data = new Fields(event.data)
  const { seat } = data
  const isLike = (other: LogEntry) => other.type === event.type && new Fields(other.data).seat === seat
  return weight(data, {
    isOwn: seat !== null && seat === domainView(session)?.seat,
    isFirst: (like = () => true) => !before.some((other) => isLike(other) && like(new Fields(other.data))),
  })
}
