import type { CaveEvent } from '../../../../engine/cave/event-types.ts'
import type { LogEntry, SessionView } from '../../../../engine/kernel/types.ts'
import type { Degree } from '../../../moment/queue.ts'
import { isDragon, kindOfCard } from '../kinds.ts'
import { Fields } from '../table/fields.ts'
import { caveView } from '../table/view.ts'

/** What an event is weighed against. */
interface Known {
  /** Whether it happens to the Character of this seat. */
  readonly isOwn: boolean
  /** Whether nothing of its type and seat that is like it stands in the chronicle yet. */
  readonly isFirst: (like?: (data: Fields) => boolean) => boolean
}

type Weight = Degree | ((data: Fields, known: Known) => Degree)

const own =
  (degree: Degree, others: Degree = 'apart'): Weight =>
  (_, { isOwn }) =>
    isOwn ? degree : others

/** The first of its kind that befalls this seat. */
const firstBy =
  (key: string, degree: Degree, later: Degree): Weight =>
  (data, { isOwn, isFirst }) => {
    if (!isOwn) return 'apart'
    return isFirst((other) => other.text(key) === data.text(key)) ? degree : later
  }

/** So many things lost at once are a moment. */
const MANY = 2

const GREAT_FOES: ReadonlySet<string> = new Set(['stone-golem', 'cave-troll', 'shade-of-a-lich', 'cave-demon'])

/** How much each event weighs, in the order of the rules; a new one without a weight does not compile. */
const WEIGHTS = {
  dealt: 'apart',
  'first-player': 'apart',
  'round-began': 'apart',
  'turn-began': 'apart',
  'turn-missed': own('line'),
  'light-returned': 'line',
  ready: own('small'),
  'new-character': own('great'),
  // 1 to 4
  'strength-gained': own('small', 'line'),
  'strength-lost': 'line',
  exchanged: own('small', 'line'),
  'craft-gained': own('small', 'line'),
  'craft-lost': 'line',
  'spell-gained': 'line',
  'spell-seen': 'line',
  'spells-discarded': 'line',
  'gold-gained': 'line',
  'gold-paid': 'line',
  'life-gained': 'line',
  'life-lost': 'line',
  'life-saved': own('small', 'line'),
  healed: 'line',
  mended: 'line',
  died: own('great', 'small'),
  destroyed: own('great', 'small'),
  // 5 to 9
  'put-down': 'apart',
  taken: 'line',
  'things-lost': (data, { isOwn }) => (isOwn && data.texts('cards').length >= MANY ? 'great' : 'line'),
  'alignment-changed': own('small', 'line'),
  'spell-cast': own('small'),
  robbed: 'line',
  warded: own('small', 'line'),
  // 11
  moved: 'apart',
  turning: 'apart',
  passing: 'apart',
  gate: own('small'),
  recalled: 'apart',
  stayed: 'apart',
  // 12, 13
  encounter: 'apart',
  drawn: (data, { isOwn, isFirst }) => {
    const kind = kindOfCard(data.text('card') ?? '')
    const isNew = isFirst((other) => kindOfCard(other.text('card') ?? '') === kind)
    if (!isOwn || !isNew) return 'apart'
    return isDragon(kind) || GREAT_FOES.has(kind) ? 'great' : 'small'
  },
  happened: 'line',
  swept: 'line',
  washed: 'line',
  darkened: 'line',
  visited: own('small', 'line'),
  bought: 'line',
  sold: 'line',
  gone: 'line',
  returned: 'line',
  'turn-ended': 'line',
  'turns-missed': 'line',
  weakened: 'line',
  'turned-toad': own('great', 'small'),
  chamber: firstBy('chamber', 'small', 'line'),
  'chamber-die': 'line',
  'space-die': firstBy('at', 'small', 'line'),
  fled: 'line',
  searched: own('line'),
  'crystal-found': 'great',
  trial: (data, { isOwn }) => (isOwn || data.flag('passed') ? 'great' : 'small'),
  bribed: 'line',
  'left-chamber': 'line',
  // 14
  'slipped-away': 'line',
  duel: own('small', 'line'),
  evaded: 'line',
  burnt: 'line',
  fought: (data, { isOwn }) => (isOwn && data.text('result') === 'lost' ? 'small' : 'line'),
  slain: (data, { isOwn, isFirst }) => {
    if (!isOwn) return 'line'
    const kind = kindOfCard(data.text('card') ?? '')
    if (isFirst() || kind === 'old-black-dragon') return 'great'
    return isDragon(kind) || GREAT_FOES.has(kind) ? 'small' : 'line'
  },
  'gold-for-life': 'line',
  // 17: the card of the end follows it
  'game-over': (data) => (data.text('how') === 'crystal' ? 'great' : 'apart'),
} as const satisfies Record<CaveEvent['type'], Weight>

/** How much an event weighs for this seat; one of older rules is a line. */
export function weigh(event: LogEntry, before: readonly LogEntry[], session: SessionView): Degree {
  if (!Object.hasOwn(WEIGHTS, event.type)) return 'line'
  const weight: Weight = WEIGHTS[event.type as CaveEvent['type']]
  if (typeof weight === 'string') return weight
  const data = new Fields(event.data)
  const { seat } = data
  const isLike = (other: LogEntry) => other.type === event.type && new Fields(other.data).seat === seat
  return weight(data, {
    isOwn: seat !== null && seat === caveView(session)?.seat,
    isFirst: (like = () => true) => !before.some((other) => isLike(other) && like(new Fields(other.data))),
  })
}
